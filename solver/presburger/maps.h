// SPDX-License-Identifier: Apache-2.0
// What a map of indices is, for all sizes: by isl where it is affine, else by a prover and by
// counting, never point by point.
#pragma once

#include "spec/prover/maps.h"

namespace tenor::solver {

spec::MapAnswer judge_map(const spec::MapQuestion& question, const spec::Prover& prover);

}  // namespace tenor::solver
