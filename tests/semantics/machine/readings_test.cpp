// SPDX-License-Identifier: Apache-2.0
// On which entries of the ledger a run depends: programs in which both readings do the same, beside
// ones in which they may not; and of no stage of the corpus does an entry change the run that it
// does not depend on. In an entry's other reading straight-line code does what the rules do.
#include <algorithm>
#include <catch2/catch.hpp>

#include "semantics/tir/concrete.h"
#include "spec/clauses/ledger.h"
#include "spec/diagnostic/codes.h"
#include "tests/semantics/run/program.h"
#include "tests/semantics/tir/corpus.h"
#include "tests/share.h"

namespace tenor::semantics::test {
namespace {

using spec::Clause;

/// Does a run of the function depend on the entry?
bool depends(std::string_view entry, const std::string& function,
             const std::vector<Input>& inputs = {}) {
  const TextProgram program(function);
  Machine<Concrete> m(program.parsed.program, program.module(), Granularity::kStmt);
  m.compare_readings();
  start(m, program.function(), place_arguments(m, program.plan_of(inputs)));
  m.run();
  return m.depends_on().contains(Clause{entry});
}
/// Statements in a function of A, int32 and 8 long.
bool depends_in(std::string_view entry, const std::string& statements) {
  std::string text = "def main(A: T.Buffer((8,), \"int32\")):\n";
  for (std::size_t at = 0; at < statements.size();) {
    const std::size_t end = std::min(statements.find('\n', at), statements.size());
    text += "    " + statements.substr(at, end - at) + "\n";
    at = end + 1;
  }
  return depends(entry, text);
}

std::string reduction(const std::string& loops, const std::string& spatial,
                      const std::string& reduced) {
  return "for " + loops + ":\n    with T.block(\"b\"):\n        v = T.axis.spatial(2, " + spatial +
         ")\n        r = T.axis.reduce(4, " + reduced +
         ")\n        with T.init():\n            A[v] = 0\n        A[v] = A[v] + r\n";
}

struct Ended {
  Outcome outcome;
  std::vector<spec::Code> open;  ///< why there may be other outcomes
  std::vector<unsigned long long> counts;
  std::vector<ArrayResult> arrays;
  spec::EntrySet depends;
};

template <class D>
Ended run(const Stage& stage, const spec::Readings& readings, bool compares) {
  Machine<D> m(stage.program, stage.module, Granularity::kStmt, {}, Profile::kPortable, readings);
  if (compares) m.compare_readings();
  start(m, stage.function, place_arguments(m, stage.plan));
  m.run();
  Ended ended{m.outcome(), {}, m.rule_counts(), {}, m.depends_on()};
  for (const Note& note : m.notes())
    if (spec::info(note.code).code_class() == spec::CodeClass::kNondeterminism)
      ended.open.push_back(note.code);
  for (std::size_t i = 0; i < stage.plan.arguments.size(); ++i)
    if (stage.plan.arguments[i].is_tensor) ended.arrays.push_back(array_of(m, stage.plan, i));
  return ended;
}

void check_same(const Ended& one, const Ended& other) {
  CHECK(one.outcome.kind == other.outcome.kind);
  CHECK(one.outcome.rule == other.outcome.rule);
  CHECK(one.outcome.node == other.outcome.node);
  CHECK(one.open == other.open);
  REQUIRE(one.arrays.size() == other.arrays.size());
  for (std::size_t i = 0; i < one.arrays.size(); ++i) {
    CHECK(one.arrays[i].tensor == other.arrays[i].tensor);
    CHECK(one.arrays[i].written == other.arrays[i].written);
  }
}

void check_all_readings(const Stage& stage) {
  const Ended intended = run<Concrete>(stage, {}, true);
  for (const spec::LedgerEntry& entry : spec::ledger()) {
    if (!entry.only_intended.empty() || !entry.id.starts_with("TIR")) continue;
    CAPTURE(stage.path, entry.id);
    spec::Readings readings;
    readings.set(entry.id, true);
    const Ended written = run<Concrete>(stage, readings, false);
    if (!intended.depends.contains(Clause{entry.id})) {
      check_same(intended, written);
      continue;
    }
    const Ended ruled = run<WatchedConcrete>(stage, readings, false);
    check_same(ruled, written);
    CHECK(ruled.counts == written.counts);
  }
}

}  // namespace

TEST_CASE("readings: loops that count from 0", "[TIR-D1][TIR-D4]") {
  CHECK_FALSE(depends_in("TIR-D1", "for i in range(8):\n    A[i] = 1\n"));
  CHECK(depends_in("TIR-D1", "for i in range(2, 8):\n    A[i] = 1\n"));
  CHECK_FALSE(depends_in("TIR-D4", "for i in T.parallel(8):\n    A[i] = 1\n"));
  CHECK(depends_in("TIR-D4", "for i in T.parallel(2, 8):\n    A[i] = 1\n"));
}

TEST_CASE("readings: extents that nothing changes", "[TIR-D3]") {
  const std::string outer =
      "for j in range(4):\n    for i in range(8 // 3 - j):\n        A[i] = 1\n";
  CHECK_FALSE(depends_in("TIR-D3", outer));
  CHECK(depends_in("TIR-D3", "A[0] = 3\nfor i in range(A[0]):\n    A[i + 1] = 1\n"));
  CHECK(depends_in("TIR-D3",
                   "A[0] = 3\nfor i in range(A[0]):\n    for j in range(2):\n"
                   "        A[i + j + 1] = 1\n"));
  CHECK(depends_in("TIR-D3",
                   "for i in range(T.min(3, T.if_then_else(A[0] < 1, 1, 2))):\n"
                   "    A[i + 1] = 1\n"));
}

TEST_CASE("readings: predicates that hold, and values within their domains", "[TIR-D8][TIR-D47]") {
  const std::string block = "for i in range(8):\n    with T.block(\"b\"):\n";
  const std::string axis = "        v = T.axis.spatial(8, i)\n", store = "        A[v] = 1\n";
  CHECK_FALSE(depends_in("TIR-D8", block + axis + store));
  CHECK(depends_in("TIR-D8", block + axis + "        T.where(i < 9)\n" + store));
  CHECK_FALSE(depends_in("TIR-D47", block + axis + store));
  CHECK(depends_in("TIR-D47", block + "        v = T.axis.spatial(7, i)\n" + store));
}

TEST_CASE("readings: reductions that begin with their innermost loop", "[TIR-D9]") {
  CHECK_FALSE(depends_in("TIR-D9", reduction("i, k in T.grid(2, 4)", "i", "k")));
  CHECK(depends_in("TIR-D9", reduction("k, i in T.grid(4, 2)", "i", "k")));
  CHECK(depends_in("TIR-D9", reduction("i, j, k in T.grid(2, 2, 2)", "i", "j * 2 + k")));
  // The rules take over where a block makes views.
  const std::string view =
      "with T.block(\"b\"):\n        v = T.axis.reduce(4, i)\n"
      "        B = T.match_buffer(A[0:1], (1,), \"int32\")\n"
      "        with T.init():\n            B[0] = 0\n        B[0] = B[0] + v\n";
  CHECK_FALSE(depends_in("TIR-D9", "for i in range(4):\n    " + view));
  CHECK(depends_in("TIR-D9", "for j in range(2):\n  for i in range(2):\n    " +
                                 std::string(view).replace(view.find(", i)"), 4, ", j * 2 + i)")));
}

TEST_CASE("readings: bodies that run once, and values that are needed", "[TIR-D21][TIR-D63]") {
  CHECK_FALSE(depends_in("TIR-D21", "A[0] = A[0] + 1\n"));
  CHECK(depends("TIR-D21",
                "def main(A: T.Buffer((8,), \"int32\"), B: T.Buffer((8,), \"int32\")):\n"
                "    A[0] = A[0] + 1\n"));
  CHECK_FALSE(depends_in("TIR-D63", "x: T.int32 = A[0] // A[1]\nA[2] = x\n"));
  CHECK_FALSE(depends_in("TIR-D63", "for i in range(8):\n    x: T.int32 = i // 2\n    A[i] = i\n"));
  CHECK(depends_in("TIR-D63", "x: T.int32 = A[0]\nA[2] = 1\n"));
  CHECK_FALSE(depends_in("TIR-D63", "T.evaluate(0)\nA[0] = 1\n"));
  CHECK(depends_in("TIR-D63", "T.evaluate(A[0])\nA[0] = 1\n"));
}

TEST_CASE("readings: constructs that are not there", "[TIR-D58][TIR-D59][TIR-D73]") {
  const std::string body = "    A[i] = 1\n", serial = "for i in range(8):\n" + body;
  const std::string bound = "for i in T.thread_binding(8, thread=\"threadIdx.x\"):\n" + body;
  for (const char* entry : {"TIR-D58", "TIR-D59", "TIR-D62", "TIR-D66", "TIR-D73", "TIR-D12"}) {
    CAPTURE(entry);
    CHECK_FALSE(depends_in(entry, serial));
  }
  CHECK(depends_in("TIR-D58", "for i in T.vectorized(8):\n" + body));
  CHECK(depends_in("TIR-D73", bound));
  CHECK_FALSE(depends_in("TIR-D73", "for i in T.parallel(8):\n" + body));
}

TEST_CASE("readings: arguments that share memory", "[TIR-D40]") {
  const std::string two =
      "def main(A: T.Buffer((8,), \"int32\"), B: T.Buffer((8,), \"int32\")):\n"
      "    T.evaluate(A[0] + B[0])\n";
  CHECK_FALSE(depends("TIR-D40", two));
  CHECK(depends("TIR-D40", two, {alias("B", "A")}));
}

TEST_CASE("readings: a run in one that it does not depend on is the same, of the corpus",
          "[property]") {
  std::size_t next = 0, checked = 0;
  for_a_share_of_stages("/nested/", [&](const Stage& stage) {
    if (next++ % 7 != 0) return;
    check_all_readings(stage);
    ++checked;
  });
  CHECK(checked >= 60 / tenor::test::stride(16));
}

}  // namespace tenor::semantics::test
