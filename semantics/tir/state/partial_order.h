// SPDX-License-Identifier: Apache-2.0
// What threads of a block did before others, where barriers are of some of them (EXT/Threads/some):
// each thread counts the barriers that it came to, and knows how far the others had come, from
// those that it met.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tenor::semantics {

/// Of one interval between two barriers of all threads.
class PartialOrder {
 public:
  /// None has met another.
  void begin() { known_.clear(); }
  /// At how many barriers the thread was.
  std::uint32_t time(std::uint32_t thread) const { return known(thread, thread); }
  /// Is what `thread` did at that time ordered before what `now` does next?
  bool is_before(std::uint32_t thread, std::uint32_t time, std::uint32_t now) const {
    return known(now, thread) > time;
  }
  /// What these threads did is ordered before what they do from here on.
  void meet(const std::vector<std::uint32_t>& threads) {
    const std::size_t count = std::max<std::size_t>(known_.size(), 1 + std::ranges::max(threads));
    known_.resize(count);
    std::vector<std::uint32_t> all(count, 0);
    for (const std::uint32_t t : threads) {
      for (std::size_t u = 0; u < known_[t].size(); ++u) all[u] = std::max(all[u], known_[t][u]);
      all[t] = time(t) + 1;
    }
    for (const std::uint32_t t : threads) known_[t] = all;
  }

 private:
  std::uint32_t known(std::uint32_t now, std::uint32_t of) const {
    return now < known_.size() && of < known_[now].size() ? known_[now][of] : 0;
  }

  std::vector<std::vector<std::uint32_t>> known_;  ///< by thread: of each, at how many it was
};

}  // namespace tenor::semantics
