// SPDX-License-Identifier: Apache-2.0
// Integers as mathematics has them, on the path of the run: polynomials, and where that is not one,
// a symbol of which is known what it is. Nothing where neither can be said.
#pragma once

#include "semantics/domain/family/run.h"

namespace tenor::semantics {

using Number = std::optional<spec::Polynomial>;

/// a + sign * b
Number sum(const spec::Polynomial& a, const spec::Polynomial& b, int sign = 1);
FormulaId at_least(FamilyRun& run, const spec::Polynomial& a, const spec::Polynomial& b);
FormulaId same(FamilyRun& run, const spec::Polynomial& a, const spec::Polynomial& b);
/// The quotient rounded down; nothing where the divisor may be zero or less.
Number floor_quotient(FamilyRun& run, const spec::Polynomial& p, const spec::Polynomial& divisor);
/// The same as a symbol; of divisors of zero or less that is said nothing.
Number quotient_symbol(FamilyRun& run, const spec::Polynomial& p, const spec::Polynomial& divisor);
spec::Polynomial smaller_of(FamilyRun& run, const spec::Polynomial& a, const spec::Polynomial& b);
spec::Polynomial larger_of(FamilyRun& run, const spec::Polynomial& a, const spec::Polynomial& b);
/// `a` where the formula holds, `b` elsewhere.
spec::Polynomial choice(FamilyRun& run, FormulaId f, const spec::Polynomial& a,
                        const spec::Polynomial& b);
/// What the operator gives where no datatype limits it.
Number operator_of_integers(FamilyRun& run, spec::ExprKind kind, const spec::Polynomial& a,
                            const spec::Polynomial& b);

}  // namespace tenor::semantics
