// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/trace_filter.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "semantics/run/inputs.h"
#include "spec/diagnostic/suggest.h"
#include "spec/diagnostic/usage_error.h"

namespace tenor::semantics {
namespace {

spec::UsageError no_element(const std::string& text) {
  return spec::UsageError("--watch takes an element as C[4] or C[1,2], not '" + text + "'");
}

std::int64_t parse_index(std::string_view text, const std::string& whole) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc() || end != text.data() + text.size())
    throw no_element(whole);
  return number;
}

std::string without_spaces(std::string text) {
  std::erase(text, ' ');
  return text;
}

}  // namespace

WatchedElement parse_watch(const std::string& text) {
  const std::size_t open = text.find('[');
  if (open == std::string::npos || open == 0 || text.back() != ']') throw no_element(text);
  WatchedElement element{text.substr(0, open), {}};
  std::string_view rest(text);
  rest = rest.substr(open + 1, text.size() - open - 2);
  if (rest.empty() || rest == "()") return element;
  for (std::size_t comma = 0; comma != rest.npos;) {
    comma = rest.find(',');
    element.index.push_back(parse_index(rest.substr(0, comma), text));
    if (comma != rest.npos) rest.remove_prefix(comma + 1);
  }
  return element;
}

void refuse_unknown(const WatchedElement& watched, const std::set<std::string_view>& names) {
  if (names.contains(watched.buffer)) return;
  std::string near = spec::did_you_mean(watched.buffer, {names.begin(), names.end()});
  if (near.empty() && !names.empty()) near = fmt::format("; there is {}", fmt::join(names, ", "));
  throw spec::UsageError("--watch: there is no buffer '" + watched.buffer + "'" + near);
}

BoundVariable::BoundVariable(const std::string& text) {
  const auto [name, value] = parse_assignment(text, "--where");
  name_ = name;
  wanted_ = without_spaces(value == "true" ? "True" : value == "false" ? "False" : value);
}

void BoundVariable::bind(std::string_view variable, const std::vector<std::string>& texts,
                         std::size_t height) {
  if (variable != name_) return;
  while (!bindings_.empty() && bindings_.back().height >= height) bindings_.pop_back();
  const bool is_wanted = std::ranges::any_of(
      texts, [&](const std::string& text) { return without_spaces(text) == wanted_; });
  bindings_.push_back({height, is_wanted});
  was_bound_ = true;
}

bool BoundVariable::holds(std::size_t height) {
  while (!bindings_.empty() && bindings_.back().height > height) bindings_.pop_back();
  return !bindings_.empty() && bindings_.back().is_wanted;
}

TraceFilter filter_of(std::uint32_t line, const std::vector<std::string>& where,
                      const std::vector<std::string>& watch) {
  TraceFilter filter;
  if (line > 0) filter.line = line;
  for (const std::string& text : where) filter.where.emplace_back(text);
  for (const std::string& text : watch) filter.watch.push_back(parse_watch(text));
  return filter;
}

}  // namespace tenor::semantics
