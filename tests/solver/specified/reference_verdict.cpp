// SPDX-License-Identifier: Apache-2.0
#include "tests/solver/specified/reference_verdict.h"

#include <algorithm>

namespace tenor::solver::test {
namespace {

/// Where they are made by two iterations of one loop that has no order: that of `x`, else null.
const ReferenceIteration* unordered(const ReferenceAccess& x, const ReferenceAccess& y) {
  const std::size_t depth = std::min(x.iterations.size(), y.iterations.size());
  for (std::size_t k = 0; k < depth; ++k) {
    if (x.iterations[k].entry != y.iterations[k].entry) return nullptr;
    if (x.iterations[k].ordinal != y.iterations[k].ordinal) return &x.iterations[k];
  }
  return nullptr;
}

}  // namespace

ReferenceVerdict reference_verdict(const ReferenceRun& run) {
  ReferenceVerdict verdict{run.end, run.node, false};
  for (std::size_t j = 0; j < run.accesses.size(); ++j) {
    const ReferenceAccess& y = run.accesses[j];
    bool open = false;
    for (std::size_t i = 0; i < j && !y.iterations.empty(); ++i) {
      const ReferenceAccess& x = run.accesses[i];
      if (x.memory != y.memory || x.element != y.element || !(x.write || y.write)) continue;
      const ReferenceIteration* other = unordered(x, y);
      if (!other) continue;
      if (x.write != y.write) return {"U-LOOP-CONFLICT", y.node, verdict.open_writes};
      open = open || !other->is_lane;
    }
    verdict.open_writes = verdict.open_writes || open;
  }
  return verdict;
}

}  // namespace tenor::solver::test
