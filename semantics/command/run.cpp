// SPDX-License-Identifier: Apache-2.0
// `tenor run`: one function by the rules, on inputs that are given or drawn. Prints the outcome and
// what the function wrote; an array that is not as expected is a finding, whatever the outcome.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <ostream>

#include "semantics/command/command.h"
#include "semantics/command/model_runner.h"
#include "semantics/command/run_options.h"
#include "semantics/command/runner.h"
#include "semantics/console/stand_ins.h"

namespace tenor::semantics {
namespace {

using namespace spec;

Status run_run(const RunCommandOptions& options, Streams& streams) {
  if (options.schedule.kind == ScheduleChoice::Kind::kAll && !options.expects.empty())
    throw UsageError(
        "--expect compares one result: choose one of the schedules that --schedule all printed");
  Subject subject = open_subject("run", options.common, streams, Languages::kTirAndRelax);
  if (subject.refused)
    return print_answer(refusal_of(subject, "run", color_of(options.common, streams)),
                        options.common, streams);
  if (subject.model()) {
    read_stand_ins({&subject}, options.run.packed, options.common, streams);
    return ModelRunner(subject, options, streams).run();
  }
  refuse_model_options(options.run);
  return Runner(subject, options, streams).run();
}

}  // namespace

Action add_run(CLI::App& command) {
  auto options = std::make_shared<RunCommandOptions>();
  add_program_options(command, options->common);
  add_policy_options(command, options->common);
  add_output_options(command, options->common, true);
  add_input_options(command, options->run, options->inputs);
  add_model_options(command, options->run);
  add_result_options(command, *options);
  return [options](Streams& streams) {
    take_readings(options->run, options->common);
    return run_run(*options, streams);
  };
}

}  // namespace tenor::semantics
