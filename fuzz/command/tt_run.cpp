// SPDX-License-Identifier: Apache-2.0
#include "fuzz/command/tt_run.h"

#include <CLI/CLI.hpp>
#include <filesystem>

#include "fuzz/backend/tenstorrent/compare.h"
#include "fuzz/command/tt_lowering.h"
#include "semantics/command/tt/folder.h"
#include "semantics/command/tt/run.h"
#include "spec/console/load.h"

namespace tenor::fuzz::tenstorrent {
namespace {

using namespace spec;
using semantics::TermLaws;

struct RunOptions {
  semantics::TtRunOptions run;
  DeviceOptions device;
  std::string kernels;  ///< a folder with those that are compared; empty: the program's own
  TermLaws granted = TermLaws::kReal;
  bool is_whole_only = false;
  const Prover* prover = nullptr;
};

TermLaws parse_laws(const std::string& text) {
  if (text == "ieee") return TermLaws::kIeee;
  if (text == "reassociate") return TermLaws::kReassociate;
  if (text == "real") return TermLaws::kReal;
  throw UsageError("--assume takes ieee, reassociate or real, not '" + text + "'");
}

/// What was compared, or where it differs.
void report(const Comparison& compared, const Loaded& loaded, const Selected& selected,
            Answer& answer) {
  Result& result = answer.results.back();
  result.function = path_of(*selected.module, *selected.function);
  for (const std::string& each : compared.same) answer.body += each + "\n";
  if (!compared.why_not_all.empty())
    answer.body += "not compared for all inputs: " + compared.why_not_all + "\n";
  answer.scope = compared.scope;
  answer.reach = " for " + compared.scope;
  answer.details["compared"] = compared.same;
  answer.details["forAllInputs"] = compared.is_for_all;
  // All inputs were asked for, or all schedules, and some were seen.
  if (compared.difference.empty() && (compared.judged->is_cut || !compared.why_not_all.empty())) {
    answer.bound = VerdictBound{VerdictBound::Kind::kSizes, compared.scope};
    result.status = Status::kBounded;
  }
  if (compared.difference.empty()) return;
  Diagnostic d;
  d.code = compared.is_decided ? Code::V_DIFFERENT : Code::V_UNKNOWN;
  d.message = compared.difference;
  d.span = loaded.parsed.program.span(selected.function->prim_func);
  d.function = result.function;
  answer.findings.push_back(
      {to_text(d, loaded.source, Color::kPlain), finding_json(d, loaded.source)});
  result.verdict = compared.is_decided ? "different" : "unknown";
  result.status = compared.is_decided ? Status::kFinding : Status::kUndecided;
  result.findings = 1;
}

std::unique_ptr<spec::tenstorrent::Launch> launch_of(const RunOptions& options,
                                                     const Lowering& lowering) {
  if (!options.kernels.empty()) return semantics::open_launch(options.kernels);
  auto launch = spec::tenstorrent::read_launch("", lowering.files());
  if (launch->node) spec::tenstorrent::check_launch(*launch);
  return launch;
}

Status run_program(const RunOptions& options, Streams& streams) {
  if (!options.run.inputs.empty() || !options.run.outputs.empty())
    throw UsageError("--input and --output are for folders; lower the program to one");
  const CommonOptions& common = options.run.common;
  Answer answer{"tt run", "equal", {}, {}, {}, false};
  const std::vector<Target> targets = targets_of({options.run.target});
  if (targets.size() != 1) throw UsageError("give one file");
  const auto loaded = load(targets.front(), common, streams.in);
  const Selection selection = loaded->problem.empty()
                                  ? select(loaded->parsed.program, targets.front().function)
                                  : Selection{{}, loaded->problem};
  if (!selection.problem.empty()) answer.problems.push_back(selection.problem);
  LowerRequest request{Stage::kWs3, device_of(options.device), false, true};
  Lowering lowering(*loaded, request, answer);
  if (answer.problems.empty()) lowering.run(selection, false);
  if (lowering.files().empty() || !answer.problems.empty())
    return print_answer(answer, common, streams);
  const auto launch = launch_of(options, lowering);
  const Result lowered = answer.results.back();
  answer.results.clear();  // the kernels' verdict, or the program's
  if (!launch->node) {
    semantics::add_launch(options.kernels, *launch, nullptr, Color::kPlain, answer);
    return print_answer(answer, common, streams);
  }
  const Compared subject{loaded->parsed.program, *lowering.lowered()->module,
                         *lowering.before(),     *launch,
                         *options.prover,        options.run.seed,
                         options.run.judge,      options.granted,
                         !options.is_whole_only};
  const Comparison compared = compare(subject);
  if (compared.judged) {
    semantics::add_launch(options.kernels.empty() ? "kernels" : options.kernels, *launch,
                          &*compared.judged, Color::kPlain, answer);
    const Status status = answer.results.back().status;
    if (status != Status::kGood && status != Status::kBounded)
      return print_answer(answer, common, streams);
    answer.results.clear();
  }
  answer.results.push_back(lowered);
  report(compared, *loaded, *lowering.lowered(), answer);
  return print_answer(answer, common, streams);
}

Status run(const RunOptions& options, Streams& streams) {
  const bool is_folder = std::filesystem::is_directory(options.run.target);
  if (is_folder && !options.kernels.empty())
    throw UsageError("--kernels is for a program of tiles");
  if (is_folder) return semantics::run_folder(options.run, streams);
  if (!options.kernels.empty() && !std::filesystem::is_directory(options.kernels))
    throw UsageError(options.kernels + ": no such folder");
  if (!options.run.target.ends_with(".py") && options.run.target.find("::") == std::string::npos &&
      options.run.target != "-" && !std::filesystem::exists(options.run.target))
    throw UsageError(options.run.target + ": no such folder");
  return run_program(options, streams);
}

}  // namespace

Action add_run(CLI::App& command, const Prover& prover) {
  auto options = std::make_shared<RunOptions>();
  options->prover = &prover;
  command
      .add_option("TARGET", options->run.target,
                  "a folder with a tt.plan.json and kernels, or a program of tiles")
      ->required()
      ->type_name("TARGET");
  semantics::add_tt_run_options(command, options->run);
  add_device_options(command, options->device);
  command
      .add_option("--kernels", options->kernels,
                  "compare a program with the launch in this folder, not with its own kernels")
      ->type_name("FOLDER");
  command
      .add_option_function<std::string>(
          "--assume",
          [&granted = options->granted](const std::string& word) { granted = parse_laws(word); },
          "the most that is assumed about floats where a program is compared: ieee, reassociate "
          "(sums and products in any order) or real (floats are real numbers, the default)")
      ->type_name("LAW");
  command.add_flag("--whole", options->is_whole_only,
                   "compare a program on whole numbers alone, not for all inputs");
  return [options](Streams& streams) { return run(*options, streams); };
}

}  // namespace tenor::fuzz::tenstorrent
