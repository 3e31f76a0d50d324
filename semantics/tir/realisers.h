// SPDX-License-Identifier: Apache-2.0
// What this part realises clauses by: the rules of the machine, and the operators, arguments and
// builtins that they rest on. Each is listed beside its code.
#pragma once

#include "spec/clauses/realiser.h"

namespace tenor::semantics {

/// All of them.
std::vector<spec::Realiser> realisers();

/// The builtins with a meaning; each has the clause of its name.
std::vector<spec::Realiser> builtin_realisers();

}  // namespace tenor::semantics
