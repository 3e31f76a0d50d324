// SPDX-License-Identifier: Apache-2.0
// The subcommands of this part, as rows of the table that main.cpp has.
#pragma once

#include "semantics/run/replay.h"
#include "spec/console/subcommand.h"

namespace tenor::semantics {

spec::Action add_run(CLI::App& command);
spec::Action add_trace(CLI::App& command);
spec::Action add_rules(CLI::App& command);

/// Reads a line with the options of `tenor run`, and runs it as a person would: a Replayer.
Replay replay(const std::string& line, const std::string& standard_input);

}  // namespace tenor::semantics
