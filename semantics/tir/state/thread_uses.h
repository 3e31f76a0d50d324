// SPDX-License-Identifier: Apache-2.0
// What a statement's text says about its threads: which handles and buffers they can reach, and
// where they need not meet.
#pragma once

#include <vector>

#include "semantics/tir/state/reduction.h"

namespace tenor::semantics {

struct ThreadUses {
  std::vector<const spec::Variable*> handles;
  std::vector<const spec::Buffer*> buffers;
  /// Sequences, loops and blocks that write nothing that another thread could read in a later
  /// statement: two accesses that a barrier within them could order are reads.
  std::vector<const spec::tir::Stmt*> quiet;
};

/// Each once. What the statement itself binds is among them.
ThreadUses thread_uses(const spec::tir::Stmt* s, const Reductions& reductions);

}  // namespace tenor::semantics
