// SPDX-License-Identifier: Apache-2.0
// Reductions that no point began: their body ran, and their init did not, since no iteration stood
// at the start of the domain (TIR-D9). Seen when a run has ended; what a predicate masks, the rules
// tell (semantics/tir/block/skipped_init.h).
#pragma once

#include "semantics/domain/concrete.h"
#include "semantics/run/subject.h"
#include "semantics/tir/language.h"

namespace tenor::semantics {

/// A note for each such block of the functions that the run could reach, but for those that the run
/// itself noted. Nothing where the run did not come to its end.
std::vector<Note> never_begun_inits(const Machine<Concrete>& ended, const Subject& subject);

}  // namespace tenor::semantics
