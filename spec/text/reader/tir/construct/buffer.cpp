// SPDX-License-Identifier: Apache-2.0
// Buffers of the vocabulary: declared, allocated, matched with parameters and regions.
// TIR/Grammar/Buffer, Stmt/Allocate, Stmt/DeclBuffer, Stmt/BufferRealize, MatchBufferRegion,
// Stmt/AllocateConst (TIR-D80).
#include <fmt/format.h>

#include <algorithm>

#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {

using namespace tir;

namespace {

Value read_buffer(Reader& r, Call& call) {
  Buffer* made = r.buffer(call, 0);
  return made ? value_of(call.span, made, true) : Value();
}

/// The buffer of a parameter, or of a region within a block.
Value read_match_buffer(Reader& r, Call& call) {
  const Value from = call.get(0, "param");
  if (!from) return from;
  const BufferRegion* region = nullptr;
  const bool parameter = from.is(Kind::kVariable);
  if (!parameter && !(region = r.region(from))) return Value();
  Buffer* made = nullptr;
  if (call.get(1, "shape").is(Kind::kNone)) {
    if (!region)
      return r.fail(Code::P_ARGUMENT, call.span, "the buffer of a parameter needs a shape");
    made = r.matched(call, *region);
  } else {
    made = r.buffer(call, 1);
  }
  if (!made) return Value();
  if (parameter) {
    if (!r.parameters().match(from.variable, made))
      return r.fail(Code::P_ARGUMENT, from.span, "only a parameter of the function can be matched");
    return value_of(call.span, made, true);
  }
  OpenBlock* block = r.blocks().innermost();
  if (!block)
    return r.fail(Code::P_CONSTRUCT, call.span, "a region can be matched only in a block");
  auto* match = r.builder().program().make<MatchBufferRegion>(call.span);
  match->buffer = made;
  match->source = region;
  block->match_buffers.push_back(match);
  return value_of(call.span, made, true);
}

/// Nested: a buffer of the block. Flat: a statement over the rest.
Value read_alloc_buffer(Reader& r, Call& call) {
  Attrs annotations;
  if (r.flat() && !r.attributes(call.named("annotations"), annotations, "annotations"))
    return Value();
  Buffer* made = r.buffer(call, 0);
  if (!made) return Value();
  if (r.flat()) return r.declaration(call.span, made, true, annotations);
  r.blocks().allocate(made);
  return value_of(call.span, made, true);
}

Value read_sblock_alloc_buffer(Reader& r, Call& call) {
  Buffer* made = r.buffer(call, 0);
  if (!made) return Value();
  r.blocks().allocate(made);
  return value_of(call.span, made, true);
}

Value read_decl_buffer(Reader& r, Call& call) {
  const bool memory = !call.get(2, "data").is(Kind::kNone);
  Buffer* made = r.buffer(call, 0);
  return made ? r.declaration(call.span, made, !memory, {}) : Value();
}

/// `x = T.allocate([n], "float32", "global", condition, annotations=)`.
Value read_allocate(Reader& r, Call& call) {
  auto* s = r.builder().stmt<Allocate>(call.span);
  const Value extents = call.get(0, "extents"), scope = call.get(2, "scope");
  const Value condition = call.get(3, "condition");
  const auto dtype = r.dtype(call.get(1, "dtype"), "dtype");
  const auto storage = scope.is(Kind::kNone) ? std::string_view("global") : r.text(scope, "scope");
  if (!dtype || !storage || !r.expressions(extents, s->extents)) return Value();
  if (!r.attributes(call.get(4, "annotations"), s->annotations, "annotations")) return Value();
  s->dtype = *dtype;
  s->condition =
      condition.is(Kind::kNone) ? r.builder().boolean(call.span, true) : r.expression(condition);
  if (!s->condition) return Value();
  const Type* pointer = r.builder().pointer_type(r.builder().prim_type(*dtype), *storage);
  Variable* made = r.builder().variable(call.target.span(call.span), call.target.name(), pointer);
  s->buffer_var = made;
  return r.scope_frame(call.span, s, &s->body, value_of(call.span, made, true));
}

/// Elements in row-major order, out of however deep a list.
bool flatten(Reader& r, const Value& v, DataType dtype, std::vector<const PrimExpr*>& out) {
  if (v.is_sequence()) {
    return std::all_of(v.items.begin(), v.items.end(),
                       [&](const Value& item) { return flatten(r, item, dtype, out); });
  }
  const PrimExpr* e = v.is(Kind::kFloat) ? r.literal(v.span, v.floating, dtype)
                      : v.is_integral()  ? r.literal(v.span, v.integer, dtype)
                                         : r.expression(v);
  out.push_back(e);
  return e != nullptr;
}

/// `x = T.allocate_const([1, 2, 3], "int32", [3])`.
Value read_allocate_const(Reader& r, Call& call) {
  auto* s = r.builder().stmt<AllocateConst>(call.span);
  const Value data = call.get(0, "data"), extents = call.get(2, "extents");
  const auto dtype = r.dtype(call.get(1, "dtype"), "dtype");
  std::vector<const PrimExpr*> elements;
  if (data.is(Kind::kObject))
    return r.fail(Code::S_CONSTRUCT, data.span,
                  "the elements of the constant are only in the metadata");
  if (!dtype || !data || !flatten(r, data, *dtype, elements)) return Value();
  if (!r.expressions(extents, s->extents)) return Value();
  if (!r.attributes(call.get(3, "annotations"), s->annotations, "annotations")) return Value();
  s->dtype = *dtype;
  s->data = r.arena().list(elements);
  const Type* pointer = r.builder().pointer_type(r.builder().prim_type(*dtype), "global");
  Variable* made = r.builder().variable(call.target.span(call.span), call.target.name(), pointer);
  s->buffer_var = made;
  return r.scope_frame(call.span, s, &s->body, value_of(call.span, made, true));
}

/// `T.realize(A[0:n], "scope", condition)`: an attribute that holds the scope, and the realization.
Value read_realize(Reader& r, Call& call) {
  const BufferRegion* region = r.region(call.get(0, "buffer_slice"));
  const auto scope = r.text(call.get(1, "storage_scope"), "storage_scope");
  const Value condition = call.get(2, "condition");
  if (!region || !scope) return Value();
  auto* s = r.builder().stmt<BufferRealize>(call.span);
  s->buffer = region->buffer;
  s->bounds = region->region;
  s->condition =
      condition.is(Kind::kNone) ? r.builder().boolean(call.span, true) : r.expression(condition);
  if (!s->condition) return Value();
  auto* attr = r.builder().stmt<AttrStmt>(call.span);
  attr->node.kind = Object::Kind::kBuffer;
  attr->node.buffer = region->buffer;
  attr->attr_key = "realize_scope";
  attr->value = r.builder().string_imm(call.span, *scope);
  attr->body = s;
  return r.scope_frame(call.span, attr, &s->body, none(call.span));
}

/// `T.buffer_store(A, value, indices, predicate)`.
Value read_buffer_store(Reader& r, Call& call) {
  const Value to = call.get(0, "buffer");
  const PrimExpr* value = r.expression(call.get(1, "value"));
  List<const PrimExpr*> indices;
  const Value predicate = call.get(3, "predicate");
  if (!to.is(Kind::kBuffer))
    return r.fail(Code::P_ARGUMENT, call.span, "T.buffer_store stores to a buffer");
  if (!value || !r.expressions(call.get(2, "indices"), indices)) return Value();
  const PrimExpr* mask = predicate.is(Kind::kNone) ? nullptr : r.expression(predicate);
  if (!mask && !predicate.is(Kind::kNone)) return Value();
  r.store(call.span, to.buffer, value, indices, mask);
  return none(call.span);
}

/// `T.prefetch(A, [range, …])`.
Value read_prefetch(Reader& r, Call& call) {
  const Value of = call.get(0, "buffer"), bounds = call.get(1, "bounds");
  if (!of.is(Kind::kBuffer))
    return r.fail(Code::P_ARGUMENT, call.span, "T.prefetch takes a buffer");
  std::vector<Range> ranges;
  for (const Value& v : bounds.is_sequence() ? bounds.items : List<Value>{}) {
    ranges.emplace_back();
    if (!r.range(v, ranges.back())) return Value();
  }
  auto* s = r.builder().stmt<Prefetch>(call.span);
  s->buffer = of.buffer;
  s->bounds = r.arena().list(ranges);
  r.emit(s);
  return none(call.span);
}

constexpr Construct kBufferConstructs[] = {
    {"Buffer", read_buffer, Reader::kByteOffset},
    {"buffer", read_buffer, Reader::kByteOffset},
    {"buffer_decl", read_buffer, Reader::kByteOffset},
    {"match_buffer", read_match_buffer},
    {"alloc_buffer", read_alloc_buffer, Reader::kByteOffset},
    {"sblock_alloc_buffer", read_sblock_alloc_buffer},
    {"decl_buffer", read_decl_buffer, Reader::kByteOffset},
    {"allocate", read_allocate},
    {"allocate_const", read_allocate_const},
    {"realize", read_realize},
    {"buffer_store", read_buffer_store},
    {"prefetch", read_prefetch},
};

}  // namespace

List<Construct> buffer_constructs() { return kBufferConstructs; }

}  // namespace tenor::spec::reader
