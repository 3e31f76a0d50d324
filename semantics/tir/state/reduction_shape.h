// SPDX-License-Identifier: Apache-2.0
// What a block with a reduction variable updates, and by which combiner (TIR-D81).
#pragma once

#include <functional>

#include "semantics/tir/state/reduction.h"

namespace tenor::semantics {

/// Fills in updates, inits and combiner of `made`, whose block is known, or its problem. `moves`
/// says whether an index differs between points of the reduction.
void find_shape(Reduction& made, const std::function<bool(const spec::PrimExpr*)>& moves);

}  // namespace tenor::semantics
