// SPDX-License-Identifier: Apache-2.0
// Block: its buffers, its init, its body. TIR/Exec/14; ledger TIR-D9, D19. Its variables are bound
// in block_realize.h, and match_buffer.h has the views of its match_buffers. In the inference rules
// the block allocates buffers b1, ..., bn, and e1, ..., em are the extents of all of them;
// `[Barrier]` is pushed where threads of a block may meet.
#pragma once

#include "semantics/tir/block/block_realize.h"
#include "semantics/tir/stmt/allocate.h"
#include "semantics/tir/stmt/jump.h"

namespace tenor::semantics {

/// The block evaluates the shapes of the buffers that it allocates.
///     n > 0
///   ------------------------------------------------------------
///   <ExecBlock(block) . K, M>  -->  <e1 . ... . em . BlockShapes . K, M>
struct BlockAllocShapes {
  static constexpr RuleInfo info{"TIR-Block-shapes", clauses("TIR/Exec/14.2.1", "TIR/Exec/14.1")};
  static Truth auto when(const At<ExecBlock> auto& r) {
    return r.truth(!r.node->alloc_buffers.empty());
  }
  static void then(At<ExecBlock> auto& r) {
    r->evaluate_then(BlockShapes{{r.node}}, r->layout().alloc_shapes(r.node));
  }
};
/// The block allocates nothing, and its views are next.
///     n = 0
///   -----------------------------------------------------
///   <ExecBlock(block) . K, M>  -->  <MatchNext(0) . K, M>
struct BlockWithoutAlloc {
  static constexpr RuleInfo info{"TIR-Block-enter", clauses("TIR/Exec/14.1")};
  static Truth auto when(const At<ExecBlock> auto& r) {
    return r.truth(r.node->alloc_buffers.empty());
  }
  static void then(At<ExecBlock> auto& r) { r->proceed(MatchNext{{r.node}}); }
};
template <>
struct RulesOf<ExecBlock> : Rules<BlockAllocShapes, BlockWithoutAlloc> {};

auto facts_of(const At<BlockShapes> auto& r) {
  ExtentFacts<DomainOf<decltype(r)>> facts;
  const auto* shape = r.operands();
  for (const spec::Buffer* b : r.node->alloc_buffers) {
    facts.add(*r, shape, b->shape.size(), b->dtype);
    shape += b->shape.size();
  }
  return facts;
}
inline std::string_view allocated_name(const BlockShapes& f) { return f.node->name_hint; }

/// Allocates the block's buffers. All that has to be known of them is, before the first has memory.
void allocate_buffers(At<BlockShapes> auto& r) {
  std::vector<NewBuffer<DomainOf<decltype(r)>>> buffers;
  const auto* shape = r.operands();
  for (const spec::Buffer* b : r.node->alloc_buffers) {
    buffers.emplace_back(*r, b, shape);
    shape += b->shape.size();
  }
  for (auto& buffer : buffers)
    r->memory()
        .at(buffer.allocate(*r))
        .footprint.set_private(r->layout().private_buffer(buffer.buffer()));
}

/// The block allocates its buffers, which are released when it ends, and its views are next.
///     e1, ..., em are determinate and not negative, the budget has room for m1, ..., mn
///   ------------------------------------------------------------
///   <BlockShapes(e1, ..., em) . K, M>  -->
///         <MatchNext(0) . ScopeEnd(m1, ..., mn) . K, M[b1 := m1, ..., bn := mn] + m1 + ... + mn>
struct BlockAllocate {
  static constexpr RuleInfo info{"TIR-Block-allocate",
                                 clauses("TIR/Exec/14.2.2", "TIR-D19", "TIR/Exec/14.6", "TIR-D82")};
  static Truth auto when(const At<BlockShapes> auto& r) { return r.usable(); }
  static void then(At<BlockShapes> auto& r) {
    allocate_buffers(r);
    open_scope(r, r.node->alloc_buffers.size(),
               [&](std::size_t i) { return r.node->alloc_buffers[i]->data; });
    r->push(MatchNext{{r.node}});
  }
};
/// An extent is indeterminate: the program is unspecified.
///     some e is indeterminate
///   -------------------------------------------------------
///   <BlockShapes(e1, ..., em) . K, M>  -->  U-INDETERMINATE
struct BlockIndeterminateExtent : IndeterminateExtent<BlockShapes> {
  static constexpr RuleInfo info{"TIR-Block-indeterminate-extent", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
};
/// An extent is negative, and no clause says what is allocated.
///     e1, ..., em are determinate, some e < 0
///   ------------------------------------------------
///   <BlockShapes(e1, ..., em) . K, M>  -->  O-EXTENT
struct BlockNegativeExtent : NegativeExtent<BlockShapes> {
  static constexpr RuleInfo info{"TIR-Block-negative-extent", clauses("TIR/Exec/14.2.2"),
                                 Code::O_EXTENT};
};
/// The buffers need more memory than the budget has, which is Tenor's limit.
///     e1, ..., em are determinate and not negative, the budget has no room for m1, ..., mn
///   ------------------------------------------------------------
///   <BlockShapes(e1, ..., em) . K, M>  -->  X-MEMORY
struct BlockTooLarge : TooLarge<BlockShapes> {
  static constexpr RuleInfo info{"TIR-Block-too-large", clauses("TIR/Exec/14.2.2"), Code::X_MEMORY};
};
template <>
struct RulesOf<BlockShapes>
    : Rules<BlockAllocate, BlockIndeterminateExtent, BlockNegativeExtent, BlockTooLarge> {};

/// Is every reduction variable at the start of its domain? Yes, if the block has none.
Truth auto at_reduction_start(const At<InitReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  const auto* next = r.operands();
  auto all = r.truth(true);
  for (const spec::IterVar* iv : r.node->iter_vars)
    if (iv->iter_type == spec::IterVarType::kCommReduce) {
      const auto start = domain_part<D>(iv->dom.min, next, all);
      all = all & r.d.equal(r.d.index(*r->variable(iv->var)), start);
    }
  return all;
}

/// Is this the first iteration of the innermost enclosing loop that counts its iterations? Yes, if
/// there is none, or if the block has no reduction variable.
Truth auto in_first_iteration(const At<InitReady> auto& r) {
  if (!reduces(*r.node)) return r.truth(true);
  for (std::size_t i = r->frames().size(); i-- > 0;) {
    const StoredFrame& frame = r->frames()[i];
    const auto at = ordinal_of(frame.tag);
    // A loop keeps the number of its next iteration.
    if (at)
      return r.d.equal(r.d.index(r->operands(ForNext{{nullptr, frame.operands}})[*at]),
                       r.d.index_of(1));
    if (frame.tag == TirFrames::tag<PrimFuncEnd>) break;
  }
  return r.truth(true);
}

/// Do both readings of TIR-D9 do the same, because the block is at the start of its reduction and
/// in the first iteration, or is in neither?
Truth auto init_agrees(const At<InitReady> auto& r, Truth auto begins) {
  const auto first = in_first_iteration(r);
  return (begins & first) | (!begins & !first);
}

/// In a domain in which one thread stands for all, it is more than this.
void begin_updates(At<InitReady> auto& r) { r.drop(); }

/// The block is at the start of its reduction, so init runs before the body.
///     M(x) = min for each reduction variable x and the min of its domain, TIR-D9 as intended
///   ------------------------------------------------------------
///   <InitReady(min1, ..., minr) . K, M>  -->  <init . [Barrier] . body . K, M>
struct BlockInit {
  static constexpr RuleInfo info{
      "TIR-Block-init", clauses("TIR-D9", "TIR/Exec/14.4", "TIR/Exec/14.4:b", "TIR/Exec/14.4:c"),
      intended("TIR-D9")};
  static Truth auto when(const At<InitReady> auto& r) { return at_reduction_start(r); }
  static Truth auto agrees(const At<InitReady> auto& r) {
    return init_agrees(r, at_reduction_start(r));
  }
  static void then(At<InitReady> auto& r) {
    begin_updates(r);
    forget_masked(*r, r.node);
    r->execute(r.node->body);
    r->push_barrier(r.node, r.node->body);
    r->execute(r.node->init);
  }
};
/// The block is later in its reduction, so only the body runs; a note says so if the predicate
/// masked the start.
///     M(x) != min for a reduction variable x and the min of its domain, TIR-D9 as intended
///   ------------------------------------------------------------
///   <InitReady(min1, ..., minr) . K, M>  -->  <body . K, M>
struct BlockUpdate {
  static constexpr RuleInfo info{"TIR-Block-update", clauses("TIR-D9", "TIR/Exec/14.5"),
                                 intended("TIR-D9")};
  static Truth auto when(const At<InitReady> auto& r) { return !at_reduction_start(r); }
  static Truth auto agrees(const At<InitReady> auto& r) {
    return init_agrees(r, at_reduction_start(r));
  }
  static void then(At<InitReady> auto& r) {
    begin_updates(r);
    note_skipped_init(*r, r.node);
    r->execute(r.node->body);
  }
};
/// Init runs before the body in the first iteration of the innermost loop, whatever it counts.
///     the block has no reduction variable, no loop encloses it, or the innermost one is in its
///     first iteration, TIR-D9 as written
///   ------------------------------------------------------------
///   <InitReady(min1, ..., minr) . K, M>  -->  <init . [Barrier] . body . K, M>
struct BlockInitFirst {
  static constexpr RuleInfo info{"TIR-Block-init-first", clauses("TIR-D9", "TIR/Exec/14.4:b"),
                                 as_written("TIR-D9")};
  static Truth auto when(const At<InitReady> auto& r) { return in_first_iteration(r); }
  static void then(At<InitReady> auto& r) { BlockInit::then(r); }
};
/// Only the body runs in any other iteration of the innermost loop.
///     the block has a reduction variable, the innermost enclosing loop is in a later iteration,
///     TIR-D9 as written
///   ------------------------------------------------------------
///   <InitReady(min1, ..., minr) . K, M>  -->  <body . K, M>
struct BlockUpdateLater {
  static constexpr RuleInfo info{"TIR-Block-update-later", clauses("TIR-D9", "TIR/Exec/14.4:b"),
                                 as_written("TIR-D9")};
  static Truth auto when(const At<InitReady> auto& r) { return !in_first_iteration(r); }
  static void then(At<InitReady> auto& r) { BlockUpdate::then(r); }
};
template <>
struct RulesOf<InitReady> : Rules<BlockInit, BlockUpdate, BlockInitFirst, BlockUpdateLater> {};

}  // namespace tenor::semantics
