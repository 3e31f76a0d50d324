// SPDX-License-Identifier: Apache-2.0
// All schedules of a function: one run after the other, each with another order of what depends on
// each other. Orders that differ only in turns that touch different elements lead to the same, so
// that one of them stands for all: dynamic partial-order reduction with persistent and sleep sets
// (Flanagan and Godefroid, POPL 2005), with the turns' accesses for what depends. No run is kept;
// each begins anew and repeats the choices up to the one that is made otherwise. Where there are
// many, those in which one iteration comes behind all others are taken early: they lead to each
// value that an element may have.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "semantics/schedule/happens_before.h"
#include "semantics/schedule/outcome_set.h"
#include "semantics/schedule/scheduled_run.h"

namespace tenor::semantics {

/// A schedule that does not lead to the end, and what it leads to.
struct BadEnd {
  Outcome outcome;
  Schedule schedule;
};

class Explorer {
 public:
  enum class Reduction : std::uint8_t {
    kDependent,  ///< only orders of what depends on each other
    kNone        ///< every interleaving: what the reduction is tested against
  };
  static constexpr std::uint64_t kSchedules = 100'000;
  /// So many come before those with one iteration behind the others, and of these so many.
  static constexpr std::uint64_t kFew = 500, kTries = 500;

  explicit Explorer(const Setup& setup, std::uint64_t schedules = kSchedules,
                    Reduction reduction = Reduction::kDependent)
      : setup_(setup), most_(schedules), reduction_(reduction) {}

  /// Calls `ended` with every run that has.
  void on_end(std::function<void(const Machine<WatchedConcrete>&)> ended) {
    on_end_ = std::move(ended);
  }

  /// Some work on; false where nothing is left, or a budget is used up.
  bool advance();

  /// Have all schedules been seen, up to the order of what does not depend on each other?
  bool complete() const { return complete_; }
  std::uint64_t schedules() const { return schedules_; }
  std::uint64_t steps() const { return steps_ + (run_ ? run_->machine().steps() : 0); }
  const OutcomeSet& outcomes() const { return outcomes_; }
  /// Errors that may come first, one for each statement; and what ended the search: a schedule
  /// that is unspecified, out of scope, or needs more than a budget.
  const std::vector<BadEnd>& errors() const { return errors_; }
  const std::optional<BadEnd>& stop() const { return stop_; }

 private:
  struct Node {
    std::vector<StrandId> ready;
    StrandId chosen = 0, by_default = 0;
    Ordinals ordinals;        ///< of the chosen one
    SharedAccesses accesses;  ///< of its turn
    std::set<StrandId> backtrack;
    std::map<StrandId, SharedAccesses> done, sleep;
  };
  void choose();
  void choose_anew(const std::vector<StrandPath>& ready);
  void end_turn();
  bool end_run();
  bool advance_try();
  Setup setup() const;
  void record(const Machine<WatchedConcrete>& m, const Schedule& schedule);
  bool next_branch();
  void add_branch(std::size_t turn, StrandId strand);
  StrandId id_of(const StrandPath& strand);
  void meet(const StrandPath& strand);
  Schedule schedule() const;

  const Setup setup_;
  const std::uint64_t most_;
  const Reduction reduction_;
  std::optional<Interleaving> run_;
  std::optional<ScheduledRun> try_;
  std::uint64_t tries_ = 0;
  HappensBefore order_;
  std::vector<Node> nodes_;                   ///< a turn each, of the run at hand
  std::size_t turn_ = 0;                      ///< the next
  std::size_t repeated_ = 0;                  ///< turns that an earlier run took too
  std::uint32_t loops_ = 0;                   ///< that have ended, outermost ones
  bool is_redundant_ = false;                 ///< is the run one that an earlier stands for?
  std::map<StrandId, SharedAccesses> sleep_;  ///< of the next node
  std::map<std::pair<std::uint32_t, StrandPath>, StrandId> ids_;
  std::set<StrandId> met_;  ///< strands of the run at hand
  OutcomeSet outcomes_;
  std::vector<BadEnd> errors_;
  std::optional<BadEnd> stop_;
  std::function<void(const Machine<WatchedConcrete>&)> on_end_ = [](const auto&) {};
  std::uint64_t schedules_ = 0, steps_ = 0;
  bool complete_ = false;
};

}  // namespace tenor::semantics
