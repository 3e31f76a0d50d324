// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/term_runs.h"

#include <fmt/format.h>

#include <algorithm>

namespace tenor::solver {

using namespace semantics;

namespace {

/// Scalars of a run's arguments, each of which is an input of its own.
constexpr std::int64_t kScalars = 1 << 23;

/// Is it what a function leaves that declares no result?
bool is_nothing(const TermValue& returned) {
  return returned.type.is_handle() && !returned.is_term && returned.bits == 0;
}

}  // namespace

TermRuns::TermRuns(const Task& task, std::set<std::size_t> data, std::set<std::size_t> kept,
                   bool has_open_sizes)
    : task_(task),
      data_(std::move(data)),
      kept_(std::move(kept)),
      has_open_sizes_(has_open_sizes),
      steps_left_(has_open_sizes ? task.effort.open_term_steps : task.effort.term_steps) {}

TermSide TermRuns::run(TermBank& bank, const Subject& subject, const Given& given,
                       const RunOptions& options) {
  TermSide side = run_in(options.profile, bank, subject, given, options);
  const auto wants = [&](const TermExit& e) { return wants_lowered(e.outcome, options); };
  if (!side.problem && std::ranges::any_of(side.run.exits, wants))
    return run_in(Profile::kLowered, bank, subject, given, options);
  return side;
}

TermSide TermRuns::run_in(Profile profile, TermBank& bank, const Subject& subject,
                          const Given& given, const RunOptions& run) {
  TermSide side;
  Planned planned = plan_side(subject, given, for_trial(run, has_open_sizes_), profile);
  if (auto* problem = std::get_if<PlanProblem>(&planned)) {
    side.problem = *problem;
    return side;
  }
  side.plan = std::move(std::get<Plan>(planned));
  for (const std::size_t i : data_) side.plan.arguments[i].is_data = true;
  if (scalars_of(side.plan) > kScalars) {
    side.problem = {PlanProblem::Kind::kMemory,
                    fmt::format("the arguments have more than {} scalars", kScalars)};
    return side;
  }
  Setup setup = setup_of(subject, side.plan, run).in_steps(Granularity::kStmt);
  setup.limits.steps = std::min(setup.limits.steps, steps_left_);
  setup.profile = profile;
  const auto reductions = !task_.options.any_order   ? KeptReductions::kNone
                          : &subject == &task_.after ? task_.options.reductions_after
                                                     : KeptReductions::kAll;
  side.run = invoke_on_terms(
      bank, setup, [&] { return task_.is_late(); }, kept_, reductions);
  steps_left_ -= std::min(steps_left_, side.run.steps);
  if (side.run.returned && is_nothing(*side.run.returned)) side.run.returned.reset();
  return side;
}

}  // namespace tenor::solver
