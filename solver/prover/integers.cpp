// SPDX-License-Identifier: Apache-2.0
#include "solver/prover/integers.h"

namespace tenor::solver {

using namespace spec;

namespace {

/// Of min(a, b), or of max.
Interval least(Interval a, Interval b) {
  return {std::min(a.low, b.low), std::min(a.high, b.high)};
}
Interval greatest(Interval a, Interval b) {
  return {std::max(a.low, b.low), std::max(a.high, b.high)};
}

Interval negative(Interval i) { return {-i.high, -i.low}; }

/// Of what a quotient, however it is rounded, may be: no larger than what is divided, but for -1.
Interval of_quotient(Interval a, Interval b) {
  if (b.low > 0 && a.low >= 0) return {0, a.high};
  const Wide size = std::max(std::max(a.high, -a.low), Wide{1});
  return {clamped(-size), clamped(size)};
}

/// The exponent of the power of two that is one more than `mask`, if it is one.
std::optional<int> bits_of_mask(Wide mask) {
  for (int bits = 0; bits < 64; ++bits)
    if (mask == (Wide{1} << bits) - 1) return bits;
  return std::nullopt;
}

}  // namespace

Encoder::Result Integers::number(Wide value, ScalarType type) {
  return Encoded{formula_.number(value), false, type, Interval::point(value)};
}

/// Every value of a variable counts, but its upper end is left to the question with widths.
Encoded Integers::unknown(std::uint32_t index, ScalarType type, Interval range) {
  const FormulaId term = formula_.variable(index);
  if (range.low > -Interval::kInfinite && (with_widths_ || range.low >= 0 || wraps()))
    formula_.require(at_most(formula_.number(range.low), term));
  else if (range.low > -Interval::kInfinite)
    relaxed_ = true;
  if (range.high < Interval::kInfinite) {
    if (with_widths_ || wraps() || type.is_bool())
      formula_.require(at_most(term, formula_.number(range.high)));
    else
      relaxed_ = true;
  }
  return {term, false, type, range};
}

/// A cast keeps the number modulo 2^bits.
Encoder::Result Integers::cast(const Encoded& a, ScalarType to) {
  return reduced(a.term, a.range, to);
}

Encoder::Result Integers::arithmetic(ExprKind kind, const Encoded& a, const Encoded& b,
                                     ScalarType type) {
  const auto by = [&](Operation operation) { return formula_.of(operation, a.term, b.term); };
  switch (kind) {
    case ExprKind::kAdd: return fitted(by(Operation::kAdd), a.range + b.range, type);
    case ExprKind::kSub: return fitted(by(Operation::kSubtract), a.range + negative(b.range), type);
    case ExprKind::kMul: return fitted(by(Operation::kMultiply), a.range * b.range, type);
    case ExprKind::kMin:
    case ExprKind::kMax: {
      const bool min = kind == ExprKind::kMin;
      const FormulaId first = min ? at_most(a.term, b.term) : at_most(b.term, a.term);
      const Interval range = min ? least(a.range, b.range) : greatest(a.range, b.range);
      return Encoded{formula_.choose(first, a.term, b.term), false, type, range};
    }
    default: return divided(kind, a, b, type);
  }
}

/// Of `positive` and `negative` the one for the sign of the value, which is not 0.
FormulaId Integers::choose_by_sign(const Encoded& of, FormulaId positive, FormulaId negative) {
  if (of.range.low >= 0) return positive;
  if (of.range.high < 0) return negative;
  return formula_.choose(at_most(formula_.number(0), of.term), positive, negative);
}

FormulaId Integers::floor_quotient(const Encoded& a, const Encoded& b) {
  const auto quotient = [&](FormulaId x, FormulaId y) {
    return formula_.of(Operation::kQuotient, x, y);
  };
  const FormulaId positive = b.range.high > 0 ? quotient(a.term, b.term) : a.term;
  const FormulaId negative = b.range.low < 0 ? quotient(negated(a.term), negated(b.term)) : a.term;
  return choose_by_sign(b, positive, negative);
}

/// What is divided has its sign taken away first, and given back to the quotient.
FormulaId Integers::truncated_quotient(const Encoded& a, const Encoded& b) {
  const FormulaId positive = formula_.of(Operation::kQuotient, a.term, b.term);
  if (a.range.low >= 0) return positive;
  const FormulaId negative = negated(formula_.of(Operation::kQuotient, negated(a.term), b.term));
  return choose_by_sign(a, positive, negative);
}

Encoder::Result Integers::divided(ExprKind kind, const Encoded& a, const Encoded& b,
                                  ScalarType type) {
  const bool floors = kind == ExprKind::kFloorDiv || kind == ExprKind::kFloorMod;
  const bool divides = kind == ExprKind::kFloorDiv || kind == ExprKind::kDiv;
  if (!floors && !divides && kind != ExprKind::kMod) return std::nullopt;
  if (b.range.contains(0))
    need(formula_.of(Operation::kNot, formula_.of(Operation::kEqual, b.term, formula_.number(0))));
  const FormulaId quotient = floors ? floor_quotient(a, b) : truncated_quotient(a, b);
  if (divides) return fitted(quotient, of_quotient(a.range, b.range), type);
  const FormulaId product = formula_.of(Operation::kMultiply, b.term, quotient);
  const Wide size = std::max(b.range.high, -b.range.low);
  const bool not_negative = floors ? b.range.low >= 0 : a.range.low >= 0;
  const Interval range{not_negative ? 0 : clamped(-size), clamped(size)};
  return fitted(formula_.of(Operation::kSubtract, a.term, product), range, type);
}

/// Shifts by a number are products and quotients, a mask of the lowest bits is a remainder. What
/// else there is of bit operations needs patterns.
Encoder::Result Integers::bitwise(std::string_view op, const Encoded& a, const Encoded& b,
                                  ScalarType type) {
  const auto is_number = [](const Encoded& x) { return x.range.low == x.range.high; };
  if (op == "bitwise_and" && is_number(a) && !is_number(b)) return bitwise(op, b, a, type);
  if (!is_number(b)) return std::nullopt;
  const Wide value = b.range.low;
  if (op == "shift_left" || op == "shift_right") return shifted(op == "shift_left", a, value, type);
  const auto bits = bits_of_mask(value);
  if (op != "bitwise_and" || !bits) return std::nullopt;
  const FormulaId modulus = formula_.number(value + 1);
  return fitted(formula_.of(Operation::kRemainder, a.term, modulus), {0, value}, type);
}

Encoder::Result Integers::shifted(bool left, const Encoded& a, Wide by, ScalarType type) {
  if (by < 0 || by >= type.bits) return std::nullopt;
  const Interval power = Interval::point(Wide{1} << static_cast<int>(by));
  const FormulaId factor = formula_.number(power.low);
  if (left) return fitted(formula_.of(Operation::kMultiply, a.term, factor), a.range * power, type);
  return fitted(formula_.of(Operation::kQuotient, a.term, factor), floor_divide(a.range, power),
                type);
}

Encoder::Result Integers::complement(const Encoded& a, ScalarType type) {
  const FormulaId inverted = formula_.of(Operation::kSubtract, formula_.number(-1), a.term);
  return reduced(inverted, Interval::point(-1) + negative(a.range), type);
}

FormulaId Integers::compared(ExprKind kind, const Encoded& a, const Encoded& b) {
  const auto inverted = [&](FormulaId truth) { return formula_.of(Operation::kNot, truth); };
  switch (kind) {
    case ExprKind::kEq: return formula_.of(Operation::kEqual, a.term, b.term);
    case ExprKind::kNE: return inverted(formula_.of(Operation::kEqual, a.term, b.term));
    case ExprKind::kLE: return at_most(a.term, b.term);
    case ExprKind::kGE: return at_most(b.term, a.term);
    case ExprKind::kLT: return inverted(at_most(b.term, a.term));
    default: return inverted(at_most(a.term, b.term));
  }
}

Encoder::Result Integers::chosen(FormulaId condition, const Encoded& a, const Encoded& b) {
  return Encoded{formula_.choose(condition, a.term, b.term), false, a.type, hull(a.range, b.range)};
}

Encoded Integers::as_integer(const Encoded& truth) {
  const FormulaId one = formula_.number(1), zero = formula_.number(0);
  return {formula_.choose(truth.term, one, zero), false, truth.type, {0, 1}};
}

/// A result of arithmetic, as its datatype holds it.
Encoded Integers::fitted(FormulaId term, Interval range, ScalarType type) {
  if (wraps()) return reduced(term, range, type);
  if (!limited()) return {term, false, type, range};
  const Interval all = Interval::of(type);
  if (!all.contains(range)) {
    if (with_widths_)
      bound(term, range, all);
    else
      relaxed_ = true;
  }
  return {term, false, type, intersection(range, all)};
}

void Integers::bound(FormulaId term, Interval known, Interval to) {
  if (known.low < to.low) need(at_most(formula_.number(to.low), term));
  if (known.high > to.high) need(at_most(term, formula_.number(to.high)));
}

/// The number of the datatype that is the same modulo 2^bits.
Encoded Integers::reduced(FormulaId term, Interval range, ScalarType type) {
  const Interval all = Interval::of(type);
  if (all.contains(range)) return {term, false, type, range};
  const FormulaId modulus = formula_.number(Wide{1} << type.bits), low = formula_.number(all.low);
  if (type.is_uint()) return {formula_.of(Operation::kRemainder, term, modulus), false, type, all};
  const FormulaId above = formula_.of(Operation::kSubtract, term, low);
  const FormulaId rest = formula_.of(Operation::kRemainder, above, modulus);
  return {formula_.of(Operation::kAdd, rest, low), false, type, all};
}

}  // namespace tenor::solver
