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

/// Of two functions of Relax, which have no rules to run by: are they one text? That decides only
/// where what they call is compared too.
Judgement compare_graphs(const Pair& pair, bool with_callees);

}  // namespace tenor::solver
