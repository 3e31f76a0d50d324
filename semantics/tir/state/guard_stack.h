// SPDX-License-Identifier: Apache-2.0
// The expressions that are being evaluated in which a failure is not simply the program's. Empty in
// most runs.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "spec/ir/expr.h"

namespace tenor::semantics {

/// An assume (TIR-D77), or an And or Or of vectors (TIR/Eval/14.2): what would end the run for the
/// program's sake within the argument of the one, or the right side of the other, may be what the
/// guard makes of it instead.
struct Guard {
  const spec::PrimExpr* node = nullptr;
  std::uint32_t operands = 0;  ///< And, Or: where the lanes of the left side are
};

class Guards {
 public:
  void begin(const Guard& guard) { open_.push_back(guard); }
  /// Ends the innermost ones.
  void end(std::size_t count = 1) { open_.resize(open_.size() - count); }
  std::size_t count() const { return open_.size(); }
  /// The innermost is number 0.
  const Guard& operator[](std::size_t i) const { return open_[open_.size() - 1 - i]; }
  /// What failed, in a sentence, for the rule that speaks of it.
  void failed(std::string why) { why_ = std::move(why); }
  const std::string& why() const { return why_; }

 private:
  std::vector<Guard> open_;
  std::string why_;
};

}  // namespace tenor::semantics
