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
  const bool chooses = by && by->is_tuple() && by->combiners.empty();
  if (!by || !by->problem.empty() || (chooses && !by->any_order)) return value;
  const auto give_up = [&](const char* why) { return D::give_up(why), value; };
  if (chooses) return give_up("threads combine several buffers together, in any order");
  if (by->is_init(r.node)) return D::begun(value);
  const auto point = reduction_point(r);
  if (!point || r->merge().is_merging() || !D::known(element))
    return give_up("what a block combines depends on data");
  auto old = value;
  r->look_at(r.buffer, element, &old);
  return D::combined(*by->combiner_of(r.node), old, value,
                     {chain_of(*by, r.node), by->block->name_hint, *point});
}

}  // namespace tenor::semantics
