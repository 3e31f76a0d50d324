// SPDX-License-Identifier: Apache-2.0
// Data on which the order of reductions does not matter: then a difference of two runs is one.
#pragma once

#include "solver/validate/task.h"

namespace tenor::solver {

/// Has every reduction of BEFORE one result in all orders and bracketings, on the arguments of that
/// run? False where that is not known.
bool are_reductions_settled(const Task& task, const SideRun& before);

}  // namespace tenor::solver
