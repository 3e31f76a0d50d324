// SPDX-License-Identifier: Apache-2.0
// Quotients and remainders. A remainder is what its definition says, a - b * (a // b), so that
// only quotients need laws. Every law holds for all divisors but 0, or says which it is for.
#include <algorithm>
#include <numeric>

#include "spec/prover/evaluate.h"
#include "spec/prover/forms.h"

namespace tenor::spec {
namespace {

using Kind = AtomInfo::Kind;
using Monomial = Polynomial::Monomial;

/// Steps of a division of polynomials, which need not come to an end by itself.
constexpr int kDivisionSteps = 16;

std::optional<Monomial> quotient(const Monomial& a, const Monomial& b) {
  Monomial rest;
  if (!std::includes(a.begin(), a.end(), b.begin(), b.end())) return std::nullopt;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest));
  return rest;
}

/// The polynomial that `b` times is `a`, if division finds one.
std::optional<Polynomial> exact_quotient(Polynomial a, const Polynomial& b) {
  Polynomial sum;
  const auto& [divisor, factor] = *b.terms().rbegin();
  for (int step = 0; step < kDivisionSteps && !a.is_zero(); ++step) {
    const auto& [monomial, coefficient] = *a.terms().rbegin();
    const auto rest = quotient(monomial, divisor);
    if (!rest || factor == -1 || coefficient % factor != 0) return std::nullopt;
    const Polynomial term = Polynomial::term(*rest, coefficient / factor);
    const auto product = Polynomial::multiply(term, b);
    const auto remaining = product ? Polynomial::add(a, *product, -1) : std::nullopt;
    const auto more = Polynomial::add(sum, term, 1);
    if (!remaining || !more) return std::nullopt;
    a = *remaining;
    sum = *more;
  }
  return a.is_zero() ? std::optional(sum) : std::nullopt;
}

/// An atom that is in every term of both, if there is one.
std::optional<Polynomial::Atom> common_atom(const Polynomial& a, const Polynomial& b) {
  for (const Polynomial::Atom atom : b.terms().rbegin()->first) {
    const auto has = [&](const auto& term) {
      return std::find(term.first.begin(), term.first.end(), atom) != term.first.end();
    };
    if (std::all_of(a.terms().begin(), a.terms().end(), has) &&
        std::all_of(b.terms().begin(), b.terms().end(), has))
      return atom;
  }
  return std::nullopt;
}

Polynomial without(const Polynomial& p, Polynomial::Atom atom) {
  Polynomial result;
  for (const auto& [monomial, coefficient] : p.terms()) {
    const Monomial rest = *quotient(monomial, {atom});
    result = *Polynomial::add(result, Polynomial::term(rest, coefficient), 1);
  }
  return result;
}

std::int64_t greatest_divisor(const Polynomial& p) {
  std::uint64_t divisor = p.content();
  const std::int64_t constant = p.constant_term();
  if (constant == INT64_MIN) return 1;
  divisor = std::gcd(divisor, static_cast<std::uint64_t>(std::abs(constant)));
  return divisor > INT64_MAX ? 1 : static_cast<std::int64_t>(divisor);
}

}  // namespace

Forms::Result Forms::divided(const BinaryExpr* e, const Polynomial& a, const Polynomial& b) {
  if (b.is_zero()) {
    if (guards_ == 0) facts_.contradict();
    return opaque(e);
  }
  learn_divisor(b);
  const bool floors = e->kind == ExprKind::kFloorDiv || e->kind == ExprKind::kFloorMod;
  const Result q = floors ? floor_quotient(a, b) : truncated_quotient(a, b);
  if (!q || e->kind == ExprKind::kFloorDiv || e->kind == ExprKind::kDiv) return q;
  const Result product = Polynomial::multiply(b, *q);
  return product ? Polynomial::add(a, *product, -1) : product;
}

/// What divides is not 0, so at least 1 where it is not negative.
void Forms::learn_divisor(const Polynomial& b) {
  if (guards_ > 0 || b.value() || atoms_.interval(b).low < 0) return;
  if (const Result less = Polynomial::add(b, Polynomial::constant(1), -1)) facts_.add(*less);
}

Forms::Result Forms::floor_quotient(const Polynomial& a, const Polynomial& b) {
  if (b.is_negative()) {
    const Result minus_a = Polynomial::scale(a, -1), minus_b = Polynomial::scale(b, -1);
    if (!minus_a || !minus_b) return std::nullopt;
    return floor_quotient(*minus_a, *minus_b);
  }
  if (const auto constant = b.value()) return by_constant(a, *constant);
  if (a.is_zero()) return a;
  if (const auto exact = exact_quotient(a, b)) return exact;
  if (const auto atom = common_atom(a, b))
    return floor_quotient(without(a, *atom), without(b, *atom));
  if (const auto divisor = std::gcd(greatest_divisor(a), greatest_divisor(b)); divisor > 1)
    return floor_quotient(a.divided_exactly(divisor), b.divided_exactly(divisor));
  return by_terms(a, b);
}

/// The whole multiples of `b` leave the quotient.
Forms::Result Forms::by_constant(const Polynomial& a, std::int64_t b) {
  if (b == 1) return a;
  Polynomial whole, rest;
  for (const auto& [monomial, coefficient] : a.terms()) {
    const std::int64_t q = monomial.empty()
                               ? static_cast<std::int64_t>(floor_divide(Wide{coefficient}, b))
                               : coefficient / b;
    whole = *Polynomial::add(whole, Polynomial::term(monomial, q), 1);
    rest = *Polynomial::add(rest, Polynomial::term(monomial, coefficient - q * b), 1);
  }
  const Result less = by_constant_rest(rest, b);
  return less ? Polynomial::add(whole, *less, 1) : less;
}

