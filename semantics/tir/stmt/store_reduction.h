// SPDX-License-Identifier: Apache-2.0
// What a store of a block that reduces leaves in a domain that tells what was combined (TIR-D81).
#pragma once

#include <array>

#include "semantics/tir/access.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// The values of the block's reduction variables; nothing where data decide one.
std::optional<std::vector<std::int64_t>> reduction_point(const At<StoreReady> auto& r) {
  std::vector<std::int64_t> point;
  for (const spec::IterVar* iv : r.reduction->block->iter_vars) {
    if (iv->iter_type != spec::IterVarType::kCommReduce) continue;
    const auto at = r.d.known(r.d.index(*r->variable(iv->var)));
    if (!at) return {};
    point.push_back(*at);
  }
  return point;
}

/// What the updates of one reduction have in common: atomic ones of several places are one.
inline const void* chain_of(const Reduction& by, const spec::Node* update) {
  static constexpr std::array<char, 1 + static_cast<std::size_t>(spec::ExprKind::kMax)> kAtomic{};
  return by.is_atomic ? static_cast<const void*>(&kAtomic[static_cast<std::size_t>(by.combiner)])
                      : update;
}

/// The value that is about to be stored, as a step of the block's reduction where it is one.
auto kept_apart(At<StoreReady> auto& r, const auto& element, const auto& value) {
  using D = DomainOf<decltype(r)>;
  const Reduction* by = D::keeps_reductions() ? r.reduction : nullptr;
  if (!by || !by->problem.empty()) return value;
  if (!by->any_order && !D::keeps_ordered_reductions()) return value;
  const bool chooses = by->is_tuple() && by->combiners.empty();
  if (by->is_init(r.node)) return chooses ? value : D::begun(value);
  const auto point = reduction_point(r);
  if (!point || r->merge().is_merging() || !D::known(element)) {
    if (!chooses || by->any_order) D::give_up("what a block combines depends on data");
    return value;
  }
  auto old = value;
  r->look_at(r.buffer, element, &old);
  const ReductionPoint at{chain_of(*by, r.node), by->block->name_hint, *point};
  if (!chooses) return D::combined(*by->combiner_of(r.node), old, value, at);
  const auto number =
      static_cast<std::size_t>(std::ranges::find(by->updates, r.node) - by->updates.begin());
  return D::chosen({{by->block, at.name, at.variables}, number, by->updates.size(), by->any_order},
                   old, value);
}

}  // namespace tenor::semantics
