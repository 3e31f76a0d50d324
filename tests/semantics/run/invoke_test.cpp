// SPDX-License-Identifier: Apache-2.0
// Runs from outside: results, indeterminate elements, aliases, what is returned, differences.
#include "tests/semantics/run/program.h"

namespace tenor::semantics::test {
namespace {

/// The first half of C.
const char* const kHalf =
    "def f(A: T.Buffer((4,), 'int32'), C: T.Buffer((4,), 'int32')):\n"
    "    for i in range(2):\n"
    "        C[i] = A[i] + 1\n";

}  // namespace

TEST_CASE("invoke: results", "[TIR/Exec/1.2.6]") {
  const TextProgram program(kHalf);
  const Invocation run =
      program.run({array("A", int32s({4}, {5, 6, 7, 8})), source("C", "fill:9")});
  REQUIRE(run.outcome.kind == OutcomeKind::kDone);
  REQUIRE(run.array("C"));
  CHECK(run.array("C")->tensor == int32s({4}, {6, 7, 9, 9}));
  CHECK(run.array("D") == nullptr);
  CHECK_FALSE(run.returned);
}

TEST_CASE("invoke: elements that were never written", "[TIR-D19]") {
  const TextProgram program(kHalf);
  const Invocation run = program.run({undefined("C")});
  REQUIRE(run.array("C"));
  CHECK(run.array("C")->written == std::vector<std::uint8_t>{1, 1, 0, 0});
  CHECK(run.array("A")->written == std::vector<std::uint8_t>{1, 1, 1, 1});
}

TEST_CASE("invoke: both granularities agree", "[TIR/Exec/5.5.2]") {
  const TextProgram program(kHalf);
  RunOptions steps;
  steps.granularity = Granularity::kExpr;
  const Invocation by_statement = program.run(), by_expression = program.run({}, steps);
  CHECK(by_statement.array("C")->tensor == by_expression.array("C")->tensor);
  CHECK(by_statement.steps < by_expression.steps);
}

TEST_CASE("invoke: an alias is the same memory", "[TIR-D40]") {
  const TextProgram program(
      "def f(A: T.Buffer((2,), 'int32'), C: T.Buffer((2,), 'int32')):\n"
      "    C[0] = 7\n"
      "    A[1] = 3\n");
  const Invocation apart = program.run({source("A", "iota"), source("C", "iota")});
  CHECK(apart.array("A")->tensor == int32s({2}, {0, 3}));
  const Invocation shared = program.run({source("A", "iota"), alias("C", "A")});
  if (shared.outcome.kind == OutcomeKind::kDone)
    CHECK(shared.array("A")->tensor == int32s({2}, {7, 3}));
  else
    CHECK(shared.outcome.code == spec::Code::U_ALIAS);
}

TEST_CASE("invoke: what is returned", "[TIR/Exec/1.2.6]") {
  const TextProgram program("def f(n: T.int32) -> T.int32:\n    T.ret(n + 1)\n");
  const Invocation run = program.run({number("n", "41")});
  REQUIRE(run.returned);
  CHECK(Concrete::show(*run.returned) == "42");
}

TEST_CASE("invoke: budgets", "[X-STEPS]") {
  const TextProgram program(kHalf);
  RunOptions options;
  options.limits.steps = 2;
  const Invocation run = program.run({}, options);
  CHECK(run.outcome.kind == OutcomeKind::kExhausted);
  CHECK(run.outcome.code == spec::Code::X_STEPS);
}

TEST_CASE("invoke: the first difference", "[TIR/DLTensor]") {
  const ArrayResult found{"C", int32s({2, 2}, {1, 2, 3, 4}), {1, 1, 1, 0}};
  SECTION("an element") {
    const auto difference = first_difference(found, int32s({2, 2}, {1, 2, 5, 4}));
    REQUIRE(difference);
    CHECK(difference->index == std::vector<std::int64_t>{1, 0});
    CHECK(difference->found == "3");
    CHECK(difference->expected == "5");
  }
  SECTION("what was never written is like nothing") {
    const auto difference = first_difference(found, int32s({2, 2}, {1, 2, 3, 4}));
    REQUIRE(difference);
    CHECK(difference->index == std::vector<std::int64_t>{1, 1});
  }
  SECTION("none") {
    const ArrayResult whole{"C", int32s({2, 2}, {1, 2, 3, 4}), {1, 1, 1, 1}};
    CHECK_FALSE(first_difference(whole, int32s({2, 2}, {1, 2, 3, 4})));
  }
  SECTION("NaN and zeros") {
    const auto floats = [](std::uint64_t bits) {
      Tensor tensor{spec::float_type(32), {}, std::vector<std::byte>(4)};
      store_scalar(tensor.dtype.scalar, tensor.data, 0, bits);
      return tensor;
    };
    const auto differ = [&](std::uint64_t a, std::uint64_t b) {
      return first_difference({"C", floats(a), {1}}, floats(b)).has_value();
    };
    CHECK_FALSE(differ(0x7fc00000, 0xffc00001));
    CHECK(differ(0x00000000, 0x80000000));
  }
}

TEST_CASE("invoke: vectors have their lanes last", "[TIR-D23]") {
  const TextProgram program(
      "def f(A: T.Buffer((2,), 'int32x2'), C: T.Buffer((2,), 'int32x2')):\n"
      "    for i in range(2):\n"
      "        C[i] = A[i] + T.Broadcast(T.int32(1), 2)\n");
  const Invocation run = program.run({array("A", int32s({2, 2}, {1, 2, 3, 4}))});
  REQUIRE(run.outcome.kind == OutcomeKind::kDone);
  Tensor expected = int32s({2, 2}, {2, 3, 4, 6});
  fold_lanes(expected, spec::int_type(32, 2), 1);
  const auto difference = first_difference(*run.array("C"), expected);
  REQUIRE(difference);
  CHECK(difference->index == std::vector<std::int64_t>{1, 1});
}

}  // namespace tenor::semantics::test
