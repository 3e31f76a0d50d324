// SPDX-License-Identifier: Apache-2.0
// Between which numbers an index lies, by the loops around it: which tests of a copy's bounds are
// superfluous.
#pragma once

#include <functional>

#include "spec/ir/expr.h"
#include "spec/prover/interval.h"

namespace tenor::spec::tile {

/// The domain of a loop or a launch around, by its variable; null for other variables.
using Domains = std::function<const Range*(const Variable*)>;

/// The numbers that the integer expression may be, at most.
Interval interval_of(const PrimExpr* e, const Domains& domains, int depth = 0);

}  // namespace tenor::spec::tile
