// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/model_trials.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "semantics/relax/concrete.h"
#include "semantics/relax/model_run.h"
#include "semantics/run/model/initializer.h"
#include "semantics/run/model/parts.h"
#include "semantics/run/model/results.h"
#include "solver/specified/model_constants.h"
#include "solver/specified/model_sizes.h"
#include "spec/relax/children.h"

namespace tenor::solver {

using namespace spec;
using namespace semantics;

namespace {

using spec::relax::Binding;

/// Of the steps that are left, a run on extreme values may take one part of so many: such a value
/// may be the size of something.
constexpr std::uint64_t kEdgeShare = 8;

/// The problem of a usage as one of the function, in one line.
PlanProblem external(const PlanProblem& problem, const Node* f) {
  std::string line;
  for (std::size_t i = 0; i < problem.message.size(); ++i) {
    if (problem.message[i] != '\n') {
      line += problem.message[i];
      continue;
    }
    if (!line.ends_with(':')) line += ';';
    ++i;  // of the two blanks of a line, one is left
  }
  return {PlanProblem::Kind::kExternal, line, f};
}

/// Calls `visit(binding)` for the bindings of a sequence in order, until it answers false; and for
/// what is inside a value of which it answered true.
template <class Visit>
void walk_bindings(const spec::relax::Expr* e, const Visit& visit) {
  const auto* seq = spec::relax::as<spec::relax::SeqExpr>(e);
  if (!seq)
    return spec::relax::for_each_subexpression(
        e, [&](const spec::relax::Expr* part) { walk_bindings(part, visit); });
  for (const spec::relax::BindingBlock* block : seq->blocks)
    for (const Binding* b : block->bindings) {
      if (!visit(b)) return;
      walk_bindings(b->value, visit);
    }
  walk_bindings(seq->body, visit);
}

/// The largest value that callers give the size, as an attribute of the function says: compilers
/// plan memory by it.
std::int64_t promised(const Subject& subject, const std::string& size) {
  constexpr std::int64_t kNoLimit = std::numeric_limits<std::int64_t>::max();
  const spec::Object* limits = find(subject.model()->attrs, "tir_var_upper_bound");
  const spec::Object* limit = limits ? find(limits->entries, size) : nullptr;
  return limit && limit->kind == spec::Object::Kind::kInt ? limit->integer : kNoLimit;
}

/// Those up to a limit, and that.
std::set<std::int64_t> within(std::set<std::int64_t> sizes, std::int64_t limit) {
  const auto beyond = sizes.upper_bound(limit);
  if (beyond != sizes.end()) sizes.insert(limit);
  sizes.erase(sizes.upper_bound(limit), sizes.end());
  return sizes;
}

/// The call of Relax in which a run has ended; null where it has in none.
template <class M>
const Node* innermost_call(const M& m) {
  const auto& frames = m.frames();
  for (std::size_t i = frames.size(); i > 0; --i)
    if (frames[i - 1].tag == tag_in<semantics::Model::Frames, semantics::relax::PrimFuncDone>())
      return frames[i - 1].node;
  return nullptr;
}

}  // namespace

Sweep model_sweep(const Subject& subject, const Plan& first, const std::vector<Input>& given,
                  std::uint64_t seed, std::size_t runs, const Prover& prover, const Subject* also) {
  std::set<std::int64_t> sizes = usual_sizes();
  sizes.merge(model_constants(subject));
  if (also) sizes.merge(model_constants(*also));
  std::vector<OpenSize> open;
  std::vector<std::string> drawn;
  for (const PlannedSize& size : first.sizes)
    if (size.chosen) open.push_back({size.name, within(sizes, promised(subject, size.name))});
  const std::vector<ModelPart> parts = parts_of(*subject.model());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const PlannedArgument& a = first.arguments[i];
    if (!a.chosen || parts[i].value) continue;  // what its StructInfo says follows from sizes
    if (!is_open_size(a)) {
      drawn.push_back(a.name);
      continue;
    }
    open.push_back({a.name, sizes});
    const bool is_signed = parts[i].kind == ModelPart::Kind::kPrim && a.scalar->type.is_int();
    if (is_signed) open.back().values.insert(-1);
  }
  Sweep sweep(open, std::move(drawn), given, seed, runs);
  std::vector<NamedSizes> solved = model_sizes(subject, sweep.sizes(), prover);
  std::erase_if(solved, [&](const NamedSizes& each) {
    return std::ranges::any_of(
        each, [&](const auto& size) { return size.second > promised(subject, size.first); });
  });
  sweep.put_first(solved);
  return sweep;
}

