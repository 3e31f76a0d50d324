// SPDX-License-Identifier: Apache-2.0
// Shapes as values, and what a tensor tells of itself.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kInspectTensorByteOffsetParameters[] = {{"tensor"}};
constexpr Parameter kInspectTensorShapeIParameters[] = {{"tensor"}, {"axis", kPrimValue}};
constexpr Parameter kShapeOfParameters[] = {{"expr", kExpr, {}, "input"}};

constexpr Operator kOperators[] = {
    {"inspect.tensor_byte_offset", kInspectTensorByteOffsetParameters, Purity::kPure},
    {"inspect.tensor_dtype_bits", kInspectTensorByteOffsetParameters, Purity::kPure},
    {"inspect.tensor_dtype_code", kInspectTensorByteOffsetParameters, Purity::kPure},
    {"inspect.tensor_dtype_lanes", kInspectTensorByteOffsetParameters, Purity::kPure},
    {"inspect.tensor_elem_offset", kInspectTensorByteOffsetParameters, Purity::kPure},
    {"inspect.tensor_ndim", kInspectTensorByteOffsetParameters, Purity::kPure},
    {"inspect.tensor_shape_i", kInspectTensorShapeIParameters, Purity::kPure},
    {"inspect.tensor_stride_i", kInspectTensorShapeIParameters, Purity::kPure},
    {"null_value", {}, Purity::kPure},
    {"shape_of", kShapeOfParameters, Purity::kPure},
    {"shape_to_tensor", kShapeOfParameters, Purity::kPure},
    {"tensor_to_shape", kShapeOfParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> shape_value_operators() { return kOperators; }

}  // namespace tenor::spec::relax
