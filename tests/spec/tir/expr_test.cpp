// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/tir/fixture.h"

namespace tenor::spec::test {
namespace {

TEST_CASE("TIR-Cast-lanes", "[TIR/ExprTyping/5]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-Cast-lanes", t.builder.cast({}, t.wide(t.i(1), 4), float_type(32, 4))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Cast-lanes", t.builder.cast({}, t.i(1), float_type(32, 4))) == "error");
  }
}

TEST_CASE("TIR-Cast-from-handle", "[TIR/ExprTyping/5:b]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-Cast-from-handle", t.builder.cast({}, t.var(t.p), handle_type())) == "");
  }
  SECTION("rejects") {
    const PrimExpr* e = t.builder.cast({}, t.var(t.p), int_type(64));
    CHECK(t.says("TIR-Cast-from-handle", e) == "warning");
    CHECK(t.says("TIR-Cast-from-handle", e, true) == "error");
  }
}

TEST_CASE("TIR-Cast-to-handle", "[TIR/ExprTyping/5:c]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-Cast-to-handle", t.builder.cast({}, t.i(0, 64), handle_type())) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Cast-to-handle", t.builder.cast({}, t.f(0), handle_type())) == "warning");
  }
}

TEST_CASE("TIR-Select-condition", "[TIR/ExprTyping/6.1.1]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-Select-condition", t.builder.select({}, t.yes(), t.i(1), t.i(2))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Select-condition", t.builder.select({}, t.i(1), t.i(1), t.i(2))) == "error");
  }
}

TEST_CASE("TIR-Select-values", "[TIR/ExprTyping/6.1.2]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-Select-values", t.builder.select({}, t.yes(), t.f(1), t.f(2))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Select-values", t.builder.select({}, t.yes(), t.f(1), t.i(2))) == "error");
    CHECK(t.says("TIR-Select-values", t.builder.select({}, t.yes(), t.i(1), t.i(2, 64))) ==
          "error");
  }
}

TEST_CASE("TIR-Select-lanes", "[TIR/ExprTyping/6.1.3]") {
  Fixture t;
  const PrimExpr* four = t.wide(t.f(1), 4);
  SECTION("accepts") {
    CHECK(t.says("TIR-Select-lanes", t.builder.select({}, t.yes(), four, four)) == "");
    CHECK(t.says("TIR-Select-lanes", t.builder.select({}, t.wide(t.yes(), 4), four, four)) == "");
  }
  SECTION("rejects") {
    const PrimExpr* e = t.builder.select({}, t.wide(t.yes(), 2), four, four);
    CHECK(t.says("TIR-Select-lanes", e) == "error");
  }
}

TEST_CASE("TIR-Ramp-lanes", "[TIR/ExprTyping/8.1.1]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-Ramp-lanes", t.builder.ramp({}, t.i(0), t.i(1), 2)) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Ramp-lanes", t.builder.ramp({}, t.i(0), t.i(1), 1)) == "error");
    CHECK(t.says("TIR-Ramp-lanes", t.builder.ramp({}, t.i(0), t.i(1), -4)) == "error");
    CHECK(t.says("TIR-Ramp-lanes", t.builder.ramp({}, t.i(0), t.i(1), INT64_MAX)) == "error");
  }
}

TEST_CASE("TIR-Ramp-stride", "[TIR/ExprTyping/8.1.2]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-Ramp-stride", t.builder.ramp({}, t.i(0), t.i(1), 4)) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Ramp-stride", t.builder.ramp({}, t.i(0), t.i(1, 64), 4)) == "error");
  }
}

TEST_CASE("TIR-Ramp-scalars", "[TIR/ExprTyping/8.1.2:b]") {
  Fixture t;
  const PrimExpr* four = t.wide(t.i(1), 4);
  SECTION("accepts") {
    CHECK(t.says("TIR-Ramp-scalars", t.builder.ramp({}, t.i(0), t.i(1), 4)) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Ramp-scalars", t.builder.ramp({}, four, four, 4)) == "error");
  }
}

TEST_CASE("TIR-Ramp-integers", "[TIR/ExprTyping/8.1.3]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-Ramp-integers", t.builder.ramp({}, t.i(0), t.i(1), 4)) == "");
  }
  SECTION("rejects") {
    const PrimExpr* e = t.builder.ramp({}, t.f(0), t.f(1), 4);
    CHECK(t.says("TIR-Ramp-integers", e) == "warning");
    CHECK(t.says("TIR-Ramp-integers", e, true) == "error");
  }
}

