// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/concrete_stage.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "solver/specified/data_control.h"
#include "solver/validate/errors.h"
#include "solver/validate/order_sets.h"
#include "solver/validate/replays.h"
#include "solver/validate/rounding.h"
#include "solver/validate/settled_reductions.h"
#include "solver/validate/witness.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// Trials of which the ends of other orders are looked for: each takes many runs.
constexpr std::size_t kOrderTrials = 4;

/// Runs of whole numbers that may show that rounding does not explain a difference.
constexpr std::size_t kWholeTrials = 3;

/// The command that shows where the element that differs was stored.
std::string trace_of(const SideRun& a, const RunDifference& found) {
  const ArrayResult& array = a.arrays[found.element->array];
  std::vector<std::int64_t> index = found.element->index;
  if (array.tensor.dtype.lanes > 1) index.pop_back();
  return fmt::format(
      "tenor trace with the inputs of the replay and --watch '{}[{}]' shows each store to it",
      array.name, fmt::join(index, ","));
}

}  // namespace

SideRun ConcreteStage::run_before(const Trial& trial, const RunOptions& options) {
  const RunOptions limited = for_trial(options, !sweep_.sizes().empty());
  std::uint64_t steps = steps_left_ / Effort::kShareOfRun;
  if (trial.is_large) steps = std::min(steps, task_.effort.large_steps);
  SideRun run = run_side(task_.before, trial, limited, {steps, task_.deadline});
  const auto drawn = static_cast<std::uint64_t>(scalars_of(run.plan));
  steps_left_ -= std::min(steps_left_, run.steps + drawn);
  return run;
}

SideRun ConcreteStage::run_after(const SideRun& b, const RunOptions& options) {
  const std::uint64_t steps = Effort::kTimesBefore * b.steps + Effort::kFirstSteps;
  SideRun run = run_side(task_.after, b.plan, options,
                         {std::min(steps, steps_left_ / Effort::kShareOfRun), task_.deadline});
  steps_left_ -= std::min(steps_left_, run.steps);
  return run;
}

bool ConcreteStage::decides(std::uint64_t steps, Judgement& result) {
  const std::uint64_t most = steps_left_ - std::min(steps_left_, steps);
  for (; trial_ < sweep_.runs() && steps_left_ > 0; ++trial_) {
    if (specified_ > 0 && steps_left_ <= most) break;
    if (task_.is_late()) break;
    const Trial trial = assumes(task_.options) ? sweep_.whole_trial(trial_) : sweep_.trial(trial_);
    const SideRun b = run_before(trial, task_.options.run);
    if (!b.in_time) break;
    if (!b.problem && b.outcome.kind == OutcomeKind::kUnspecified) unspecified_ = b.outcome;
    if (!b.is_specified()) continue;
    ++specified_;
    is_compared_ = false;
    if (after_differs(trial, b, result)) return true;
    if (is_compared_) compared_.insert(trial_);
  }
  const bool all = trial_ >= sweep_.runs();
  if (specified_ > 0 || !unspecified_ || !all) {
    tell(result);
    return false;
  }
  result.point_at(task_.before, *unspecified_);
  result.scope = sweep_.scope(trial_);
  return result.decide(
      Verdict::kVacuous,
      fmt::format("BEFORE is unspecified on every input tried: {}", unspecified_->message));
}

bool ConcreteStage::decides(const std::vector<Trial>& trials, Judgement& result) {
  for (const Trial& trial : trials) {
    if (task_.is_late()) return false;
    const SideRun b = run_before(trial, task_.options.run);
    if (b.in_time && b.is_specified() && after_differs(trial, b, result)) return true;
  }
  return false;
}

/// What a person should know of the runs where the later stages do not decide.
void ConcreteStage::tell(Judgement& result) const {
  const std::string law = granted_by(task_.options);
  if (!compared_.empty())
    result.scope = fmt::format(
        "no difference in {} run{}{}: {}", compared_.size(), compared_.size() == 1 ? "" : "s",
        granted_.empty() ? "" : ", except for differences that " + law + " may allow",
        sweep_.scope(compared_));
  result.notes.clear();
  if (order_trials_ > 0)
    result.notes.push_back(
        fmt::format("in {} of these runs, other orders of iterations were tried too",
                    std::min(order_trials_, kOrderTrials)));
  if (loses_error_) result.notes.push_back(std::string(kLosesError));
  if (!granted_.empty())
    result.notes.push_back(
        fmt::format("the first difference that {} may allow: {}", law, granted_));
  if (!granted_.empty() && has_unwatched_rounding_)
    result.notes.push_back(
        "runs cannot show more: with bit operations, functions such as exp, or floats of fewer "
        "than 32 bits, a difference may be only rounding");
}

/// An arithmetic error may disappear with the value that would not have been seen; others of such
/// values need not. TIR-D63
bool ConcreteStage::drops_unused_error(const Trial& trial, const SideRun& b) {
  if (b.outcome.code != Code::E_DIVIDE_BY_ZERO) return false;
  const RunOptions options = without_unused(task_.options.run);
  const SideRun before = run_before(trial, options);
  const SideRun after = run_after(before, options);
  return before.is_specified() && !after.problem && after.in_time &&
         !first_difference(before, after, comparison_of(task_.options));
}

