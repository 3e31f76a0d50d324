// SPDX-License-Identifier: Apache-2.0
// Polynomials with rational coefficients over terms, as terms of type Float64, and such terms as
// polynomials: real_ring.h says what they are for.
#pragma once

#include <boost/multiprecision/gmp.hpp>
#include <map>
#include <optional>
#include <vector>

#include "semantics/domain/term/bank.h"

namespace tenor::semantics {

using Rational = boost::multiprecision::mpq_rational;
/// Terms, each as often as it is a factor, sorted.
using Monomial = std::vector<TermId>;
using RealPolynomial = std::map<Monomial, Rational>;

inline constexpr spec::ScalarType kFloat64 = spec::float_type(64).scalar;

/// No infinity, and no NaN: any term but such a constant.
bool is_finite(const TermBank& bank, TermId t);
/// The term itself, not looked into.
inline RealPolynomial atom(TermId t) { return {{{t}, 1}}; }
inline RealPolynomial constant(const Rational& r) {
  return r == 0 ? RealPolynomial{} : RealPolynomial{{{}, r}};
}
void add(RealPolynomial& sum, const RealPolynomial& p, const Rational& times = 1);

class RealTerms {
 public:
  explicit RealTerms(TermBank& bank) : bank_(bank) {}

  /// How many summands were looked at so far.
  std::size_t work() const { return work_; }

  /// A normal term, opened.
  RealPolynomial read(TermId normal);
  /// Of normal terms. Where it would be too long it is a factor of its own. exp(x) and its inverse
  /// are 1.
  RealPolynomial product(TermId a, TermId b);
  /// Of a normal term; nothing as `write`. The inverse of a sum is a factor of its own, but for
  /// what all summands have as a factor, and sums that are multiples of one another have multiples
  /// of one inverse.
  std::optional<TermId> inverse(TermId a);
  /// exp of a normal term; nothing as `write`. Of a sum that is not long it is a product.
  std::optional<TermId> exponential(TermId a);
  /// Nothing where doubles cannot express a coefficient.
  std::optional<TermId> write(const RealPolynomial& p);

 private:
  bool is_made(const TermNode& node, spec::ExprKind kind) const;
  bool is_number(TermId t) const;
  bool is_inverse(TermId t) const;
  void cancel(Monomial& factors) const;
  Monomial divisors(const RealPolynomial& p) const;
  RealPolynomial times(const RealPolynomial& p, const Monomial& factors) const;
  TermId make(spec::ExprKind kind, TermId a, TermId b);
  TermId float64(double v) { return bank_.constant(Concrete::floating(kFloat64, v)); }
  RealPolynomial read_summand(TermId t);
  TermId inverted(TermId t) { return make(spec::ExprKind::kDiv, float64(1), t); }
  std::optional<TermId> inverse_of(const Monomial& monomial, const Rational& coefficient);
  std::optional<TermId> write_number(const Rational& r);
  std::optional<TermId> write_dyadic(Rational r);

  TermBank& bank_;
  std::size_t work_ = 0;
};

}  // namespace tenor::semantics
