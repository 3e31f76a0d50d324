// SPDX-License-Identifier: Apache-2.0
// The options of `tenor validate`.
#pragma once

#include "solver/validate/task.h"
#include "spec/console/options.h"

namespace tenor::solver {

struct ValidateCommand {
  spec::CommonOptions common;
  ValidateOptions validate;
  std::string before, after;
  std::string dump;         ///< a folder of stages, in place of the two
  std::string certificate;  ///< the file where queries for other solvers are written; empty: none
  bool bisect = false;      ///< is the first wrong stage looked for where neighbours are open?
  bool fail_on_difference = false;  ///< is a replayed difference all that fails?
};

/// How two programs are compared, without the folder. It outlives the command.
void add_comparison_options(CLI::App& command, ValidateCommand& options);
/// The same, and those of a folder.
void add_validate_options(CLI::App& command, ValidateCommand& options);

}  // namespace tenor::solver
