// SPDX-License-Identifier: Apache-2.0
// The abstract syntax of Relax as a list: the productions of expressions, bindings and StructInfo
// that stand beside their types in this folder, and those of what they share with TIR and with the
// module. Relax/Grammar, Relax/StructInfo.
#pragma once

#include "spec/clauses/implementation.h"

namespace tenor::spec::relax {

/// Every production of Relax.
std::vector<Implementation> grammar();

}  // namespace tenor::spec::relax
