// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/model_runner.h"

#include <fmt/format.h>

#include "semantics/command/model_results.h"
#include "semantics/console/input_options.h"
#include "semantics/request/shell.h"
#include "semantics/run/model/initializer.h"
#include "semantics/run/model/weights.h"

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

ModelInputs model_inputs(const RunCommandOptions& options, RunRequest& request) {
  ModelInputs inputs{take_inputs(request, options.inputs), {}};
  std::uint64_t left = request.limits.memory;
  for (const std::string& file : options.params) {
    for (Input& weight : load_weights(file, left)) {
      left -= weight.tensor.data.size();
      inputs.weights.push_back(std::move(weight));
    }
    request.params.push_back(file);
  }
  for (const std::string& file : options.constants)
    for (Input& constant : load_constants(file, left)) {
      left -= constant.tensor.data.size();
      inputs.inputs.push_back(std::move(constant));
    }
  return inputs;
}

namespace {

/// Notes about nodes of other files are about no place in this one.
std::vector<Note> placed(std::vector<Note> notes, const StandIns& stand_ins) {
  for (Note& note : notes)
    if (!stand_ins.target_of(note.node).empty()) note.node = nullptr;
  return notes;
}

/// The options that a run is repeated with besides those of its scope.
std::string more_options(const RunCommandOptions& options) {
  std::string text;
  for (const std::string& file : options.constants) text += " --constants " + shell_quoted(file);
  for (const std::string& one : options.packed) text += " --packed " + shell_quoted(one);
  return text;
}

}  // namespace

void refuse_model_options(const RunCommandOptions& options) {
  if (!options.constants.empty() || !options.packed.empty())
    throw UsageError("--constants and --packed are for a Relax function");
  if (!options.params.empty())
    throw UsageError(
        "--params is for a Relax function: give the arrays of a TIR function by "
        "--input NAME=FILE.npz:KEY");
}

Status ModelRunner::run() {
  refuse_tir_options(options_);
  RunRequest request = options_.run;
  const ModelInputs inputs = model_inputs(options_, request);
  const StandIns stand_ins = read_stand_ins(subject_, options_.packed, options_.common, streams_);
  const auto planned = plan_model(subject_, inputs, request);
  const auto* plan = std::get_if<ModelPlan>(&planned);
  scope_ = scope_of(plan ? &plan->parts : nullptr, subject_.target(), request);
  if (!scope_.replay.empty()) scope_.replay += more_options(options_);
  if (plan) return run_planned(*plan, request, stand_ins);
  report_refused(std::get<PlanProblem>(planned));
  return print();
}

Status ModelRunner::run_planned(const ModelPlan& plan, const RunRequest& request,
                                const StandIns& stand_ins) {
  const Interruptible interruptible;
  bool is_interrupted = false;
  relax::ModelSetup setup = setup_of(subject_, plan, request);
  setup.stand_ins = stand_ins.functions;
  const relax::ModelInvocation run = relax::invoke(setup, plan.arguments, [&](std::uint64_t steps) {
    terminal_.show([&] { return counted_steps(steps); });
    is_interrupted = interruptible.came();
    return !is_interrupted;
  });
  report_notes(placed(run.notes, stand_ins));
  report_printed(run.printed);
  if (is_interrupted)
    report_interrupted(counted_steps(run.steps));
  else if (run.outcome.kind == OutcomeKind::kDone)
    report_done(run, plan);
  else
    report_end(run, stand_ins);
  answer_.details["steps"] = run.steps;
  return print();
}

void ModelRunner::report_end(relax::ModelInvocation run, const StandIns& stand_ins) {
  if (const std::string target = stand_ins.target_of(run.outcome.node); !target.empty()) {
    run.outcome.message += fmt::format(" (in {})", target);
    run.outcome.node = nullptr;
  }
  Diagnostic finding = finding_of(subject_, run.outcome, scope_);
  if (finding.code == Code::S_EXTERN)
    finding.hint = "--packed NAME=FILE::f calls a TIR or Relax function in its place";
  report_stop(run.outcome, std::move(finding));
}

void ModelRunner::report_printed(const std::vector<std::string>& lines) {
  for (const std::string& line : lines) answer_.body += line + "\n";
  if (!lines.empty()) answer_.details["printed"] = lines;
}

void ModelRunner::report_done(const relax::ModelInvocation& run, const ModelPlan& plan) {
  report_unreached();
  std::vector<std::string> names;
  for (const spec::relax::Variable* v : subject_.model()->params) names.emplace_back(v->name_hint);
  const ModelResults results(run, plan.arguments, names);
  Json outputs = Json::array(), expects = Json::array();
  results.show(options_.prints, answer_.body, outputs);
  answer_.details["outputs"] = std::move(outputs);
  answer_.body += "scope: " + scope_.line + "\n";
  results.write(options_.outputs, options_.masks);
  const std::string difference =
      results.compare(options_.expects, options_.run.limits.memory, expects);
  if (!options_.expects.empty()) answer_.details["expect"] = std::move(expects);
  set_verdict("done", difference.empty() ? Status::kGood : Status::kFinding);
  last_line_ = difference.empty() ? counted_steps(run.steps) : difference;
}

}  // namespace tenor::semantics
