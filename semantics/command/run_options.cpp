// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/run_options.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdlib>

#include "semantics/run/inputs.h"

namespace tenor::semantics {
namespace {

using spec::UsageError;

Granularity parse_granularity(const std::string& text) {
  if (text == "expr") return Granularity::kExpr;
  if (text == "stmt") return Granularity::kStmt;
  throw UsageError("--granularity takes expr or stmt, not '" + text + "'");
}

Profile parse_profile(const std::string& text) {
  if (text == "portable") return Profile::kPortable;
  if (text == "lowered") return Profile::kLowered;
  throw UsageError("--profile takes portable or lowered, not '" + text + "'");
}

void request_notes(const std::string& text, RunCommandOptions& options) {
  if (text == "readings")
    options.reading_notes = true;
  else if (text == "blocks")
    options.block_notes = true;
  else
    throw UsageError("--notes takes readings or blocks, not '" + text + "'");
}

/// Else a negative number would be taken modulo 2^64, and one that is too large as the largest.
std::string refuse_out_of_range(const std::string& text) {
  if (text.starts_with('-')) return "does not accept a negative number";
  errno = 0;
  std::strtoull(text.c_str(), nullptr, 0);
  return errno == ERANGE ? text + " is more than 18446744073709551615, the largest number" : "";
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

void add_repeatable(CLI::App& command, const std::string& flag, std::vector<std::string>& values,
                    const std::string& type, const std::string& says) {
  command.add_option(flag, values, says)->type_name(type)->take_all()->allow_extra_args(false);
}

void add_input_options(CLI::App& command, RunRequest& run, std::vector<std::string>& inputs) {
  add_repeatable(
      command, "--input", inputs, "NAME=VALUE",
      "value of a parameter, a buffer or a size: FILE.npy, FILE.npz:KEY, rand:SEED, whole:SEED, "
      "edge:SEED, iota, fill:V, undef, @OTHER, or a number; after an array, its shape, layout and "
      "single elements: iota,shape=(3,4),strides=(8,1),offset=2,[0,2]=7");
  command.add_option("--seed", run.seed, "seed for inputs that are not given")
      ->type_name("N")
      ->check(refuse_out_of_range);
  command
      .add_option_function<std::string>(
          "--profile", [&run](const std::string& text) { run.profile = parse_profile(text); },
          "memory model: portable (a buffer is an array) or lowered (memory is bytes, for code "
          "after FlattenBuffer)")
      ->type_name("portable|lowered");
  command
      .add_option_function<std::string>(
          "--granularity",
          [&run](const std::string& text) { run.granularity = parse_granularity(text); },
          "expr: one step per redex; stmt: pure expressions are evaluated in the step that needs "
          "them")
      ->type_name("expr|stmt");
  command.add_option("--steps", run.limits.steps, "maximum number of steps")
      ->type_name("N")
      ->check(refuse_out_of_range);
  command.add_option("--memory", run.limits.memory, "maximum memory, such as 512MiB")
      ->type_name("BYTES")
      ->transform(CLI::AsSizeValue(false))
      ->transform(CLI::Validator(refuse_out_of_range, ""));
  command.add_option("--depth", run.limits.depth, "maximum call depth")
      ->type_name("N")
      ->check(refuse_out_of_range);
  command
      .add_option("--index-bits", run.limits.index_bits,
                  "bits of an index on the target; an index that does not fit is unspecified")
      ->type_name("8..64")
      ->check(CLI::Range(8, 64));
}

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
  add_repeatable(command, "--print", options.prints, "NAME", "print every element of an array");
  add_repeatable(command, "--output", options.outputs, "NAME=FILE.npy", "write an array");
  add_repeatable(command, "--mask", options.masks, "NAME=FILE.npy",
                 "write a mask of an array: true for elements that nothing wrote");
  add_repeatable(command, "--expect", options.expects, "NAME=FILE.npy",
                 "compare an array bit by bit (all NaNs are equal); exit status 1 if it differs");
}

void take_readings(RunRequest& run, const spec::CommonOptions& common) {
  run.readings = common.readings;
  run.reading_flags = common.reading_flags;
}

std::vector<Input> take_inputs(RunRequest& run, const std::vector<std::string>& inputs) {
  std::vector<Input> parsed = parse_inputs(inputs, run.limits.memory);
  for (const Input& input : parsed) run.inputs.push_back({input.name, input.written});
  return parsed;
}

}  // namespace tenor::semantics
