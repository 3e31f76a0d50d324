// SPDX-License-Identifier: Apache-2.0
#include "semantics/tensix/run/judge.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "semantics/tensix/run/interleaving.h"
#include "spec/check/wording.h"
#include "spec/tenstorrent/kernel/walk.h"

namespace tenor::semantics::tensix {
namespace {

using spec::tenstorrent::Launch;

constexpr std::size_t kMostWaits = 12;

/// `reader.kernel:7`.
std::string place_text(const Launch& launch, const spec::Node* node) {
  const auto& file = launch.file_of(node);
  const auto begin = launch.program.span(node).begin;
  return fmt::format("{}:{}", file.source.name(), file.source.position(begin).line);
}

/// All waits of a launch that hangs, each with its place.
std::vector<std::string> waits_of(const Launch& launch, const auto& machine) {
  std::vector<std::string> all;
  for (const Agent& agent : machine.agents) {
    if (agent.ended || !agent.waiting.node) continue;
    if (all.size() == kMostWaits) {
      all.push_back("and others");
      break;
    }
    all.push_back(waiting_text(machine, agent) + ": " + place_text(launch, agent.waiting.node));
  }
  return all;
}

/// The same pages, for a domain with the same values.
template <class D>
Dram<D> of_domain(const auto& dram) {
  Dram<D> made;
  for (const auto& buffer : dram) {
    made.push_back({buffer.plan, {}, buffer.follows_program});
    for (const auto& page : buffer.pages)
      made.back().pages.push_back(
          {{page.writer, page.valid, page.elements, page.format}, page.core, page.agent});
  }
  return made;
}

bool is_hang(const Outcome& outcome) {
  return outcome.code && spec::info(*outcome.code).text.starts_with("TT-H") &&
         *outcome.code != Code::TT_H_CAPACITY;
}

template <class D>
class Judge {
 public:
  Judge(const Launch& launch, const JudgeOptions& options, Dram<D>& dram, bool explores)
      : launch_(launch), options_(options), dram_(dram), explores_(explores) {}

  Judgement run() {
    std::vector<std::uint32_t> all(launch_.plan->cores.size());
    std::iota(all.begin(), all.end(), 0u);
    if (options_.schedule && !D::kMerges) {
      run_in_schedules(all, *options_.schedule);
    } else if (uses_semaphores(launch_)) {
      run_together(all, explores_);
    } else {
      for (const std::uint32_t core : all)
        if (judged_.findings.empty() || only_warnings()) run_group({core});
      judged_.scope = fmt::format("{}, one schedule", spec::counted(all.size(), "core"));
    }
    if (only_warnings() && !judged_.is_exhausted) check_coverage();
    return std::move(judged_);
  }

 private:
  bool only_warnings() const {
    return std::ranges::all_of(judged_.findings, [](const LocatedFinding& each) {
      return each.finding.severity != spec::Severity::kError;
    });
  }

  void run_group(const std::vector<std::uint32_t>& cores) {
    Limits limits = options_.limits;
    limits.steps -= std::min(limits.steps, judged_.steps);
    const spec::Module none{};
    MachineOf<Tensix, D> machine(launch_.program, none, Granularity::kExpr, limits);
    machine.prepare(*launch_.node, cores, dram_);
    machine.push_start(launch_.node);
    machine.run();
    judged_.steps += machine.steps();
    if constexpr (D::kMerges) judged_.given_up = D::gave_up();
    add(machine.outcome(), machine, "first");
    for (const Note& note : machine.notes()) add_note(note);
  }

  void run_together(const std::vector<std::uint32_t>& cores, bool explores) {
    const Group group = group_of(cores);
    run_group(cores);
    judged_.scope = spec::counted(cores.size(), "core") + ", the first schedule";
    if (only_warnings() && !judged_.is_exhausted && explores) explore(group);
  }

  void run_in_schedules(const std::vector<std::uint32_t>& cores, const ScheduleChoice& choice) {
    using Kind = ScheduleChoice::Kind;
    const std::string count = spec::counted(cores.size(), "core");
    judged_.scope =
        count + (choice.kind == Kind::kRandom  ? fmt::format(", random schedule {}", choice.seed)
                 : choice.kind == Kind::kGiven ? ", the given schedule"
                                               : ", the first schedule");
    if (choice.kind == Kind::kFirst) return run_group(cores);
    if (choice.kind == Kind::kAll) return run_together(cores, true);
    const Group group = group_of(cores);
    if (choice.kind != Kind::kLast) return void(run_schedule(group, choice));
    std::uint64_t last = 0;
    while (only_warnings() && !judged_.is_exhausted && run_schedule(group, {Kind::kLast, last, {}}))
      ++last;
    judged_.scope = fmt::format("{}, {}, in each of which one agent continues last", count,
                                spec::counted(last, "schedule"));
  }

