// SPDX-License-Identifier: Apache-2.0
// Counts nesting while it lives: the depth of what is being read, which the walks over the program
// must be able to follow (kMaxDepth).
#pragma once

#include "spec/ir/build.h"

namespace tenor::spec::reader {

/// How deep reading may recurse: twice what the parser's own nesting allows, for chains such as
/// `a.b.c` that nest without brackets.
inline constexpr int kMaxNesting = 2'000;

class Deeper {
 public:
  explicit Deeper(int& depth, std::size_t levels = 1)
      : depth_(depth),
        levels_(levels > std::size_t{kMaxDepth} ? kMaxDepth + 1 : static_cast<int>(levels)) {
    depth_ += levels_;
  }
  ~Deeper() { depth_ -= levels_; }
  Deeper(const Deeper&) = delete;
  Deeper& operator=(const Deeper&) = delete;

  bool too_deep(int limit = kMaxDepth) const { return depth_ > limit; }
  /// One of the levels is done with.
  void leave_one() {
    if (levels_ > 0) --levels_, --depth_;
  }

 private:
  int& depth_;
  int levels_;
};

}  // namespace tenor::spec::reader
