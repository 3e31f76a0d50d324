// SPDX-License-Identifier: Apache-2.0
// Expressions in text. TIR/Grammar/PrimExpr, BinaryOp, CmpOp, LogicalOp. Each text was read by the
// compiler of its generation as the node that it was printed from.
#include <catch2/catch.hpp>

#include "spec/text/print.h"
#include "tests/spec/ir/make.h"

namespace tenor::spec::test {
namespace {

using K = ExprKind;

struct Operands : Make {
  const Variable *vx = variable("x"), *vy = variable("y");
  const Buffer* buf = buffer("A", float_type(32), {i32(16)});
  Expr x = var(vx), y = var(vy), less = op(K::kLT, x, y), is = op(K::kEq, x, i32(3));
};

TEST_CASE("printer: infix where it is read as the same node", "[TIR/Grammar/BinaryOp]") {
  Operands m;
  CHECK(print(m.add(m.x, m.y)) == "x + y");
  CHECK(print(m.op(K::kFloorDiv, m.x, m.i32(4))) == "x // 4");
  CHECK(print(m.op(K::kFloorMod, m.x, m.i32(4))) == "x % 4");
  CHECK(print(m.op(K::kDiv, m.x, m.y)) == "T.Div(x, y)");
  CHECK(print(m.op(K::kDiv, m.load(m.buf, {m.x}), m.f32(2))) == "A[x] / T.float32(2.0)");
  CHECK(print(m.op(K::kMod, m.x, m.y)) == "T.truncmod(x, y)");
  CHECK(print(m.op(K::kMin, m.x, m.y)) == "T.min(x, y)");
  CHECK(print(m.add(m.x, m.i32(-1))) == "x + -1");
}

TEST_CASE("printer: calls where reading would compute", "[TIR/Grammar/BinaryOp]") {
  Operands m;
  CHECK(print(m.add(m.i32(1), m.i32(2))) == "T.Add(1, 2)");
  CHECK(print(m.add(m.x, m.i32(0))) == "T.Add(x, 0)");
  CHECK(print(m.add(m.i32(0), m.x)) == "T.Add(0, x)");
  CHECK(print(m.op(K::kSub, m.x, m.i32(0))) == "T.Sub(x, 0)");
  CHECK(print(m.op(K::kSub, m.i32(0), m.x)) == "0 - x");
  CHECK(print(m.op(K::kMul, m.x, m.i32(1))) == "T.Mul(x, 1)");
  CHECK(print(m.op(K::kMul, m.x, m.i32(2))) == "x * 2");
  CHECK(print(m.op(K::kFloorDiv, m.x, m.i32(1))) == "T.FloorDiv(x, 1)");
  CHECK(print(m.op(K::kMod, m.i32(7), m.i32(2))) == "T.Mod(7, 2)");
  CHECK(print(m.op(K::kMin, m.x, m.x)) == "T.Min(x, x)");
  CHECK(print(m.op(K::kLT, m.i32(1), m.i32(2))) == "T.LT(1, 2)");
  CHECK(print(m.op(K::kLT, m.i32(1), m.x)) == "1 < x");
  CHECK(print(m.add(m.x, m.i64(2))) == "T.Add(x, T.int64(2))");
  CHECK(print(m.op(K::kAnd, m.builder.boolean({}, true), m.less)) == "T.And(T.bool(True), x < y)");
  CHECK(print(m.builder.logical_not({}, m.builder.boolean({}, true))) == "T.Not(T.bool(True))");
}

TEST_CASE("printer: parentheses where Python needs them") {
  Operands m;
  const auto sub = [&](Expr a, Expr b) { return m.op(K::kSub, a, b); };
  CHECK(print(sub(sub(m.x, m.y), m.x)) == "x - y - x");
  CHECK(print(sub(m.x, sub(m.y, m.x))) == "x - (y - x)");
  CHECK(print(m.op(K::kMul, m.add(m.x, m.y), m.x)) == "(x + y) * x");
  CHECK(print(m.add(m.op(K::kMul, m.x, m.y), m.x)) == "x * y + x");
  CHECK(print(m.op(K::kFloorMod, m.x, m.op(K::kMul, m.x, m.y))) == "x % (x * y)");
  CHECK(print(m.op(K::kEq, m.less, m.is)) == "(x < y) == (x == 3)");
  CHECK(print(m.op(K::kAnd, m.op(K::kOr, m.less, m.is), m.is)) == "(x < y or x == 3) and x == 3");
  CHECK(print(m.op(K::kOr, m.less, m.op(K::kAnd, m.less, m.is))) == "x < y or x < y and x == 3");
  CHECK(print(m.op(K::kOr, m.less, m.op(K::kOr, m.less, m.is))) == "x < y or (x < y or x == 3)");
  CHECK(print(m.builder.logical_not({}, m.less)) == "not x < y");
  CHECK(print(m.builder.logical_not({}, m.op(K::kAnd, m.less, m.is))) == "not (x < y and x == 3)");
  CHECK(print(m.op(K::kEq, m.builder.logical_not({}, m.less), m.is)) == "(not x < y) == (x == 3)");
}

TEST_CASE("printer: the other nodes", "[TIR/Grammar/PrimExpr]") {
  Operands m;
  CHECK(print(m.builder.cast({}, m.x, float_type(16))) == "T.Cast(\"float16\", x)");
  CHECK(print(m.builder.select({}, m.less, m.x, m.y)) == "T.Select(x < y, x, y)");
  CHECK(print(m.builder.ramp({}, m.x, m.i32(2), 4)) == "T.Ramp(x, 2, 4)");
  CHECK(print(m.builder.broadcast({}, m.f32(1), 4)) == "T.Broadcast(T.float32(1.0), 4)");
  const Expr vector = m.builder.broadcast({}, m.x, 2);
  CHECK(print(m.builder.shuffle({}, m.builder.arena().list({vector}),
                                m.builder.arena().list({m.i32(0)}))) ==
        "T.Shuffle([T.Broadcast(x, 2)], [0])");
  CHECK(print(m.builder.let({}, m.vy, m.i32(3), m.y)) == "T.Let(y, where={y: 3})");
  CHECK(print(m.load(m.buf, {m.add(m.x, m.i32(1))})) == "A[x + 1]");
  CHECK(print(m.load(m.buffer("s", int_type(8), {}), {})) == "s[()]");
  const Expr mask = m.builder.broadcast({}, m.less, 4);
  const Expr lanes = m.builder.ramp({}, m.x, m.i32(1), 4);
  CHECK(print(m.builder.buffer_load({}, m.buf, m.builder.arena().list({lanes}), mask)) ==
        "A.vload([T.Ramp(x, 1, 4)], predicate=T.Broadcast(x < y, 4))");
}

TEST_CASE("printer: calls carry a datatype that nothing else tells", "[TIR/ExprTyping/11]") {
  Operands m;
  CHECK(print(m.call("exp", float_type(32), {m.f32(1)})) == "T.exp(T.float32(1.0))");
  CHECK(print(m.call("reinterpret", float_type(32), {m.x})) == "T.reinterpret(\"float32\", x)");
  CHECK(print(m.call("call_extern", int_type(32), {m.text("f"), m.x})) ==
        "T.call_extern(\"int32\", \"f\", x)");
  CHECK(print(m.call("call_pure_extern", float_type(32), {m.text("expf"), m.f32(1)})) ==
        "T.call_pure_extern(\"float32\", \"expf\", T.float32(1.0))");
  CHECK(print(m.call("call_llvm_pure_intrin", float_type(32), {m.text("llvm.exp"), m.f32(1)})) ==
        "T.call_llvm_pure_intrin(\"float32\", \"llvm.exp\", T.float32(1.0))");
  CHECK(print(m.call("tvm_struct_get", int_type(8), {m.x, m.i32(0), m.i32(5)})) ==
        "T.tvm_struct_get(x, 0, 5, \"int8\")");
  // What reading the plain name would change is called through what changes nothing.
  CHECK(print(m.call("no_such_builtin", int_type(8), {m.x})) ==
        "T.call_intrin(\"int8\", \"tir.no_such_builtin\", x)");
  CHECK(print(m.call("bitwise_and", int_type(32), {m.x, m.y})) == "T.bitwise_and(x, y)");
  CHECK(print(m.call("bitwise_and", int_type(32), {m.x, m.i64(1)})) ==
        "T.call_intrin(\"int32\", \"tir.bitwise_and\", x, T.int64(1))");
  CHECK(print(m.call("exp", float_type(64), {m.f32(1)})) ==
        "T.call_intrin(\"float64\", \"tir.exp\", T.float32(1.0))");
}

TEST_CASE("printer: reductions and deprecated loads", "[TIR/TEOnly][TIR/Deprecated]") {
  Operands m;
  auto* c = m.program.make<CommReducer>(Span{});
  const Variable *a = m.variable("a"), *b = m.variable("b");
  c->lhs = m.builder.arena().list({a});
  c->rhs = m.builder.arena().list({b});
  c->result = m.builder.arena().list({m.add(m.var(a), m.var(b))});
  c->identity_element = m.builder.arena().list({m.i32(0)});
  auto* r = m.program.make<Reduce>(Span{});
  r->combiner = c;
  r->source = m.builder.arena().list({m.x});
  r->axis =
      m.builder.arena().list({m.iter(m.vx, m.range(m.i32(0), m.i32(4)), IterVarType::kCommReduce)});
  r->condition = m.builder.boolean({}, true);
  CHECK(print(static_cast<Expr>(r)) ==
        "T.reduce(T.comm_reducer(lambda a, b: a + b, [0]), source=[x], init=[], "
        "axis=[T.iter_var(x, T.Range(0, 4), \"CommReduce\", \"\")], condition=T.bool(True), "
        "value_inde...");
  auto* load = m.program.make<Load>(Span{});
  load->dtype = float_type(32);
  load->buffer_var = m.buf->data;
  load->index = m.x;
  CHECK(print(static_cast<Expr>(load)) == "T.load(\"float32\", A, x)");
}

}  // namespace
}  // namespace tenor::spec::test
