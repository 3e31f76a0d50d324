// SPDX-License-Identifier: Apache-2.0
// BlockRealize: predicate, values, and the domains that they lie in. TIR/Exec/15; ledger TIR-D8,
// D34, D46, D47. What the block then does is in block.h.
#pragma once

#include "semantics/tir/block/skipped_init.h"
#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/frames.h"

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
  static constexpr RuleInfo info{"TIR-BlockRealize-evaluate", clauses("TIR-D8", "TIR/Exec/15.1"),
                                 intended("TIR-D8")};
  static Truth auto agrees(const At<ExecBlockRealize> auto& r) {
    const auto* literal = spec::as<spec::IntImm>(r.node->predicate);
    return r.truth(literal && literal->value == 1);
  }
  static void then(At<ExecBlockRealize> auto& r) {
    r->evaluate_then(PredicateReady{{r.node}}, r.node->predicate);
  }
};
/// The values at once: the predicate has no meaning.                        TIR-D8, TIR/Exec/15.3:b
struct BlockPredicateIgnored {
  static constexpr RuleInfo info{"TIR-BlockRealize-unguarded",
                                 clauses("TIR-D8", "TIR/Exec/15.3:b", "TIR/Exec/15.2.1"),
                                 as_written("TIR-D8")};
  static void then(At<ExecBlockRealize> auto& r) { evaluate_values(*r, r.node); }
};
template <>
struct RulesOf<ExecBlockRealize> : Rules<BlockPredicate, BlockPredicateIgnored> {};

