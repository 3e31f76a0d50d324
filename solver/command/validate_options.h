// SPDX-License-Identifier: Apache-2.0
// The options of `tenor validate`.
#pragma once

#include "solver/validate/task.h"
#include "spec/console/options.h"

namespace tenor::solver {

/// Both outlive the command.
void add_validate_options(CLI::App& command, spec::CommonOptions& common, ValidateOptions& options);

}  // namespace tenor::solver
