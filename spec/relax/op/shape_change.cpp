// SPDX-License-Identifier: Apache-2.0
// Operators that give the elements of a tensor another shape or order.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include <algorithm>

#include "spec/relax/op/families.h"
#include "spec/relax/op/index_map.h"
#include "spec/relax/op/result.h"
#include "spec/relax/wording.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// Is the dimension written in the call as a number? What a variable holds is an extent.
bool is_written(OperatorCall& op, std::size_t i) {
  const auto* shape = as<ShapeExpr>(op.argument(1));
  return shape && i < shape->values.size() && literal(shape->values[i]);
}

/// The dimensions that reshape is given: a written 0 is the operand's own, one written -1 what
/// remains.
std::optional<Shape> reshaped(OperatorCall& op, const Operand& x, Dimensions given) {
  std::optional<std::size_t> rest;
  for (std::size_t i = 0; i < given.size(); ++i) {
    const auto number = literal(given[i]);
    if (number >= 0 && !is_written(op, i)) continue;
    if (number == 0) {
      if (!x.dimensions()) return shape_of_rank(static_cast<int>(given.size()));
      if (i < x.dimensions()->size()) given[i] = (*x.dimensions())[i];
    } else if (number == -1 && is_written(op, i)) {
      if (rest) {
        op.reject(1, "only one dimension may be -1");
        return std::nullopt;
      }
      rest = i;
    } else if (number && *number < 0) {
      op.reject(1, fmt::format("dimension {} is {}", i, *number));
      return std::nullopt;
    }
  }
  if (!x.dimensions())
    return rest ? shape_of_rank(static_cast<int>(given.size())) : shape_of(std::move(given));
  const PrimExpr* all = product(op, *x.dimensions());
  if (rest) {
    given[*rest] = dimension(op, 1);
    const PrimExpr* others = product(op, given);
    if (literal(others) == 0) {
      op.reject(1, "the value of -1 is not determined");
      return std::nullopt;
    }
    given[*rest] = combine(op, DimensionOp::kFloorDiv, all, others);
  }
  if (!agree(op, 1, product(op, given), all, "number of elements")) return std::nullopt;
  return shape_of(std::move(given));
}

const StructInfo* derive_reshape(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto given = x ? shape_argument(op, 1) : std::nullopt;
  if (!given) return nullptr;
  const auto shape = given->dimensions ? reshaped(op, *x, *given->dimensions) : given;
  return shape ? tensor(op, *shape, x->dtype, x->vdevice) : nullptr;
}

const StructInfo* derive_permute_dims(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x) return nullptr;
  auto named = integers(op, "axes");
  if (!x->shape.has_rank())
    return tensor(op, named ? shape_of_rank(static_cast<int>(named->size())) : Shape{}, x->dtype,
                  x->vdevice);
  if (!named) {
    named.emplace();
    for (int i = x->ndim() - 1; i >= 0; --i) named->push_back(i);
  }
  if (static_cast<int>(named->size()) != x->ndim())
    return op.reject(0, fmt::format("there are {} axes for rank {}", named->size(), x->ndim()));
  const auto axes = axes_of(op, *named, x->ndim());
  if (!axes) return nullptr;
  if (!x->dimensions()) return tensor(op, shape_of_rank(x->ndim()), x->dtype, x->vdevice);
  Dimensions result;
  for (const int axis : *axes) result.push_back((*x->dimensions())[static_cast<std::size_t>(axis)]);
  return tensor(op, shape_of(std::move(result)), x->dtype, x->vdevice);
}

const StructInfo* derive_expand_dims(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto named = integers(op, "axis");
  if (!x) return nullptr;
  if (!named) return op.reject(0, "the axes are missing");
  if (!x->shape.has_rank()) return tensor(op, Shape{}, x->dtype, x->vdevice);
  const int ndim = x->ndim() + static_cast<int>(named->size());
  const auto axes = axes_of(op, *named, ndim);
  if (!axes) return nullptr;
  if (!x->dimensions()) return tensor(op, shape_of_rank(ndim), x->dtype, x->vdevice);
  Dimensions result;
  auto next = x->dimensions()->begin();
  for (int i = 0; i < ndim; ++i)
    result.push_back(std::ranges::find(*axes, i) != axes->end() ? dimension(op, 1) : *next++);
  return tensor(op, shape_of(std::move(result)), x->dtype, x->vdevice);
}

