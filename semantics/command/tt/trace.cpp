// SPDX-License-Identifier: Apache-2.0
// `tenor tt trace`: the calls of a core's agents, side by side, in the order of one schedule.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <deque>
#include <filesystem>

#include "semantics/command/tt/folder.h"
#include "semantics/command/tt/tt.h"
#include "semantics/console/number_option.h"
#include "semantics/tensix/run/interleaving.h"
#include "spec/tenstorrent/api/api.h"

namespace tenor::semantics {
namespace {

using namespace spec;
using tensix::Agent;
using tensix::WatchedLaunch;

constexpr std::size_t kLastSteps = 1000, kColumn = 34;

struct TtTraceOptions {
  CommonOptions common;
  std::string folder;
  std::vector<std::uint32_t> cores{0};
  bool all = false;
  Limits limits;
};

/// A call that an agent has completed, or begun to wait in.
struct TraceLine {
  std::uint32_t agent = 0;
  std::string text;
  std::string_view rule;
};

/// Keeps the last lines, or hands each on.
class TtTracer : public Observer<WatchedConcrete> {
 public:
  TtTracer(const tenstorrent::Launch& launch, const WatchedLaunch& machine)
      : launch_(launch), machine_(machine) {}

  std::deque<TraceLine> lines;
  std::uint64_t count = 0;
  bool keeps_all = false;

  void committed(const RuleInfo& rule, const Node* redex) override {
    // Control flow and values are no calls: their rules name statements.
    const std::string_view id = rule.id;
    if (id.starts_with("TT-Assign") || id.starts_with("TT-Block") || id.starts_with("TT-If") ||
        id.starts_with("TT-For") || id.starts_with("TT-Call") || id.starts_with("TT-Launch") ||
        id.starts_with("TT-Agent"))
      return;
    ++count;
    lines.push_back({machine_.current, text_of(redex, id), id});
    if (!keeps_all && lines.size() > kLastSteps) lines.pop_front();
  }
  void bound(const Node*, const Value*) override {}
  void resumed(std::uint64_t) override {}
  void accessed(const Node*, Index, const Value*, std::uint32_t, bool) override {}

 private:
  /// `7 cb_wait_front(0, 1) waits`, with the values of the arguments.
  std::string text_of(const Node* redex, std::string_view rule) const {
    const auto& call = *static_cast<const tenstorrent::Call*>(redex);
    const auto& file = launch_.file_of(redex);
    const Agent& agent = machine_.agent();
    std::vector<std::string> values;
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
      const bool is_address = agent.values[i] > 0xffff;
      values.push_back(is_address ? fmt::format("{:#x}", agent.values[i])
                                  : std::to_string(agent.values[i]));
    }
    return fmt::format("{} {}({}){}", file.source.position(launch_.program.span(redex).begin).line,
                       call.name, fmt::join(values, ", "),
                       rule.ends_with("-waits") ? " waits" : "");
  }

  const tenstorrent::Launch& launch_;
  const WatchedLaunch& machine_;
};

/// A column for each agent: what it did stands in its own.
void print_columns(const TtTracer& tracer, const WatchedLaunch& machine, std::ostream& out) {
  std::string head;
  for (const Agent& agent : machine.agents) {
    const auto& at = machine.plan->cores[machine.cores[agent.core].number];
    head +=
        fmt::format("{:<{}}", fmt::format("{} ({}, {})", word(agent.kind), at.x, at.y), kColumn);
  }
  out << head << "\n";
  for (const TraceLine& line : tracer.lines)
    out << std::string(line.agent * kColumn, ' ') << line.text << "\n";
}

Json columns_json(const TtTracer& tracer, const WatchedLaunch& machine) {
  Json steps = Json::array();
  for (const TraceLine& line : tracer.lines) {
    const Agent& agent = machine.agents[line.agent];
    const auto& at = machine.plan->cores[machine.cores[agent.core].number];
    steps.push_back({{"x", at.x},
                     {"y", at.y},
                     {"agent", word(agent.kind)},
                     {"call", line.text},
                     {"rule", line.rule}});
  }
  return steps;
}

Status run_tt_trace(const TtTraceOptions& options, Streams& streams) {
  if (!std::filesystem::is_directory(options.folder))
    throw UsageError(options.folder + ": no such folder");
  const auto launch = open_launch(options.folder);
  Answer answer{"tt trace", "ok", {}, {}, {}, false};
  answer.noun = "plan";
  if (!launch->node) {
    add_launch(options.folder, *launch, nullptr, color_of(options.common, streams), answer);
    return print_answer(answer, options.common, streams);
  }
  for (const std::uint32_t core : options.cores)
    if (core >= launch->plan->cores.size())
      throw UsageError(fmt::format("the plan has no core {}", core));
  auto dram = tensix::fresh_dram<WatchedConcrete>(*launch->plan, launch->node);
  const Module none{};
  WatchedLaunch machine(launch->program, none, Granularity::kExpr, options.limits);
  machine.prepare(*launch->node, options.cores, dram);
  machine.push_start(launch->node);
  TtTracer tracer(*launch, machine);
  tracer.keeps_all = options.all;
  machine.observe(&tracer);
  machine.run();
  tensix::Judgement judged;
  if (machine.outcome().kind != OutcomeKind::kDone)
    judged.findings.push_back(tensix::finding_of(*launch, machine.outcome()));
  if (options.common.format == Format::kText) {
    if (tracer.count > tracer.lines.size())
      streams.out << fmt::format("{} earlier calls are not shown; --all shows them\n",
                                 tracer.count - tracer.lines.size());
    if (!options.common.quiet) print_columns(tracer, machine, streams.out);
  }
  answer.details["steps"] = columns_json(tracer, machine);
  for (const tensix::LocatedFinding& each : judged.findings)
    answer.findings.push_back(
        {to_text(each.finding, each.file->source, color_of(options.common, streams)),
         finding_json(each.finding, each.file->source)});
  Result result{options.folder, "", "ok"};
  answer.results.push_back(result);
  return print_answer(answer, options.common, streams);
}

}  // namespace

Action add_tt_trace(CLI::App& command) {
  auto options = std::make_shared<TtTraceOptions>();
  command.add_option("FOLDER", options->folder, "a folder with a tt.plan.json and kernels")
      ->required()
      ->type_name("FOLDER");
  command.add_option("--core", options->cores, "numbers of the plan's cores that run")
      ->capture_default_str();
  command.add_flag("--all", options->all, "show all calls, not only the last 1,000");
  command.add_option("--steps", options->limits.steps, "the budget of steps")
      ->type_name("N")
      ->capture_default_str()
      ->check(refuse_out_of_range);
  add_output_options(command, options->common);
  return [options](Streams& streams) { return run_tt_trace(*options, streams); };
}

}  // namespace tenor::semantics
