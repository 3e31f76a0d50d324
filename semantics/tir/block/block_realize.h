// SPDX-License-Identifier: Apache-2.0
// BlockRealize: predicate, values, and the domains that they lie in. TIR/Exec/15; ledger TIR-D8,
// D34, D46, D47. What the block then does is in block.h. In the inference rules p is the predicate,
// v1, ..., vn are the values of the block's variables x1, ..., xn, and d1, ..., dm are the minimums
// and extents of the domains of x1, ..., xn, except for literals.
#pragma once

#include "semantics/tir/block/skipped_init.h"
#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// Evaluates all values, then the domains that they must lie in. As written, each value is
/// evaluated with the variables before it bound, by the rules of BlockValueNext (TIR-D46).
template <class L, class D>
void evaluate_values(MachineOf<L, D>& m, const spec::tir::BlockRealize* r) {
  if (m.layout().binds_in_order(r))
    m.evaluate_then(BlockValueNext{{r}}, m.layout().domains(r->block));
  else
    m.evaluate_then(BlockValues{{r}}, r->values, m.layout().domains(r->block));
}

/// The predicate is evaluated first, outside the block.
///     TIR-D8 as intended
///   ------------------------------------------------------------
///   <ExecBlockRealize(p, v1, ..., vn, block) . K, M>  -->  <p . PredicateReady . K, M>
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
/// The predicate has no meaning, and the values are evaluated.
///     TIR-D8 as written, V = v1 . ... . vn . d1 . ... . dm . BlockValues with TIR-D46 as intended,
///     V = d1 . ... . dm . BlockValueNext(0) with TIR-D46 as written
///   ------------------------------------------------------------
///   <ExecBlockRealize(p, v1, ..., vn, block) . K, M>  -->  <V . K, M>
struct BlockPredicateIgnored {
  static constexpr RuleInfo info{"TIR-BlockRealize-unguarded",
                                 clauses("TIR-D8", "TIR/Exec/15.3:b", "TIR/Exec/15.2.1"),
                                 as_written("TIR-D8")};
  static void then(At<ExecBlockRealize> auto& r) { evaluate_values(*r, r.node); }
};
template <>
struct RulesOf<ExecBlockRealize> : Rules<BlockPredicate, BlockPredicateIgnored> {};

/// The predicate is 1, so all values are evaluated, then the domains that they must lie in.
///     p = 1, V = v1 . ... . vn . d1 . ... . dm . BlockValues with TIR-D46 as intended,
///     V = d1 . ... . dm . BlockValueNext(0) with TIR-D46 as written
///   ------------------------------------------------------------
///   <PredicateReady(p) . K, M>  -->  <V . K, M>
struct BlockValuesNext {
  static constexpr RuleInfo info{"TIR-BlockRealize-next",
                                 clauses("TIR/Exec/15.2.1", "TIR-D46", "TIR-D47")};
  static Truth auto when(const At<PredicateReady> auto& r) { return is_one(r); }
  static void then(At<PredicateReady> auto& r) {
    r.drop();
    evaluate_values(*r, r.node);
  }
};
/// The predicate is 0, so nothing of the block runs. If this is the start of a reduction, a later
/// point of it gets a note.
///     p = 0
///   ---------------------------------------
///   <PredicateReady(p) . K, M>  -->  <K, M>
struct BlockMasked {
  static constexpr RuleInfo info{"TIR-BlockRealize-masked", clauses("TIR-D8", "TIR-D9")};
  static Truth auto when(const At<PredicateReady> auto& r) { return is_zero(r); }
  static void then(At<PredicateReady> auto& r) {
    r.drop();
    remember_masked(*r, *r.node);
  }
};
/// The predicate is indeterminate: the program is unspecified.
///     p is indeterminate
///   ------------------------------------------------
///   <PredicateReady(p) . K, M>  -->  U-INDETERMINATE
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

/// Binds variable i of the block to the value, cast to the variable's datatype.
void bind_block_variable(auto& r, std::size_t i, const auto& given) {
  const spec::Variable* variable = r.node->block->iter_vars[i]->var;
  const auto value = r.d.cast(given, variable->dtype.scalar);
  r->bind(variable, value);
}

