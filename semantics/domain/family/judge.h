// SPDX-License-Identifier: Apache-2.0
// What the Family domain asks of formulas, without knowing who answers: a solver, elsewhere.
#pragma once

#include "semantics/domain/family/formula.h"

namespace tenor::semantics {

class Judge {
 public:
  virtual ~Judge() = default;
  /// Does no assignment of integers, and of truths to what data decide, satisfy the formula? False
  /// also where that is not found out.
  virtual bool is_empty(const Formulas& formulas, FormulaId f) = 0;
  /// The same by bounds of single symbols alone, which takes little.
  virtual bool is_plainly_empty(const Formulas& formulas, FormulaId f) = 0;
  /// Did so many questions take so much that each is left open from here on?
  virtual bool is_over() const = 0;
};

}  // namespace tenor::semantics
