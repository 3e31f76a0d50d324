// SPDX-License-Identifier: Apache-2.0
// The build without Z3.
#include "solver/prover/default_prover.h"
#include "spec/prover/canonical.h"

namespace tenor::solver {

std::unique_ptr<spec::Prover> make_prover(std::uint64_t) {
  return std::make_unique<spec::CanonicalProver>();
}

}  // namespace tenor::solver
