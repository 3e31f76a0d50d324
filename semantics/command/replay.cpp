// SPDX-License-Identifier: Apache-2.0
// Running a line of `tenor run` as a person would, within this process.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

#include "semantics/command/command.h"
#include "semantics/request/shell.h"

namespace tenor::semantics {
namespace {

using namespace spec;

/// Runs the words after `tenor run`.
Replay run_words(std::vector<std::string> words, const std::string& standard_input) {
  Replay made;
  std::istringstream in(standard_input);
  std::ostringstream out, errors;
  Streams streams{in, out, errors};
  CLI::App app;
  const Action action = add_run(app);
  words.insert(words.end(), {"--format", "json"});
  std::ranges::reverse(words);
  try {
    app.parse(words);
    made.status = action(streams);
    made.answer = Json::parse(out.str());
  } catch (const CLI::Error& error) {
    made.problem = error.what();
  } catch (const UsageError& error) {
    made.problem = error.what();
  } catch (const Json::exception&) {
    made.problem = errors.str();
  }
  return made;
}

}  // namespace

Replay replay(const std::string& line, const std::string& standard_input) {
  const auto words = shell_words(line);
  if (!words || words->size() < 2 || (*words)[0] != "tenor" || (*words)[1] != "run")
    return {Status::kUsage, {}, "it is not a command line of tenor run"};
  return run_words({words->begin() + 2, words->end()}, standard_input);
}

}  // namespace tenor::semantics
