// SPDX-License-Identifier: Apache-2.0
// A command line that is about to be printed, read and run as a person would run it: so that what
// is printed is known to show what is said of it.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>

#include "spec/diagnostic/json.h"
#include "spec/diagnostic/status.h"

namespace tenor::semantics {

/// What a line of `tenor run` came to.
struct Replay {
  spec::Status status = spec::Status::kUsage;
  spec::Json answer;    ///< as `--format json` prints it
  std::string problem;  ///< why it could not be run; empty where it was
};

/// Runs a line; `standard_input` is what it finds there. Whoever knows the command line has one.
using Replayer = std::function<Replay(const std::string& line, const std::string& standard_input)>;

/// A Replayer for whoever has no command line: no line can be run.
inline Replay no_replay(const std::string&, const std::string&) {
  return {spec::Status::kUsage, {}, "there is no command line to run it with"};
}

}  // namespace tenor::semantics
