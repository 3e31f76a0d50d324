// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/real_polynomial.h"

#include <algorithm>
#include <cmath>

#include "semantics/domain/term/laws.h"

namespace tenor::semantics {

using spec::ExprKind;

namespace {

constexpr std::size_t kMostMonomials = 4096, kMostFactors = 64, kMostExponents = 16;

using Integer = boost::multiprecision::mpz_int;

double number(const TermBank& bank, TermId t) {
  const ConcreteValue v = bank.value(t);
  return numeric::to_double(v.type, v.bits);
}

/// What every summand has as a factor.
Monomial common_factors(const RealPolynomial& p) {
  Monomial common = p.begin()->first;
  for (const auto& [monomial, coefficient] : p) {
    Monomial both;
    std::ranges::set_intersection(common, monomial, std::back_inserter(both));
    common = std::move(both);
  }
  return common;
}

/// Without factors that every summand has.
RealPolynomial without(const RealPolynomial& p, const Monomial& common) {
  RealPolynomial quotient;
  for (const auto& [monomial, coefficient] : p) {
    Monomial rest;
    std::ranges::set_difference(monomial, common, std::back_inserter(rest));
    add(quotient, {{rest, coefficient}});
  }
  return quotient;
}

}  // namespace

bool is_finite(const TermBank& bank, TermId t) {
  return !bank.is_constant(t) || !bank.type(t).is_floating() || std::isfinite(number(bank, t));
}

void add(RealPolynomial& sum, const RealPolynomial& p, const Rational& times) {
  for (const auto& [monomial, coefficient] : p) {
    const auto at = sum.try_emplace(monomial, 0).first;
    at->second += coefficient * times;
    if (at->second == 0) sum.erase(at);
  }
}

RealPolynomial RealTerms::read(TermId normal) {
  RealPolynomial sum;
  std::vector<TermId> left{normal};
  while (!left.empty()) {
    const TermId next = left.back();
    const TermNode& node = bank_.at(next);
    left.pop_back();
    if (is_made(node, ExprKind::kAdd))
      left.push_back(node.args[0]), left.push_back(node.args[1]);
    else
      add(sum, read_summand(next)), ++work_;
  }
  return sum;
}

RealPolynomial RealTerms::product(TermId a, TermId b) {
  const RealPolynomial p = read(a), q = read(b);
  const auto whole = [&] { return atom(make(ExprKind::kMul, std::min(a, b), std::max(a, b))); };
  if (p.size() > 1 && q.size() > 1 && p.size() * q.size() > kMostMonomials) return whole();
  RealPolynomial result;
  work_ += p.size() * q.size();
  for (const auto& [m, c] : p)
    for (const auto& [n, d] : q) {
      Monomial both;
      std::merge(m.begin(), m.end(), n.begin(), n.end(), std::back_inserter(both));
      cancel(both);
      if (both.size() > kMostFactors) return whole();
      add(result, {{both, c * d}});
    }
  return result;
}

std::optional<TermId> RealTerms::inverse(TermId a) {
  const RealPolynomial p = read(a);
  if (p.empty()) return inverted(a);
  if (p.size() == 1) return inverse_of(p.begin()->first, p.begin()->second);
  const Monomial below = divisors(p);
  const RealPolynomial whole = times(p, below);
  const Monomial common = common_factors(whole);
  const RealPolynomial rest = without(whole, common);
  const Rational coefficient = rest.begin()->second;
  RealPolynomial monic;
  add(monic, rest, 1 / coefficient);
  const std::optional<TermId> divisor = write(monic), outside = inverse_of(common, coefficient),
                              above = write({{below, 1}});
  if (!divisor || !outside || !above) return {};
  const std::optional<TermId> factor = write(product(*outside, *above));
  return factor ? write(product(*factor, inverted(*divisor))) : factor;
}

std::optional<TermId> RealTerms::exponential(TermId a) {
  const auto exp_of = [&](TermId t) {
    return bank_.make(TermOp::kMath, kFloat64, bank_.math_number(*numeric::find_math("exp")), {t});
  };
  const RealPolynomial p = read(a);
  if (p.size() > kMostExponents) return exp_of(a);
  Monomial factors;
  for (const auto& [monomial, coefficient] : p) {
    const std::optional<TermId> positive = write({{monomial, abs(coefficient)}});
    if (!positive) return {};
    factors.push_back(coefficient < 0 ? inverted(exp_of(*positive)) : exp_of(*positive));
  }
  std::ranges::sort(factors);
  return write({{factors, 1}});
}

std::optional<TermId> RealTerms::write(const RealPolynomial& p) {
  std::optional<TermId> total;
  for (const auto& [monomial, coefficient] : p) {
    std::optional<TermId> product;
    if (coefficient != 1 || monomial.empty()) {
      product = write_number(coefficient);
      if (!product) return {};
    }
    for (const TermId factor : monomial)
      product = product ? make(ExprKind::kMul, *product, factor) : factor;
    total = total ? make(ExprKind::kAdd, *total, *product) : *product;
  }
  return total.value_or(float64(0));
}

/// Is it an operation of the ring, as it makes them?
bool RealTerms::is_made(const TermNode& node, ExprKind kind) const {
  return node.is(kind) && node.type == kFloat64 && is_finite(bank_, node.args[0]) &&
         is_finite(bank_, node.args[1]);
}

TermId RealTerms::make(ExprKind kind, TermId a, TermId b) {
  return bank_.make(TermOp::kOperator, kFloat64, detail_of(kind), {a, b});
}

bool RealTerms::is_inverse(TermId t) const {
  const TermNode& node = bank_.at(t);
  return is_made(node, ExprKind::kDiv) && bank_.is_constant(node.args[0]) &&
         number(bank_, node.args[0]) == 1;
}

/// Takes out each exp(x) that is there with its inverse, for it is never 0.
void RealTerms::cancel(Monomial& factors) const {
  for (std::size_t i = factors.size(); i-- > 0;) {
    if (!is_inverse(factors[i])) continue;
    const TermId of = bank_.at(factors[i]).args[1];
    const auto there = std::ranges::find(factors, of);
    if (!is_function(bank_, bank_.at(of), "exp") || there == factors.end()) continue;
    factors.erase(factors.begin() + static_cast<std::ptrdiff_t>(i--));
    factors.erase(there);  // an operand has a lower number, and is before it
  }
}

/// Each exp(x), as often as any summand is divided by it.
Monomial RealTerms::divisors(const RealPolynomial& p) const {
  Monomial all;
  for (const auto& [monomial, coefficient] : p) {
    Monomial own, both;
    for (const TermId factor : monomial) {
      if (!is_inverse(factor)) continue;
      const TermId of = bank_.at(factor).args[1];
      if (is_function(bank_, bank_.at(of), "exp")) own.push_back(of);
    }
    std::ranges::sort(own);
    std::ranges::set_union(all, own, std::back_inserter(both));
    all = std::move(both);
  }
  return all;
}

RealPolynomial RealTerms::times(const RealPolynomial& p, const Monomial& factors) const {
  RealPolynomial result;
  for (const auto& [monomial, coefficient] : p) {
    Monomial both;
    std::ranges::merge(monomial, factors, std::back_inserter(both));
    cancel(both);
    add(result, {{both, coefficient}});
  }
  return result;
}

/// Is it one as `write` has them?
bool RealTerms::is_number(TermId t) const {
  for (; bank_.at(t).is(ExprKind::kAdd); t = bank_.at(t).args[0])
    if (!bank_.is_constant(bank_.at(t).args[1])) return false;
  return bank_.is_constant(t);
}

/// Anything but a sum.
RealPolynomial RealTerms::read_summand(TermId t) {
  const TermNode node = bank_.at(t);
  if (bank_.is_constant(t) && is_finite(bank_, t)) return constant(Rational(number(bank_, t)));
  if (is_made(node, ExprKind::kMul)) return product(node.args[0], node.args[1]);
  if (!is_made(node, ExprKind::kDiv) || !is_number(node.args[1])) return atom(t);
  const RealPolynomial divisor = read(node.args[1]);
  if (divisor.empty()) return atom(t);
  RealPolynomial quotient;
  add(quotient, read(node.args[0]), 1 / divisor.begin()->second);
  return quotient;
}

std::optional<TermId> RealTerms::inverse_of(const Monomial& monomial, const Rational& coefficient) {
  std::optional<TermId> result = write_number(1 / coefficient);
  for (const TermId factor : monomial) {
    if (!result) return {};
    const TermId inverse = is_inverse(factor) ? bank_.at(factor).args[1] : inverted(factor);
    result = write(product(*result, inverse));
  }
  return result;
}

std::optional<TermId> RealTerms::write_number(const Rational& r) {
  const Integer below = denominator(r), odd = below >> lsb(below);
  const std::optional<TermId> number = write_dyadic(r * odd);
  if (!number || odd == 1) return number;
  const std::optional<TermId> divisor = write_dyadic(odd);
  if (!divisor) return {};
  return make(ExprKind::kDiv, *number, *divisor);
}

/// One that has a power of two below: as a sum of doubles, each the leading bits of what is left.
std::optional<TermId> RealTerms::write_dyadic(Rational r) {
  std::optional<TermId> total;
  while (r != 0) {
    const auto leading = r.convert_to<double>();
    if (leading == 0 || !std::isfinite(leading)) return {};
    r -= Rational(leading);
    total = total ? make(ExprKind::kAdd, *total, float64(leading)) : float64(leading);
  }
  return total.value_or(float64(0));
}

}  // namespace tenor::semantics
