// SPDX-License-Identifier: Apache-2.0
#include "semantics/run/model/names.h"

#include <fmt/format.h>

#include <algorithm>

namespace tenor::semantics {
namespace {

/// With `separator` for every dot.
std::string joined(std::string_view name, std::string_view separator) {
  std::string text;
  for (const char c : name)
    if (c == '.')
      text += separator;
    else
      text += c;
  return text;
}

/// The only parameter that is a tuple; nothing where there is none, or another.
std::optional<std::size_t> only_tuple(const std::vector<ModelPart>& parts) {
  std::optional<std::size_t> found;
  for (const ModelPart& part : parts) {
    const bool in_tuple =
        part.kind != ModelPart::Kind::kDimension && part.name.find('.') != std::string::npos;
    if (!in_tuple || found == part.parameter) continue;
    if (found) return {};
    found = part.parameter;
  }
  return found;
}

}  // namespace

PartNames::PartNames(const std::vector<ModelPart>& parts, std::optional<std::size_t> first_weight) {
  for (std::size_t i = 0; i < parts.size(); ++i) names_.emplace(parts[i].name, i);
  for (const std::string_view separator : {"_", ""})
    for (std::size_t i = 0; i < parts.size(); ++i)
      names_.emplace(joined(parts[i].name, separator), i);
  const std::optional<std::size_t> tuple = first_weight ? std::nullopt : only_tuple(parts);
  std::size_t number = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool is_weight =
        first_weight ? parts[i].parameter >= *first_weight : parts[i].parameter == tuple;
    if (!is_weight) continue;
    for (const std::string_view list : {"", "p", "p_", "param_", "arr_"})
      weights_.emplace(fmt::format("{}{}", list, number), i);
    ++number;
  }
}

std::optional<std::size_t> PartNames::find(std::string_view name) const {
  if (const auto own = names_.find(name); own != names_.end()) return own->second;
  const auto other = names_.find(joined(name, "_"));
  if (other == names_.end()) return {};
  return other->second;
}

std::optional<std::size_t> PartNames::find_weight(std::string_view name) const {
  if (const auto own = find(name)) return own;
  const auto listed = weights_.find(joined(name, "_"));
  if (listed == weights_.end()) return {};
  return listed->second;
}

}  // namespace tenor::semantics
