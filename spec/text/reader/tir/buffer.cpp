// SPDX-License-Identifier: Apache-2.0
// Buffers as the text declares them, and the accesses to them. TIR/Grammar/Buffer,
// PrimExpr/BufferLoad, Stmt/BufferStore; ledger TIR-D36, TIR-D79.
#include <fmt/format.h>

#include "spec/text/reader/promote.h"
#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {

using namespace tir;

/// What `T.Buffer`, `T.match_buffer` and their like have in common, from argument `first` on:
/// shape, dtype, data, strides, elem_offset, scope, align, offset_factor, buffer_type,
/// axis_separators; the flat generation has layout and allocated_addr for the last two.
Buffer* Reader::buffer(Call& call, std::size_t first) {
  auto* made = builder().program().make<Buffer>(call.target.span(call.span));
  made->name = arena().string(call.target.name());
  const Value shape = call.get(first, "shape"), dtype_written = call.get(first + 1, "dtype");
  if (!dimensions(shape, made->shape)) return nullptr;
  made->dtype = float_type(32);
  if (!dtype_written.is(Kind::kNone)) {
    const auto written = dtype(dtype_written, "dtype");
    if (!written) return nullptr;
    made->dtype = *written;
  }
  return finish_buffer(call, first + 2, *made) ? made : nullptr;
}

/// A buffer of the shape and datatype of the region it is matched with.
Buffer* Reader::matched(Call& call, const BufferRegion& region) {
  auto* made = builder().program().make<Buffer>(call.target.span(call.span));
  made->name = arena().string(call.target.name());
  made->dtype = region.buffer->dtype;
  boost::container::small_vector<const PrimExpr*, 6> shape;
  for (const Range& range : region.region) shape.push_back(range.extent);
  made->shape = arena().list(std::span<const PrimExpr* const>(shape.data(), shape.size()));
  call.get(2, "dtype");
  return finish_buffer(call, 3, *made) ? made : nullptr;
}

/// The arguments from `data` on.
bool Reader::finish_buffer(Call& call, std::size_t next, Buffer& made) {
  const Value data = call.get(next, "data");
  const std::size_t shift = flat() && call.variant == kByteOffset ? 1 : 0;
  return buffer_layout(call, next + 1, made) && buffer_data(call, data, next + 3 + shift, made);
}

/// A shape; in a signature a dimension may be quoted.
bool Reader::dimensions(const Value& shape, List<const PrimExpr*>& out) {
  if (!dimensions_.is_open() || !shape) return expressions(shape, out);
  std::vector<Value> items;
  for (const Value& item : shape.is_sequence() ? shape.items : List<Value>(&shape, 1))
    items.push_back(item.is(Kind::kString) ? dimensions_.quoted(item) : item);
  return expressions(sequence(shape.span, Kind::kTuple, items), out);
}

bool Reader::buffer_layout(Call& call, std::size_t next, Buffer& made) {
  const Value strides = call.get(next, "strides"), offset = call.get(next + 1, "elem_offset");
  if (!strides.is(Kind::kNone) && !buffer_strides(strides, made)) return false;
  const bool bytes_too = flat() && call.variant == kByteOffset;
  const Value bytes = bytes_too ? call.get(next + 2, "byte_offset") : none(call.span);
  next += bytes_too ? 1 : 0;
  const Value align = call.get(next + 3, "align"), factor = call.get(next + 4, "offset_factor");
  const auto number = [&](const Value& v, std::string_view what, std::int64_t& out) {
    if (v.is(Kind::kNone)) return true;
    const auto n = integer(v, what);
    out = n && *n > 0 ? *n : 0;
    return n.has_value();
  };
  if (!number(align, "align", made.data_alignment)) return false;
  if (!number(factor, "offset_factor", made.offset_factor)) return false;
  if (!offset.is(Kind::kNone)) {
    made.elem_offset = expression(offset);
    if (!made.elem_offset) return false;
  } else if (made.offset_factor != 0) {
    const DataType index = made.shape.empty() ? int_type(32) : made.shape[0]->dtype;
    const auto* fresh = builder().variable(call.span, "elem_offset", index);
    made.elem_offset = builder().var(call.span, fresh);
  }
  const Value type_written = call.get(next + 5, flat() ? "layout" : "buffer_type");
  const Value separators = call.get(next + 6, flat() ? "allocated_addr" : "axis_separators");
  if (flat()) return buffer_placement(bytes, type_written, made);
  if (type_written.is(Kind::kString) && type_written.text.substr(0, 4) == "auto")
    made.buffer_type = BufferType::kAutoBroadcast;
  std::vector<std::int64_t> axes;
  for (const Value& axis : separators.is_sequence() ? separators.items : List<Value>{}) {
    const auto n = integer(axis, "an axis separator");
    if (!n) return false;
    axes.push_back(*n);
  }
  made.axis_separators = arena().list(axes);
  return true;
}

