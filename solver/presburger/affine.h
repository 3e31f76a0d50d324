// SPDX-License-Identifier: Apache-2.0
// Integer expressions that are affine but for divisions by numbers, as functions of isl: sizes are
// parameters, inputs are dimensions. No result overflows.
#pragma once

#include <isl/cpp.h>

#include <map>
#include <string>

#include "spec/ir/expr.h"

namespace tenor::solver {

/// What isl has no form of.
struct NotAffine {
  std::string what;
};

class Affine {
 public:
  Affine(isl::ctx context, spec::List<const spec::Variable*> sizes,
         spec::List<const spec::Variable*> inputs);

  const isl::space& space() const { return space_; }
  /// Throws NotAffine.
  isl::pw_aff value(const spec::PrimExpr* e);
  /// Where the condition holds. Throws NotAffine.
  isl::set where(const spec::PrimExpr* condition);
  isl::pw_aff constant(std::int64_t n) const;

 private:
  static bool may_overflow(const spec::PrimExpr* e);
  isl::pw_aff of_call(const spec::Call* e);
  isl::pw_aff of_arithmetic(const spec::BinaryExpr* e);
  isl::pw_aff product(const spec::BinaryExpr* e);
  /// a / b, rounded down or towards zero.
  isl::pw_aff quotient(isl::pw_aff a, std::int64_t b, bool down) const;
  isl::pw_aff choice(const spec::PrimExpr* condition, const spec::PrimExpr* a,
                     const spec::PrimExpr* b);
  isl::set of_comparison(const spec::BinaryExpr* e);

  isl::space space_;
  std::map<const spec::Variable*, isl::pw_aff> variables_;
};

}  // namespace tenor::solver
