// SPDX-License-Identifier: Apache-2.0
// Pairs of TIR whose signatures differ by design: a function of ours stands for one side, and is
// compared by the same stages as any other. Layouts of arrays (solver/layout), and numbers for
// sizes and scalars.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "solver/validate/task.h"

namespace tenor::solver {

/// As the options ask; nothing where they ask for no relation, or for none that applies. Throws
/// spec::UsageError for a layout that is badly stated.
std::optional<Judgement> validate_related(const Pair& pair, const ValidateOptions& options,
                                          const spec::Prover& prover,
                                          const std::function<void(std::string_view)>& progress);

/// Of a pair that was left open for its parameters, or differs, where no relation was asked for:
/// what it is for callers that follow one under which the meaning is kept; else a hint to ask.
void find_relation(const Pair& pair, const ValidateOptions& options, const spec::Prover& prover,
                   const std::function<void(std::string_view)>& progress, Judgement& judgement);

}  // namespace tenor::solver
