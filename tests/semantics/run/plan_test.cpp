// SPDX-License-Identifier: Apache-2.0
// Which arguments a run gets for what a caller says: sizes, draws, layouts, and what is refused.
#include "tests/semantics/run/program.h"

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
    CHECK(program.refusal({number("n", "-1")}) ==
          "n is given as -1, but it is the dimension of A, which is 0");
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
    const auto result = program.planned({}, {.limits = {.memory = 40}});
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

TEST_CASE("plan: a made array has the shape that it is given", "[TIR/Exec/1.2.4.b5:d]") {
  const TextProgram program(kDynamic);
  const Plan plan = program.plan_of({source("A", "iota,shape=(2,3)")});
  CHECK(plan.arguments[0].shape == std::vector<std::int64_t>{2, 3});
  CHECK(plan.arguments[1].shape == std::vector<std::int64_t>{3, 4});
  CHECK(program.refusal({number("n", "5"), source("A", "iota,shape=(2,3)")}) ==
        "n is given as 5, but it is the dimension of A, which is 2");
  const TextProgram vectors(
      "def f(A: T.Buffer((2,), 'int32x4'), x: T.Buffer((), 'int32')):\n    T.evaluate(0)\n");
  const Plan other =
      vectors.plan_of({source("A", "iota,[2,3]=9,shape=(3,)"), source("x", "iota,shape=()")});
  CHECK(other.arguments[0].shape == std::vector<std::int64_t>{3});
  CHECK(load_scalar(spec::int_type(32).scalar, other.arguments[0].elements->data, 11) == 9);
}

TEST_CASE("plan: a shape that the buffer has not is left to the rules", "[TIR/Exec/1.2.4.b5]") {
  const TextProgram program("def f(A: T.Buffer((2, 3), 'int32')):\n    A[0, 0] = 1\n");
  const auto code = [&](const char* written) {
    return program.run({source("A", written)}).outcome.code;
  };
  CHECK(code("iota,shape=(2,3)") == std::nullopt);
  CHECK(code("iota,shape=(3,3)") == spec::Code::E_ARGUMENT_SHAPE);
  CHECK(code("iota,shape=(6,)") == spec::Code::E_ARGUMENT_SHAPE);
  CHECK(code("iota,shape=()") == spec::Code::E_ARGUMENT_SHAPE);
  CHECK(code("iota,strides=(4,1)") == spec::Code::E_ARGUMENT_STRIDES);
  CHECK(code("iota,offset=1") == spec::Code::E_ARGUMENT_OFFSET);
}

TEST_CASE("plan: parts that make no array") {
  const TextProgram program(
      "def f(n: T.int32, A: T.Buffer((2, 3), 'int32'), p: T.handle):\n    A[0, 0] = n\n");
  CHECK(program.refusal({source("A", "iota,strides=(1,)")}) ==
        "A has 2 dimensions, but 1 strides are given");
  CHECK(program.refusal({source("A", "iota,strides=(-3,1)")}) ==
        "with 'iota,strides=(-3,1)', elements of A lie outside its memory");
  CHECK(program.refusal({source("A", "iota,shape=(x,)")})
            .starts_with("A: 'shape=(x,)' needs 64-bit integers"));
  CHECK(program.refusal({source("n", "rand:1,shape=()")}) ==
        "n is a number and cannot have a shape, strides or an offset: 'rand:1,shape=()'");
  Input file = array("A", int32s({2, 1}, {5, 6}));
  file.written = "a.npy,shape=(1,2)";
  CHECK(program.refusal({file}) == "A takes its shape from the file: 'a.npy,shape=(1,2)'");
  Input other = alias("A", "p");
  other.written = "@p,shape=(2,)";
  CHECK(program.refusal({other}) ==
        "A is the array of p and takes its shape and layout from there: '@p,shape=(2,)'");
  CHECK(program.refusal({source("p", "iota,shape=(2,)")}) ==
        "p is a handle of unknown shape: give a file");
  for (const char* huge :
       {"iota,shape=(4294967296,4294967296)", "iota,strides=(4611686018427387904,1)"}) {
    const auto result = program.planned({source("A", huge)});
    CHECK(std::holds_alternative<PlanProblem>(result));
  }
}

TEST_CASE("plan: strides and offsets that nothing decides", "[TIR-D37]") {
  const TextProgram program(
      "def f(a: T.handle):\n"
      "    A = T.match_buffer(a, (2, 3), 'int32', strides=('s', 't'), offset_factor=4)\n"
      "    T.evaluate(0)\n");
  const auto layout = [&](OpenLayout open) {
    return std::get<Plan>(program.planned({}, {}, open)).arguments[0].layout;
  };
  CHECK(layout(OpenLayout::kPacked).packed);
  CHECK(layout(OpenLayout::kPadded).strides == std::vector<std::int64_t>{7, 2});
  CHECK(layout(OpenLayout::kPadded).offset == 4);
  CHECK(layout(OpenLayout::kSpread).strides == std::vector<std::int64_t>{15, 4});
  CHECK(layout(OpenLayout::kSpread).offset == 12);
  CHECK(layout(OpenLayout::kApart).strides == std::vector<std::int64_t>{8, 2});
  CHECK(layout(OpenLayout::kApart).offset == 12);
  const auto one_padded = [&](std::size_t k) {
    return layout(static_cast<OpenLayout>(static_cast<std::size_t>(OpenLayout::kOnePadded) + k));
  };
  CHECK(one_padded(0).strides == std::vector<std::int64_t>{6, 2});
  CHECK(one_padded(1).strides == std::vector<std::int64_t>{4, 1});
  CHECK(one_padded(1).offset == 0);
  CHECK(one_padded(2).packed);
  CHECK(one_padded(2).offset == 4);
  const Plan given = std::get<Plan>(program.planned({number("s", "9")}, {}, OpenLayout::kPadded));
  CHECK(given.arguments[0].layout.strides == std::vector<std::int64_t>{9, 2});
  CHECK_FALSE(given.sizes[0].of_layout);
  CHECK(given.sizes[1].of_layout);
}

TEST_CASE("plan: layouts that no memory has", "[TIR-D37]") {
  const TextProgram program(
      "def f(A: T.Buffer((2,), 'int32', strides=(-3,))):\n    T.evaluate(0)\n");
  CHECK(program.plan_of().arguments[0].layout.packed);
  const TextProgram huge(
      "def f(a: T.handle):\n"
      "    A = T.match_buffer(a, (2,), 'int32', strides=(T.int64(9000000000000000000),))\n"
      "    T.evaluate(0)\n");
  CHECK(huge.plan_of().arguments[0].layout.packed);
}

TEST_CASE("plan: datatypes without values", "[TIR-D24]") {
  const TextProgram program("def f(A: T.Buffer((4,), 'custom[posit]8')):\n    T.evaluate(0)\n");
  const auto result = program.planned();
  REQUIRE(std::holds_alternative<PlanProblem>(result));
  CHECK(std::get<PlanProblem>(result).kind == PlanProblem::Kind::kOutOfScope);
}

}  // namespace tenor::semantics::test
