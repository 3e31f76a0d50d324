// SPDX-License-Identifier: Apache-2.0
// The commands of this part.
#pragma once

#include "semantics/request/replay.h"
#include "spec/console/answer.h"
#include "spec/console/subcommand.h"

namespace tenor::spec {
class Prover;
}

namespace tenor::solver {

struct ValidateCommand;

spec::Action add_specified(CLI::App& command);
/// What `tenor validate BEFORE AFTER` says; nothing is printed but progress.
spec::Answer compared(const ValidateCommand& command, const spec::Prover& prover,
                      spec::Streams& streams);
/// `prover` lives longer than what is returned; `replay` runs the lines that are about to be
/// printed.
spec::Action add_validate(CLI::App& command, const spec::Prover& prover,
                          semantics::Replayer replay);
/// The same.
spec::Action add_reduce(CLI::App& command, const spec::Prover& prover, semantics::Replayer replay);

}  // namespace tenor::solver
