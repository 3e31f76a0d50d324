// SPDX-License-Identifier: Apache-2.0
// What this part implements clauses by: the rules of the machine, and the operators, arguments and
// builtins that they rest on. Each is listed beside its code.
#pragma once

#include <vector>

#include "semantics/machine/rule.h"
#include "spec/clauses/implementation.h"

namespace tenor::semantics {

/// Adds every rule once, with its inference rule: some serve several states of the machine.
void add_rule_implementations(const std::vector<const RuleInfo*>& rules,
                              std::vector<spec::Implementation>& all);

/// All of TIR's.
std::vector<spec::Implementation> implementations();

/// The builtins with a meaning; each has the clause of its name.
std::vector<spec::Implementation> builtin_implementations();

}  // namespace tenor::semantics
