// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/replay.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <sstream>

#include "semantics/command/command.h"
#include "semantics/run/scope.h"

namespace tenor::semantics {
namespace {

using namespace spec;

/// Takes one word off the front of `line`, without its quotes.
std::optional<std::string> take_word(std::string_view& line) {
  std::string word;
  while (!line.empty() && line.front() != ' ') {
    if (line.front() == '\'') {
      const std::size_t end = line.find('\'', 1);
      if (end == line.npos) return {};
      word += line.substr(1, end - 1);
      line.remove_prefix(end + 1);
    } else if (line.starts_with("\\'")) {
      word += '\'';
      line.remove_prefix(2);
    } else {
      if (kPlainInShells.find(line.front()) == kPlainInShells.npos) return {};
      word += line.front();
      line.remove_prefix(1);
    }
  }
  return word;
}

/// Runs the words behind `tenor run`.
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

std::optional<std::vector<std::string>> shell_words(std::string_view line) {
  std::vector<std::string> words;
  while (!line.empty()) {
    if (line.front() == ' ') {
      line.remove_prefix(1);
      continue;
    }
    auto word = take_word(line);
    if (!word) return {};
    words.push_back(std::move(*word));
  }
  return words;
}

Replay replay(const std::string& line, const std::string& standard_input) {
  const auto words = shell_words(line);
  if (!words || words->size() < 2 || (*words)[0] != "tenor" || (*words)[1] != "run")
    return {Status::kUsage, {}, "it is no command line of tenor run"};
  return run_words({words->begin() + 2, words->end()}, standard_input);
}

}  // namespace tenor::semantics
