// SPDX-License-Identifier: Apache-2.0
// `tenor fuzz replay FILE`: a saved failure, compared again by the same backend.
#pragma once

#include "spec/console/subcommand.h"

namespace tenor::fuzz {

spec::Action add_replay(CLI::App& command);

}  // namespace tenor::fuzz
