// SPDX-License-Identifier: Apache-2.0
// `tenor tt check`: does a launch keep the protocol?
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>

#include "semantics/command/tt/folder.h"
#include "semantics/command/tt/run.h"
#include "semantics/command/tt/tt.h"

namespace tenor::semantics {
namespace {

using namespace spec;

struct TtCheckOptions {
  CommonOptions common;
  tensix::JudgeOptions judge;
};

Status run_tt_check(const TtCheckOptions& options, Streams& streams) {
  Answer answer{"tt check", "conforms", {}, {}, {}, false};
  answer.noun = "plan";
  for (const std::string& folder : options.common.programs) {
    if (!std::filesystem::is_directory(folder)) {
      answer.problems.push_back(folder + ": no such folder");
      continue;
    }
    const auto launch = open_launch(folder);
    std::optional<tensix::Judgement> judged;
    if (launch->node) judged = tensix::judge(*launch, options.judge);
    if (judged && !judged->misfit.empty()) {
      answer.problems.push_back(folder + ": " + judged->misfit);
      continue;
    }
    if (judged && judged->is_cut)
      answer.bound = VerdictBound{VerdictBound::Kind::kSizes, judged->scope};
    if (judged) answer.scope += (answer.scope.empty() ? "" : "; ") + judged->scope;
    add_launch(folder, *launch, judged ? &*judged : nullptr, color_of(options.common, streams),
               answer);
  }
  if (!answer.scope.empty()) answer.reach = " for " + answer.scope;
  return print_answer(answer, options.common, streams);
}

}  // namespace

Action add_tt_check(CLI::App& command) {
  auto options = std::make_shared<TtCheckOptions>();
  command.add_option("FOLDER", options->common.programs, "folders with a tt.plan.json and kernels")
      ->required()
      ->type_name("FOLDER");
  command.add_flag("-q,--quiet", options->common.quiet, "print the last line only");
  add_judge_options(command, options->judge);
  add_output_options(command, options->common, true);
  return [options](Streams& streams) { return run_tt_check(*options, streams); };
}

}  // namespace tenor::semantics
