// SPDX-License-Identifier: Apache-2.0
// Sizes beyond those that every size is tried at: what one of two functions compares a size with.
#pragma once

#include "solver/specified/constants.h"
#include "solver/specified/sweep.h"

namespace tenor::solver {

/// For each size that nothing gives, by `first`, a plan of BEFORE: the constants that either
/// function compares it with and their neighbours, as far as a sweep of both does not have them.
std::vector<NamedSizes> large_sizes(const Constants& before, const Constants& after,
                                    const semantics::Plan& first);

}  // namespace tenor::solver