  /// Every schedule, up to the order of what does not depend on each other.
  void explore(const Group& group) {
    LaunchExplorer explorer(group, options_.schedules);
    while (explorer.advance()) {
    }
    judged_.steps += explorer.steps();
    judged_.is_cut = !explorer.complete() && !explorer.stop();
    judged_.scope = fmt::format("{}, {}{}", spec::counted(group.cores.size(), "core"),
                                judged_.is_cut ? "the first " : "",
                                spec::counted(explorer.schedules(), "schedule"));
    if (explorer.stop())  // again, to say who waits
      run_schedule(group, {ScheduleChoice::Kind::kGiven, 0, explorer.stop()->schedule});
  }

  /// Of kind kLast: was there an agent of that number?
  bool run_schedule(const Group& group, const ScheduleChoice& choice) {
    ScheduledRun run(std::make_unique<LaunchInterleaving>(group), choice);
    while (run.advance()) {
    }
    judged_.misfit = run.misfit();
    const auto& launch = static_cast<const LaunchInterleaving&>(run.run());
    judged_.steps += launch.steps();
    if (judged_.misfit.empty()) add(launch.outcome(), launch.machine(), to_string(run.schedule()));
    for (const Note& note : launch.machine().notes()) add_note(note);
    if constexpr (!D::kMerges) dram_ = of_domain<D>(launch.dram());
    return run.met_last();
  }

  Group group_of(const std::vector<std::uint32_t>& cores) const {
    Group group{&launch_, cores, options_.limits, {}};
    if constexpr (!D::kMerges) group.dram = of_domain<WatchedConcrete>(dram_);
    return group;
  }

  void add(const Outcome& outcome, const auto& machine, const std::string& schedule) {
    if (outcome.kind == OutcomeKind::kDone) return;
    LocatedFinding found = finding_of(launch_, outcome);
    if (is_hang(outcome)) found.finding.notes = waits_of(launch_, machine);
    found.finding.notes.push_back("schedule: " + schedule);
    judged_.is_exhausted = judged_.is_exhausted || outcome.kind == OutcomeKind::kExhausted;
    judged_.findings.push_back(std::move(found));
  }

  void add_note(const Note& note) {
    LocatedFinding found =
        finding_of(launch_, {OutcomeKind::kDone, note.code, nullptr, note.message, note.node, {}});
    found.finding.severity = spec::Severity::kWarning;
    const auto is_same = [&](const LocatedFinding& each) {
      return each.finding.message == found.finding.message;
    };
    if (std::ranges::none_of(judged_.findings, is_same)) judged_.findings.push_back(found);
  }

  /// A page of an output that no core wrote.
  void check_coverage() {
    for (const auto& buffer : dram_) {
      if (!buffer.plan->is_output || buffer.follows_program) continue;
      const auto missing =
          std::ranges::find_if(buffer.pages, [](const auto& page) { return !page.is_defined(); });
      if (missing == buffer.pages.end()) continue;
      const auto count =
          std::ranges::count_if(buffer.pages, [](const auto& page) { return !page.is_defined(); });
      spec::Diagnostic finding;
      finding.code = Code::TT_G_COVERAGE;
      finding.rule = "TT-Launch-coverage";
      finding.clause = "TT/Plan/coverage";
      finding.message = fmt::format("no core writes page {} of {} ({} of {} are missing)",
                                    missing - buffer.pages.begin(), buffer.plan->name, count,
                                    buffer.pages.size());
      judged_.findings.push_back({finding, launch_.plan_file.get()});
      return;
    }
  }

  const Launch& launch_;
  const JudgeOptions& options_;
  Dram<D>& dram_;
  const bool explores_;
  Judgement judged_;
};

}  // namespace

bool uses_semaphores(const Launch& launch) {
  using spec::tenstorrent::Action;
  bool uses = false;
  for (const auto* kernel : launch.node->kernels)
    spec::tenstorrent::for_each_call(*kernel, [&](const spec::tenstorrent::Call& call) {
      const Action action = call.api->action;
      uses = uses || action == Action::kSemaphore || action == Action::kCoreAddress ||
             action == Action::kMulticastAddress;
    });
  return uses;
}

LocatedFinding finding_of(const Launch& launch, const Outcome& outcome) {
  LocatedFinding found;
  spec::Diagnostic& d = found.finding;
  d.code = outcome.code.value_or(Code::X_STEPS);
  d.message = outcome.message;
  d.span = launch.program.span(outcome.node);
  d.label = outcome.bindings;
  if (outcome.rule) {
    d.rule = outcome.rule->id;
    d.clause = spec::named_clause(outcome.rule->clauses, outcome.rule->reading).id;
  } else if (spec::info(d.code).clauses.count > 0) {
    d.clause = spec::info(d.code).clauses.front().id;
  }
  d.hint = spec::info(d.code).advice;
  found.file = &launch.file_of(outcome.node);
  return found;
}

Judgement judge(const Launch& launch, const JudgeOptions& options) {
  auto dram = fresh_dram<Concrete>(*launch.plan, launch.node);
  return Judge(launch, options, dram, true).run();
}

Judgement run_launch(const Launch& launch, const JudgeOptions& options, Dram<Concrete>& dram) {
  return Judge(launch, options, dram, false).run();
}

Judgement run_launch(const Launch& launch, const JudgeOptions& options, Dram<Term>& dram) {
  return Judge(launch, options, dram, false).run();
}

}  // namespace tenor::semantics::tensix
