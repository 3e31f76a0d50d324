// SPDX-License-Identifier: Apache-2.0
// Loops that data end, each as one term. What an iteration makes of the cells that it writes is
// said of cells that may hold anything; with what they hold at first, and when the loop continues,
// that says what they hold at last. Two loops whose parts are the same are one function of their
// data. docs/terms.md
#pragma once

#include <span>

#include "semantics/domain/term/run.h"

namespace tenor::semantics {

class TermFolds {
 public:
  explicit TermFolds(TermRun& run) : run_(run) {}

  /// Is the innermost of them that loop?
  bool is_in(const void* loop) const { return !folds_.empty() && folds_.back().loop == loop; }
  /// `exits`: how many the run had.
  void begin(const void* loop, std::size_t exits);
  /// Once in each pass, whose iteration it begins.
  bool begins_iteration();
  /// Of the iteration: when it is made.
  void repeats_where(TermId condition) { folds_.back().condition = condition; }
  std::size_t exits() const { return folds_.back().exits; }
  /// False where an iteration wrote other cells than were known to be written: another pass begins.
  bool end_pass();
  /// How an iteration may end the run: where the condition holds, with that outcome.
  struct Exit {
    TermId condition, outcome;
  };
  /// What the loop leaves is in its cells. Gives when it ends the run by each of the exits, and
  /// when it never ends.
  std::vector<TermId> end(std::span<const Exit> exits);

  std::size_t size() const { return folds_.size(); }
  /// The run has left those beyond so many, and nothing has come of them.
  void leave(std::size_t kept) { folds_.resize(kept); }

 private:
  struct Cell {
    std::shared_ptr<TermCells> cells;
    std::size_t index;
    bool may_lack;  ///< a value, when an iteration begins
  };
  struct Fold {
    const void* loop;
    std::size_t exits;
    TermRun::Mark mark{};
    std::vector<Cell> cells{};
    std::vector<TermValue> steps{};  ///< what they hold after an iteration
    TermId condition = kFalse;
    bool has_begun = false;  ///< its iteration
    int passes = 0;
  };
  static constexpr int kMostPasses = 16;
  static constexpr std::size_t kMostCells = std::size_t{1} << 16;

  void begin_pass();
  bool take(const TermRun::Write& write);
  /// What cell `k` of the innermost may hold when an iteration begins.
  TermValue before_iteration(std::size_t k) const;

  TermRun& run_;
  std::vector<Fold> folds_;
};

}  // namespace tenor::semantics
