// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/tir/fixture.h"

namespace tenor::spec::test {
namespace {

TEST_CASE("TIR-BufferLoad-leading-scalars", "[TIR/ExprTyping/7.1]") {
  Fixture t;
  const PrimExpr* ramp = t.builder.ramp({}, t.i(0), t.i(1), 4);
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferLoad-leading-scalars", t.load(t.b, {t.i(0), ramp})) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferLoad-leading-scalars", t.load(t.b, {ramp, t.i(0)})) == "error");
  }
}

TEST_CASE("TIR-BufferLoad-integers", "[TIR/ExprTyping/7.2][TIR-D67]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferLoad-integers",
                 t.load(t.a, {t.builder.int_imm({}, 1, uint_type(8))})) == "");
  }
  SECTION("rejects") { CHECK(t.says("TIR-BufferLoad-integers", t.load(t.a, {t.f(1)})) == "error"); }
}

TEST_CASE("TIR-BufferLoad-widths", "[TIR/ExprTyping/7.2:b][TIR-D67]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferLoad-widths", t.load(t.b, {t.var(t.n), t.var(t.n)})) == "");
    CHECK(t.says("TIR-BufferLoad-widths", t.load(t.b, {t.var(t.m), t.i(0)})) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferLoad-widths", t.load(t.b, {t.var(t.m), t.var(t.n)})) == "note");
  }
}

TEST_CASE("TIR-BufferLoad-rank", "[TIR-D31]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says("TIR-BufferLoad-rank", t.load(t.b, {t.i(0), t.i(0)})) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferLoad-rank", t.load(t.b, {t.i(0)})) == "error");
    CHECK(t.says("TIR-BufferLoad-rank", t.load(t.a, {})) == "error");
  }
}

TEST_CASE("TIR-BufferLoad-lanes", "[TIR/ExprTyping/7.5]") {
  Fixture t;
  Buffer* wide = t.buffer("W", float_type(32, 65536), {t.i(4)});
  const PrimExpr* index = t.builder.ramp({}, t.i(0), t.i(1), 65536);
  const Variable* data = wide->data;
  SECTION("accepts") { CHECK(t.says("TIR-BufferLoad-lanes", t.load(t.a, {index})) == ""); }
  SECTION("rejects") {
    const tir::Stmt* body = t.evaluate(t.load(wide, {index}));
    CHECK(t.says("TIR-BufferLoad-lanes", t.allocate(data, wide->dtype, {t.i(4)}, body)) == "error");
  }
}

TEST_CASE("TIR-BufferLoad-predicate", "[EXT/BufferLoad/predicate]") {
  Fixture t;
  const PrimExpr* ramp = t.builder.ramp({}, t.i(0), t.i(1), 4);
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferLoad-predicate", t.load(t.a, {ramp}, t.wide(t.yes(), 4))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferLoad-predicate", t.load(t.a, {ramp}, t.yes())) == "error");
    CHECK(t.says("TIR-BufferLoad-predicate", t.load(t.a, {ramp}, t.wide(t.i(1), 4))) == "error");
  }
}

TEST_CASE("TIR-BufferStore-leading-scalars", "[TIR/StmtTyping/4.1]") {
  Fixture t;
  const PrimExpr* ramp = t.builder.ramp({}, t.i(0), t.i(1), 4);
  const PrimExpr* four = t.wide(t.f(1), 4);
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferStore-leading-scalars", t.store(t.b, four, {t.i(0), ramp})) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferStore-leading-scalars", t.store(t.b, four, {ramp, t.i(0)})) == "error");
  }
}

TEST_CASE("TIR-BufferStore-integers", "[TIR/StmtTyping/4.3][TIR-D67]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferStore-integers", t.store(t.a, t.f(1), {t.i(0)})) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferStore-integers", t.store(t.a, t.f(1), {t.var(t.x)})) == "error");
  }
}

TEST_CASE("TIR-BufferStore-widths", "[TIR/StmtTyping/4.3:b][TIR-D67]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferStore-widths", t.store(t.b, t.f(1), {t.var(t.m), t.i(0)})) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferStore-widths", t.store(t.b, t.f(1), {t.var(t.m), t.var(t.n)})) ==
          "note");
  }
}

TEST_CASE("TIR-BufferStore-rank", "[TIR-D31]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferStore-rank", t.store(t.a, t.f(1), {t.i(0)})) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferStore-rank", t.store(t.a, t.f(1), {t.i(0), t.i(0)})) == "error");
  }
}

TEST_CASE("TIR-BufferStore-lanes", "[TIR/StmtTyping/4.5]") {
  Fixture t;
  const PrimExpr* ramp = t.builder.ramp({}, t.i(0), t.i(1), 4);
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferStore-lanes", t.store(t.a, t.wide(t.f(1), 4), {ramp})) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferStore-lanes", t.store(t.a, t.f(1), {ramp})) == "error");
    CHECK(t.says("TIR-BufferStore-lanes", t.store(t.a, t.wide(t.f(1), 4), {t.i(0)})) == "error");
  }
}

TEST_CASE("TIR-BufferStore-dtype", "[TIR-D30]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferStore-dtype", t.store(t.flags, t.yes(), {t.i(0)})) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferStore-dtype", t.store(t.a, t.i(1), {t.i(0)})) == "error");
    CHECK(t.says("TIR-BufferStore-dtype", t.store(t.a, t.f(1, 16), {t.i(0)})) == "error");
  }
}

TEST_CASE("TIR-BufferStore-predicate", "[EXT/BufferStore/predicate]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferStore-predicate", t.store(t.a, t.f(1), {t.i(0)}, t.yes())) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferStore-predicate", t.store(t.a, t.f(1), {t.i(0)}, t.i(1))) == "error");
  }
}

}  // namespace
}  // namespace tenor::spec::test
