// SPDX-License-Identifier: Apache-2.0
// `tenor check`: reads programs, judges every function that was asked for, and answers.
#include "spec/tir/check.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>
#include <mutex>

#include "spec/command/command.h"
#include "spec/console/answer.h"
#include "spec/console/deep_stack.h"
#include "spec/console/policy.h"
#include "spec/prover/prover.h"
#include "spec/relax/check.h"

namespace tenor::spec {
namespace {

constexpr std::string_view kWellFormed = "well-formed";

/// Judges one function or, without one, what belongs to the file as a whole.
class FileCheck {
 public:
  FileCheck(const Target& target, const CommonOptions& options, const Prover& prover,
            const Streams& streams)
      : target_(target), options_(options), prover_(prover), color_(color_of(options, streams)) {}

  Answer run(std::istream& standard_input) {
    loaded_ = load(target_, options_, standard_input);
    if (!loaded_->problem.empty()) {
      answer_.problems.push_back(loaded_->problem);
      return std::move(answer_);
    }
    const Selection selection = select(loaded_->parsed.program, target_.function);
    if (!target_.function.empty() && !selection.problem.empty()) return no_such(selection.problem);
    check_all(selection.functions);
    return std::move(answer_);
  }

 private:
  /// A name that selects nothing; where the file has errors of its own they are the likely reason.
  Answer no_such(const std::string& problem) {
    if (target_.searched) return {};
    answer_.problems.push_back(loaded_->source.name() + ": " + problem);
    group_findings();
    for (const Diagnostic* diagnostic : of_[nullptr]) add_finding(*diagnostic);
    answer_.nothing_read = !answer_.findings.empty();
    return std::move(answer_);
  }

  void check_all(const std::vector<Selected>& functions) {
    check_modules();
    group_findings();
    if (functions.empty() && target_.searched && is_without_program()) return;
    for (const Selected& selected : functions) check_function(selected);
    check_empty_modules();
    check_file();
  }

  /// A module without functions has all that a module needs.
  void check_empty_modules() {
    if (!target_.function.empty() || !of_[nullptr].empty()) return;
    for (const Module& module : loaded_->parsed.program.modules) {
      if (!module.functions.empty() || module.name.empty()) continue;
      Result result = make_result(loaded_->source.name(), module.name, {}, kWellFormed);
      result.is_function = false;
      answer_.results.push_back(std::move(result));
    }
  }

  /// Puts the findings in the order of the text, and each under its function.
  void group_findings() {
    auto& diagnostics = loaded_->report.diagnostics();
    apply_policy(diagnostics, loaded_->source, options_);
    std::stable_sort(
        diagnostics.begin(), diagnostics.end(),
        [](const Diagnostic& a, const Diagnostic& b) { return a.span.begin < b.span.begin; });
    const Owners owners(loaded_->parsed.program);
    for (const Diagnostic& diagnostic : diagnostics)
      of_[owners.of(diagnostic)].push_back(&diagnostic);
  }

  /// Nothing but the finding that there is no program here.
  bool is_without_program() const {
    const auto& all = loaded_->report.diagnostics();
    return std::all_of(all.begin(), all.end(),
                       [](const Diagnostic& d) { return d.code == Code::P_EMPTY; });
  }

  /// Both languages of a module judge what they have of it.
  void check_modules() {
    Program& program = loaded_->parsed.program;
    tir::check(program, loaded_->report, prover_);
    for (Module& module : program.modules) relax::check(program, module, prover_, loaded_->report);
  }

  void check_function(const Selected& selected) {
    const std::vector<const Diagnostic*>& its = of_[selected.function];
    Result result = make_result(loaded_->source.name(),
                                path_of(*selected.module, *selected.function), its, kWellFormed);
    const Function& function = *selected.function;
    // A function that could not be read is not well formed, wherever the reason stands.
    const bool is_read = function.prim_func || function.relax_func || function.extern_func;
    if (!is_read && result.status == Status::kGood) {
      result.verdict = word(CodeClass::kUnreadable);
      result.status = Status::kFinding;
    }
    for (const Diagnostic* diagnostic : its) add_finding(*diagnostic);
    answer_.results.push_back(std::move(result));
  }

  /// Of a file without any function or module nothing was read, but for a limit of ours.
  void check_file() {
    for (const Diagnostic* diagnostic : of_[nullptr]) add_finding(*diagnostic);
    Result result = make_result(loaded_->source.name(), "", of_[nullptr], kWellFormed);
    result.is_function = false;
    const bool is_out_of_scope = result.verdict == word(CodeClass::kOutOfScope);
    if (answer_.results.empty() && result.status != Status::kUndecided && !is_out_of_scope)
      answer_.nothing_read = true;
    else if (result.findings + result.denied + result.warnings > 0)
      answer_.results.push_back(std::move(result));
  }

  void add_finding(const Diagnostic& diagnostic) {
    answer_.findings.push_back(
        {to_text(diagnostic, loaded_->source, color_), finding_json(diagnostic, loaded_->source)});
  }

  const Target& target_;
  const CommonOptions& options_;
  const Prover& prover_;
  const Color color_;
  std::unique_ptr<Loaded> loaded_;
  std::map<const Function*, std::vector<const Diagnostic*>> of_;  ///< null: of the file
  Answer answer_;
};

Status run_check(const CommonOptions& options, const Prover& prover, Streams& streams) {
  const std::vector<Target> targets = targets_of(options.programs);
  std::vector<Answer> answers(targets.size());
  std::mutex failure_mutex;
  std::exception_ptr failure;
  if (targets.size() > 1) prover.prepare_for_threads();
  for_each_on_deep_stacks(targets.size(), options.jobs, [&](std::size_t i) {
    try {
      answers[i] = FileCheck(targets[i], options, prover, streams).run(streams.in);
    } catch (...) {
      const std::lock_guard lock(failure_mutex);
      failure = std::current_exception();
    }
  });
  if (failure) std::rethrow_exception(failure);
  Answer answer{"check", std::string(kWellFormed), {}, {}, {}, false};
  for (Answer& each : answers) answer.append(std::move(each));
  if (answer.results.empty() && answer.problems.empty()) answer.nothing_read = true;
  return print_answer(answer, options, streams);
}

}  // namespace

Action add_check(CLI::App& command, const Prover& prover) {
  auto options = std::make_shared<CommonOptions>();
  add_program_options(command, *options);
  add_policy_options(command, *options);
  add_output_options(command, *options, true);
  return [options, &prover](Streams& streams) { return run_check(*options, prover, streams); };
}

}  // namespace tenor::spec
