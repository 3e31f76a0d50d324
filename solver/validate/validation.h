// SPDX-License-Identifier: Apache-2.0
// Did a pass keep the meaning of a function? The stages, the cheapest first, and the verdict with
// what it rests on (docs/validate.md).
#pragma once

#include "solver/validate/task.h"

namespace tenor::solver {

/// Compares the two functions of a pair that has both; throws spec::UsageError where the given
/// inputs fit no parameter.
/// `progress` gets the current stage, now and then.
Judgement validate(
    const Pair& pair, const ValidateOptions& options, const spec::Prover& prover,
    const std::function<void(std::string_view)>& progress = [](std::string_view) {});

/// Of two functions of Relax of which one cannot be run: are they, and all
/// that they call, one text?
Judgement compare_graphs(const Pair& pair);

}  // namespace tenor::solver
