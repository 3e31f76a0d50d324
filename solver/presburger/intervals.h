// SPDX-License-Identifier: Apache-2.0
// What bounds of single numbers show without a solver: most questions whether an index is in bounds
// are answered so, where sizes are numbers.
#pragma once

#include "semantics/domain/family/formula.h"

namespace tenor::solver {

/// Do the intervals in which its symbols lie leave no point of the formula? False where they do not
/// tell.
bool is_empty_by_intervals(const semantics::Formulas& formulas, semantics::FormulaId f);

}  // namespace tenor::solver
