// SPDX-License-Identifier: Apache-2.0
// What is unknown in a run, and the path set: the range of each unknown number that what was
// decided so far leaves. A question that a range does not answer is answered both ways, in a run
// for each: the run is repeated, and decides otherwise.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace tenor::semantics::toy {

/// Integers, both ends included.
struct Range {
  std::int64_t low = std::numeric_limits<std::int64_t>::min();
  std::int64_t high = std::numeric_limits<std::int64_t>::max();
  friend bool operator==(const Range&, const Range&) = default;
};

/// A number that is not known; 0 is not one.
using Symbol = std::uint32_t;

class Paths {
 public:
  static Paths& current() {
    static Paths paths;
    return paths;
  }

  /// Calls `run` once for each path; false where there are more than `most`.
  bool for_each(std::size_t most, const std::function<void()>& run) {
    decisions_.clear();
    for (std::size_t count = 0; count < most; ++count) {
      ranges_.assign(1, {}), symbols_.clear(), counters_.clear(), next_ = 0;
      run();
      while (!decisions_.empty() && !decisions_.back()) decisions_.pop_back();
      if (decisions_.empty()) return true;
      decisions_.back() = false;
    }
    return false;
  }

  /// The number that is called so, in that range where it is new.
  Symbol symbol(const std::string& name, const Range& range) {
    const auto [known, is_new] = symbols_.try_emplace(name, static_cast<Symbol>(ranges_.size()));
    if (is_new) ranges_.push_back(range);
    return known->second;
  }
  /// One that has no name.
  Symbol fresh(const Range& range) { return symbol("#" + std::to_string(ranges_.size()), range); }
  /// One that counts the iterations of a loop.
  Symbol counter(const Range& range) { return *counters_.insert(fresh(range)).first; }
  bool is_counter(Symbol s) const { return counters_.contains(s); }
  const Range& range(Symbol s) const { return ranges_[s]; }

  /// Is the number below `bound`? From here on, it is or it is not.
  bool is_below(Symbol s, std::int64_t bound) {
    Range& range = ranges_[s];
    if (range.high < bound) return true;
    if (range.low >= bound) return false;
    const bool below = decide();
    (below ? range.high : range.low) = bound - below;
    return below;
  }
  /// Does what is called so hold? From here on, it does or it does not.
  bool holds(const std::string& question) { return is_below(symbol(question, {0, 1}), 1); }

 private:
  bool decide() {
    if (next_ == decisions_.size()) decisions_.push_back(true);
    return decisions_[next_++];
  }

  std::vector<Range> ranges_{1};
  std::map<std::string, Symbol> symbols_;
  std::set<Symbol> counters_;
  std::vector<bool> decisions_;
  std::size_t next_ = 0;
};

}  // namespace tenor::semantics::toy
