// SPDX-License-Identifier: Apache-2.0
// The first place in which two runs of Relax functions on the same inputs differ.
#pragma once

#include "semantics/relax/invoke.h"
#include "solver/validate/runs.h"

namespace tenor::solver {

struct ModelDifference {
  RunDifference found;
  std::string part;         ///< that has it, as the run before calls it; empty: none has
  bool is_of_data = false;  ///< elements, numbers or printed lines differ, which floats may decide
  bool is_float = false;    ///< two floats that have values differ,
  bool is_far = false;      ///< by more than a rounding of either could
  // Of elements: which part of the result and then of the arguments, and which scalar of it; where
  // both are floats that have values, these.
  std::size_t part_number = 0, scalar = 0;
  double before = 0, after = 0;
};

/// Nothing where the run before, which is specified, allows the run after. `names` are those of the
/// parameters before.
std::optional<ModelDifference> model_difference(const semantics::relax::ModelInvocation& before,
                                                const semantics::relax::ModelInvocation& after,
                                                const std::vector<std::string>& names,
                                                const EndComparison& by);

}  // namespace tenor::solver
