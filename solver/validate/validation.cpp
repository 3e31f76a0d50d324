// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/validation.h"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/analysis/barriers.h"
#include "semantics/run/inputs.h"
#include "solver/specified/constraints.h"
#include "solver/specified/large_sizes.h"
#include "solver/validate/any_order.h"
#include "solver/validate/concrete_stage.h"
#include "solver/validate/family_stage.h"
#include "solver/validate/related.h"
#include "solver/validate/same_program.h"
#include "solver/validate/terms_stage.h"
#include "spec/diagnostic/usage_error.h"
#include "spec/ir/tir/packed.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;
using namespace semantics;

namespace {

/// Is there anything that a caller could give a smaller number for?
bool has_sizes(const PrimFunc& f) {
  const auto is_open = [](const PrimExpr* extent) { return !as<IntImm>(extent); };
  return std::ranges::any_of(
      f.buffers, [&](const Buffer* b) { return b && std::ranges::any_of(b->shape, is_open); });
}

const std::string kNotForAllSizes = "no comparison for all sizes: ";

class Validation {
 public:
  Validation(const Task& task, Judgement& result)
      : task_(task),
        result_(result),
        taken_before_(unpacked(*task.before.function())),
        taken_after_(unpacked(*task.after.function())),
        before_(taken_before_ ? *taken_before_ : *task.before.function()),
        after_(taken_after_ ? *taken_after_ : *task.after.function()) {}

  void run_stages() {
    if (stage("parameters", [&] { return parameters(); }) ||
        stage("names", [&] { return names(); }) ||
        stage("annotations", [&] { return annotations(); }) ||
        (task_.options.inputs.empty() && family()) || stage("sizes", [&] { return sizes(); }) ||
        (!task_.options.inputs.empty() && family()))
      return;
    at_sizes();
    if (why_not_all_.empty()) return;
    if (result_.verdict == Verdict::kUnknown)
      result_.notes.push_back(kNotForAllSizes + why_not_all_);
    else if (result_.bound)
      result_.why += "; not for all sizes: " + why_not_all_;
  }

 private:
  void at_sizes() {
    const Constants before(task_.before.module(), before_), after(task_.after.module(), after_);
    Sweep sweep(before, *first_, given_, task_.options.run.seed, task_.options.trials, &after);
    sweep.put_first(solved_sizes(before_, sweep.sizes(), task_.prover),
                    large_sizes(before, after, *first_));
    ConcreteStage runs(task_, sweep);
    const std::set<std::size_t> data = open_data(before, after);
    const OpenSizes open(*first_, data);
    const std::set<std::size_t> integers = given_integers();
    TermsStage terms(task_, sweep, open, data), of_given(task_, sweep, open, data, integers);
    if (stage("runs", [&] { return runs.decides(Effort::kFirstSteps, result_); }) ||
        compared(terms, integers.empty() ? nullptr : &of_given, runs))
      return note_clause(runs);
    if (stage("more runs", [&] { return runs.decides(task_.effort.run_steps, result_); })) return;
    result_.stage = "terms";
    if (runs.are_out_of_effort() && result_.hint.starts_with(kMoreRuns))
      result_.hint.replace(0, kMoreRuns.size(), kMoreEffort);
  }

  template <class Do>
  bool stage(const char* name, Do&& decides) {
    const auto begin = Clock::now();
    result_.stage = name;
    const bool decided = decides();
    result_.stages.push_back({name, std::chrono::duration<double>(Clock::now() - begin).count()});
    return decided;
  }

  bool parameters() {
    if (!taken_before_ || !taken_after_)
      return result_.decide(Verdict::kUnknown,
                            fmt::format("{} takes packed arguments, and does not say which",
                                        taken_before_ ? "AFTER" : "BEFORE"));
    const std::string why = mismatch(before_, after_);
    return !why.empty() && result_.decide(Verdict::kUnknown, why);
  }

  /// Do the threads of both sides meet alike? Else one text does not have one meaning.
  bool meet_alike() const {
    const Limits& limits = task_.options.run.limits;
    return meets_explicitly(task_.before, limits) == meets_explicitly(task_.after, limits);
  }

