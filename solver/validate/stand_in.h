// SPDX-License-Identifier: Apache-2.0
// A function of ours that is compared in place of one side.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/validate/task.h"

namespace tenor::solver {

struct StandIn {
  enum class For : std::uint8_t { kBefore, kAfter };
  For side;
  const spec::tir::PrimFunc* function;  ///< null: there is none
  std::string problem;                  ///< why
  std::string relation;                 ///< `layout (A: i, j -> j, i)`
  bool may_leave = false;  ///< does it copy out of bounds at sizes that the relation is not for?
};

/// With the first that keeps the meaning; else the first that runs do not refute. Where runs refute
/// each of several, that is no difference, since none of them was stated.
Judgement validate_with(const std::vector<StandIn>& all, const Pair& pair,
                        const ValidateOptions& options, const spec::Prover& prover,
                        const std::function<void(std::string_view)>& progress);

bool is_kept(const Judgement& judgement);

}  // namespace tenor::solver
