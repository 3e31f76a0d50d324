// SPDX-License-Identifier: Apache-2.0
// Maps of indices that isl has a form of.
#pragma once

#include "spec/prover/maps.h"

namespace tenor::solver {

/// Throws NotAffine, and isl::exception where it takes too long.
spec::MapAnswer judge_affine_map(const spec::MapQuestion& question);

}  // namespace tenor::solver
