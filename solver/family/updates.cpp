// SPDX-License-Identifier: Apache-2.0
// What the stores to a place have added to it since it was begun.
#include <algorithm>

#include "solver/family/last_writers.h"

namespace tenor::solver {

using semantics::FamilyAccess;
using semantics::FamilyNode;
using semantics::FamilyOp;
using semantics::FamilyValue;

std::optional<FamilyValue> LastWriters::added_by(std::size_t write) {
  if (const auto known = added_.find(write); known != added_.end()) return known->second;
  std::optional<FamilyValue> added;
  const FamilyNode sum = run_.at(run_.accesses()[write].value);
  if (sum.op == FamilyOp::kBinary &&
      static_cast<spec::ExprKind>(sum.detail) == spec::ExprKind::kAdd)
    for (const std::size_t k : {0, 1})
      if (!added && is_read_for(sum.args[k], write)) added = sum.args[1 - k];
  return added_[write] = added;
}

/// Is it what the place of the store had until then?
bool LastWriters::is_read_for(FamilyValue v, std::size_t write) {
  if (run_.at(v).op != FamilyOp::kLoad) return false;
  const FamilyAccess load = run_.accesses()[run_.at(v).detail], own = run_.accesses()[write];
  if (load.storage != own.storage || load.place.terms() != own.place.terms() ||
      load.own != own.own || load.loops != own.loops || load.path != own.path)
    return false;
  return std::ranges::all_of(writes_of(own.storage), [&](std::size_t i) {
    const FamilyAccess other = run_.accesses()[i];
    isl::set between = access(write)
                           .intersect(as_writer(access(i)))
                           .intersect(regions_.where(of_one_copy(other, &own)))
                           .intersect(before(other.time, own.time, of_writer, Points::name));
    between = between.subtract(before(other.time, load.time, of_writer, Points::name));
    return regions_.is_empty(between);
  });
}

auto LastWriters::added_until(std::size_t last, const isl::set& at) -> Additions {
  const FamilyAccess own = run_.accesses()[last];
  const isl::set reader = at.intersect(access(last)).coalesce();
  std::vector<Written> begun;
  Additions found;
  for (const std::size_t i : writes_of(own.storage)) {
    const FamilyAccess write = run_.accesses()[i];
    isl::set earlier = before(write.time, own.time, of_writer, Points::name);
    if (i == last) earlier = earlier.unite(regions_.where(same_iteration(own)));
    const isl::set points = reader.intersect(as_writer(access(i)))
                                .intersect(regions_.where(of_one_copy(write, &own)))
                                .intersect(earlier);
    (added_by(i) ? found.added : begun)
        .push_back({i, Regions::without(points, is_place).coalesce()});
  }
  for (const Written& one : begun)
    for (Written& each : found.added) each.where = without_earlier(each, one);
  for (Written& one : begun)
    one.where = Regions::greatest(one.where, ordinals_in(run_.accesses()[one.by].time));
  leave_latest(begun);
  found.begun = std::move(begun);
  std::erase_if(found.added, [&](const Written& each) { return regions_.is_empty(each.where); });
  return found;
}

Constraints LastWriters::same_iteration(const FamilyAccess& access) const {
  Constraints all;
  for (const auto& tick : access.time)
    if (tick.ordinal)
      all.zero.push_back(difference(Linear::of(Points::name(*tick.ordinal)),
                                    Linear::of(of_writer(*tick.ordinal))));
  return all;
}

/// The writer's iterations that no iteration of the other store comes after.
isl::set LastWriters::without_earlier(const Written& writes, const Written& other) const {
  const isl::set later =
      before(run_.accesses()[writes.by].time, run_.accesses()[other.by].time, of_writer,
             [](semantics::SymbolId s) { return of_other(of_writer(s)); });
  if (regions_.is_empty(later)) return writes.where;
  // Where a place is written once, little is left for each of the alternatives of `later`.
  const isl::set replaced = Regions::common(
      Regions::common(writes.where, Regions::renamed(other.where, of_other)), later);
  if (regions_.is_empty(replaced)) return writes.where;
  return writes.where.subtract(Regions::without(replaced, is_of_other)).coalesce();
}

}  // namespace tenor::solver
