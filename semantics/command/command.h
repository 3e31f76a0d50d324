// SPDX-License-Identifier: Apache-2.0
// The subcommands of this part, as rows of the table that main.cpp has.
#pragma once

#include "semantics/request/replay.h"
#include "spec/console/page.h"
#include "spec/console/subcommand.h"

namespace tenor::semantics {

spec::Action add_run(CLI::App& command);
spec::Action add_trace(CLI::App& command);
spec::Action add_rules(CLI::App& command);

/// The page of an operator of Relax, `R.nn.conv2d`: its body for a call, as a PrimFunc.
std::optional<spec::Page> operator_page(std::string_view name);

/// Reads a line with the options of `tenor run`, and runs it as a person would: a Replayer.
Replay replay(const std::string& line, const std::string& standard_input);

}  // namespace tenor::semantics
