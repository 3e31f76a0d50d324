// SPDX-License-Identifier: Apache-2.0
#include "solver/prover/bit_patterns.h"

namespace tenor::solver {

using namespace spec;

namespace {

/// Bits that hold the values of the datatype as signed numbers.
std::uint8_t signed_bits(ScalarType type) {
  return static_cast<std::uint8_t>(type.bits + (type.is_uint() ? 1 : 0));
}

/// Bits that hold those of both, and `more`.
std::uint8_t common_bits(const Encoded& a, const Encoded& b, int more) {
  return static_cast<std::uint8_t>(std::max(signed_bits(a.type), signed_bits(b.type)) + more);
}

}  // namespace

Encoder::Result BitPatterns::number(Wide value, ScalarType type) {
  if (!Interval::of(type).contains(value)) return std::nullopt;
  return pattern(formula_.number(value, type.bits), type);
}

/// The values that it may have are among those of its datatype: nothing else is asked in patterns.
Encoded BitPatterns::unknown(std::uint32_t index, ScalarType type, Interval range) {
  const FormulaId term = formula_.variable(index, type.bits);
  const Interval all = Interval::of(type);
  const Encoded variable = pattern(term, type);
  const auto limit = [&](ExprKind kind, Wide end) {
    formula_.require(compared(kind, variable, pattern(formula_.number(end, type.bits), type)));
  };
  if (all.low < range.low) limit(ExprKind::kGE, range.low);
  if (range.high < all.high) limit(ExprKind::kLE, range.high);
  return variable;
}

FormulaId BitPatterns::resized(FormulaId term, ScalarType type, std::uint8_t wide) {
  if (wide == type.bits) return term;
  if (wide < type.bits) return formula_.of(Operation::kLowBits, term, wide);
  return formula_.of(type.is_uint() ? Operation::kExtendZero : Operation::kExtendSign, term, wide);
}

Encoder::Result BitPatterns::cast(const Encoded& a, ScalarType to) {
  return pattern(resized(a.term, a.type, to.bits), to);
}

Encoded BitPatterns::fitted(FormulaId term, std::uint8_t wide, ScalarType type) {
  const FormulaId low = wide > type.bits ? formula_.of(Operation::kLowBits, term, type.bits) : term;
  if (!wraps() && wide > type.bits)
    need(formula_.of(Operation::kEqual, term, resized(low, type, wide)));
  return pattern(low, type);
}

/// Sums and products modulo 2^bits need no more bits than those of the result.
Encoder::Result BitPatterns::arithmetic(ExprKind kind, const Encoded& a, const Encoded& b,
                                        ScalarType type) {
  if (kind == ExprKind::kMin || kind == ExprKind::kMax) {
    const ExprKind first = kind == ExprKind::kMin ? ExprKind::kLE : ExprKind::kGE;
    return chosen(compared(first, a, b), a, b);
  }
  const bool sum = kind == ExprKind::kAdd, product = kind == ExprKind::kMul;
  if (!sum && !product && kind != ExprKind::kSub) return divided(kind, a, b, type);
  const auto exact = static_cast<std::uint8_t>(product ? signed_bits(a.type) + signed_bits(b.type)
                                                       : common_bits(a, b, 1));
  const std::uint8_t wide = wraps() ? type.bits : std::max(exact, signed_bits(type));
  const Operation operation = sum       ? Operation::kAdd
                              : product ? Operation::kMultiply
                                        : Operation::kSubtract;
  const FormulaId x = resized(a.term, a.type, wide), y = resized(b.term, b.type, wide);
  return fitted(formula_.of(operation, x, y, wide), wide, type);
}

/// One bit more than the operands have, for the quotient of the smallest number by -1.
Encoder::Result BitPatterns::divided(ExprKind kind, const Encoded& a, const Encoded& b,
                                     ScalarType type) {
  const bool remainder = kind == ExprKind::kMod || kind == ExprKind::kFloorMod;
  const bool floors = kind == ExprKind::kFloorDiv || kind == ExprKind::kFloorMod;
  if (!remainder && !floors && kind != ExprKind::kDiv) return std::nullopt;
  const std::uint8_t wide = std::max(common_bits(a, b, 1), signed_bits(type));
  const FormulaId x = resized(a.term, a.type, wide), y = resized(b.term, b.type, wide);
  const FormulaId zero = formula_.number(0, wide);
  need(formula_.of(Operation::kNot, formula_.of(Operation::kEqual, y, zero)));
  if (floors) return fitted(floored(kind, x, y, zero, wide), wide, type);
  const Operation operation = remainder ? Operation::kSignedRemainder : Operation::kSignedQuotient;
  return fitted(formula_.of(operation, x, y, wide), wide, type);
}

/// Rounding towards 0 is corrected where there is a remainder of the other sign than the divisor.
FormulaId BitPatterns::floored(ExprKind kind, FormulaId a, FormulaId b, FormulaId zero,
                               std::uint8_t wide) {
  const auto not_negative = [&](FormulaId x) {
    return formula_.of(Operation::kSignedAtMost, zero, x);
  };
  const FormulaId rest = formula_.of(Operation::kSignedRemainder, a, b, wide);
  const FormulaId exact = formula_.of(Operation::kEqual, rest, zero);
  const FormulaId alike = formula_.of(Operation::kEqual, not_negative(rest), not_negative(b));
  const FormulaId right = formula_.of(Operation::kOr, exact, alike);
  if (kind == ExprKind::kFloorMod)
    return formula_.choose(right, rest, formula_.of(Operation::kAdd, rest, b, wide), wide);
  const FormulaId quotient = formula_.of(Operation::kSignedQuotient, a, b, wide);
  const FormulaId one = formula_.number(1, wide);
  return formula_.choose(right, quotient, formula_.of(Operation::kSubtract, quotient, one, wide),
                         wide);
}

Encoder::Result BitPatterns::bitwise(std::string_view op, const Encoded& a, const Encoded& b,
                                     ScalarType type) {
  if (op == "shift_left" || op == "shift_right") return shifted(op == "shift_left", a, b, type);
  const Operation operation = op == "bitwise_and"  ? Operation::kBitAnd
                              : op == "bitwise_or" ? Operation::kBitOr
                                                   : Operation::kBitXor;
  if (operation == Operation::kBitXor && op != "bitwise_xor") return std::nullopt;
  const std::uint8_t wide = std::max(common_bits(a, b, 0), signed_bits(type));
  const FormulaId x = resized(a.term, a.type, wide), y = resized(b.term, b.type, wide);
  return fitted(formula_.of(operation, x, y, wide), wide, type);
}

/// By 0 to bits - 1; other shifts have no value.
Encoder::Result BitPatterns::shifted(bool left, const Encoded& a, const Encoded& b,
                                     ScalarType type) {
  const Encoded zero = pattern(formula_.number(0, b.type.bits), b.type);
  const ScalarType counts = uint_type(8).scalar;
  const Encoded last = pattern(formula_.number(type.bits - 1, counts.bits), counts);
  need(compared(ExprKind::kGE, b, zero));
  need(compared(ExprKind::kLE, b, last));
  const int more = left && !wraps() ? type.bits : 0;
  const auto wide = static_cast<std::uint8_t>(
      std::max({common_bits(a, b, 0), signed_bits(type), signed_bits(counts)}) + more);
  const FormulaId x = resized(a.term, a.type, wide), y = resized(b.term, b.type, wide);
  const Operation operation = left ? Operation::kShiftLeft : Operation::kShiftRight;
  return fitted(formula_.of(operation, x, y, wide), wide, type);
}

Encoder::Result BitPatterns::complement(const Encoded& a, ScalarType type) {
  const FormulaId ones = formula_.number(-1, type.bits);
  const FormulaId x = resized(a.term, a.type, type.bits);
  return pattern(formula_.of(Operation::kBitXor, x, ones, type.bits), type);
}

FormulaId BitPatterns::compared(ExprKind kind, const Encoded& a, const Encoded& b) {
  const std::uint8_t wide = common_bits(a, b, 0);
  const FormulaId x = resized(a.term, a.type, wide), y = resized(b.term, b.type, wide);
  const auto at_most = [&](FormulaId low, FormulaId high) {
    return formula_.of(Operation::kSignedAtMost, low, high);
  };
  const auto inverted = [&](FormulaId truth) { return formula_.of(Operation::kNot, truth); };
  switch (kind) {
    case ExprKind::kEq: return formula_.of(Operation::kEqual, x, y);
    case ExprKind::kNE: return inverted(formula_.of(Operation::kEqual, x, y));
    case ExprKind::kLE: return at_most(x, y);
    case ExprKind::kGE: return at_most(y, x);
    case ExprKind::kLT: return inverted(at_most(y, x));
    default: return inverted(at_most(x, y));
  }
}

/// Of operands of two datatypes there is no one pattern.
Encoder::Result BitPatterns::chosen(FormulaId condition, const Encoded& a, const Encoded& b) {
  if (a.type != b.type) return std::nullopt;
  return pattern(formula_.choose(condition, a.term, b.term, a.type.bits), a.type);
}

Encoded BitPatterns::as_integer(const Encoded& truth) {
  const std::uint8_t bits = truth.type.bits;
  return pattern(
      formula_.choose(truth.term, formula_.number(1, bits), formula_.number(0, bits), bits),
      truth.type);
}

}  // namespace tenor::solver
