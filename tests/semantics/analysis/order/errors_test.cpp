// SPDX-License-Identifier: Apache-2.0
// Iterations that err while others of their loop continue. TIR/Exec/12.2.2:e to :g.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <catch2/catch.hpp>

#include "loops.h"

namespace tenor::semantics::test {
namespace {

/// `TIR-AssertStmt-error at i = 2, …`: how the run ended, and the errors of all iterations.
struct RunExit {
  std::string rule, bindings;
  std::vector<std::string> errors;
  std::size_t allocations = 0;
};

RunExit end_of(const std::string& body) {
  const Planned program(
      "@T.prim_func\ndef main(A: T.Buffer((4,), \"int32\"), "
      "B: T.Buffer((4,), \"int32\")):\n" +
      body);
  const Setup setup = program.setup();
  Machine<Concrete> m(setup.program, setup.module, Granularity::kStmt);
  start(m, setup.function, place_arguments(m, setup.plan));
  m.run();
  RunExit end{m.outcome().rule ? std::string(m.outcome().rule->id) : "",
              m.outcome().bindings,
              {},
              m.memory().count()};
  for (const Outcome& e : m.first_errors()) end.errors.push_back(e.bindings);
  return end;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("the first error stands, and others are known", "[TIR/Exec/12.2.2:g]") {
  const RunExit end = end_of(
      "  for i in T.parallel(4):\n"
      "    assert i != 2, \"two\"\n"
      "    B[i] = A[i] // (i - 3)\n");
  CHECK(end.rule == "TIR-AssertStmt-error");
  CHECK(end.errors == Texts{"i = 2", "i = 3"});
}

TEST_CASE("an error does not hide what no clause promises anything of",
          "[TIR/Exec/12.2.2:f][TIR/Exec/12.2.2:h]") {
  const RunExit end = end_of(
      "  for i in T.parallel(4):\n"
      "    assert i != 0, \"none\"\n"
      "    B[i] = B[(i + 1) % 4]\n");
  CHECK(end.rule == "TIR-BufferStore-conflict");
  CHECK(end.errors == Texts{"i = 0"});
}

TEST_CASE("a loop with an iteration that erred is not left", "[TIR/Exec/12.2.2:e]") {
  const RunExit end = end_of(
      "  for i in T.parallel(4):\n"
      "    assert i != 3, \"three\"\n"
      "  B[7] = 0\n");
  CHECK(end.rule == "TIR-AssertStmt-error");
  CHECK(end.bindings == "i = 3");
}

TEST_CASE("iterations of a vectorized loop behind one that erred do not run",
          "[TIR/Exec/12.3:f][TIR-D58]") {
  const RunExit end = end_of(
      "  for i in T.vectorized(4):\n"
      "    assert i != 1, \"one\"\n"
      "    B[i + i] = 0\n");
  CHECK(end.rule == "TIR-AssertStmt-error");
  CHECK(end.errors == Texts{"i = 1"});
}

TEST_CASE("an iteration that erred leaves nothing behind", "[TIR/Exec/12.2.2:f]") {
  const RunExit end = end_of(
      "  for i in T.parallel(2):\n"
      "    for k in T.parallel(2):\n"
      "      D = T.decl_buffer((1,), \"int32\")\n"
      "      D[0] = i\n"
      "      for j in T.vectorized(2):\n"
      "        for l in range(2):\n"
      "          assert D[0] + j + l < 2, \"large\"\n"
      "      B[i * 2 + k] = D[0]\n");
  CHECK(end.rule == "TIR-AssertStmt-error");
  CHECK(end.bindings == "i = 0, k = 0, j = 1, l = 1");
  CHECK(end.errors.size() == 1);
  CHECK(end.allocations == 2);
}

TEST_CASE("a budget that runs out behind an error is what the run ends with",
          "[TIR/Exec/12.2.2:f]") {
  const Planned program(
      "@T.prim_func\n"
      "def main(B: T.Buffer((2,), \"int32\")):\n"
      "  for i in T.parallel(2):\n"
      "    assert i != 0, \"none\"\n"
      "    while T.bool(True):\n"
      "      B[i] = 0\n");
  const Setup setup = program.setup();
  Machine<Concrete> m(setup.program, setup.module, Granularity::kStmt, {1000});
  start(m, setup.function, place_arguments(m, setup.plan));
  m.run();
  CHECK(m.outcome().kind == OutcomeKind::kExhausted);
  CHECK(m.first_errors().size() == 1);
}

}  // namespace tenor::semantics::test
