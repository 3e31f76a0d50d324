// SPDX-License-Identifier: Apache-2.0
// What every command has in common: its place in the table of subcommands, the options, the exit
// statuses. A part above this one adds its commands by rows of the same table.
#pragma once

#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "spec/clauses/coverage.h"
#include "spec/clauses/reading.h"
#include "spec/diagnostic/status.h"
#include "spec/diagnostic/text.h"
#include "spec/diagnostic/usage_error.h"

namespace CLI {
class App;
}

namespace tenor::spec {

class Prover;

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

Color color_of(const CommonOptions& options, const Streams& streams);

/// What runs a command whose options have been read.
using Action = std::function<Status(Streams&)>;

struct Subcommand {
  std::string_view name;
  std::string_view summary;
  /// Gives the command its options, and returns what runs it.
  std::function<Action(CLI::App&)> add;
};

/// Commands that ask a prover are handed one, which lives longer than what they return.
Action add_check(CLI::App& command, const Prover& prover);
Action add_infer(CLI::App& command, const Prover& prover);
Action add_compat(CLI::App& command, const Prover& prover);
Action add_equal(CLI::App& command, const Prover& prover);
Action add_print(CLI::App& command, const Prover& prover);

/// Who realises which clause. Parts above this one realise some, so that main joins them.
using CoverageSource = std::function<Coverage()>;
Action add_clauses(CLI::App& command, CoverageSource coverage);
Action add_explain(CLI::App& command, CoverageSource coverage);

/// Reads the command line, runs one of `table`, and returns the exit status. Nothing escapes it.
int command_line(int argc, const char* const* argv, std::span<const Subcommand> table);

}  // namespace tenor::spec
