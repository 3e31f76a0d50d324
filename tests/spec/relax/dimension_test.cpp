// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/relax/fixture.h"

namespace tenor::spec::relax::test {
namespace {

/// What the check says of a shape with this dimension.
std::string of(Fixture& f, std::string_view check, const PrimExpr* dimension) {
  return f.says(check, {f.bind(f.variable("s"), f.shape_expr({dimension}))});
}

std::string of_value(Fixture& f, std::string_view check, const PrimExpr* value) {
  return f.says(check, {f.bind(f.variable("p"), f.builder.prim_value({}, value))});
}

TEST_CASE("RLX-Dimension-computes", "[RLX-D18]") {
  Fixture f;
  spec::Builder& tir = f.builder.tir();
  constexpr auto kCheck = "RLX-Dimension-computes";
  SECTION("accepts") {
    CHECK(of(f, kCheck, f.twice(f.n)).empty());
    CHECK(of(f, kCheck, tir.binary({}, spec::ExprKind::kFloorDiv, f.of(f.n), f.i(2))).empty());
    const PrimExpr* condition = tir.binary({}, spec::ExprKind::kLT, f.of(f.n), f.i(8));
    CHECK(of(f, kCheck, tir.select({}, condition, f.of(f.n), f.of(f.m))).empty());
  }
  SECTION("rejects") {
    CHECK(of(f, kCheck, tir.broadcast({}, f.of(f.n), 4)) == "error");
    CHECK(of(f, kCheck, tir.string_imm({}, "n")) == "error");
  }
}

TEST_CASE("RLX-Dimension-grammar", "[RLX-D18]") {
  Fixture f;
  const PrimExpr* floor = f.builder.tir().binary({}, spec::ExprKind::kFloorDiv, f.of(f.n), f.i(2));
  constexpr auto kCheck = "RLX-Dimension-grammar";
  SECTION("accepts") {
    CHECK(of(f, kCheck, floor).empty());
    f.readings.set("RLX-D18", true);
    CHECK(of(f, kCheck, f.twice(f.n)).empty());
  }
  SECTION("rejects") {
    f.readings.set("RLX-D18", true);
    CHECK(of(f, kCheck, floor) == "error");
  }
}

TEST_CASE("RLX-Dimension-comparison", "[RLX-D29]") {
  Fixture f;
  spec::Builder& tir = f.builder.tir();
  const PrimExpr* condition = tir.binary({}, spec::ExprKind::kLT, f.of(f.n), f.i(8));
  const PrimExpr* chosen = tir.select({}, condition, f.of(f.n), f.of(f.m));
  SECTION("accepts") { CHECK(of(f, "RLX-Dimension-comparison", chosen).empty()); }
  SECTION("rejects") {
    f.readings.set("RLX-D29", true);
    CHECK(of(f, "RLX-Dimension-comparison", chosen) == "error");
    CHECK(of(f, "RLX-Dimension-comparison", f.twice(f.n)).empty());
  }
}

TEST_CASE("RLX-Dimension-int64", "[RLX-D30]") {
  Fixture f;
  SECTION("accepts") {
    CHECK(of(f, "RLX-Dimension-int64", f.i(4, 32)).empty());
    f.readings.set("RLX-D30", true);
    CHECK(of(f, "RLX-Dimension-int64", f.twice(f.n)).empty());
  }
  SECTION("rejects") {
    f.readings.set("RLX-D30", true);
    CHECK(of(f, "RLX-Dimension-int64", f.i(4, 32)) == "error");
  }
}

TEST_CASE("RLX-Dimension-integer", "[Relax/Dims/p1]") {
  Fixture f;
  const PrimExpr* half = f.builder.tir().float_imm({}, 0.5, float_type(32));
  SECTION("accepts") {
    CHECK(of(f, "RLX-Dimension-integer", f.of(f.n)).empty());
    CHECK(of_value(f, "RLX-Dimension-integer", half).empty());
  }
  SECTION("rejects") { CHECK(of(f, "RLX-Dimension-integer", half) == "error"); }
}

TEST_CASE("RLX-PrimValue-literal", "[Relax/WellFormed/18][RLX-D28]") {
  Fixture f;
  constexpr auto kCheck = "RLX-PrimValue-literal";
  SECTION("accepts") {
    CHECK(of_value(f, kCheck, f.twice(f.n)).empty());
    f.readings.set("RLX-D28", true);
    CHECK(of_value(f, kCheck, f.i(4)).empty());
    CHECK(of_value(f, kCheck, f.builder.tir().float_imm({}, 0.5, float_type(32))).empty());
  }
  SECTION("rejects") {
    f.readings.set("RLX-D28", true);
    CHECK(of_value(f, kCheck, f.of(f.n)) == "error");
  }
}

TEST_CASE("RLX-PrimValue-number", "[Relax/WellFormed/18][RLX-D28]") {
  Fixture f;
  constexpr auto kCheck = "RLX-PrimValue-number";
  SECTION("accepts") { CHECK(of_value(f, kCheck, f.of(f.n)).empty()); }
  SECTION("rejects") {
    CHECK(of_value(f, kCheck, f.builder.tir().broadcast({}, f.of(f.n), 4)) == "error");
  }
}

}  // namespace
}  // namespace tenor::spec::relax::test
