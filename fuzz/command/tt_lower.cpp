// SPDX-License-Identifier: Apache-2.0
// Reads a file, takes its functions through the stages, and prints what they become. A function
// that a stage refuses is a finding, and then nothing is printed.
#include "fuzz/command/tt_lower.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ostream>

#include "fuzz/backend/tenstorrent/pass/launch.h"
#include "fuzz/backend/tenstorrent/pass/pass.h"
#include "spec/console/load.h"
#include "spec/console/program_text.h"
#include "spec/tenstorrent/grid.h"
#include "spec/tir/check.h"

namespace tenor::fuzz::tenstorrent {
namespace {

using namespace spec;

struct LowerOptions {
  CommonOptions common;
  std::string to = "ws3";
  std::string device = "default";
  std::int64_t harvested = 0;
  bool launch = false;
};

constexpr std::pair<std::string_view, Stage> kStages[] = {
    {"ws1", Stage::kWs1}, {"ws2", Stage::kWs2}, {"ws3", Stage::kWs3}};

Stage stage_called(const std::string& name) {
  for (const auto& [word, stage] : kStages)
    if (word == name) return stage;
  throw UsageError("--to takes ws1, ws2 or ws3, not '" + name + "'");
}

Device device_of(const LowerOptions& options) {
  const auto device = find_device(options.device, options.harvested);
  if (device) return *device;
  const auto all = devices();
  if (std::ranges::find(all, options.device, &Device::name) == all.end())
    throw UsageError("--device takes " + names_of_devices() + ", not '" + options.device + "'");
  throw UsageError(
      fmt::format("{} has no row of cores left without {}", options.device, options.harvested));
}

class Lowering {
 public:
  Lowering(Loaded& loaded, const LowerOptions& options, Answer& answer)
      : loaded_(loaded),
        builder_(loaded.parsed.program),
        stage_(stage_called(options.to)),
        device_(device_of(options)),
        launch_(options.launch),
        answer_(answer) {}

  /// The text of what is selected, or nothing where something was found.
  std::string run(const Selection& selection, bool named) {
    tir::check(loaded_.parsed.program, loaded_.report);
    for (const Selected& each : selection.functions)
      if (each.function->prim_func && !has_errors()) lower_one(each, selection);
    if (!has_errors() && lowered_ == 0 && !selection.functions.empty())
      answer_.problems.push_back(loaded_.source.name() + ": there is no PrimFunc to lower");
    add_result();
    return has_errors() || lowered_ == 0
               ? ""
               : program_text(loaded_.parsed.program, selection.functions, named, std::nullopt, {});
  }

 private:
  bool has_errors() const { return loaded_.report.errors() > 0; }

  /// Does another function of the selection launch a grid, so that this one is its host's?
  bool stands_beside_a_grid(const Selected& one, const Selection& selection) const {
    spec::tenstorrent::GridProblem problem;
    if (spec::tenstorrent::find_grid(*one.function->prim_func, problem).is_launched()) return false;
    return std::ranges::any_of(selection.functions, [&](const Selected& other) {
      const tir::PrimFunc* f = other.function->prim_func;
      return f && spec::tenstorrent::find_grid(*f, problem).is_launched();
    });
  }

  void lower_one(const Selected& one, const Selection& selection) {
    auto& function = const_cast<Function&>(*one.function);
    const bool beside = stands_beside_a_grid(one, selection);
    Lowered made = lower(builder_, *function.prim_func, beside ? Stage::kWs1 : stage_, device_);
    if (made.function && launch_ && !beside)
      made = launch_shares(builder_, *made.function, *function.prim_func);
    if (made.refusal) {
      return refuse(path_of(*one.module, function), *made.refusal);
    }
    function.prim_func = made.function;
    ++lowered_;
  }

  void refuse(const std::string& function, const Refusal& refusal) {
    Diagnostic d;
    d.code = Code::S_CONSTRUCT;
    d.message = refusal.message;
    d.span = loaded_.parsed.program.span(refusal.at);
    d.clause = refusal.clause;
    d.hint = refusal.hint;
    d.function = function;
    loaded_.report.add(std::move(d));
  }

  void add_result() {
    std::vector<const Diagnostic*> errors;
    for (const Diagnostic& d : loaded_.report.diagnostics()) {
      if (d.severity != Severity::kError) continue;
      errors.push_back(&d);
      answer_.findings.push_back(
          {to_text(d, loaded_.source, Color::kPlain), finding_json(d, loaded_.source)});
    }
    answer_.results.push_back(make_result(loaded_.source.name(), "", errors, "ok"));
  }

  Loaded& loaded_;
  Builder builder_;
  Stage stage_;
  Device device_;
  bool launch_;
  Answer& answer_;
  std::size_t lowered_ = 0;
};

Status run_lower(const LowerOptions& options, Streams& streams) {
  if (options.launch && options.to != "ws3") throw UsageError("--launch is of --to ws3");
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
  else
    text = Lowering(*loaded, options, answer).run(selection, !target.function.empty());
  if (selection.functions.empty() && answer.problems.empty()) answer.nothing_read = true;
  return print_program(answer, text, options.common, streams);
}

}  // namespace

Action add_lower(CLI::App& command) {
  auto options = std::make_shared<LowerOptions>();
  add_program_options(command, options->common);
  add_output_options(command, options->common);
  command.add_option("--to", options->to, "the last stage: ws1, ws2 or ws3")
      ->type_name("STAGE")
      ->capture_default_str();
  command
      .add_option("--device", options->device,
                  "whose cores share the tiles: " + names_of_devices() + " (64 cores by default)")
      ->type_name("NAME");
  command.add_option("--harvested", options->harvested, "rows of cores that the device lacks")
      ->type_name("N")
      ->check(CLI::NonNegativeNumber);
  command.add_flag("--launch", options->launch,
                   "with ws3: all shares one beside another, as a function with the parameters of "
                   "the grid, to be compared with it");
  return [options](Streams& streams) { return run_lower(*options, streams); };
}

}  // namespace tenor::fuzz::tenstorrent
