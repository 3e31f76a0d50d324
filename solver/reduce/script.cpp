// SPDX-License-Identifier: Apache-2.0
#include "solver/reduce/script.h"

#include <cctype>
#include <functional>

namespace tenor::solver {

namespace {

std::size_t indentation(const std::string& line) {
  const std::size_t first = line.find_first_not_of(' ');
  return first == std::string::npos ? line.size() : first;
}

bool is_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.';
}

/// What `replace` makes of each number that stands by itself.
std::string rewritten(const std::string& line,
                      const std::function<std::string(const std::string&)>& replace) {
  std::string made;
  char quote = 0;
  for (std::size_t i = 0; i < line.size();) {
    const char c = line[i];
    if (quote != 0 || c == '"' || c == '\'') {
      quote = quote == 0 ? c : c == quote ? char(0) : quote;
      made += c, ++i;
    } else if (c == '#') {
      return made + line.substr(i);
    } else if (is_word(c)) {
      std::size_t end = i;
      while (end < line.size() && is_word(line[end])) ++end;
      const std::string word = line.substr(i, end - i);
      const bool is_number = word.find_first_not_of("0123456789") == std::string::npos;
      made += is_number ? replace(word) : word;
      i = end;
    } else {
      made += c, ++i;
    }
  }
  return made;
}

/// The parts of a line that defines a function: up to its parameters, each of these, and the rest.
struct Definition {
  std::string before;
  std::vector<std::string> parameters;
  std::string after;

  explicit Definition(const std::string& line) {
    const std::size_t open = line.find('(');
    before = line.substr(0, open + 1);
    std::size_t begin = open + 1, depth = 1;
    for (std::size_t i = begin; i < line.size() && depth > 0; ++i) {
      const char c = line[i];
      if (c == '(' || c == '[') ++depth;
      if (c == ')' || c == ']') --depth;
      if (!(depth == 0 || (depth == 1 && c == ','))) continue;
      const std::size_t first = line.find_first_not_of(' ', begin);
      if (first < i) parameters.push_back(line.substr(first, i - first));
      begin = i + 1;
      if (depth == 0) after = line.substr(i);
    }
  }
  static bool is(const std::string& line) {
    return line.compare(indentation(line), 4, "def ") == 0 && line.find('(') != std::string::npos;
  }
  std::string text() const {
    std::string all = before;
    for (const std::string& p : parameters) all += (&p == &parameters[0] ? "" : ", ") + p;
    return all + after;
  }
};

}  // namespace

Script::Script(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    if (line.find_first_not_of(" \r") != std::string_view::npos) lines_.emplace_back(line);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  }
}

std::string Script::text() const {
  std::string all;
  for (const std::string& line : lines_) all += line + "\n";
  return all;
}

std::vector<Suite> Script::suites() const {
  std::vector<Suite> all;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const std::size_t depth = indentation(lines_[i]);
    if (lines_[i].substr(depth).starts_with("cls = ")) continue;
    std::size_t end = i + 1;
    const auto is_decorator = [&](std::size_t l) { return lines_[l][depth] == '@'; };
    while (end < lines_.size() && (indentation(lines_[end]) > depth ||
                                   (indentation(lines_[end]) == depth && is_decorator(end - 1))))
      ++end;
    std::string text;
    for (std::size_t l = i; l < end; ++l) text += lines_[l].substr(depth) + "\n";
    all.push_back({i, end, std::move(text)});
  }
  return all;
}

Script Script::without(const std::string& text) const {
  Script left(*this);
  left.lines_.clear();
  std::size_t kept = 0;
  for (const Suite& suite : suites()) {
    if (suite.first < kept || suite.text != text) continue;
    left.lines_.insert(left.lines_.end(), lines_.begin() + static_cast<std::ptrdiff_t>(kept),
                       lines_.begin() + static_cast<std::ptrdiff_t>(suite.first));
    kept = suite.end;
  }
  left.lines_.insert(left.lines_.end(), lines_.begin() + static_cast<std::ptrdiff_t>(kept),
                     lines_.end());
  return left;
}

std::set<std::string> Script::parameters() const {
  std::set<std::string> all;
  for (const std::string& line : lines_)
    if (Definition::is(line))
      for (std::string& p : Definition(line).parameters) all.insert(std::move(p));
  return all;
}

Script Script::without_parameter(const std::string& text) const {
  Script made(*this);
  for (std::string& line : made.lines_) {
    if (!Definition::is(line)) continue;
    Definition definition(line);
    std::erase(definition.parameters, text);
    line = definition.text();
  }
  return made;
}

std::set<std::string> Script::numbers() const {
  std::set<std::string> all;
  for (const std::string& line : lines_)
    rewritten(line, [&](const std::string& number) {
      if (number.size() > 1 || number > "1") all.insert(number);
      return number;
    });
  return all;
}

Script Script::with_numbers(const Replacements& in_their_place) const {
  Script made(*this);
  for (std::string& line : made.lines_)
    line = rewritten(line, [&](const std::string& number) {
      const auto found = in_their_place.find(number);
      return found == in_their_place.end() ? number : found->second;
    });
  return made;
}

}  // namespace tenor::solver
