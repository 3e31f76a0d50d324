// SPDX-License-Identifier: Apache-2.0
// Loops whose iterations have no order, as they run. TIR/Exec/12.2.2.
#pragma once

#include <cstdint>
#include <string_view>

#include "semantics/tir/state/partial_order.h"
#include "semantics/tir/state/thread_axis.h"

namespace tenor::semantics {

/// A parallel loop that is running: which entry of it, and which iteration.
struct ParallelLevel {
  std::uint32_t epoch = 0;
  std::uint32_t iteration = 0;
  std::uint32_t phase = 0;  ///< the same of shared memory: a new one where all threads met
  AxisKind axis = AxisKind::kNone;
  bool in_order = false;    ///< do its iterations write one after the other (TIR-D58)?
  bool erred = false;       ///< has an iteration: the loop will not be left (TIR/Exec/12.2.2:e)
  bool explicitly = false;  ///< do its iterations meet only where they synchronise?
  std::string_view tag{};
  const spec::tir::Stmt* loop = nullptr;
  const PartialOrder* order = nullptr;  ///< where some of its threads may meet: of all of them
  std::uint32_t thread = 0;             ///< and the number of this one
};

/// What the iterations of a loop are.
enum class LoopsOf : std::uint8_t { kAny, kThreads, kNoThreads };

}  // namespace tenor::semantics
