// SPDX-License-Identifier: Apache-2.0
#include "semantics/console/input_options.h"

#include <fmt/format.h>

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

Barriers parse_barriers(const std::string& text) {
  if (text == "auto") return Barriers::kAuto;
  if (text == "implicit") return Barriers::kImplicit;
  if (text == "explicit") return Barriers::kExplicit;
  throw UsageError("--barriers takes auto, implicit or explicit, not '" + text + "'");
}

}  // namespace

std::string refuse_out_of_range(const std::string& text) {
  if (text.starts_with('-')) return "does not accept a negative number";
  errno = 0;
  std::strtoull(text.c_str(), nullptr, 0);
  return errno == ERANGE ? text + " is more than 18446744073709551615, the largest number" : "";
}

void add_input_options(CLI::App& command, RunRequest& run, std::vector<std::string>& inputs) {
  spec::add_repeatable(
      command, "--input", inputs, "NAME=VALUE",
      "value of a parameter, a buffer or a size: FILE.npy, FILE.npz:KEY, "
      "FILE.safetensors:KEY, rand:SEED, whole:SEED, edge:SEED, index:N:SEED, iota, "
      "fill:V, undef, @OTHER, or a number; after an array, its shape, layout and "
      "single elements: iota,shape=(3,4),strides=(8,1),offset=2,[0,2]=7");
  command.add_option("--seed", run.seed, "seed for inputs that are not given")
      ->type_name("N")
      ->capture_default_str()
      ->check(refuse_out_of_range);
  command
      .add_option_function<std::string>(
          "--profile", [&run](const std::string& text) { run.profile = parse_profile(text); },
          "memory model: portable (a buffer is an array) or lowered (memory is bytes, for code "
          "after FlattenBuffer)")
      ->type_name("portable|lowered")
      ->default_str("portable");
  command
      .add_option_function<std::string>(
          "--granularity",
          [&run](const std::string& text) { run.granularity = parse_granularity(text); },
          "expr: one step per redex; stmt: pure expressions are evaluated in the step that needs "
          "them")
      ->type_name("expr|stmt")
      ->default_str("stmt");
  command
      .add_option_function<std::string>(
          "--barriers",
          [&run](const std::string& text) { run.limits.barriers = parse_barriers(text); },
          "where threads of a block meet: implicit (after each statement), explicit (only at "
          "barriers and collectives), or auto (explicit where the function has any)")
      ->type_name("auto|implicit|explicit")
      ->default_str("auto");
  command.add_option("--steps", run.limits.steps, "maximum number of steps")
      ->type_name("N")
      ->capture_default_str()
      ->check(refuse_out_of_range);
  command.add_option("--memory", run.limits.memory, "maximum memory, such as 512MiB")
      ->type_name("BYTES")
      ->default_str(fmt::format("{}GiB", run.limits.memory >> 30))
      ->transform(CLI::AsSizeValue(false))
      ->transform(CLI::Validator(refuse_out_of_range, ""));
  command.add_option("--depth", run.limits.depth, "maximum call depth")
      ->type_name("N")
      ->capture_default_str()
      ->check(refuse_out_of_range);
  command
      .add_option("--index-bits", run.limits.index_bits,
                  "bits of an index on the target; an index that does not fit is unspecified")
      ->type_name("8..64")
      ->capture_default_str()
      ->check(CLI::Range(8, 64));
}

void add_model_options(CLI::App& command, RunRequest& run) {
  spec::add_repeatable(command, "--params", run.params, "FILE",
                       "weights of a Relax function, by name: FILE.npz or FILE.safetensors");
  spec::add_repeatable(command, "--constants", run.constants, "FILE",
                       "constants that the text of a Relax function leaves out, by number: "
                       "FILE.npz, FILE.safetensors, or metadata as FILE.json");
  spec::add_repeatable(command, "--packed", run.packed, "NAME=FILE::f",
                       "call the TIR or Relax function f of FILE where a Relax function calls the "
                       "packed function NAME");
}

void refuse_model_options(const RunRequest& run) {
  if (!run.constants.empty() || !run.packed.empty())
    throw UsageError("--constants and --packed are for a Relax function");
  if (!run.params.empty())
    throw UsageError(
        "--params is for a Relax function: give the arrays of a TIR function by "
        "--input NAME=FILE.npz:KEY");
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
