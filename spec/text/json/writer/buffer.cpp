// SPDX-License-Identifier: Apache-2.0
// Buffers as nodes: in the nested generation nodes with all of their parts, in the flat one
// variables whose type has them. TIR/Grammar/Buffer; TIR-D36, TIR-D44.
#include <algorithm>

#include "spec/text/json/writer/writer.h"
#include "spec/text/printer/printer.h"

namespace tenor::spec::json {
namespace {

/// What the compiler puts where nothing is written.
constexpr std::int64_t kUsualAlignment = 64, kUsualFactor = 1;

std::int64_t written_or(std::int64_t value, std::int64_t usual) { return value ? value : usual; }

}  // namespace

NodeIndex GraphWriter::buffer(const Buffer* b) {
  const auto found = written_.find(b);
  if (found != written_.end()) return found->second;
  if (flat()) return flat_buffer(b);
  const NodeIndex separators =
      list(b->axis_separators, [&](std::int64_t axis) { return int_imm(axis, int_type(32)); });
  const NodeIndex index =
      add("tir.Buffer",
          Fields()
              .node("data", own_data(*b))
              .text("dtype", spelling(b->dtype))
              .node("shape", exprs(b->shape))
              .node("strides", exprs(b->strides))
              .node("axis_separators", separators)
              .node("elem_offset", elem_offset(*b))
              .node("name", text(b->name))
              .integer("data_alignment", written_or(b->data_alignment, kUsualAlignment))
              .integer("offset_factor", written_or(b->offset_factor, kUsualFactor))
              .integer("buffer_type", b->buffer_type == BufferType::kAutoBroadcast ? 2 : 1)
              .node("span", kNone));
  return written_[b] = index;
}

/// A variable whose type says all but the name. Memory that the program has under another name is
/// declared before the first use; what nothing else brings is the buffer's own.
NodeIndex GraphWriter::flat_buffer(const Buffer* b) {
  if (b->buffer_type == BufferType::kAutoBroadcast || !b->axis_separators.empty())
    return fail(b, "a buffer that broadcasts or has axis separators, in the flat generation,");
  const bool shares = b->data && (owners_.contains(b->data) || bound_.contains(b->data));
  if (!shares && b->data) owners_.emplace(b->data, b);
  const NodeIndex type =
      shared("tirx.BufferType",
             placed()
                 .node("dtype", prim_type(b->dtype))
                 .node("storage_scope", text(printer::storage_scope(b->data)))
                 .node("shape", exprs(b->shape))
                 .node("strides", exprs(b->strides))
                 .node("elem_offset", elem_offset(*b))
                 .integer("data_alignment", written_or(b->data_alignment, kUsualAlignment))
                 .integer("offset_factor", written_or(b->offset_factor, kUsualFactor))
                 .node("layout", layout(*b))
                 .node("allocated_addr", array({})));
  const NodeIndex index = add("ir.Var", placed().node("ty", type).node("name", text(b->name)));
  written_[b] = index;
  if (shares && !declared_.contains(b)) declare_in_its_scope(*b);
  return index;
}

NodeIndex GraphWriter::elem_offset(const Buffer& b) {
  if (b.elem_offset) return expr(b.elem_offset);
  return int_imm(0, b.shape.empty() ? int_type(64) : b.shape[0]->dtype);
}

/// As the compiler writes it: literals are multiplied, the narrower factor is widened.
const PrimExpr* GraphWriter::product(const PrimExpr* a, const PrimExpr* b) {
  const auto *x = as<IntImm>(a), *y = as<IntImm>(b);
  const auto widened = [&](const PrimExpr* e) {
    return e->dtype == a->dtype ? e : build_.tir().cast({}, e, a->dtype);
  };
  std::int64_t value = 0;
  if (x && y && !__builtin_mul_overflow(x->value, y->value, &value))
    return build_.tir().int_imm({}, value, a->dtype);
  return x && x->value == 1 ? widened(b) : build_.tir().binary({}, ExprKind::kMul, a, widened(b));
}

/// Outside of scheduled code a buffer has the layout of its rows, one element after another.
NodeIndex GraphWriter::layout(const Buffer& b) {
  if (is_scheduled_) return kNone;
  std::vector<NodeIndex> shard;
  int bits = 0;
  for (const PrimExpr* extent : b.shape) bits = std::max(bits, extent->dtype.bits());
  const PrimExpr* stride = build_.tir().int_imm({}, 1, int_type(bits));
  for (std::size_t i = b.shape.size(); i-- > 0;) {
    const NodeIndex extent = expr(b.shape[i]);
    shard.push_back(shared("tirx.Iter", Fields()
                                            .node("extent", extent)
                                            .node("stride", expr(stride))
                                            .node("axis", named("tirx.Axis", "m"))));
    if (i > 0) stride = product(stride, b.shape[i]);
  }
  std::ranges::reverse(shard);
  return shared(
      "tirx.TileLayout",
      Fields().node("shard", array(shard)).node("replica", array({})).node("offset", map({})));
}

}  // namespace tenor::spec::json
