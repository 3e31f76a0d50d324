// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/concrete_stage.h"

#include <fmt/format.h>

#include "solver/validate/witness.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

bool ConcreteStage::decides(std::uint64_t steps, Judgement& result) {
  const auto until = Clock::now() + (task_.deadline - Clock::now()) / 2;
  for (std::uint64_t taken = 0; trial_ < sweep_.runs() && (taken < steps || specified_ == 0);
       ++trial_) {
    const Trial trial = sweep_.trial(trial_);
    const SideRun b = run_side(task_.before, trial.inputs, trial.seed, task_.options.run, until);
    if (!b.in_time) break;
    taken += b.steps;
    if (!b.problem && b.outcome.kind == OutcomeKind::kUnspecified) unspecified_ = b.outcome;
    if (!b.is_specified()) continue;
    ++specified_;
    if (after_differs(b, until, result)) return true;
  }
  const bool all = trial_ >= sweep_.runs();
  if (specified_ > 0 || !unspecified_ || !all) return false;
  return result.decide(Verdict::kVacuous,
                       fmt::format("on no inputs that were tried is it specified before: {} ({})",
                                   unspecified_->message, info(*unspecified_->code).text));
}

bool ConcreteStage::after_differs(const SideRun& b, Clock::time_point until,
                                  Judgement& result) const {
  const SideRun a =
      run_side(task_.after, mirrored(b.plan, *task_.after.function()), 0, task_.options.run, until);
  if (a.problem)
    return result.decide(Verdict::kUnknown,
                         "the inputs before are none after: " + a.problem->message);
  if (!a.in_time || a.outcome.kind == OutcomeKind::kExhausted ||
      a.outcome.kind == OutcomeKind::kOutOfScope)
    return false;
  const std::string difference = first_difference(b, a);
  const bool is_granted = assumes(task_.options) && a.is_specified();
  if (difference.empty() || is_granted || b.is_one_of_several() || a.is_one_of_several())
    return false;
  result.witness = witness_of(task_.before, b);
  result.replays = {replay_of(task_.before, b, b, task_.options.run),
                    replay_of(task_.after, b, a, task_.options.run)};
  return result.decide(Verdict::kDifferent, difference);
}

}  // namespace tenor::solver
