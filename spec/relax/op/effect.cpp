// SPDX-License-Identifier: Apache-2.0
// Operators that print or stop.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// Relax/Grammar/StructInfo/TupleStructInfo: the result of what is done for its effect.
const StructInfo* nothing(OperatorCall& op) { return tuple_of(op, {}); }

const StructInfo* derive_assert(OperatorCall& op) {
  const auto condition = tensor_or_number(op, 0);
  if (!condition || !has_rank(op, 0, *condition, 0) ||
      !has_dtype(op, 0, *condition, is_bool_dtype, "bool"))
    return nullptr;
  return nothing(op);
}

constexpr Parameter kAssertOpParameters[] = {
    {"condition"}, {"format", kString, "\"\"", {}, true}, {"format_args", kItems}};
constexpr Parameter kPrintParameters[] = {{"format", kString, "\"\"", {}, true}, {"values", kRest}};

constexpr Operator kEffectOperators[] = {
    {"assert_op", kAssertOpParameters, Purity::kImpure, derive_assert},
    {"print", kPrintParameters, Purity::kImpure, nothing},
};

}  // namespace

std::span<const Operator> effect_operators() { return kEffectOperators; }

}  // namespace tenor::spec::relax
