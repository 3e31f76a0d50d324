// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/relax/model_validation.h"

#include <fmt/format.h>

#include <mutex>
#include <regex>

#include "semantics/relax/state/views.h"
#include "semantics/request/model_inputs.h"
#include "semantics/run/inputs.h"
#include "solver/specified/model_trials.h"
#include "solver/validate/relax/flow_stage.h"
#include "solver/validate/relax/model_runs.h"
#include "solver/validate/relax/model_terms.h"
#include "solver/validate/same_program.h"
#include "spec/diagnostic/usage_error.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// A heading and its lines: `main cannot be called so: x: ...; y: ...`.
std::string in_one_line(std::string_view message) {
  std::string text;
  for (const char c : message)
    if (c != '\n')
      text += c;
    else if (!text.ends_with(':'))
      text += ';';
  return std::regex_replace(text, std::regex(" {2,}"), " ");
}

class ModelValidation {
 public:
  ModelValidation(const Task& task, Judgement& result) : task_(task), result_(result) {}

  void run_stages() {
    if (stage("parameters", [&] { return parameters(); }) ||
        stage("names", [&] { return names(); }) ||
        stage("annotations", [&] { return annotations(); }) ||
        stage("data flow", [&] { return data_flow(); }) ||
        stage("views", [&] { return views(); }) || stage("sizes", [&] { return sizes(); }))
      return;
    const OpenSizes open(first_->parts);
    const Sweep sweep = model_sweep(task_.before, first_->parts, given_, task_.options.run.seed,
                                    task_.options.trials, task_.prover, &task_.after);
    ModelRuns runs(task_, sweep);
    ModelTerms terms(task_, sweep, open);
    if (stage("runs", [&] { return runs.decides(Effort::kFirstSteps, result_); }) ||
        stage("terms", [&] { return terms.decides(result_); }) ||
        (runs.may_round_otherwise() && up_to_operators(sweep, open)))
      return;
    const Judgement left = result_;
    if (stage("more runs", [&] { return runs.decides(task_.effort.run_steps, result_); })) return;
    result_.stage = "terms", result_.why = left.why, result_.hint = left.hint;
    if (runs.differ_by_rounding())
      result_.hint = "give whole numbers, with which nothing rounds, such as --input x=whole:7";
    result_.notes.push_back("the comparison of data flow stopped: " + flow_);
  }

 private:
  template <class Do>
  bool stage(const char* name, Do&& decides) {
    const auto begin = Clock::now();
    result_.stage = name;
    const bool decided = decides();
    result_.stages.push_back({name, std::chrono::duration<double>(Clock::now() - begin).count()});
    return decided;
  }

  bool parameters() {
    const std::string why = mismatch(*task_.before.model(), *task_.after.model());
    return !why.empty() && result_.decide(Verdict::kUnknown, why);
  }
  bool names() {
    return is_same_model(task_.before, task_.after) &&
           result_.decide(Verdict::kEquivalent,
                          "identical up to renaming, including the functions that it calls");
  }
  bool annotations() {
    const auto apart = differing_hints(task_.before, task_.after);
    return apart &&
           result_.decide(Verdict::kEquivalent,
                          "identical up to renaming and, in the functions that it calls, parts "
                          "without run-time meaning: " +
                              text_of(*apart));
  }
  /// Where it can be seen whether an operator copies or gives a view, neither side says what it is.
  bool views() {
    for (const Subject* side : {&task_.before, &task_.after}) {
      const auto views = semantics::relax::observable_views(side->module(), side->model());
      if (!views.first) continue;
      result_.side = side;
      result_.hint = "write to a copy, or to nothing that has a view";
      return result_.decide(
          Verdict::kUnknown,
          fmt::format("{} may copy or give a view, and what is written in place shows which "
                      "(N-OPERATOR-FREEDOM)",
                      views.names));
    }
    return false;
  }
  /// For all sizes: nothing is run.
  bool data_flow() {
    flow_ = "other readings of the ledger are asked for";
    if (!task_.options.run.reading_flags.empty()) return false;
    const FlowComparison found = compare_flow(task_.before, task_.after, task_.prover);
    flow_ = found.why;
    if (found.relation == FlowComparison::Relation::kOpen) return false;
    if (found.relation == FlowComparison::Relation::kRefines)
      return result_.decide(Verdict::kRefines, "the same operations on the same values; " + flow_);
    return result_.decide(Verdict::kEquivalent, "the same operations on the same values");
  }
  /// As `terms`, where floats are real numbers: no document says how operators round.
  bool up_to_operators(const Sweep& sweep, const OpenSizes& open) {
    if (assumes(task_.options)) return false;
    Judgement found = result_;
    ValidateOptions options = task_.options;
    options.granted = TermLaws::kReal;
    const Task task{task_.before,  task_.after,         options,       task_.prover,
                    task_.effort,  task_.deadline,      task_.goes_on, task_.files,
                    task_.written, task_.written_sizes, task_.unshown};
    ModelTerms terms(task, sweep, open, true);
    if (!stage("operators", [&] { return terms.decides(found); })) return false;
    found.stage = result_.stage, found.stages = std::move(result_.stages);
    found.up_to_operators = true;
    found.why = "up to how operators round (RLX-D49): " + found.why;
    result_ = std::move(found);
    return true;
  }
  bool sizes() {
    given_ = parse_inputs(task_.options.inputs, task_.options.run.limits.memory);
    auto first = plan_of(task_, given_, task_.options.run.seed);
    if (const auto* problem = std::get_if<PlanProblem>(&first)) {
      const bool is_given =
          !given_.empty() || !task_.files.weights.empty() || !task_.files.constants.empty();
      if (problem->kind == PlanProblem::Kind::kUsage && is_given)
        throw UsageError(problem->message);
      result_.side = &task_.before;
      result_.notes.push_back("the comparison of data flow stopped: " + flow_);
      return result_.decide(Verdict::kUnknown, in_one_line(problem->message));
    }
    first_ = std::get<ModelPlan>(std::move(first));
    return false;
  }

