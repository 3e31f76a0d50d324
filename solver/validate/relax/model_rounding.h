// SPDX-License-Identifier: Apache-2.0
// A difference of two runs of models in an element that is a float: can the way in which operators
// round explain it? RLX-D49; solver/validate/far_apart.h.
#pragma once

#include "solver/validate/relax/model_difference.h"
#include "solver/validate/relax/model_task.h"

namespace tenor::solver {

/// True where it cannot. Both sides run once more on the plan's sizes, as terms, in at most so many
/// steps each.
bool is_beyond_rounding(const Task& task, const semantics::ModelPlan& plan,
                        const ModelDifference& found, std::uint64_t steps);

}  // namespace tenor::solver
