// SPDX-License-Identifier: Apache-2.0
// Operators that take axes together, or accumulate along one.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include <algorithm>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// The shape that remains of `shape` when `axes` (nothing: all) are taken together.
Shape reduced(OperatorCall& op, const Shape& shape, const std::optional<std::vector<int>>& axes,
              bool keepdims) {
  if (!shape.has_rank()) return !axes && !keepdims ? shape_of(Dimensions{}) : Shape{};
  const auto taken = [&](int i) { return !axes || std::ranges::find(*axes, i) != axes->end(); };
  Dimensions rest;
  int ndim = 0;
  for (int i = 0; i < shape.ndim; ++i) {
    if (taken(i) && !keepdims) continue;
    ++ndim;
    if (taken(i))
      rest.push_back(dimension(op, 1));
    else if (shape.dimensions)
      rest.push_back((*shape.dimensions)[static_cast<std::size_t>(i)]);
  }
  return static_cast<int>(rest.size()) == ndim ? shape_of(std::move(rest)) : shape_of_rank(ndim);
}

/// The axes that the attribute names; nothing inside where it names none. Nothing where they were
/// rejected; of a tensor of unknown rank they stay as they are.
std::optional<std::optional<std::vector<int>>> axes_named(OperatorCall& op, const Operand& x) {
  const auto named = integers(op, "axis");
  if (!named) return std::optional<std::vector<int>>();
  if (!x.shape.has_rank()) return std::optional(std::vector<int>());
  auto axes = axes_of(op, *named, x.ndim());
  if (!axes) return std::nullopt;
  return axes;
}

const StructInfo* reduce(OperatorCall& op, const Operand& x, DataType dtype) {
  const auto axes = axes_named(op, x);
  if (!axes) return nullptr;
  return tensor(op, reduced(op, x.shape, *axes, flag(op, "keepdims")), dtype, x.vdevice);
}

const StructInfo* derive_reduction(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  return x ? reduce(op, *x, x->dtype) : nullptr;
}

const StructInfo* derive_position(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  return x ? reduce(op, *x, int_type(64)) : nullptr;
}

/// The middle values, and where they stand unless several axes are named, or all are taken.
const StructInfo* derive_median(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const StructInfo* values = x ? reduce(op, *x, x->dtype) : nullptr;
  const auto named = integers(op, "axis");
  if (!values || !named || named->size() > 1) return values;
  return tuple_of(op, {values, reduce(op, *x, int_type(64))});
}

/// Along one axis; along all elements in one row where none is named.
const StructInfo* derive_scan(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x) return nullptr;
  const DataType dtype = datatype(op, "dtype", x->dtype);
  if (const auto axis = integer(op, "axis")) {
    if (x->shape.has_rank() && !axis_of(op, *axis, x->ndim())) return nullptr;
    return like(op, *x, dtype);
  }
  const Shape shape =
      x->dimensions() ? shape_of(Dimensions{product(op, *x->dimensions())}) : shape_of_rank(1);
  return tensor(op, shape, dtype, x->vdevice);
}

/// Summed to `target`, which is broadcast to the shape of the operand.
const StructInfo* collapse(OperatorCall& op, const Operand& x, const Shape& target) {
  if (x.shape.has_rank() && target.has_rank() && target.ndim > x.ndim())
    return op.reject(1, fmt::format("rank {} is larger than {}", target.ndim, x.ndim()));
  if (x.dimensions() && target.dimensions && !is_broadcast_to(op, 1, target, x.shape))
    return nullptr;
  return tensor(op, target, x.dtype, x.vdevice);
}

const StructInfo* derive_collapse_like(OperatorCall& op) {
  const auto both = tensor_arguments(op, 2);
  return both ? collapse(op, (*both)[0], (*both)[1].shape) : nullptr;
}

const StructInfo* derive_collapse_to(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto target = x ? shape_argument(op, 1) : std::nullopt;
  return target ? collapse(op, *x, *target) : nullptr;
}

const StructInfo* derive_size(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  return x ? tensor(op, shape_of(Dimensions{}), int_type(64)) : nullptr;
}

constexpr Parameter kArgmaxParameters[] = {
    {"x"}, {"axis", kAttribute, "None"}, {"keepdims", kAttribute, "False"}};
constexpr Parameter kCollapseSumLikeParameters[] = {{"data"}, {"collapse_target"}};
constexpr Parameter kCollapseSumToParameters[] = {{"data"}, {"shape", kShape}};
constexpr Parameter kCumprodParameters[] = {{"data"},
                                            {"axis", kAttribute, "None"},
                                            {"dtype", kAttribute, "None"},
                                            {"exclusive", kAttribute, "False"}};
constexpr Parameter kMedianParameters[] = {
    {"x", kExpr, {}, "data"}, {"axis", kAttribute, "None"}, {"keepdims", kAttribute, "False"}};
constexpr Parameter kSizeParameters[] = {{"expr", kExpr, {}, "input"}};

constexpr Operator kReductionOperators[] = {
    {"argmax", kArgmaxParameters, Purity::kPure, derive_position},
    {"argmin", kArgmaxParameters, Purity::kPure, derive_position},
    {"collapse_sum_like", kCollapseSumLikeParameters, Purity::kPure, derive_collapse_like},
    {"collapse_sum_to", kCollapseSumToParameters, Purity::kPure, derive_collapse_to},
    {"cumprod", kCumprodParameters, Purity::kPure, derive_scan},
    {"cumsum", kCumprodParameters, Purity::kPure, derive_scan},
    {"max", kArgmaxParameters, Purity::kPure, derive_reduction},
    {"mean", kArgmaxParameters, Purity::kPure, derive_reduction},
    {"median", kMedianParameters, Purity::kPure, derive_median},
    {"min", kArgmaxParameters, Purity::kPure, derive_reduction},
    {"prod", kArgmaxParameters, Purity::kPure, derive_reduction},
    {"size", kSizeParameters, Purity::kPure, derive_size},
    {"std", kArgmaxParameters, Purity::kPure, derive_reduction},
    {"sum", kArgmaxParameters, Purity::kPure, derive_reduction},
    {"variance", kArgmaxParameters, Purity::kPure, derive_reduction},
};

}  // namespace

std::span<const Operator> reduction_operators() { return kReductionOperators; }

}  // namespace tenor::spec::relax
