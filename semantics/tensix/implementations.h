// SPDX-License-Identifier: Apache-2.0
// What the machine of kernels implements clauses by.
#pragma once

#include <vector>

#include "semantics/machine/rule.h"
#include "spec/clauses/implementation.h"

namespace tenor::semantics::tensix {

/// All rules of kernels, frame by frame.
const std::vector<const RuleInfo*>& tensix_rules();

/// The rules, and how a launch hangs.
std::vector<spec::Implementation> tensix_implementations();

}  // namespace tenor::semantics::tensix
