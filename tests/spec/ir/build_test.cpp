// SPDX-License-Identifier: Apache-2.0
// The datatypes that the builder derives, a clause each. TIR/ExprTyping.
#include <catch2/catch.hpp>

#include "tests/spec/ir/make.h"

namespace tenor::spec::test {
namespace {

struct Derived : Make {
  Expr x = var(variable("x"));
  Expr f = f32(1);
  Expr lanes(Expr e, std::int64_t n) { return builder.broadcast({}, e, n); }
};

}  // namespace

TEST_CASE("a variable's type follows its datatype, and the other way round",
          "[TIR/ExprTyping/1][TIR/ExprTyping/1.1][TIR/ExprTyping/1.1:b][TIR/ExprTyping/1.1:c]") {
  Make m;
  CHECK(m.variable("x")->dtype == int_type(32));
  CHECK(m.variable("x")->type_annotation->kind == Type::Kind::kPrimType);
  CHECK(m.variable("v", void_type())->type_annotation->is_empty_tuple());
  CHECK(m.pointer("p", int_type(32))->dtype == handle_type());
  CHECK(m.builder.variable({}, "t", m.builder.tuple_type())->dtype == void_type());
}

TEST_CASE("literals have their own datatype, strings are handles",
          "[TIR/DataType/p1][TIR/ExprTyping/2.2][TIR/ExprTyping/3.2][TIR/ExprTyping/4]") {
  Make m;
  CHECK(m.i64(5)->dtype == int_type(64));
  CHECK(m.builder.float_imm({}, 5, float_type(16))->dtype == float_type(16));
  CHECK(m.text("abc")->dtype == handle_type());
}

TEST_CASE("a Cast has the datatype it casts to, a Select that of its values, a Let of its body",
          "[TIR/ExprTyping/5:d][TIR/ExprTyping/6.2][TIR/ExprTyping/10.2]") {
  Derived m;
  CHECK(m.builder.cast({}, m.x, float_type(64))->dtype == float_type(64));
  CHECK(m.builder.select({}, m.builder.boolean({}, true), m.f, m.f)->dtype == float_type(32));
  CHECK(m.builder.let({}, m.variable("y"), m.x, m.f)->dtype == float_type(32));
}

TEST_CASE("a load has the lanes of an element times those of its last index",
          "[TIR/ExprTyping/7.3][TIR/ExprTyping/7.5]") {
  Derived m;
  const Buffer* pairs = m.buffer("B", float_type(32, 2), {m.i32(4)});
  CHECK(m.load(pairs, {m.x})->dtype == float_type(32, 2));
  CHECK(m.load(pairs, {m.lanes(m.x, 4)})->dtype == float_type(32, 8));
  CHECK(m.load(m.buffer("S", int_type(8), {}), {})->dtype == int_type(8));
}

TEST_CASE("vectors have the code and bits of what they are made of",
          "[TIR/ExprTyping/8.2][TIR/ExprTyping/9.2][TIR/ExprTyping/12.6][TIR-D20][TIR-D75]") {
  Derived m;
  CHECK(m.builder.ramp({}, m.i64(0), m.i64(1), 4)->dtype == int_type(64, 4));
  CHECK(m.lanes(m.f, 8)->dtype == float_type(32, 8));
  const auto vectors = m.builder.arena().list(std::vector<Expr>{m.lanes(m.f, 4)});
  const auto indices = m.builder.arena().list(std::vector<Expr>{m.i32(3), m.i32(0), m.i32(1)});
  CHECK(m.builder.shuffle({}, vectors, indices)->dtype == float_type(32, 3));
}

TEST_CASE("operators have their operands' datatype, comparisons and Not are Bool",
          "[TIR/ExprTyping/13:c][TIR/ExprTyping/14:c][TIR/ExprTyping/15:b][TIR/ExprTyping/16:c]") {
  Derived m;
  const Expr less = m.op(ExprKind::kLT, m.lanes(m.f, 4), m.lanes(m.f, 4));
  CHECK(m.add(m.f, m.f)->dtype == float_type(32));
  CHECK(less->dtype == bool_type(4));
  CHECK(m.op(ExprKind::kAnd, less, less)->dtype == bool_type(4));
  CHECK(m.builder.logical_not({}, less)->dtype == bool_type(4));
}

}  // namespace tenor::spec::test
