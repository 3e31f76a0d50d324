// SPDX-License-Identifier: Apache-2.0
// The subcommands of this part, as rows of the table that main.cpp has.
#pragma once

#include "spec/command/command.h"

namespace tenor::semantics {

spec::Action add_run(CLI::App& command);
spec::Action add_trace(CLI::App& command);
spec::Action add_rules(CLI::App& command);

}  // namespace tenor::semantics
