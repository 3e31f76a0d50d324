// SPDX-License-Identifier: Apache-2.0
// What implements clauses here: the rules of Relax on the machine, and values.
#pragma once

#include <vector>

#include "semantics/machine/rule.h"
#include "spec/clauses/implementation.h"

namespace tenor::semantics::relax {

/// Every rule of Relax, frame by frame.
const std::vector<const RuleInfo*>& rules();

/// All of them, each with its inference rule, and what they rest on.
std::vector<spec::Implementation> implementations();

}  // namespace tenor::semantics::relax
