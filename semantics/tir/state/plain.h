// SPDX-License-Identifier: Apache-2.0
// Expressions whose evaluation has no effect but its value.
#pragma once

#include "spec/ir/tir/stmt.h"

namespace tenor::semantics {

/// Does evaluating it give a value whatever its variables hold, read no memory and note nothing?
/// True of literals, variables and sums of them, and of quotients by a positive literal; false
/// wherever more than that would have to be looked at.
bool is_plain(const spec::PrimExpr* e);

/// May it make a difference in which order the values of a block and its domains are evaluated, and
/// its variables bound?
bool order_matters(const spec::tir::BlockRealize& r);

}  // namespace tenor::semantics
