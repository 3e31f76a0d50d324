// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/laws.h"

#include <algorithm>
#include <cmath>

#include "semantics/domain/term/show.h"
#include "semantics/domain/term/truth_laws.h"

namespace tenor::semantics {

using spec::ExprKind;
using spec::ScalarType;

namespace {

using Found = std::optional<TermId>;

/// What the bank keeps in normal form by itself.
Found kept_by_bank(TermBank& bank, TermNode& node) {
  const auto& args = node.args;
  if (node.op == TermOp::kSelect) return bank.select(args[0], args[1], args[2]);
  if (node.op == TermOp::kElement) return bank.element(args[0], args[1]);
  if (node.is(ExprKind::kNot)) return bank.negation(args[0]);
  if (node.is(ExprKind::kAnd)) return bank.conjunction(args[0], args[1]);
  const bool compares = node.op == TermOp::kOperator && spec::is_cmp_op(node.kind());
  if (compares && bank.type(args[0]).is_integer())
    return bank.comparison(node.kind(), args[0], args[1]);
  return {};
}

Found without_inner_cast(TermBank& bank, TermNode& node) {
  if (node.op != TermOp::kCast || !node.type.is_integer() || node.type.is_bool()) return {};
  const TermNode& inner = bank.at(node.args[0]);
  const bool truncates = inner.type.is_integer() && inner.type.bits >= node.type.bits;
  if (!truncates || inner.op != TermOp::kCast) return {};
  const ScalarType first = bank.type(inner.args[0]);
  if (first.is_integer() && !first.is_bool() && first.bits >= node.type.bits)
    node.args[0] = inner.args[0];
  return {};
}

Found to_own_type(TermBank& bank, TermNode& node) {
  if (node.op != TermOp::kCast && node.op != TermOp::kReinterpret) return {};
  return bank.type(node.args[0]) == node.type ? Found(node.args[0]) : std::nullopt;
}

Found bool_through_integer(TermBank& bank, TermNode& node) {
  if (node.op != TermOp::kCast && node.op != TermOp::kReinterpret) return {};
  const TermNode& inner = bank.at(node.args[0]);
  const bool through_integer = (inner.op == TermOp::kCast || inner.op == TermOp::kReinterpret) &&
                               inner.type.is_integer() && bank.type(inner.args[0]).is_bool();
  return node.type.is_bool() && through_integer ? Found(inner.args[0]) : std::nullopt;
}

/// Constants, by the machine's own arithmetic; not where either operand would do (TIR-D16), or
/// another order (TIR-D81).
Found folded(TermBank& bank, TermNode& node) {
  const auto operands = std::span(node.args).first(node.count);
  const auto is_constant = [&](TermId t) { return bank.is_constant(t); };
  if (operands.empty() || !std::ranges::all_of(operands, is_constant)) return {};
  if (node.op == TermOp::kReduced) return {};
  std::array<ConcreteValue, 4> values{};
  for (std::size_t i = 0; i < operands.size(); ++i) values[i] = bank.value(operands[i]);
  if (node.op == TermOp::kOperator && Concrete::is_open(node.kind(), values[0], values[1]).value)
    return {};
  const ConcreteValue value = compute(bank, node, values.data());
  return value.indeterminate ? std::nullopt : Found(bank.constant(value));
}

Found in_order_of_integers(TermBank&, TermNode& node) {
  const bool commutes =
      node.type.is_integer() && (node.is(ExprKind::kMin) || node.is(ExprKind::kMax));
  if (commutes && node.args[0] > node.args[1]) std::swap(node.args[0], node.args[1]);
  return {};
}

// Of floats.

bool is_of_floats(const TermNode& node, ExprKind kind) {
  return node.type.is_floating() && node.is(kind);
}

/// Is operand `k` that constant, its sign included if the format has one for zero? Where the format
/// has no such number (float8_e8m0fnu and zero), none is.
bool is_number(const TermBank& bank, const TermNode& node, std::size_t k, double v) {
  const ConcreteValue wanted = Concrete::floating(node.type, v);
  return bank.is_constant(node.args[k]) && bank.value(node.args[k]).bits == wanted.bits &&
         numeric::to_double(node.type, wanted.bits) == v;
}

Found times_one(TermBank& bank, TermNode& node) {
  if (!is_of_floats(node, ExprKind::kMul)) return {};
  if (is_number(bank, node, 1, 1)) return node.args[0];
  return is_number(bank, node, 0, 1) ? Found(node.args[1]) : std::nullopt;
}

Found over_one(TermBank& bank, TermNode& node) {
  if (!is_of_floats(node, ExprKind::kDiv) || !is_number(bank, node, 1, 1)) return {};
  return node.args[0];
}

/// Not x - -0, which is 0 where x is -0.
Found minus_zero(TermBank& bank, TermNode& node) {
  if (!is_of_floats(node, ExprKind::kSub) || !is_number(bank, node, 1, 0.0)) return {};
  return node.args[0];
}

/// Not x + 0, which is 0 where x is -0.
Found plus_negative_zero(TermBank& bank, TermNode& node) {
  if (!is_of_floats(node, ExprKind::kAdd)) return {};
  if (is_number(bank, node, 1, -0.0)) return node.args[0];
  return is_number(bank, node, 0, -0.0) ? Found(node.args[1]) : std::nullopt;
}

/// Bits of the significand, the leading one included, of a Float.
int precision_of(ScalarType type) { return type.bits == 64 ? 53 : type.bits == 32 ? 24 : 11; }

Found there_and_back(TermBank& bank, TermNode& node) {
  if (node.op != TermOp::kCast) return {};
  const TermNode& inner = bank.at(node.args[0]);
  if (inner.op != TermOp::kCast || bank.type(inner.args[0]) != node.type) return {};
  return holds_all(inner.type, node.type) ? Found(inner.args[0]) : std::nullopt;
}

/// Is a result of sums, products, quotients and roots of `type` that is rounded to `wide` first the
/// same? Where that has more than twice as many bits in its significand (Figueroa 1995), and its
/// subnormal numbers are finer.
bool is_twice_as_wide(ScalarType wide, ScalarType type) {
  const bool is_of_16_bits = type.bits == 16 && type.is_floating();
  return wide.is_float() && ((is_of_16_bits && wide.bits >= 32) ||
                             (type.is_float() && type.bits == 32 && wide.bits == 64));
}

/// The value of that narrower type which the operand is cast from, or is.
Found in_narrower(TermBank& bank, TermId operand, ScalarType type) {
  const TermNode& node = bank.at(operand);
  if (node.op == TermOp::kCast && bank.type(node.args[0]) == type) return node.args[0];
  if (!bank.is_constant(operand)) return {};
  const ConcreteValue narrow = Concrete::cast(bank.value(operand), type);
  const bool is_kept = Concrete::cast(narrow, node.type).bits == bank.value(operand).bits;
  return is_kept ? Found(bank.constant(narrow)) : std::nullopt;
}

/// The node becomes the operator of its own type.
Found through_wider(TermBank& bank, TermNode& node) {
  if (node.op != TermOp::kCast) return {};
  TermNode inner = bank.at(node.args[0]);
  const bool is_arithmetic = inner.is(ExprKind::kAdd) || inner.is(ExprKind::kSub) ||
                             inner.is(ExprKind::kMul) || inner.is(ExprKind::kDiv);
  if (!(is_arithmetic || is_function(bank, inner, "sqrt")) ||
      !is_twice_as_wide(inner.type, node.type))
    return {};
  for (std::size_t k = 0; k < inner.count; ++k) {
    const Found operand = in_narrower(bank, inner.args[k], node.type);
    if (!operand) return {};
    inner.args[k] = *operand;
  }
  inner.type = node.type;
  node = inner;
  return {};
}

void multiply_by(TermBank& bank, TermNode& node, double factor) {
  node.detail = detail_of(ExprKind::kMul);
  node.args[1] = bank.constant(Concrete::floating(node.type, factor));
}

Found doubled(TermBank& bank, TermNode& node) {
  if (is_of_floats(node, ExprKind::kAdd) && node.args[0] == node.args[1])
    multiply_by(bank, node, 2);
  return {};
}

/// Both sides round one real number. The inverse may be subnormal, but it has to be a number of the
/// type: that of 2^-1024 is not.
Found over_power_of_two(TermBank& bank, TermNode& node) {
  if (!is_of_floats(node, ExprKind::kDiv) || !bank.is_constant(node.args[1])) return {};
  const double divisor = numeric::to_double(node.type, bank.value(node.args[1]).bits);
  int exponent = 0;
  if (std::abs(std::frexp(divisor, &exponent)) != 0.5) return {};
  const double inverse = 1 / divisor;
  const ConcreteValue rounded = Concrete::floating(node.type, inverse);
  const bool is_exact = numeric::to_double(node.type, rounded.bits) == inverse;
  if (std::isfinite(inverse) && is_exact) multiply_by(bank, node, inverse);
  return {};
}

Found greater_as_less(TermBank&, TermNode& node) {
  if (!node.is(ExprKind::kGT) && !node.is(ExprKind::kGE)) return {};
  node.detail = detail_of(node.is(ExprKind::kGT) ? ExprKind::kLT : ExprKind::kLE);
  std::swap(node.args[0], node.args[1]);
  return {};
}

Found in_order(TermBank&, TermNode& node) {
  const bool commutes = node.is(ExprKind::kAdd) || node.is(ExprKind::kMul) ||
                        node.is(ExprKind::kEq) || node.is(ExprKind::kNE);
  if (commutes && node.args[0] > node.args[1]) std::swap(node.args[0], node.args[1]);
  return {};
}

using enum TermLaws;

constexpr Law kLaws[] = {
    {"absorbed", kIntegers, "not (p and q), and q, is not p, and q", absorbed},
    {"exclusive", kIeee, "choices by x < y and by y < x may be in any order", exclusive},
    {"of-numbers", kIeee, "a comparison that holds is one of numbers", of_numbers},
    {"chosen", kIntegers, "Select(x < y, y, x) = max(x, y) of integers, and min", chosen_extremum},
    {"bank", kIntegers, "choices, elements, truths and integers compared as the bank makes them",
     kept_by_bank},
    {"inner-cast", kIntegers, "of casts that keep the low bits, the inner one does not matter",
     without_inner_cast},
    {"own-type", kIntegers, "a cast of x to its own type is x", to_own_type},
    {"bool-through-integer", kIntegers, "a Bool cast to an integer and back is itself",
     bool_through_integer},
    {"constants", kIntegers, "an operator of constants is what the machine computes", folded},
    {"through-wider", kIeee, "an operator of x and y, cast to a float twice as wide, and back",
     through_wider},
    {"with-itself", kIeee, "x == x where x is not a NaN, and other comparisons with itself",
     with_itself},
    {"integer-order", kIntegers, "min(a, b) = min(b, a) of integers, and max",
     in_order_of_integers},
    {"times-one", kIeee, "x * 1 = x", times_one},
    {"over-one", kIeee, "x / 1 = x", over_one},
    {"minus-zero", kIeee, "x - 0 = x", minus_zero},
    {"plus-negative-zero", kIeee, "x + -0 = x", plus_negative_zero},
    {"there-and-back", kIeee, "a cast into a float that has every value of x, and back, is x",
     there_and_back},
    {"cast-to-bool", kIeee, "a float cast to Bool is whether it is other than 0", cast_to_bool},
    {"infinite", kIeee, "isinf and isfinite by the magnitude, where there is an infinity",
     infinite},
    {"castable", kIeee, "a float between constants that an integer type has, but for a NaN",
     castable_within},
    {"doubled", kIeee, "x + x = x * 2", doubled},
    {"over-power-of-two", kIeee, "x / 2^k = x * 2^-k where 2^-k is a number of the type",
     over_power_of_two},
    {"greater-as-less", kIeee, "x > y = y < x, x >= y = y <= x", greater_as_less},
    {"order", kIeee, "x + y = y + x, and *, ==, !=", in_order},
};

}  // namespace

bool holds_all(ScalarType wide, ScalarType type) {
  if (!wide.is_float()) return false;
  if (type.is_integer()) return type.bits <= precision_of(wide);
  if (type.is_small_float())
    return wide.bits >= 32 || (wide.bits == 16 && type.code != spec::TypeCode::kFloat8E8M0FNU);
  return type.bits < wide.bits && wide.bits >= 32 && type.bits >= 16;
}

std::span<const Law> laws() { return kLaws; }

std::string_view to_string(TermLaws laws) {
  constexpr std::string_view kNames[] = {"the same term", "integer arithmetic", "IEEE 754 laws",
                                         "reassociation", "real arithmetic"};
  return kNames[static_cast<std::size_t>(laws)];
}

bool is_function(const TermBank& bank, const TermNode& node, std::string_view name) {
  return node.op == TermOp::kMath && bank.math(node.detail).name == name;
}

bool sees_nan_bits(const TermBank& bank, const TermNode& node) {
  // A later iteration may see those of what an earlier one left.
  if (node.op == TermOp::kRepeated) return true;
  if (node.count == 0 || !bank.type(node.args[0]).is_floating()) return false;
  return node.op == TermOp::kReinterpret || node.op == TermOp::kBytes ||
         is_function(bank, node, "copysign");
}

}  // namespace tenor::semantics
