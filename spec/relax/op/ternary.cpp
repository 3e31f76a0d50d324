// SPDX-License-Identifier: Apache-2.0
// Elementwise operators of three operands.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kClipParameters[] = {{"x"}, {"min", kPrimValue}, {"max", kPrimValue}};
constexpr Parameter kEwiseFmaParameters[] = {{"x1"}, {"x2"}, {"x3"}};
constexpr Parameter kWhereParameters[] = {{"condition"}, {"x1"}, {"x2"}};

constexpr Operator kOperators[] = {
    {"clip", kClipParameters, Purity::kPure},
    {"ewise_fma", kEwiseFmaParameters, Purity::kPure},
    {"where", kWhereParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> ternary_operators() { return kOperators; }

}  // namespace tenor::spec::relax
