// SPDX-License-Identifier: Apache-2.0
// Floats as real numbers: no operation rounds, no value is infinite or a NaN, zero has no sign. A
// float is then a polynomial with rational coefficients over what the ring does not look into.
// A quotient is a product with an inverse, and 1/0 stands for 0: so the laws of inverses need no
// condition, and wherever nothing is divided by zero they are those of the real numbers. x/x is not
// 1, for it is not where x is 0; but exp(x)/exp(x) is. A truth is the number 0 or 1, so that a
// value under a condition is a product.
#pragma once

#include <optional>
#include <vector>

#include "semantics/domain/term/bank.h"
#include "semantics/domain/term/real_polynomial.h"

namespace tenor::semantics {

class RealRing {
 public:
  /// With `tells_nan`, a comparison is false where an operand is NaN, as it may be of a root or
  /// logarithm.
  RealRing(TermBank& bank, bool tells_nan) : bank_(bank), terms_(bank), tells_nan_(tells_nan) {}

  /// Is it a constant, or made by an operation of the ring: a sum, product or quotient, a cast
  /// between floats or from an integer, `fma`, `exp`, `rsqrt`, `sigmoid`, a value under a condition
  /// and else 0? None of an infinity or a NaN. Or a minimum or maximum.
  bool interprets(TermId t) const;
  /// What has to be normal before a term that it interprets can be: the operands of a whole sum, or
  /// of a whole maximum.
  std::vector<TermId> parts(TermId t) const;
  /// The normal form, of type Float64 whatever the widths were; `normal` has that of each part.
  /// When all of them together have taken too much work, it is the term itself.
  TermId operator()(TermId t, const std::vector<TermId>& normal);
  /// The normal form of a float's comparison, or of an operation on floats that the ring does not
  /// look into, where its operands are normal; nothing where the node is no such.
  std::optional<TermId> local(const TermNode& node);

 private:
  static bool is_extremum(const TermNode& node);
  TermId extremum(TermId t, const std::vector<TermId>& normal);
  TermId comparison(spec::ExprKind kind, TermId a, TermId b);

  TermBank& bank_;
  RealTerms terms_;
  bool tells_nan_;
};

}  // namespace tenor::semantics
