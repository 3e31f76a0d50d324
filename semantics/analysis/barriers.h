// SPDX-License-Identifier: Apache-2.0
// Where the threads of a function that is run meet: after each statement, or at its own barriers.
#pragma once

#include "semantics/run/scope.h"

namespace tenor::semantics {

/// Do its threads meet only where they synchronise (EXT/Threads/explicit)? False without threads.
bool meets_explicitly(const Subject& subject, const Limits& limits);

/// Adds that to what a finding says of its run, where it is so.
void name_barriers(std::string& scope, const Subject& subject, const Limits& limits);

}  // namespace tenor::semantics
