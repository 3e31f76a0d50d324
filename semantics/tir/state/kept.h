// SPDX-License-Identifier: Apache-2.0
// What is kept of TIR's stacks while something else runs: alternatives, and contexts that wait.
#pragma once

#include <cstdint>
#include <vector>

#include "semantics/tir/state/footprint.h"
#include "semantics/tir/state/guard_stack.h"

namespace tenor::semantics {

/// A call that runs: where its variables and views begin, and how many aliases there were before.
struct Activation {
  std::uint32_t base, view_base;
  std::size_t aliases;
};

/// How high the stacks are.
struct TirMark {
  std::size_t environment = 0, views = 0, activations = 0, aliases = 0, levels = 0, axes = 0;
  Guards guards{};
};

/// What stands above a mark.
template <class D>
struct TirSnapshot {
  std::vector<typename D::Value> environment;
  std::vector<typename D::Index> views;
  std::vector<Activation> activations;
  std::vector<std::uint32_t> aliases;
  std::vector<ParallelLevel> levels;
  std::vector<Axis> axes;
  Guards guards;
};

}  // namespace tenor::semantics
