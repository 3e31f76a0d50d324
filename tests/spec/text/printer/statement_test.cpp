// SPDX-License-Identifier: Apache-2.0
// Statements in text, in both generations. TIR/Grammar/Stmt. The texts are what the compiler of the
// generation prints, where it has the node.
#include <catch2/catch.hpp>

#include "spec/text/print.h"
#include "tests/spec/ir/make.h"
#include "tests/spec/text/printer/body.h"

namespace tenor::spec::test {
namespace {

struct StatementParts : Make {
  const Variable *vx = variable("x"), *vi = variable("i");
  const Buffer* a = buffer("A", float_type(32), {i32(16)});
  const tir::Stmt* set = store(a, {i32(0)}, f32(1));

  std::string nested(const tir::Stmt* body) {
    return body_of(*function({a}, {}, body), Generation::kNested);
  }
  std::string flat(const tir::Stmt* body) {
    return body_of(*function({a}, {}, body), Generation::kFlat);
  }
};

TEST_CASE("printer: the last scope of a list is not indented") {
  StatementParts m;
  const tir::Stmt* let = m.let(m.vx, m.i32(3), m.evaluate(m.var(m.vx)));
  CHECK(m.nested(let) == "x: T.int32 = 3\nT.evaluate(x)\n");
  CHECK(m.nested(m.sequence({let, m.set})) ==
        "with T.LetStmt(3) as x:\n    T.evaluate(x)\nA[0] = T.float32(1.0)\n");
  CHECK(m.flat(m.sequence({let, m.set})) ==
        "x: T.let[T.int32] = 3\nT.evaluate(x)\nA[0] = T.float32(1.0)\n");
  CHECK(
      m.nested(m.sequence({m.sequence({m.set, let}), m.set})) ==
      "A[0] = T.float32(1.0)\nwith T.LetStmt(3) as x:\n    T.evaluate(x)\nA[0] = T.float32(1.0)\n");
}

TEST_CASE("printer: let of a pointer says which") {
  StatementParts m;
  const Variable* p = m.pointer("p", int_type(8), "shared");
  const tir::Stmt* let = m.let(p, m.var(m.a->data), m.evaluate(m.var(p)));
  CHECK(m.nested(let) == "p: T.handle(\"int8\", \"shared\") = A.data\nT.evaluate(p)\n");
  CHECK(m.nested(m.sequence({let, m.set})).substr(0, 58) ==
        "with T.LetStmt(A.data, T.handle(\"int8\", \"shared\")) as p:\n ");
  CHECK(m.flat(let).substr(0, 49) == "p: T.let[T.handle(\"int8\", \"shared\")] = A.data\nT.e");
}

TEST_CASE("printer: assertions", "[EXT/Assert/kind]") {
  StatementParts m;
  auto* s = m.stmt<tir::AssertStmt>();
  s->condition = m.op(ExprKind::kLT, m.var(m.vx), m.i32(3));
  s->message = m.text("too \"big\"");
  s->body = m.set;
  const std::string declared = "x = T.int32()\n";
  CHECK(m.nested(s) == declared + "assert x < 3, \"too \\\"big\\\"\"\nA[0] = T.float32(1.0)\n");
  CHECK(m.nested(m.sequence({s, m.set})) == declared +
                                                "with T.Assert(x < 3, \"too \\\"big\\\"\"):\n    "
                                                "A[0] = T.float32(1.0)\nA[0] = T.float32(1.0)\n");
  s->message = nullptr;
  s->error_kind = "ValueError";
  s->message_parts = m.builder.arena().list({m.text("a"), m.text("b")});
  CHECK(m.flat(s) ==
        declared + "assert x < 3, (\"ValueError\", [\"a\", \"b\"])\nA[0] = T.float32(1.0)\n");
  CHECK(m.nested(s) == declared + "assert x < 3, \"ab\"\nA[0] = T.float32(1.0)\n");
}

TEST_CASE("printer: allocation and declaration in one line, or two") {
  StatementParts m;
  const Buffer* d = m.buffer("D", float_type(32), {m.i32(8)});
  const tir::Stmt* use = m.store(d, {m.i32(0)}, m.f32(2));
  tir::Allocate* both = m.allocate(d->data, float_type(32), {m.i32(8)}, m.declare(d, use));
  CHECK(m.nested(both) == "D = T.decl_buffer((8,))\nD[0] = T.float32(2.0)\n");
  CHECK(m.flat(both) == "D = T.alloc_buffer((8,))\nD[0] = T.float32(2.0)\n");
  CHECK(m.nested(m.sequence({both, m.set})).substr(0, 39) ==
        "with T.decl_buffer((8,)) as D:\n    D[0]");
  const tir::Stmt* bare = m.allocate(d->data, float_type(32), {m.i32(9)}, use);
  CHECK(m.nested(bare) ==
        "D = T.allocate([9], \"float32\", \"global\")\nD_1 = T.Buffer((8,), data=D)\nD_1[0] = "
        "T.float32(2.0)\n");
  CHECK(m.flat(bare) ==
        "D = T.alloc_buffer((9,), \"float32\")\nD_1 = T.Buffer((8,), data=D.data)\nD_1[0] = "
        "T.float32(2.0)\n");
  both->condition = m.op(ExprKind::kLT, m.i32(1), m.i32(2));
  CHECK(m.nested(both).substr(0, 57) ==
        "D = T.allocate([8], \"float32\", \"global\", T.LT(1, 2))\nD_1 ");
}

TEST_CASE("printer: attributes and threads") {
  StatementParts m;
  CHECK(m.nested(m.attr(integer_object(0), "key", m.text("v"), m.set)) ==
        "T.attr(0, \"key\", \"v\")\nA[0] = T.float32(1.0)\n");
  const Variable* t = m.variable("threadIdx.x");
  Object node;
  node.kind = Object::Kind::kIterVar;
  node.iter_var = m.iter(t, {}, IterVarType::kThreadIndex, "threadIdx.x");
  const tir::Stmt* use = m.store(m.a, {m.var(t)}, m.f32(1));
  const tir::Stmt* launch = m.attr(node, "thread_extent", m.i32(16), use);
  CHECK(m.nested(launch) ==
        "threadIdx_x = T.launch_thread(\"threadIdx.x\", 16)\nA[threadIdx_x] = T.float32(1.0)\n");
  CHECK(m.nested(m.sequence({launch, launch})) ==
        "threadIdx_x = T.env_thread(\"threadIdx.x\")\n"
        "with T.launch_thread(threadIdx_x, 16):\n    A[threadIdx_x] = T.float32(1.0)\n"
        "T.launch_thread(threadIdx_x, 16)\nA[threadIdx_x] = T.float32(1.0)\n");
}

TEST_CASE("printer: control") {
  StatementParts m;
  auto* branch = m.stmt<tir::IfThenElse>();
  branch->condition = m.op(ExprKind::kLT, m.var(m.vi), m.i32(3));
  branch->then_case = m.stmt<tir::Break>();
  branch->else_case = m.sequence({});
  CHECK(m.nested(m.loop(m.vi, m.i32(4), branch)) ==
        "for i in range(4):\n    if i < 3:\n        break\n    else:\n        pass\n");
  CHECK(m.nested(m.evaluate(m.call("ret", int_type(32), {m.i32(0)}))) == "return 0\n");
  CHECK(m.nested(m.sequence({})) == "pass\n");
}

TEST_CASE("printer: what has no place is declared before its uses") {
  StatementParts m;
  const Variable* n = m.variable("n");
  const Buffer* b = m.buffer("B", float_type(32), {m.i32(4)}, m.a->data);
  const tir::Stmt* inner = m.store(b, {m.var(n)}, m.f32(1));
  CHECK(m.nested(m.loop(m.vi, m.i32(4), inner)) ==
        "for i in range(4):\n    B = T.Buffer((4,), data=A.data)\n    n = T.int32()\n    B[n] = "
        "T.float32(1.0)\n");
  CHECK(m.nested(m.sequence({m.loop(m.vi, m.i32(4), inner), m.evaluate(m.var(n))})) ==
        "n = T.int32()\nfor i in range(4):\n    B = T.Buffer((4,), data=A.data)\n    B[n] = "
        "T.float32(1.0)\n"
        "T.evaluate(n)\n");
}

TEST_CASE("printer: the deprecated ones", "[TIR/Deprecated]") {
  StatementParts m;
  auto* s = m.stmt<tir::AllocateConst>();
  s->buffer_var = m.pointer("c", int_type(8));
  s->dtype = int_type(8);
  s->extents = m.builder.arena().list({m.i32(2)});
  const Expr first = m.builder.int_imm({}, -1, int_type(8));
  const Expr second = m.builder.int_imm({}, 2, int_type(8));
  s->data = m.builder.arena().list({first, second});
  s->body = m.set;
  CHECK(m.nested(s) == "c = T.allocate_const([-1, 2], \"int8\", [2])\nA[0] = T.float32(1.0)\n");
  auto* store = m.stmt<tir::Store>();
  store->buffer_var = m.a->data;
  store->index = m.i32(1);
  store->value = m.f32(1);
  CHECK(m.nested(store) == "T.store(A.data, 1, T.float32(1.0))\n");
}

}  // namespace
}  // namespace tenor::spec::test
