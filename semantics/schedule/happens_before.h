// SPDX-License-Identifier: Apache-2.0
// Which turns of one run come before which others in every run that does the same: those of one
// strand, those before it was forked, those of iterations that a loop has waited for, and two that
// access one element where one of them writes.
#pragma once

#include <map>
#include <memory>
#include <unordered_map>
#include <vector>

#include "semantics/schedule/interleaving.h"

namespace tenor::semantics {

/// A strand's number; the same in all runs of one exploration.
using StrandId = std::uint32_t;

class HappensBefore {
 public:
  /// The strand is new. `parent`: the one that forked it, where that is a strand.
  void fork(StrandId strand, std::optional<StrandId> parent);
  /// The next turn was that strand's. Calls `race(turn)` for each earlier one that could have come
  /// after it: it depends on it, and nothing in between orders the two.
  template <class Race>
  void turn(StrandId strand, const SharedAccesses& accesses, Race&& race);
  /// Does turn `earlier` come before the last turn of `strand`, as it was when `race` is called
  /// before what both depend on?
  bool before(std::size_t earlier, StrandId strand) const;
  /// The loops that ran have ended: what follows comes after all of it.
  void clear();

 private:
  /// The last turn of each strand that comes before. Shared, for few turns change it.
  using Clock = std::map<StrandId, std::size_t>;
  struct Strand {
    std::shared_ptr<const Clock> clock = std::make_shared<Clock>();
    std::optional<std::size_t> last;
    std::vector<StrandId> children;  ///< since its last turn
  };
  struct Turn {
    StrandId strand;
    std::shared_ptr<const Clock> clock;
  };
  struct Seen {
    std::size_t turn;
    SharedAccess access;
  };
  struct Cell {
    std::uint64_t memory, cell;
    friend bool operator==(const Cell&, const Cell&) = default;
  };
  struct HashCell {
    std::size_t operator()(const Cell& c) const { return c.memory * 0x9e3779b97f4a7c15u ^ c.cell; }
  };
  static void merge(Strand& into, const Clock& clock, StrandId strand, std::size_t last);
  void join_children(Strand& strand);

  std::map<StrandId, Strand> strands_;
  std::vector<Turn> turns_;
  std::unordered_map<Cell, std::vector<Seen>, HashCell> cells_;
};

template <class Race>
void HappensBefore::turn(StrandId id, const SharedAccesses& accesses, Race&& race) {
  Strand& strand = strands_[id];
  join_children(strand);
  const std::size_t now = turns_.size();
  turns_.push_back({id, strand.clock});  // there before its accesses: two may be of one element
  for (const SharedAccess& access : accesses)
    for (std::uint64_t at = access.first; at < access.end; ++at) {
      auto& seen = cells_[{access.memory, at}];
      for (auto it = seen.rbegin(); it != seen.rend(); ++it) {
        const StrandId other = turns_[it->turn].strand;
        if (other == id || !access.depends_on(it->access) || before(it->turn, id)) continue;
        race(it->turn);
        merge(strand, *turns_[it->turn].clock, other, it->turn);
      }
      seen.push_back({now, access});
    }
  strand.last = now;
  turns_[now].clock = strand.clock;
}

}  // namespace tenor::semantics
