// SPDX-License-Identifier: Apache-2.0
// What blocks reduce to, where their order is open (TIR-D81): a set, of which a run leaves any
// value. Is what one run leaves in the set of the other?
#pragma once

#include <optional>
#include <set>
#include <string>

#include "semantics/run/term_run.h"

namespace tenor::solver {

struct NamedReductions {
  std::set<std::string> blocks;  ///< of the run before
  /// Has the run after the same sets, so that each is in the other? Else it is in the other.
  bool are_equal = true;
};

/// Gives each reduction of `before` a name, and the same name to a term of `after` that has its
/// operands in some order and bracketing. Then the runs can be compared as if the names were
/// inputs: where they are equal so, each value of the one after is one of the one before. Both runs
/// keep what blocks combine. Nothing where a result is read before its block has ended, or its bits
/// are: then the runs are as they were, and not to be compared.
std::optional<NamedReductions> name_reductions(semantics::TermBank& bank,
                                               semantics::TermInvocation& before,
                                               semantics::TermInvocation& after);

}  // namespace tenor::solver
