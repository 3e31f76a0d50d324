// SPDX-License-Identifier: Apache-2.0
// The stages of a compilation that a compiler wrote to one folder, a file for each pass:
// `007_FlattenBuffer.py`. A function is compared with itself in the latest stage before that has
// it, since a compiler may set functions apart and bring them together again.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "solver/validate/pair.h"
#include "spec/diagnostic/usage_error.h"

namespace tenor::solver {

struct PipelineStage {
  std::uint64_t number = 0;
  std::string pass;  ///< `FlattenBuffer`
  std::string file;
  std::vector<semantics::Subject> subjects{};  ///< of a file that could not be read, one without a
                                               ///< function

  std::string name() const { return std::to_string(number) + " " + pass; }
};

/// The numbered programs of the folder in the order of their numbers, and then of their names.
/// Throws spec::UsageError where it is no folder, or has fewer than two.
std::deque<PipelineStage> stages_in(const std::string& folder);

/// Two stages of one function; where `pair.after` is null it is in no stage from `after` on, and
/// where both are one it is refused in the first stage that has it.
struct Step {
  const PipelineStage *before, *after;
  Pair pair;
};

struct Steps {
  std::vector<Step> changed;
  std::vector<std::string> compiled;  ///< functions of Relax that leave with all others of it
  std::size_t unchanged = 0;  ///< steps that leave the function and all that it calls as they are
};

/// From stage to stage, for each function. A private function that vanishes is not a step.
Steps steps_of(const std::deque<PipelineStage>& stages);

}  // namespace tenor::solver
