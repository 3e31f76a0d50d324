// SPDX-License-Identifier: Apache-2.0
// Polynomials over numbered atoms with 64-bit coefficients: the arithmetic of normal_form.h.
// Every operation is partial: it gives nothing where a coefficient or the size leaves its bounds.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tenor::spec {

class Polynomial {
 public:
  using Atom = std::uint32_t;
  /// Atoms in ascending order, one entry a factor; empty: the constant term.
  using Monomial = std::vector<Atom>;

  using Terms = std::map<Monomial, std::int64_t>;

  /// The zero polynomial.
  Polynomial() = default;
  static Polynomial constant(std::int64_t value);
  static Polynomial atom(Atom atom);
  static Polynomial term(const Monomial& monomial, std::int64_t coefficient);

  static std::optional<Polynomial> add(const Polynomial& a, const Polynomial& b, int sign);
  static std::optional<Polynomial> multiply(const Polynomial& a, const Polynomial& b);

  static std::optional<Polynomial> scale(const Polynomial& a, std::int64_t factor);
  /// `divisor` divides every coefficient.
  Polynomial divided_exactly(std::int64_t divisor) const;

  /// In the order of the monomials; no coefficient is 0.
  const Terms& terms() const { return terms_; }
  bool is_zero() const { return terms_.empty(); }
  /// Is the coefficient of the last monomial negative?
  bool is_negative() const { return !is_zero() && terms_.rbegin()->second < 0; }
  /// The number that it is, if it has no atoms.
  std::optional<std::int64_t> value() const;
  std::int64_t constant_term() const;
  /// Greatest common divisor of all coefficients but the constant one; 0 if there are none.
  std::uint64_t content() const;
  /// Has every monomial at most one atom?
  bool is_affine() const;
  /// Two polynomials have the same text exactly if they are equal.
  std::string text() const;

 private:
  bool accumulate(const Monomial& monomial, std::int64_t coefficient);

  Terms terms_;
};

}  // namespace tenor::spec
