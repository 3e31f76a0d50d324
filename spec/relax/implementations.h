// SPDX-License-Identifier: Apache-2.0
// All that implements clauses of Relax's static half.
#pragma once

#include <vector>

#include "spec/clauses/implementation.h"

namespace tenor::spec::relax {

/// All that this part implements clauses by: the checks, what binds variables, normalisation.
std::vector<Implementation> relax_implementations();

}  // namespace tenor::spec::relax
