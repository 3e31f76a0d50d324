// SPDX-License-Identifier: Apache-2.0

#include "fuzz/command/replay.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <ostream>

#include "fuzz/command/failure_file.h"
#include "fuzz/command/options.h"
#include "semantics/command/inputs.h"
#include "semantics/command/subject.h"
#include "spec/diagnostic/json.h"

namespace tenor::fuzz {
namespace {

using namespace spec;

/// A word for how it ended, and the sentence that goes with it.
struct Verdict {
  std::string word, says;
  Status status = Status::kGood;
};

Verdict verdict_of(const Trial& trial, const c::Backend& backend) {
  const auto undone = [](std::string says) { return Verdict{"failed", says, Status::kFinding}; };
  if (!trial.dropped.empty()) return undone("the rules end with " + trial.dropped);
  if (!trial.refused.empty()) return undone("not emitted: " + trial.refused);
  const c::Observed observed = c::execute(backend, {&trial.job, 1}).front();
  if (is_open(observed)) return undone("what the program does is open");
  const auto failure = fuzz::judge(trial, observed);
  if (!failure) return {"passed", "compiled code agrees with the rules", Status::kGood};
  return undone(fmt::format("{}: expected {}, observed {}", failure->symptom, failure->expected,
                            failure->observed));
}

Status run_replay(const CommonOptions& options, Streams& streams) {
  const semantics::Subject opened = semantics::open_subject("fuzz", options, streams);
  if (opened.refused) return *opened.refused;
  const FailureFile file = parse_head(opened.loaded->text, options.programs.front());
  const Workplace place;
  const c::Backend backend = backend_called(file.backend, file.flags, place.path());
  Subject subject{&opened.program(), &opened.module(), opened.function(), {}, 0};
  for (const auto& [name, value] : file.inputs)
    subject.inputs.push_back(
        semantics::parse_input(name + "=" + value, semantics::Limits{}.memory));
  Trial trial;
  prepare(trial, subject, {});
  const Verdict verdict = verdict_of(trial, backend);
  const std::string scope = fmt::format("one program, {}", backend.command());
  if (options.format == Format::kJson)
    streams.out << dump(answer_json({"fuzz", verdict.word, std::nullopt, scope}, Json::array(),
                                    Json::array(), {{"says", verdict.says}}));
  else
    streams.out << fmt::format("{}: {}\n", verdict.word, verdict.says);
  return verdict.status;
}

}  // namespace

Action add_replay(CLI::App& command) {
  auto options = std::make_shared<CommonOptions>();
  command.add_option("FILE", options->programs, "a file that tenor fuzz saved")
      ->required()
      ->expected(1);
  add_output_options(command, *options);
  return [options](Streams& streams) { return run_replay(*options, streams); };
}

}  // namespace tenor::fuzz
