// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/terms_stage.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

#include "solver/validate/any_order.h"
#include "solver/validate/data_loops.h"
#include "solver/validate/reduction_sets.h"
#include "solver/validate/rounding.h"
#include "solver/validate/suggestions.h"
#include "solver/validate/tuple_sets.h"
#include "spec/ir/tir/children.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;
using namespace semantics;

namespace {

using Kind = TriedSizes::Kind;
/// Combinations of open sizes that both sides are compared at.
constexpr std::size_t kSizes = 16;
/// Trials of what the prover found, each with other data beside.
constexpr std::size_t kSuggested = 4;

constexpr std::uint64_t kBytesOfTerm = 32;  ///< that the bank needs, roughly

/// Does the run end as no clause says, whatever the data are?
bool ends_without_promise(const TermInvocation& run) {
  return std::ranges::any_of(run.exits, [](const TermExit& e) {
    return e.condition == kTrue && e.outcome.kind == OutcomeKind::kUnspecified;
  });
}

bool always_errs(const TermInvocation& run) {
  return !run.comes_to_its_end && std::ranges::all_of(run.exits, [](const TermExit& e) {
    return e.outcome.kind == OutcomeKind::kError;
  });
}

bool was_cut(const TermSide& side) { return side.run.outcome.kind == OutcomeKind::kExhausted; }

/// Has it a store, or a call of anything but a function of numbers?
bool has_effects(const Stmt* s) {
  const auto* evaluate = as<Evaluate>(s);
  const auto* call = evaluate ? as<Call>(evaluate->value) : nullptr;
  bool found = s->kind == StmtKind::kBufferStore ||
               (call && call->op != "ret" &&
                !(call->builtin && call->builtin->effect == BuiltinEffect::kPure));
  for_each_substatement(s, [&](const Stmt* child) { found = found || has_effects(child); });
  return found;
}

}  // namespace

TermsStage::TermsStage(const Task& task, const Sweep& sweep, const OpenSizes& open,
                       std::set<std::size_t> data, std::set<std::size_t> kept)
    : task_(task),
      sweep_(sweep),
      open_(open),
      runs_(task, std::move(data), kept, !open.empty()),
      has_effects_(has_effects(task.before.function()->body)),
      is_of_given_(!kept.empty()),
      may_fold_loops_(!task.options.any_order && may_fold_loops(task.before.function()->body) &&
                      may_fold_loops(task.after.function()->body)),
      questions_(task.prover, task.effort.questions, [this] { return task_.is_late(); }) {}

std::vector<std::size_t> TermsStage::order() const {
  const std::size_t solved = sweep_.solved(), large = sweep_.large();
  std::vector<std::size_t> numbers(solved);
  std::iota(numbers.begin(), numbers.end(), 0);
  const std::size_t others = sweep_.combinations() - solved - large;
  // All over the others, so that every size takes many values.
  std::size_t stride = std::max<std::size_t>(1, others * 5 / 8);
  while (std::gcd(stride, others) > 1) ++stride;
  for (std::size_t k = 0; k < others && numbers.size() < kSizes; ++k)
    numbers.push_back(solved + large + k * stride % others);
  std::ranges::stable_sort(numbers, {}, [&](std::size_t n) { return total(sweep_.trial(n)); });
  for (std::size_t k = 0; k < large; ++k) numbers.push_back(solved + k);
  return numbers;
}

std::int64_t TermsStage::total(const Trial& trial) const {
  std::int64_t sum = 0;
  for (const auto& [name, value] : open_.in(trial)) sum += value;
  return sum;
}

bool TermsStage::decides(Judgement& result) {
  const std::vector<std::size_t> numbers = order();
  std::set<std::pair<Sizes, decltype(Trial::layout)>> seen;
  for (std::size_t k = 0; k < numbers.size(); ++k) {
    const Trial trial = sweep_.trial(numbers[k]);
    if (!seen.insert({open_.in(trial), trial.layout}).second) continue;
    const Step step = task_.is_late()             ? Step::kOutOfTime
                      : runs_.are_out_of_effort() ? Step::kOutOfEffort
                                                  : compare(trial, result);
    if (step == Step::kOutOfTime) return cut(std::span(numbers).subspan(k), result);
    if (step == Step::kOutOfEffort) tried_.add(Kind::kBeyondEffort, open_.in(trial));
    if (step == Step::kUndecided) return false;
  }
  return conclude(result);
}

