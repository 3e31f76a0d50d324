// SPDX-License-Identifier: Apache-2.0
// Which transitions of one run come before which others in every run that does the same: those of
// one context, those before it was forked, those of contexts that were joined, and two that access
// one cell where one of them writes.
#pragma once

#include <map>
#include <memory>
#include <unordered_map>
#include <vector>

#include "semantics/schedule/interleaving.h"

namespace tenor::semantics {

/// A context's number; the same in all runs of one exploration.
using ContextId = std::uint32_t;

class HappensBefore {
 public:
  /// The context is new. `parent`: the one that forked it, where that is a context.
  void fork(ContextId context, std::optional<ContextId> parent);
  /// The next transition was that context's. Calls `race(transition)` for each earlier one that
  /// could have come after it: it depends on it, and nothing in between orders the two.
  template <class Race>
  void transition(ContextId context, const SharedAccesses& accesses, Race&& race);
  /// Does transition `earlier` come before the last transition of `context`, as it was when `race`
  /// is called before what both depend on?
  bool before(std::size_t earlier, ContextId context) const;
  /// All contexts were joined: what follows comes after all of it.
  void clear();

 private:
  /// The last transition of each context that comes before. Shared, for few transitions change it.
  using Clock = std::map<ContextId, std::size_t>;
  struct Context {
    std::shared_ptr<const Clock> clock = std::make_shared<Clock>();
    std::optional<std::size_t> last;
    std::vector<ContextId> children;  ///< since its last transition
  };
  struct Transition {
    ContextId context;
    std::shared_ptr<const Clock> clock;
  };
  struct Seen {
    std::size_t transition;
    SharedAccess access;
  };
  struct Cell {
    std::uint64_t memory, cell;
    friend bool operator==(const Cell&, const Cell&) = default;
  };
  struct HashCell {
    std::size_t operator()(const Cell& c) const { return c.memory * 0x9e3779b97f4a7c15u ^ c.cell; }
  };
  static void merge(Context& into, const Clock& clock, ContextId context, std::size_t last);
  void join_children(Context& context);

  std::map<ContextId, Context> contexts_;
  std::vector<Transition> transitions_;
  std::unordered_map<Cell, std::vector<Seen>, HashCell> cells_;
};

template <class Race>
void HappensBefore::transition(ContextId id, const SharedAccesses& accesses, Race&& race) {
  Context& context = contexts_[id];
  join_children(context);
  const std::size_t now = transitions_.size();
  transitions_.push_back(
      {id, context.clock});  // there before its accesses: two may be of one element
  for (const SharedAccess& access : accesses)
    for (std::uint64_t at = access.first; at < access.end; ++at) {
      auto& seen = cells_[{access.memory, at}];
      for (auto it = seen.rbegin(); it != seen.rend(); ++it) {
        const ContextId other = transitions_[it->transition].context;
        if (other == id || !access.depends_on(it->access) || before(it->transition, id)) continue;
        race(it->transition);
        merge(context, *transitions_[it->transition].clock, other, it->transition);
      }
      seen.push_back({now, access});
    }
  context.last = now;
  transitions_[now].clock = context.clock;
}

}  // namespace tenor::semantics