/// 1: all values, then the domains they must lie in.        TIR/Exec/15.2.1, TIR-D46, TIR-D47
struct BlockValuesNext {
  static constexpr RuleInfo info{"TIR-BlockRealize-next",
                                 clauses("TIR/Exec/15.2.1", "TIR-D46", "TIR-D47")};
  static Truth auto when(const At<PredicateReady> auto& r) { return is_one(r); }
  static void then(At<PredicateReady> auto& r) {
    r.drop();
    evaluate_values(*r, r.node);
  }
};
/// 0: nothing of the block, and perhaps an init that is missed later.                  TIR-D8,
/// TIR-D9
struct BlockMasked {
  static constexpr RuleInfo info{"TIR-BlockRealize-masked", clauses("TIR-D8", "TIR-D9")};
  static Truth auto when(const At<PredicateReady> auto& r) { return is_zero(r); }
  static void then(At<PredicateReady> auto& r) {
    r.drop();
    remember_masked(*r, *r.node);
  }
};
/// A predicate that was never written.                                                     TIR-D19
struct BlockIndeterminate {
  static constexpr RuleInfo info{"TIR-BlockRealize-indeterminate", clauses("TIR-D19", "TIR-D8"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<PredicateReady> auto& r) {
    return r.d.is_indeterminate(r.operands()[0]);
  }
  static std::string describe(const At<PredicateReady> auto& r) {
    return lacks_value(r, "the predicate ", r.node->predicate);
  }
};
template <>
struct RulesOf<PredicateReady> : Rules<BlockValuesNext, BlockMasked, BlockIndeterminate> {};

/// By the letter: the variable takes the value that was evaluated last, and the next is evaluated.
/// A value that the variable may not take is judged with the others.     TIR-D46, TIR/Exec/15.2.1
struct BlockValueInOrder {
  static constexpr RuleInfo info{"TIR-BlockRealize-in-order",
                                 clauses("TIR-D46", "TIR/Exec/15.2.1", "TIR/Exec/15.2.3"),
                                 as_written("TIR-D46")};
  static Truth auto when(const At<BlockValueNext> auto& r) {
    return r.truth(r.frame().index < r.node->values.size());
  }
  static void then(At<BlockValueNext> auto& r) {
    bind_last(r);
    const auto next = static_cast<std::uint16_t>(r.frame().index + 1);
    r->evaluate_then(BlockValueNext{{r.node, 0, next}}, r.node->values[r.frame().index]);
  }
  static void bind_last(At<BlockValueNext> auto& r) {
    if (r.frame().index == 0) return;
    const spec::Variable* variable = r.node->block->iter_vars[r.frame().index - 1]->var;
    const auto value = r.d.cast(*r.operands(), variable->dtype.scalar);
    r->bind(variable, value);
  }
};
/// All are there, above what their domains are made of: judged as they are where none was bound.
///                                                                                         TIR-D46
struct BlockValuesInOrder {
  static constexpr RuleInfo info{"TIR-BlockRealize-all-in-order",
                                 clauses("TIR-D46", "TIR/Exec/15.2.3"), as_written("TIR-D46")};
  static Truth auto when(const At<BlockValueNext> auto& r) {
    return r.truth(r.frame().index == r.node->values.size());
  }
  static void then(At<BlockValueNext> auto& r) {
    const std::size_t domains = r->layout().domains(r.node->block).size(), values = r.frame().index;
    const std::size_t below = values == 0 ? 0 : values - 1 + domains;
    BlockValues judged{{r.node, static_cast<std::uint32_t>(r.frame().operands - below)}};
    auto* first = r->operands(judged);
    if (values > 0) std::rotate(first, first + domains, first + domains + values);
    r->proceed(judged);
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
Truth auto values_are_known(const At<BlockValues> auto& r) {
  auto all = r.truth(true);
  for_each_domain(*r, r.frame(), [&](std::size_t i, auto, auto, auto known) {
    all = all & known & !r.d.is_indeterminate(r.operands()[i]);
  });
  return all;
}
/// Does every value lie in its domain?
Truth auto values_in_domains(const At<BlockValues> auto& r) {
  auto all = r.truth(true);
  for_each_domain(*r, r.frame(), [&](std::size_t i, auto low, auto extent, auto) {
    all = all & r.d.lies_in(r.d.index(r.operands()[i]), low, extent);
  });
  return all;
}
/// Has every variable's datatype the value that it is to be bound to?
Truth auto values_fit(const At<BlockValues> auto& r) {
  auto all = r.truth(true);
  for (std::size_t i = 0; i < r.node->values.size(); ++i)
    all = all & r.d.represents(r.node->block->iter_vars[i]->var->dtype.scalar, r.operands()[i]);
  return all;
}

/// The block, its variables bound.                        TIR/Exec/15.2.3, 15.3, 15.4; TIR-D34
struct BlockBind {
  static constexpr RuleInfo info{
      "TIR-BlockRealize", clauses("TIR/Exec/15.2.3", "TIR/Exec/15.3", "TIR/Exec/15.4", "TIR-D34"),
      intended("TIR-D47")};
  static Truth auto when(const At<BlockValues> auto& r) {
    return values_are_known(r) & values_in_domains(r) & values_fit(r);
  }
  /// BlockBindAnywhere has this rule's conclusion.
  static Truth auto agrees(const At<BlockValues> auto& r) { return r.truth(true); }
  static void then(At<BlockValues> auto& r) {
    const auto* v = r.operands();
    for (std::size_t i = 0; i < r.node->values.size(); ++i) {
      const spec::Variable* variable = r.node->block->iter_vars[i]->var;
      const auto value = r.d.cast(v[i], variable->dtype.scalar);
      r->bind(variable, value);
    }
    r.drop();
    r->execute(r.node->block);
  }
};
/// The block, its variables bound to whatever they are given.             TIR-D47, TIR/Exec/15.2.3
struct BlockBindAnywhere {
  static constexpr RuleInfo info{"TIR-BlockRealize-anywhere", clauses("TIR-D47", "TIR/Exec/15.2.3"),
                                 as_written("TIR-D47")};
  static Truth auto when(const At<BlockValues> auto& r) {
    return values_are_known(r) & values_fit(r);
  }
  static void then(At<BlockValues> auto& r) { BlockBind::then(r); }
};
/// A value outside its domain.                                                             TIR-D47
struct BlockOutsideDomain {
  static constexpr RuleInfo info{"TIR-BlockRealize-outside-domain",
                                 clauses("TIR-D47", "TIR/Exec/15.2.3"), Code::U_BLOCK_DOMAIN,
                                 intended("TIR-D47")};
  static Truth auto when(const At<BlockValues> auto& r) {
    return values_are_known(r) & values_fit(r) & !values_in_domains(r);
  }
  static std::string describe(const At<BlockValues> auto& r) {
    std::string text;
    for_each_domain(*r, r.frame(), [&](std::size_t i, auto low, auto extent, auto) {
      const auto& v = r.operands()[i];
      const auto fine = r.d.lies_in(r.d.index(v), low, extent);
      if (!text.empty() || r.d.known(fine).value_or(true)) return;
      text = fmt::format("{} is {} in block {}, outside its domain of {} values from {}",
                         r.node->block->iter_vars[i]->var->name_hint, r.d.show(v),
                         r.node->block->name_hint, r.d.constant(extent), r.d.constant(low));
    });
    return text;
  }
};
/// A value, or a part of its domain, that was never written.                               TIR-D19
struct BlockIndeterminateValue {
  static constexpr RuleInfo info{"TIR-BlockRealize-indeterminate-value",
                                 clauses("TIR-D19", "TIR-D47"), Code::U_INDETERMINATE};
  static Truth auto when(const At<BlockValues> auto& r) { return !values_are_known(r); }
  static std::string describe(const At<BlockValues> auto& r) {
    return fmt::format("block {} starts with a value or a domain that was never written",
                       r.node->block->name_hint);
  }
};
/// A value its variable's datatype cannot represent. TIR-D34
struct BlockValueRange {
  static constexpr RuleInfo info{"TIR-BlockRealize-value-range",
                                 clauses("TIR-D34", "TIR/Exec/15.2.3"), Code::U_BLOCK_VALUE};
  static Truth auto when(const At<BlockValues> auto& r) {
    return values_are_known(r) & !values_fit(r);
  }
  static std::string describe(const At<BlockValues> auto& r) {
    return fmt::format("block {} starts with a value that its variable's datatype cannot represent",
                       r.node->block->name_hint);
  }
};
template <>
struct RulesOf<BlockValues> : Rules<BlockBind, BlockBindAnywhere, BlockOutsideDomain,
                                    BlockIndeterminateValue, BlockValueRange> {};

}  // namespace tenor::semantics
