// SPDX-License-Identifier: Apache-2.0
// All schedules of a program: one run after the other, each with another order of what depends on
// each other. Orders that differ only in transitions that touch different cells lead to the same,
// so that one of them stands for all: dynamic partial-order reduction with persistent and sleep
// sets (Flanagan and Godefroid, POPL 2005), with the transitions' accesses for what depends. No run
// is kept; each begins anew and repeats the choices up to the one that is made otherwise. Where
// there are many, those in which one context runs after all others are taken early: they lead to
// each value that a cell may have.
//
// What language runs, a derived class knows: how a run begins, and what is kept of one that ended.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "semantics/schedule/happens_before.h"
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
  /// So many come before those with one context after the others, and of these so many.
  static constexpr std::uint64_t kFew = 500, kTries = 500;

  explicit Explorer(std::uint64_t schedules = kSchedules,
                    Reduction reduction = Reduction::kDependent)
      : most_(schedules), reduction_(reduction) {}
  virtual ~Explorer() = default;
  Explorer(const Explorer&) = delete;
  Explorer& operator=(const Explorer&) = delete;

  /// Some work on; false where nothing is left, or a budget is used up.
  bool advance();

  /// Have all schedules been seen, up to the order of what does not depend on each other?
  bool complete() const { return complete_; }
  std::uint64_t schedules() const { return schedules_; }
  std::uint64_t steps() const { return steps_ + (run_ ? run_->steps() : 0); }
  /// Errors that may come first, one for each node; and what ended the search: a schedule
  /// that is unspecified, out of scope, or needs more than a budget.
  const std::vector<BadEnd>& errors() const { return errors_; }
  const std::optional<BadEnd>& stop() const { return stop_; }

 protected:
  /// A run that has not taken a step. The runs before it took `steps`.
  virtual std::unique_ptr<Interleaving> begin(std::uint64_t steps) const = 0;
  /// Is called with every run that has ended, and keeps the result of one that is done; false where
  /// there is no room for it.
  virtual bool keep(const Interleaving& run, const Schedule& schedule) = 0;

 private:
  struct Node {
    std::vector<ContextId> ready;
    ContextId chosen = 0, by_default = 0;
    Ordinals ordinals;        ///< of the chosen one
    SharedAccesses accesses;  ///< of its transition
    std::set<ContextId> backtrack;
    std::map<ContextId, SharedAccesses> done, sleep;
  };
  void choose();
  void choose_anew(const std::vector<ContextId>& ready, std::size_t by_default);
  void end_transition();
  bool end_run();
  bool advance_try();
  void record(const Interleaving& run, const Schedule& schedule);
  bool next_branch();
  void add_branch(std::size_t transition, ContextId context);
  ContextId id_of(const ContextPath& context);
  ContextId register_context(const ContextPath& context);
  Schedule schedule() const;

  const std::uint64_t most_;
  const Reduction reduction_;
  std::unique_ptr<Interleaving> run_;
  std::optional<ScheduledRun> try_;
  std::uint64_t tries_ = 0;
  HappensBefore order_;
  std::vector<Node> nodes_;                    ///< a transition each, of the current run
  std::size_t transition_ = 0;                 ///< the next
  std::size_t repeated_ = 0;                   ///< transitions that an earlier run took too
  std::uint32_t trees_ = 0;                    ///< of contexts, that have ended
  bool is_redundant_ = false;                  ///< is the run one that an earlier stands for?
  std::map<ContextId, SharedAccesses> sleep_;  ///< of the next node
  std::map<std::pair<std::uint32_t, ContextPath>, ContextId> ids_;
  std::set<ContextId> met_;  ///< contexts of the current run
  std::vector<BadEnd> errors_;
  std::optional<BadEnd> stop_;
  std::uint64_t schedules_ = 0, steps_ = 0;
  bool complete_ = false;
};

}  // namespace tenor::semantics
