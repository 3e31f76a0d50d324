// SPDX-License-Identifier: Apache-2.0
// Do two functions on the same arguments end alike, at all sizes?
#pragma once

#include "semantics/run/family_run.h"
#include "solver/presburger/presburger.h"

namespace tenor::solver {

struct Endings {
  std::string why_open;  ///< empty: they do
  /// Of the side after, or of the one before: an end that may be come to, and is no error of both.
  std::optional<semantics::Outcome> before{}, after{};
  /// Sizes at which neither errs: the rest is to be compared there.
  semantics::FormulaId go_on = semantics::kAlways;
};

/// Arguments that the first function rejects are not given to the second.
semantics::FormulaId accepted_by(semantics::FamilyRun& run,
                                 const semantics::FamilyInvocation& invocation,
                                 const spec::tir::PrimFunc& f);

/// Both invocations are of one run; `accepted` by the function before.
Endings compare_endings(semantics::FamilyRun& run, const semantics::FamilyInvocation& before,
                        const semantics::FamilyInvocation& after, semantics::FormulaId accepted,
                        Presburger& presburger);

}  // namespace tenor::solver
