// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/block/shadow.h"

#include <algorithm>

namespace tenor::semantics {

/// What instances of another scope did is forgotten: each scope begins anew.
BlockShadow::Seen* BlockShadow::seen(const Element& e, std::uint64_t scope) {
  Seen* s = seen_.make(e, left_);
  if (s && s->scope != scope) *s = {scope, 0, 0, false, s->values};
  return s;
}

/// Who read is remembered where a start that nothing wrote is looked for, and nowhere else.
bool BlockShadow::read(const Element& e, std::uint64_t scope, std::uint64_t number,
                       bool unwritten) {
  if (!claims_.lacks_init()) {
    const Seen* s = seen_.find(e);
    return s && s->scope == scope && s->writer != 0;
  }
  Seen* s = seen(e, scope);
  if (!s) return false;
  s->unwritten = unwritten;
  s->reader = number;
  return s->writer != 0;
}

BlockShadow::Clash BlockShadow::write(const Element& e, std::uint64_t scope, std::uint64_t number,
                                      const std::vector<std::int64_t>& values, bool goes_on) {
  Seen* s = seen(e, scope);
  if (!s) return {};
  Clash found = clash(*s, number, values, goes_on);
  s->writer = number;
  keep_values(*s, values);
  return found;
}

void BlockShadow::keep_values(Seen& s, const std::vector<std::int64_t>& values) {
  if (s.values == kNone) {
    if (!left_.take(values.size() * sizeof(std::int64_t))) return void(s.writer = 0);
    s.values = values_.size();
    values_.resize(values_.size() + values.size());
  }
  std::ranges::copy(values, values_.begin() + static_cast<std::ptrdiff_t>(s.values));
}

BlockShadow::Clash BlockShadow::clash(const Seen& s, std::uint64_t number,
                                      const std::vector<std::int64_t>& values, bool goes_on) const {
  using Kind = Clash::Kind;
  if (claims_.lacks_init() && s.reader == number && s.unwritten)
    return {Kind::kNoStart, claims_.reduction.front(), {}};
  if (s.writer == 0 || s.writer == number) return {};
  const auto before = values_.begin() + static_cast<std::ptrdiff_t>(s.values);
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

}  // namespace tenor::semantics
