// SPDX-License-Identifier: Apache-2.0
// Sizes at which a Relax function's checks of shapes all pass, and such at which each is the first
// that fails: casts, signatures of functions that it calls, shapes of kernels' buffers, solved.
// Relax/MatchCast; Relax/FuncBoundary; TIR/Exec/1.2.
#pragma once

#include "semantics/run/subject.h"
#include "solver/specified/sweep.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

/// Values of the sizes called `names`; none where no check depends on them alone. The subject is a
/// well-formed function of Relax; its program gains nodes.
std::vector<NamedSizes> model_sizes(const semantics::Subject& subject,
                                    const std::vector<std::string>& names,
                                    const spec::Prover& prover);

}  // namespace tenor::solver
