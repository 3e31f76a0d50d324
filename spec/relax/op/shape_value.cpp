// SPDX-License-Identifier: Apache-2.0
// Shapes as values, and what a tensor tells of itself.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include <limits>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

const StructInfo* shape_info(OperatorCall& op, const Shape& shape) {
  Builder& build = op.build();
  if (shape.dimensions) return build.shape(span_of(op), build.arena().list(*shape.dimensions));
  return build.shape_of_rank(span_of(op), shape.ndim);
}

const StructInfo* derive_shape_of(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  return x ? shape_info(op, x->shape) : nullptr;
}

const StructInfo* derive_shape_to_tensor(OperatorCall& op) {
  const auto shape = shape_argument(op, 0);
  if (!shape) return nullptr;
  const Shape result =
      shape->has_rank() ? shape_of(Dimensions{dimension(op, shape->ndim)}) : shape_of_rank(1);
  return tensor(op, result, int_type(64));
}

/// The extent of the tensor is the rank of the shape.
const StructInfo* derive_tensor_to_shape(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x || !has_rank(op, 0, *x, 1) ||
      !has_dtype(op, 0, *x, is_integer_dtype, "an integer datatype"))
    return nullptr;
  const auto rank = x->dimensions() ? literal(x->dimensions()->front()) : std::nullopt;
  const bool is_rank = rank && 0 <= *rank && *rank <= std::numeric_limits<int>::max();
  return shape_info(op, shape_of_rank(is_rank ? static_cast<int>(*rank) : kUnknownRank));
}

const StructInfo* derive_null_value(OperatorCall& op) { return op.build().object(span_of(op)); }

/// A number of this datatype; null: its value is not known.
const StructInfo* number(OperatorCall& op, DataType dtype, std::optional<std::int64_t> value) {
  const auto* known = value ? op.build().tir().int_imm(span_of(op), *value, dtype) : nullptr;
  return op.build().prim(span_of(op), dtype, known);
}

/// Where a tensor starts in its memory: nothing says where.
const StructInfo* derive_offset(OperatorCall& op) {
  return tensor_argument(op, 0) ? number(op, uint_type(64), std::nullopt) : nullptr;
}

const StructInfo* derive_dtype_bits(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x) return nullptr;
  return number(op, uint_type(8),
                x->dtype.is_void() ? std::nullopt : std::optional(x->dtype.bits()));
}

const StructInfo* derive_dtype_lanes(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x) return nullptr;
  return number(op, uint_type(16),
                x->dtype.is_void() ? std::nullopt : std::optional(x->dtype.lanes));
}

const StructInfo* derive_dtype_code(OperatorCall& op) {
  return tensor_argument(op, 0) ? number(op, uint_type(8), std::nullopt) : nullptr;
}

const StructInfo* derive_ndim(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x) return nullptr;
  return number(op, int_type(32), x->shape.has_rank() ? std::optional(x->ndim()) : std::nullopt);
}

/// Argument 1 as a place in the shape of the tensor; nothing inside where it is not known.
std::optional<std::optional<std::size_t>> place_of(OperatorCall& op, const Operand& x) {
  const auto axis = number_argument(op, 1);
  if (!axis) return std::nullopt;
  const auto known = literal(*axis);
  if (!known) return std::optional<std::size_t>();
  if (*known >= 0 && (!x.shape.has_rank() || *known < x.ndim()))
    return static_cast<std::size_t>(*known);
  op.reject(1, fmt::format("dimension {} of a tensor of rank {}", *known, x.ndim()));
  return std::nullopt;
}

const StructInfo* derive_shape_i(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  const auto place = x ? place_of(op, *x) : std::nullopt;
  if (!place) return nullptr;
  const PrimExpr* extent = *place && x->dimensions() ? (*x->dimensions())[**place] : nullptr;
  return op.build().prim(span_of(op), int_type(64), extent);
}

const StructInfo* derive_stride_i(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  return x && place_of(op, *x) ? number(op, int_type(64), std::nullopt) : nullptr;
}

constexpr Parameter kInspectTensorByteOffsetParameters[] = {{"tensor"}};
constexpr Parameter kInspectTensorShapeIParameters[] = {{"tensor"}, {"axis", kPrimValue}};
constexpr Parameter kShapeOfParameters[] = {{"expr", kExpr, {}, "input"}};

constexpr Operator kShapeValueOperators[] = {
    {"inspect.tensor_byte_offset", kInspectTensorByteOffsetParameters, Purity::kPure,
     derive_offset},
    {"inspect.tensor_dtype_bits", kInspectTensorByteOffsetParameters, Purity::kPure,
     derive_dtype_bits},
    {"inspect.tensor_dtype_code", kInspectTensorByteOffsetParameters, Purity::kPure,
     derive_dtype_code},
    {"inspect.tensor_dtype_lanes", kInspectTensorByteOffsetParameters, Purity::kPure,
     derive_dtype_lanes},
    {"inspect.tensor_elem_offset", kInspectTensorByteOffsetParameters, Purity::kPure,
     derive_offset},
    {"inspect.tensor_ndim", kInspectTensorByteOffsetParameters, Purity::kPure, derive_ndim},
    {"inspect.tensor_shape_i", kInspectTensorShapeIParameters, Purity::kPure, derive_shape_i},
    {"inspect.tensor_stride_i", kInspectTensorShapeIParameters, Purity::kPure, derive_stride_i},
    {"null_value",
     {},
     Purity::kPure,
     derive_null_value,
     nullptr,
     by_name(spec::clauses("Relax/Op/b7", "RLX-D49"))},
    {"shape_of", kShapeOfParameters, Purity::kPure, derive_shape_of, nullptr,
     by_name(spec::clauses("Relax/Op/b6", "Relax/Op/b6:b", "RLX-D49"))},
    {"shape_to_tensor", kShapeOfParameters, Purity::kPure, derive_shape_to_tensor},
    {"tensor_to_shape", kShapeOfParameters, Purity::kPure, derive_tensor_to_shape},
};

}  // namespace

std::span<const Operator> shape_value_operators() { return kShapeValueOperators; }

}  // namespace tenor::spec::relax