std::variant<ModelPlan, PlanProblem> ModelTrials::plan(const ModelInputs& inputs,
                                                       const RunRequest& request) const {
  return plan_model(subject_, inputs, request);
}

bool ModelTrials::run(std::size_t runs, std::uint64_t steps) {
  const auto first = plan(given_, request_);
  if (const auto* problem = std::get_if<PlanProblem>(&first)) {
    begin({}, nullptr, request_);
    scope_ = "the given inputs";
    // What are the callables and objects of a function among others? The command line does not say.
    const bool is_ours = problem->kind == PlanProblem::Kind::kUsage && given_.inputs.empty() &&
                         given_.weights.empty() && given_.constants.empty();
    end_by(is_ours ? external(*problem, subject_.model()) : *problem);
    most_ = runs_ = 1;
    return true;
  }
  const Sweep sweep = model_sweep(subject_, std::get<ModelPlan>(first).parts, given_.inputs,
                                  request_.seed, runs, prover_);
  const Interruptible interruptible;
  most_ = sweep.runs();
  const std::uint64_t most = std::min(steps, request_.limits.steps);
  while (!interruptible.came() && runs_ < most_ && (runs_ == 0 || steps_ < most))
    runs_ += run_one(sweep, most);
  scope_ = sweep.scope(std::max<std::size_t>(runs_, 1));
  return !interruptible.came();
}

bool ModelTrials::run_one(const Sweep& sweep, std::uint64_t most) {
  const Trial trial = sweep.trial(runs_);
  RunRequest request = request_;
  request.seed = trial.seed;
  request.inputs.clear();
  for (const Input& input : trial.inputs) request.inputs.push_back({input.name, input.written});
  const auto planned = plan({trial.inputs, given_.weights, {}, given_.constants}, request);
  const auto* made = std::get_if<ModelPlan>(&planned);
  begin(trial, made ? &made->parts : nullptr, request);
  if (!made) {
    end_by(std::get<PlanProblem>(planned));
    return true;
  }
  semantics::relax::ModelSetup setup = setup_of(subject_, *made, request_);
  setup.limits.steps -= steps_;
  if (trial.edges) setup.limits.steps = std::min(setup.limits.steps, (most - steps_) / kEdgeShare);
  semantics::relax::ModelRun<Concrete> m(setup, made->arguments);
  const bool ended = drive(
      terminal_, [&] { return step_slice(m); },
      [&] {
        return fmt::format("run {} of {}, {}: {} steps", runs_ + 1, most_, trial_scope_.line,
                           m.steps());
      });
  steps_ += m.steps();
  walk_bindings(subject_.model()->body, [&](const Binding* b) {
    if (m.has_begun(b)) begun_.insert(b);
    return true;
  });
  if (ended) end(m, trial);
  return ended;
}

/// Bodies of operators are made anew for each run, and no text has them.
bool ModelTrials::has_place(const Node* node) const {
  return node && subject_.program().span(node).end != 0;
}

template <class M>
void ModelTrials::end(const M& m, const Trial& trial) {
  for (const Note& note : semantics::relax::placed_notes(m))
    if (has_place(note.node) || is_new(note.code, nullptr)) add_note(note);
  Outcome outcome = semantics::relax::placed_outcome(m);
  if (outcome.kind == OutcomeKind::kDone) {
    const auto result = semantics::relax::value_from(m, m.operand(0));
    for (const ValuePart& part : parts_of(result, "result"))
      if (const auto array = array_of(part)) find_unwritten(*array, subject_.model());
    return;
  }
  if (trial.edges && (outcome.code == Code::X_MEMORY || outcome.code == Code::X_STEPS))
    return skip(*outcome.code);
  worsen(outcome.kind);
  if (const Node* call = innermost_call(m); call && !has_place(outcome.node)) outcome.node = call;
  if (is_new(outcome.code.value_or(Code::X_STACK), outcome.node))
    add(finding_of(subject_, outcome, trial_scope_), outcome.kind == OutcomeKind::kError);
}

std::vector<const Node*> ModelTrials::never_begun() const {
  std::vector<const Node*> missing;
  if (begun_.empty()) return missing;  // what stands against every call is said
  walk_bindings(subject_.model()->body, [&](const Binding* b) {
    if (begun_.contains(b)) return true;
    if (subject_.program().span(b).end != 0) missing.push_back(b);
    return false;
  });
  return missing;
}

}  // namespace tenor::solver
