// SPDX-License-Identifier: Apache-2.0
// Elementwise operators of two operands that are broadcast against each other.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kAddParameters[] = {{"x1"}, {"x2"}};

constexpr Operator kOperators[] = {
    {"add", kAddParameters, Purity::kPure},
    {"atan2", kAddParameters, Purity::kPure},
    {"bitwise_and", kAddParameters, Purity::kPure},
    {"bitwise_or", kAddParameters, Purity::kPure},
    {"bitwise_xor", kAddParameters, Purity::kPure},
    {"divide", kAddParameters, Purity::kPure},
    {"equal", kAddParameters, Purity::kPure},
    {"floor_divide", kAddParameters, Purity::kPure},
    {"floor_mod", kAddParameters, Purity::kPure},
    {"greater", kAddParameters, Purity::kPure},
    {"greater_equal", kAddParameters, Purity::kPure},
    {"left_shift", kAddParameters, Purity::kPure},
    {"less", kAddParameters, Purity::kPure},
    {"less_equal", kAddParameters, Purity::kPure},
    {"log_add_exp", kAddParameters, Purity::kPure},
    {"logical_and", kAddParameters, Purity::kPure},
    {"logical_or", kAddParameters, Purity::kPure},
    {"logical_xor", kAddParameters, Purity::kPure},
    {"maximum", kAddParameters, Purity::kPure},
    {"minimum", kAddParameters, Purity::kPure},
    {"mod", kAddParameters, Purity::kPure},
    {"multiply", kAddParameters, Purity::kPure},
    {"not_equal", kAddParameters, Purity::kPure},
    {"power", kAddParameters, Purity::kPure},
    {"right_shift", kAddParameters, Purity::kPure},
    {"subtract", kAddParameters, Purity::kPure},
};

}  // namespace

std::span<const Operator> binary_operators() { return kOperators; }

}  // namespace tenor::spec::relax
