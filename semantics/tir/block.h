// SPDX-License-Identifier: Apache-2.0
// BlockRealize and Block. TIR/Exec/14, 15; ledger TIR-D8, D9, D46, D47, D76. Views of match_buffers
// are in match_buffer.h.
#pragma once

#include "semantics/tir/allocate.h"

namespace tenor::semantics {

/// The predicate first, in the outer scope.                                TIR-D8, TIR/Exec/15.1
struct BlockPredicate {
  static constexpr RuleInfo info{"TIR-BlockRealize-evaluate",
                                 spec::clauses("TIR-D8", "TIR/Exec/15.1")};
  template <class D>
  static void then(Machine<D>& m, ExecBlockRealize& f) {
    m.evaluate_then(PredicateReady{{f.node}}, f.node->predicate);
  }
};
template <>
struct RulesOf<ExecBlockRealize> : Rules<BlockPredicate> {};

/// 1: all values, then the domains they must lie in.        TIR/Exec/15.2.1, TIR-D46, TIR-D47
struct BlockValuesNext {
  static constexpr RuleInfo info{"TIR-BlockRealize-next",
                                 spec::clauses("TIR/Exec/15.2.1", "TIR-D46", "TIR-D47")};
  template <class D>
  static typename D::Truth when(const Machine<D>& m, const PredicateReady& f) {
    return is_one<D>(m.operands(f)[0]);
  }
  template <class D>
  static void then(Machine<D>& m, PredicateReady& f) {
    m.drop(f);
    m.evaluate_then(BlockValues{{f.node}}, f.node->values, m.layout().domains(f.node->block));
  }
};
/// 0: nothing of the block.                                                                 TIR-D8
struct BlockMasked {
  static constexpr RuleInfo info{"TIR-BlockRealize-masked", spec::clauses("TIR-D8")};
  template <class D>
  static typename D::Truth when(const Machine<D>& m, const PredicateReady& f) {
    return is_zero<D>(m.operands(f)[0]);
  }
  template <class D>
  static void then(Machine<D>& m, PredicateReady& f) {
    m.drop(f);
  }
};
/// A predicate that was never written.                                                     TIR-D19
struct BlockIndeterminate {
  static constexpr RuleInfo info{"TIR-BlockRealize-indeterminate",
                                 spec::clauses("TIR-D19", "TIR-D8"), spec::Code::U_INDETERMINATE};
  template <class D>
  static typename D::Truth when(const Machine<D>& m, const PredicateReady& f) {
    return D::is_indeterminate(m.operands(f)[0]);
  }
  template <class D>
  static std::string describe(const Machine<D>&, const PredicateReady& f) {
    return fmt::format("the predicate {} was never written", spec::print(f.node->predicate));
  }
};
template <>
struct RulesOf<PredicateReady> : Rules<BlockValuesNext, BlockMasked, BlockIndeterminate> {};

/// The value of a domain's part: its own where it is a literal, else the next operand, which `next`
/// then passes.
template <class D>
typename D::Index domain_part(const spec::PrimExpr* e, const typename D::Value*& next,
                              typename D::Truth& known) {
  if (const auto* literal = spec::as<spec::IntImm>(e)) return D::index_of(literal->value);
  known = known & !D::is_indeterminate(*next);
  return D::index(*next++);
}

/// Calls `visit(i, low, extent, known)` for the domain of each iteration variable.
template <class D, class Visit>
void for_each_domain(const Machine<D>& m, const BlockValues& f, Visit&& visit) {
  const auto* next = m.operands(f) + f.node->values.size();
  for (std::size_t i = 0; i < f.node->values.size(); ++i) {
    typename D::Truth known = D::truth(true);
    const spec::Range& dom = f.node->block->iter_vars[i]->dom;
    const auto low = domain_part<D>(dom.min, next, known);
    visit(i, low, domain_part<D>(dom.extent, next, known), known);
  }
}
/// Was every value written, and does it lie in its domain?
template <class D>
typename D::Truth values_in_domains(const Machine<D>& m, const BlockValues& f) {
  typename D::Truth all = D::truth(true);
  for_each_domain(m, f, [&](std::size_t i, auto low, auto extent, auto known) {
    const auto& v = m.operands(f)[i];
    all = all & known & !D::is_indeterminate(v) & D::within(D::index(v), low, D::add(low, extent));
  });
  return all;
}

/// The block, its variables bound.                        TIR/Exec/15.2.3, 15.3, 15.4; TIR-D34
struct BlockBind {
  static constexpr RuleInfo info{
      "TIR-BlockRealize",
      spec::clauses("TIR/Exec/15.2.3", "TIR/Exec/15.3", "TIR/Exec/15.4", "TIR-D34")};
  template <class D>
  static typename D::Truth when(const Machine<D>& m, const BlockValues& f) {
    return values_in_domains(m, f);
  }
  template <class D>
  static void then(Machine<D>& m, BlockValues& f) {
    const auto* v = m.operands(f);
    for (std::size_t i = 0; i < f.node->values.size(); ++i) {
      const spec::Variable* variable = f.node->block->iter_vars[i]->var;
      const auto value = D::cast(v[i], variable->dtype.scalar);
      m.bind(variable, value);
    }
    m.drop(f);
    m.execute(f.node->block);
  }
};
/// A value outside its domain.                                                             TIR-D47
struct BlockOutsideDomain {
  static constexpr RuleInfo info{"TIR-BlockRealize-outside-domain",
                                 spec::clauses("TIR-D47", "TIR/Exec/15.2.3"),
                                 spec::Code::U_BLOCK_DOMAIN};
  template <class D>
  static typename D::Truth when(const Machine<D>& m, const BlockValues& f) {
    return !values_in_domains(m, f);
  }
  template <class D>
  static std::string describe(const Machine<D>& m, const BlockValues& f) {
    std::string text;
    for_each_domain(m, f, [&](std::size_t i, auto low, auto extent, auto known) {
      const auto& v = m.operands(f)[i];
      const auto fine =
          known & !D::is_indeterminate(v) & D::within(D::index(v), low, D::add(low, extent));
      if (!text.empty() || D::decided(fine).value_or(true)) return;
      text = fmt::format("{} is {} in block {}, outside its domain of {} values from {}",
                         f.node->block->iter_vars[i]->var->name_hint, D::show(v),
                         f.node->block->name_hint, D::constant(extent), D::constant(low));
    });
    return text;
  }
};
template <>
struct RulesOf<BlockValues> : Rules<BlockBind, BlockOutsideDomain> {};

/// The shapes of the buffers that it allocates.                    TIR/Exec/14.1, TIR/Exec/14.2.1
struct BlockAllocShapes {
  static constexpr RuleInfo info{"TIR-Block-shapes",
                                 spec::clauses("TIR/Exec/14.2.1", "TIR/Exec/14.1")};
  template <class D>
  static typename D::Truth when(const Machine<D>&, const ExecBlock& f) {
    return D::truth(!f.node->alloc_buffers.empty());
  }
  template <class D>
  static void then(Machine<D>& m, ExecBlock& f) {
    m.evaluate_then(BlockShapes{{f.node}}, m.layout().alloc_shapes(f.node));
  }
};
/// It allocates none: on to its views. TIR/Exec/14.1
struct BlockWithoutAlloc {
  static constexpr RuleInfo info{"TIR-Block-enter", spec::clauses("TIR/Exec/14.1")};
  template <class D>
  static typename D::Truth when(const Machine<D>&, const ExecBlock& f) {
    return D::truth(f.node->alloc_buffers.empty());
  }
  template <class D>
  static void then(Machine<D>& m, ExecBlock& f) {
    m.proceed(MatchNext{{f.node}});
  }
};
template <>
struct RulesOf<ExecBlock> : Rules<BlockAllocShapes, BlockWithoutAlloc> {};

/// The first verdict other than usable about the buffers that it allocates.
template <class D>
Extents judge(const Machine<D>& m, const BlockShapes& f) {
  const auto* shape = m.operands(f);
  for (const spec::Buffer* b : f.node->alloc_buffers) {
    const Extents extents = judge_extents(m, shape, b->shape.size(), b->dtype);
    if (extents != Extents::kUsable) return extents;
    shape += b->shape.size();
  }
  return Extents::kUsable;
}
inline std::string_view allocated_name(const BlockShapes& f) { return f.node->name_hint; }

/// Its buffers; then its views, init and body.                              TIR/Exec/14.2.2, 14.6
struct BlockAllocate {
  static constexpr RuleInfo info{"TIR-Block-allocate", spec::clauses("TIR/Exec/14.2.2", "TIR-D19")};
  template <class D>
  static typename D::Truth when(const Machine<D>& m, const BlockShapes& f) {
    return D::truth(judge(m, f) == Extents::kUsable);
  }
  template <class D>
  static void then(Machine<D>& m, BlockShapes& f) {
    const auto* shape = m.operands(f);
    for (const spec::Buffer* b : f.node->alloc_buffers) {
      allocate_buffer(m, b, shape);
      shape += b->shape.size();
    }
    m.drop(f);
    m.push(ScopeEnd{{f.node, 0, static_cast<std::uint16_t>(f.node->alloc_buffers.size())}});
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
template <class D>
typename D::Truth at_reduction_start(const Machine<D>& m, const InitReady& f) {
  const auto* next = m.operands(f);
  typename D::Truth all = D::truth(true);
  for (const spec::IterVar* iv : f.node->iter_vars)
    if (iv->iter_type == spec::IterVarType::kCommReduce) {
      const auto start = domain_part<D>(iv->dom.min, next, all);
      all = all & D::equal(D::index(*m.variable(iv->var)), start);
    }
  return all;
}

/// At the start of the reduction: init, then the body.       TIR/Exec/14.4, 14.4:b, 14.4:c; TIR-D9
struct BlockInit {
  static constexpr RuleInfo info{
      "TIR-Block-init",
      spec::clauses("TIR-D9", "TIR/Exec/14.4", "TIR/Exec/14.4:b", "TIR/Exec/14.4:c")};
  template <class D>
  static typename D::Truth when(const Machine<D>& m, const InitReady& f) {
    return at_reduction_start(m, f);
  }
  template <class D>
  static void then(Machine<D>& m, InitReady& f) {
    m.drop(f);
    m.execute(f.node->body);
    m.execute(f.node->init);
  }
};
/// Later in the reduction: the body alone.                                     TIR-D9,
/// TIR/Exec/14.5
struct BlockUpdate {
  static constexpr RuleInfo info{"TIR-Block-update", spec::clauses("TIR-D9", "TIR/Exec/14.5")};
  template <class D>
  static typename D::Truth when(const Machine<D>& m, const InitReady& f) {
    return !at_reduction_start(m, f);
  }
  template <class D>
  static void then(Machine<D>& m, InitReady& f) {
    m.drop(f);
    m.execute(f.node->body);
  }
};
template <>
struct RulesOf<InitReady> : Rules<BlockInit, BlockUpdate> {};

}  // namespace tenor::semantics