/// Without the axes that are 1, none being named: nothing where one may or may not be.
Shape squeezed(OperatorCall& op, const Operand& x) {
  if (x.ndim() == 0) return x.shape;
  if (!x.dimensions()) return Shape{};
  Dimensions result;
  for (const PrimExpr* one : *x.dimensions()) {
    const Truth answer = op.prover().has_value(one, 1);
    if (answer != Truth::kAlways && answer != Truth::kNever) return Shape{};
    if (answer == Truth::kNever) result.push_back(one);
  }
  return shape_of(std::move(result));
}

const StructInfo* derive_squeeze(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x) return nullptr;
  const auto named = integers(op, "axis");
  if (!named || !x->shape.has_rank())
    return tensor(op, named ? Shape{} : squeezed(op, *x), x->dtype, x->vdevice);
  const auto axes = axes_of(op, *named, x->ndim());
  if (!axes) return nullptr;
  const int ndim = x->ndim() - static_cast<int>(axes->size());
  if (!x->dimensions()) return tensor(op, shape_of_rank(ndim), x->dtype, x->vdevice);
  Dimensions result;
  for (int i = 0; i < x->ndim(); ++i) {
    const PrimExpr* one = (*x->dimensions())[static_cast<std::size_t>(i)];
    if (std::ranges::find(*axes, i) == axes->end())
      result.push_back(one);
    else if (!agree(op, 0, one, dimension(op, 1), "a dimension that is dropped"))
      return nullptr;
  }
  return tensor(op, shape_of(std::move(result)), x->dtype, x->vdevice);
}

const StructInfo* derive_flatten(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x) return nullptr;
  if (x->ndim() == 1) return like(op, *x, x->dtype);
  if (!x->dimensions() && x->ndim() != 0) return tensor(op, shape_of_rank(1), x->dtype, x->vdevice);
  const PrimExpr* all = product(op, x->dimensions().value_or(Dimensions{}));
  return tensor(op, shape_of(Dimensions{all}), x->dtype, x->vdevice);
}

const StructInfo* derive_batch_flatten(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x || !has_rank_from(op, 0, *x, 2)) return nullptr;
  if (!x->dimensions()) return tensor(op, shape_of_rank(2), x->dtype, x->vdevice);
  const PrimExpr* rest = product(op, std::span(*x->dimensions()).subspan(1));
  return tensor(op, shape_of(Dimensions{x->dimensions()->front(), rest}), x->dtype, x->vdevice);
}

const StructInfo* derive_broadcast_to(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto target = x ? shape_argument(op, 1) : std::nullopt;
  if (!target) return nullptr;
  if (x->shape.has_rank() && target->has_rank() && target->ndim < x->ndim())
    return op.reject(1, fmt::format("rank {} is less than {}", target->ndim, x->ndim()));
  if (x->dimensions() && target->dimensions && !is_broadcast_to(op, 1, x->shape, *target))
    return nullptr;
  return tensor(op, *target, x->dtype, x->vdevice);
}

const StructInfo* derive_layout_transform(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x) return nullptr;
  const auto shape = mapped_shape(op, op.attribute("index_map"), x->shape);
  return shape ? tensor(op, *shape, x->dtype, x->vdevice) : nullptr;
}

/// Bits of the elements; null where they are not known.
const PrimExpr* bits(OperatorCall& op, const Shape& shape, const DataType& dtype) {
  if (!shape.dimensions || dtype.is_void()) return nullptr;
  return combine(op, DimensionOp::kMul, product(op, *shape.dimensions), dtype.bits());
}

