// SPDX-License-Identifier: Apache-2.0
// Reads a file, takes its functions through the stages, and prints what they become. A function
// that a stage refuses is a finding, and then nothing is printed.
#include "fuzz/command/tt_lower.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <ostream>

#include "fuzz/command/tt_lowering.h"
#include "spec/console/load.h"
#include "spec/console/program_text.h"

namespace tenor::fuzz::tenstorrent {
namespace {

using namespace spec;

struct LowerOptions {
  CommonOptions common;
  std::string to = "ws3";
  std::string folder;
  DeviceOptions device;
  bool launch = false;
};

constexpr std::pair<std::string_view, Stage> kStages[] = {
    {"ws1", Stage::kWs1}, {"ws2", Stage::kWs2}, {"ws3", Stage::kWs3}};

constexpr std::string_view kKernels = "kernels";

Stage stage_called(const std::string& name) {
  if (name == kKernels) return Stage::kWs3;
  for (const auto& [word, stage] : kStages)
    if (word == name) return stage;
  throw UsageError("--to takes ws1, ws2, ws3 or kernels, not '" + name + "'");
}

/// Writes the files of a launch; what is said of that.
std::string write_files(const std::map<std::string, std::string>& files,
                        const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  std::string text;
  for (const auto& [name, content] : files) {
    const auto path = std::filesystem::path(folder) / name;
    std::ofstream file(path, std::ios::binary);
    file << content;
    if (!file.flush()) throw UsageError(path.string() + ": cannot be written");
    text += path.string() + "\n";
  }
  return text;
}

Status run_lower(const LowerOptions& options, Streams& streams) {
  if (options.launch && options.to != "ws3") throw UsageError("--launch is of --to ws3");
  if ((options.to == kKernels) != !options.folder.empty())
    throw UsageError("--to kernels writes files to the folder that -o gives");
  Answer answer{"tt lower", "ok", {}, {}, {}, false};
  const std::vector<Target> targets = targets_of(options.common.programs);
  if (targets.size() != 1) throw UsageError("give one file");
  const Target& target = targets.front();
  const auto loaded = load(target, options.common, streams.in);
  std::string text;
  const Selection selection = loaded->problem.empty()
                                  ? select(loaded->parsed.program, target.function)
                                  : Selection{{}, loaded->problem};
  if (!loaded->problem.empty() || (!selection.problem.empty() && !target.function.empty()))
    answer.problems.push_back(loaded->problem.empty()
                                  ? loaded->source.name() + ": " + selection.problem
                                  : loaded->problem);
  else {
    const LowerRequest request{stage_called(options.to), device_of(options.device), options.launch,
                               options.to == kKernels};
    Lowering lowering(*loaded, request, answer);
    text = lowering.run(selection, !target.function.empty());
    if (!lowering.files().empty() && answer.problems.empty())
      text = write_files(lowering.files(), options.folder);
  }
  if (selection.functions.empty() && answer.problems.empty()) answer.nothing_read = true;
  return print_program(answer, text, options.common, streams);
}

}  // namespace

Action add_lower(CLI::App& command) {
  auto options = std::make_shared<LowerOptions>();
  add_program_options(command, options->common);
  add_output_options(command, options->common);
  command.add_option("--to", options->to, "the last stage: ws1, ws2, ws3 or kernels")
      ->type_name("STAGE")
      ->capture_default_str();
  command
      .add_option("-o,--folder", options->folder,
                  "with kernels: where the files of the launch are written")
      ->type_name("FOLDER");
  add_device_options(command, options->device);
  command.add_flag("--launch", options->launch,
                   "with ws3: all shares one beside another, as a function with the parameters of "
                   "the grid, to be compared with it");
  return [options](Streams& streams) { return run_lower(*options, streams); };
}

}  // namespace tenor::fuzz::tenstorrent
