// SPDX-License-Identifier: Apache-2.0
// Slices and ranges: in a region `a:b` is a Range, in a load or store it is a Ramp whose lanes are
// worked out. TIR/Grammar/Range, BufferRegion, PrimExpr/Ramp.
#include <fmt/format.h>

#include "spec/text/print.h"
#include "spec/text/reader/linear.h"
#include "spec/text/reader/promote.h"
#include "spec/text/reader/reader.h"

namespace tenor::spec::reader {
namespace {

using Exprs = boost::container::small_vector<const PrimExpr*, 6>;

List<const PrimExpr*> kept(Arena& arena, const Exprs& items) {
  return arena.list(std::span<const PrimExpr* const>(items.data(), items.size()));
}

Wide number_of(const IntImm& literal) {
  return literal.dtype.scalar.is_uint() ? Wide{static_cast<std::uint64_t>(literal.value)}
                                        : Wide{literal.value};
}

/// Is a number that was worked out one of the datatype's?
bool holds(ScalarType type, Wide number) {
  const Wide bound = Wide{1} << (type.is_uint() ? type.bits : type.bits - 1);
  return number < bound && number >= (type.is_uint() ? Wide{0} : -bound);
}

}  // namespace

/// First and end of a slice over a dimension of `extent`, in one datatype.
bool Reader::slice_ends(const BufferAccess::Index& slice, const PrimExpr* extent, Span at,
                        const PrimExpr*& start, const PrimExpr*& stop) {
  const bool from_zero = slice.start.is(Kind::kNone);
  if (slice.stop.is(Kind::kNone) && !extent) {
    fail(Code::P_ARGUMENT, at, "the slice has no end, and the buffer has no such dimension");
    return false;
  }
  stop = slice.stop.is(Kind::kNone) ? extent : expression(slice.stop);
  if (!stop) return false;
  start = from_zero ? literal(at, Wide{0}, stop->dtype) : expression(slice.start);
  if (!start) return false;
  match_operands(builder(), start, stop);
  return true;
}

/// How many lanes a slice has; `scalable` where that is a multiple of `vscale`.
std::optional<Reader::Lanes> Reader::lanes(const PrimExpr* count, Span at) {
  if (const auto n = constant(count)) {
    if (*n >= 1 && *n <= INT32_MAX) return Lanes{static_cast<std::uint32_t>(*n), false};
    fail(Code::P_ARGUMENT, at, fmt::format("a vector cannot have {} lanes", *n));
    return std::nullopt;
  }
  const auto is_vscale = [](const PrimExpr* e) {
    return as<spec::Call>(e) && as<spec::Call>(e)->op == "vscale";
  };
  if (is_vscale(count)) return Lanes{1, true};
  if (const auto* product = as<BinaryExpr>(count); product && count->kind == ExprKind::kMul) {
    const auto *a = as<IntImm>(product->a), *b = as<IntImm>(product->b);
    const IntImm* factor = a ? a : b;
    if (factor && is_vscale(a ? product->b : product->a) && factor->value >= 1 &&
        factor->value <= INT32_MAX)
      return Lanes{static_cast<std::uint32_t>(factor->value), true};
  }
  fail(Code::P_ARGUMENT, at, "the number of lanes is not a constant",
       "write the number of lanes as a constant");
  return std::nullopt;
}

const PrimExpr* Reader::ramp(Span at, const PrimExpr* base, const PrimExpr* stride, Lanes n) {
  const Ramp* made = builder().ramp(at, base, stride, n.count);
  const_cast<Ramp*>(made)->dtype.scalable = n.scalable;
  return made;
}

bool Reader::lane_indices(const BufferAccess& access, Span at, List<const PrimExpr*>& out) {
  Exprs indices;
  for (std::size_t i = 0; i < access.indices.size(); ++i) {
    const BufferAccess::Index& index = access.indices[i];
    const PrimExpr *start = nullptr, *stop = nullptr;
    if (!index.slice) {
      indices.push_back(expression(index.start));
      if (!indices.back()) return false;
      continue;
    }
    const auto& shape = access.buffer->shape;
    if (!slice_ends(index, i < shape.size() ? shape[i] : nullptr, at, start, stop)) return false;
    const bool unit = index.step.is(Kind::kNone);
    const PrimExpr* step = unit ? literal(at, Wide{1}, start->dtype) : expression(index.step);
    if (!step) return false;
    step = convert(builder(), step, start->dtype);
    const PrimExpr* count = difference(builder(), at, stop, start);
    if (!unit) {
      const auto span_length = constant(count), stride = constant(step);
      const Wide last = stride && *stride < 0 ? Wide{*stride} + 1 : Wide{stride.value_or(1)} - 1;
      if (span_length && stride && *stride != 0)
        count = literal(at, Wide{(*span_length + last) / *stride}, start->dtype);
    }
    const auto n = lanes(count, at);
    if (!n) return false;
    indices.push_back(n->count == 1 && !n->scalable ? start : ramp(at, start, step, *n));
  }
  out = kept(arena(), indices);
  return true;
}

/// One index as a range: of extent 1, or as far as a Ramp reaches.
void Reader::point(const PrimExpr* index, std::vector<Range>& out) {
  const Span at = builder().program().span(index);
  const auto* vector = as<Ramp>(index);
  if (!vector || index->dtype.scalable) {
    out.push_back({index, literal(at, Wide{1}, DataType{index->dtype.scalar})});
    return;
  }
  const auto stride = constant(vector->stride);
  const Wide extent = static_cast<Wide>(vector->lanes) * (stride ? *stride : 1);
  out.push_back({vector->base, literal(at, extent, vector->base->dtype)});
}

bool Reader::access_ranges(const BufferAccess& access, Span at, std::vector<Range>& out) {
  const auto& shape = access.buffer->shape;
  for (std::size_t i = 0; i < access.indices.size(); ++i) {
    const BufferAccess::Index& index = access.indices[i];
    const PrimExpr *start = nullptr, *stop = nullptr;
    if (!index.slice) {
      start = expression(index.start);
      if (!start) return false;
      point(start, out);
      continue;
    }
    if (!slice_ends(index, i < shape.size() ? shape[i] : nullptr, at, start, stop)) return false;
    out.push_back({start, difference(builder(), at, stop, start)});
  }
  return true;
}

/// `A[0:4, i]`, `A[i]`, or `A` for all of it.
const BufferRegion* Reader::region(const Value& v) {
  std::vector<Range> ranges;
  const Buffer* of = nullptr;
  if (v.is(Kind::kAccess)) {
    of = v.access->buffer;
    if (!access_ranges(*v.access, v.span, ranges)) return nullptr;
  } else if (const auto* loaded = v.is(Kind::kExpr) ? as<BufferLoad>(v.expr) : nullptr) {
    of = loaded->buffer;
    for (const PrimExpr* index : loaded->indices) point(index, ranges);
  } else if (v.is(Kind::kBuffer) || v.is(Kind::kScalar)) {
    of = v.buffer;
    for (const PrimExpr* extent : of->shape)
      ranges.push_back({literal(v.span, Wide{0}, extent->dtype), extent});
  } else {
    if (v)
      fail(Code::P_ARGUMENT, v.span, fmt::format("{} is not a region of a buffer", describe(v)));
    return nullptr;
  }
  auto* made = builder().program().make<BufferRegion>(v.span);
  made->buffer = of;
  made->region = arena().list(ranges);
  return made;
}

/// A domain: a range, its two ends, or its extent from 0.
bool Reader::range(const Value& v, Range& out) {
  if (v.is(Kind::kRange)) {
    out = *v.range;
    return true;
  }
  const bool ends = v.is_sequence() && v.items.size() == 2;
  const PrimExpr* stop = expression(ends ? v.items[1] : v);
  if (!stop) return false;
  if (!ends) {
    out = {literal(v.span, Wide{0}, stop->dtype), stop};
    return true;
  }
  out.min = expression(v.items[0]);
  if (!out.min) return false;
  out.extent = extent_of(v.span, out.min, stop);
  return true;
}

const PrimExpr* Reader::extent_of(Span at, const PrimExpr* start, const PrimExpr* stop) {
  if (const auto* zero = as<IntImm>(start); zero && zero->value == 0) return stop;
  match_operands(builder(), start, stop);
  const PrimExpr* extent = difference(builder(), at, stop, start);
  const auto *worked_out = as<IntImm>(extent), *from = as<IntImm>(start), *to = as<IntImm>(stop);
  if (!worked_out || extent == stop) return extent;
  const Wide number = from && to ? number_of(*to) - number_of(*from) : Wide{worked_out->value};
  if (holds(extent->dtype.scalar, number)) return extent;
  fail(Code::T_LITERAL, at,
       fmt::format("the extent from {} to {} is {}, which {} cannot hold", print(start),
                   print(stop), number, to_string(extent->dtype)),
       "end the range at or after its start, or use a datatype that can hold the extent");
  if (extent->dtype.scalar.is_int())
    source_.report.diagnostics().back().clause = "TIR/ExprTyping/2.1.4";
  return stop;
}

}  // namespace tenor::spec::reader
