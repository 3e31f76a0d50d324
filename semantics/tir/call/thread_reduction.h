// SPDX-License-Identifier: Apache-2.0
// Threads reduce their values: tvm_thread_allreduce, in any order of the threads, of which a run
// shows that of their numbers. EXT/Threads/meet; EXT/Builtin/tvm_thread_allreduce; TIR-D81.
//
// In the inference rules G is the group: the threads that differ in the axes that the call names.
// Thread number i of G has brought the values v(i). The combiner is that of the reduce_scope around
// the call, with its two sides x and y and its results e; d are the targets.
#pragma once

#include "semantics/tir/call/barrier.h"
#include "semantics/tir/state/combiner.h"

namespace tenor::semantics {

/// Of a thread that combines what the group has brought, above what it has brought itself.
template <class D>
struct Fold {
  ThreadGroup<D> group;
  StoredFrame met;  ///< where all of the group wait
  std::size_t count = 0;

  explicit Fold(const At<Folding> auto& r)
      : group(r->threads().axes(), *r.node, r.operands()),
        met{r.node, r.frame().operands - static_cast<std::uint32_t>(r.node->stores.size()), 0,
            TirFrames::tag<Arrived>} {
    r->threads().for_each_arrived(*r, met, group, [&](auto&&...) { ++count; });
  }
  /// What thread number `i` of the group has brought.
  auto brought(const auto& r, std::size_t i) const {
    std::vector<typename D::Value> values;
    std::size_t next = 0;
    r->threads().for_each_arrived(*r, met, group, [&](const auto&, const auto* theirs, bool) {
      if (next++ == i) values.assign(theirs, theirs + r.node->stores.size());
    });
    return values;
  }
};
auto facts_of(const At<Folding> auto& r) { return Fold<DomainOf<decltype(r)>>(r); }

/// Are the values combined by one combiner of all of them, as argmax does?
inline bool chooses(const spec::CommReducer& combiner, const spec::Call& call) {
  for (std::size_t k = 0; k < call.stores.size(); ++k)
    if (!operator_of(combiner, k)) return true;
  return false;
}
/// What the first thread of the group has brought; a domain that keeps what was combined computes
/// no operator of constants in it.
auto first_brought(const At<Arrived> auto& r) {
  using D = DomainOf<decltype(r)>;
  using Value = typename D::Value;
  std::vector<Value> values;
  r->threads().for_each_arrived(*r, place_of(r), r.group,
                                [&](const auto&, const Value* theirs, bool) {
                                  if (values.empty())
                                    values.assign(theirs, theirs + r.node->stores.size());
                                });
  if constexpr (D::kMerges)
    if (D::keeps_reductions() && !chooses(*r->layout().reducer(r.node), *r.node))
      std::ranges::transform(values, values.begin(), D::begun);
  return values;
}
/// The last step to value number `k`, as one of a set of values that have any order.
auto step_apart(At<Folding> auto& r, std::size_t k) {
  using D = DomainOf<decltype(r)>;
  const auto* combiner = r->layout().reducer(r.node);
  const auto value = r.operands()[k], old = *r->variable(combiner->lhs[k]);
  if (r->merge().is_merging()) D::give_up("what threads combine depends on data");
  if (D::is_given_up()) return value;
  const std::vector<std::int64_t> point{r.frame().index};
  if (!chooses(*combiner, *r.node))
    return D::combined(*operator_of(*combiner, k), old, value,
                       {r.node->stores[k], r.node->op, point});
  return D::chosen({{r.node, r.node->op, point}, k, r.node->stores.size(), true}, old, value);
}
/// The values so far.
auto combined_so_far(At<Folding> auto& r) {
  using D = DomainOf<decltype(r)>;
  std::vector all(r.operands(), r.operands() + r.node->stores.size());
  if constexpr (D::kMerges)
    if (D::keeps_reductions() && r.frame().index > 1)
      for (std::size_t k = 0; k < all.size(); ++k) all[k] = step_apart(r, k);
  return all;
}

/// The last thread that comes combines the values of all, from those of the first on.
///     the call is tvm_thread_allreduce, all of G have come
///   ------------------------------------------------------------
///   <Arrived(v) . K, M> || T waits  -->  <Folding(1, v(0)) . v . K, M> || T waits
struct ReductionMeets {
  static constexpr RuleInfo info{"TIR-Thread-allreduce", clauses("EXT/Builtin/tvm_thread_allreduce",
                                                                 "EXT/Threads/meet", "TIR-D81")};
  static Truth auto when(const At<Arrived> auto& r) {
    return r.truth(r.complete && meaning_of(*r.node).form == BuiltinForm::kReduction);
  }
  static void then(At<Arrived> auto& r) {
    const Folding next{{r.node, r->operand_height(), 1}};
    const auto first = first_brought(r);
    std::ranges::copy(first, r->extend_operands(first.size()));
    r->push(next);
  }
};
/// The values so far are the left side, those of the next thread the right one.
///     i is less than the number of threads in G
///   ------------------------------------------------------------
///   <Folding(i, a) . K, M>  -->  <e1 . ... . en . Folding(i + 1) . K, M[x := a, y := v(i)]>
struct ReductionNext {
  static constexpr RuleInfo info{"TIR-Thread-allreduce-next",
                                 clauses("EXT/Builtin/tvm_thread_allreduce", "TIR-D81")};
  static Truth auto when(const At<Folding> auto& r) { return r.truth(r.frame().index < r.count); }
  static void then(At<Folding> auto& r) {
    const auto* combiner = r->layout().reducer(r.node);
    const auto left = combined_so_far(r), right = r.brought(r, r.frame().index);
    for (std::size_t k = 0; k < right.size(); ++k)
      r->bind(combiner->lhs[k], left[k]), r->bind(combiner->rhs[k], right[k]);
    const auto next = static_cast<std::uint16_t>(r.frame().index + 1);
    r.drop();
    r->evaluate_then(Folding{{r.node, 0, next}}, combiner->result);
  }
};
/// All threads of the group continue with the values.
///     i is the number of threads in G
///   ------------------------------------------------------------
///   <Folding(i, a) . v . K, M> || T waits  -->  <Reduced(a) . K, M> || T, each of G in T with
///         Reduced(a)
struct ReductionDone {
  static constexpr RuleInfo info{
      "TIR-Thread-allreduce-done",
      clauses("EXT/Builtin/tvm_thread_allreduce", "EXT/Threads/meet", "TIR-D81")};
  static Truth auto when(const At<Folding> auto& r) { return r.truth(r.frame().index >= r.count); }
  static void then(At<Folding> auto& r) {
    if (r.count > 1)
      r->note(Code::N_REDUCE_ORDER, r.node, "threads reduce their values, in any order");
    const auto all = combined_so_far(r);
    r->drop(Arrived{{r.node, r.met.operands}});
    std::ranges::copy(all, r->extend_operands(all.size()));
    r->push(Reduced{{r.node, r.met.operands}});
    r->threads().let_go_with(*r, r.group, TirFrames::tag<Reduced>, all);
  }
};
/// Each thread stores them to its targets.
///     r(k) is the variable whose store to d(k) belongs to the call
///   ------------------------------------------------------------
///   <Reduced(a) . K, M>  -->  <d1 := r1 . ... . dn := rn . null . K, M[r := a]>
struct ReductionStores {
  static constexpr RuleInfo info{"TIR-Thread-allreduce-stores",
                                 clauses("EXT/Builtin/tvm_thread_allreduce")};
  static void then(At<Reduced> auto& r) {
    const auto& stores = r.node->stores;
    for (std::size_t k = 0; k < stores.size(); ++k)
      r->bind(spec::as<spec::Var>(stores[k]->value)->variable, r.operands()[k]);
    r.drop();
    *r->extend_operands() = r.d.null_handle();
    for (std::size_t k = stores.size(); k > 0; --k) r->execute(stores[k - 1]);
  }
};
/// Of Arrived, for reductions.
using ReductionArrivals = Rules<ReductionMeets>;
template <>
struct RulesOf<Folding> : Rules<ReductionNext, ReductionDone> {};
template <>
struct RulesOf<Reduced> : Rules<ReductionStores> {};

}  // namespace tenor::semantics
