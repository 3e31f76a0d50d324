// SPDX-License-Identifier: Apache-2.0
#include "spec/prover/canonical.h"

#include <catch2/catch.hpp>

#include "spec/ir/build.h"
#include "spec/prover/evaluate.h"

namespace tenor::spec::test {
namespace {

struct Terms {
  Program program;
  Builder builder{program};
  CanonicalProver prover;
  const Variable* n = builder.variable({}, "n", int_type(32));
  const Variable* m = builder.variable({}, "m", int_type(64));
  const PrimExpr* N = builder.var({}, n);
  const PrimExpr* M = builder.var({}, m);

  const PrimExpr* i(std::int64_t value) { return builder.int_imm({}, value, int_type(32)); }
  const PrimExpr* op(ExprKind kind, const PrimExpr* a, const PrimExpr* b) {
    return builder.binary({}, kind, a, b);
  }
  const PrimExpr* add(const PrimExpr* a, const PrimExpr* b) { return op(ExprKind::kAdd, a, b); }
  const PrimExpr* sub(const PrimExpr* a, const PrimExpr* b) { return op(ExprKind::kSub, a, b); }
  const PrimExpr* mul(const PrimExpr* a, const PrimExpr* b) { return op(ExprKind::kMul, a, b); }
};

TEST_CASE("the canonical prover decides polynomials", "[prover]") {
  Terms t;
  SECTION("always") {
    CHECK(t.prover.has_value(t.i(4), 4) == Truth::kAlways);
    CHECK(t.prover.has_value(t.sub(t.add(t.N, t.i(16)), t.N), 16) == Truth::kAlways);
    CHECK(t.prover.equal(t.mul(t.add(t.N, t.i(1)), t.sub(t.N, t.i(1))),
                         t.sub(t.mul(t.N, t.N), t.i(1))) == Truth::kAlways);
    const PrimExpr* half = t.op(ExprKind::kFloorDiv, t.add(t.N, t.N), t.i(2));
    const PrimExpr* same = t.op(ExprKind::kFloorDiv, t.mul(t.i(2), t.N), t.i(2));
    CHECK(t.prover.equal(half, same) == Truth::kAlways);
    CHECK(t.prover.equal(t.builder.cast({}, t.N, int_type(64)), t.N) == Truth::kAlways);
    CHECK(t.prover.has_value(t.op(ExprKind::kFloorDiv, t.i(7), t.i(2)), 3) == Truth::kAlways);
    CHECK(t.prover.has_value(t.op(ExprKind::kMin, t.i(7), t.i(2)), 2) == Truth::kAlways);
  }
  SECTION("never") {
    CHECK(t.prover.has_value(t.i(4), 5) == Truth::kNever);
    CHECK(t.prover.equal(t.add(t.N, t.i(1)), t.N) == Truth::kNever);
    CHECK(t.prover.equal(t.mul(t.i(4), t.N), t.i(-6)) == Truth::kNever);
    CHECK(t.prover.equal(t.mul(t.i(4), t.N), t.i(6)) == Truth::kNever);
  }
  SECTION("depends") {
    CHECK(t.prover.has_value(t.N, 1) == Truth::kDepends);
    CHECK(t.prover.equal(t.mul(t.i(4), t.N), t.i(-8)) == Truth::kDepends);
    CHECK(t.prover.equal(t.N, t.M) == Truth::kDepends);
  }
  SECTION("terms that are not linear") {
    CHECK(t.prover.has_value(t.mul(t.N, t.N), 4) == Truth::kDepends);
    CHECK(t.prover.has_value(t.op(ExprKind::kFloorMod, t.N, t.i(4)), 5) == Truth::kNever);
    CHECK(t.prover.equal(t.mul(t.N, t.sub(t.M, t.N)), t.sub(t.mul(t.M, t.N), t.mul(t.N, t.N))) ==
          Truth::kAlways);
  }
  SECTION("a narrowing cast keeps some values only") {
    const PrimExpr* narrow = t.builder.cast({}, t.M, int_type(32));
    CHECK(t.prover.equal(narrow, narrow) == Truth::kAlways);
    CHECK(t.prover.equal(narrow, t.M) != Truth::kAlways);
  }
  SECTION("unknown") {
    CHECK(t.prover.has_value(t.builder.float_imm({}, 1, float_type(32)), 1) == Truth::kUnknown);
  }
}

TEST_CASE("the canonical prover knows quotients, remainders and minima", "[prover]") {
  Terms t;
  const auto same = [&](const PrimExpr* a, const PrimExpr* b) { return t.prover.equal(a, b); };
  const auto div = [&](const PrimExpr* a, const PrimExpr* b) {
    return t.op(ExprKind::kFloorDiv, a, b);
  };
  const auto mod = [&](const PrimExpr* a, const PrimExpr* b) {
    return t.op(ExprKind::kFloorMod, a, b);
  };
  SECTION("the multiples of a divisor leave the quotient") {
    CHECK(same(div(t.add(t.mul(t.i(4), t.N), t.i(3)), t.i(4)), t.N) == Truth::kAlways);
    CHECK(same(div(t.mul(t.N, t.M), t.M), t.N) == Truth::kAlways);
  }
  SECTION("quotients of quotients") {
    CHECK(same(div(div(t.N, t.i(4)), t.i(8)), div(t.N, t.i(32))) == Truth::kAlways);
  }
  SECTION("quotient and remainder make the whole") {
    CHECK(same(t.add(t.mul(div(t.N, t.M), t.M), mod(t.N, t.M)), t.N) == Truth::kAlways);
    CHECK(same(t.add(t.mul(div(t.N, t.i(7)), t.i(7)), mod(t.N, t.i(7))), t.N) == Truth::kAlways);
  }
  SECTION("minimum and maximum make the sum") {
    CHECK(same(t.add(t.op(ExprKind::kMin, t.N, t.M), t.op(ExprKind::kMax, t.M, t.N)),
               t.add(t.N, t.M)) == Truth::kAlways);
  }
}

TEST_CASE("the canonical prover uses what is assumed", "[prover]") {
  Terms t;
  Question question;
  const PrimExpr* multiple = t.op(ExprKind::kEq, t.op(ExprKind::kFloorMod, t.N, t.i(4)), t.i(0));
  const PrimExpr* positive = t.op(ExprKind::kGE, t.N, t.i(1));
  const PrimExpr* assumptions[] = {multiple, positive};
  question.assumptions = assumptions;
  SECTION("a congruence") {
    question.condition =
        t.op(ExprKind::kEq, t.mul(t.op(ExprKind::kFloorDiv, t.N, t.i(2)), t.i(2)), t.N);
    CHECK(t.prover.decide(question).answer == Truth::kAlways);
  }
  SECTION("together with a bound") {
    question.condition = t.op(ExprKind::kGE, t.N, t.i(4));
    CHECK(t.prover.decide(question).answer == Truth::kAlways);
    question.condition = t.op(ExprKind::kLE, t.N, t.i(4));
    const Decision decision = t.prover.decide(question);
    CHECK(decision.answer == Truth::kDepends);
    CHECK(standing(question, decision.holds) == ModelStanding::kHolds);
    CHECK(standing(question, decision.fails) == ModelStanding::kFails);
  }
  SECTION("what contradicts itself") {
    const PrimExpr* none[] = {positive, t.op(ExprKind::kLT, t.N, t.i(0))};
    question.assumptions = none;
    question.condition = t.op(ExprKind::kEq, t.N, t.i(3));
    CHECK(t.prover.decide(question).vacuous);
  }
}

TEST_CASE("the canonical prover gives up rather than overflow or run away", "[prover]") {
  Terms t;
  const PrimExpr* big = t.builder.int_imm({}, INT64_MAX, int_type(64));
  CHECK(t.prover.has_value(t.add(big, big), 0) == Truth::kUnknown);
  CHECK(t.prover.has_value(t.mul(t.i(-1), t.builder.int_imm({}, INT64_MIN, int_type(64))), 0) ==
        Truth::kUnknown);
  const PrimExpr* product = t.N;
  const PrimExpr* deep = t.N;
  for (int i = 0; i < 60; ++i) product = t.mul(product, t.add(product, t.i(1)));
  for (int i = 0; i < 100'000; ++i) deep = t.add(deep, t.i(1));
  CHECK(t.prover.has_value(product, 1) == Truth::kUnknown);
  CHECK(t.prover.has_value(deep, 1) == Truth::kUnknown);
}

}  // namespace
}  // namespace tenor::spec::test
