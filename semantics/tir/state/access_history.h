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
    const Interval* seen = find(now, element);
    return seen && std::ranges::any_of(seen->all, [&](const Access& a) {
             const bool together = by && a.by && a.by->is_one_with(*by);
             return a.write == writes && a.thread != now.thread && !together &&
                    !now.order->is_before(a.thread, a.time, now.thread);
           });
  }
  void record(const ParallelLevel& now, std::uint64_t element, bool write, const Reduction* by) {
    Interval& seen = elements_[element];
    if (seen.phase != now.phase) seen = {now.phase, false, {}};
    const auto again = std::ranges::find_if(seen.all, [&](const Access& a) {
      return a.thread == now.thread && a.write == write && a.by == by;
    });
    // What meets an earlier access of a thread meets its later one.
    const std::uint32_t time = now.order->time(now.thread);
    again != seen.all.end() ? void(again->time = time)
                            : seen.all.push_back({now.thread, time, write, by});
  }
  /// A thread is about to write another value than is there.
  void vary(const ParallelLevel& now, std::uint64_t element) {
    const Interval* seen = find(now, element);
    if (seen && std::ranges::any_of(seen->all, &Access::write)) elements_[element].varied = true;
  }
  /// Have several values been written?
  bool is_varied(const ParallelLevel& now, std::uint64_t element) const {
    const Interval* seen = find(now, element);
    return seen && seen->varied;
  }
  std::size_t bytes() const { return elements_.size() * sizeof(Interval); }

 private:
  struct Access {
    std::uint32_t thread, time;
    bool write;
    const Reduction* by;
  };
  struct Interval {
    std::uint32_t phase = 0;
    bool varied = false;
    std::vector<Access> all;
  };
  const Interval* find(const ParallelLevel& now, std::uint64_t element) const {
    const auto found = elements_.find(element);
    return found != elements_.end() && found->second.phase == now.phase ? &found->second : nullptr;
  }

  std::unordered_map<std::uint64_t, Interval> elements_;
};

}  // namespace tenor::semantics
