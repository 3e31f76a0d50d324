// SPDX-License-Identifier: Apache-2.0
#include "solver/prover/default_prover.h"

#include "solver/prover/z3_prover.h"

namespace tenor::solver {

std::unique_ptr<spec::Prover> make_prover() { return std::make_unique<Z3Prover>(); }

}  // namespace tenor::solver
