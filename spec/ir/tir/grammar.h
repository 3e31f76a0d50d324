// SPDX-License-Identifier: Apache-2.0
// The abstract syntax of TIR as a list: each production stands beside its type, here or in spec/ir,
// and what the builder derives beside the builder; here they are together. TIR/Grammar,
// TIR/DataType.
#pragma once

#include "spec/clauses/implementation.h"

namespace tenor::spec::tir {

/// Every production, and every function of spec/ir that implements a clause.
std::vector<Implementation> grammar();

}  // namespace tenor::spec::tir
