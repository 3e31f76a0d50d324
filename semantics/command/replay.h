// SPDX-License-Identifier: Apache-2.0
// A command line that is about to be printed, read and run as a person would run it: so that what
// is printed is known to show what is said of it.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/command/command.h"
#include "spec/diagnostic/json.h"

namespace tenor::semantics {

/// The words of a line, as a shell splits it. Nothing where a shell would do more than that with
/// it: it holds a character that is not quoted and means something else there, or an open quote.
std::optional<std::vector<std::string>> shell_words(std::string_view line);

/// What a line of `tenor run` came to.
struct Replay {
  spec::Status status = spec::Status::kUsage;
  spec::Json answer;    ///< as `--format json` prints it
  std::string problem;  ///< why it could not be run; empty where it was
};

/// Reads a line with the options of `tenor run`, and runs it. `standard_input` is what it finds
/// there.
Replay replay(const std::string& line, const std::string& standard_input);

}  // namespace tenor::semantics
