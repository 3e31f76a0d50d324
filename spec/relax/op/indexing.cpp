// SPDX-License-Identifier: Apache-2.0
// Operators that read or write at positions that tensors of indices give.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

bool has_indices(OperatorCall& op, std::size_t i, const Operand& indices) {
  return has_dtype(op, i, indices, is_integer_dtype, "an integer datatype");
}

/// One datatype for what is read or written, where both are known.
bool same_dtype(OperatorCall& op, std::size_t i, const Operand& x, const Operand& values) {
  if (x.dtype.is_void() || values.dtype.is_void() || x.dtype == values.dtype) return true;
  op.reject(i, fmt::format("argument {} is {}, but the data is {}", i + 1, to_string(values.dtype),
                           to_string(x.dtype)));
  return false;
}

/// The dimensions of the indices stand where the axis was.
Shape taken(const Shape& x, const Shape& indices, int axis) {
  if (!indices.has_rank()) return {};
  if (!x.dimensions || !indices.dimensions) return shape_of_rank(x.ndim - 1 + indices.ndim);
  Dimensions result = *x.dimensions;
  const auto place = result.erase(result.begin() + axis);
  result.insert(place, indices.dimensions->begin(), indices.dimensions->end());
  return shape_of(std::move(result));
}

const StructInfo* derive_take(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto indices = x ? tensor_or_number(op, 1) : std::nullopt;
  if (!indices || !has_indices(op, 1, *indices)) return nullptr;
  const auto given = integer(op, "axis");
  if (!given && !has_rank(op, 0, *x, 1)) return nullptr;
  Shape shape;
  if (!given) {
    shape = Shape{indices->ndim(), indices->dimensions(), nullptr};
  } else if (x->shape.has_rank()) {
    const auto axis = axis_of(op, *given, x->ndim());
    if (!axis) return nullptr;
    shape = taken(x->shape, indices->shape, *axis);
  }
  return tensor(op, shape, x->dtype, x->vdevice);
}

const StructInfo* derive_gather_elements(OperatorCall& op) {
  const auto both = tensor_arguments(op, 2);
  if (!both || !has_indices(op, 1, (*both)[1])) return nullptr;
  const auto &x = (*both)[0], &indices = (*both)[1];
  if (x.shape.has_rank() && (!has_rank(op, 1, indices, x.ndim()) ||
                             !axis_of(op, integer(op, "axis").value_or(0), x.ndim())))
    return nullptr;
  Shape shape = indices.shape;
  if (!shape.has_rank()) shape = shape_of_rank(x.ndim());
  return tensor(op, shape, x.dtype, x.vdevice);
}

/// How many axes the last dimension of the indices speaks of, after `skipped` ones; nothing inside
/// where it is not known.
std::optional<std::optional<std::int64_t>> indexed_axes(OperatorCall& op, const Operand& x,
                                                        const Operand& indices,
                                                        std::int64_t skipped) {
  const auto count = indices.dimensions() ? literal(indices.dimensions()->back()) : std::nullopt;
  if (!count || !x.shape.has_rank() || *count + skipped <= x.ndim()) return count;
  op.reject(1, fmt::format("{} indices into a tensor of rank {}", *count, x.ndim() - skipped));
  return std::nullopt;
}

const StructInfo* derive_gather_nd(OperatorCall& op) {
  const auto both = tensor_arguments(op, 2);
  if (!both || !has_indices(op, 1, (*both)[1]) || !has_rank_from(op, 1, (*both)[1], 1))
    return nullptr;
  const auto &x = (*both)[0], &indices = (*both)[1];
  const std::int64_t batch = integer(op, "batch_dims").value_or(0);
  const bool is_batch = batch >= 0 && (!x.shape.has_rank() || batch <= x.ndim()) &&
                        (!indices.shape.has_rank() || batch < indices.ndim());
  if (!is_batch) return op.reject(op.size(), fmt::format("batch_dims is {}", batch));
  const auto count = indexed_axes(op, x, indices, batch);
  if (!count) return nullptr;
  if (!*count || !x.shape.has_rank()) return tensor(op, Shape{}, x.dtype, x.vdevice);
  const std::int64_t dropped = batch + **count;
  if (!x.dimensions())
    return tensor(op, shape_of_rank(indices.ndim() - 1 + x.ndim() - static_cast<int>(dropped)),
                  x.dtype, x.vdevice);
  Dimensions result(indices.dimensions()->begin(), indices.dimensions()->end() - 1);
  result.insert(result.end(), x.dimensions()->begin() + dropped, x.dimensions()->end());
  return tensor(op, shape_of(std::move(result)), x.dtype, x.vdevice);
}