  const Task& task_;
  Judgement& result_;
  std::vector<Input> given_;
  std::optional<ModelPlan> first_;
  std::string flow_;  ///< why the data flow did not decide
};

/// Those that were asked for, in their order. A function that makes weights takes part in any.
std::vector<ModelRelation> relations_for(const Pair& pair, const ValidateOptions& options) {
  const auto& asked = options.relations;
  const bool is_lifted = std::ranges::find(asked, ModelRelation::kLifted) != asked.end();
  if (is_lifted && transform_of(*pair.after)) return {ModelRelation::kLifted};
  if (mismatch(*pair.before->model(), *pair.after->model()).empty()) return {};
  return asked;
}

/// The pair as the first relation has it that was asked for and applies; nothing where both have
/// the same parameters.
std::optional<RelatedPair> related_as_asked(const Pair& pair, const ValidateOptions& options,
                                            const Prover& prover, Judgement& result) {
  for (const ModelRelation relation : relations_for(pair, options)) {
    Relating made = relate(pair, relation, prover);
    if (!made.pair) {
      result.notes.push_back(
          fmt::format("--relation {} does not apply: {}", to_string(relation), made.problem));
      continue;
    }
    result.relation = to_string(relation);
    if (!made.pair->says.empty()) result.relation += fmt::format(" ({})", made.pair->says);
    return std::move(made.pair);
  }
  return {};
}

bool is_kept(const Judgement& found) {
  return found.verdict == Verdict::kEquivalent || found.verdict == Verdict::kRefines;
}

/// Of a pair, as it is written or as a relation has it.
class Comparison {
 public:
  Comparison(const Pair& pair, const ValidateOptions& options, const Prover& prover,
             const std::function<void(std::string_view)>& progress)
      : pair_(pair), options_(options), prover_(prover), progress_(progress) {}

  /// By all stages, as a relation has the pair or as it is written; `result` says which.
  void judge(const RelatedPair* related, Judgement& result) const {
    const auto time = std::chrono::milliseconds(static_cast<std::int64_t>(1000 * options_.seconds));
    const Pair compared = related ? Pair{&related->before, &related->after} : pair_;
    const Task task{*compared.before,
                    *compared.after,
                    options_,
                    prover_,
                    Effort(options_.effort),
                    Clock::now() + time,
                    [&] { progress_(result.stage); },
                    model_inputs(options_.run, {}),
                    related ? &pair_ : nullptr,
                    related ? related->sizes : std::vector<semantics::Assignment>(),
                    related ? related->unshown : ""};
    ModelValidation(task, result).run_stages();
    if (related && result.side)
      result.side = result.side == compared.before ? pair_.before : pair_.after;
  }

  /// Under a relation that keeps what BEFORE does, the verdict is for callers that follow it, if
  /// none was asked for. Else `result` names what could be.
  void find_relation(Judgement& result) const {
    for (const ModelRelation relation : {ModelRelation::kLifted, ModelRelation::kSpecialised,
                                         ModelRelation::kBundled, ModelRelation::kBound}) {
      const Relating made = relate(pair_, relation, prover_);
      if (!made.pair || !mismatch(*made.pair->before.model(), *made.pair->after.model()).empty())
        continue;
      if (options_.relations.empty() && holds_under(*made.pair, relation, result)) return;
      if (result.stage == "parameters" && result.hint.empty())
        result.hint = fmt::format("where that is meant, --relation {} compares them all the same",
                                  to_string(relation));
    }
  }

 private:
  bool holds_under(const RelatedPair& related, ModelRelation relation, Judgement& result) const {
    Judgement found;
    judge(&related, found);
    if (!is_kept(found)) return false;
    const std::string sizes = found.bound ? fmt::format(", and {}", found.bound->text) : "";
    found.bound = {VerdictBound::Kind::kCondition, related.calls + sizes};
    found.relation = to_string(relation);
    result = std::move(found);
    return true;
  }

  const Pair& pair_;
  const ValidateOptions& options_;
  const Prover& prover_;
  const std::function<void(std::string_view)>& progress_;
};

/// Has a pass made a function that takes the weights of another, and has it new ones?
bool has_new_transform(const Pair& pair) {
  const Function* made = transform_of(*pair.after);
  return made && std::ranges::find(pair.before->module().functions, made->name, &Function::name) ==
                     pair.before->module().functions.end();
}

/// Does a text leave out constants, and says no file what they are?
bool draws_constants(const Pair& pair, const ValidateOptions& options) {
  const auto leaves_some = [](const Subject& s) {
    return !omitted_constants(s.module(), s.reachable, s.loaded->parsed.program).empty();
  };
  return options.run.constants.empty() && (leaves_some(*pair.before) || leaves_some(*pair.after));
}

}  // namespace

Judgement validate_models(const Pair& pair, const ValidateOptions& options, const Prover& prover,
                          const std::function<void(std::string_view)>& progress) {
  static std::mutex one_at_a_time;
  const std::lock_guard lock(one_at_a_time);
  const Comparison comparison(pair, options, prover, progress);
  Judgement result;
  const auto related = related_as_asked(pair, options, prover, result);
  comparison.judge(related ? &*related : nullptr, result);
  const bool may_relate = result.stage == "parameters" || has_new_transform(pair);
  if (!related && !is_kept(result) && may_relate) comparison.find_relation(result);
  if (is_kept(result) && draws_constants(pair, options))
    result.why += "; where constants that the texts leave out are the same by their numbers";
  return result;
}

}  // namespace tenor::solver
