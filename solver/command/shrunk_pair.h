// SPDX-License-Identifier: Apache-2.0
// `tenor validate --shrink`: what is left open of two functions whose numbers are large, tried on
// the same functions with smaller ones. That is no verdict on the two: it is a note, or a reason to
// run them longer.
#pragma once

#include <functional>
#include <string_view>

#include "solver/validate/task.h"

namespace tenor::solver {

using Progressing = std::function<void(std::string_view)>;

/// Adds a note to what is left open: `the same with 4096 -> 64, 63 -> 63: equivalent`. Where the
/// smaller functions differ, the two are run longer, and `judgement` is what that shows.
void try_smaller(const Pair& pair, const ValidateOptions& options, const spec::Prover& prover,
                 const Progressing& progress, Judgement& judgement);

}  // namespace tenor::solver
