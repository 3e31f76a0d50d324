// SPDX-License-Identifier: Apache-2.0
// Operators that take every so many elements from a beginning to an end, on some axes.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// One axis of a slice. Nothing is known of a bound that is null.
struct Slice {
  const PrimExpr *begin = nullptr, *end = nullptr, *extent = nullptr;
  std::int64_t stride = 1;
  bool assume_inbound = false;
};

/// Larger than every extent, and sums with one are no overflow.
constexpr std::int64_t kFar = std::numeric_limits<std::int64_t>::max() / 2;

/// A bound as a number that extents can be compared with; null where it is of another datatype.
/// Those that are far below 0 are alike.
const PrimExpr* bound(OperatorCall& op, const PrimExpr* e) {
  if (const auto known = literal(e)) return dimension(op, std::max(*known, -kFar));
  return e && e->dtype == int_type(64) ? e : nullptr;
}

/// A negative bound counts from the end.
const PrimExpr* from_start(OperatorCall& op, const PrimExpr* e, const PrimExpr* extent) {
  const PrimExpr* zero = dimension(op, 0);
  const Truth negative = decide(op, e, DimensionOp::kLT, zero);
  if (negative == Truth::kNever) return e;
  const PrimExpr* from_end = combine(op, DimensionOp::kAdd, e, extent);
  if (negative == Truth::kAlways) return from_end;
  spec::Builder& build = op.build().tir();
  const Span at = span_of(op);
  return build.select(at, build.binary(at, DimensionOp::kLT, e, zero), from_end, e);
}

const PrimExpr* clamped(OperatorCall& op, const PrimExpr* e, const PrimExpr* low,
                        const PrimExpr* high) {
  if (!at_most(op, low, e)) e = combine(op, DimensionOp::kMax, e, low);
  if (at_most(op, e, high)) return e;
  return at_most(op, high, e) ? high : combine(op, DimensionOp::kMin, e, high);
}

/// How many elements the slice has; null where it is not known.
const PrimExpr* extent_of(OperatorCall& op, Slice s) {
  if (!s.begin || !s.end) return nullptr;
  const bool forward = s.stride > 0;
  const PrimExpr* low = dimension(op, forward ? 0 : -1);
  const PrimExpr* high = combine(op, DimensionOp::kAdd, s.extent, std::int64_t{forward ? 0 : -1});
  if (s.assume_inbound) {
    for (const PrimExpr* one : {s.begin, s.end})
      if (decide(op, one, DimensionOp::kLT, low) == Truth::kAlways ||
          decide(op, one, DimensionOp::kGT, high) == Truth::kAlways)
        return nullptr;
  } else {
    s.begin = clamped(op, from_start(op, s.begin, s.extent), low, high);
    s.end = clamped(op, from_start(op, s.end, s.extent), low, high);
  }
  if (!forward) std::swap(s.begin, s.end);
  const PrimExpr* length = combine(op, DimensionOp::kSub, s.end, s.begin);
  if (!s.assume_inbound && !at_most(op, s.begin, s.end))
    length = combine(op, DimensionOp::kMax, length, dimension(op, 0));
  const std::int64_t step = forward ? s.stride : -s.stride;
  length = combine(op, DimensionOp::kAdd, length, step - 1);
  return combine(op, DimensionOp::kFloorDiv, length, step);
}

/// The four lists of a slice, each as far as it is known.
struct Bounds {
  std::optional<Dimensions> axes, begin, end, strides;
};

std::optional<Bounds> bounds_of(OperatorCall& op) {
  Bounds all;
  std::optional<Dimensions>* const lists[] = {&all.axes, &all.begin, &all.end, &all.strides};
  std::optional<std::size_t> length;
  for (std::size_t i = 0; i < 4 && i + 1 < op.size(); ++i) {
    const auto list = number_tuple(op, i + 1);
    if (!list) return std::nullopt;
    *lists[i] = *list;
    if (!*list) continue;
    if (length && *length != (*list)->size()) {
      op.reject(i + 1, fmt::format("{} numbers, but {} before", (*list)->size(), *length));
      return std::nullopt;
    }
    length = (*list)->size();
  }
  if (op.size() < 5 && all.axes) all.strides = Dimensions(all.axes->size(), dimension(op, 1));
  return all;
}

/// The stride, 0 where it is not known; nothing after one of 0 was rejected.
std::optional<std::int64_t> stride_of(OperatorCall& op, const PrimExpr* given) {
  const auto stride = literal(given);
  if (!stride || *stride > kFar || *stride < -kFar) return 0;
  if (*stride != 0) return stride;
  op.reject(4, "a stride of 0");
  return std::nullopt;
}

std::optional<std::vector<int>> literal_axes(OperatorCall& op, const Dimensions& axes, int ndim) {
  std::vector<std::int64_t> numbers;
  for (const PrimExpr* axis : axes) {
    const auto known = literal(axis);
    if (!known) {
      op.reject(1, "an axis is not a literal");
      return std::nullopt;
    }
    numbers.push_back(*known);
  }
  return axes_of(op, numbers, ndim);
}

