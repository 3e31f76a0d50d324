// SPDX-License-Identifier: Apache-2.0
// Operators of two operands that are broadcast against each other, element by element. A Bool
// beside a number is 0 or 1; every intermediate has the datatype of the result, and each operation
// rounds and wraps as TIR's does. Ledger RLX-D49.
#include <algorithm>

#include "semantics/relax/op/families.h"

namespace tenor::semantics::relax {
namespace {

using spec::ExprKind;

/// result[i] = kElement(a[i], b[i]), both in the datatype of the result.
template <Scalar (*kElement)(Scalar, Scalar)>
void elementwise(Kernel& k) {
  const spec::DataType dtype = k.out().dtype();
  k.fill(k.out(), [&](const Index& i) {
    return kElement(cast(k.in(0).broadcast(i), dtype), cast(k.in(1).broadcast(i), dtype));
  });
}

/// Of two Bools an operation of TIR's on truth values stands for it: `kOfBools`.
template <ExprKind kKind, ExprKind kOfBools>
Scalar arithmetic(Scalar a, Scalar b) {
  return binary(a.dtype().is_bool() ? kOfBools : kKind, a, b);
}

/// Of integers truncated toward zero; by 0 an error of TIR's.
Scalar quotient(Scalar a, Scalar b) { return a / b; }
/// Of floats the floor of the rounded quotient.
Scalar floor_quotient_of(Scalar a, Scalar b) {
  return a.dtype().is_floating() ? builtin("floor", {a / b}) : floor_div(a, b);
}
/// With the sign of the divisor: a - floor(a / b) * b of floats.
Scalar floor_remainder(Scalar a, Scalar b) {
  return a.dtype().is_floating() ? a - floor_quotient_of(a, b) * b : floor_mod(a, b);
}
/// With the sign of the dividend; of floats exact.
Scalar remainder_of(Scalar a, Scalar b) {
  return a.dtype().is_floating() ? builtin("fmod", {a, b}) : binary(ExprKind::kMod, a, b);
}
Scalar power(Scalar a, Scalar b) { return builtin("pow", {a, b}); }
Scalar arc_tangent(Scalar a, Scalar b) { return builtin("atan2", {a, b}); }
/// m + log(1 + exp(l - m)) with the larger one as m and the other as l; of equal ones l - m is 0,
/// so that an infinity added to itself is that infinity.
Scalar log_add_exp(Scalar a, Scalar b) {
  const Scalar m = maximum(a, b), l = minimum(a, b);
  const Scalar difference = choose(a == b, literal_like(a, 0), l - m);
  return m + builtin("log", {1 + builtin("exp", {difference})});
}
Scalar truth(Scalar x) { return cast(x, spec::bool_type()); }
/// Truth values, in the datatype of the operands.
template <ExprKind kKind>
Scalar logical(Scalar a, Scalar b) {
  return cast(binary(kKind, truth(a), truth(b)), a.dtype());
}
template <BuiltinName kName, ExprKind kOfBools>
Scalar bitwise(Scalar a, Scalar b) {
  return a.dtype().is_bool() ? binary(kOfBools, a, b) : builtin(kName.text, {a, b});
}
/// By a count that is negative, or not less than the number of bits, an error of TIR's.
template <BuiltinName kName>
Scalar shift(Scalar a, Scalar b) {
  return builtin(kName.text, {a, b});
}

/// The integers of `power` have no builtin.
void power_of_floats(Kernel& k) {
  if (!k.out().dtype().is_floating()) return k.refuse_call("integers as operands");
  elementwise<power>(k);
}
void arc_tangent_of_floats(Kernel& k) {
  if (!k.out().dtype().is_floating()) return k.refuse_call("integers as operands");
  elementwise<arc_tangent>(k);
}
/// Shifts of Bool, and differences and quotients of them, have no meaning.
template <Scalar (*kElement)(Scalar, Scalar)>
void of_numbers(Kernel& k) {
  if (k.out().dtype().is_bool()) return k.refuse_call("Bool operands");
  elementwise<kElement>(k);
}

/// The datatype in which both are compared: it has all values of both. Nothing where none has.
std::optional<spec::DataType> compared_in(spec::DataType a, spec::DataType b) {
  if (a == b) return a;
  if (a.is_bool()) return b;
  if (b.is_bool()) return a;
  const auto is_wide = [](spec::DataType t) { return t.is_integer() && t.bits() == 64; };
  const bool floating = a.is_floating() || b.is_floating();
  if (floating && (is_wide(a) || is_wide(b))) return std::nullopt;
  if (floating) return spec::float_type(64);
  if (a.scalar.is_uint() && b.scalar.is_uint())
    return spec::uint_type(std::max(a.bits(), b.bits()));
  if (a == spec::uint_type(64) || b == spec::uint_type(64)) return std::nullopt;
  return spec::int_type(64);
}

/// By the values of both; a comparison with NaN is false, but for `not_equal`.
template <ExprKind kKind>
void comparison(Kernel& k) {
  const auto dtype = compared_in(k.in(0).dtype(), k.in(1).dtype());
  if (!dtype) return k.refuse_call("no datatype has all values of both operands");
  k.fill(k.out(), [&](const Index& i) {
    return binary(kKind, cast(k.in(0).broadcast(i), *dtype), cast(k.in(1).broadcast(i), *dtype));
  });
}

constexpr OperatorWriter kBinaryBodies[] = {
    {"add", elementwise<arithmetic<ExprKind::kAdd, ExprKind::kOr>>},
    {"atan2", arc_tangent_of_floats},
    {"bitwise_and", elementwise<bitwise<"bitwise_and", ExprKind::kAnd>>},
    {"bitwise_or", elementwise<bitwise<"bitwise_or", ExprKind::kOr>>},
    {"bitwise_xor", elementwise<bitwise<"bitwise_xor", ExprKind::kNE>>},
    {"divide", of_numbers<quotient>},
    {"equal", comparison<ExprKind::kEq>},
    {"floor_divide", of_numbers<floor_quotient_of>},
    {"floor_mod", of_numbers<floor_remainder>},
    {"greater", comparison<ExprKind::kGT>},
    {"greater_equal", comparison<ExprKind::kGE>},
    {"left_shift", of_numbers<shift<"shift_left">>},
    {"less", comparison<ExprKind::kLT>},
    {"less_equal", comparison<ExprKind::kLE>},
    {"log_add_exp", of_numbers<log_add_exp>},
    {"logical_and", elementwise<logical<ExprKind::kAnd>>},
    {"logical_or", elementwise<logical<ExprKind::kOr>>},
    {"logical_xor", elementwise<logical<ExprKind::kNE>>},
    {"maximum", elementwise<arithmetic<ExprKind::kMax, ExprKind::kOr>>},
    {"minimum", elementwise<arithmetic<ExprKind::kMin, ExprKind::kAnd>>},
    {"mod", of_numbers<remainder_of>},
    {"multiply", elementwise<arithmetic<ExprKind::kMul, ExprKind::kAnd>>},
    {"not_equal", comparison<ExprKind::kNE>},
    {"power", power_of_floats},
    {"right_shift", of_numbers<shift<"shift_right">>},
    {"subtract", of_numbers<arithmetic<ExprKind::kSub, ExprKind::kSub>>},
};

}  // namespace

std::span<const OperatorWriter> binary_bodies() { return kBinaryBodies; }

}  // namespace tenor::semantics::relax
