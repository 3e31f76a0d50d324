// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/model_runner.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "semantics/command/model_results.h"
#include "semantics/console/input_options.h"
#include "semantics/request/model_inputs.h"
#include "semantics/run/model/initializer.h"
#include "semantics/run/model/runtime_calls.h"

namespace tenor::semantics {

using namespace spec;

namespace {

/// What only runs of TIR have.
void refuse_tir_options(const RunCommandOptions& options) {
  if (options.schedule.kind != ScheduleChoice::Kind::kFirst)
    throw UsageError(
        "--schedule is for a TIR function: a Relax function calls its kernels one after the other, "
        "and their parallel loops run in the order first");
  if (options.reading_notes || options.block_notes)
    throw UsageError("--notes is for a TIR function: run the kernel itself to see its notes");
}

}  // namespace

Status ModelRunner::run() {
  refuse_tir_options(options_);
  RunRequest request = options_.run;
  const ModelInputs inputs = model_inputs(request, take_inputs(request, options_.inputs));
  const auto planned = plan_model(subject_, inputs, request);
  const auto* plan = std::get_if<ModelPlan>(&planned);
  scope_ = scope_of(plan ? &plan->parts : nullptr, subject_.target(), request);
  if (plan) return run_planned(*plan, request);
  report_refused(std::get<PlanProblem>(planned));
  return print();
}

Status ModelRunner::run_planned(const ModelPlan& plan, const RunRequest& request) {
  const Interruptible interruptible;
  bool is_interrupted = false;
  const relax::ModelSetup setup = setup_of(subject_, plan, request);
  const relax::ModelInvocation run = relax::invoke(setup, plan.arguments, [&](std::uint64_t steps) {
    terminal_.show([&] { return counted_steps(steps); });
    is_interrupted = interruptible.came();
    return !is_interrupted;
  });
  report_notes(run.notes);
  report_printed(run.printed);
  if (is_interrupted)
    report_interrupted(counted_steps(run.steps));
  else if (run.outcome.kind == OutcomeKind::kDone)
    report_done(run, plan);
  else
    report_end(run);
  answer_.details["steps"] = run.steps;
  return print();
}

void ModelRunner::report_end(const relax::ModelInvocation& run) {
  Diagnostic finding = finding_of(subject_, run.outcome, scope_);
  if (finding.code == Code::S_EXTERN)
    finding.hint = "--packed NAME=FILE::f calls a TIR or Relax function in its place";
  report_stop(run.outcome, std::move(finding));
}

void ModelRunner::report_printed(const std::vector<std::string>& lines) {
  for (const std::string& line : lines) answer_.body += line + "\n";
  if (!lines.empty()) answer_.details["printed"] = lines;
}

void ModelRunner::report_left_out(const std::vector<std::string>& parts) {
  for (const std::string& output : options_.outputs) {
    if (parts.empty() || !is_archive(output)) continue;
    answer_.body +=
        fmt::format("{} has arrays alone, and leaves out {}\n", output, fmt::join(parts, "; "));
    answer_.details["left_out"] = parts;
  }
}

void ModelRunner::report_done(const relax::ModelInvocation& run, const ModelPlan& plan) {
  report_unreached(runtime_calls(subject_));
  std::vector<std::string> names;
  for (const spec::relax::Variable* v : subject_.model()->params) names.emplace_back(v->name_hint);
  const ModelResults results(run, plan.arguments, names);
  Json outputs = Json::array(), expects = Json::array();
  results.show(options_.prints, answer_.body, outputs);
  answer_.details["outputs"] = std::move(outputs);
  results.write(options_.outputs, options_.masks);
  report_left_out(results.left_out());
  answer_.body += "scope: " + scope_.line + "\n";
  const std::string difference =
      results.compare(options_.expects, options_.run.limits.memory, expects);
  if (!options_.expects.empty()) answer_.details["expect"] = std::move(expects);
  set_verdict("done", difference.empty() ? Status::kGood : Status::kFinding);
  last_line_ = difference.empty() ? counted_steps(run.steps) : difference;
}

}  // namespace tenor::semantics