/// `byte_offset=` gives the element offset in bytes; a layout other than the plain one has no
/// rules.
bool Reader::buffer_placement(const Value& bytes, const Value& layout, Buffer& made) {
  if (!bytes.is(Kind::kNone)) {
    const PrimExpr* e = expression(bytes);
    if (!e) return false;
    const auto size = static_cast<Wide>(made.dtype.scalar.bytes()) * made.dtype.lanes;
    made.elem_offset =
        builder().binary(bytes.span, ExprKind::kFloorDiv, e, literal(bytes.span, size, e->dtype));
  }
  const bool plain =
      layout.is(Kind::kNone) || (layout.is(Kind::kString) && layout.text == "default");
  const auto* held = layout.is(Kind::kExpr) ? as<OpaqueExpr>(layout.expr) : nullptr;
  if (!plain && !held) opaque(layout.span, "Buffer.layout", List<Value>(&layout, 1), {});
  return true;
}

bool Reader::buffer_strides(const Value& strides, Buffer& made) {
  if (!strides.is_sequence()) return expressions(strides, made.strides);
  const DataType index = made.shape.empty() ? int_type(32) : made.shape[0]->dtype;
  boost::container::small_vector<const PrimExpr*, 6> items;
  for (const Value& item : strides.items) {
    const PrimExpr* e = item.is(Kind::kString) ? builder().var(item.span, named_stride(item, index))
                                               : expression(item);
    if (!e) return false;
    items.push_back(e);
  }
  made.strides = arena().list(std::span<const PrimExpr* const>(items.data(), items.size()));
  return true;
}

/// `strides=["s0", "s1"]` declares the variables it names.
const Variable* Reader::named_stride(const Value& name, DataType index) {
  if (const Value* bound = find(name.text); bound && bound->is(Kind::kVariable))
    return bound->variable;
  Variable* fresh = builder().variable(name.span, name.text, index);
  bind(arena().string(name.text), value_of(name.span, fresh, false));
  return fresh;
}

bool Reader::buffer_data(Call& call, const Value& data, std::size_t scope_at, Buffer& made) {
  const Value scope = call.get(scope_at, "scope");
  std::string_view storage = "global";
  if (!scope.is(Kind::kNone)) {
    const auto written = text(scope, "scope");
    if (!written) return false;
    storage = *written;
  }
  if (!data.is(Kind::kNone)) {
    made.data = variable_of_pointer(data);
    return made.data != nullptr;
  }
  const Type* element = builder().prim_type(made.dtype);
  made.data = builder().variable(call.target.span(call.span), made.name,
                                 builder().pointer_type(element, storage));
  return true;
}

/// The variable that `data=` gives; any other pointer is bound to one first.
const Variable* Reader::variable_of_pointer(const Value& data) {
  const bool plain = !data.is(Kind::kExpr) || as<Var>(data.expr);
  if (plain) return variable(data, "data");
  Variable* pointer = builder().variable(
      data.span, "data", builder().pointer_type(builder().prim_type(void_type()), "global"));
  auto* s = builder().stmt<LetStmt>(data.span);
  s->var = pointer;
  s->value = data.expr;
  open(scope_frame(data.span, s, &s->body, none(data.span)).frame);
  return pointer;
}

Value Reader::load(Span at, Buffer* buffer, List<const PrimExpr*> indices,
                   const PrimExpr* predicate) {
  const BufferLoad* made = builder().buffer_load(at, buffer, indices, predicate);
  const bool scalable = !indices.empty() && indices.back()->dtype.scalable;
  if (scalable) const_cast<BufferLoad*>(made)->dtype.scalable = true;
  return value_of(at, static_cast<const PrimExpr*>(made));
}

/// Says that a value loses what its new datatype has not, where the text writes no cast (TIR-D79).
void Reader::note_narrowing(Span at, const PrimExpr* value, const Buffer* to) {
  const DataType &from = value->dtype, &wanted = to->dtype;
  const bool narrower = from.is_floating() == wanted.is_floating() && from.bits() > wanted.bits();
  const bool truncated = from.is_floating() && wanted.is_integer();
  if (as<IntImm>(value) || as<FloatImm>(value) || !(narrower || truncated)) return;
  source_.report.note(Code::D_DTYPE_WIDENED, at,
                      fmt::format("a value of {} is converted to {}, which can hold only {}",
                                  to_string(from), to->name, to_string(wanted)));
}

/// The value is converted to the buffer's datatype where their lanes agree (TIR-D79).
void Reader::store(Span at, Buffer* buffer, const PrimExpr* value, List<const PrimExpr*> indices,
                   const PrimExpr* predicate) {
  const DataType& last = indices.empty() ? int_type(32) : indices.back()->dtype;
  DataType to = buffer->dtype.with_lanes(buffer->dtype.lanes * last.lanes);
  to.scalable = buffer->dtype.scalable || last.scalable;
  if (to.lanes == value->dtype.lanes && to.scalable == value->dtype.scalable) {
    note_narrowing(at, value, buffer);
    value = convert(builder(), value, to);
  }
  auto* s = builder().stmt<BufferStore>(at);
  s->buffer = buffer;
  s->value = value;
  s->indices = indices;
  s->predicate = predicate;
  emit(s);
}

}  // namespace tenor::spec::reader
