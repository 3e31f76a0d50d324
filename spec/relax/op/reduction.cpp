// SPDX-License-Identifier: Apache-2.0
// Operators that take axes together, or accumulate along one.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

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

constexpr Operator kOperators[] = {
    {"argmax", kArgmaxParameters, Purity::kPure},
    {"argmin", kArgmaxParameters, Purity::kPure},
    {"collapse_sum_like", kCollapseSumLikeParameters, Purity::kPure},
    {"collapse_sum_to", kCollapseSumToParameters, Purity::kPure},
    {"cumprod", kCumprodParameters, Purity::kPure},
    {"cumsum", kCumprodParameters, Purity::kPure},
    {"max", kArgmaxParameters, Purity::kPure},
    {"mean", kArgmaxParameters, Purity::kPure},
    {"median", kMedianParameters, Purity::kPure},
    {"min", kArgmaxParameters, Purity::kPure},
    {"prod", kArgmaxParameters, Purity::kPure},
    {"size", kSizeParameters, Purity::kPure},
    {"std", kArgmaxParameters, Purity::kPure},
    {"sum", kArgmaxParameters, Purity::kPure},
    {"variance", kArgmaxParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> reduction_operators() { return kOperators; }

}  // namespace tenor::spec::relax