bool TermsStage::conclude(Judgement& result) {
  if (tried_.has(Kind::kCompared)) {
    if (!open_.empty()) {
      result.sizes = tried_.of(Kind::kCompared);
      result.bound = {VerdictBound::Kind::kSizes, bound_of(result.sizes)};
    }
    return result.decide(refines_ ? Verdict::kRefines : Verdict::kEquivalent, says());
  }
  if (tried_.has(Kind::kTooLarge))
    return result.leave_open("nothing could be compared as terms" + tried_.others(), more(""));
  if (tried_.has(Kind::kBeyondEffort))
    return result.leave_open("nothing could be compared as terms" + tried_.others(),
                             more("effort with --effort"));
  if (tried_.has(Kind::kErring) || tried_.has(Kind::kIdle))
    return result.decide(Verdict::kVacuous,
                         "there is nothing to compare at any size tried" + tried_.others());
  if (tried_.has(Kind::kUnspecified))
    return result.leave_open(
        "BEFORE is unspecified" + tried_.reach(Kind::kUnspecified),
        open_.empty() ? "" : "give sizes at which BEFORE is specified: --input n=…");
  return result.leave_open("no run could start at the sizes tried",
                           open_.empty() ? "" : "give sizes that BEFORE accepts: --input n=…");
}

std::string TermsStage::says() const {
  return fmt::format(
      "the same terms{}{}{}{}{}{}", is_of_given_ ? " for the integers of the given arrays" : "",
      laws_ == TermLaws::kSame ? "" : fmt::format(" by {}", semantics::to_string(laws_)),
      folds_loops_ ? "; an iteration of each loop that data end" : "",
      by_prover_ ? "; the prover compared conditions on data" : "",
      loses_error_ ? fmt::format("; {}", kLosesError) : "", tried_.others());
}

TermComparison TermsStage::compared(TermBank& bank, const Trial& trial, const TermSide& b,
                                    const TermSide& a) {
  const auto with = [&](const TermSide& before, const TermSide& after) {
    return compare_terms(bank, before.run, after.run, comparison_of(task_.options), b.plan,
                         questions_);
  };
  TermComparison found = with(b, a);
  const auto divides_by_zero = [](const TermExit& e) {
    return e.outcome.code == Code::E_DIVIDE_BY_ZERO;
  };
  if (found.relation != TermComparison::Relation::kUnknown || task_.options.any_order ||
      std::ranges::none_of(b.run.exits, divides_by_zero))
    return found;
  const RunOptions options = without_unused(task_.options.run);
  const TermSide before = runs_.run(bank, task_.before, trial, options);
  TermComparison again = with(before, a);
  if (again.relation == TermComparison::Relation::kUnknown && found.only_divisions) {
    const TermSide after = runs_.run(bank, task_.after, b.plan, options);
    again = with(before, after);
  }
  if (again.relation == TermComparison::Relation::kUnknown) {
    if (!again.data.empty()) found.data = std::move(again.data);
    if (!again.floats.empty()) found.floats = std::move(again.floats);
    return found;
  }
  loses_error_ = true;
  again.relation = TermComparison::Relation::kRefines;
  return again;
}

/// To follow iterations takes long, and some loops have too many; others are the same only so.
TermsStage::Step TermsStage::compare(const Trial& trial, Judgement& result) {
  if (!may_fold_loops_) return compare(trial, result, Loops::kFollowed);
  Judgement folded = result;
  const Step step = compare(trial, folded, Loops::kFolded);
  if (step == Step::kUndecided && compare(trial, result, Loops::kFollowed) == Step::kCompared)
    return Step::kCompared;
  result = std::move(folded);
  return step;
}

