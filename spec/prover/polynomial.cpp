// SPDX-License-Identifier: Apache-2.0
#include "spec/prover/polynomial.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace tenor::spec {
namespace {

/// Index and shape expressions have a handful of terms; a product of many sums is given up.
constexpr std::size_t kMaxTerms = 256;

std::uint64_t magnitude(std::int64_t value) {
  return value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
}

}  // namespace

Polynomial Polynomial::constant(std::int64_t value) {
  Polynomial result;
  if (value != 0) result.terms_[{}] = value;
  return result;
}

Polynomial Polynomial::atom(Atom atom) { return term({atom}, 1); }

Polynomial Polynomial::term(const Monomial& monomial, std::int64_t coefficient) {
  Polynomial result;
  if (coefficient != 0) result.terms_[monomial] = coefficient;
  return result;
}

bool Polynomial::accumulate(const Monomial& monomial, std::int64_t coefficient) {
  std::int64_t& sum = terms_[monomial];
  if (__builtin_add_overflow(sum, coefficient, &sum)) return false;
  if (sum == 0) terms_.erase(monomial);
  return terms_.size() <= kMaxTerms;
}

std::optional<Polynomial> Polynomial::add(const Polynomial& a, const Polynomial& b, int sign) {
  Polynomial result = a;
  for (const auto& [monomial, coefficient] : b.terms_) {
    std::int64_t signed_one = 0;
    if (__builtin_mul_overflow(coefficient, sign, &signed_one)) return std::nullopt;
    if (!result.accumulate(monomial, signed_one)) return std::nullopt;
  }
  return result;
}

std::optional<Polynomial> Polynomial::multiply(const Polynomial& a, const Polynomial& b) {
  Polynomial result;
  for (const auto& [left, p] : a.terms_) {
    for (const auto& [right, q] : b.terms_) {
      std::int64_t product = 0;
      if (__builtin_mul_overflow(p, q, &product)) return std::nullopt;
      Monomial monomial;
      std::merge(left.begin(), left.end(), right.begin(), right.end(),
                 std::back_inserter(monomial));
      if (monomial.size() > kMaxTerms || !result.accumulate(monomial, product)) return std::nullopt;
    }
  }
  return result;
}

std::optional<Polynomial> Polynomial::scale(const Polynomial& a, std::int64_t factor) {
  Polynomial result;
  if (factor == 0) return result;
  for (const auto& [monomial, coefficient] : a.terms_)
    if (__builtin_mul_overflow(coefficient, factor, &result.terms_[monomial])) return std::nullopt;
  return result;
}

Polynomial Polynomial::divided_exactly(std::int64_t divisor) const {
  Polynomial result = *this;
  for (auto& [monomial, coefficient] : result.terms_) coefficient /= divisor;
  return result;
}

std::optional<std::int64_t> Polynomial::value() const {
  if (terms_.empty()) return 0;
  if (terms_.size() == 1 && terms_.begin()->first.empty()) return terms_.begin()->second;
  return std::nullopt;
}

std::int64_t Polynomial::constant_term() const {
  const auto found = terms_.find({});
  return found == terms_.end() ? 0 : found->second;
}

std::uint64_t Polynomial::content() const {
  std::uint64_t divisor = 0;
  for (const auto& [monomial, coefficient] : terms_)
    if (!monomial.empty()) divisor = std::gcd(divisor, magnitude(coefficient));
  return divisor;
}

bool Polynomial::is_affine() const {
  return std::all_of(terms_.begin(), terms_.end(),
                     [](const auto& term) { return term.first.size() <= 1; });
}

std::string Polynomial::text() const {
  std::string text;
  for (const auto& [monomial, coefficient] : terms_) {
    text += std::to_string(coefficient);
    for (const Atom atom : monomial) text += '*' + std::to_string(atom);
    text += '+';
  }
  return text;
}

}  // namespace tenor::spec
