// SPDX-License-Identifier: Apache-2.0
// The subcommands of this part, as rows of the table that main.cpp has.
#pragma once

#include "spec/console/subcommand.h"

namespace tenor::fuzz {

spec::Action add_fuzz(CLI::App& command);

}  // namespace tenor::fuzz
