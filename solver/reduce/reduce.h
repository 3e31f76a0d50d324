// SPDX-License-Identifier: Apache-2.0
// The smallest pair of programs that still shows what a pair shows. Every edit is made on both
// sides: what is left out of one alone would be a difference of its own.
#pragma once

#include <functional>

#include "solver/reduce/script.h"

namespace tenor::solver {

struct ScriptPair {
  Script before, after;

  std::size_t lines() const { return before.lines() + after.lines(); }
};

struct ReducedPair {
  ScriptPair pair;
  std::size_t tried = 0;     ///< pairs that were judged
  bool is_smallest = false;  ///< no edit is left; false: the budget ended before
};

/// Does a pair still show it? Called for what may be no program at all.
using StillShows = std::function<bool(const ScriptPair&)>;

/// Leaves out what both sides have alike, functions first, then suites, the largest first, then
/// parameters, and makes numbers smaller that both have, until no edit is left or `budget` pairs
/// were judged.
ReducedPair reduce(ScriptPair start, const StillShows& still_shows, std::size_t budget);

}  // namespace tenor::solver