/// The value that was evaluated last, if any, is bound to its variable, and the next is evaluated.
/// Whether a variable may have its value is checked after all are evaluated.
///     i < n, TIR-D46 as written
///   ---------------------------------------------------------
///   <BlockValueNext(i, d1, ..., dm, v1, ..., vi) . K, M>  -->
///         <v(i + 1) . BlockValueNext(i + 1) . K, M[xi := vi]>
struct BlockValueInOrder {
  static constexpr RuleInfo info{"TIR-BlockRealize-in-order",
                                 clauses("TIR-D46", "TIR/Exec/15.2.1", "TIR/Exec/15.2.3"),
                                 as_written("TIR-D46")};
  static Truth auto when(const At<BlockValueNext> auto& r) {
    return r.truth(r.frame().index < r.node->values.size());
  }
  static void then(At<BlockValueNext> auto& r) {
    const std::uint16_t i = r.frame().index;
    if (i > 0) bind_block_variable(r, i - 1u, *r.operands());
    const auto next = static_cast<std::uint16_t>(i + 1);
    r->evaluate_then(BlockValueNext{{r.node, 0, next}}, r.node->values[i]);
  }
};
/// All values are known, and are checked as if no variable were bound yet.
///     TIR-D46 as written
///   ---------------------------------------------------------
///   <BlockValueNext(n, d1, ..., dm, v1, ..., vn) . K, M>  -->
///         <BlockValues(v1, ..., vn, d1, ..., dm) . K, M>
struct BlockValuesInOrder {
  static constexpr RuleInfo info{"TIR-BlockRealize-all-in-order",
                                 clauses("TIR-D46", "TIR/Exec/15.2.3"), as_written("TIR-D46")};
  static Truth auto when(const At<BlockValueNext> auto& r) {
    return r.truth(r.frame().index == r.node->values.size());
  }
  static void then(At<BlockValueNext> auto& r) {
    const std::size_t domains = r->layout().domains(r.node->block).size(), values = r.frame().index;
    const std::size_t below = values == 0 ? 0 : values - 1 + domains;
    BlockValues in_order{{r.node, static_cast<std::uint32_t>(r.frame().operands - below)}};
    auto* first = r->operands(in_order);
    if (values > 0) std::rotate(first, first + domains, first + domains + values);
    r->proceed(in_order);
  }
};
template <>
struct RulesOf<BlockValueNext> : Rules<BlockValueInOrder, BlockValuesInOrder> {};

/// The value of a minimum or extent: that of a literal, otherwise the operand at `next`, which then
/// moves to the one after it.
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
/// Are all values and domains determinate?
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
/// Does every variable's datatype have the value that the variable will be bound to?
Truth auto values_fit(const At<BlockValues> auto& r) {
  auto all = r.truth(true);
  for (std::size_t i = 0; i < r.node->values.size(); ++i)
    all = all & r.d.represents(r.node->block->iter_vars[i]->var->dtype.scalar, r.operands()[i]);
  return all;
}

/// The first value outside its domain.
std::string describe_outside_domain(const At<BlockValues> auto& r) {
  using D = DomainOf<decltype(r)>;
  std::string text;
  for_each_domain(*r, r.frame(), [&](std::size_t i, auto low, auto extent, auto) {
    const auto& v = r.operands()[i];
    const auto fine = r.d.lies_in(r.d.index(v), low, extent);
    if (!text.empty() || r.d.known(fine).value_or(true)) return;
    text = fmt::format("{} is {} in block {}, outside its domain of {} values from {}",
                       r.node->block->iter_vars[i]->var->name_hint, r.d.show(v),
                       r.node->block->name_hint, show_index<D>(extent), show_index<D>(low));
  });
  return text;
}

/// In a domain in which one instance stands for all, it is more than this.
void note_entry(const At<BlockValues> auto&) {}

