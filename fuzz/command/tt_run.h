// SPDX-License-Identifier: Apache-2.0
// `tenor tt run`: a launch in a folder; or a program of tiles, whose kernels run and are compared
// with the rules of the program.
#pragma once

#include "spec/console/subcommand.h"
#include "spec/prover/prover.h"

namespace tenor::fuzz::tenstorrent {

spec::Action add_run(CLI::App& command, const spec::Prover& prover);

}  // namespace tenor::fuzz::tenstorrent
