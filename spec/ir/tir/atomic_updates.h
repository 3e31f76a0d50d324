// SPDX-License-Identifier: Apache-2.0
// Atomic updates of an element of memory (atomic_add, and what CUDA and tile languages call so), as
// statements. EXT/Atomic; EXT/Builtin/atomic_add.
#pragma once

#include <optional>
#include <vector>

#include "spec/ir/program.h"
#include "spec/ir/tir/prim_func.h"

namespace tenor::spec::tir {

/// The operator of an atomic update `f(place, value)`: Add, Max or Min. Nothing of another call, or
/// of one with other arguments.
std::optional<ExprKind> atomic_combiner(const Call& call);

/// Those in the body of a function whose meaning is known, each as a block that stores
/// `b[i] op value`. What an update yields depends on the order of all: so one whose result is used
/// has no meaning. Stored in memory that the body allocates and never reads, it is not used.
std::vector<InstructionMeaning> atomic_updates(Program& program, const Stmt* body);

}  // namespace tenor::spec::tir
