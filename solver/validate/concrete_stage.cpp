// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/concrete_stage.h"

#include <fmt/format.h>

#include "solver/validate/rounding.h"
#include "solver/validate/witness.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

bool ConcreteStage::decides(std::uint64_t steps, Judgement& result) {
  const auto until = Clock::now() + (task_.deadline - Clock::now()) / 2;
  for (std::uint64_t taken = 0; trial_ < sweep_.runs() && (taken < steps || specified_ == 0);
       ++trial_) {
    const Trial trial = assumes(task_.options) ? sweep_.whole_trial(trial_) : sweep_.trial(trial_);
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
  const std::string difference = first_difference(b, a, task_.options.granted);
  if (difference.empty() || may_be_granted(b, a) || b.is_one_of_several() || a.is_one_of_several())
    return false;
  result.witness = witness_of(task_.before, b);
  result.replays = {replay_of(task_.before, b, b, task_.options.run),
                    replay_of(task_.after, b, a, task_.options.run)};
  return result.decide(Verdict::kDifferent, difference);
}

/// May runs that differ be of programs that are the same by the laws that are assumed? They grant
/// no more than what rounding makes of it, and of real numbers alone; and nothing of a run after
/// that is unspecified.
bool ConcreteStage::may_be_granted(const SideRun& b, const SideRun& a) const {
  if (!assumes(task_.options) || !a.is_specified()) return false;
  const bool of_numbers = task_.options.granted < TermLaws::kReal || is_given_numbers(b.plan);
  return rounds_unseen_ || !b.is_exact || !a.is_exact || !of_numbers;
}

}  // namespace tenor::solver
