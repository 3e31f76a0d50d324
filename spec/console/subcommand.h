// SPDX-License-Identifier: Apache-2.0
// A command's place in the table of subcommands, of which each part adds its rows, and the program
// that such a table is.
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "spec/console/options.h"

namespace tenor::spec {

/// What runs a command whose options have been read.
using Action = std::function<Status(Streams&)>;

struct Subcommand {
  std::string_view name;
  std::string_view summary;
  /// Gives the command its options, and returns what runs it.
  std::function<Action(CLI::App&)> add;
};

/// Reads the command line, runs one of `table`, and returns the exit status. Nothing escapes it.
int command_line(int argc, const char* const* argv, std::span<const Subcommand> table);

}  // namespace tenor::spec