/// The shape that all indices are broadcast to; nothing after they were rejected.
std::optional<Shape> broadcast_of(OperatorCall& op, const Operands& indices) {
  std::optional<Shape> shape = indices.front().shape;
  for (std::size_t i = 1; shape && i < indices.size(); ++i)
    shape = broadcast(op, 1, *shape, indices[i].shape);
  return shape;
}

/// Integer tensors, at least one and not more than there are axes; nothing after that was rejected.
std::optional<OperandTuple> index_tuple(OperatorCall& op, const Operand& x) {
  auto indices = tensor_tuple(op, 1);
  if (!indices || !indices->fields) return indices;
  const std::size_t count = indices->fields->size();
  if (count == 0 || (x.shape.has_rank() && count > static_cast<std::size_t>(x.ndim()))) {
    op.reject(1, fmt::format("{} indices into a tensor of rank {}", count, x.ndim()));
    return std::nullopt;
  }
  for (const Operand& one : *indices->fields)
    if (!has_indices(op, 1, one)) return std::nullopt;
  return indices;
}

const StructInfo* derive_index_tensor(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto indices = x ? index_tuple(op, *x) : std::nullopt;
  if (!indices) return nullptr;
  if (!indices->fields) return tensor(op, Shape{}, x->dtype, x->vdevice);
  const auto shape = broadcast_of(op, *indices->fields);
  if (!shape) return nullptr;
  const auto count = static_cast<std::ptrdiff_t>(indices->fields->size());
  if (!x->shape.has_rank() || !shape->has_rank()) return tensor(op, Shape{}, x->dtype, x->vdevice);
  if (!x->dimensions() || !shape->dimensions)
    return tensor(op, shape_of_rank(shape->ndim + x->ndim() - static_cast<int>(count)), x->dtype,
                  x->vdevice);
  Dimensions result = *shape->dimensions;
  result.insert(result.end(), x->dimensions()->begin() + count, x->dimensions()->end());
  return tensor(op, shape_of(std::move(result)), x->dtype, x->vdevice);
}

/// The data, changed at some positions.
const StructInfo* derive_index_put(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto indices = x ? index_tuple(op, *x) : std::nullopt;
  const auto values = indices ? tensor_argument(op, 2) : std::nullopt;
  if (!values || !same_dtype(op, 2, *x, *values)) return nullptr;
  const auto* given = as<TupleStructInfo>(op.struct_info(1));
  if (given && !has_rank(op, 0, *x, static_cast<int>(given->fields.size()))) return nullptr;
  return like(op, *x, x->dtype);
}

constexpr Parameter kGatherElementsParameters[] = {
    {"data"}, {"indices"}, {"axis", kAttribute, "0"}};
constexpr Parameter kGatherNdParameters[] = {
    {"data"}, {"indices"}, {"batch_dims", kAttribute, "0"}};
constexpr Parameter kIndexPutParameters[] = {
    {"data"}, {"indices", kTensors}, {"values"}, {"accumulate", kAttribute, "False"}};
constexpr Parameter kIndexTensorParameters[] = {{"data"}, {"indices", kTensors}};
constexpr Parameter kTakeParameters[] = {
    {"x"}, {"indices"}, {"axis", kAttribute, "None"}, {"mode", kAttribute, "\"fast\""}};

constexpr Operator kIndexingOperators[] = {
    {"gather_elements", kGatherElementsParameters, Purity::kPure, derive_gather_elements},
    {"gather_nd", kGatherNdParameters, Purity::kPure, derive_gather_nd},
    {"index_put", kIndexPutParameters, Purity::kPure, derive_index_put},
    {"index_tensor", kIndexTensorParameters, Purity::kPure, derive_index_tensor},
    {"take", kTakeParameters, Purity::kPure, derive_take},
};

}  // namespace

std::span<const Operator> indexing_operators() { return kIndexingOperators; }

}  // namespace tenor::spec::relax
