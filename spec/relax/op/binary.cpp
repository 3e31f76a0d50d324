// SPDX-License-Identifier: Apache-2.0
// Elementwise operators of two operands that are broadcast against each other.
// Relax/Derive/14.1.1; ledger RLX-D49.
#include "spec/relax/op/families.h"
#include "spec/relax/op/result.h"

namespace tenor::spec::relax {
namespace {

using enum Parameter::Kind;

/// Of truth values and of logarithms a Bool beside a number is neither: the datatype is one.
std::optional<DataType> one_dtype(OperatorCall& op, const Operand& a, const Operand& b) {
  const Operand both[] = {a, b};
  return common_dtype(op, both);
}

/// The datatype of a and b, of which a Bool counts as 0 or 1 of the other's.
std::optional<DataType> arithmetic_dtype(OperatorCall& op, const Operand& a, const Operand& b) {
  const bool known = !a.dtype.is_void() && !b.dtype.is_void();
  if (known && a.dtype.is_bool()) return b.dtype;
  if (known && b.dtype.is_bool()) return a.dtype;
  return one_dtype(op, a, b);
}

/// A Bool is a bit beside integers; floating numbers have no bits that it could meet.
std::optional<DataType> bitwise_dtype(OperatorCall& op, const Operand& a, const Operand& b) {
  const bool floating = is_float_dtype(a.dtype) || is_float_dtype(b.dtype);
  return floating ? one_dtype(op, a, b) : arithmetic_dtype(op, a, b);
}

/// Numbers of any datatypes are compared by their values.
std::optional<DataType> comparison_dtype(OperatorCall&, const Operand&, const Operand&) {
  return bool_type();
}

/// Both operands broadcast.
template <std::optional<DataType> (*kDtype)(OperatorCall&, const Operand&, const Operand&)>
const StructInfo* derive_binary(OperatorCall& op) {
  const auto a = tensor_or_number(op, 0), b = a ? tensor_or_number(op, 1) : a;
  if (!b) return nullptr;
  const Operand both[] = {*a, *b};
  const auto dtype = kDtype(op, *a, *b);
  const auto device = dtype ? common_device(op, both) : std::nullopt;
  if (!device) return nullptr;
  if (a->is_prim && b->is_prim) return op.build().prim(span_of(op), *dtype);
  const auto shape = broadcast(op, 1, a->shape, b->shape);
  return shape ? tensor(op, *shape, *dtype, *device) : nullptr;
}

constexpr auto derive_arithmetic = derive_binary<arithmetic_dtype>;
constexpr auto derive_of_one_dtype = derive_binary<one_dtype>;
constexpr auto derive_bitwise = derive_binary<bitwise_dtype>;
constexpr auto derive_comparison = derive_binary<comparison_dtype>;

constexpr Parameter kAddParameters[] = {{"x1"}, {"x2"}};

constexpr Operator kBinaryOperators[] = {
    {"add", kAddParameters, Purity::kPure, derive_arithmetic},
    {"atan2", kAddParameters, Purity::kPure, derive_arithmetic},
    {"bitwise_and", kAddParameters, Purity::kPure, derive_bitwise},
    {"bitwise_or", kAddParameters, Purity::kPure, derive_bitwise},
    {"bitwise_xor", kAddParameters, Purity::kPure, derive_bitwise},
    {"divide", kAddParameters, Purity::kPure, derive_arithmetic},
    {"equal", kAddParameters, Purity::kPure, derive_comparison},
    {"floor_divide", kAddParameters, Purity::kPure, derive_arithmetic},
    {"floor_mod", kAddParameters, Purity::kPure, derive_arithmetic},
    {"greater", kAddParameters, Purity::kPure, derive_comparison},
    {"greater_equal", kAddParameters, Purity::kPure, derive_comparison},
    {"left_shift", kAddParameters, Purity::kPure, derive_bitwise},
    {"less", kAddParameters, Purity::kPure, derive_comparison},
    {"less_equal", kAddParameters, Purity::kPure, derive_comparison},
    {"log_add_exp", kAddParameters, Purity::kPure, derive_of_one_dtype},
    {"logical_and", kAddParameters, Purity::kPure, derive_of_one_dtype},
    {"logical_or", kAddParameters, Purity::kPure, derive_of_one_dtype},
    {"logical_xor", kAddParameters, Purity::kPure, derive_bitwise},
    {"maximum", kAddParameters, Purity::kPure, derive_arithmetic},
    {"minimum", kAddParameters, Purity::kPure, derive_arithmetic},
    {"mod", kAddParameters, Purity::kPure, derive_arithmetic},
    {"multiply", kAddParameters, Purity::kPure, derive_arithmetic},
    {"not_equal", kAddParameters, Purity::kPure, derive_comparison},
    {"power", kAddParameters, Purity::kPure, derive_arithmetic},
    {"right_shift", kAddParameters, Purity::kPure, derive_bitwise},
    {"subtract", kAddParameters, Purity::kPure, derive_arithmetic},
};

}  // namespace

std::span<const Operator> binary_operators() { return kBinaryOperators; }

}  // namespace tenor::spec::relax
