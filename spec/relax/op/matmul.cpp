// SPDX-License-Identifier: Apache-2.0
// Products of matrices and sums of products.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kEinsumParameters[] = {{"operands", kTensors}, {"subscripts", kAttribute}};
constexpr Parameter kLinearParameters[] = {
    {"data"}, {"weight"}, {"bias", kExpr, "None"}, {"out_dtype", kAttribute, "None"}};
constexpr Parameter kMatmulParameters[] = {{"x1"}, {"x2"}, {"out_dtype", kAttribute, "None"}};
constexpr Parameter kOuterParameters[] = {{"x1"}, {"x2"}};

constexpr Operator kOperators[] = {
    {"einsum", kEinsumParameters, Purity::kPure},
    {"linear", kLinearParameters, Purity::kPure},
    {"matmul", kMatmulParameters, Purity::kPure},
    {"outer", kOuterParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> matmul_operators() { return kOperators; }

}  // namespace tenor::spec::relax
