// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/tir/fixture.h"

namespace tenor::spec::test {
namespace {

TEST_CASE("TIR-BinaryOp-operands", "[TIR/ExprTyping/13]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-BinaryOp-operands", t.op(ExprKind::kAdd, t.var(t.n), t.i(1))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BinaryOp-operands", t.op(ExprKind::kMax, t.var(t.n), t.f(1))) == "error");
    CHECK(t.says("TIR-BinaryOp-operands", t.op(ExprKind::kAdd, t.var(t.n), t.var(t.m))) == "error");
    CHECK(t.says("TIR-BinaryOp-operands", t.op(ExprKind::kMul, t.f(1), t.wide(t.f(1), 4))) ==
          "error");
  }
}

TEST_CASE("TIR-BinaryOp-handle", "[TIR/ExprTyping/13:b]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-BinaryOp-handle", t.op(ExprKind::kAdd, t.i(1), t.i(1))) == "");
  }
  SECTION("rejects") {
    const PrimExpr* e = t.op(ExprKind::kAdd, t.var(t.p), t.var(t.p));
    CHECK(t.says("TIR-BinaryOp-handle", e) == "warning");
    CHECK(t.says("TIR-BinaryOp-handle", e, true) == "error");
  }
}

TEST_CASE("TIR-BinaryOp-mod", "[TIR/ExprTyping/13:d]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-BinaryOp-mod", t.op(ExprKind::kMod, t.i(1), t.i(1))) == "");
    CHECK(t.says("TIR-BinaryOp-mod", t.op(ExprKind::kFloorMod, t.f(1), t.f(1))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BinaryOp-mod", t.op(ExprKind::kMod, t.f(1), t.f(1))) == "warning");
  }
}

TEST_CASE("TIR-CmpOp-operands", "[TIR/ExprTyping/16]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-CmpOp-operands", t.op(ExprKind::kLT, t.var(t.n), t.i(1))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-CmpOp-operands", t.op(ExprKind::kEq, t.var(t.n), t.i(1, 64))) == "error");
  }
}

TEST_CASE("TIR-CmpOp-handle", "[TIR/ExprTyping/16:b]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-CmpOp-handle", t.op(ExprKind::kEq, t.f(1), t.f(1))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-CmpOp-handle", t.op(ExprKind::kEq, t.var(t.p), t.var(t.p))) == "warning");
  }
}

TEST_CASE("TIR-LogicalOp-bool", "[TIR/ExprTyping/14]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-LogicalOp-bool", t.op(ExprKind::kAnd, t.yes(), t.yes())) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-LogicalOp-bool", t.op(ExprKind::kOr, t.yes(), t.i(1))) == "error");
  }
}

TEST_CASE("TIR-LogicalOp-lanes", "[TIR/ExprTyping/14:b]") {
  Fixture t;
  const PrimExpr* four = t.wide(t.yes(), 4);
  SECTION("accepts") {
    CHECK(t.says("TIR-LogicalOp-lanes", t.op(ExprKind::kAnd, four, four)) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-LogicalOp-lanes", t.op(ExprKind::kAnd, four, t.yes())) == "error");
  }
}

TEST_CASE("TIR-Not-bool", "[TIR/ExprTyping/15]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says("TIR-Not-bool", t.builder.logical_not({}, t.yes())) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-Not-bool", t.builder.logical_not({}, t.i(1))) == "error");
  }
}

}  // namespace
}  // namespace tenor::spec::test
