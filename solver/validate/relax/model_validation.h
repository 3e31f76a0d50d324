// SPDX-License-Identifier: Apache-2.0
// Did a pass keep the meaning of a Relax function? The stages, the cheapest first, and the verdict
// with what it rests on (docs/validate.md, Relax).
#pragma once

#include "solver/validate/task.h"

namespace tenor::solver {

/// Compares two functions of Relax that are well-formed. `progress` gets the current stage, now and
/// then. Pairs of one program wait for each other: its nodes gain others.
Judgement validate_models(const Pair& pair, const ValidateOptions& options,
                          const spec::Prover& prover,
                          const std::function<void(std::string_view)>& progress);

}  // namespace tenor::solver
