// SPDX-License-Identifier: Apache-2.0
// The text of an object graph: what is JSON in it but for a name, and where each node stands.
#include "spec/text/json/graph.h"

namespace tenor::spec::json {
namespace {

/// Where the string that begins at `at` ends, after its quote.
std::size_t end_of_string(std::string_view text, std::size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at)
    if (text[at] == '\\') ++at;
  return std::min(at + 1, text.size());
}

}  // namespace

std::string without_unwritable_numbers(std::string_view text) {
  std::string all;
  all.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '"') {
      const std::size_t end = end_of_string(text, at);
      all += text.substr(at, end - at);
      at = end;
      continue;
    }
    bool found = false;
    for (const std::string_view name : {"-Infinity", "Infinity", "NaN"}) {
      if (found || !text.substr(at).starts_with(name)) continue;
      all += '"' + std::string(name) + '"';
      at += name.size();
      found = true;
    }
    if (!found) all += text[at++];
  }
  return all;
}

std::vector<Span> node_spans(std::string_view text) {
  constexpr std::size_t kDepth = 2;  // `{"nodes": [{…}, …]}`
  std::vector<Span> spans;
  std::size_t depth = 0;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c == '"') {
      at = end_of_string(text, at);
      continue;
    }
    if (c == '{' && depth == kDepth) spans.push_back({static_cast<std::uint32_t>(at), 0});
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && depth > 0) --depth;
    ++at;
    if (c == '}' && depth == kDepth && !spans.empty())
      spans.back().end = static_cast<std::uint32_t>(at);
  }
  return spans;
}

bool looks_like_json(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != text.npos && text[first] == '{';
}

}  // namespace tenor::spec::json
