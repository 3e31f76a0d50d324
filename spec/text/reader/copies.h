// SPDX-License-Identifier: Apache-2.0
// A name that stands for an expression puts it wherever it is written, and a few lines can stand
// for more nodes than any memory holds. What is put into a program more than once is counted here,
// in time proportional to the text.
#pragma once

#include <unordered_map>

#include "spec/text/reader/value.h"

namespace tenor::spec::reader {

/// Nodes that a function may have beyond those that its text writes out.
inline constexpr std::uint64_t kMostCopies = std::uint64_t{1} << 20;

class Copies {
 public:
  /// Of the tree that a value stands for.
  struct Size {
    std::uint64_t nodes = 0;  ///< at most kMostCopies + 1
    std::uint64_t depth = 0;
  };

  /// Puts `v` into the program, where it is already unless `first` says that it may not be: counts
  /// its nodes when it is.
  Size use(const Value& v, bool first);
  /// Have more nodes been put there than may be?
  bool too_many() const { return copied_ > kMostCopies; }

 private:
  Size measure(const PrimExpr* e) const;
  Size used(const void* tree, const Size& size, bool first);
  Size use_items(const Value& v, bool first);

  std::unordered_map<const void*, Size> known_;  // expressions and lists that were used
  std::uint64_t copied_ = 0;
};

}  // namespace tenor::spec::reader
