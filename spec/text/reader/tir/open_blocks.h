// SPDX-License-Identifier: Apache-2.0
// The blocks around what is read, and the one around the whole function that its text leaves out.
// TIR/Grammar/Stmt/Block, Stmt/BlockRealize.
#pragma once

#include <vector>

#include "spec/ir/build.h"
#include "spec/text/reader/tir/attribute_list.h"
#include "spec/text/reader/value.h"

namespace tenor::spec::reader {

/// What the constructs in a block add to it.
struct OpenBlock {
  Frame* frame = nullptr;
  std::vector<const IterVar*> iter_vars;
  std::vector<const PrimExpr*> values;
  std::vector<const Buffer*> alloc_buffers;
  std::vector<const tir::MatchBufferRegion*> match_buffers;
  AttributeList annotations;
  bool predicate_written = false;
};

class OpenBlocks {
 public:
  /// `block` lives until it is left.
  void enter(OpenBlock& block) { around_.push_back(&block); }
  /// Gives the innermost block what was added to it, and leaves it. The statement that it is.
  const tir::Stmt* leave(Builder& builder, Span at);
  /// Null outside of blocks.
  OpenBlock* innermost() { return around_.empty() ? nullptr : around_.back(); }
  /// Of the innermost block, else of the function.
  void allocate(const Buffer* buffer);
  /// The compiler puts a function with blocks, or with buffers of its own, in a block named "root".
  const tir::Stmt* with_root(const tir::Stmt* body, Span at, Builder& builder) const;

 private:
  std::vector<OpenBlock*> around_;
  std::vector<const Buffer*> root_buffers_;
  bool has_realize_ = false;
};

}  // namespace tenor::spec::reader
