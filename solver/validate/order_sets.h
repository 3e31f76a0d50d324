// SPDX-License-Identifier: Apache-2.0
// Where the order of iterations is open, a function has more than one end on the same inputs. The
// one after may have fewer, and none that the one before has not.
#pragma once

#include "solver/validate/task.h"

namespace tenor::solver {

/// An end of the function after that the one before does not come to.
struct OrderDifference : RunDifference {
  semantics::Outcome outcome;
  std::string schedule;  ///< that leads to it; empty: the run in the order of iterations
};

/// The first such that is found within the effort, of two runs of one trial, one of which left the
/// order open. Nothing where there is none, or not all ends before are known.
std::optional<OrderDifference> order_difference(const Task& task, const SideRun& before,
                                                const SideRun& after);

/// How a run ends in a schedule that is written out.
RunEnd scheduled_end(const semantics::Subject& subject, const SideRun& run,
                     const semantics::RunOptions& options, const std::string& schedule);

}  // namespace tenor::solver
