// SPDX-License-Identifier: Apache-2.0
// What the stages of a comparison of Relax functions share: the pair, and the inputs of a trial as
// one plan for both sides.
#pragma once

#include "semantics/run/model/initializer.h"
#include "semantics/run/model/results.h"
#include "semantics/run/model/term_run.h"
#include "solver/validate/task.h"

namespace tenor::solver {

/// The plan of the function before, or why there is none.
inline std::variant<semantics::ModelPlan, semantics::PlanProblem> plan_of(
    const Task& task, const std::vector<semantics::Input>& inputs, std::uint64_t seed) {
  semantics::RunOptions options = task.options.run;
  options.seed = seed;
  return semantics::plan_model(task.before, {inputs, task.files.weights, {}, task.files.constants},
                               options, &task.after);
}

/// A run of either side on it.
inline semantics::relax::ModelSetup model_setup(const Task& task, const semantics::Subject& subject,
                                                const semantics::ModelPlan& plan,
                                                std::uint64_t steps) {
  semantics::relax::ModelSetup setup = semantics::setup_of(subject, plan, task.options.run);
  setup.limits.steps = std::min(setup.limits.steps, steps);
  return setup;
}

}  // namespace tenor::solver
