// SPDX-License-Identifier: Apache-2.0
// The command lines that show a difference of two Relax functions, each read and run as a person
// would do it.
#pragma once

#include "semantics/run/model/model_plan.h"
#include "solver/validate/replays.h"

namespace tenor::solver {

/// Lines of both sides on the arguments of `plan`; `part` is the result or argument that differs,
/// as BEFORE calls it; empty: none does.
Replays model_replays(const Task& task, const semantics::ModelPlan& plan, const std::string& part);

}  // namespace tenor::solver
