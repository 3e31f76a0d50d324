// SPDX-License-Identifier: Apache-2.0
#include "semantics/request/shell.h"

namespace tenor::semantics {
namespace {

/// What a shell takes as it stands.
constexpr std::string_view kPlainInShells =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=@,+%";

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

}  // namespace

std::string shell_quoted(const std::string& text) {
  if (!text.empty() && text.find_first_not_of(kPlainInShells) == std::string::npos) return text;
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

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

}  // namespace tenor::semantics
