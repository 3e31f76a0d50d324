// SPDX-License-Identifier: Apache-2.0
#include "spec/diagnostic/suggest.h"

#include <algorithm>
#include <cctype>

#include "spec/diagnostic/codes.h"

namespace tenor::spec {
namespace {

/// Longer names are no spelling mistakes of each other that a person needs help with.
constexpr std::size_t kLongestName = 200;

bool same_letter(char a, char b) {
  return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
}

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b) {
  // Rows of the table of distances between prefixes: two before, one before, and this one.
  std::vector<std::size_t> before_last, last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before_last = last;
    last = row;
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = last[j - 1] + (same_letter(a[i - 1], b[j - 1]) ? 0 : 1);
      row[j] = std::min({replaced, last[j] + 1, row[j - 1] + 1});
      const bool swapped =
          i > 1 && j > 1 && same_letter(a[i - 1], b[j - 2]) && same_letter(a[i - 2], b[j - 1]);
      if (swapped) row[j] = std::min(row[j], before_last[j - 2] + 1);
    }
  }
  return row[b.size()];
}

std::string did_you_mean(std::string_view given, const std::vector<std::string>& known) {
  if (given.size() > kLongestName) return {};
  const std::string* nearest = nullptr;
  std::size_t distance = std::max<std::size_t>(1, given.size() / 3) + 1;
  for (const std::string& name : known) {
    if (name.size() > kLongestName) continue;
    const std::size_t here = edit_distance(given, name);
    if (here < distance) distance = here, nearest = &name;
  }
  return nearest ? ", did you mean '" + *nearest + "'?" : std::string();
}

std::vector<std::string> code_names() {
  std::vector<std::string> names;
  for (const CodeInfo& code : all_codes()) names.emplace_back(code.text);
  return names;
}

}  // namespace tenor::spec
