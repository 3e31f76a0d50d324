// SPDX-License-Identifier: Apache-2.0
// Blocks whose text shows that they access nothing beyond what they declare, so that no run has to
// be held against it.
#pragma once

#include <set>
#include <vector>

#include "spec/ir/tir/stmt.h"

namespace tenor::semantics {

/// What a block declares to access of one kind: reads, or writes.
struct DeclaredRegions {
  bool says = false;  ///< does it say all that it accesses?
  spec::List<const spec::BufferRegion*> regions{};
};

/// What the text shows of a block.
struct KeptRegions {
  bool keeps = false;
  /// Loads that lie in what the block writes, and maybe not in what it reads: fine where the block
  /// accumulates.
  std::vector<const spec::Node*> reads_of_written{};
};

/// Does every access in the text of `b` lie in a declared region: does it have the indices that the
/// region begins with, or does the region have all of the buffer? Of regions in `unbound`
/// this is not known. `keeps` is false also where the text does not show each access: where it
/// calls functions, makes views, or uses pointers.
KeptRegions kept_regions(const spec::tir::Block& b, const DeclaredRegions& reads,
                         const DeclaredRegions& writes,
                         const std::set<const spec::BufferRegion*>& unbound);

}  // namespace tenor::semantics
