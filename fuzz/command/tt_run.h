// SPDX-License-Identifier: Apache-2.0
// `tenor tt run`: a launch in a folder; or a program of tiles, whose kernels run and are compared
// with the rules of the program.
#pragma once

#include "spec/console/subcommand.h"

namespace tenor::fuzz::tenstorrent {

spec::Action add_run(CLI::App& command);

}  // namespace tenor::fuzz::tenstorrent
