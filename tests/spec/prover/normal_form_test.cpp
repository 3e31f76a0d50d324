// SPDX-License-Identifier: Apache-2.0
#include "spec/prover/normal_form.h"

#include <catch2/catch.hpp>

#include "spec/ir/build.h"

namespace tenor::spec::test {
namespace {

struct Terms {
  Program program;
  Builder builder{program};
  NormalFormProver prover;
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

TEST_CASE("the normal form decides polynomials", "[prover]") {
  Terms t;
  SECTION("always") {
    CHECK(t.prover.has_value(t.i(4), 4) == Answer::kAlways);
    CHECK(t.prover.has_value(t.sub(t.add(t.N, t.i(16)), t.N), 16) == Answer::kAlways);
    CHECK(t.prover.equal(t.mul(t.add(t.N, t.i(1)), t.sub(t.N, t.i(1))),
                         t.sub(t.mul(t.N, t.N), t.i(1))) == Answer::kAlways);
    const PrimExpr* half = t.op(ExprKind::kFloorDiv, t.add(t.N, t.N), t.i(2));
    const PrimExpr* same = t.op(ExprKind::kFloorDiv, t.mul(t.i(2), t.N), t.i(2));
    CHECK(t.prover.equal(half, same) == Answer::kAlways);
    CHECK(t.prover.equal(t.builder.cast({}, t.N, int_type(64)), t.N) == Answer::kAlways);
    CHECK(t.prover.has_value(t.op(ExprKind::kFloorDiv, t.i(7), t.i(2)), 3) == Answer::kAlways);
    CHECK(t.prover.has_value(t.op(ExprKind::kMin, t.i(7), t.i(2)), 2) == Answer::kAlways);
  }
  SECTION("never") {
    CHECK(t.prover.has_value(t.i(4), 5) == Answer::kNever);
    CHECK(t.prover.equal(t.add(t.N, t.i(1)), t.N) == Answer::kNever);
    CHECK(t.prover.equal(t.mul(t.i(4), t.N), t.i(-6)) == Answer::kNever);
    CHECK(t.prover.equal(t.mul(t.i(4), t.N), t.i(6)) == Answer::kNever);
  }
  SECTION("depends") {
    CHECK(t.prover.has_value(t.N, 1) == Answer::kDepends);
    CHECK(t.prover.equal(t.mul(t.i(4), t.N), t.i(-8)) == Answer::kDepends);
    CHECK(t.prover.equal(t.N, t.M) == Answer::kDepends);
  }
  SECTION("unknown") {
    CHECK(t.prover.has_value(t.mul(t.N, t.N), 4) == Answer::kUnknown);
    CHECK(t.prover.has_value(t.op(ExprKind::kFloorMod, t.N, t.i(4)), 5) == Answer::kUnknown);
    CHECK(t.prover.equal(t.builder.cast({}, t.M, int_type(32)), t.M) == Answer::kUnknown);
    CHECK(t.prover.has_value(t.builder.float_imm({}, 1, float_type(32)), 1) == Answer::kUnknown);
  }
}

TEST_CASE("the normal form gives up rather than overflow or run away", "[prover]") {
  Terms t;
  const PrimExpr* big = t.builder.int_imm({}, INT64_MAX, int_type(64));
  CHECK(t.prover.has_value(t.add(big, big), 0) == Answer::kUnknown);
  CHECK(t.prover.has_value(t.mul(t.i(-1), t.builder.int_imm({}, INT64_MIN, int_type(64))), 0) ==
        Answer::kUnknown);
  const PrimExpr* product = t.N;
  const PrimExpr* deep = t.N;
  for (int i = 0; i < 60; ++i) product = t.mul(product, t.add(product, t.i(1)));
  for (int i = 0; i < 100'000; ++i) deep = t.add(deep, t.i(1));
  CHECK(t.prover.has_value(product, 1) == Answer::kUnknown);
  CHECK(t.prover.has_value(deep, 1) == Answer::kUnknown);
}

}  // namespace
}  // namespace tenor::spec::test
