// SPDX-License-Identifier: Apache-2.0
// Loops and blocks in text. TIR/Grammar/Stmt/For, Block, BlockRealize; TIR-D76.
#include <catch2/catch.hpp>

#include "spec/text/print.h"
#include "tests/spec/ir/make.h"
#include "tests/spec/text/printer/body.h"

namespace tenor::spec::test {
namespace {

struct BlockParts : Make {
  const Variable *vi = variable("i"), *vj = variable("j"), *bi = variable("vi"),
                 *bj = variable("vj");
  const Buffer* a = buffer("A", float_type(32), {i32(16), i32(8)});
  Expr i = var(vi), j = var(vj);
  const tir::Stmt* set = store(a, {var(bi), var(bj)}, f32(1));

  std::string nested(const tir::Stmt* body) {
    return body_of(*function({a}, {}, body), Generation::kNested);
  }
  tir::Block* block() {
    auto* s = stmt<tir::Block>();
    s->name_hint = "b";
    s->iter_vars =
        builder.arena().list({iter(bi, range(i32(0), i32(16)), IterVarType::kDataPar),
                              iter(bj, range(i32(0), i32(8)), IterVarType::kCommReduce)});
    s->reads_written = s->writes_written = true;
    s->body = set;
    return s;
  }
  const tir::Stmt* loops(const tir::Stmt* body) {
    return loop(vi, i32(16), loop(vj, i32(8), body));
  }
};

TEST_CASE("printer: loops", "[TIR/Grammar/ForKind]") {
  BlockParts m;
  const tir::Stmt* body = m.evaluate(m.i);
  CHECK(m.nested(m.loop(m.vi, m.i32(4), body)) == "for i in range(4):\n    T.evaluate(i)\n");
  tir::For* loop = m.loop(m.vi, m.i32(4), body, tir::ForKind::kParallel);
  loop->min = m.i32(2);
  CHECK(m.nested(loop) == "for i in T.parallel(2, 6):\n    T.evaluate(i)\n");
  loop->for_kind = tir::ForKind::kThreadBinding;
  loop->min = m.i32(0);
  loop->thread_binding = m.iter(m.vj, {}, IterVarType::kThreadIndex, "blockIdx.x");
  CHECK(m.nested(loop) ==
        "for i in T.thread_binding(4, thread=\"blockIdx.x\"):\n    T.evaluate(i)\n");
  loop->for_kind = tir::ForKind::kSerial;
  loop->step = m.i32(2);
  loop->thread_binding = nullptr;
  CHECK(m.nested(loop) == "for i in T.serial(4, step=2):\n    T.evaluate(i)\n");
  CHECK(m.nested(m.loop(m.vi, m.i64(4), body)) ==
        "for i in range(T.int64(4)):\n    T.evaluate(i)\n");
}

TEST_CASE("printer: plain nested loops are a grid") {
  BlockParts m;
  const tir::Stmt* body = m.evaluate(m.add(m.i, m.j));
  CHECK(m.nested(m.loops(body)) == "for i, j in T.grid(16, 8):\n    T.evaluate(i + j)\n");
  CHECK(m.nested(m.loop(m.vi, m.i32(4), m.loop(m.vj, m.i, body))) ==
        "for i in range(4):\n    for j in range(i):\n        T.evaluate(i + j)\n");
  CHECK(m.nested(m.loop(m.vi, m.i32(4), m.loop(m.vj, m.i32(2), body, tir::ForKind::kUnrolled))) ==
        "for i in range(4):\n    for j in T.unroll(2):\n        T.evaluate(i + j)\n");
}

TEST_CASE("printer: axes that are the loops are remapped") {
  BlockParts m;
  CHECK(m.nested(m.loops(m.realize(m.block(), {m.i, m.j}))) ==
        "for i, j in T.grid(16, 8):\n    with T.block(\"b\"):\n"
        "        vi, vj = T.axis.remap(\"SR\", [i, j])\n        T.reads()\n        T.writes()\n"
        "        A[vi, vj] = T.float32(1.0)\n");
  CHECK(m.nested(m.loops(m.realize(m.block(), {m.j, m.add(m.j, m.i32(1))}))) ==
        "for i, j in T.grid(16, 8):\n    with T.block(\"b\"):\n"
        "        vi = T.axis.spatial(16, j)\n        vj = T.axis.reduce(8, j + 1)\n"
        "        T.reads()\n        T.writes()\n        A[vi, vj] = T.float32(1.0)\n");
}

TEST_CASE("printer: the parts of a block") {
  BlockParts m;
  tir::Block* block = m.block();
  block->iter_vars =
      m.builder.arena().list({m.iter(m.bi, m.range(m.i32(2), m.i32(5)), IterVarType::kOpaque),
                              m.iter(m.bj, m.range(m.i32(0), m.i32(8)), IterVarType::kOrdered)});
  block->reads = m.builder.arena().list(
      {m.region(m.a, {m.range(m.var(m.bi), m.i32(1)), m.range(m.var(m.bj), m.i32(2))})});
  block->init = m.set;
  Buffer* local = m.buffer("L", int_type(8), {m.i32(3)});
  block->alloc_buffers = m.builder.arena().list({static_cast<const Buffer*>(local)});
  auto* match = m.program.make<tir::MatchBufferRegion>(Span{});
  match->buffer = m.buffer("S", float_type(32), {m.i32(1), m.i32(8)});
  match->source = m.region(m.a, {m.range(m.i32(0), m.i32(1)), m.range(m.i32(0), m.i32(8))});
  block->match_buffers =
      m.builder.arena().list({static_cast<const tir::MatchBufferRegion*>(match)});
  block->annotations = m.builder.arena().list({Attribute{"k", integer_object(1)}});
  tir::BlockRealize* realize = m.realize(block, {m.i, m.j});
  realize->predicate = m.op(ExprKind::kLT, m.i, m.i32(3));
  const std::string text = m.nested(m.loops(realize));
  CHECK(
      text ==
      "for i, j in T.grid(16, 8):\n    with T.block(\"b\"):\n"
      "        vi = T.axis.opaque((2, 7), i)\n        vj = T.axis.scan(8, j)\n        T.where(i < "
      "3)\n"
      "        T.reads(A[vi, vj:vj + 2])\n        T.writes()\n        T.block_attr({\"k\": 1})\n"
      "        L = T.alloc_buffer((3,), \"int8\")\n        S = T.match_buffer(A[0, 0:8], (1, 8))\n"
      "        with T.init():\n            A[vi, vj] = T.float32(1.0)\n"
      "        A[vi, vj] = T.float32(1.0)\n");
}

TEST_CASE("printer: a root block that is understood is not written") {
  BlockParts m;
  auto* root = m.stmt<tir::Block>();
  root->name_hint = "root";
  root->body = m.loops(m.realize(m.block(), {m.i, m.j}));
  const auto text = [&](Generation g) {
    return body_of(*m.function({m.a}, {}, m.realize(root, {})), g);
  };
  CHECK(text(Generation::kNested).substr(0, 55) ==
        "# with T.block(\"root\"):\nfor i, j in T.grid(16, 8):\n    ");
  CHECK(text(Generation::kFlat).substr(0, 25) == "# with T.sblock(\"root\"):\n");
  root->reads = m.builder.arena().list({m.region(m.a, {})});
  CHECK(text(Generation::kNested).substr(0, 22) == "with T.block(\"root\"):\n");
  auto* lone = m.stmt<tir::Block>();
  lone->name_hint = "root";
  lone->body = m.evaluate(m.i32(0));
  CHECK(m.nested(m.realize(lone, {})).substr(0, 22) == "with T.block(\"root\"):\n");
}

}  // namespace
}  // namespace tenor::spec::test
