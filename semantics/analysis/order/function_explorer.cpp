// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/order/function_explorer.h"

#include <algorithm>

namespace tenor::semantics {

std::unique_ptr<Interleaving> FunctionExplorer::begin(std::uint64_t steps) const {
  Setup setup = setup_;
  setup.limits.steps -= std::min(setup.limits.steps, steps);
  return std::make_unique<IterationInterleaving>(setup);
}

bool FunctionExplorer::keep(const Interleaving& run, const Schedule& schedule) {
  const auto& m = static_cast<const IterationInterleaving&>(run).machine();  // `begin` made it
  on_end_(m);
  return m.outcome().kind != OutcomeKind::kDone || outcomes_.add(m, setup_.plan, schedule);
}

}  // namespace tenor::semantics
