// SPDX-License-Identifier: Apache-2.0
// Elementwise operators of one operand.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

const StructInfo* derive_elementwise(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  return x ? like(op, *x, x->dtype) : nullptr;
}

const StructInfo* derive_of_floats(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  if (!x || !has_dtype(op, 0, *x, is_float_dtype, "a floating-point datatype")) return nullptr;
  return like(op, *x, x->dtype);
}

const StructInfo* derive_test(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  return x ? like(op, *x, bool_type()) : nullptr;
}

const StructInfo* derive_astype(OperatorCall& op) {
  const auto x = tensor_argument(op, 0);
  return x ? like(op, *x, datatype(op, "dtype", void_type())) : nullptr;
}

constexpr Parameter kAbsParameters[] = {{"x"}};
constexpr Parameter kAstypeParameters[] = {{"x"}, {"dtype", kAttribute}};
constexpr Parameter kNnGeluParameters[] = {{"data", kExpr, {}, "x"}};
constexpr Parameter kNnLeakyreluParameters[] = {{"data"}, {"alpha", kAttribute, "0.01"}};
constexpr Parameter kNnSoftplusParameters[] = {
    {"data"}, {"beta", kAttribute, "1.0"}, {"threshold", kAttribute, "20.0"}};

constexpr Operator kUnaryOperators[] = {
    {"abs", kAbsParameters, Purity::kPure, derive_elementwise},
    {"acos", kAbsParameters, Purity::kPure, derive_of_floats},
    {"acosh", kAbsParameters, Purity::kPure, derive_of_floats},
    {"asin", kAbsParameters, Purity::kPure, derive_of_floats},
    {"asinh", kAbsParameters, Purity::kPure, derive_of_floats},
    {"astype", kAstypeParameters, Purity::kPure, derive_astype},
    {"atan", kAbsParameters, Purity::kPure, derive_of_floats},
    {"atanh", kAbsParameters, Purity::kPure, derive_of_floats},
    {"bitwise_not", kAbsParameters, Purity::kPure, derive_elementwise},
    {"builtin.stop_lift_params", kAbsParameters, Purity::kPure, derive_elementwise},
    {"ceil", kAbsParameters, Purity::kPure, derive_elementwise},
    {"cos", kAbsParameters, Purity::kPure, derive_of_floats},
    {"cosh", kAbsParameters, Purity::kPure, derive_of_floats},
    {"erf", kAbsParameters, Purity::kPure, derive_of_floats},
    {"exp", kAbsParameters, Purity::kPure, derive_of_floats},
    {"floor", kAbsParameters, Purity::kPure, derive_elementwise},
    {"isfinite", kAbsParameters, Purity::kPure, derive_test},
    {"isinf", kAbsParameters, Purity::kPure, derive_test},
    {"isnan", kAbsParameters, Purity::kPure, derive_test},
    {"log", kAbsParameters, Purity::kPure, derive_of_floats},
    {"logical_not", kAbsParameters, Purity::kPure, derive_elementwise},
    {"negative", kAbsParameters, Purity::kPure, derive_elementwise},
    {"nn.gelu", kNnGeluParameters, Purity::kPure, derive_of_floats},
    {"nn.gelu_tanh", kNnGeluParameters, Purity::kPure, derive_of_floats},
    {"nn.leakyrelu", kNnLeakyreluParameters, Purity::kPure, derive_of_floats},
    {"nn.relu", kNnGeluParameters, Purity::kPure, derive_elementwise},
    {"nn.selu", kNnGeluParameters, Purity::kPure, derive_of_floats},
    {"nn.silu", kNnGeluParameters, Purity::kPure, derive_of_floats},
    {"nn.softplus", kNnSoftplusParameters, Purity::kPure, derive_of_floats},
    {"round", kAbsParameters, Purity::kPure, derive_elementwise},
    {"rsqrt", kAbsParameters, Purity::kPure, derive_of_floats},
    {"sigmoid", kAbsParameters, Purity::kPure, derive_of_floats},
    {"sign", kAbsParameters, Purity::kPure, derive_elementwise},
    {"sin", kAbsParameters, Purity::kPure, derive_of_floats},
    {"sinh", kAbsParameters, Purity::kPure, derive_of_floats},
    {"sqrt", kAbsParameters, Purity::kPure, derive_of_floats},
    {"square", kAbsParameters, Purity::kPure, derive_elementwise},
    {"tan", kAbsParameters, Purity::kPure, derive_of_floats},
    {"tanh", kAbsParameters, Purity::kPure, derive_of_floats},
    {"trunc", kAbsParameters, Purity::kPure, derive_elementwise},
};

}  // namespace

std::span<const Operator> unary_operators() { return kUnaryOperators; }

}  // namespace tenor::spec::relax
