// SPDX-License-Identifier: Apache-2.0
// Methods of buffers and expressions. TIR/Grammar/PrimExpr/BufferLoad, Stmt/BufferStore;
// EXT/BufferLoad/predicate, EXT/BufferStore/predicate.
#include "spec/text/reader/tir/construct/method.h"

#include <fmt/format.h>

#include <algorithm>

#include "spec/text/reader/linear.h"
#include "spec/text/reader/promote.h"

namespace tenor::spec::reader {
namespace {

std::string_view scope_of(const Buffer& buffer) {
  const Type* type = buffer.data->type_annotation;
  return type && type->is_pointer() ? type->storage_scope : std::string_view("global");
}

bool predicate_of(Reader& r, const Value& v, const PrimExpr*& out) {
  out = v.is(Kind::kNone) ? nullptr : r.expression(v);
  return out || v.is(Kind::kNone);
}

/// `A.vload([i], dtype, predicate=)`: with a wider datatype, consecutive elements.
Value read_vload(Reader& r, const Value& self, Call& call) {
  List<const PrimExpr*> indices;
  const PrimExpr* predicate = nullptr;
  const Value of = call.get(1, "dtype");
  if (!r.expressions(call.get(0, "begin"), indices)) return Value();
  if (!predicate_of(r, call.get(2, "predicate"), predicate)) return Value();
  const auto dtype = of.is(Kind::kNone) ? self.buffer->dtype : r.dtype(of, "dtype");
  if (!dtype) return Value();
  const std::uint32_t lanes = dtype->lanes / std::max(1u, self.buffer->dtype.lanes);
  if (lanes > 1 && !indices.empty() && indices.back()->dtype.lanes == 1) {
    std::vector<const PrimExpr*> all(indices.begin(), indices.end());
    const PrimExpr* unit = r.literal(call.span, Wide{1}, all.back()->dtype);
    all.back() = r.ramp(call.span, all.back(), unit, {lanes, dtype->scalable});
    indices = r.arena().list(all);
  }
  return r.load(call.span, self.buffer, indices, predicate);
}

/// `A.vstore([i], value, predicate=)`.
Value read_vstore(Reader& r, const Value& self, Call& call) {
  List<const PrimExpr*> indices;
  const PrimExpr* predicate = nullptr;
  if (!r.expressions(call.get(0, "begin"), indices)) return Value();
  const PrimExpr* value = r.expression(call.get(1, "value"));
  if (!value || !predicate_of(r, call.get(2, "predicate"), predicate)) return Value();
  const bool one = !indices.empty() && indices.back()->dtype.lanes == 1;
  const std::uint32_t lanes = value->dtype.lanes / std::max(1u, self.buffer->dtype.lanes);
  if (one && lanes > 1) {
    std::vector<const PrimExpr*> all(indices.begin(), indices.end());
    const PrimExpr* unit = r.literal(call.span, Wide{1}, all.back()->dtype);
    all.back() = r.ramp(call.span, all.back(), unit, {lanes, value->dtype.scalable});
    indices = r.arena().list(all);
  }
  r.store(call.span, self.buffer, value, indices, predicate);
  return none(call.span);
}

/// `A.access_ptr("rw", offset=, extent=)`: the builtin tvm_access_ptr.
Value read_access_ptr(Reader& r, const Value& self, Call& call) {
  const Value mask = call.get(0, "access_mask"), offset = call.get(3, "offset");
  const Value extent = call.get(4, "extent");
  call.get(1, "ptr_type"), call.get(2, "content_lanes");
  Wide bits = mask.is(Kind::kInt) ? mask.integer : 0;
  if (mask.is(Kind::kString))
    bits = (mask.text.find('r') != std::string_view::npos ? 1 : 0) |
           (mask.text.find('w') != std::string_view::npos ? 2 : 0);
  const PrimExpr* from =
      offset.is(Kind::kNone) ? r.literal(call.span, Wide{0}, int_type(32)) : r.expression(offset);
  const PrimExpr* size = extent.is(Kind::kNone) ? nullptr : r.expression(extent);
  if (extent.is(Kind::kNone)) {
    size = r.literal(call.span, Wide{1}, int_type(32));
    for (const PrimExpr* e : self.buffer->shape) {
      const PrimExpr* next = e;
      match_operands(r.builder(), size, next);
      const auto *a = as<IntImm>(size), *b = as<IntImm>(next);
      size = a && a->value == 1 ? next
             : a && b           ? r.literal(call.span, Wide{a->value} * b->value, next->dtype)
                                : r.builder().binary(call.span, ExprKind::kMul, size, next);
    }
  }
  if (!from || !size) return Value();
  const PrimExpr* type = r.call_builtin(call.span, "type_annotation", self.buffer->dtype, {}).expr;
  const PrimExpr* data = r.builder().var(call.span, self.buffer->data);
  return r.call_builtin(
      call.span, "tvm_access_ptr", handle_type(),
      r.arena().list({type, data, from, size, r.literal(call.span, bits, int_type(32))}));
}

/// `A.view(shape…)`, `A.view("float16")`: a declaration over the same memory.
Value read_view(Reader& r, const Value& self, Call& call) {
  auto* made = r.builder().program().make<Buffer>(call.target.span(call.span));
  const NodeId id = made->id;
  *made = *self.buffer;
  made->id = id;
  made->name = r.arena().string(call.target.name());
  made->strides = {};
  List<Value> given = call.all();
  const Value layout = call.named("layout");
  if (!layout.is(Kind::kNone) && !layout.is(Kind::kString))
    r.opaque(layout.span, "Buffer.layout", {}, {});
  std::vector<const PrimExpr*> shape(made->shape.begin(), made->shape.end());
  const bool typed = given.size() == 1 && (given[0].is(Kind::kString) || given[0].is(Kind::kDtype));
  if (typed) {
    const auto dtype = r.dtype(given[0], "dtype");
    const int before = made->dtype.bits() * static_cast<int>(made->dtype.lanes);
    const int after = dtype ? dtype->bits() * static_cast<int>(dtype->lanes) : 0;
    if (after == 0 || shape.empty())
      return r.fail(Code::P_ARGUMENT, call.span, "this datatype does not support views");
    if (before >= after) {
      const Value last = value_of(call.span, shape.back());
      const Value v = r.binary("*", last, value_of(call.span, Wide{before / after}), call.span);
      shape.back() = before == after ? shape.back() : r.expression(v);
    } else {
      const Value last = value_of(call.span, shape.back());
      shape.back() =
          r.expression(r.binary("//", last, value_of(call.span, Wide{after / before}), call.span));
    }
    made->dtype = *dtype;
    made->shape = r.arena().list(shape);
  } else {
    const bool listed = given.size() == 1 && given[0].is_sequence();
    if (!r.expressions(sequence(call.span, Kind::kTuple, listed ? given[0].items : given),
                       made->shape))
      return Value();
  }
  return r.declaration(call.span, made, false, {});
}

Value read_scope(Reader&, const Value& self, Call& call) {
  return value_of(call.span, Kind::kString, scope_of(*self.buffer));
}

/// `A.ptr_to([i])`: the address of an element.
Value read_ptr_to(Reader& r, const Value& self, Call& call) {
  List<const PrimExpr*> indices;
  if (!r.expressions(call.get(0, "indices"), indices)) return Value();
  const PrimExpr* e = r.load(call.span, self.buffer, indices).expr;
  return r.call_builtin(call.span, "address_of", handle_type(), r.arena().list({e}));
}

Value read_buffer_device(Reader& r, const Value& self, Call& call) {
  const Value buffer[] = {self};
  call.all(), call.keywords();
  return r.opaque(call.span, "Buffer.view", buffer, {});
}

/// `x.astype("float32")`.
Value read_astype(Reader& r, const Value& self, Call& call) {
  const auto to = r.dtype(call.get(0, "dtype"), "dtype");
  const PrimExpr* e = r.expression(self);
  if (!to || !e) return Value();
  const PrimExpr* converted = convert(r.builder(), e, *to);
  if (converted->dtype != *to) converted = r.builder().cast(call.span, e, *to);
  return value_of(call.span, converted);
}

Value read_equal(Reader& r, const Value& self, Call& call) {
  const Value other = call.get(0, "other");
  return other ? r.compare("==", self, other, call.span) : other;
}

constexpr Method kMethods[] = {
    {Kind::kBuffer, "vload", read_vload},
    {Kind::kBuffer, "vstore", read_vstore},
    {Kind::kBuffer, "access_ptr", read_access_ptr},
    {Kind::kBuffer, "view", read_view},
    {Kind::kBuffer, "scope", read_scope},
    {Kind::kBuffer, "ptr_to", read_ptr_to},
    {Kind::kBuffer, "local", read_buffer_device},
    {Kind::kBuffer, "permute", read_buffer_device},
    {Kind::kBuffer, "rearrange", read_buffer_device},
    {Kind::kExpr, "astype", read_astype},
    {Kind::kExpr, "equal", read_equal},
};

Kind method_kind(const Value& self) {
  if (self.is(Kind::kVariable) || self.is(Kind::kScalar) || self.is(Kind::kAccess) ||
      self.is(Kind::kIterVar))
    return Kind::kExpr;
  return self.kind;
}

}  // namespace

const Method* find_method(const Value& self, std::string_view name) {
  if (self.is(Kind::kNamespace) || self.is(Kind::kConstruct)) return nullptr;
  const Kind of = method_kind(self);
  for (const Method& method : kMethods)
    if (method.of == of && method.name == name) return &method;
  return nullptr;
}

}  // namespace tenor::spec::reader
