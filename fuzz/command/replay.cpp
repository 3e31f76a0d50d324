// SPDX-License-Identifier: Apache-2.0

#include "fuzz/command/replay.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <ostream>

#include "fuzz/command/failure_file.h"
#include "fuzz/command/options.h"
#include "semantics/console/open.h"
#include "semantics/run/inputs.h"
#include "spec/diagnostic/json.h"

namespace tenor::fuzz {
namespace {

using namespace spec;

/// The difference, if it still shows. Throws spec::UsageError where there is nothing to compare.
std::optional<Failure> compared_again(const Comparison& comparison, const c::Backend& backend) {
  if (!comparison.dropped.empty())
    throw UsageError("there is nothing to compare: the rules end with " + comparison.dropped);
  if (!comparison.refused.empty())
    throw UsageError("there is nothing to compare: not emitted: " + comparison.refused);
  const c::Observed observed = c::execute(backend, {&comparison.job, 1}).front();
  if (is_open(observed))
    throw UsageError("there is nothing to compare: the result of the program is not determined");
  return fuzz::find_failure(comparison, observed);
}

Status run_replay(const CommonOptions& options, Streams& streams) {
  const semantics::Subject opened = semantics::open_subject("fuzz", options, streams);
  if (opened.refused)
    return print_answer(semantics::refusal_of(opened, "fuzz", color_of(options, streams)), options,
                        streams);
  const FailureFile file = parse_head(opened.loaded->text, options.programs.front());
  const TempDir dir;
  const c::Backend backend = backend_called(file.backend, file.flags, dir.path());
  ComparedCall subject{&opened.program(), &opened.module(), opened.function(), {}, 0,
                       file.backwards};
  for (const auto& [name, value] : file.inputs)
    subject.inputs.push_back(
        semantics::parse_input(name + "=" + value, semantics::Limits{}.memory));
  Comparison comparison;
  prepare(comparison, subject, {});
  const auto failure = compared_again(comparison, backend);
  const std::string verdict = failure ? "failed" : "passed";
  const std::string says = failure ? fmt::format("{}: expected {}, observed {}", failure->symptom,
                                                 failure->expected, failure->observed)
                                   : "compiled code agrees with the rules";
  const std::string scope = fmt::format("one program, {}", backend.command());
  if (options.format == Format::kJson)
    streams.out << dump(answer_json({"fuzz", verdict, std::nullopt, scope}, Json::array(),
                                    Json::array(), {{"says", says}}));
  else
    streams.out << fmt::format("{}: {}\n", verdict, says);
  return failure ? Status::kFinding : Status::kGood;
}

}  // namespace

Action add_replay(CLI::App& command) {
  auto options = std::make_shared<CommonOptions>();
  command.add_option("file", options->programs, "a file that tenor fuzz saved")
      ->type_name("FILE")
      ->required()
      ->expected(1);
  add_output_options(command, *options);
  return [options](Streams& streams) { return run_replay(*options, streams); };
}

}  // namespace tenor::fuzz
