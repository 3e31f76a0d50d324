// SPDX-License-Identifier: Apache-2.0
// Which arguments a run gets for what a caller says: sizes, draws, layouts, and what is refused.
#include "tests/semantics/command/program.h"

namespace tenor::semantics::test {
namespace {

const char* const kDynamic =
    "def f(a: T.handle, b: T.handle):\n"
    "    n, m = T.int32(), T.int64()\n"
    "    A = T.match_buffer(a, (n, m), 'int32')\n"
    "    B = T.match_buffer(b, (m, n * 2), 'int32')\n"
    "    T.evaluate(0)\n";

const char* const kScalars =
    "def f(n: T.int32, x: T.float32, u: T.uint8, c: T.bool, A: T.Buffer((n + 1,), 'int32')):\n"
    "    T.evaluate(0)\n";

}  // namespace

TEST_CASE("plan: sizes", "[TIR/Exec/1.2.4.b5:d]") {
  const TextProgram program(kDynamic);
  SECTION("nothing decides them") {
    const Plan plan = program.plan_of();
    CHECK(plan.arguments[0].shape == std::vector<std::int64_t>{8, 8});
    CHECK(plan.arguments[1].shape == std::vector<std::int64_t>{8, 16});
    REQUIRE(plan.sizes.size() == 2);
    CHECK(plan.sizes[0].chosen);
  }
  SECTION("a number decides") {
    const Plan plan = program.plan_of({number("n", "3")});
    CHECK(plan.arguments[0].shape == std::vector<std::int64_t>{3, 8});
    CHECK(plan.arguments[1].shape == std::vector<std::int64_t>{8, 6});
    CHECK_FALSE(plan.sizes[0].chosen);
  }
  SECTION("an array decides") {
    const Plan plan = program.plan_of({array("A", int32s({2, 1}, {5, 6}))});
    CHECK(plan.arguments[0].shape == std::vector<std::int64_t>{2, 1});
    CHECK(plan.arguments[1].shape == std::vector<std::int64_t>{1, 4});
  }
  SECTION("a number and an array disagree") {
    const auto result = program.planned({number("n", "3"), array("A", int32s({2, 1}, {5, 6}))});
    REQUIRE(std::holds_alternative<PlanProblem>(result));
    CHECK(std::get<PlanProblem>(result).kind == PlanProblem::Kind::kConflict);
  }
  SECTION("a size below zero") {
    CHECK(program.refusal({number("n", "-1")}) == "n is given as -1, but that dimension of A is 0");
  }
}

TEST_CASE("plan: each argument has a name of its own") {
  const TextProgram plain(
      "def f(a: T.handle, B: T.Buffer((1,), 'int32'), n: T.int32):\n"
      "    A = T.match_buffer(a, (1,), 'int32')\n"
      "    T.evaluate(0)\n");
  CHECK(argument_names(*plain.function()) == std::vector<std::string>{"A", "B", "n"});
  // The second buffer is called as the first parameter is.
  const TextProgram crossed(
      "def f(A: T.handle, b: T.handle):\n"
      "    C = T.match_buffer(A, (1,), 'int32')\n"
      "    A = T.match_buffer(b, (1,), 'int32')\n"
      "    A[0] = 5\n");
  CHECK(argument_names(*crossed.function()) == std::vector<std::string>{"C", "b"});
  const Invocation run = crossed.run({array("C", int32s({1}, {1})), array("b", int32s({1}, {2}))});
  REQUIRE_FALSE(run.problem);
  REQUIRE(run.array("b"));
  CHECK(run.array("b")->tensor == int32s({1}, {5}));
  CHECK(run.array("C")->tensor == int32s({1}, {1}));
}

TEST_CASE("plan: conflicting arrays are left to the rules", "[TIR/Exec/1.2.4.b5:b]") {
  const TextProgram program(
      "def f(A: T.Buffer(('n',), 'int32'), B: T.Buffer(('n',), 'int32')):\n    T.evaluate(0)\n");
  const Invocation run =
      program.run({array("A", int32s({2}, {1, 2})), array("B", int32s({3}, {1, 2, 3}))});
  REQUIRE_FALSE(run.problem);
  REQUIRE(run.outcome.code);
  CHECK(*run.outcome.code == spec::Code::E_ARGUMENT_SHAPE);
}

TEST_CASE("plan: scalars", "[TIR/Exec/1.1]") {
  const TextProgram program(kScalars);
  SECTION("a size that a shape needs") {
    const Plan plan = program.plan_of();
    CHECK(plan.arguments[0].written == "8");
    CHECK(plan.arguments[4].shape == std::vector<std::int64_t>{9});
  }
  SECTION("given") {
    const Plan plan = program.plan_of(
        {number("n", "2"), number("x", "0.5"), number("u", "255"), number("c", "true")});
    CHECK(plan.arguments[1].written == "0.5");
    CHECK(plan.arguments[2].scalar->bits == 255);
    CHECK(plan.arguments[3].written == "true");
    CHECK(plan.arguments[4].shape == std::vector<std::int64_t>{3});
  }
  SECTION("a draw is the same again") {
    CHECK(program.plan_of().arguments[1].written == program.plan_of().arguments[1].written);
  }
  SECTION("a witness gives the same value") {
    const Plan drawn = program.plan_of();
    const Plan again = program.plan_of({number("x", drawn.arguments[1].written)});
    CHECK(again.arguments[1].scalar->bits == drawn.arguments[1].scalar->bits);
  }
  SECTION("refused") {
    CHECK(program.refusal({number("u", "256")}) != "");
    CHECK(program.refusal({number("n", "1.5")}) != "");
    CHECK(program.refusal({undefined("x")}) != "");
    CHECK(program.refusal({number("y", "1")}).find("'y'") != std::string::npos);
    CHECK(program.refusal({number("x", "1"), number("x", "2")}) == "'x' is given twice");
    CHECK(program.refusal({number("A", "1")}) == "A is a buffer: write A=fill:1");
  }
}

TEST_CASE("plan: arrays", "[TIR/Exec/1.2]") {
  const TextProgram program(
      "def f(a: T.handle, B: T.Buffer((2, 3), 'int32')):\n"
      "    A = T.match_buffer(a, (2, 3), 'int32')\n    T.evaluate(0)\n");
  SECTION("by the parameter's name or the buffer's") {
    CHECK(program.plan_of({source("a", "iota")}).arguments[0].elements ==
          program.plan_of({source("A", "iota")}).arguments[0].elements);
  }
  SECTION("a witness makes the same array") {
    const Plan drawn = program.plan_of();
    const Plan again = program.plan_of({source("A", drawn.arguments[0].written)});
    CHECK(again.arguments[0].elements == drawn.arguments[0].elements);
  }
  SECTION("two inputs are not drawn alike") {
    const Plan plan = program.plan_of();
    CHECK_FALSE(plan.arguments[0].elements == plan.arguments[1].elements);
  }
  SECTION("an alias") {
    CHECK(program.plan_of({alias("A", "B")}).arguments[0].memory_of == 1);
    CHECK(program.plan_of().arguments[0].memory_of == 0);
  }
  SECTION("aliases in a circle") {
    CHECK(program.refusal({alias("A", "B"), alias("B", "A")}) == "'A' is an alias of itself");
    CHECK(program.refusal({alias("A", "A")}) != "");
    CHECK(program.refusal({alias("A", "C")}) != "");
  }
  SECTION("more than the budget of memory") {
    const auto result = program.planned({}, {0, 40});
    REQUIRE(std::holds_alternative<PlanProblem>(result));
    CHECK(std::get<PlanProblem>(result).kind == PlanProblem::Kind::kMemory);
  }
}

TEST_CASE("plan: layouts follow the buffer", "[TIR/Exec/1.2.4.b4]") {
  const TextProgram program(
      "def f(a: T.handle, B: T.Buffer((2, 3), 'int32', strides=(4, 1))):\n"
      "    A = T.match_buffer(a, (2, 3), 'int32', strides=('s', 't'), elem_offset=5)\n"
      "    for i, j in T.grid(2, 3):\n"
      "        B[i, j] = A[i, j]\n");
  const Plan plan = program.plan_of();
  CHECK(plan.arguments[0].layout.strides == std::vector<std::int64_t>{3, 1});
  CHECK(plan.arguments[0].layout.offset == 5);
  CHECK(plan.arguments[0].layout.extent == 11);
  CHECK(plan.arguments[1].layout.strides == std::vector<std::int64_t>{4, 1});
  CHECK(plan.arguments[1].layout.extent == 7);
  const Invocation run = program.run({source("A", "iota")});
  CHECK(run.outcome.kind == OutcomeKind::kDone);
  REQUIRE(run.array("B"));
  CHECK(run.array("B")->tensor == int32s({2, 3}, {0, 1, 2, 3, 4, 5}));
}

TEST_CASE("plan: layouts that no memory has", "[TIR-D37]") {
  const TextProgram program(
      "def f(A: T.Buffer((2, 3), 'int32', strides=(-3, 1))):\n    T.evaluate(0)\n");
  CHECK(program.plan_of().arguments[0].layout.packed);
  const TextProgram huge(
      "def f(a: T.handle):\n"
      "    A = T.match_buffer(a, (2,), 'int32', strides=(T.int64(9000000000000000000),))\n"
      "    T.evaluate(0)\n");
  CHECK(huge.plan_of().arguments[0].layout.packed);
}

TEST_CASE("plan: datatypes without values", "[TIR-D24]") {
  const TextProgram program("def f(A: T.Buffer((4,), 'float8_e4m3fn')):\n    T.evaluate(0)\n");
  const auto result = program.planned();
  REQUIRE(std::holds_alternative<PlanProblem>(result));
  CHECK(std::get<PlanProblem>(result).kind == PlanProblem::Kind::kOutOfScope);
}

}  // namespace tenor::semantics::test
