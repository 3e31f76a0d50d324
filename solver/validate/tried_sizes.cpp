// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/tried_sizes.h"

#include <fmt/format.h>

namespace tenor::solver {

namespace {

using Kind = TriedSizes::Kind;

constexpr std::pair<Kind, std::string_view> kOthers[] = {
    {Kind::kUnspecified, "BEFORE is unspecified"},
    {Kind::kErring, "BEFORE always ends with an error"},
    {Kind::kIdle, "BEFORE does nothing"},
    {Kind::kTooLarge, "too large for terms"},
    {Kind::kBeyondEffort, "not tried within --effort"}};

}  // namespace

std::string TriedSizes::reach(Kind kind) const {
  const std::vector<Values>& sizes = of(kind);
  return sizes.empty() || sizes[0].empty() ? "" : " for " + bound_of(sizes);
}

std::string TriedSizes::others() const {
  std::string text;
  for (const auto& [kind, words] : kOthers)
    if (has(kind)) text += fmt::format("; {}{}", words, reach(kind));
  return text;
}

}  // namespace tenor::solver