void bind_block_variables(At<BlockValues> auto& r) {
  for (std::size_t i = 0; i < r.node->values.size(); ++i)
    bind_block_variable(r, i, r.operands()[i]);
  note_entry(r);
}

/// The variables are bound to their values, and the block runs.
///     v1, ..., vn, d1, ..., dm are determinate, the datatype of each x has its v,
///     min <= v < min + extent for the domain of each x, TIR-D47 as intended
///   ------------------------------------------------------------
///   <BlockValues(v1, ..., vn, d1, ..., dm) . K, M>  -->  <block . K, M[x1 := v1, ..., xn := vn]>
struct BlockBind {
  static constexpr RuleInfo info{
      "TIR-BlockRealize", clauses("TIR/Exec/15.2.3", "TIR/Exec/15.3", "TIR/Exec/15.4", "TIR-D34"),
      intended("TIR-D47")};
  static Truth auto when(const At<BlockValues> auto& r) {
    return values_are_known(r) & values_in_domains(r) & values_fit(r);
  }
  /// BlockBindAnywhere has the same conclusion.
  static Truth auto agrees(const At<BlockValues> auto& r) { return r.truth(true); }
  static void then(At<BlockValues> auto& r) {
    bind_block_variables(r);
    r.drop();
    r->execute(r.node->block);
  }
};
/// The variables are bound to their values, in their domains or not, and the block runs.
///     v1, ..., vn, d1, ..., dm are determinate, the datatype of each x has its v,
///     TIR-D47 as written
///   ------------------------------------------------------------
///   <BlockValues(v1, ..., vn, d1, ..., dm) . K, M>  -->  <block . K, M[x1 := v1, ..., xn := vn]>
struct BlockBindAnywhere {
  static constexpr RuleInfo info{"TIR-BlockRealize-anywhere", clauses("TIR-D47", "TIR/Exec/15.2.3"),
                                 as_written("TIR-D47")};
  static Truth auto when(const At<BlockValues> auto& r) {
    return values_are_known(r) & values_fit(r);
  }
  static void then(At<BlockValues> auto& r) { BlockBind::then(r); }
};
/// A value lies outside its domain: the program is unspecified.
///     v1, ..., vn, d1, ..., dm are determinate, the datatype of each x has its v,
///     v < min or v >= min + extent for the domain of an x, TIR-D47 as intended
///   ------------------------------------------------------------
///   <BlockValues(v1, ..., vn, d1, ..., dm) . K, M>  -->  U-BLOCK-DOMAIN
struct BlockOutsideDomain {
  static constexpr RuleInfo info{"TIR-BlockRealize-outside-domain",
                                 clauses("TIR-D47", "TIR/Exec/15.2.3"), Code::U_BLOCK_DOMAIN,
                                 intended("TIR-D47")};
  static Truth auto when(const At<BlockValues> auto& r) {
    return values_are_known(r) & values_fit(r) & !values_in_domains(r);
  }
  static std::string describe(const At<BlockValues> auto& r) { return describe_outside_domain(r); }
};
/// A value or a domain is indeterminate: the program is unspecified.
///     some v or d is indeterminate
///   ------------------------------------------------------------
///   <BlockValues(v1, ..., vn, d1, ..., dm) . K, M>  -->  U-INDETERMINATE
struct BlockIndeterminateValue {
  static constexpr RuleInfo info{"TIR-BlockRealize-indeterminate-value",
                                 clauses("TIR-D19", "TIR-D47"), Code::U_INDETERMINATE};
  static Truth auto when(const At<BlockValues> auto& r) { return !values_are_known(r); }
  static std::string describe(const At<BlockValues> auto& r) {
    return fmt::format("block {} starts with a value or a domain that was never written",
                       r.node->block->name_hint);
  }
};
/// A variable's datatype does not have its value: the program is unspecified.
///     v1, ..., vn, d1, ..., dm are determinate, the datatype of some x does not have its v
///   ------------------------------------------------------------
///   <BlockValues(v1, ..., vn, d1, ..., dm) . K, M>  -->  U-BLOCK-VALUE
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