/// Has `x` the bits that are seen as `shape` and `dtype`? Rejected where it never has.
bool is_within(OperatorCall& op, const Shape& shape, const DataType& dtype, const Operand& x) {
  const PrimExpr *seen = bits(op, shape, dtype), *there = bits(op, x.shape, x.dtype);
  if (!seen || !there) return true;
  Question question;
  question.condition = op.build().tir().binary(span_of(op), DimensionOp::kLE, seen, there);
  const Truth answer = op.prover().decide(question).answer;
  if (answer == Truth::kAlways) return true;
  const std::string message =
      fmt::format("a view of {} bits does not fit data of {} bits", shown(seen), shown(there));
  if (answer == Truth::kNever) return op.reject(1, message) != nullptr;
  op.may_reject(1, message);
  return true;
}

/// Is the argument `R.null_value()`, which stands for one that is not given?
bool is_null(OperatorCall& op, std::size_t i) {
  const auto* call = as<Call>(op.value_of(op.argument(i)));
  const auto* callee = call ? as<Op>(call->op) : nullptr;
  return callee && callee->op_name == "null_value";
}

/// The memory of a tensor seen with another shape or datatype; an empty Tuple changes nothing.
const StructInfo* derive_view(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x) return nullptr;
  const auto is_given = [&](std::size_t i) {
    const auto* tuple = as<TupleStructInfo>(op.struct_info(i));
    return i < op.size() && !(tuple && tuple->fields.empty()) && !is_null(op, i);
  };
  const auto shape = is_given(1) ? shape_argument(op, 1) : x->shape;
  if (!shape) return nullptr;
  const auto dtype = is_given(2) ? datatype_argument(op, 2) : x->dtype;
  if (!dtype || (is_given(3) && !number_argument(op, 3))) return nullptr;
  if (!is_within(op, *shape, *dtype, *x)) return nullptr;
  return tensor(op, *shape, *dtype, x->vdevice);
}

const StructInfo* derive_unchanged(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  return x ? like(op, *x, x->dtype) : nullptr;
}

constexpr Parameter kBroadcastToParameters[] = {{"x"}, {"shape", kShape}};
constexpr Parameter kExpandDimsParameters[] = {{"x"}, {"axis", kAttribute}};
constexpr Parameter kFlattenParameters[] = {{"x"}};
constexpr Parameter kLayoutTransformParameters[] = {{"x"},
                                                    {"index_map", kAttribute},
                                                    {"pad_value", kAttribute, "None"},
                                                    {"axis_separators", kAttribute, "None"},
                                                    {"input_axis_separators", kAttribute, "None"}};
constexpr Parameter kMemoryEnsureZeroOffsetParameters[] = {{"data", kExpr, {}, "x"}};
constexpr Parameter kMemoryViewParameters[] = {{"data", kExpr, {}, "x"},
                                               {"shape", kShape, "()"},
                                               {"dtype", kDataType, "()"},
                                               {"relative_byte_offset", kPrimValue, "()"}};
constexpr Parameter kNnBatchFlattenParameters[] = {{"data"}};
constexpr Parameter kPermuteDimsParameters[] = {{"x"}, {"axes", kAttribute, "None"}};
constexpr Parameter kSqueezeParameters[] = {{"x"}, {"axis", kAttribute, "None"}};

constexpr Operator kShapeChangeOperators[] = {
    {"broadcast_to", kBroadcastToParameters, Purity::kPure, derive_broadcast_to},
    {"expand_dims", kExpandDimsParameters, Purity::kPure, derive_expand_dims},
    {"flatten", kFlattenParameters, Purity::kPure, derive_flatten},
    {"layout_transform", kLayoutTransformParameters, Purity::kPure, derive_layout_transform},
    {"memory.ensure_zero_offset", kMemoryEnsureZeroOffsetParameters, Purity::kPure,
     derive_unchanged},
    {"memory.view", kMemoryViewParameters, Purity::kPure, derive_view},
    {"nn.batch_flatten", kNnBatchFlattenParameters, Purity::kPure, derive_batch_flatten},
    {"permute_dims", kPermuteDimsParameters, Purity::kPure, derive_permute_dims},
    {"reshape", kBroadcastToParameters, Purity::kPure, derive_reshape},
    {"squeeze", kSqueezeParameters, Purity::kPure, derive_squeeze},
};

}  // namespace

std::span<const Operator> shape_change_operators() { return kShapeChangeOperators; }

}  // namespace tenor::spec::relax
