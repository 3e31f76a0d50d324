// SPDX-License-Identifier: Apache-2.0
// The canonical form of integer expressions: polynomials over atoms, brought together by the laws
// of rounded-down quotients, remainders, minima and conditions, and by what is known of the
// variables. Two expressions of the same form are equal wherever no division is by zero.
#pragma once

#include <optional>
#include <unordered_map>

#include "spec/prover/facts.h"
#include "spec/prover/prover.h"

namespace tenor::spec {

class Forms {
 public:
  /// Nothing where the numbers or the expression are too large, or it is not an integer.
  using Result = std::optional<Polynomial>;

  Forms(Arithmetic arithmetic, Domain domain);

  /// A Bool has the form of its value, 0 or 1.
  Result of(const PrimExpr* e);
  /// From here on `e` holds.
  void assume(const PrimExpr* e);

  Atoms& atoms() { return atoms_; }
  Facts& facts() { return facts_; }
  /// Is it wrapped around that results are?
  bool wraps() const { return arithmetic_ == Arithmetic::kWrapAround; }
  /// 1 where `d` is 0, else 0.
  Result is_zero(const Polynomial& d);

 private:
  Result of_kind(const PrimExpr* e);
  Result of_literal(const IntImm* e);
  Result of_variable(const Variable* variable);
  Result of_cast(const Cast* e);
  Result of_let(const Let* e);
  Result of_call(const Call* e);
  Result of_binary(const BinaryExpr* e);
  Result of_arithmetic(const BinaryExpr* e, const Polynomial& a, const Polynomial& b);
  Result of_logical(const BinaryExpr* e);
  Result condition(const PrimExpr* e);
  Result opaque(const PrimExpr* e);
  /// The operation of `e` as a term of its own.
  Result operation(const PrimExpr* e, const Polynomial& a, const Polynomial& b);
  Result term(AtomInfo info);

  // forms_division.cpp
  Result divided(const BinaryExpr* e, const Polynomial& a, const Polynomial& b);
  void learn_divisor(const Polynomial& b);
  Result floor_quotient(const Polynomial& a, const Polynomial& b);
  Result by_constant(const Polynomial& a, std::int64_t b);
  Result by_constant_rest(Polynomial rest, std::int64_t b);
  Result nested(const Polynomial& rest, std::int64_t b);
  Result by_terms(const Polynomial& a, const Polynomial& b);
  Result quotient_term(const Polynomial& a, const Polynomial& b);
  Result truncated_quotient(const Polynomial& a, const Polynomial& b);

  // form_conditions.cpp
  Result minimum(const Polynomial& a, const Polynomial& b);
  Result minimum_with_zero(const Polynomial& d);
  Result compared(ExprKind kind, const Polynomial& a, const Polynomial& b);
  Result at_least_zero(const Polynomial& d);
  Result compared_wrapping(const BinaryExpr* e, const Polynomial& a, const Polynomial& b);
  Result chosen(const PrimExpr* e, const Polynomial& c, const PrimExpr* t, const PrimExpr* f,
                bool lazily);
  void assume_comparison(const BinaryExpr* e, bool holds);
  void assume_equal(const Polynomial& difference);
  bool substitute(const Polynomial& difference, Polynomial::Atom atom);

  Arithmetic arithmetic_;
  Domain domain_;
  Atoms atoms_;
  Facts facts_{atoms_};
  std::unordered_map<const Variable*, Polynomial> lets_;          // bound, or equal to that
  std::unordered_map<Polynomial::Atom, Polynomial> substitutes_;  // of variables, by assumptions
  int nodes_ = 0, depth_ = 0, guards_ = 0;
};

}  // namespace tenor::spec