TermsStage::Step TermsStage::compare(const Trial& trial, Judgement& result, Loops loops) {
  TermBank bank(task_.options.run.limits.memory / kBytesOfTerm);
  if (loops == Loops::kFolded) bank.fold_loops();
  // A combiner is recognised by its comparisons.
  if (task_.options.any_order && combines_tuples(task_.before)) bank.keep_choices();
  questions_.begin();
  RunOptions options = task_.options.run;
  if (trial.is_large)
    options.limits.steps = std::min(options.limits.steps, task_.effort.large_steps);
  TermSide b = runs_.run(bank, task_.before, trial, options);
  if (b.problem) {
    if (b.problem->kind == PlanProblem::Kind::kMemory) tried_.add(Kind::kTooLarge, open_.in(trial));
    return Step::kNoRun;
  }
  TermSide a = runs_.run(bank, task_.after, b.plan, options);
  if (a.problem) {
    result.leave_open("AFTER does not accept the inputs of BEFORE: " + a.problem->message, "");
    return Step::kUndecided;
  }
  if (trial.is_large && (was_cut(b) || was_cut(a) || bank.full())) {
    tried_.add(bank.full() ? Kind::kTooLarge : Kind::kBeyondEffort, open_.in(trial));
    return Step::kNoRun;
  }
  if (ends_without_promise(b.run)) {
    tried_.add(Kind::kUnspecified, open_.in(b.plan));
    return Step::kNoRun;
  }
  if (task_.options.any_order && !name(bank, b, a, result)) return Step::kUndecided;
  const TermComparison found = compared(bank, trial, b, a);
  if (found.relation == TermComparison::Relation::kUnknown) {
    if (task_.is_late()) return Step::kOutOfTime;
    if (runs_.are_out_of_effort() && tried_.has(Kind::kCompared)) return Step::kOutOfEffort;
    suggest(bank, found, b.plan, trial);
    leave_open(bank, b, a, found.why, result);
    return Step::kUndecided;
  }
  tried_.add(kind_of(b.run), open_.in(b.plan));
  refines_ |= found.relation == TermComparison::Relation::kRefines;
  laws_ = std::max(laws_, found.laws);
  by_prover_ |= found.by_prover;
  folds_loops_ |= loops == Loops::kFolded;
  return Step::kCompared;
}

/// Gives reductions of both sides their names, where they can have some.
bool TermsStage::name(TermBank& bank, TermSide& before, TermSide& after, Judgement& result) {
  for (const auto name : {name_choices, name_reductions}) {
    const auto named = name(bank, before.run, after.run);
    if (!named)
      return result.leave_open(
          "a reduction is read before its block has ended, or by its bits, or "
          "threads of AFTER choose what no block of BEFORE does",
          "");
    blocks_.insert(named->blocks.begin(), named->blocks.end());
    refines_ |= !named->are_equal;
  }
  return true;
}

/// Sizes that the caller gave, or that the program states, show what they show.
Kind TermsStage::kind_of(const TermInvocation& before) const {
  if (open_.empty()) return Kind::kCompared;
  if (always_errs(before)) return Kind::kErring;
  return has_effects_ && !before.stores && !before.returned ? Kind::kIdle : Kind::kCompared;
}

void TermsStage::suggest(const TermBank& bank, const TermComparison& found, const Plan& plan,
                         const Trial& trial) {
  WrittenData data = written(bank, found.data);
  std::vector<TermId> floats = found.floats;
  const auto is_given = [&](TermId input) {
    const std::uint32_t argument = bank.at(input).detail;
    return !sweep_.draws(plan.arguments[argument].name) && !runs_.is_data(argument);
  };
  std::erase_if(data, [&](const auto& each) { return is_given(each.first); });
  std::erase_if(floats, is_given);
  for (std::size_t k = 0; k < kSuggested && !data.empty(); ++k)
    suggested_.push_back(trial_at(bank, data, plan, trial, trial.seed + k));
  for (const WrittenData& edges : with_edges(data, floats))
    suggested_.push_back(trial_at(bank, edges, plan, trial, trial.seed));
}

}  // namespace tenor::solver
