// SPDX-License-Identifier: Apache-2.0
// How messages about Relax show what stands in a dimension. Ledger RLX-D30.
#pragma once

#include <string>

#include "spec/ir/expr.h"

namespace tenor::spec::relax {

/// A dimension or a value as text; numbers are int64 where nothing else is said (RLX-D30).
std::string shown(const PrimExpr* e);

}  // namespace tenor::spec::relax
