// SPDX-License-Identifier: Apache-2.0
// The assumptions whose arguments are being evaluated. Within one nothing counts but whether it is
// true: what would end the run for the program's sake makes it one that is not (TIR-D77).
#pragma once

#include <vector>

#include "spec/ir/expr.h"

namespace tenor::semantics {

class Assumptions {
 public:
  void begin(const spec::Call* assumed) { open_.push_back(assumed); }
  void end() { open_.pop_back(); }
  /// The innermost, or null.
  const spec::Call* innermost() const { return open_.empty() ? nullptr : open_.back(); }

 private:
  std::vector<const spec::Call*> open_;
};

}  // namespace tenor::semantics
