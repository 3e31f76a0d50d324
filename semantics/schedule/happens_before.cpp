// SPDX-License-Identifier: Apache-2.0
#include "semantics/schedule/happens_before.h"

namespace tenor::semantics {

void HappensBefore::fork(StrandId strand, std::optional<StrandId> parent) {
  Strand& made = strands_[strand];
  made = {};
  if (!parent) return;
  Strand& from = strands_[*parent];
  made.clock = from.clock;
  if (from.last) merge(made, *from.clock, *parent, *from.last);
  from.children.push_back(strand);
}

bool HappensBefore::before(std::size_t earlier, StrandId strand) const {
  const auto found = strands_.find(strand);
  if (found == strands_.end()) return false;
  const StrandId of = turns_[earlier].strand;
  if (of == strand) return true;
  const auto known = found->second.clock->find(of);
  return known != found->second.clock->end() && known->second >= earlier;
}

void HappensBefore::clear() {
  strands_.clear();
  cells_.clear();
}

void HappensBefore::merge(Strand& into, const Clock& clock, StrandId strand, std::size_t last) {
  Clock merged = *into.clock;
  const auto take = [&](StrandId id, std::size_t turn) {
    std::size_t& known = merged.try_emplace(id, turn).first->second;
    known = std::max(known, turn);
  };
  for (const auto& [id, turn] : clock) take(id, turn);
  take(strand, last);
  into.clock = std::make_shared<const Clock>(std::move(merged));
}

void HappensBefore::join_children(Strand& strand) {
  for (const StrandId id : std::exchange(strand.children, {})) {
    Strand& child = strands_[id];
    join_children(child);
    if (child.last) merge(strand, *child.clock, id, *child.last);
  }
}

}  // namespace tenor::semantics
