// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/run_options.h"

#include <CLI/CLI.hpp>

namespace tenor::semantics {
namespace {

using spec::UsageError;

void request_notes(const std::string& text, RunCommandOptions& options) {
  if (text == "readings")
    options.reading_notes = true;
  else if (text == "blocks")
    options.block_notes = true;
  else
    throw UsageError("--notes takes readings or blocks, not '" + text + "'");
}

void take_schedule(RunCommandOptions& options, const std::string& text) {
  const auto choice = parse_schedule(text);
  if (!choice)
    throw UsageError(
        "--schedule takes first, all, random:SEED, or a list of choices such as 2:1,7:0.3, not '" +
        text + "'");
  options.schedule = *choice;
  if (choice->kind != ScheduleChoice::Kind::kFirst) options.run.schedule = text;
}

}  // namespace

void add_result_options(CLI::App& command, RunCommandOptions& options) {
  command
      .add_option_function<std::string>(
          "--schedule", [&options](const std::string& text) { take_schedule(options, text); },
          "order in which iterations of parallel loops take turns: first (ascending), random:SEED, "
          "all, or a schedule that a result names")
      ->type_name("first|random:SEED|all|TURNS");
  command
      .add_option_function<std::vector<std::string>>(
          "--notes",
          [&options](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) request_notes(text, options);
          },
          "readings: report the ledger entries that the result depends on; blocks: warn where a "
          "block does something that it does not declare; may be repeated")
      ->type_name("readings|blocks")
      ->take_all()
      ->allow_extra_args(false);
  spec::add_repeatable(command, "--print", options.prints, "NAME",
                       "print every element of an array, of a PrimFunc also after an error");
  spec::add_repeatable(command, "--output", options.outputs, "NAME=FILE.npy",
                       "write an array; FILE.npz alone: all that the function wrote or returned");
  spec::add_repeatable(command, "--mask", options.masks, "NAME=FILE.npy",
                       "write a mask of an array: true for elements that nothing wrote");
  spec::add_repeatable(
      command, "--expect", options.expects, "NAME=FILE.npy",
      "compare an array bit by bit (all NaNs are equal); exit status 1 if it differs");
}

}  // namespace tenor::semantics