Forms::Result Forms::by_constant_rest(Polynomial rest, std::int64_t b) {
  if (rest.value()) return Polynomial();  // in 0 .. b - 1
  const auto divisor =
      static_cast<std::int64_t>(std::gcd(rest.content(), static_cast<std::uint64_t>(b)));
  if (divisor > 1) {
    const std::int64_t constant = rest.constant_term();
    rest = *Polynomial::add(rest, Polynomial::constant(constant % divisor), -1);
    return by_constant(rest.divided_exactly(divisor), b / divisor);
  }
  const Interval i = atoms_.interval(rest);
  const Wide low = floor_divide(i.low, Wide{b}), high = floor_divide(i.high, Wide{b});
  if (i.is_bounded() && low == high && low >= INT64_MIN && low <= INT64_MAX)
    return Polynomial::constant(static_cast<std::int64_t>(low));
  if (const Result inner = nested(rest, b)) return inner;
  return quotient_term(rest, Polynomial::constant(b));
}

/// (x // c + k) // b is (x + k * c) // (b * c), for positive constants.
Forms::Result Forms::nested(const Polynomial& rest, std::int64_t b) {
  const auto& [monomial, coefficient] = *rest.terms().rbegin();
  const bool one =
      rest.terms().size() == 1 || (rest.terms().size() == 2 && rest.terms().begin()->first.empty());
  if (!one || monomial.size() != 1 || coefficient != 1) return std::nullopt;
  const AtomInfo& inner = atoms_[monomial[0]];
  const auto c = inner.b.value();
  std::int64_t both = 0, shift = 0;
  if (inner.kind != Kind::kQuotient || !c || *c <= 0 || __builtin_mul_overflow(*c, b, &both) ||
      __builtin_mul_overflow(*c, rest.constant_term(), &shift))
    return std::nullopt;
  const Result moved = Polynomial::add(inner.a, Polynomial::constant(shift), 1);
  return moved ? by_constant(*moved, both) : moved;
}

/// Terms that a divisor of one term divides leave the quotient.
Forms::Result Forms::by_terms(const Polynomial& a, const Polynomial& b) {
  Polynomial whole, rest;
  const auto& [divisor, factor] = *b.terms().rbegin();
  for (const auto& [monomial, coefficient] : a.terms()) {
    const auto less = b.terms().size() == 1 ? quotient(monomial, divisor) : std::nullopt;
    const bool divides = less && coefficient % factor == 0;
    Polynomial& to = divides ? whole : rest;
    const Polynomial term = divides ? Polynomial::term(*less, coefficient / factor)
                                    : Polynomial::term(monomial, coefficient);
    to = *Polynomial::add(to, term, 1);
  }
  if (!whole.is_zero()) {
    const Result less = floor_quotient(rest, b);
    return less ? Polynomial::add(whole, *less, 1) : less;
  }
  const Result below = Polynomial::add(b, rest, -1);
  const Result strictly = below ? Polynomial::add(*below, Polynomial::constant(1), -1) : below;
  if (strictly && facts_.at_least_zero(rest) && facts_.at_least_zero(*strictly))
    return Polynomial();
  return quotient_term(rest, b);
}

/// A quotient of its own, with what its definition says of it where the divisor is positive.
Forms::Result Forms::quotient_term(const Polynomial& a, const Polynomial& b) {
  Interval dividend = atoms_.interval(a);
  const Interval divisor = intersection(atoms_.interval(b), {1, Interval::kInfinite});
  const bool positive = atoms_.interval(b).low > 0;
  const Interval range = positive ? floor_divide(dividend, divisor) : Interval{};
  bool added = false;
  const auto q = atoms_.term({Kind::kQuotient, nullptr, nullptr, a, b, {}, range}, added);
  const Polynomial result = Polynomial::atom(q);
  if (!added || !positive) return result;
  const Result product = Polynomial::multiply(b, result);
  const Result remainder = product ? Polynomial::add(a, *product, -1) : product;
  const Result left = remainder ? Polynomial::add(b, *remainder, -1) : remainder;
  const Result below = left ? Polynomial::add(*left, Polynomial::constant(1), -1) : left;
  if (below) facts_.add(*remainder), facts_.add(*below);
  return result;
}

/// Rounding towards 0 is rounding down of what is not negative.
Forms::Result Forms::truncated_quotient(const Polynomial& a, const Polynomial& b) {
  if (const auto exact = exact_quotient(a, b)) return exact;
  const Result minus_a = Polynomial::scale(a, -1), minus_b = Polynomial::scale(b, -1);
  if (!minus_a || !minus_b) return std::nullopt;
  const bool up = facts_.at_least_zero(a), down = !up && facts_.at_least_zero(*minus_a);
  const bool over = facts_.at_least_zero(b), under = !over && facts_.at_least_zero(*minus_b);
  if ((up || down) && (over || under)) {
    const Result q = floor_quotient(up ? a : *minus_a, over ? b : *minus_b);
    return !q || up == over ? q : Polynomial::scale(*q, -1);
  }
  return term({Kind::kTruncatedQuotient, nullptr, nullptr, a, b, {}, {}});
}

}  // namespace tenor::spec
