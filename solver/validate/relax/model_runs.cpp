// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/relax/model_runs.h"

#include <fmt/format.h>

#include <algorithm>

#include "solver/validate/relax/model_replays.h"
#include "solver/validate/relax/model_rounding.h"
#include "solver/validate/rounding.h"
#include "solver/validate/witness.h"
#include "spec/check/wording.h"
#include "spec/relax/children.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

/// Notes of runs that leave what another run of the same inputs need not.
constexpr Code kFree[] = {Code::N_MIN_MAX, Code::N_WRITE_ORDER, Code::N_OPERATOR_FREEDOM,
                          Code::N_RANDOM};

bool is_free(const semantics::relax::ModelInvocation& run) {
  return std::ranges::any_of(run.notes, [](const Note& note) {
    return std::ranges::find(kFree, note.code) != std::end(kFree);
  });
}

bool is_specified(const Outcome& outcome) {
  return outcome.kind == OutcomeKind::kDone || outcome.kind == OutcomeKind::kError;
}

/// Is it a binding, or a value that one has, outside of all dataflow blocks of `e`?
bool stands_outside(const spec::relax::Expr* e, const Node* node, bool in_dataflow) {
  const auto* seq = spec::relax::as<spec::relax::SeqExpr>(e);
  if (!seq) {
    bool found = false;
    spec::relax::for_each_subexpression(e, [&](const spec::relax::Expr* part) {
      found = found || stands_outside(part, node, in_dataflow);
    });
    return found || (e == node && !in_dataflow);
  }
  for (const spec::relax::BindingBlock* block : seq->blocks)
    for (const spec::relax::Binding* b : block->bindings) {
      const bool inside = in_dataflow || block->is_dataflow;
      if ((b == node && !inside) || stands_outside(b->value, node, inside)) return true;
    }
  return stands_outside(seq->body, node, in_dataflow);
}

/// The name of the operator that it calls; empty: it calls none.
std::string_view operator_of(const spec::relax::Expr* e) {
  const auto* call = spec::relax::as<spec::relax::Call>(e);
  const auto* op = call ? spec::relax::as<spec::relax::Op>(call->op) : nullptr;
  return op ? op->op_name : std::string_view();
}

/// Does `is` hold of an expression of Relax that a run of `subject` can reach?
bool any_expression(const Subject& subject, auto&& is) {
  bool found = false;
  for (const spec::Function* f : subject.reachable)
    if (f->relax_func)
      spec::relax::for_each_expression_in(
          f->relax_func->body, [&](const spec::relax::Expr* e) { found = found || is(e); });
  return found;
}

}  // namespace

bool ModelRuns::has_operators(const Subject& subject) {
  constexpr std::string_view kDefined[] = {"call_",   "builtin.",     "memory.",   "vm.",
                                           "invoke_", "shape_of",     "print",     "assert_op",
                                           "null_",   "make_closure", "to_vdevice"};
  return any_expression(subject, [&](const spec::relax::Expr* e) {
    const std::string_view name = operator_of(e);
    return !name.empty() && std::ranges::none_of(kDefined, [&](std::string_view start) {
      return name.starts_with(start);
    });
  });
}

/// Can what data are decide how it ends, or the shape of what it gives?
bool ModelRuns::has_choices(const Subject& subject) {
  constexpr std::string_view kChoosing[] = {"assert_op", "nonzero", "unique", "tensor_to_shape",
                                            "dynamic_strided_slice"};
  return any_expression(subject, [&](const spec::relax::Expr* e) {
    return e->kind == spec::relax::ExprKind::kIf ||
           std::ranges::find(kChoosing, operator_of(e)) != std::end(kChoosing);
  });
}

/// An error in a dataflow block may disappear (RLX-D32); of errors elsewhere in the function itself
/// it is known that they are in none.
bool ModelRuns::may_be_dropped(const Outcome& error) const {
  const auto* f = task_.before.model();
  return error.kind == OutcomeKind::kError && error.node != f &&
         !stands_outside(f->body, error.node, false);
}

ModelRuns::Run ModelRuns::run(const Subject& subject, const ModelPlan& plan, std::uint64_t most) {
  const auto setup = model_setup(task_, subject, plan, most);
  Run made = semantics::relax::invoke(setup, plan.arguments,
                                      [&](std::uint64_t) { return !task_.is_late(); });
  steps_left_ -= std::min(steps_left_, made.steps);
  return made;
}

/// Where floats may be rounded otherwise, every second trial that is not of extremes has whole
/// numbers, of which operators may give exact results.
Trial ModelRuns::next_trial() {
  if (assumes(task_.options)) return sweep_.whole_trial(trial_);
  Trial trial = sweep_.trial(trial_);
  const bool may_be_whole = may_round_otherwise_ && !trial.edges;
  return may_be_whole && plain_++ % 2 == 0 ? sweep_.whole_trial(trial_) : trial;
}

