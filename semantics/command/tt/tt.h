// SPDX-License-Identifier: Apache-2.0
// `tenor tt`: the commands on launches of Tenstorrent kernels that run them, as rows of the group's
// table in main.cpp.
#pragma once

#include "spec/console/subcommand.h"

namespace tenor::semantics {

spec::Action add_tt_check(CLI::App& command);
spec::Action add_tt_trace(CLI::App& command);

}  // namespace tenor::semantics
