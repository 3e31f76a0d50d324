// SPDX-License-Identifier: Apache-2.0
// Loops that data end, which are compared by one iteration.
#pragma once

#include "spec/ir/tir/stmt.h"

namespace tenor::solver {

/// Has it a `while`, and does each of them store, and nothing else? One that is left by a jump, or
/// that calls what has effects, is not one function of what it finds in memory.
bool may_fold_loops(const spec::tir::Stmt* body);

}  // namespace tenor::solver