  bool names() {
    return meet_alike() && is_same(task_.before, task_.after) &&
           result_.decide(Verdict::kEquivalent, "identical up to renaming");
  }

  bool annotations() {
    const auto apart = differing_hints(task_.before, task_.after);
    return apart && meet_alike() &&
           result_.decide(
               Verdict::kEquivalent,
               "identical up to renaming and parts without run-time meaning: " + text_of(*apart));
  }

  /// Before anything is planned, where nothing is given: it does not depend on how large arrays
  /// are.
  bool family() {
    return stage("family",
                 [&] { return equal_for_all_sizes(task_, given_, result_, why_not_all_); });
  }

  /// By terms, for all arrays and then for integers as they were given; else what they leave open
  /// is tried.
  bool compared(TermsStage& terms, TermsStage* of_given, ConcreteStage& runs) {
    return by_terms("terms", terms) || (of_given && by_terms("terms of given", *of_given)) ||
           stage("counterexample", [&] { return runs.decides(terms.suggested(), result_); });
  }

  bool by_terms(const char* name, TermsStage& terms) {
    const bool decided = stage(name, [&] { return terms.decides(result_); });
    if (decided) result_.blocks.assign(terms.blocks().begin(), terms.blocks().end());
    return decided;
  }

  /// Another clause of the same error is not a difference, and worth a word.
  void note_clause(const ConcreteStage& runs) {
    if (result_.verdict != Verdict::kDifferent && !runs.clause_note().empty())
      result_.why += "; " + runs.clause_note();
  }

  /// Arrays of integers that the caller gave: indices, mostly.
  std::set<std::size_t> given_integers() const {
    std::set<std::size_t> given;
    for (std::size_t i = 0; i < first_->arguments.size(); ++i) {
      const PlannedArgument& a = first_->arguments[i];
      const bool is_array = a.is_tensor && a.elements && a.dtype.scalar.is_integer();
      if (is_array && !a.chosen) given.insert(i);
    }
    return given;
  }

  /// Integer parameters that are data on both sides, and that nothing gives.
  std::set<std::size_t> open_data(const Constants& before, const Constants& after) const {
    std::set<std::size_t> data;
    for (std::size_t i = 0; i < before_.params.size(); ++i)
      if (before.is_data(i) && after.is_data(i) && first_->arguments[i].chosen) data.insert(i);
    return data;
  }

  /// The first plan: what is open of the inputs.
  bool sizes() {
    const RunOptions& run = task_.options.run;
    given_ = parse_inputs(task_.options.inputs, run.limits.memory);
    const Trial given{given_, run.seed};
    Planned first = plan_side(task_.before, given, run, run.profile);
    if (const auto* problem = std::get_if<PlanProblem>(&first)) {
      const bool is_given = problem->kind == PlanProblem::Kind::kConflict && !given_.empty();
      if (problem->kind == PlanProblem::Kind::kUsage || is_given)
        throw UsageError(problem->message);
      result_.side = &task_.before;
      if (problem->kind == PlanProblem::Kind::kMemory)
        result_.hint = has_sizes(before_)
                           ? "give smaller sizes with --input n=…, or more with --memory"
                           : "give more with --memory";
      return result_.decide(Verdict::kUnknown, problem->message);
    }
    first_ = std::move(std::get<Plan>(first));
    return false;
  }

