// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/tir/fixture.h"

namespace tenor::spec::test {
namespace {

TEST_CASE("TIR-Var-bound", "[TIR/Scope/p1:c][TIR-D69]") {
  Fixture t;
  const Variable* v = t.variable(int_type(32));
  SECTION("accepts") {
    CHECK(t.says("TIR-Var-bound", t.let(v, t.i(1), t.evaluate(t.var(v)))) == "");
    CHECK(t.says("TIR-Var-bound", t.builder.let({}, v, t.i(1), t.var(v))) == "");
    CHECK(t.says("TIR-Var-bound", t.loop(v, t.i(0), t.i(4), t.evaluate(t.var(v)))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Var-bound", t.var(v)) == "error");
    CHECK(t.says("TIR-Var-bound", t.loop(v, t.var(v), t.i(4), t.nothing())) == "error");
    CHECK(t.says("TIR-Var-bound", t.let(v, t.var(v), t.nothing())) == "error");
  }
  SECTION("says it once") {
    CHECK(t.findings(t.evaluate(t.op(ExprKind::kAdd, t.var(v), t.var(v)))).size() == 1);
  }
}

TEST_CASE("TIR-Var-bound, shapes of parameters", "[TIR-D69][TIR/Exec/1.2.4.b5:d]") {
  Fixture t;
  const Variable* k = t.variable(int_type(32), "k");
  Buffer* first = t.buffer("P", float_type(32), {t.op(ExprKind::kMul, t.var(k), t.i(2))});
  Buffer* second = t.buffer("Q", float_type(32), {t.var(k)});
  const auto with = [&](std::vector<const Buffer*> buffers) {
    std::vector<const Variable*> params;
    for (std::size_t i = 0; i < buffers.size(); ++i) params.push_back(t.variable(handle_type()));
    t.function->params = t.builder.arena().list(params);
    t.function->buffers = t.builder.arena().list(buffers);
    return t.says_of_function("TIR-Var-bound");
  };
  SECTION("accepts a variable that a later parameter binds") { CHECK(with({first, second}) == ""); }
  SECTION("rejects one that stands alone nowhere") { CHECK(with({first}) == "error"); }
}

TEST_CASE("TIR-Var-in-scope", "[TIR/Scope/p1:b]") {
  Fixture t;
  const Variable* v = t.variable(int_type(32));
  const tir::Stmt* loop = t.loop(v, t.i(0), t.i(4), t.nothing());
  SECTION("accepts") {
    CHECK(t.says("TIR-Var-in-scope", t.loop(v, t.i(0), t.i(4), t.evaluate(t.var(v)))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-Var-in-scope", t.seq({loop, t.evaluate(t.var(v))})) == "error");
    const tir::Stmt* block =
        t.realize(t.block({t.iter_var(v, t.i(0), t.i(4))}, t.nothing()), {t.i(0)});
    CHECK(t.says("TIR-Var-in-scope", t.seq({block, t.evaluate(t.var(v))})) == "error");
  }
}

TEST_CASE("TIR-Var-in-declared-region", "[TIR-D76]") {
  Fixture t;
  const Variable* v = t.variable(int_type(32));
  tir::Block* s = t.block({}, t.nothing());
  const auto reading = [&](const PrimExpr* min) {
    const BufferRegion* region = t.region(t.a, {{min, t.i(1)}});
    s->reads = t.builder.arena().list(std::vector<const BufferRegion*>{region});
  };
  SECTION("accepts") {
    reading(t.var(t.n));
    CHECK(t.findings(s).empty());
  }
  SECTION("rejects") {
    reading(t.var(v));
    CHECK(t.says("TIR-Var-in-declared-region", s) == "note");
    CHECK(t.says("TIR-Var-bound", s) == "");
    CHECK(t.says("TIR-Var-bound", t.seq({s, t.evaluate(t.var(v))})) == "error");
  }
}

TEST_CASE("TIR-Binding-once", "[TIR/Scope/p1]") {
  Fixture t;
  const Variable* v = t.variable(int_type(32));
  const tir::Stmt* loop = t.loop(v, t.i(0), t.i(4), t.nothing());
  SECTION("accepts") { CHECK(t.says("TIR-Binding-once", loop) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-Binding-once", t.seq({loop, loop})) == "error");
    CHECK(t.says("TIR-Binding-once", t.let(v, t.i(1), loop)) == "error");
    CHECK(t.says("TIR-Binding-once", t.let(t.n, t.i(1), t.nothing())) == "error");
  }
  SECTION("accepts the IterVar of a hardware axis again") {
    const IterVar* axis = t.iter_var(v, nullptr, nullptr, "threadIdx.x");
    const tir::Stmt* one = t.attr(t.object(axis), "thread_extent", t.i(4), t.nothing());
    CHECK(t.findings(t.seq({one, one})).empty());
    CHECK(t.findings(t.attr(t.object(axis), "thread_extent", t.i(4), one)).empty());
    const tir::Stmt* plain = t.attr(t.object(v), "thread_extent", t.i(4), t.nothing());
    CHECK(t.says("TIR-Binding-once", t.seq({plain, plain})) == "error");
  }
}

TEST_CASE("TIR-Binding-of-loop-var", "[TIR/Exec/12.1.7:c][TIR/Exec/12.2.3:b]") {
  Fixture t;
  const Variable* v = t.variable(int_type(32));
  const Variable* other = t.variable(int_type(32));
  SECTION("accepts") {
    const tir::Stmt* body = t.let(other, t.i(1), t.nothing());
    CHECK(t.says("TIR-Binding-of-loop-var", t.loop(v, t.i(0), t.i(4), body)) == "");
  }
  SECTION("rejects") {
    const tir::Stmt* body = t.let(v, t.i(1), t.nothing());
    CHECK(t.says("TIR-Binding-of-loop-var", t.loop(v, t.i(0), t.i(4), body)) == "error");
    CHECK(t.says("TIR-Binding-once", t.loop(v, t.i(0), t.i(4), body)) == "");
  }
}

TEST_CASE("TIR-Binding-annotation", "[TIR/ExprTyping/1.2.4]") {
  Fixture t;
  Variable* v = t.variable(int_type(32));
  const tir::Stmt* s = t.let(v, t.i(1), t.nothing());
  SECTION("accepts") { CHECK(t.says("TIR-Binding-annotation", s) == ""); }
  SECTION("rejects") {
    v->type_annotation = nullptr;
    CHECK(t.says("TIR-Binding-annotation", s) == "error");
    Type* tuple = const_cast<Type*>(t.builder.tuple_type());
    tuple->fields = t.builder.arena().list(std::vector<const Type*>{t.builder.tuple_type()});
    v->type_annotation = tuple;
    CHECK(t.says("TIR-Binding-annotation", s) == "error");
  }
}

TEST_CASE("TIR-Binding-dtype", "[TIR/Types/1:b][TIR/Types/2:d][TIR/Types/3:d]") {
  Fixture t;
  Variable* v = t.variable(int_type(32));
  const tir::Stmt* s = t.let(v, t.i(1), t.nothing());
  SECTION("accepts") { CHECK(t.says("TIR-Binding-dtype", s) == ""); }
  SECTION("rejects") {
    v->type_annotation = t.builder.prim_type(int_type(64));
    CHECK(t.says("TIR-Binding-dtype", s) == "error");
    v->type_annotation = t.pointer(int_type(32));
    CHECK(t.says("TIR-Binding-dtype", s) == "error");
    v->type_annotation = t.builder.tuple_type();
    CHECK(t.says("TIR-Binding-dtype", s) == "error");
  }
}

TEST_CASE("TIR-Binding-element-type", "[TIR/Types/2.b1]") {
  Fixture t;
  Variable* v = t.pointer_variable(float_type(32));
  const tir::Stmt* s = t.let(v, t.var(t.p), t.nothing());
  SECTION("accepts") { CHECK(t.says("TIR-Binding-element-type", s) == ""); }
  SECTION("rejects") {
    v->type_annotation = t.builder.pointer_type(t.pointer(int_type(8)), "global");
    CHECK(t.says("TIR-Binding-element-type", s) == "error");
  }
}

TEST_CASE("TIR-BufferUse-bound", "[TIR-D44][TIR-D69]") {
  Fixture t;
  Buffer* z = t.buffer("Z", float_type(32), {t.i(4)});
  const tir::Stmt* use = t.store(z, t.f(1), {t.i(0)});
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferUse-bound", t.allocate(z->data, float_type(32), {t.i(4)}, use)) == "");
    tir::Block* block = t.block({}, use);
    block->alloc_buffers = t.builder.arena().list(std::vector<const Buffer*>{z});
    CHECK(t.findings(block).empty());
    z->data = t.a->data;
    CHECK(t.says("TIR-BufferUse-bound", use) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferUse-bound", use) == "error");
    CHECK(t.says("TIR-BufferUse-bound", t.declare(z, t.nothing())) == "error");
  }
}

TEST_CASE("TIR-BufferUse-in-scope", "[TIR/Scope/b8:b]") {
  Fixture t;
  Buffer* z = t.buffer("Z", float_type(32), {t.i(4)});
  const tir::Stmt* use = t.store(z, t.f(1), {t.i(0)});
  const auto block_of = [&](const tir::Stmt* body) {
    tir::Block* block = t.block({}, body);
    block->alloc_buffers = t.builder.arena().list(std::vector<const Buffer*>{z});
    return block;
  };
  SECTION("accepts") { CHECK(t.says("TIR-BufferUse-in-scope", block_of(use)) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferUse-in-scope", t.seq({block_of(t.nothing()), use})) == "error");
  }
}

TEST_CASE("TIR-BufferUse-in-declared-region", "[TIR-D76]") {
  Fixture t;
  tir::Block* s = t.block({}, t.nothing());
  const auto says = [&](const Buffer* buffer) {
    const BufferRegion* region = t.region(buffer, {{t.i(0), t.i(1)}});
    s->writes = t.builder.arena().list(std::vector<const BufferRegion*>{region});
    return t.says("TIR-BufferUse-in-declared-region", s);
  };
  SECTION("accepts") { CHECK(says(t.a) == ""); }
  SECTION("rejects") { CHECK(says(t.buffer("Z", float_type(32), {t.i(4)})) == "note"); }
  SECTION("rejects what the block itself allocates") {
    const Buffer* z = t.buffer("Z", float_type(32), {t.i(4)});
    s->alloc_buffers = t.builder.arena().list(std::vector<const Buffer*>{z});
    CHECK(says(z) == "note");
    CHECK(t.says("TIR-BufferUse-bound", s) == "");
  }
}

TEST_CASE("TIR-AllocatedBuffer-bound", "[TIR/Scope/b8:c][TIR-D42]") {
  Fixture t;
  const Variable* v = t.variable(int_type(32));
  const auto allocated = [&](const PrimExpr* extent) {
    tir::Block* block = t.block({}, t.nothing());
    const Buffer* z = t.buffer("Z", float_type(32), {extent});
    block->alloc_buffers = t.builder.arena().list(std::vector<const Buffer*>{z});
    return block;
  };
  const auto realized = [&](const PrimExpr* extent, const PrimExpr* stride) {
    auto* s = t.builder.stmt<tir::BufferRealize>({});
    Buffer* z = t.buffer("Z", float_type(32), {extent});
    z->strides = t.builder.arena().list(Exprs{stride});
    s->buffer = z;
    s->condition = t.yes();
    return s;
  };
  SECTION("accepts") {
    CHECK(t.says("TIR-AllocatedBuffer-bound", allocated(t.var(t.n))) == "");
    CHECK(t.findings(realized(t.var(t.n), t.var(v))).empty());
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-AllocatedBuffer-bound", allocated(t.var(v))) == "error");
    CHECK(t.says("TIR-AllocatedBuffer-bound", realized(t.var(v), t.i(1))) == "error");
  }
}

TEST_CASE("TIR-AllocatedBuffer-layout", "[TIR-D36]") {
  Fixture t;
  tir::Block* block = t.block({}, t.nothing());
  Buffer* z = t.buffer("Z", float_type(32), {t.i(4)});
  block->alloc_buffers = t.builder.arena().list(std::vector<const Buffer*>{z});
  SECTION("accepts") {
    z->elem_offset = t.i(0);
    CHECK(t.says("TIR-AllocatedBuffer-layout", block) == "");
  }
  SECTION("rejects") {
    z->strides = t.builder.arena().list(Exprs{t.i(2)});
    CHECK(t.says("TIR-AllocatedBuffer-layout", block) == "note");
  }
}

}  // namespace
}  // namespace tenor::spec::test