bool ConcreteStage::after_differs(const Trial& trial, const SideRun& b, Judgement& result) {
  const SideRun a = run_after(b, task_.options.run);
  if (a.problem)
    return result.decide(Verdict::kUnknown,
                         "AFTER does not accept the inputs of BEFORE: " + a.problem->message);
  if (!a.in_time || a.outcome.kind == OutcomeKind::kExhausted ||
      a.outcome.kind == OutcomeKind::kOutOfScope)
    return false;
  is_compared_ = true;
  if (b.has_note(Code::N_MIN_MAX) || a.has_note(Code::N_MIN_MAX)) return false;
  if (b.is_one_of_several() || a.is_one_of_several()) return order_differs(b, a, result);
  const auto found = first_difference(b, a, comparison_of(task_.options));
  if (!found) {
    if (clause_note_.empty()) clause_note_ = other_clause(b.outcome, a.outcome);
    return false;
  }
  if (drops_unused_error(trial, b)) {
    loses_error_ = true;
    return false;
  }
  if (!may_be_granted(b, a, a.outcome)) return show(b, a, *found, a.outcome, "", result);
  if (task_.options.any_order)
    if (const auto real = OtherOrders(task_, b).unexplained(a))
      return show(b, a, *real, a.outcome, "", result);
  if (granted_.empty()) granted_ = found->text;
  return false;
}

/// The ends that orders of iterations lead to, where few runs are enough to know them.
bool ConcreteStage::order_differs(const SideRun& b, const SideRun& a, Judgement& result) {
  if (order_trials_++ >= kOrderTrials) return false;
  const auto found = order_difference(task_, b, a);
  if (!found || (assumes(task_.options) && !is_by_sizes(found->outcome))) return false;
  return show(b, a, *found, found->outcome, found->schedule, result);
}

/// Do whole numbers, with which nothing rounds, tell the programs apart too? Then no law of real
/// numbers makes them the same.
bool ConcreteStage::differ_unrounded() {
  if (has_unwatched_rounding_) return false;
  for (std::size_t number = 0; number < std::min(kWholeTrials, sweep_.runs()); ++number) {
    const SideRun b = run_before(sweep_.whole_trial(number), task_.options.run);
    if (!b.in_time || !b.is_specified() || !b.is_exact) continue;
    const SideRun a = run_after(b, task_.options.run);
    if (a.in_time && !a.problem && a.is_exact &&
        first_difference(b, a, comparison_of(task_.options)))
      return true;
  }
  return false;
}

/// What to do about a difference.
std::string ConcreteStage::hint_for(const SideRun& b, const SideRun& a, const RunDifference& found,
                                    const Outcome& end, const std::string& schedule) {
  if (end.code && !found.element) return std::string(info(*end.code).advice);
  if (!found.element || !schedule.empty()) return "";
  const bool is_float = a.arrays[found.element->array].tensor.dtype.scalar.is_floating();
  const bool rounds = has_unwatched_rounding_ || !b.is_exact || !a.is_exact;
  const bool may_round = is_float && rounds && !differ_unrounded();
  if (!may_round) return trace_of(a, found);
  const bool has_sums = has_float_sums(task_.before) || has_float_sums(task_.after);
  return trace_of(a, found) + "; if a different rounding is intended, add " +
         (has_sums ? "--assume reassociate or --assume real" : "--assume real");
}

bool ConcreteStage::show(const SideRun& b, const SideRun& a, const RunDifference& found,
                         const Outcome& end, const std::string& schedule, Judgement& result) {
  Replays replays = replays_of(task_, b, a, found, schedule);
  result.scope.clear();
  result.notes = std::move(replays.notes);
  if (!replays.problem.empty())
    return result.decide(
        Verdict::kUnknown,
        fmt::format("two runs differ ({}), but their replay lines do not show it: {}", found.text,
                    replays.problem));
  result.witness = witness_of(b.plan), result.replays = std::move(replays.lines);
  result.schedule = schedule;
  if (end.kind != OutcomeKind::kDone) result.point_at(task_.after, end);
  result.hint = hint_for(b, a, found, end, schedule);
  return result.decide(Verdict::kDifferent, found.text);
}

/// May runs that differ, the one after in `end`, be of programs that are the same by the laws that
/// are assumed? They grant no more than what rounding makes of it. No law holds for NaNs, and those
/// of real numbers do not hold for infinities.
bool ConcreteStage::may_be_granted(const SideRun& b, const SideRun& a, const Outcome& end) const {
  if (!assumes(task_.options) || is_by_sizes(end)) return false;
  if (task_.options.any_order) return true;
  const bool is_real = task_.options.granted >= TermLaws::kReal;
  return has_unwatched_rounding_ || !b.is_exact || !a.is_exact || is_given_nan(b.plan) ||
         (is_real && is_given_infinity(b.plan));
}

/// Does a run end so by what it accesses, and is that the same for all data?
bool ConcreteStage::is_by_sizes(const Outcome& end) const {
  const bool by_access = end.code == Code::U_OOB_READ || end.code == Code::U_OOB_WRITE ||
                         end.code == Code::U_LOOP_CONFLICT;
  return by_access && !data_decides_accesses(*task_.before.function()) &&
         !data_decides_accesses(*task_.after.function());
}

}  // namespace tenor::solver
