// SPDX-License-Identifier: Apache-2.0
// Elementwise operators of two operands that are broadcast against each other.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// The datatype of a and b, of which a Bool counts as 0 or 1 of the other's.
std::optional<DataType> arithmetic_dtype(OperatorCall& op, const Operand& a, const Operand& b) {
  const bool known = !a.dtype.is_void() && !b.dtype.is_void();
  if (known && a.dtype.is_bool()) return b.dtype;
  if (known && b.dtype.is_bool()) return a.dtype;
  const Operand both[] = {a, b};
  return common_dtype(op, both);
}

/// Both operands broadcast. Numbers of any datatypes are compared by their values.
const StructInfo* broadcast_result(OperatorCall& op, bool compares) {
  const auto a = tensor_or_number(op, 0), b = a ? tensor_or_number(op, 1) : a;
  if (!b) return nullptr;
  const Operand both[] = {*a, *b};
  const auto dtype = compares ? bool_type() : arithmetic_dtype(op, *a, *b);
  const auto device = dtype ? common_device(op, both) : std::nullopt;
  if (!device) return nullptr;
  if (a->is_prim && b->is_prim) return op.build().prim(span_of(op), *dtype);
  const auto shape = broadcast(op, 1, a->shape, b->shape);
  return shape ? tensor(op, *shape, *dtype, *device) : nullptr;
}

const StructInfo* derive_arithmetic(OperatorCall& op) { return broadcast_result(op, false); }
const StructInfo* derive_comparison(OperatorCall& op) { return broadcast_result(op, true); }

constexpr Parameter kAddParameters[] = {{"x1"}, {"x2"}};

constexpr Operator kOperators[] = {
    {"add", kAddParameters, Purity::kPure, derive_arithmetic},
    {"atan2", kAddParameters, Purity::kPure, derive_arithmetic},
    {"bitwise_and", kAddParameters, Purity::kPure, derive_arithmetic},
    {"bitwise_or", kAddParameters, Purity::kPure, derive_arithmetic},
    {"bitwise_xor", kAddParameters, Purity::kPure, derive_arithmetic},
    {"divide", kAddParameters, Purity::kPure, derive_arithmetic},
    {"equal", kAddParameters, Purity::kPure, derive_comparison},
    {"floor_divide", kAddParameters, Purity::kPure, derive_arithmetic},
    {"floor_mod", kAddParameters, Purity::kPure, derive_arithmetic},
    {"greater", kAddParameters, Purity::kPure, derive_comparison},
    {"greater_equal", kAddParameters, Purity::kPure, derive_comparison},
    {"left_shift", kAddParameters, Purity::kPure, derive_arithmetic},
    {"less", kAddParameters, Purity::kPure, derive_comparison},
    {"less_equal", kAddParameters, Purity::kPure, derive_comparison},
    {"log_add_exp", kAddParameters, Purity::kPure, derive_arithmetic},
    {"logical_and", kAddParameters, Purity::kPure, derive_arithmetic},
    {"logical_or", kAddParameters, Purity::kPure, derive_arithmetic},
    {"logical_xor", kAddParameters, Purity::kPure, derive_arithmetic},
    {"maximum", kAddParameters, Purity::kPure, derive_arithmetic},
    {"minimum", kAddParameters, Purity::kPure, derive_arithmetic},
    {"mod", kAddParameters, Purity::kPure, derive_arithmetic},
    {"multiply", kAddParameters, Purity::kPure, derive_arithmetic},
    {"not_equal", kAddParameters, Purity::kPure, derive_comparison},
    {"power", kAddParameters, Purity::kPure, derive_arithmetic},
    {"right_shift", kAddParameters, Purity::kPure, derive_arithmetic},
    {"subtract", kAddParameters, Purity::kPure, derive_arithmetic},
};

}  // namespace

std::span<const Operator> binary_operators() { return kOperators; }

}  // namespace tenor::spec::relax
