// SPDX-License-Identifier: Apache-2.0
// A command that is a group of others: `tenor tt check`.
#pragma once

#include "spec/console/subcommand.h"

namespace tenor::spec {

/// Gives the command the members of `table`, of which a command line names one.
Action add_group(CLI::App& command, std::span<const Subcommand> table);

}  // namespace tenor::spec
