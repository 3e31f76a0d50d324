// SPDX-License-Identifier: Apache-2.0
#include "semantics/command/block_shadow.h"

#include <algorithm>

namespace tenor::semantics {

/// What instances of another scope did is forgotten: each scope begins anew.
BlockShadow::Seen& BlockShadow::seen(const Element& e, std::uint64_t scope) {
  const auto [at, made] = seen_.try_emplace(e);
  Seen& s = at->second;
  if (made) {
    s.values = values_.size();
    values_.resize(values_.size() + claims_.block->iter_vars.size());
  }
  if (s.scope != scope) s = {scope, 0, 0, false, s.values};
  return s;
}

bool BlockShadow::read(const Element& e, std::uint64_t scope, std::uint64_t number,
                       bool unwritten) {
  Seen& s = seen(e, scope);
  s.unwritten = unwritten;
  s.reader = number;
  return s.writer != 0;
}

BlockShadow::Clash BlockShadow::write(const Element& e, std::uint64_t scope, std::uint64_t number,
                                      const std::vector<std::int64_t>& values, bool goes_on) {
  Seen& s = seen(e, scope);
  Clash found = clash(s, number, values, goes_on);
  s.writer = number;
  std::ranges::copy(values, values_.begin() + static_cast<std::ptrdiff_t>(s.values));
  return found;
}

BlockShadow::Clash BlockShadow::clash(const Seen& s, std::uint64_t number,
                                      const std::vector<std::int64_t>& values, bool goes_on) const {
  using Kind = Clash::Kind;
  const auto before = values_.begin() + static_cast<std::ptrdiff_t>(s.values);
  if (claims_.lacks_init() && s.reader == number && s.unwritten)
    return {Kind::kNoStart, claims_.reduction.front(), {}};
  if (s.writer == 0 || s.writer == number) return {};
  const auto differs = [&](std::uint32_t i) { return before[i] != values[i]; };
  const auto about = [&](Kind kind, std::uint32_t i) {
    return Clash{kind, i, {before, before + static_cast<std::ptrdiff_t>(values.size())}};
  };
  if (const auto i = std::ranges::find_if(claims_.spatial, differs); i != claims_.spatial.end())
    return about(Kind::kSpatial, *i);
  if (goes_on) return {};
  if (const auto i = std::ranges::find_if(claims_.reduction, differs); i != claims_.reduction.end())
    return about(Kind::kOverwritten, *i);
  return {};
}

std::uint64_t BlockShadow::bytes() const {
  // An entry of the map is a node with a key, a value and a link, and a place in the table.
  constexpr std::uint64_t kEntry = sizeof(Element) + sizeof(Seen) + 3 * sizeof(void*);
  return seen_.size() * kEntry + values_.capacity() * sizeof(std::int64_t);
}

}  // namespace tenor::semantics
