// SPDX-License-Identifier: Apache-2.0
// Running a line of `tenor run` as a person would, within this process.
#pragma once

#include "semantics/run/replay.h"

namespace tenor::semantics {

/// Reads a line with the options of `tenor run`, and runs it: a Replayer.
Replay replay(const std::string& line, const std::string& standard_input);

}  // namespace tenor::semantics
