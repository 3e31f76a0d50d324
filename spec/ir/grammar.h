// SPDX-License-Identifier: Apache-2.0
// The abstract syntax as a list: each production stands beside its type in this folder, and what
// the builder derives beside the builder; here they are together. TIR/Grammar, TIR/DataType.
#pragma once

#include "spec/clauses/implementation.h"

namespace tenor::spec {

/// Every production, and every function of this folder that implements a clause.
std::vector<Implementation> grammar();

}  // namespace tenor::spec