bool ModelRuns::decides(std::uint64_t steps, Judgement& result) {
  const std::uint64_t most = steps_left_ - std::min(steps_left_, steps);
  for (; trial_ < sweep_.runs() && steps_left_ > 0 && !task_.is_late(); ++trial_) {
    if (specified_ > 0 && steps_left_ <= most) break;
    const Trial trial = next_trial();
    const auto planned = plan_of(task_, trial.inputs, trial.seed);
    const auto* plan = std::get_if<ModelPlan>(&planned);
    if (!plan) continue;
    of_extremes_ = trial.edges;
    const RoundingWatch rounding;
    const Run b = run(task_.before, *plan, steps_left_ / Effort::kShareOfRun);
    if (b.outcome.kind == OutcomeKind::kUnspecified) unspecified_ = b.outcome;
    if (!is_specified(b.outcome)) continue;
    ++specified_;
    const Run a = run(task_.after, *plan,
                      std::min(steps_left_ / Effort::kShareOfRun,
                               Effort::kTimesBefore * b.steps + Effort::kFirstSteps));
    if (a.outcome.kind == OutcomeKind::kExhausted || a.outcome.kind == OutcomeKind::kOutOfScope ||
        is_free(b) || is_free(a))
      continue;
    is_exact_ = rounding.saw_none();
    if (compare(*plan, b, a, result)) return true;
    compared_.insert(trial_);
  }
  if (!compared_.empty())
    result.scope = fmt::format("{}: {}", what_runs_show(), sweep_.scope(compared_));
  if (specified_ > 0 || !unspecified_ || trial_ < sweep_.runs()) return false;
  result.point_at(task_.before, *unspecified_);
  result.scope = sweep_.scope(trial_);
  return result.decide(
      Verdict::kVacuous,
      fmt::format("BEFORE is unspecified on every input tried: {}", unspecified_->message));
}

std::string ModelRuns::what_runs_show() const {
  const std::string runs = counted(compared_.size(), "run");
  if (explained_ == 0) return "no difference in " + runs;
  return fmt::format(
      "{} of {} differ ({}), which {} may explain", explained_, runs, explained_by_,
      draws_constants_ ? "constants that the texts leave out" : "rounding or what is assumed");
}

/// Rounding, or what `--assume` grants, may explain a difference of floats, so that one decides
/// nothing then.
bool ModelRuns::may_be_explained(const ModelDifference& found) const {
  if (assumes(task_.options) && found.found.element) return true;
  if (!may_round_otherwise_) return false;
  return (!is_exact_ && (found.is_of_data || has_choices_)) || (found.is_float && !found.is_far);
}

/// Asked of some differences alone: each takes two runs as terms. Where operators choose, these
/// follow one choice of several.
bool ModelRuns::is_beyond_rounding(const ModelPlan& plan, const ModelDifference& found) {
  if (has_choices_ || of_extremes_ || assumes(task_.options) || !found.is_far ||
      asked_ >= kMostAsked)
    return false;
  ++asked_;
  return solver::is_beyond_rounding(task_, plan, found, steps_left_ / Effort::kShareOfRun);
}

bool ModelRuns::compare(const ModelPlan& plan, const Run& b, const Run& a, Judgement& result) {
  if (a.outcome.kind == OutcomeKind::kDone && may_be_dropped(b.outcome)) return false;
  std::vector<std::string> names;
  for (const auto* v : task_.before.model()->params) names.emplace_back(v->name_hint);
  const auto found = model_difference(b, a, names, comparison_of(task_.options));
  if (!found) return false;
  draws_constants_ |= !plan.drawn.empty();
  if (draws_constants_ || (may_be_explained(*found) && !is_beyond_rounding(plan, *found))) {
    if (explained_++ == 0) explained_by_ = found->found.text;
    return false;
  }
  return show(plan, a, found->found, found->part, result);
}

bool ModelRuns::show(const ModelPlan& plan, const Run& a, const RunDifference& found,
                     const std::string& part, Judgement& result) {
  Replays replays = model_replays(task_, plan, part);
  result.scope.clear();
  result.notes = std::move(replays.notes);
  if (!task_.unshown.empty())
    result.hint = "run that function by hand, and then both on what it makes and takes";
  if (!replays.problem.empty())
    return result.decide(
        Verdict::kUnknown,
        fmt::format("two runs differ ({}), but their replay lines do not show it: {}", found.text,
                    replays.problem));
  result.witness = witness_of(plan.parts), result.replays = std::move(replays.lines);
  if (a.outcome.kind != OutcomeKind::kDone) result.point_at(task_.after, a.outcome);
  return result.decide(Verdict::kDifferent, found.text);
}

}  // namespace tenor::solver
