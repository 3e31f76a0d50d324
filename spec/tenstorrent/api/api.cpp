// SPDX-License-Identifier: Apache-2.0
#include "spec/tenstorrent/api/api.h"

#include <algorithm>
#include <map>
#include <vector>

#include "spec/tenstorrent/api/families.h"

namespace tenor::spec::tenstorrent {
namespace {

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

/// In the order of Role.
constexpr std::string_view kRoleNames[] = {
    "cb",    "cb2",    "out", "n",        "i",         "i2",   "dst",     "dst2",
    "dst3",  "result", "id",  "accessor", "l1",        "noc",  "size",    "value",
    "cores", "x",      "y",   "x2",       "y2",        "rows", "columns", "address",
    "index", "ct",     "rt",  "kt",       "transpose", "old"};
static_assert(std::size(kRoleNames) == kRoles);

void place_arguments(Api& row) {
  row.positions.fill(-1);
  const auto roles = words_of(row.arguments);
  for (std::size_t i = 0; i < roles.size(); ++i) {
    const auto* role = std::find(std::begin(kRoleNames), std::end(kRoleNames), roles[i]);
    if (role != std::end(kRoleNames))
      row.positions[static_cast<std::size_t>(role - std::begin(kRoleNames))] =
          static_cast<std::int8_t>(i);
  }
}

const std::map<std::string_view, const Api*>& by_name() {
  static const std::map<std::string_view, const Api*> names = [] {
    std::map<std::string_view, const Api*> all;
    for (const Api& row : all_api()) {
      all.emplace(row.name, &row);
      for (const std::string_view other : words_of(row.other_names)) all.emplace(other, &row);
    }
    return all;
  }();
  return names;
}

}  // namespace

std::span<const Api> all_api() {
  static const std::vector<Api> all = [] {
    std::vector<Api> rows;
    for (const auto table : {families::movement(), families::compute(), families::vector()})
      rows.insert(rows.end(), table.begin(), table.end());
    for (Api& row : rows) place_arguments(row);
    return rows;
  }();
  return all;
}

const Api* find_api(std::string_view name) {
  const auto found = by_name().find(name);
  return found == by_name().end() ? nullptr : found->second;
}

std::span<const std::string_view> api_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all;
    for (const auto& [name, row] : by_name()) all.push_back(name);
    return all;
  }();
  return names;
}

}  // namespace tenor::spec::tenstorrent
