// SPDX-License-Identifier: Apache-2.0
#include "spec/text/map_text.h"

namespace tenor::spec {

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r\n") + 1 - begin);
}

namespace {

/// The places of commas that no bracket holds.
std::vector<std::size_t> commas(std::string_view text) {
  std::vector<std::size_t> found;
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (std::string_view("([{").find(text[at]) != std::string_view::npos) ++depth;
    if (std::string_view(")]}").find(text[at]) != std::string_view::npos) --depth;
    if (text[at] == ',' && depth == 0) found.push_back(at);
  }
  return found;
}

/// Does the first bracket close with the last character?
bool is_in_brackets(std::string_view text) {
  if (text.size() < 2 || (text.front() != '(' && text.front() != '[')) return false;
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '(' || text[at] == '[') ++depth;
    if (text[at] == ')' || text[at] == ']') --depth;
    if (depth == 0) return at + 1 == text.size();
  }
  return false;
}

}  // namespace

std::vector<std::string> listed(std::string_view text) {
  text = trimmed(text);
  if (is_in_brackets(text)) text = trimmed(text.substr(1, text.size() - 2));
  std::vector<std::string> parts;
  std::size_t begin = 0;
  for (const std::size_t comma : commas(text)) {
    parts.emplace_back(trimmed(text.substr(begin, comma - begin)));
    begin = comma + 1;
  }
  if (const auto last = trimmed(text.substr(begin)); !last.empty()) parts.emplace_back(last);
  return parts;
}

MapText MapText::of(std::string_view text) {
  constexpr std::string_view kLambda = "lambda ", kArrow = "->";
  text = trimmed(text);
  const bool is_lambda = text.starts_with(kLambda);
  if (is_lambda) text.remove_prefix(kLambda.size());
  const std::string_view between = is_lambda ? ":" : kArrow;
  const std::size_t at = text.find(between);
  if (at == std::string_view::npos) return {};
  return {listed(text.substr(0, at)), listed(text.substr(at + between.size()))};
}

}  // namespace tenor::spec
