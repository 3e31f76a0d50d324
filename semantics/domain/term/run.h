// SPDX-License-Identifier: Apache-2.0
// What a run in the Term domain has beside its machine: the bank, what is assumed on the
// current path, and what was written since the current alternatives began
// (semantics/machine/merge.h). Domains are static; the current run is the thread's.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

#include "semantics/domain/term/reductions.h"
#include "semantics/domain/term/value.h"

namespace tenor::semantics {

/// The scalars of an allocation, at one address for as long as anything refers to them.
struct TermCells {
  std::vector<TermValue> values;
  TermId as_array = kFalse;  ///< of the values, where it was made since the last write
  TermId undefined_array = kFalse;
  bool frozen = false;  ///< a write gives up
};

class TermFolds;

class TermRun {
 public:
  /// Becomes the thread's run, until it is destroyed. It gives up when `is_late` says so.
  /// It keeps what blocks combine in `reductions`, if that is not null.
  explicit TermRun(TermBank& bank, std::function<bool()> is_late = {},
                   TermReductions* reductions = nullptr);
  TermRun(const TermRun&) = delete;
  TermRun& operator=(const TermRun&) = delete;
  ~TermRun();
  static TermRun& current() { return *current_; }

  TermBank& bank() { return bank_; }
  TermReductions* reductions() { return reductions_; }
  TermFolds& folds() { return *folds_; }
  /// The value as a term: a constant where it is known. It has a value.
  TermId term_of(const TermValue& v) { return v.is_term ? v.term() : bank_.constant(v.known()); }

  /// Is the truth decided by what is assumed?
  std::optional<bool> decided(TermId truth) const;
  /// From here on, to the end of the current alternative.
  void assume(TermId truth) {
    if (truth > kTrue) learn(truth, true);
  }
  /// The premises of the current alternatives, and no more of what is assumed: an exit's
  /// condition need not say that those before it did not hold.
  TermId path() const { return path_; }

  // Alternatives. What one writes is taken back at its end and kept.
  struct Write {
    std::shared_ptr<TermCells> cells;
    std::size_t index;
    TermValue value;
  };
  using Writes = std::vector<Write>;
  struct Mark {
    std::size_t assumed, logged, folds;
    TermId path;
  };
  Mark begin(TermId premise);
  Writes end(const Mark& mark);
  /// What one of them left, where its premise holds. The premises exclude each other.
  struct Alternative {
    TermId premise;
    Writes writes;
  };
  void merge(const std::vector<Alternative>& alternatives);
  /// `a` where the condition holds, `b` elsewhere.
  TermValue merged(TermId condition, const TermValue& a, const TermValue& b);

  void write(const std::shared_ptr<TermCells>& cells, std::size_t index, const TermValue& v) {
    if (cells->frozen) return give_up("what is written is a tensor that data choose");
    put(cells, index, v);
  }

  /// Ends the run at the next opportunity: what it is about to do is not for terms.
  void give_up(std::string why) {
    if (why_.empty() && !describing_) why_ = std::move(why);
  }
  /// The same for a term that cannot be made, which a premise may ask for as well.
  void reach_limit(std::string why) {
    at_limit_ = true;
    give_up(std::move(why));
  }
  bool is_given_up() const { return !why_.empty() && !at_limit_; }
  /// While it describes an end, it gives nothing up.
  void describe(bool on) { describing_ = on; }
  /// Why it has to end; empty: it has not. Asked at every step, within alternatives as well, so
  /// that the clock is looked at here.
  const std::string& gave_up() {
    if (++asked_ % kBetweenLooks == 0 && is_late_ && is_late_())
      give_up("the time limit was reached");
    return why_;
  }

 private:
  struct Logged {
    std::shared_ptr<TermCells> cells;
    std::size_t index;
    TermValue before;
  };
  void learn(TermId truth, bool holds);
  void put(const std::shared_ptr<TermCells>& cells, std::size_t index, const TermValue& v) {
    if (alternatives_ > 0) log_.push_back({cells, index, cells->values[index]});
    cells->values[index] = v;
    cells->as_array = cells->undefined_array = kFalse;
  }

  static constexpr std::uint64_t kBetweenLooks = 1024;
  static constinit thread_local TermRun* current_;
  TermRun* outer_;
  TermBank& bank_;
  std::unordered_map<TermId, bool> known_;
  std::vector<TermId> assumed_;  ///< the keys of known_, in order
  TermId path_ = kTrue;
  std::vector<Logged> log_;
  std::size_t alternatives_ = 0;  ///< how many have begun and not ended
  std::string why_;
  bool describing_ = false;
  bool at_limit_ = false;
  std::uint64_t asked_ = 0;
  const std::function<bool()> is_late_;
  TermReductions* const reductions_;
  const std::unique_ptr<TermFolds> folds_;
};

inline TermBank& term_bank() { return TermRun::current().bank(); }

// Most truths are known, and cost no more than in the Concrete domain.
inline TermTruth operator&(TermTruth a, TermTruth b) {
  if (a.term == kTrue || b.term == kFalse) return b;
  if (b.term == kTrue || a.term == kFalse) return a;
  return {TermRun::current().bank().conjunction(a.term, b.term)};
}
inline TermTruth operator!(TermTruth a) {
  if (a.is_known()) return {a.term == kTrue ? kFalse : kTrue};
  return {TermRun::current().bank().negation(a.term)};
}
inline TermTruth operator|(TermTruth a, TermTruth b) { return !(!a & !b); }

}  // namespace tenor::semantics
