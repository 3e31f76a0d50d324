// SPDX-License-Identifier: Apache-2.0
// Judges a launch by the rules: does it keep the protocol, under which schedules, and what is wrong
// where it does not? docs/tensix.md says what one run settles.
#pragma once

#include <string>
#include <vector>

#include "semantics/domain/term/term.h"
#include "semantics/machine/limits.h"
#include "semantics/machine/outcome.h"
#include "semantics/tensix/state/core.h"
#include "spec/tenstorrent/launch/launch.h"

namespace tenor::semantics::tensix {

struct JudgeOptions {
  Limits limits{};
  std::uint64_t schedules = 200;  ///< of agents that use semaphores, at most
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
  std::string given_up;  ///< of a run on terms: why it had to end; empty: it had not
};

/// The launch could be read. Static findings are not among these.
Judgement judge(const spec::tenstorrent::Launch& launch, const JudgeOptions& options);

/// Runs the first schedule on the DRAM that is given, and leaves the results there.
Judgement run_launch(const spec::tenstorrent::Launch& launch, const JudgeOptions& options,
                     Dram<Concrete>& dram);
/// The same on terms of the current run (semantics/domain/term/run.h).
Judgement run_launch(const spec::tenstorrent::Launch& launch, const JudgeOptions& options,
                     Dram<Term>& dram);

/// Do kernels of the launch speak to those of other cores, or use semaphores? If not, each core
/// runs alone, and one schedule settles it.
bool uses_semaphores(const spec::tenstorrent::Launch& launch);

/// What ended a run, as a finding.
LocatedFinding finding_of(const spec::tenstorrent::Launch& launch, const Outcome& outcome);

}  // namespace tenor::semantics::tensix