/// The shape after slicing `x` on these axes; nothing after it was rejected.
std::optional<Shape> sliced(OperatorCall& op, const Operand& x, const Bounds& bounds,
                            const std::vector<int>& axes) {
  if (!bounds.begin || !bounds.end || !bounds.strides) return shape_of_rank(x.ndim());
  std::optional<Dimensions> result = x.dimensions();
  for (std::size_t i = 0; i < axes.size(); ++i) {
    const auto stride = stride_of(op, (*bounds.strides)[i]);
    if (!stride) return std::nullopt;
    if (!result) continue;
    const PrimExpr*& extent = (*result)[static_cast<std::size_t>(axes[i])];
    const Slice slice{bound(op, (*bounds.begin)[i]), bound(op, (*bounds.end)[i]), extent, *stride,
                      flag(op, "assume_inbound")};
    extent = *stride == 0 ? nullptr : extent_of(op, slice);
    if (!extent) result.reset();
  }
  return result ? shape_of(std::move(*result)) : shape_of_rank(x.ndim());
}

const StructInfo* derive_strided_slice(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto bounds = x ? bounds_of(op) : std::nullopt;
  if (!bounds) return nullptr;
  if (!bounds->axes || !x->shape.has_rank())
    return tensor(op, shape_of_rank(x->ndim()), x->dtype, x->vdevice);
  const auto axes = literal_axes(op, *bounds->axes, x->ndim());
  const auto shape = axes ? sliced(op, *x, *bounds, *axes) : std::nullopt;
  return shape ? tensor(op, *shape, x->dtype, x->vdevice) : nullptr;
}

/// Its bounds are values of tensors: the rank stays, one number belongs to each axis.
const StructInfo* derive_dynamic_strided_slice(OperatorCall& op) {
  const auto all = tensor_arguments(op, 4);
  if (!all) return nullptr;
  const Operand& x = all->front();
  for (std::size_t i = 1; i < 4; ++i) {
    const Operand& list = (*all)[i];
    if (!has_rank(op, i, list, 1) || !has_dtype(op, i, list, is_integer_dtype, "integers"))
      return nullptr;
    if (x.shape.has_rank() && list.dimensions() &&
        !agree(op, i, list.dimensions()->front(), dimension(op, x.ndim()), "the number of axes"))
      return nullptr;
  }
  return tensor(op, shape_of_rank(x.ndim()), x.dtype, x.vdevice);
}

/// `source` has the shape of the slice of `x` that it replaces.
bool fits(OperatorCall& op, const Operand& x, const Operand& source, const Slice& slice) {
  const auto axis = axis_of(op, integer(op, "axis").value_or(0), x.ndim());
  if (!axis || !has_rank(op, 1, source, x.ndim())) return false;
  if (!x.dimensions() || !source.dimensions()) return true;
  const auto place = static_cast<std::size_t>(*axis);
  Dimensions wanted = *x.dimensions();
  Slice one = slice;
  one.extent = wanted[place];
  const PrimExpr* extent = extent_of(op, one);
  wanted[place] = extent ? extent : (*source.dimensions())[place];
  return agree(op, 1, source.shape, shape_of(std::move(wanted)), "the written value and its slice");
}

const StructInfo* derive_slice_scatter(OperatorCall& op) {
  const auto both = tensor_arguments(op, 2);
  if (!both || !common_dtype(op, *both)) return nullptr;
  const auto &x = (*both)[0], &source = (*both)[1];
  const PrimExpr* bounds[3];
  for (std::size_t i = 0; i < 3; ++i) {
    const auto one = number_argument(op, i + 2);
    if (!one) return nullptr;
    bounds[i] = bound(op, *one);
  }
  const auto stride = literal(bounds[2]);
  if (stride.value_or(1) < 1) return op.reject(4, fmt::format("a step of {}", *stride));
  const Slice slice{stride ? bounds[0] : nullptr, bounds[1], nullptr, stride.value_or(1), false};
  if (x.shape.has_rank() && !fits(op, x, source, slice)) return nullptr;
  return like(op, x, x.dtype);
}

constexpr Parameter kDynamicStridedSliceParameters[] = {{"x"}, {"begin"}, {"end"}, {"strides"}};
constexpr Parameter kSliceScatterParameters[] = {{"input_tensor", kExpr, {}, "input"},
                                                 {"src"},
                                                 {"start", kPrimValue},
                                                 {"end", kPrimValue},
                                                 {"step", kPrimValue},
                                                 {"axis", kAttribute, "0"}};
constexpr Parameter kStridedSliceParameters[] = {{"x"},
                                                 {"axes", kPrimValues},
                                                 {"begin", kPrimValues},
                                                 {"end", kPrimValues},
                                                 {"strides", kPrimValues, "None"},
                                                 {"assume_inbound", kAttribute, "False"}};

constexpr Operator kSlicingOperators[] = {
    {"dynamic_strided_slice", kDynamicStridedSliceParameters, Purity::kPure,
     derive_dynamic_strided_slice},
    {"slice_scatter", kSliceScatterParameters, Purity::kPure, derive_slice_scatter},
    {"strided_slice", kStridedSliceParameters, Purity::kPure, derive_strided_slice},
};

}  // namespace

std::span<const Operator> slicing_operators() { return kSlicingOperators; }

}  // namespace tenor::spec::relax
