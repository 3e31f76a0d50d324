// SPDX-License-Identifier: Apache-2.0
// A judgement as other commands tell what they find: with a code, a place, and what to do.
#pragma once

#include "solver/validate/judgement.h"
#include "solver/validate/pair.h"
#include "spec/diagnostic/printed_finding.h"
#include "spec/diagnostic/text.h"

namespace tenor::solver {

/// nullopt if AFTER refines BEFORE. The finding points into AFTER, unless only BEFORE has something
/// to show.
std::optional<spec::PrintedFinding> finding_of(const Judgement& judgement, const Pair& pair,
                                               spec::Color color);

}  // namespace tenor::solver
