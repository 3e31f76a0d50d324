// SPDX-License-Identifier: Apache-2.0
// Judges a launch by the rules: does it keep the protocol, under which schedules, and what is wrong
// where it does not? docs/tensix.md says what one run settles.
#pragma once

#include <string>
#include <vector>

#include "semantics/domain/term/term.h"
#include "semantics/machine/limits.h"
#include "semantics/machine/outcome.h"
#include "semantics/schedule/schedule.h"
#include "semantics/tensix/state/core.h"
#include "spec/tenstorrent/launch/launch.h"

namespace tenor::semantics::tensix {

struct JudgeOptions {
  Limits limits{.steps = 1'000'000'000};
  /// In which schedules the agents of all cores run; none: in as many as settle it. Of kind kLast:
  /// in one for each agent, in which it continues only where no other can.
  std::optional<ScheduleChoice> schedule{};
  std::uint64_t schedules = 200;  ///< at most, of agents that use semaphores or of all
};

struct LocatedFinding {
  spec::Diagnostic finding;
  const spec::tenstorrent::LaunchFile* file = nullptr;
};

struct Judgement {
  std::vector<LocatedFinding> findings;
  std::string scope;  ///< which schedules were seen, of how many cores
  bool is_exhausted = false;
  bool is_cut = false;  ///< there are more schedules than were seen
  std::uint64_t steps = 0;
  std::string misfit;    ///< why the given schedule cannot be taken; empty: it can, or none was
  std::string given_up;  ///< of a run on terms: why it had to end; empty: it had not
};

/// The launch could be read. Static findings are not among these.
Judgement judge(const spec::tenstorrent::Launch& launch, const JudgeOptions& options);

/// Runs the first schedule, or that of the options, on the DRAM that is given, and leaves the
/// results there; of several schedules those of the last.
Judgement run_launch(const spec::tenstorrent::Launch& launch, const JudgeOptions& options,
                     Dram<Concrete>& dram);
/// The same on terms of the current run (semantics/domain/term/run.h), in the first schedule.
Judgement run_launch(const spec::tenstorrent::Launch& launch, const JudgeOptions& options,
                     Dram<Term>& dram);

/// Do kernels of the launch speak to those of other cores, or use semaphores? If not, each core
/// runs alone, and one schedule settles it.
bool uses_semaphores(const spec::tenstorrent::Launch& launch);

/// What ended a run, as a finding.
LocatedFinding finding_of(const spec::tenstorrent::Launch& launch, const Outcome& outcome);

}  // namespace tenor::semantics::tensix