TEST_CASE("TIR-Broadcast-scalar", "[TIR/ExprTyping/9.1.1]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says("TIR-Broadcast-scalar", t.wide(t.f(1), 3)) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-Broadcast-scalar", t.wide(t.wide(t.f(1), 2), 4)) == "error");
  }
}

TEST_CASE("TIR-Broadcast-lanes", "[TIR/ExprTyping/9.1.2]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says("TIR-Broadcast-lanes", t.wide(t.f(1), 2)) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-Broadcast-lanes", t.wide(t.f(1), 1)) == "error");
    CHECK(t.says("TIR-Broadcast-lanes", t.wide(t.f(1), 0)) == "error");
  }
}

TEST_CASE("TIR-Broadcast-handle", "[TIR-D71]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says("TIR-Broadcast-handle", t.wide(t.f(1), 2)) == ""); }
  SECTION("rejects") { CHECK(t.says("TIR-Broadcast-handle", t.wide(t.var(t.p), 2)) == "error"); }
}

TEST_CASE("TIR-Let-dtype", "[TIR/ExprTyping/10.1]") {
  Fixture t;
  const Variable* v = t.variable(int_type(32));
  SECTION("accepts") {
    CHECK(t.says("TIR-Let-dtype", t.builder.let({}, v, t.i(1), t.var(v))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Let-dtype", t.builder.let({}, v, t.f(1), t.var(v))) == "error");
  }
}

const PrimExpr* shuffle(Fixture& t, Exprs vectors, Exprs indices) {
  return t.builder.shuffle({}, t.builder.arena().list(vectors), t.builder.arena().list(indices));
}

TEST_CASE("TIR-Shuffle-vectors", "[TIR/ExprTyping/12.1]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says("TIR-Shuffle-vectors", shuffle(t, {t.f(1)}, {t.i(0)})) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-Shuffle-vectors", shuffle(t, {}, {t.i(0)})) == "warning");
    CHECK(t.says("TIR-Shuffle-index-range", shuffle(t, {}, {t.i(0)})) == "error");
  }
}

TEST_CASE("TIR-Shuffle-elements", "[TIR/ExprTyping/12.2]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-Shuffle-elements", shuffle(t, {t.f(1), t.wide(t.f(1), 2)}, {t.i(0)})) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Shuffle-elements", shuffle(t, {t.f(1), t.f(1, 64)}, {t.i(0)})) == "error");
  }
}

TEST_CASE("TIR-Shuffle-indices", "[TIR-D75]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-Shuffle-indices", shuffle(t, {t.wide(t.f(1), 4)}, {t.i(3)})) == "");
  }
  SECTION("rejects") { CHECK(t.says("TIR-Shuffle-indices", shuffle(t, {t.f(1)}, {})) == "error"); }
}

TEST_CASE("TIR-Shuffle-index-integers", "[TIR/ExprTyping/12.5]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-Shuffle-index-integers", shuffle(t, {t.f(1)}, {t.var(t.n)})) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Shuffle-index-integers", shuffle(t, {t.f(1)}, {t.var(t.x)})) == "warning");
  }
}

TEST_CASE("TIR-Shuffle-index-range", "[TIR-D70]") {
  Fixture t;
  const Exprs two{t.wide(t.f(1), 2), t.f(1)};
  SECTION("accepts") { CHECK(t.says("TIR-Shuffle-index-range", shuffle(t, two, {t.i(2)})) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-Shuffle-index-range", shuffle(t, two, {t.i(3)})) == "error");
    CHECK(t.says("TIR-Shuffle-index-range", shuffle(t, two, {t.i(-1)})) == "error");
  }
}

TEST_CASE("TIR-Shuffle-handles", "[TIR-D71]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says("TIR-Shuffle-handles", shuffle(t, {t.f(1)}, {t.i(0)})) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-Shuffle-handles", shuffle(t, {t.var(t.p)}, {t.i(0)})) == "error");
  }
}

}  // namespace
}  // namespace tenor::spec::test
