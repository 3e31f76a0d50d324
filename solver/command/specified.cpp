// SPDX-License-Identifier: Apache-2.0
// `tenor specified`: is every run of a function, on the inputs that are given or tried, one that
// the documents describe? A specified error is; the rest is reported with its clause and a witness.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <set>

#include "semantics/analysis/barriers.h"
#include "semantics/console/input_options.h"
#include "semantics/console/stand_ins.h"
#include "semantics/console/terminal.h"
#include "semantics/request/model_inputs.h"
#include "solver/command/all_sizes_answer.h"
#include "solver/command/command.h"
#include "solver/prover/default_prover.h"
#include "solver/specified/function_trials.h"
#include "solver/specified/model_trials.h"
#include "spec/console/answer.h"
#include "spec/console/policy.h"

namespace tenor::solver {
namespace {

using namespace spec;
using namespace spec::tir;
using semantics::Languages;
using semantics::OutcomeKind;
using semantics::Subject;

constexpr int kMostRuns = 1'000'000'000;

/// Steps of all runs of a function: some ten seconds on a quiet machine.
constexpr std::uint64_t kSteps = 100'000'000;

struct SpecifiedOptions {
  CommonOptions common;
  semantics::RunRequest run;
  std::vector<std::string> inputs;  ///< `NAME=VALUE`
  std::size_t runs = 64;
  std::uint64_t effort = 1;
  double seconds = 60;
  bool for_all = false;
  bool regions = false;  ///< for all sizes, and which elements are accessed
};

std::string counted_runs(std::size_t runs) {
  return fmt::format("{} run{}", runs, runs == 1 ? "" : "s");
}

/// The answer on one function.
class FunctionAnswer {
 public:
  FunctionAnswer(const Subject& subject, const SpecifiedOptions& options, const Prover& prover,
                 Streams& streams)
      : subject_(subject), options_(options), prover_(prover), streams_(streams) {}

  Answer answer() {
    const semantics::TimeLimit limit(options_.seconds);
    semantics::RunRequest request = options_.run;
    const auto inputs = semantics::take_inputs(request, options_.inputs);
    const semantics::Terminal terminal = semantics::terminal_of(streams_);
    if (options_.for_all || options_.regions)
      return answer_for_all(subject_, request, inputs, prover_, terminal, options_.common, streams_,
                            options_.regions);
    if (subject_.model()) {
      ModelTrials trials(subject_, request, semantics::model_inputs(request, inputs), prover_,
                         terminal);
      answer_of(trials, limit);
    } else {
      FunctionTrials trials(subject_, request, inputs, prover_, terminal);
      answer_of(trials, limit);
    }
    return std::move(answer_);
  }

 private:
  void answer_of(auto& trials, const semantics::TimeLimit& limit) {
    const bool uninterrupted = trials.run(options_.runs, options_.effort * kSteps);
    is_cut_ = !uninterrupted && limit.is_over();
    gather(trials);
    add_result(trials, uninterrupted);
  }
  void gather(const auto& trials) {
    const Source& source = subject_.loaded->source;
    std::vector<Diagnostic> findings = subject_.denied;
    findings.insert(findings.end(), trials.findings().begin(), trials.findings().end());
    for (const Node* node : trials.never_begun()) findings.push_back(not_reached(node));
    apply_policy(findings, source, options_.common);
    for (const Diagnostic& d : findings) {
      count(d, result_);
      answer_.findings.push_back(
          {to_text(d, source, color_of(options_.common, streams_)), finding_json(d, source)});
    }
  }
  Diagnostic not_reached(const Node* node) const {
    Diagnostic d;
    d.code = Code::L_NOT_REACHED;
    d.severity = Severity::kNote;
    d.span = subject_.program().span(node);
    d.message = subject_.model() ? "no run reached this binding" : "no run reached this statement";
    d.hint = info(d.code).advice;
    d.function = subject_.path;
    return d;
  }
  void add_result(const TrialReport& trials, bool uninterrupted) {
    result_.file = subject_.loaded->source.name();
    result_.function = subject_.path;
    result_.verdict = word_of(trials.worst());
    result_.status = status_of(trials.worst());
    if (result_.denied > 0) result_.status = worse(result_.status, Status::kFinding);
    if (!uninterrupted && !is_finding(trials.worst())) result_.verdict = "exhausted";
    if (is_cut_) result_.status = worse(result_.status, Status::kUndecided);
    const bool interrupted = !uninterrupted && !is_cut_;
    if (interrupted) result_.status = Status::kInterrupted;
    const std::string runs = counted_runs(trials.runs()) + cut(trials, interrupted);
    answer_.scope = fmt::format("{}: {}, {}", subject_.path, runs, trials.scope());
    semantics::name_barriers(answer_.scope, subject_, options_.run.limits);
    answer_.body = "scope of " + answer_.scope + "\n";
    answer_.reach = " for " + runs;
    answer_.results.push_back(result_);
  }
  static std::string word_of(OutcomeKind worst) {
    switch (worst) {
      case OutcomeKind::kDone:
      case OutcomeKind::kError: return "specified";
      case OutcomeKind::kUnspecified: return "unspecified";
      case OutcomeKind::kOutOfScope: return "out-of-scope";
      default: return "exhausted";
    }
  }
  static bool is_finding(OutcomeKind worst) {
    return worst == OutcomeKind::kUnspecified || worst == OutcomeKind::kOutOfScope;
  }
  static Status status_of(OutcomeKind worst) {
    if (worst == OutcomeKind::kDone || worst == OutcomeKind::kError) return Status::kGood;
    return is_finding(worst) ? Status::kFinding : Status::kUndecided;
  }
  /// Why there were fewer runs than could be.
  std::string cut(const TrialReport& trials, bool interrupted) const {
    if (is_cut_) return ", cut by --time";
    if (interrupted) return ", interrupted";
    return trials.are_cut() ? fmt::format(" of {} within {}", trials.most(), trials.limits()) : "";
  }

