// SPDX-License-Identifier: Apache-2.0
// What blocks say of themselves, read off the text: the regions that they read and write, and which
// of their variables are spatial or reduce. No rule asks for it (TIR-D76); compilers rely on it.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "semantics/analysis/block/keeps.h"
#include "spec/ir/program.h"

namespace tenor::semantics {

struct BlockClaims {
  const spec::tir::Block* block = nullptr;
  const spec::tir::PrimFunc* function = nullptr;
  /// Does it say all that it reads or writes? What is not written a compiler works out.
  bool says_reads = false, says_writes = false;
  std::vector<std::uint32_t> spatial, reduction;  ///< numbers of such variables
  std::set<const spec::BufferRegion*> unbound;    ///< that name variables out of scope
  const spec::tir::Block* outer = nullptr;        ///< the block around it
  KeptRegions kept{};                             ///< what its text shows of its accesses

  bool says_regions() const { return says_reads || says_writes; }
  /// Has a run to show whether it accesses more than it says?
  bool may_go_beyond() const {
    return says_regions() && (!kept.keeps || !kept.reads_of_written.empty());
  }
  bool says_axes() const { return !spatial.empty() || !reduction.empty(); }
  /// Has it a variable that reduces, and no init?
  bool lacks_init() const { return !reduction.empty() && !block->init; }
};

class ClaimsOfBlocks {
 public:
  explicit ClaimsOfBlocks(const spec::Module& module);
  /// Does no block say anything?
  bool empty() const { return empty_; }
  const BlockClaims& of(const spec::tir::Block* block) const { return *by_id_[block->id]; }
  /// Does the statement, the expression, or the buffer that is allocated lie in `block`? A block
  /// lies in itself, null nowhere.
  bool stands_in(const spec::Node* node, const spec::tir::Block* block) const;

 private:
  std::map<const spec::tir::Block*, BlockClaims> claims_;
  std::vector<const BlockClaims*> by_id_;        ///< of each block's id
  std::vector<const spec::tir::Block*> around_;  ///< of each node's id: the innermost block around
  bool empty_ = true;
};

}  // namespace tenor::semantics
