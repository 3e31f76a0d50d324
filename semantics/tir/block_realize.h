// SPDX-License-Identifier: Apache-2.0
// BlockRealize: predicate, values, and the domains that they lie in. TIR/Exec/15; ledger TIR-D8,
// D34, D46, D47. What the block then does is in block.h.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/elementwise.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/skipped_init.h"

namespace tenor::semantics {

/// All values, then the domains they must lie in; or, by the letter, each value with the variables
/// before it bound, which is for rules of its own (TIR-D46).
template <class L, class D>
void evaluate_values(MachineOf<L, D>& m, const spec::BlockRealize* r) {
  if (m.layout().binds_in_order(r))
    m.evaluate_then(BlockValueNext{{r}}, m.layout().domains(r->block));
  else
    m.evaluate_then(BlockValues{{r}}, r->values, m.layout().domains(r->block));
}

/// The predicate first, in the outer scope.                                TIR-D8, TIR/Exec/15.1
struct BlockPredicate {
  static constexpr RuleInfo info{"TIR-BlockRealize-evaluate",
                                 spec::clauses("TIR-D8", "TIR/Exec/15.1"),
                                 {},
                                 spec::intended("TIR-D8")};
  template <class L, class D>
  static typename D::Truth agrees(const MachineOf<L, D>&, const ExecBlockRealize& f) {
    const auto* literal = spec::as<spec::IntImm>(f.node->predicate);
    return D::truth(literal && literal->value == 1);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecBlockRealize& f) {
    m.evaluate_then(PredicateReady{{f.node}}, f.node->predicate);
  }
};
/// The values at once: the predicate has no meaning.                        TIR-D8, TIR/Exec/15.3:b
struct BlockPredicateIgnored {
  static constexpr RuleInfo info{"TIR-BlockRealize-unguarded",
                                 spec::clauses("TIR-D8", "TIR/Exec/15.3:b", "TIR/Exec/15.2.1"),
                                 {},
                                 spec::as_written("TIR-D8")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecBlockRealize& f) {
    evaluate_values(m, f.node);
  }
};
template <>
struct RulesOf<ExecBlockRealize> : Rules<BlockPredicate, BlockPredicateIgnored> {};

/// 1: all values, then the domains they must lie in.        TIR/Exec/15.2.1, TIR-D46, TIR-D47
struct BlockValuesNext {
  static constexpr RuleInfo info{"TIR-BlockRealize-next",
                                 spec::clauses("TIR/Exec/15.2.1", "TIR-D46", "TIR-D47")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const PredicateReady& f) {
    return is_one<D>(m.operands(f)[0]);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, PredicateReady& f) {
    m.drop(f);
    evaluate_values(m, f.node);
  }
};
/// 0: nothing of the block, and perhaps an init that is missed later.                  TIR-D8,
/// TIR-D9
struct BlockMasked {
  static constexpr RuleInfo info{"TIR-BlockRealize-masked", spec::clauses("TIR-D8", "TIR-D9")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const PredicateReady& f) {
    return is_zero<D>(m.operands(f)[0]);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, PredicateReady& f) {
    m.drop(f);
    remember_masked(m, *f.node);
  }
};
/// A predicate that was never written.                                                     TIR-D19
struct BlockIndeterminate {
  static constexpr RuleInfo info{"TIR-BlockRealize-indeterminate",
                                 spec::clauses("TIR-D19", "TIR-D8"), spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const PredicateReady& f) {
    return D::is_indeterminate(m.operands(f)[0]);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const PredicateReady& f) {
    return lacks_value<D>("the predicate ", f.node->predicate, m.operands(f)[0]);
  }
};
template <>
struct RulesOf<PredicateReady> : Rules<BlockValuesNext, BlockMasked, BlockIndeterminate> {};

/// By the letter: the variable takes the value that was evaluated last, and the next is evaluated.
/// A value that the variable may not take is judged with the others.     TIR-D46, TIR/Exec/15.2.1
struct BlockValueInOrder {
  static constexpr RuleInfo info{"TIR-BlockRealize-in-order",
                                 spec::clauses("TIR-D46", "TIR/Exec/15.2.1", "TIR/Exec/15.2.3"),
                                 {},
                                 spec::as_written("TIR-D46")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const BlockValueNext& f) {
    return D::truth(f.index < f.node->values.size());
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, BlockValueNext& f) {
    bind_last(m, f);
    const auto next = static_cast<std::uint16_t>(f.index + 1);
    m.evaluate_then(BlockValueNext{{f.node, 0, next}}, f.node->values[f.index]);
  }
  template <class L, class D>
  static void bind_last(MachineOf<L, D>& m, const BlockValueNext& f) {
    if (f.index == 0) return;
    const spec::Variable* variable = f.node->block->iter_vars[f.index - 1]->var;
    const auto value = D::cast(*m.operands(f), variable->dtype.scalar);
    m.bind(variable, value);
  }
};
/// All are there, above what their domains are made of: judged as they are where none was bound.
///                                                                                         TIR-D46
struct BlockValuesInOrder {
  static constexpr RuleInfo info{"TIR-BlockRealize-all-in-order",
                                 spec::clauses("TIR-D46", "TIR/Exec/15.2.3"),
                                 {},
                                 spec::as_written("TIR-D46")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const BlockValueNext& f) {
    return D::truth(f.index == f.node->values.size());
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, BlockValueNext& f) {
    const std::size_t domains = m.layout().domains(f.node->block).size(), values = f.index;
    const std::size_t below = values == 0 ? 0 : values - 1 + domains;
    BlockValues judged{{f.node, static_cast<std::uint32_t>(f.operands - below)}};
    auto* first = m.operands(judged);
    if (values > 0) std::rotate(first, first + domains, first + domains + values);
    m.proceed(judged);
  }
};
template <>
struct RulesOf<BlockValueNext> : Rules<BlockValueInOrder, BlockValuesInOrder> {};

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
template <class L, class D, class Visit>
void for_each_domain(const MachineOf<L, D>& m, const BlockValues& f, Visit&& visit) {
  const auto* next = m.operands(f) + f.node->values.size();
  for (std::size_t i = 0; i < f.node->values.size(); ++i) {
    typename D::Truth known = D::truth(true);
    const spec::Range& dom = f.node->block->iter_vars[i]->dom;
    const auto low = domain_part<D>(dom.min, next, known);
    visit(i, low, domain_part<D>(dom.extent, next, known), known);
  }
}
/// Were all values, and what their domains are made of, written?
template <class L, class D>
typename D::Truth values_are_known(const MachineOf<L, D>& m, const BlockValues& f) {
  typename D::Truth all = D::truth(true);
  for_each_domain(m, f, [&](std::size_t i, auto, auto, auto known) {
    all = all & known & !D::is_indeterminate(m.operands(f)[i]);
  });
  return all;
}
/// Does every value lie in its domain?
template <class L, class D>
typename D::Truth values_in_domains(const MachineOf<L, D>& m, const BlockValues& f) {
  typename D::Truth all = D::truth(true);
  for_each_domain(m, f, [&](std::size_t i, auto low, auto extent, auto) {
    all = all & D::lies_in(D::index(m.operands(f)[i]), low, extent);
  });
  return all;
}
/// Has every variable's datatype the value that it is to be bound to?
template <class L, class D>
typename D::Truth values_fit(const MachineOf<L, D>& m, const BlockValues& f) {
  typename D::Truth all = D::truth(true);
  for (std::size_t i = 0; i < f.node->values.size(); ++i)
    all = all & D::represents(f.node->block->iter_vars[i]->var->dtype.scalar, m.operands(f)[i]);
  return all;
}

/// The block, its variables bound.                        TIR/Exec/15.2.3, 15.3, 15.4; TIR-D34
struct BlockBind {
  static constexpr RuleInfo info{
      "TIR-BlockRealize",
      spec::clauses("TIR/Exec/15.2.3", "TIR/Exec/15.3", "TIR/Exec/15.4", "TIR-D34"),
      {},
      spec::intended("TIR-D47")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const BlockValues& f) {
    return values_are_known(m, f) & values_in_domains(m, f) & values_fit(m, f);
  }
  /// BlockBindAnywhere has this rule's conclusion.
  template <class L, class D>
  static typename D::Truth agrees(const MachineOf<L, D>&, const BlockValues&) {
    return D::truth(true);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, BlockValues& f) {
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
/// The block, its variables bound to whatever they are given.             TIR-D47, TIR/Exec/15.2.3
struct BlockBindAnywhere {
  static constexpr RuleInfo info{"TIR-BlockRealize-anywhere",
                                 spec::clauses("TIR-D47", "TIR/Exec/15.2.3"),
                                 {},
                                 spec::as_written("TIR-D47")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const BlockValues& f) {
    return values_are_known(m, f) & values_fit(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, BlockValues& f) {
    BlockBind::then(m, f);
  }
};
/// A value outside its domain.                                                             TIR-D47
struct BlockOutsideDomain {
  static constexpr RuleInfo info{"TIR-BlockRealize-outside-domain",
                                 spec::clauses("TIR-D47", "TIR/Exec/15.2.3"),
                                 spec::Code::U_BLOCK_DOMAIN, spec::intended("TIR-D47")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const BlockValues& f) {
    return values_are_known(m, f) & values_fit(m, f) & !values_in_domains(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const BlockValues& f) {
    std::string text;
    for_each_domain(m, f, [&](std::size_t i, auto low, auto extent, auto) {
      const auto& v = m.operands(f)[i];
      const auto fine = D::lies_in(D::index(v), low, extent);
      if (!text.empty() || D::require(fine).value_or(true)) return;
      text = fmt::format("{} is {} in block {}, outside its domain of {} values from {}",
                         f.node->block->iter_vars[i]->var->name_hint, D::show(v),
                         f.node->block->name_hint, D::constant(extent), D::constant(low));
    });
    return text;
  }
};
/// A value, or a part of its domain, that was never written.                               TIR-D19
struct BlockIndeterminateValue {
  static constexpr RuleInfo info{"TIR-BlockRealize-indeterminate-value",
                                 spec::clauses("TIR-D19", "TIR-D47"), spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const BlockValues& f) {
    return !values_are_known(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const BlockValues& f) {
    return fmt::format("block {} starts with a value or a domain that was never written",
                       f.node->block->name_hint);
  }
};
/// A value its variable's datatype cannot represent. TIR-D34
struct BlockValueRange {
  static constexpr RuleInfo info{"TIR-BlockRealize-value-range",
                                 spec::clauses("TIR-D34", "TIR/Exec/15.2.3"),
                                 spec::Code::U_BLOCK_VALUE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const BlockValues& f) {
    return values_are_known(m, f) & !values_fit(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const BlockValues& f) {
    return fmt::format("block {} starts with a value that its variable's datatype cannot represent",
                       f.node->block->name_hint);
  }
};
template <>
struct RulesOf<BlockValues> : Rules<BlockBind, BlockBindAnywhere, BlockOutsideDomain,
                                    BlockIndeterminateValue, BlockValueRange> {};

}  // namespace tenor::semantics
