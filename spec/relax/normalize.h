// SPDX-License-Identifier: Apache-2.0
// Normal form, made: nested expressions are bound to variables of their own, bodies and branches
// are SeqExprs, blocks are consolidated. Relax/NormalForm, Relax/Normalize; ledger RLX-D44 to D47.
#pragma once

#include "spec/ir/program.h"

namespace tenor::spec::relax {

/// The normal form of `function`, which is `function` itself where it is in normal form. What
/// needs no change is shared. What cannot be brought into normal form (normal_form.h) stays.
const Function* normalize(Program& program, const Function* function);

/// The steps, with their clauses.
std::span<const Implementation> normalizations();

}  // namespace tenor::spec::relax
