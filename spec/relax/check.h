// SPDX-License-Identifier: Apache-2.0
// The static rules of Relax applied: scope, the criteria of well-formedness, normal form, then
// StructInfo and purity. Relax/Scope, WellFormed, NormalForm, Derive. What a program does is for
// semantics.
#pragma once

#include "spec/relax/derive.h"

namespace tenor::spec::relax {

/// Adds every violated check of the Relax functions of `module`, each under its function
/// (`Module::main`). Where scope and structure hold, StructInfo is derived and judged too.
Derivation check(Program& program, Module& module, const Prover& prover, Report& report);

}  // namespace tenor::spec::relax