  const Subject& subject_;
  const SpecifiedOptions& options_;
  const Prover& prover_;
  Streams& streams_;
  bool is_cut_ = false;  ///< by --time
  Result result_{};
  Answer answer_{};
};

/// Opens what the target names; --packed is read for the functions of Relax among it.
std::vector<Subject> opened(const Target& target, const SpecifiedOptions& options,
                            Streams& streams) {
  std::vector<Subject> subjects =
      semantics::open_subjects(target, options.common, streams, Languages::kTirAndRelax);
  std::vector<Subject*> models;
  for (Subject& subject : subjects)
    if (!subject.refused && subject.model()) models.push_back(&subject);
  if (!models.empty())
    semantics::read_stand_ins(models, options.run.packed, options.common, streams);
  else if (!subjects.front().refused)
    semantics::refuse_model_options(options.run);
  return subjects;
}

Status run_specified(const SpecifiedOptions& options, Streams& streams) {
  const CommonOptions& common = options.common;
  Answer answer{"specified", "specified", {}, {}, {}, false};
  std::set<std::string> reaches;
  const std::unique_ptr<Prover> prover = make_prover(options.effort);
  for (const Target& target : targets_of(common.programs))
    for (const Subject& subject : opened(target, options, streams)) {
      Answer each = subject.refused
                        ? semantics::refusal_of(subject, "specified", color_of(common, streams))
                        : FunctionAnswer(subject, options, *prover, streams).answer();
      reaches.insert(each.reach);
      for (const auto& [name, list] : each.details.items())
        for (const Json& item : list) answer.details[name].push_back(item);
      answer.append(std::move(each));
      if (status_of(answer) == Status::kInterrupted) return print_answer(answer, common, streams);
    }
  // Of several functions each says its own scope.
  if (reaches.size() == 1) answer.reach = *reaches.begin();
  return print_answer(answer, common, streams);
}

}  // namespace

Action add_specified(CLI::App& command) {
  auto options = std::make_shared<SpecifiedOptions>();
  add_program_options(command, options->common);
  add_policy_options(command, options->common);
  add_output_options(command, options->common, true);
  semantics::add_input_options(command, options->run, options->inputs);
  semantics::add_model_options(command, options->run);
  command.add_option("--runs", options->runs, "maximum number of runs, over sizes and data")
      ->type_name("N")
      ->capture_default_str()
      ->check(CLI::Range(1, kMostRuns));
  command
      .add_option("--effort", options->effort,
                  "multiply the budget for steps, which does not depend on the machine")
      ->type_name("N")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000));
  command
      .add_option("--time", options->seconds,
                  "time limit in seconds per function, in addition to --effort")
      ->type_name("SECONDS")
      ->capture_default_str()
      ->check(CLI::Range(0.01, 1e6));
  command.add_flag("--for-all", options->for_all,
                   "ask about every size at once, instead of about runs");
  command.add_flag("--regions", options->regions,
                   "the same, and say which elements of each buffer parameter are read and "
                   "written, and how much memory there is, for all sizes");
  return [options](Streams& streams) {
    semantics::take_readings(options->run, options->common);
    return run_specified(*options, streams);
  };
}

}  // namespace tenor::solver
