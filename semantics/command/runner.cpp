// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "semantics/analysis/barriers.h"
#include "semantics/analysis/block/warnings.h"
#include "semantics/analysis/conflict.h"
#include "semantics/analysis/extent_change.h"
#include "semantics/analysis/never_begun_init.h"
#include "semantics/analysis/order/function_explorer.h"
#include "semantics/analysis/other_readings.h"
#include "semantics/analysis/written.h"

namespace tenor::semantics {

using namespace spec;

namespace {

/// Do the options ask for warnings about blocks, or say what comes of one?
bool asks_for_block_warnings(const RunCommandOptions& options) {
  constexpr Code kCodes[] = {Code::B_READS, Code::B_WRITES, Code::B_SPATIAL, Code::B_REDUCE,
                             Code::B_INIT};
  return options.block_notes || std::ranges::any_of(kCodes, [&](Code code) {
           return std::ranges::find(options.common.deny, code) != options.common.deny.end() ||
                  std::ranges::find(options.common.warn, code) != options.common.warn.end();
         });
}

/// Where a run stands: `3,000 steps, at scale.py:9`.
template <class D>
std::string standing(const Subject& subject, const Machine<D>& m) {
  const Span span = subject.program().span(m.redex());
  std::string text = counted_steps(m.steps());
  if (span.end != 0)
    text += fmt::format(", at {}:{}", subject.loaded->source.name(),
                        subject.loaded->source.position(span.begin).line);
  const std::string bindings = m.loop_bindings();
  return bindings.empty() ? text : text + ", " + bindings;
}

}  // namespace

Status Runner::run() {
  RunRequest request = options_.run;
  const std::vector<Input> inputs = take_inputs(request, options_.inputs);
  const auto planned = plan(subject_, inputs, request);
  const Plan* made = std::get_if<Plan>(&planned);
  scope_ = scope_of(made, subject_.target(), request);
  name_barriers(scope_.line, subject_, request.limits);
  if (made) return run_planned(setup_of(subject_, *made, request));
  report_refused(std::get<PlanProblem>(planned));
  return print();
}

Status Runner::run_planned(const Setup& setup) {
  const Interruptible interruptible;
  using Kind = ScheduleChoice::Kind;
  const ScheduleChoice& schedule = options_.schedule;
  if (schedule.kind == Kind::kRandom || schedule.kind == Kind::kGiven) return run_scheduled(setup);
  const ResultRequests requests(options_, subject_.function(), setup.plan);
  Run<Concrete> m(setup);
  if (options_.reading_notes) m.compare_readings();
  const bool ended = drive(
      terminal_, [&] { return step_slice(m); }, [&] { return standing(subject_, m); });
  if (ended && options_.reading_notes) report_readings(m, setup);
  if (ended && asks_for_block_warnings(options_))
    BlockWarnings(subject_).add(setup, scope_, findings_, terminal_);
  if (ended) report_notes(never_begun_inits(m, subject_));
  report(m, setup, ended);
  answer_.details["steps"] = m.steps();
  if (ended) report_orders(m.outcome(), m.notes(), setup);
  return print();
}

Status Runner::run_scheduled(const Setup& setup) {
  if (has_thread_barriers(subject_, setup.readings))
    throw UsageError("--schedule " + options_.run.schedule +
                     ": threads of a block wait for each other, so loops over thread tags do not "
                     "support this schedule; use first or all");
  ScheduledFunction run(setup, options_.schedule);
  const bool ended = drive(
      terminal_, [&] { return run.advance(); }, [&] { return standing(subject_, run.machine()); });
  if (!run.misfit().empty()) throw UsageError("--schedule: " + run.misfit());
  report(run.machine(), setup, ended);
  answer_.details["steps"] = run.machine().steps();
  const std::string schedule = to_string(run.schedule());
  answer_.details["schedule"] = schedule;
  answer_.body += "schedule: " + schedule + "\n";
  return print();
}

template <class D>
void Runner::report(const Machine<D>& m, const Setup& setup, bool ended) {
  const Plan& plan = setup.plan;
  const ResultRequests requests(options_, subject_.function(), plan);
  const bool done = ended && m.outcome().kind == OutcomeKind::kDone;
  Arrays arrays;
  if (done || !ended) arrays = arrays_of(m, plan, requests);
  report_notes(m.notes());
  if (!ended) {
    show(arrays, nullptr);
    return report_interrupted(standing(subject_, m));
  }
  if (done) return report_done(arrays, returned_value(m, plan), m.steps(), requests);
  if constexpr (std::is_same_v<D, Concrete>)
    report_stop(m.outcome(), finding_of_stop(m, setup, subject_, scope_, terminal_));
  else
    report_stop(m.outcome(), finding_of(subject_, m.outcome(), scope_));
  if (m.outcome().kind == OutcomeKind::kError && !options_.prints.empty())
    show(printed_arrays(m, plan, requests), &requests);
  report_other_errors(m.outcome(), m.first_errors());
}

template <class D>
Runner::Arrays Runner::arrays_of(const Machine<D>& m, const Plan& plan,
                                 const ResultRequests& requests) const {
  const std::vector<bool> written = written_parameters(*subject_.function());
  Arrays arrays(plan.arguments.size());
  for (std::size_t i = 0; i < arrays.size(); ++i)
    if (plan.arguments[i].is_tensor && (plan.packed || written[i] || requests.names(i)))
      arrays[i] = array_of(m, plan, i);
  return arrays;
}

/// Of a run that erred: what it had stored is as the rules have it.
template <class D>
Runner::Arrays Runner::printed_arrays(const Machine<D>& m, const Plan& plan,
                                      const ResultRequests& requests) const {
  Arrays arrays(plan.arguments.size());
  for (std::size_t i = 0; i < arrays.size(); ++i)
    if (requests.prints(i)) arrays[i] = array_of(m, plan, i);
  return arrays;
}

void Runner::report_readings(const Machine<Concrete>& m, const Setup& setup) {
  if (const auto changed = first_extent_change(setup, terminal_))
    add_note(changed->node, changed->code, changed->message, "");
  for (const ReadingDifference& d : other_readings(m, setup, terminal_)) {
    add_note(d.node ? d.node : subject_.function(), Code::D_READING,
             fmt::format("with {} as written: {}", d.entry->id, d.result),
             fmt::format("to see it: --reading {0}=as-written; for the reason: tenor explain {0}",
                         d.entry->id));
    findings_.back().clause = d.entry->id;
  }
}

/// Iterations without order that erred too; or erred, where another ended the run otherwise.
void Runner::report_other_errors(const Outcome& outcome, const std::vector<Outcome>& first_errors) {
  const bool is_error = outcome.kind == OutcomeKind::kError;
  for (std::size_t i = is_error ? 1 : 0; i < first_errors.size(); ++i) {
    Diagnostic finding = finding_of(subject_, first_errors[i], scope_);
    finding.notes.emplace_back("in another order of iterations, this error occurs first");
    if (!is_error) finding.severity = Severity::kNote;
    add(std::move(finding));
  }
}

void Runner::show(const Arrays& arrays, const ResultRequests* requests) {
  Json outputs = Json::array();
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    if (!arrays[i]) continue;
    answer_.body += summary_of(*arrays[i]) + "\n";
    Json json = json_of(*arrays[i]);
    if (requests && requests->prints(i)) {
      answer_.body += elements_of(*arrays[i]) + "\n";
      json["elements"] = elements_json(*arrays[i]);
    }
    outputs.push_back(std::move(json));
  }
  answer_.details["outputs"] = std::move(outputs);
}

void Runner::report_done(const Arrays& arrays, const std::optional<ConcreteValue>& returned,
                         std::uint64_t steps, const ResultRequests& requests) {
  report_unreached();
  show(arrays, &requests);
  if (returned) {
    answer_.body += fmt::format("returned: {} {}\n", spec::to_string(DataType{returned->type}),
                                Concrete::show(*returned));
    answer_.details["returned"] = json_of(*returned);
  }
  answer_.body += "scope: " + scope_.line + "\n";
  requests.write(arrays);
  Json expects = Json::array();
  const std::string difference = requests.compare(arrays, expects);
  if (!options_.expects.empty()) answer_.details["expect"] = std::move(expects);
  set_verdict("done", difference.empty() ? Status::kGood : Status::kFinding);
  last_line_ = difference.empty() ? counted_steps(steps) : difference;
}

}  // namespace tenor::semantics
