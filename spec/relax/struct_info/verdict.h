// SPDX-License-Identifier: Apache-2.0
// How results for parts become one of the whole: the worse decides, and everything that a run
// would have to compare is kept. Relax/Compat/3.2:b to 3.2:d, 7.3.4.
#pragma once

#include "spec/relax/struct_info/comparison.h"

namespace tenor::spec::relax {

/// A verdict at the place of `c`.
CompatibilityResult verdict(const Comparison& c, Compatibility compatibility, Clause clause,
                            std::string reason);

/// kPossibly, with the phrase that a run would have to find true.
CompatibilityResult possibly(const Comparison& c, Clause clause, std::string reason,
                             RuntimeCheck check);

/// `into`, if `part` is not worse; else what decided `part`.
void add_part(CompatibilityResult& into, CompatibilityResult part);

/// The clauses that say what follows from a comparison of shapes or values.
struct EqualityClauses {
  Clause always, never, otherwise;
};

/// From whether expressions are equal to a result; `given` and `required` are for its words.
CompatibilityResult from_decision(const Comparison& c, const Decision& decision,
                                  const EqualityClauses& clauses, List<const PrimExpr*> given,
                                  List<const PrimExpr*> required);

/// A StructInfo that is nested deeper than is looked into.
CompatibilityResult too_deep(const Comparison& c);

/// `TensorStructInfo`.
std::string_view construct_name(const StructInfo* s);

}  // namespace tenor::spec::relax
