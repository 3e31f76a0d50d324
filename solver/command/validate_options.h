// SPDX-License-Identifier: Apache-2.0
// The options of `tenor validate`.
#pragma once

#include "solver/validate/task.h"

namespace CLI {
class App;
}

namespace tenor::solver {

/// `options` outlives the command.
void add_validate_options(CLI::App& command, spec::CommonOptions& common, ValidateOptions& options);

}  // namespace tenor::solver
