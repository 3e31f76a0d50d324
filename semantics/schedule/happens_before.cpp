// SPDX-License-Identifier: Apache-2.0
#include "semantics/schedule/happens_before.h"

namespace tenor::semantics {

void HappensBefore::fork(ContextId context, std::optional<ContextId> parent) {
  Context& made = contexts_[context];
  made = {};
  if (!parent) return;
  Context& from = contexts_[*parent];
  made.clock = from.clock;
  if (from.last) merge(made, *from.clock, *parent, *from.last);
  from.children.push_back(context);
}

bool HappensBefore::before(std::size_t earlier, ContextId context) const {
  const auto found = contexts_.find(context);
  if (found == contexts_.end()) return false;
  const ContextId of = transitions_[earlier].context;
  if (of == context) return true;
  const auto known = found->second.clock->find(of);
  return known != found->second.clock->end() && known->second >= earlier;
}

void HappensBefore::clear() {
  contexts_.clear();
  cells_.clear();
}

void HappensBefore::merge(Context& into, const Clock& clock, ContextId context, std::size_t last) {
  Clock merged = *into.clock;
  const auto take = [&](ContextId id, std::size_t transition) {
    std::size_t& known = merged.try_emplace(id, transition).first->second;
    known = std::max(known, transition);
  };
  for (const auto& [id, transition] : clock) take(id, transition);
  take(context, last);
  into.clock = std::make_shared<const Clock>(std::move(merged));
}

void HappensBefore::join_children(Context& context) {
  for (const ContextId id : std::exchange(context.children, {})) {
    Context& child = contexts_[id];
    join_children(child);
    if (child.last) merge(context, *child.clock, id, *child.last);
  }
}

}  // namespace tenor::semantics
