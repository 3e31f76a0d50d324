// SPDX-License-Identifier: Apache-2.0
// `tenor run`: one function by the rules, on inputs that are given or drawn. Prints the outcome and
// what the function wrote; an array that is not as expected is a finding, whatever the outcome.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <ostream>

#include "semantics/command/command.h"
#include "semantics/command/run_options.h"
#include "semantics/command/runner.h"

namespace tenor::semantics {
namespace {

using namespace spec;

Status run_run(const RunOptions& options, Streams& streams) {
  if (options.schedule.kind == ScheduleChoice::Kind::kAll && !options.expects.empty())
    throw UsageError("--expect is for one result: take a --schedule that all has named");
  Subject subject = open_subject("run", options.common, streams);
  if (subject.refused) return print_answer(*subject.refused, options.common, streams);
  return Runner(subject, options, streams).run();
}

}  // namespace

Action add_run(CLI::App& command) {
  auto options = std::make_shared<RunOptions>();
  add_program_options(command, options->common);
  add_policy_options(command, options->common);
  add_output_options(command, options->common, true);
  add_input_options(command, *options);
  add_result_options(command, *options);
  options->granularity = Granularity::kStmt;
  return [options](Streams& streams) { return run_run(*options, streams); };
}

}  // namespace tenor::semantics
