// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/relax/graph_memory.h"

namespace tenor::solver {

bool GraphMemory::may_overlap(std::size_t a, std::size_t b) {
  const GraphPlace &p = places_[a], &q = places_[b];
  if (a == b || p.storage == 0 || p.storage != q.storage) return false;
  return !sizes_->is_at_most(sizes_->sum(p.first, p.bytes), q.first) &&
         !sizes_->is_at_most(sizes_->sum(q.first, q.bytes), p.first);
}

std::size_t GraphMemory::add_in(std::size_t storage, Size first, Size bytes, GraphPlace place,
                                bool as_new) {
  place.storage = storage, place.first = first, place.bytes = bytes;
  std::vector<ValueNumber> below;
  const std::size_t made = add(std::move(place));
  for (std::size_t other = 0; other < made; ++other) {
    const GraphPlace& p = places_[other];
    if (!p.is_written || p.is_lost || !may_overlap(made, other)) continue;
    places_[made].replaces.insert(other);
    for (const ValueNumber v : {sizes_->number(p.first), sizes_->number(p.bytes), p.contents,
                                numbers_->of("type " + spec::to_string(p.dtype))})
      below.push_back(v);
  }
  if (below.empty()) return made;
  places_[made].is_written = true;
  reused_ |= as_new;
  below.push_back(sizes_->number(first));
  if (!as_new) places_[made].contents = numbers_->of("what lay in the storage", below);
  return made;
}

void GraphMemory::relate(std::size_t a, std::size_t b) {
  std::set<std::size_t> all = places_[a].views;
  all.insert({a, b});
  for (const std::size_t each : all) places_[each].views = all;
}

void GraphMemory::write(std::size_t place, ValueNumber contents) {
  GraphPlace& written = places_[place];
  written.contents = contents;
  for (const std::size_t view : written.views)
    if (view != place) places_[view].is_stale = true;
  written.is_written = true;
  if (written.storage == 0) return;
  for (std::size_t other = 0; other < places_.size(); ++other) {
    if (!may_overlap(place, other)) continue;
    GraphPlace& p = places_[other];
    if (written.replaces.contains(other))
      p.is_lost = true;
    else if (!p.is_lost)
      p.is_mixed = true;
  }
}

void GraphMemory::merge(GraphMemory& other, std::size_t place, ValueNumber condition) {
  GraphPlace &here = places_[place], &there = other.places_[place];
  if (here.contents != there.contents)
    here.contents = numbers_->of("select", {condition, here.contents, there.contents});
  here.is_lost |= there.is_lost;
  here.is_mixed |= there.is_mixed;
  here.is_stale |= there.is_stale;
  here.views.insert(there.views.begin(), there.views.end());
  here.is_written |= there.is_written;
  here.is_frozen |= there.is_frozen;
  here.replaces.insert(there.replaces.begin(), there.replaces.end());
  reused_ |= other.reused_;
  if (here.heap != there.heap) throw NotFollowed("an If writes to a heap of shapes");
}

}  // namespace tenor::solver
