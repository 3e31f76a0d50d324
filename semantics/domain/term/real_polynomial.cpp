// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/real_polynomial.h"

#include <algorithm>
#include <cmath>

namespace tenor::semantics {

using spec::ExprKind;

namespace {

constexpr std::size_t kMostMonomials = 4096, kMostFactors = 64;

using Integer = boost::multiprecision::mpz_int;

double number(const TermBank& bank, TermId t) {
  const ConcreteValue v = bank.value(t);
  return numeric::to_double(v.type, v.bits);
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
      add(sum, read_summand(next));
  }
  return sum;
}

RealPolynomial RealTerms::product(TermId a, TermId b) {
  const RealPolynomial p = read(a), q = read(b);
  const auto whole = [&] { return atom(make(ExprKind::kMul, std::min(a, b), std::max(a, b))); };
  if (p.size() > 1 && q.size() > 1 && p.size() * q.size() > kMostMonomials) return whole();
  RealPolynomial result;
  for (const auto& [m, c] : p)
    for (const auto& [n, d] : q) {
      Monomial both;
      std::merge(m.begin(), m.end(), n.begin(), n.end(), std::back_inserter(both));
      if (both.size() > kMostFactors) return whole();
      add(result, {{both, c * d}});
    }
  return result;
}

std::optional<TermId> RealTerms::inverse(TermId a) {
  const RealPolynomial p = read(a);
  if (p.empty()) return inverted(a);
  const auto& [monomial, coefficient] = *p.begin();
  if (p.size() == 1) return inverse_of(monomial, coefficient);
  RealPolynomial monic;
  add(monic, p, 1 / coefficient);
  const std::optional<TermId> divisor = write(monic);
  if (!divisor) return {};
  return write({{{inverted(*divisor)}, 1 / coefficient}});
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
    const TermNode node = bank_.at(factor);
    const bool is_inverse = is_made(node, ExprKind::kDiv) && node.args[0] == float64(1);
    result = write(product(*result, is_inverse ? node.args[1] : inverted(factor)));
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
