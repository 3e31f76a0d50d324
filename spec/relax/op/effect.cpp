// SPDX-License-Identifier: Apache-2.0
// Operators that print or stop.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

constexpr Parameter kAssertOpParameters[] = {
    {"condition"}, {"format", kString, "\"\"", {}, true}, {"format_args", kRest}};
constexpr Parameter kPrintParameters[] = {{"format", kString, "\"\"", {}, true}, {"values", kRest}};

constexpr Operator kOperators[] = {
    {"assert_op", kAssertOpParameters, Purity::kImpure},
    {"print", kPrintParameters, Purity::kImpure},
};

}  // namespace

std::span<const Operator> effect_operators() { return kOperators; }

}  // namespace tenor::spec::relax
