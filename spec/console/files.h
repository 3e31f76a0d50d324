// SPDX-License-Identifier: Apache-2.0
// From what stands on the command line to texts: `FILE::function`, folders, patterns, `-`.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace tenor::spec {

/// A file, and the function of it that is meant; empty: all of them.
struct Target {
  std::string file;       ///< `-` for standard input
  std::string function;   ///< `f`, `Module::f`
  bool searched = false;  ///< found in a folder: passed over where it holds no program
};

/// Folders become the Python files under them, patterns the files that they match, in the order of
/// their names. What does not exist stays, so that reading it says so.
std::vector<Target> targets_of(const std::vector<std::string>& programs);

/// The largest text that is read. A program takes about 16 bytes of memory for each byte of its
/// text, and 4 GiB is the budget.
inline constexpr std::size_t kLargestInput = std::size_t{256} << 20;

/// A text, or why there is none.
struct FileText {
  std::string text;
  std::string problem;  ///< one sentence; empty where the text is there
  bool too_large = false;
};

FileText read_file(const std::string& file, std::istream& standard_input);

}  // namespace tenor::spec
