// SPDX-License-Identifier: Apache-2.0
// The allocations of tensors that a run made, and when it is time to look for those that nothing
// refers to any more. Their memory is released then: no clause says when, and no program can tell.
// Relax/Optimize/b1.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tenor::semantics::relax {

class Tensors {
 public:
  /// Of a run that may take so many bytes.
  explicit Tensors(std::uint64_t limit) : limit_(limit) {}

  void add(std::uint32_t memory, std::uint64_t bytes) {
    all_.push_back(memory);
    made_ += bytes;
  }
  /// Were as many bytes made since the last time as were found in use then, or half of the rest?
  bool is_time_to_release() const {
    return made_ > std::min(std::max(kLeast, in_use_), (limit_ - std::min(limit_, in_use_)) / 2);
  }
  /// Those that `is_used` does not hold of are released by `release`; `bytes_of` says what each
  /// has.
  template <class IsUsed, class BytesOf, class Release>
  void release_unused(IsUsed&& is_used, BytesOf&& bytes_of, Release&& release) {
    made_ = in_use_ = 0;
    std::erase_if(all_, [&](std::uint32_t memory) {
      if (is_used(memory)) return in_use_ += bytes_of(memory), false;
      release(memory);
      return true;
    });
  }

 private:
  static constexpr std::uint64_t kLeast = 1 << 20;
  std::uint64_t limit_, made_ = 0, in_use_ = 0;
  std::vector<std::uint32_t> all_;
};

}  // namespace tenor::semantics::relax
