// SPDX-License-Identifier: Apache-2.0
// Elementwise operators of one operand.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kAbsParameters[] = {{"x"}};
constexpr Parameter kAstypeParameters[] = {{"x"}, {"dtype", kAttribute}};
constexpr Parameter kNnGeluParameters[] = {{"data", kExpr, {}, "x"}};
constexpr Parameter kNnLeakyreluParameters[] = {{"data"}, {"alpha", kAttribute, "0.01"}};
constexpr Parameter kNnSoftplusParameters[] = {
    {"data"}, {"beta", kAttribute, "1.0"}, {"threshold", kAttribute, "20.0"}};

constexpr Operator kOperators[] = {
    {"abs", kAbsParameters, Purity::kPure},
    {"acos", kAbsParameters, Purity::kPure},
    {"acosh", kAbsParameters, Purity::kPure},
    {"asin", kAbsParameters, Purity::kPure},
    {"asinh", kAbsParameters, Purity::kPure},
    {"astype", kAstypeParameters, Purity::kPure},
    {"atan", kAbsParameters, Purity::kPure},
    {"atanh", kAbsParameters, Purity::kPure},
    {"bitwise_not", kAbsParameters, Purity::kPure},
    {"builtin.stop_lift_params", kAbsParameters, Purity::kPure},
    {"ceil", kAbsParameters, Purity::kPure},
    {"cos", kAbsParameters, Purity::kPure},
    {"cosh", kAbsParameters, Purity::kPure},
    {"erf", kAbsParameters, Purity::kPure},
    {"exp", kAbsParameters, Purity::kPure},
    {"floor", kAbsParameters, Purity::kPure},
    {"isfinite", kAbsParameters, Purity::kPure},
    {"isinf", kAbsParameters, Purity::kPure},
    {"isnan", kAbsParameters, Purity::kPure},
    {"log", kAbsParameters, Purity::kPure},
    {"logical_not", kAbsParameters, Purity::kPure},
    {"negative", kAbsParameters, Purity::kPure},
    {"nn.gelu", kNnGeluParameters, Purity::kPure},
    {"nn.gelu_tanh", kNnGeluParameters, Purity::kPure},
    {"nn.leakyrelu", kNnLeakyreluParameters, Purity::kPure},
    {"nn.relu", kNnGeluParameters, Purity::kPure},
    {"nn.selu", kNnGeluParameters, Purity::kPure},
    {"nn.silu", kNnGeluParameters, Purity::kPure},
    {"nn.softplus", kNnSoftplusParameters, Purity::kPure},
    {"round", kAbsParameters, Purity::kPure},
    {"rsqrt", kAbsParameters, Purity::kPure},
    {"sigmoid", kAbsParameters, Purity::kPure},
    {"sign", kAbsParameters, Purity::kPure},
    {"sin", kAbsParameters, Purity::kPure},
    {"sinh", kAbsParameters, Purity::kPure},
    {"sqrt", kAbsParameters, Purity::kPure},
    {"square", kAbsParameters, Purity::kPure},
    {"tan", kAbsParameters, Purity::kPure},
    {"tanh", kAbsParameters, Purity::kPure},
    {"trunc", kAbsParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> unary_operators() { return kOperators; }

}  // namespace tenor::spec::relax