  const Task& task_;
  Judgement& result_;
  /// With the parameters that they had before these were packed.
  std::shared_ptr<const PrimFunc> taken_before_, taken_after_;
  const PrimFunc &before_, &after_;
  std::vector<Input> given_;
  std::string why_not_all_;
  std::optional<Plan> first_;  ///< of a run that is given these alone
};

/// Where the threads of both sides meet. Before barriers are inserted, those of the side before
/// meet after each statement; after that, a side after that has lost all its barriers has none.
void choose_barriers(Subject& before, Subject& after, const Limits& limits) {
  if (limits.barriers == Barriers::kImplicit) return;
  const bool asked = limits.barriers == Barriers::kExplicit;
  before.barriers = Barriers::kAuto;
  const bool is_explicit = asked || meets_explicitly(before, limits);
  after.barriers = is_explicit ? Barriers::kExplicit : Barriers::kAuto;
}

/// Where threads meet, and how arguments are given, where that is not alike on both sides.
std::vector<std::string> modes_of(const Task& task) {
  std::vector<std::string> modes;
  const Limits& limits = task.options.run.limits;
  if (meets_explicitly(task.after, limits))
    modes.emplace_back(meets_explicitly(task.before, limits) ? "explicit barriers"
                                                             : "explicit barriers in AFTER");
  const bool before = takes_packed_arguments(*task.before.function());
  if (before != takes_packed_arguments(*task.after.function()))
    modes.emplace_back(before ? "packed arguments in BEFORE" : "packed arguments in AFTER");
  return modes;
}
void name_modes(const Task& task, Judgement& result) {
  for (std::string& mode : modes_of(task))
    result.verdict == Verdict::kDifferent ? result.notes.push_back(std::move(mode))
                                          : void(result.why += "; " + mode);
}

/// With the parameters that both have.
Judgement validate_as_written(const Pair& pair, const ValidateOptions& options,
                              const Prover& prover,
                              const std::function<void(std::string_view)>& progress) {
  const auto time = std::chrono::milliseconds(static_cast<std::int64_t>(1000 * options.seconds));
  const Clock::time_point deadline = Clock::now() + time;
  Subject before = *pair.before, after = *pair.after;
  choose_barriers(before, after, options.run.limits);
  const auto judge = [&](const ValidateOptions& by) {
    Judgement result;
    const Task task{
        before, after, by, prover, Effort(by.effort), deadline, [&] {
                      progress(result.stage); }};
    Validation(task, result).run_stages();
    name_modes(task, result);
    if (result.side) result.side = result.side == &before ? pair.before : pair.after;
    return result;
  };
  const Judgement in_order = judge(options);
  const auto judge_sets = [&] {
    ValidateOptions sets = options;
    sets.any_order = true;
    Judgement all = judge(sets);
    if (all.verdict != Verdict::kUnknown) return all;
    sets.reductions_after = KeptReductions::kOfThreads;
    Judgement of_threads = judge(sets);
    return of_threads.verdict == Verdict::kUnknown ? all : of_threads;
  };
  if (updates_in_any_order(pair, options, in_order))
    return without_order(pair, in_order, judge_sets);
  if (!depends_on_order(pair, options, in_order)) return in_order;
  Judgement judged = joined(in_order, judge_sets());
  std::ranges::copy_if(in_order.notes, std::back_inserter(judged.notes),
                       [](const std::string& note) { return note.starts_with(kNotForAllSizes); });
  return judged;
}

}  // namespace

Judgement validate(const Pair& pair, const ValidateOptions& options, const Prover& prover,
                   const std::function<void(std::string_view)>& progress) {
  if (const auto related = validate_related(pair, options, prover, progress)) return *related;
  Judgement judged = validate_as_written(pair, options, prover, progress);
  if (judged.stage == "parameters" || judged.verdict == Verdict::kDifferent)
    find_relation(pair, options, prover, progress, judged);
  return judged;
}

Judgement compare_graphs(const Pair& pair) {
  Judgement result;
  result.stage = "names";
  if (is_same_model(*pair.before, *pair.after)) {
    result.decide(Verdict::kEquivalent,
                  "identical up to renaming, including the functions that it calls");
    return result;
  }
  const bool is_before = pair.before->refused.has_value();
  const Subject& refused = is_before ? *pair.before : *pair.after;
  result.leave_open(
      fmt::format("{} cannot be run, so the functions are compared only up to renaming, with all "
                  "that they call, and these differ",
                  is_before ? "BEFORE" : "AFTER"),
      fmt::format("tenor check {}", refused.file));
  return result;
}

}  // namespace tenor::solver
