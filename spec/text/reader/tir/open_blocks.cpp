// SPDX-License-Identifier: Apache-2.0
#include "spec/text/reader/tir/open_blocks.h"

namespace tenor::spec::reader {

using namespace tir;

const Stmt* OpenBlocks::leave(Builder& builder, Span at) {
  const OpenBlock& block = *around_.back();
  around_.pop_back();
  Arena& arena = builder.arena();
  Block* made = block.frame->block;
  made->iter_vars = arena.list(block.iter_vars);
  made->alloc_buffers = arena.list(block.alloc_buffers);
  made->match_buffers = arena.list(block.match_buffers);
  made->annotations = arena.list(block.annotations.all());
  BlockRealize* realize = block.frame->realize;
  if (!realize) return made;
  has_realize_ = true;
  realize->values = arena.list(block.values);
  if (!realize->predicate) realize->predicate = builder.boolean(at, true);
  return realize;
}

void OpenBlocks::allocate(const Buffer* buffer) {
  (around_.empty() ? root_buffers_ : around_.back()->alloc_buffers).push_back(buffer);
}

const Stmt* OpenBlocks::with_root(const Stmt* body, Span at, Builder& builder) const {
  const auto* realize = as<BlockRealize>(body);
  const bool needed = !root_buffers_.empty() || (realize && !realize->block->iter_vars.empty()) ||
                      (!realize && has_realize_);
  if (!needed) return body;
  auto* block = builder.stmt<Block>(at);
  block->name_hint = "root";
  block->body = body;
  block->alloc_buffers = builder.arena().list(root_buffers_);
  auto* root = builder.stmt<BlockRealize>(at);
  root->predicate = builder.boolean(at, true);
  root->block = block;
  return root;
}

}  // namespace tenor::spec::reader
