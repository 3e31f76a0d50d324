// SPDX-License-Identifier: Apache-2.0
#include "solver/specified/function_trials.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "semantics/analysis/conflict.h"
#include "semantics/analysis/extent_change.h"
#include "semantics/analysis/never_begun_init.h"
#include "semantics/analysis/other_readings.h"
#include "solver/specified/constraints.h"
#include "solver/specified/data_control.h"
#include "spec/ir/tir/children.h"
#include "spec/ir/tir/packed.h"

namespace tenor::solver {

using namespace spec;
using namespace spec::tir;
using namespace semantics;

namespace {

/// The outermost statements below `s` that `begun` has not. Blocks and sequences stand for what is
/// in them; of a sequence, the first that is missing stands for those after it.
void collect_missing(const Stmt* s, const std::set<const Stmt*>& begun,
                     std::vector<const Stmt*>& missing) {
  const bool is_plain = s->kind != StmtKind::kSeqStmt && s->kind != StmtKind::kBlock;
  if (is_plain && !begun.contains(s)) return missing.push_back(s);
  bool goes_on = true;
  for_each_substatement(s, [&](const Stmt* child) {
    if (!goes_on) return;
    const std::size_t before = missing.size();
    collect_missing(child, begun, missing);
    goes_on = s->kind != StmtKind::kSeqStmt || missing.size() == before ||
              missing.back() != child || begun.contains(child);
  });
}

template <class M>
void collect_begun(const Stmt* s, const M& m, std::set<const Stmt*>& begun) {
  if (m.has_begun(s)) begun.insert(s);
  for_each_substatement(s, [&](const Stmt* child) { collect_begun(child, m, begun); });
}

/// Sizes that the function asserts of its parameters, as far as they are tried at all.
std::vector<NamedSizes> sizes_asked_for(const PrimFunc& f, const std::vector<std::string>& names,
                                        const Prover& prover) {
  std::vector<NamedSizes> all = solved_sizes(f, names, prover);
  std::erase_if(all, [](const NamedSizes& sizes) {
    return std::ranges::any_of(sizes, [](const auto& each) { return each.second > kLargestSize; });
  });
  return all;
}

}  // namespace

bool FunctionTrials::run(std::size_t runs, std::uint64_t steps) {
  const auto first = plan(subject_, given_, request_);
  if (const auto* problem = std::get_if<PlanProblem>(&first)) {
    begin({}, nullptr, request_);
    scope_ = "the given inputs";
    end_by(*problem);
    runs_ = 1;
    return true;
  }
  const auto taken = unpacked(*subject_.function());
  const Constants constants(subject_.module(), taken ? *taken : *subject_.function());
  Sweep sweep(constants, std::get<Plan>(first), given_, request_.seed, runs);
  sweep.put_first(sizes_asked_for(*subject_.function(), sweep.sizes(), prover_));
  const std::size_t with_readings = std::min(sweep.runs(), sweep.combinations()) - 1;
  const Interruptible interruptible;
  most_ = sweep.runs();
  const std::uint64_t most = std::min(steps, request_.limits.steps);
  while (!interruptible.came() && runs_ < sweep.runs() && (runs_ == 0 || steps_ < most))
    runs_ += run_one(sweep, runs_, runs_ == with_readings);
  scope_ = sweep.scope(std::max<std::size_t>(runs_, 1));
  return !interruptible.came();
}

bool FunctionTrials::run_one(const Sweep& sweep, std::size_t number, bool with_readings) {
  const Trial trial = sweep.trial(number);
  RunRequest request = request_;
  request.seed = trial.seed;
  request.inputs.clear();
  for (const Input& input : trial.inputs) request.inputs.push_back({input.name, input.written});
  const auto planned = plan(subject_, trial.inputs, request, trial.layout);
  const Plan* made = std::get_if<Plan>(&planned);
  // A plan of the inputs alone is packed.
  if (made && trial.layout != OpenLayout::kPacked) request.inputs = inputs_of(*made);
  begin(trial, made, request);
  if (!made) {
    end_by(std::get<PlanProblem>(planned));
    return true;
  }
  const Setup setup = setup_of(subject_, *made, request_);
  Setup limited = setup;
  limited.limits.steps -= steps_;
  Run<Concrete> m(limited);
  if (with_readings) m.compare_readings();
  const bool ended = drive(
      terminal_, [&] { return step_slice(m); },
      [&] {
        return fmt::format("run {} of {}, {}: {} steps", runs_ + 1, sweep.runs(), trial_scope_.line,
                           m.steps());
      });
  steps_ += m.steps();
  collect_begun(subject_.function()->body, m, begun_);
  if (!ended) return false;
  end(m, setup);
  if (!watch_blocks(m, setup, number % sweep.combinations())) return false;
  if (with_readings) find_readings(m, setup);
  return find_orders(m, setup);
}

/// Where data decides nothing, one run of each combination of sizes shows all.
bool FunctionTrials::watch_blocks(const Machine& m, const Setup& setup, std::size_t sizes) {
  if (watched_.contains(sizes)) return true;
  if (m.outcome().kind == OutcomeKind::kDone && !data_decides_accesses(*subject_.function()))
    watched_.insert(sizes);
  return blocks_.add(setup, trial_scope_, findings_, terminal_);
}

void FunctionTrials::end(const Machine& m, const Setup& setup) {
  const Outcome& outcome = m.outcome();
  // What the order of iterations leaves open is reported with its values (find_orders).
  for (const Note& note : m.notes())
    if (note.code != Code::N_WRITE_ORDER || outcome.kind != OutcomeKind::kDone) add_note(note);
  for (const Note& note : never_begun_inits(m, subject_)) add_note(note);
  if (const auto note = first_extent_change(setup, terminal_)) add_note(*note);
  if (outcome.kind == OutcomeKind::kDone) return find_indeterminate(m, setup.plan);
  worsen(outcome.kind);
  for (const Outcome& error : m.first_errors())
    if (error.node != outcome.node && is_new(*error.code, error.node))
      add(finding_of(subject_, error, trial_scope_), true);
  if (!is_new(outcome.code.value_or(Code::X_STACK), outcome.node)) return;
  Diagnostic finding = finding_of_stop(m, setup, subject_, trial_scope_, terminal_);
  add(std::move(finding), outcome.kind == OutcomeKind::kError);
}

/// What a function leaves in its arguments is its result, and each element has to have a value.
void FunctionTrials::find_indeterminate(const Machine& m, const Plan& plan) {
  for (std::size_t i = 0; i < plan.arguments.size(); ++i) {
    if (!plan.arguments[i].is_tensor || plan.arguments[i].memory_of != i) continue;
    const PrimFunc& f = *subject_.function();
    const Node* at = plan.packed ? static_cast<const Node*>(f.params[1]) : f.params[i];
    find_unwritten(array_of(m, plan, i), at);
  }
}

/// Where nothing reads an element that is open, one run said all; else every order has to be run.
bool FunctionTrials::find_orders(const Machine& m, const Setup& setup) {
  const OutcomeKind kind = m.outcome().kind;
  if (kind != OutcomeKind::kDone && kind != OutcomeKind::kError) return true;
  const auto note = std::ranges::find(m.notes(), Code::N_WRITE_ORDER, &Note::code);
  if (note == m.notes().end()) return true;
  const auto open = find_open_elements(setup, terminal_);
  if (!open) return false;
  if (kind == OutcomeKind::kDone) note_open_elements(*open, setup.plan, m);
  return open->sets == OpenSets::kExact || search_orders(setup, note->node);
}

bool FunctionTrials::search_orders(const Setup& setup, const Node* open_at) {
  Orders orders(subject_, setup, std::max(schedules_left_, kFewestSchedules));
  orders.explorer().on_end(
      [&](const auto& m) { collect_begun(subject_.function()->body, m, begun_); });
  const bool uninterrupted = orders.run(terminal_);
  const FunctionExplorer& explorer = orders.explorer();
  schedules_left_ -= std::min(schedules_left_, explorer.schedules());
  std::vector<BadEnd> ends = explorer.errors();
  if (explorer.stop() && orders.why_incomplete().empty()) ends.push_back(*explorer.stop());
  for (const BadEnd& end : ends) {
    worsen(end.outcome.kind);
    if (!is_new(*end.outcome.code, end.outcome.node)) continue;
    Diagnostic finding = finding_of(subject_, end.outcome, trial_scope_);
    finding.notes.push_back("in the schedule " + semantics::to_string(end.schedule));
    if (!finding.replay.empty())
      finding.replay += " --schedule " + semantics::to_string(end.schedule);
    add(std::move(finding), end.outcome.kind == OutcomeKind::kError);
  }
  const std::string why = orders.why_incomplete();
  if (why.empty() || !uninterrupted) return uninterrupted;
  worsen(OutcomeKind::kExhausted);
  const bool says_nothing = worst() == OutcomeKind::kUnspecified;
  if (says_nothing || !is_new(Code::X_STEPS, open_at)) return true;
  Diagnostic finding = finding_at(
      subject_, open_at, Code::X_STEPS,
      "the result depends on the order of these stores, and not every order was run: " + why,
      trial_scope_);
  finding.hint = "give smaller sizes, or run single orders: tenor run --schedule random:SEED";
  add(std::move(finding));
  return true;
}

/// Of each store, the elements of its memory.
void FunctionTrials::note_open_elements(const OpenElements& open, const Plan& plan,
                                        const Machine& m) {
  constexpr int kShown = 3;
  for (const Note& note : m.notes()) {
    if (note.code != Code::N_WRITE_ORDER || !is_new(note.code, note.node)) continue;
    Diagnostic finding = finding_at(subject_, note.node, note.code, note.message, trial_scope_);
    const auto* store = static_cast<const BufferStore*>(note.node);
    int shown = 0;
    for (const OpenElement& e : open.elements) {
      const Buffer* buffer = plan.arguments[e.argument].buffer;
      if (buffer && buffer->data == store->buffer->data && shown++ < kShown)
        finding.notes.push_back(semantics::to_string(e, plan));
    }
    if (const auto caveat = caveat_of(open); !caveat.empty()) finding.notes.emplace_back(caveat);
    add(std::move(finding), true);
  }
}

void FunctionTrials::find_readings(const Machine& m, const Setup& setup) {
  for (const ReadingDifference& d : other_readings(m, setup, terminal_)) {
    const Node* node = d.node ? d.node : subject_.function();
    Diagnostic note =
        finding_at(subject_, node, Code::D_READING,
                   fmt::format("with {} as written: {}", d.entry->id, d.result), trial_scope_);
    note.clause = d.entry->id;
    note.hint = fmt::format(
        "to see it: tenor run with --reading {0}=as-written; for the reason: tenor explain {0}",
        d.entry->id);
    add(std::move(note), true);
  }
}

std::vector<const Stmt*> FunctionTrials::never_begun() const {
  std::vector<const Stmt*> missing;
  collect_missing(subject_.function()->body, begun_, missing);
  std::erase_if(missing, [&](const Stmt* s) { return subject_.program().span(s).end == 0; });
  return missing;
}

}  // namespace tenor::solver
