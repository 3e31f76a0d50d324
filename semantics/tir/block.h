// SPDX-License-Identifier: Apache-2.0
// Block: its buffers, its init, its body. TIR/Exec/14; ledger TIR-D9, D19. Its variables are bound
// in block_realize.h, the views of its match_buffers in match_buffer.h.
#pragma once

#include "semantics/tir/allocate.h"
#include "semantics/tir/block_realize.h"
#include "semantics/tir/jump.h"

namespace tenor::semantics {

/// The shapes of the buffers that it allocates.                    TIR/Exec/14.1, TIR/Exec/14.2.1
struct BlockAllocShapes {
  static constexpr RuleInfo info{"TIR-Block-shapes",
                                 spec::clauses("TIR/Exec/14.2.1", "TIR/Exec/14.1")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const ExecBlock& f) {
    return D::truth(!f.node->alloc_buffers.empty());
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecBlock& f) {
    m.evaluate_then(BlockShapes{{f.node}}, m.layout().alloc_shapes(f.node));
  }
};
/// It allocates none: on to its views. TIR/Exec/14.1
struct BlockWithoutAlloc {
  static constexpr RuleInfo info{"TIR-Block-enter", spec::clauses("TIR/Exec/14.1")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const ExecBlock& f) {
    return D::truth(f.node->alloc_buffers.empty());
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecBlock& f) {
    m.proceed(MatchNext{{f.node}});
  }
};
template <>
struct RulesOf<ExecBlock> : Rules<BlockAllocShapes, BlockWithoutAlloc> {};

/// The first verdict other than usable about the buffers that it allocates.
template <class L, class D>
Extents judge(const MachineOf<L, D>& m, const BlockShapes& f) {
  const auto* shape = m.operands(f);
  std::uint64_t bytes = 0;
  for (const spec::Buffer* b : f.node->alloc_buffers) {
    const Extents extents = judge_extents(m, shape, b->shape.size(), b->dtype, &bytes);
    if (extents != Extents::kUsable) return extents;
    shape += b->shape.size();
  }
  return Extents::kUsable;
}
inline std::string_view allocated_name(const BlockShapes& f) { return f.node->name_hint; }

/// Its buffers; then its views, init and body.                              TIR/Exec/14.2.2, 14.6
struct BlockAllocate {
  static constexpr RuleInfo info{"TIR-Block-allocate", spec::clauses("TIR/Exec/14.2.2", "TIR-D19")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const BlockShapes& f) {
    return D::truth(judge(m, f) == Extents::kUsable);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, BlockShapes& f) {
    const auto* shape = m.operands(f);
    for (const spec::Buffer* b : f.node->alloc_buffers) {
      allocate_buffer(m, b, shape);
      shape += b->shape.size();
    }
    open_scope(m, f, f.node->alloc_buffers.size(),
               [&](std::size_t i) { return f.node->alloc_buffers[i]->data; });
    m.push(MatchNext{{f.node}});
  }
};
/// An extent that was never written.                                                        TIR-D19
struct BlockIndeterminateExtent : BadExtents<BlockShapes, Extents::kIndeterminate> {
  static constexpr RuleInfo info{"TIR-Block-indeterminate-extent", spec::clauses("TIR-D19"),
                                 spec::Code::U_INDETERMINATE};
};
/// A negative extent: no clause says what is allocated.                            TIR/Exec/14.2.2
struct BlockNegativeExtent : BadExtents<BlockShapes, Extents::kNegative> {
  static constexpr RuleInfo info{"TIR-Block-negative-extent", spec::clauses("TIR/Exec/14.2.2"),
                                 spec::Code::O_EXTENT};
};
/// More than the budget: our limit.
struct BlockTooLarge : BadExtents<BlockShapes, Extents::kTooLarge> {
  static constexpr RuleInfo info{"TIR-Block-too-large", spec::clauses("TIR/Exec/14.2.2"),
                                 spec::Code::X_MEMORY};
};
template <>
struct RulesOf<BlockShapes>
    : Rules<BlockAllocate, BlockIndeterminateExtent, BlockNegativeExtent, BlockTooLarge> {};

/// Is every reduction variable at the start of its domain (no reduction variable: always)?
template <class L, class D>
typename D::Truth at_reduction_start(const MachineOf<L, D>& m, const InitReady& f) {
  const auto* next = m.operands(f);
  typename D::Truth all = D::truth(true);
  for (const spec::IterVar* iv : f.node->iter_vars)
    if (iv->iter_type == spec::IterVarType::kCommReduce) {
      const auto start = domain_part<D>(iv->dom.min, next, all);
      all = all & D::equal(D::index(*m.variable(iv->var)), start);
    }
  return all;
}

/// Is this the first iteration of the innermost For around (no loop: yes)? A block that reduces
/// nothing is in one always.
template <class L, class D>
typename D::Truth in_first_iteration(const MachineOf<L, D>& m, const InitReady& f) {
  if (!reduces(*f.node)) return D::truth(true);
  for (std::size_t i = m.frames().size(); i-- > 0;) {
    const StoredFrame& frame = m.frames()[i];
    const auto at = ordinal_of(frame.tag);
    // A loop keeps the number of its next iteration.
    if (at)
      return D::equal(D::index(m.operands(ForNext{{nullptr, frame.operands}})[*at]),
                      D::index_of(1));
    if (frame.tag == TirFrames::tag<PrimFuncEnd>) break;
  }
  return D::truth(true);
}

/// At the start of its reduction and in the first iteration, or in neither: do both readings of
/// TIR-D9 do the same?
template <class L, class D>
typename D::Truth init_agrees(const MachineOf<L, D>& m, const InitReady& f,
                              typename D::Truth begins) {
  const typename D::Truth first = in_first_iteration(m, f);
  return (begins & first) | (!begins & !first);
}

/// At the start of the reduction: init, then the body.       TIR/Exec/14.4, 14.4:b, 14.4:c; TIR-D9
struct BlockInit {
  static constexpr RuleInfo info{
      "TIR-Block-init",
      spec::clauses("TIR-D9", "TIR/Exec/14.4", "TIR/Exec/14.4:b", "TIR/Exec/14.4:c"),
      {},
      spec::intended("TIR-D9")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const InitReady& f) {
    return at_reduction_start(m, f);
  }
  template <class L, class D>
  static typename D::Truth agrees(const MachineOf<L, D>& m, const InitReady& f) {
    return init_agrees(m, f, at_reduction_start(m, f));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, InitReady& f) {
    m.drop(f);
    forget_masked(m, f.node);
    m.execute(f.node->body);
    m.push_meeting(f.node, f.node->body);
    m.execute(f.node->init);
  }
};
/// Later in the reduction: the body alone.                                     TIR-D9,
/// TIR/Exec/14.5
struct BlockUpdate {
  static constexpr RuleInfo info{
      "TIR-Block-update", spec::clauses("TIR-D9", "TIR/Exec/14.5"), {}, spec::intended("TIR-D9")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const InitReady& f) {
    return !at_reduction_start(m, f);
  }
  template <class L, class D>
  static typename D::Truth agrees(const MachineOf<L, D>& m, const InitReady& f) {
    return init_agrees(m, f, at_reduction_start(m, f));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, InitReady& f) {
    m.drop(f);
    note_skipped_init(m, f.node);
    m.execute(f.node->body);
  }
};
/// Init in the first iteration of the innermost loop, whatever it counts.  TIR-D9, TIR/Exec/14.4:b
struct BlockInitFirst {
  static constexpr RuleInfo info{"TIR-Block-init-first",
                                 spec::clauses("TIR-D9", "TIR/Exec/14.4:b"),
                                 {},
                                 spec::as_written("TIR-D9")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const InitReady& f) {
    return in_first_iteration(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, InitReady& f) {
    BlockInit::then(m, f);
  }
};
/// The body alone in any other iteration.                                  TIR-D9, TIR/Exec/14.4:b
struct BlockUpdateLater {
  static constexpr RuleInfo info{"TIR-Block-update-later",
                                 spec::clauses("TIR-D9", "TIR/Exec/14.4:b"),
                                 {},
                                 spec::as_written("TIR-D9")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const InitReady& f) {
    return !in_first_iteration(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, InitReady& f) {
    BlockUpdate::then(m, f);
  }
};
template <>
struct RulesOf<InitReady> : Rules<BlockInit, BlockUpdate, BlockInitFirst, BlockUpdateLater> {};

}  // namespace tenor::semantics
