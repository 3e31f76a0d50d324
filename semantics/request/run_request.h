// SPDX-License-Identifier: Apache-2.0
// A run as a command line asks for it, and the command line that repeats it.
#pragma once

#include "semantics/run/scope.h"

namespace tenor::semantics {

/// A run as a command line asks for it.
struct RunRequest : RunOptions {
  std::vector<Assignment> inputs{};
  std::vector<std::string> reading_flags{};  ///< `TIR-D7=as-written`
  std::vector<std::string> params{};         ///< files of weights
  std::vector<std::string> constants{};      ///< files of constants that a text leaves out
  std::vector<std::string> packed{};         ///< `NAME=FILE::f`
  std::string schedule{};                    ///< empty: `first`
};

/// What a Relax function alone can be given, as a command line says it; empty: none of it.
std::string model_flags_of(const RunRequest& request);

/// Of a run as it is asked for; without a plan there is nothing to say about the inputs.
RunScope scope_of(const Plan* plan, const std::string& target, const RunRequest& request);

}  // namespace tenor::semantics
