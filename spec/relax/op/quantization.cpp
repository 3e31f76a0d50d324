// SPDX-License-Identifier: Apache-2.0
// To and from quantised tensors.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include <fmt/format.h>

#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

bool is_zero_point_dtype(const DataType& dtype) {
  return is_integer_dtype(dtype) || (is_float_dtype(dtype) && dtype.bits() == 16);
}
bool is_quantized_dtype(const DataType& dtype) {
  return (is_integer_dtype(dtype) && dtype.bits() <= 16) ||
         (is_float_dtype(dtype) && dtype.bits() <= 8);
}
bool is_number_dtype(const DataType& dtype) { return !dtype.is_bool(); }

/// Scale and zero point: one for all, or one for each element of the axis.
bool is_parameter(OperatorCall& op, std::size_t i, const Operand& x, const Operand& parameter,
                  std::optional<int> axis) {
  if (parameter.ndim() == 0) return true;
  if (!has_rank(op, i, parameter, 1)) return false;
  if (!parameter.dimensions() || !x.dimensions() || !axis) return true;
  const PrimExpr* count = parameter.dimensions()->front();
  if (literal(count) == 1) return true;
  return agree(op, i, count, (*x.dimensions())[static_cast<std::size_t>(*axis)],
               "the extent of the axis");
}

const StructInfo* converted(OperatorCall& op, bool (*input)(const DataType&),
                            bool (*output)(const DataType&), std::string_view kinds) {
  const auto all = tensor_arguments(op, 3);
  if (!all || !has_dtype(op, 0, (*all)[0], input, "of a datatype that is converted") ||
      !has_dtype(op, 1, (*all)[1], is_float_dtype, "a floating-point datatype") ||
      !has_dtype(op, 2, (*all)[2], is_zero_point_dtype, "an integer datatype, or of 16 bits"))
    return nullptr;
  const DataType dtype = datatype(op, "out_dtype", void_type());
  if (!dtype.is_void() && !output(dtype))
    return op.reject(op.size(), fmt::format("out_dtype is {}", to_string(dtype)),
                     std::string(kinds));
  const Operand& x = all->front();
  std::optional<int> axis;
  if (x.ndim() > 0) {
    axis = axis_of(op, integer(op, "axis").value_or(-1), x.ndim());
    if (!axis) return nullptr;
  }
  for (std::size_t i = 1; i < 3; ++i)
    if (!is_parameter(op, i, x, (*all)[i], axis)) return nullptr;
  return like(op, x, dtype);
}

const StructInfo* derive_quantize(OperatorCall& op) {
  return converted(op, is_float_dtype, is_quantized_dtype,
                   "an integer of at most 16 bits, or a float of at most 8");
}
const StructInfo* derive_dequantize(OperatorCall& op) {
  return converted(op, is_number_dtype, is_float_dtype, "a floating-point datatype");
}

constexpr Parameter kDequantizeParameters[] = {{"data"},
                                               {"scale"},
                                               {"zero_point"},
                                               {"axis", kAttribute, "-1"},
                                               {"out_dtype", kAttribute, "\"float32\""}};
constexpr Parameter kQuantizeParameters[] = {{"data"},
                                             {"scale"},
                                             {"zero_point"},
                                             {"axis", kAttribute, "-1"},
                                             {"out_dtype", kAttribute, "\"int8\""}};

constexpr Operator kQuantizationOperators[] = {
    {"dequantize", kDequantizeParameters, Purity::kPure, derive_dequantize},
    {"quantize", kQuantizeParameters, Purity::kPure, derive_quantize},
};

}  // namespace

std::span<const Operator> quantization_operators() { return kQuantizationOperators; }

}  // namespace tenor::spec::relax
