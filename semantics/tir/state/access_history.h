// SPDX-License-Identifier: Apache-2.0
// Which threads of a block read and wrote an element, and when, where barriers of some threads
// order what they do (EXT/Threads/some). Of an interval between two barriers of all threads.
#pragma once

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "semantics/tir/state/parallel_level.h"
#include "semantics/tir/state/reduction.h"

namespace tenor::semantics {

/// Each takes the innermost loop over threads, and so the thread that accesses, and the reduction
/// in any order that the access is a part of.
class AccessHistory {
 public:
  /// Has another thread read it, or written it if `writes`, with nothing that orders the two?
  bool meets(const ParallelLevel& now, std::uint64_t element, bool writes,
             const Reduction* by) const {
    return any(now, element, [&](const Access& a) {
      const bool together = by && a.by && a.by->is_one_with(*by);
      return a.write == writes && !together && is_unordered(a, now);
    });
  }
  void record(const ParallelLevel& now, std::uint64_t element, bool write, const Reduction* by) {
    Interval& seen = elements_[element];
    if (seen.phase != now.phase) {
      count_ -= seen.all.size();
      seen = {now.phase, {}};
    }
    const std::uint32_t time = now.order->time(now.thread);
    const bool again = std::ranges::any_of(seen.all, [&](const Access& a) {
      return a.thread == now.thread && a.time == time && a.write == write && a.by == by;
    });
    if (again) return;
    seen.all.push_back({now.thread, time, write, false, by});
    ++count_;
  }
  /// A thread is about to write another value than is there.
  void vary(const ParallelLevel& now, std::uint64_t element) {
    const auto found = elements_.find(element);
    if (found == elements_.end() || found->second.phase != now.phase) return;
    for (Access& a : found->second.all) a.replaced = a.replaced || a.write;
  }
  /// Has another thread written, with nothing that orders the two, what is no longer there?
  bool is_varied(const ParallelLevel& now, std::uint64_t element) const {
    return any(now, element, [&](const Access& a) { return a.replaced && is_unordered(a, now); });
  }
  /// Are so many accesses kept that no more are to be?
  bool is_full() const { return count_ > kMostAccesses; }

 private:
  static constexpr std::size_t kMostAccesses = std::size_t{1} << 22;
  struct Access {
    std::uint32_t thread, time;
    bool write, replaced;
    const Reduction* by;
  };
  struct Interval {
    std::uint32_t phase = 0;
    std::vector<Access> all;
  };
  static bool is_unordered(const Access& a, const ParallelLevel& now) {
    return a.thread != now.thread && !now.order->is_before(a.thread, a.time, now.thread);
  }
  template <class Holds>
  bool any(const ParallelLevel& now, std::uint64_t element, Holds&& holds) const {
    const auto found = elements_.find(element);
    return found != elements_.end() && found->second.phase == now.phase &&
           std::ranges::any_of(found->second.all, holds);
  }

  std::unordered_map<std::uint64_t, Interval> elements_;
  std::size_t count_ = 0;
};

}  // namespace tenor::semantics
