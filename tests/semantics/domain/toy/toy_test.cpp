// SPDX-License-Identifier: Apache-2.0
// Domains beside Concrete and Term, and the rules of TIR run in them as they are: one that forks
// where a premise is undecided, and one that runs the body of a loop once.
#include <catch2/catch.hpp>

#include "semantics/tir/catalogue.h"
#include "semantics/tir/start.h"
#include "spec/text/read.h"
#include "tests/semantics/domain/toy/once.h"

namespace tenor::semantics {

template class MachineOf<Tir, toy::Forking>;
template class MachineOf<Tir, toy::Once>;

namespace toy {
namespace {

/// How a path ended, and what its integer was.
struct End {
  std::string rule;  ///< empty: done
  Range range;
  std::vector<Value> memory;
};

/// Every path of `main(n: T.int32, A: T.Buffer((16,), "int32"))`.
template <class D>
std::vector<End> paths_of(const std::string& body) {
  spec::Report report;
  const spec::Program program = spec::read(
                                    "from tvm.script import tir as T\n"
                                    "@T.prim_func\n"
                                    "def main(n: T.int32, A: T.Buffer((16,), \"int32\")):\n" +
                                        body,
                                    report)
                                    .program;
  REQUIRE(program.modules.size() == 1);
  const spec::tir::PrimFunc* f = program.modules[0].functions.at(0).prim_func;
  const spec::DataType type = spec::int_type(32);
  std::vector<End> ends;
  CHECK(D::paths().for_each(100, [&] {
    Machine<D> m(program, program.modules[0], Granularity::kExpr);
    Argument<D> n, a;
    n.given = a.given = true;
    n.scalar = D::unknown(type.scalar);
    a.memory = m.memory().allocate(type, {16}, 16);
    m.memory().at(a.memory).argument = true;
    a.dtype = type, a.shape = {16};
    const Symbol symbol = n.scalar->symbol;
    start(m, f, std::vector<Argument<D>>{n, a});
    m.run();
    End end{
        m.outcome().rule ? std::string(m.outcome().rule->id) : "", D::paths().range(symbol), {}};
    INFO(m.outcome().message);
    CHECK(m.outcome().kind != OutcomeKind::kUndecided);
    for (std::uint64_t i = 0; i < 16; ++i)
      end.memory.push_back(m.memory().at(a.memory).storage.get(type.scalar, i));
    ends.push_back(std::move(end));
  }));
  return ends;
}

constexpr Range kAll{-2147483648, 2147483647};

bool has(const std::vector<End>& ends, const std::string& rule, const Range& range) {
  return std::ranges::any_of(ends,
                             [&](const End& e) { return e.rule == rule && e.range == range; });
}

}  // namespace

TEST_CASE("toy: both ways of an If are explored, each under its range") {
  const auto ends = paths_of<Forking>(
      "    if n < 3:\n"
      "        A[0] = n + 1\n"
      "    else:\n"
      "        if n < 0:\n"
      "            A[1] = 0\n"
      "        A[2] = 7\n");
  REQUIRE(ends.size() == 2);  // from 3 on, n is not below 0
  CHECK(ends[0].range == Range{kAll.low, 2});
  CHECK(ends[0].memory[0].symbol != 0);
  CHECK(ends[1].range == Range{3, kAll.high});
  CHECK(ends[1].memory[1].indeterminate);
  CHECK(Forking::show(ends[1].memory[2]) == "7");
}

TEST_CASE("toy: an access forks into those below, above and within its bounds") {
  const auto ends = paths_of<Forking>("    A[n] = 1\n");
  CHECK(ends.size() == 18);  // within them, a path for each element
  CHECK(has(ends, "TIR-BufferStore-out-of-bounds", {kAll.low, -1}));
  CHECK(has(ends, "TIR-BufferStore-out-of-bounds", {16, kAll.high}));
  for (std::int64_t i = 0; i < 16; ++i) CHECK(has(ends, "", {i, i}));
}

TEST_CASE("toy: a loop forks where each iteration may be the last") {
  const auto ends = paths_of<Forking>(
      "    if n < 3:\n"
      "        for i in range(n):\n"
      "            A[i] = i\n");
  CHECK(ends.size() == 4);
  CHECK(has(ends, "", {kAll.low, 0}));
  CHECK(has(ends, "", {1, 1}));
  CHECK(has(ends, "", {2, 2}));
  CHECK(has(ends, "", {3, kAll.high}));
}

TEST_CASE("toy: one iteration stands for all of a loop whose extent is unknown") {
  const auto ends = paths_of<Once>(
      "    for i in range(n):\n"
      "        if i < 16:\n"
      "            A[i] = n\n");
  CHECK(ends.size() == 3);  // no iteration, one that stores, one that does not
  CHECK(has(ends, "", {kAll.low, 0}));
  CHECK(std::ranges::count(ends, Range{1, kAll.high}, &End::range) == 2);
  const auto beyond = paths_of<Once>(
      "    for i in range(n):\n"
      "        A[i] = n\n");
  CHECK(has(beyond, "TIR-BufferStore-out-of-bounds", {1, kAll.high}));
  CHECK_FALSE(has(beyond, "TIR-BufferStore-out-of-bounds", {kAll.low, 0}));
}

TEST_CASE("toy: loops nest, beside those whose extent is known") {
  const auto ends = paths_of<Once>(
      "    for i in range(n):\n"
      "        for j in range(3):\n"
      "            for k in range(n):\n"
      "                A[j] = n\n");
  // No outer iteration, or one in which each of the three inner loops has one.
  CHECK(ends.size() == 2);
}

TEST_CASE("toy: memory is allocated and matched in such an iteration") {
  const std::string body =
      "    for i in range(n):\n"
      "        local = T.allocate([4], \"int32\", \"global\")\n"
      "        local_1 = T.Buffer((4,), \"int32\", data=local)\n"
      "        local_1[3] = n\n"
      "        if i < ";
  const std::string matched =
      ":\n"
      "            with T.block(\"b\"):\n"
      "                M = T.match_buffer(A[i:i + 4], (4,), \"int32\", offset_factor=1)\n"
      "                M[3] = local_1[3]\n";
  const auto inside = paths_of<Once>(body + "13" + matched);
  CHECK(inside.size() == 3);
  for (const End& e : inside) CHECK(e.rule.empty());
  const auto beyond = paths_of<Once>(body + "14" + matched);
  CHECK(beyond.size() == 4);
  CHECK(std::ranges::count_if(beyond, [](const End& e) { return !e.rule.empty(); }) == 1);
}

}  // namespace toy
}  // namespace tenor::semantics
