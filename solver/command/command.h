// SPDX-License-Identifier: Apache-2.0
// The commands of this part.
#pragma once

#include "spec/command/command.h"

namespace tenor::solver {

spec::Action add_specified(CLI::App& command);
/// `prover` lives longer than what is returned.
spec::Action add_validate(CLI::App& command, const spec::Prover& prover);

}  // namespace tenor::solver
