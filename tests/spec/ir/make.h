// SPDX-License-Identifier: Apache-2.0
// Short words for building programs in tests of spec/ir and spec/text/printer. TIR/Grammar.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "spec/ir/build.h"

namespace tenor::spec::test {

using Expr = const PrimExpr*;

class Make {
 public:
  Program program;
  Builder builder{program};

  Expr i32(std::int64_t value) { return builder.int_imm({}, value, int_type(32)); }
  Expr i64(std::int64_t value) { return builder.int_imm({}, value, int_type(64)); }
  Expr f32(double value) { return builder.float_imm({}, value, float_type(32)); }
  Expr text(std::string_view value) { return builder.string_imm({}, value); }
  Expr var(const Variable* variable) { return builder.var({}, variable); }
  Variable* variable(std::string_view name, DataType dtype = int_type(32)) {
    return builder.variable({}, name, dtype);
  }
  Variable* pointer(std::string_view name, DataType element, std::string_view scope = "global") {
    return builder.variable({}, name, builder.pointer_type(builder.prim_type(element), scope));
  }
  Expr op(ExprKind kind, Expr a, Expr b) { return builder.binary({}, kind, a, b); }
  Expr add(Expr a, Expr b) { return op(ExprKind::kAdd, a, b); }
  Expr load(const Buffer* b, std::vector<Expr> at) {
    return builder.buffer_load({}, b, builder.arena().list(at));
  }
  Expr call(std::string_view name, DataType dtype, std::vector<Expr> args) {
    return builder.call({}, dtype, name, builder.arena().list(args));
  }

  Buffer* buffer(std::string_view name, DataType dtype, std::vector<Expr> shape,
                 const Variable* data = nullptr) {
    auto* made = program.make<Buffer>(Span{});
    made->name = builder.arena().string(name);
    made->dtype = dtype;
    made->shape = builder.arena().list(shape);
    made->data = data ? data : pointer(name, dtype);
    return made;
  }
  Range range(Expr min, Expr extent) { return {min, extent}; }
  const BufferRegion* region(const Buffer* b, std::vector<Range> ranges) {
    auto* made = program.make<BufferRegion>(Span{});
    made->buffer = b;
    made->region = builder.arena().list(ranges);
    return made;
  }
  const IterVar* iter(const Variable* v, Range domain, IterVarType type,
                      std::string_view tag = {}) {
    auto* made = program.make<IterVar>(Span{});
    made->var = v;
    made->dom = domain;
    made->iter_type = type;
    made->thread_tag = builder.arena().string(tag);
    return made;
  }

  template <class T>
  T* stmt() {
    return builder.stmt<T>({});
  }
  tir::BufferStore* store(const Buffer* b, std::vector<Expr> at, Expr value) {
    auto* s = stmt<tir::BufferStore>();
    s->buffer = b;
    s->indices = builder.arena().list(at);
    s->value = value;
    return s;
  }
  const tir::Stmt* evaluate(Expr value) {
    auto* s = stmt<tir::Evaluate>();
    s->value = value;
    return s;
  }
  const tir::Stmt* sequence(std::vector<const tir::Stmt*> items) {
    auto* s = stmt<tir::SeqStmt>();
    s->seq = builder.arena().list(items);
    return s;
  }
  tir::LetStmt* let(const Variable* v, Expr value, const tir::Stmt* body) {
    auto* s = stmt<tir::LetStmt>();
    s->var = v;
    s->value = value;
    s->body = body;
    return s;
  }
  tir::For* loop(const Variable* v, Expr extent, const tir::Stmt* body,
                 tir::ForKind kind = tir::ForKind::kSerial) {
    auto* s = stmt<tir::For>();
    s->loop_var = v;
    s->min = builder.int_imm({}, 0, extent->dtype);
    s->extent = extent;
    s->body = body;
    s->for_kind = kind;
    return s;
  }
  tir::AttrStmt* attr(Object node, std::string_view key, Expr value, const tir::Stmt* body) {
    auto* s = stmt<tir::AttrStmt>();
    s->node = node;
    s->attr_key = builder.arena().string(key);
    s->value = value;
    s->body = body;
    return s;
  }
  tir::Allocate* allocate(const Variable* data, DataType dtype, std::vector<Expr> extents,
                          const tir::Stmt* body) {
    auto* s = stmt<tir::Allocate>();
    s->buffer_var = data;
    s->dtype = dtype;
    s->extents = builder.arena().list(extents);
    s->condition = builder.boolean({}, true);
    s->body = body;
    return s;
  }
  const tir::DeclBuffer* declare(const Buffer* b, const tir::Stmt* body) {
    auto* s = stmt<tir::DeclBuffer>();
    s->buffer = b;
    s->body = body;
    return s;
  }
  tir::BlockRealize* realize(const tir::Block* block, std::vector<Expr> values) {
    auto* s = stmt<tir::BlockRealize>();
    s->block = block;
    s->values = builder.arena().list(values);
    s->predicate = builder.boolean({}, true);
    return s;
  }

  /// A function of buffers, each with a parameter of its own, then of scalars.
  tir::PrimFunc* function(std::vector<const Buffer*> buffers, std::vector<const Variable*> scalars,
                          const tir::Stmt* body) {
    auto* f = program.make<tir::PrimFunc>(Span{});
    f->name = "main";
    std::vector<const Variable*> params;
    std::vector<const Buffer*> matched;
    for (const Buffer* b : buffers) {
      params.push_back(variable(std::string(b->name) + "_handle", handle_type()));
      matched.push_back(b);
    }
    for (const Variable* v : scalars) {
      params.push_back(v);
      matched.push_back(nullptr);
    }
    f->params = builder.arena().list(params);
    f->buffers = builder.arena().list(matched);
    f->body = body;
    return f;
  }
};

inline Object integer_object(std::int64_t value) {
  Object object;
  object.kind = Object::Kind::kInt;
  object.integer = value;
  return object;
}

}  // namespace tenor::spec::test
