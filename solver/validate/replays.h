// SPDX-License-Identifier: Apache-2.0
// The command lines that show a difference of two runs. Each is read and run as a person would do
// it before it is printed, and both together have to show the difference.
#pragma once

#include "solver/validate/task.h"

namespace tenor::solver {

struct Replays {
  std::vector<std::string> lines;  ///< of the sides whose program a command line can name
  std::vector<std::string> notes;  ///< of the other ones
  std::string problem;             ///< why these lines do not show it; empty where they do
};

/// Lines for two runs that differ: the one after is in `schedule`, unless that is empty.
Replays replays_of(const Task& task, const SideRun& before, const SideRun& after,
                   const RunDifference& difference, const std::string& schedule);

}  // namespace tenor::solver
