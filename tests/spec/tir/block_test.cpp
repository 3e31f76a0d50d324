// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/tir/fixture.h"

namespace tenor::spec::test {
namespace {

TEST_CASE("TIR-Block-not-alone", "[TIR-D45]") {
  Fixture t;
  const IterVar* v = t.iter_var(t.variable(int_type(32)), t.i(0), t.i(4));
  SECTION("accepts") {
    CHECK(t.says("TIR-Block-not-alone", t.block({}, t.nothing())) == "");
    CHECK(t.says("TIR-Block-not-alone", t.realize(t.block({v}, t.nothing()), {t.i(1)})) == "");
  }
  SECTION("rejects") { CHECK(t.says("TIR-Block-not-alone", t.block({v}, t.nothing())) == "error"); }
}

/// A block of one variable, realized with one value.
const tir::Stmt* one(Fixture& t, const IterVar* v, const PrimExpr* value) {
  return t.realize(t.block({v}, t.nothing()), {value});
}

TEST_CASE("TIR-Block-integers", "[TIR/StmtTyping/13]") {
  Fixture t;
  const auto says = [&](DataType dtype) {
    const IterVar* v = t.iter_var(t.variable(dtype), t.i(0), t.i(4));
    return t.says("TIR-Block-integers", one(t, v, t.i(0)));
  };
  SECTION("accepts") { CHECK(says(uint_type(32)) == ""); }
  SECTION("rejects") { CHECK(says(float_type(32)) == "warning"); }
}

TEST_CASE("TIR-Block-domain", "[TIR-D47]") {
  Fixture t;
  const Variable* v = t.variable(int_type(32));
  SECTION("accepts") {
    CHECK(t.says("TIR-Block-domain", one(t, t.iter_var(v, t.i(0), t.i(4)), t.i(0))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Block-domain", one(t, t.iter_var(v, nullptr, nullptr), t.i(0))) == "error");
    CHECK(t.says("TIR-Block-domain", one(t, t.iter_var(v, t.i(0), nullptr), t.i(0))) == "error");
  }
}

TEST_CASE("TIR-IterVar-extent", "[TIR/OtherTyping/1][TIR-D33]") {
  Fixture t;
  const auto says = [&](DataType dtype, const PrimExpr* extent) {
    const IterVar* v = t.iter_var(t.variable(dtype), t.i(0), extent);
    return t.says("TIR-IterVar-extent", one(t, v, t.i(0)));
  };
  SECTION("accepts") { CHECK(says(uint_type(32), t.builder.int_imm({}, 4, uint_type(32))) == ""); }
  SECTION("rejects") { CHECK(says(float_type(32), t.f(4)) == "error"); }
}

TEST_CASE("TIR-IterVar-dtype", "[TIR/OtherTyping/1:b]") {
  Fixture t;
  const auto says = [&](const PrimExpr* extent) {
    const IterVar* v = t.iter_var(t.variable(int_type(32)), t.i(0), extent);
    return t.says("TIR-IterVar-dtype", one(t, v, t.i(0)));
  };
  SECTION("accepts") { CHECK(says(t.i(4)) == ""); }
  SECTION("rejects") { CHECK(says(t.i(4, 64)) == "error"); }
}

TEST_CASE("TIR-BlockRealize-arity", "[TIR/StmtTyping/14]") {
  Fixture t;
  const tir::Block* block =
      t.block({t.iter_var(t.variable(int_type(32)), t.i(0), t.i(4))}, t.nothing());
  SECTION("accepts") { CHECK(t.says("TIR-BlockRealize-arity", t.realize(block, {t.i(0)})) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-BlockRealize-arity", t.realize(block, {})) == "error");
    CHECK(t.says("TIR-BlockRealize-arity", t.realize(block, {t.i(0), t.i(0)})) == "error");
  }
}

TEST_CASE("TIR-BlockRealize-predicate", "[TIR/StmtTyping/14:b][TIR-D34]") {
  Fixture t;
  tir::BlockRealize* s = t.realize(t.block({}, t.nothing()), {});
  SECTION("accepts") { CHECK(t.says("TIR-BlockRealize-predicate", s) == ""); }
  SECTION("rejects") {
    s->predicate = t.i(1);
    CHECK(t.says("TIR-BlockRealize-predicate", s) == "error");
    s->predicate = t.wide(t.yes(), 4);
    CHECK(t.says("TIR-BlockRealize-predicate", s) == "error");
  }
}

TEST_CASE("TIR-BlockRealize-values", "[TIR-D34]") {
  Fixture t;
  const IterVar* v = t.iter_var(t.variable(int_type(32)), t.i(0), t.i(4));
  SECTION("accepts") { CHECK(t.says("TIR-BlockRealize-values", one(t, v, t.var(t.n))) == ""); }
  SECTION("rejects") { CHECK(t.says("TIR-BlockRealize-values", one(t, v, t.f(0))) == "error"); }
}

TEST_CASE("TIR-BlockRealize-conversion", "[TIR-D34]") {
  Fixture t;
  const IterVar* v = t.iter_var(t.variable(int_type(32)), t.i(0), t.i(4));
  SECTION("accepts") {
    CHECK(t.says("TIR-BlockRealize-conversion", one(t, v, t.var(t.n))) == "");
    CHECK(t.says("TIR-BlockRealize-conversion", one(t, v, t.i(0, 64))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BlockRealize-conversion", one(t, v, t.var(t.m))) == "note");
  }
}

}  // namespace
}  // namespace tenor::spec::test
