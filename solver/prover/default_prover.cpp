// SPDX-License-Identifier: Apache-2.0
#include "solver/prover/default_prover.h"

#include <algorithm>
#include <limits>

#include "solver/prover/z3_prover.h"

namespace tenor::solver {

std::unique_ptr<spec::Prover> make_prover(std::uint64_t effort) {
  Budget budget;
  const std::uint64_t most = std::numeric_limits<decltype(budget.resources)>::max();
  budget.resources = static_cast<unsigned>(std::min(effort * budget.resources, most));
  budget.deadline *= effort;
  return std::make_unique<Z3Prover>(budget);
}

}  // namespace tenor::solver
