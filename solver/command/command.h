// SPDX-License-Identifier: Apache-2.0
// The commands of this part.
#pragma once

#include "semantics/request/replay.h"
#include "spec/console/subcommand.h"

namespace tenor::spec {
class Prover;
}

namespace tenor::solver {

spec::Action add_specified(CLI::App& command);
/// `prover` lives longer than what is returned; `replay` runs the lines that are about to be
/// printed.
spec::Action add_validate(CLI::App& command, const spec::Prover& prover,
                          semantics::Replayer replay);

}  // namespace tenor::solver
