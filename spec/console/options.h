// SPDX-License-Identifier: Apache-2.0
// The options that commands share, and what a command reads and writes.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "spec/clauses/reading.h"
#include "spec/diagnostic/status.h"
#include "spec/diagnostic/text.h"
#include "spec/diagnostic/usage_error.h"

namespace CLI {
class App;
}

namespace tenor::spec {

enum class Format : std::uint8_t { kText, kJson, kSarif };

/// What a command reads and writes.
struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool out_is_terminal = false;
};

/// The options that commands on programs share.
struct CommonOptions {
  std::vector<std::string> programs;  ///< as given: `FILE`, `FILE::function`, `-`
  Format format = Format::kText;
  std::string color = "auto";  ///< `auto`, `always`, `never`
  bool strict = false;         ///< the document's «» rules are errors
  bool quiet = false;          ///< the last line only
  unsigned jobs = 1;
  std::vector<Code> warn;  ///< notes of these codes are warnings
  std::vector<Code> deny;  ///< notes and warnings of these codes are errors
  Readings readings;
  std::vector<std::string> reading_flags;  ///< as given, for a command line that repeats the answer
};

/// `--format` and `--color`. SARIF is for commands whose answer is findings.
void add_output_options(CLI::App& command, CommonOptions& options, bool with_sarif = false);
/// `--strict`, `--warn`, `--deny`, `--reading`.
void add_policy_options(CLI::App& command, CommonOptions& options);
/// `--reading`, which is among the former, alone.
void add_reading_option(CLI::App& command, CommonOptions& options);
/// `--jobs`, as many as the machine has processors where it is not given.
void add_jobs_option(CLI::App& command, CommonOptions& options, const std::string& says);
/// The programs, and `-q`.
void add_program_options(CLI::App& command, CommonOptions& options);
/// An option that may be given several times, one value each time.
void add_repeatable(CLI::App& command, const std::string& flag, std::vector<std::string>& values,
                    const std::string& type, const std::string& says);

Color color_of(const CommonOptions& options, const Streams& streams);

}  // namespace tenor::spec
