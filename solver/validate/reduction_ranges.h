// SPDX-License-Identifier: Apache-2.0
// Between which numbers each value of a run lies, whatever order its blocks reduce in (TIR-D81): by
// how far sums round at most. Orders explain no value beyond that.
#pragma once

#include <unordered_set>
#include <vector>

#include "semantics/domain/term/reductions.h"
#include "semantics/domain/term/show.h"

namespace tenor::solver {

/// A value of a run: one number, whatever the order is, or numbers from `low` to `high`.
struct ValueRange {
  bool is_one = false;
  double low, high;

  bool has(double x) const { return low <= x && x <= high; }
};

class ReductionRanges {
 public:
  using IsOne = std::function<bool(const semantics::ReductionSet&)>;
  /// `value`: that of each term in the order of the run. `is_one`: has such a reduction one result
  /// in all orders? `chosen`: terms that may be another operand in another order.
  ReductionRanges(const semantics::TermBank& bank, semantics::TermEvaluator& value,
                  const IsOne& is_one, const std::unordered_set<semantics::TermId>& chosen);

  /// Everything, where nothing is known.
  const ValueRange& operator[](semantics::TermId t) const { return ranges_[t]; }
  /// Has each reduction one result?
  bool are_all_one() const { return are_all_one_; }

 private:
  ValueRange range(semantics::TermId t) const;
  ValueRange of_set(const semantics::ReductionSet& set) const;
  ValueRange of_operator(const semantics::TermNode& node) const;
  ValueRange of_math(const semantics::TermNode& node) const;

  const semantics::TermBank& bank_;
  semantics::TermEvaluator& value_;
  const IsOne& is_one_;
  const std::unordered_set<semantics::TermId>& chosen_;
  std::unordered_set<semantics::TermId> continued_;  ///< steps with another one after them
  std::vector<ValueRange> ranges_;
  bool are_all_one_ = true;
};

}  // namespace tenor::solver
