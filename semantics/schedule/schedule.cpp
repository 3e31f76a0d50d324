// SPDX-License-Identifier: Apache-2.0
#include "semantics/schedule/schedule.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>

namespace tenor::semantics {
namespace {

template <class Number>
std::optional<Number> number_of(std::string_view text) {
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return {};
  return number;
}

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (std::size_t end = text.find(at); end != text.npos; end = text.find(at)) {
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  parts.push_back(text);
  return parts;
}

std::optional<Ordinals> parse_ordinals(std::string_view text) {
  Ordinals ordinals;
  for (const std::string_view part : split(text, '.')) {
    const auto ordinal = number_of<std::uint32_t>(part);
    if (!ordinal) return {};
    ordinals.push_back(*ordinal);
  }
  return ordinals;
}

std::optional<Schedule> parse_switches(std::string_view text) {
  Schedule schedule;
  for (const std::string_view part : split(text, ',')) {
    const std::size_t colon = part.find(':');
    if (colon == part.npos) return {};
    const auto transition = number_of<std::uint64_t>(part.substr(0, colon));
    auto ordinals = parse_ordinals(part.substr(colon + 1));
    if (!transition || !ordinals) return {};
    schedule.switches[*transition] = std::move(*ordinals);
  }
  return schedule;
}

}  // namespace

std::optional<ScheduleChoice> parse_schedule(std::string_view text) {
  using Kind = ScheduleChoice::Kind;
  constexpr std::string_view kRandom = "random:";
  if (text == "first") return ScheduleChoice{Kind::kFirst};
  if (text == "all") return ScheduleChoice{Kind::kAll};
  if (text.starts_with(kRandom)) {
    const auto seed = number_of<std::uint64_t>(text.substr(kRandom.size()));
    return seed ? std::optional(ScheduleChoice{Kind::kRandom, *seed}) : std::nullopt;
  }
  const auto schedule = parse_switches(text);
  return schedule ? std::optional(ScheduleChoice{Kind::kGiven, 0, *schedule}) : std::nullopt;
}

std::string to_string(const Schedule& schedule) {
  std::vector<std::string> parts;
  for (const auto& [transition, ordinals] : schedule.switches)
    parts.push_back(fmt::format("{}:{}", transition, fmt::join(ordinals, ".")));
  return parts.empty() ? "first" : fmt::format("{}", fmt::join(parts, ","));
}

Ordinals ordinals_of(const ContextPath& context) {
  Ordinals ordinals;
  for (std::size_t i = 1; i < context.size(); i += 2) ordinals.push_back(context[i]);
  return ordinals;
}

}  // namespace tenor::semantics
