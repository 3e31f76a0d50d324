// SPDX-License-Identifier: Apache-2.0
#include "spec/clauses/coverage.h"

#include <algorithm>

#include "spec/clauses/reasons.h"

namespace tenor::spec {

std::string_view word(Implementation::Kind kind) {
  constexpr std::string_view kWords[] = {"rule", "check", "production", "function"};
  return kWords[static_cast<std::size_t>(kind)];
}

std::string_view word(Standing standing) {
  constexpr std::string_view kWords[kStandings] = {"rule",    "check",     "production", "function",
                                                   "same-as", "explained", "later",      "uncited"};
  return kWords[static_cast<std::size_t>(standing)];
}

Coverage::Coverage(std::vector<Implementation> implementations)
    : implementations_(std::move(implementations)) {
  std::stable_sort(
      implementations_.begin(), implementations_.end(),
      [](const Implementation& a, const Implementation& b) { return a.kind < b.kind; });
  for (const Implementation& implementation : implementations_)
    for (const Clause& clause : implementation.clauses.list())
      by_clause_[clause.id].push_back(&implementation);
}

const std::vector<const Implementation*>& Coverage::implementations_of(
    std::string_view clause) const {
  static const std::vector<const Implementation*> kNone;
  const auto found = by_clause_.find(clause);
  return found == by_clause_.end() ? kNone : found->second;
}

Standing Coverage::standing_of(const ClauseText& clause) const {
  if (const auto& found = implementations_of(clause.id); !found.empty())
    return static_cast<Standing>(found.front()->kind);
  const Standing repeated = standing_of_same(clause);
  if (repeated < Standing::kLater) return Standing::kSameAs;
  if (!reason_not_executable(clause).empty()) return Standing::kExplained;
  return belongs_to_later_part(clause) ? Standing::kLater : repeated;
}

Standing Coverage::standing_of_same(const ClauseText& clause) const {
  const auto same = same_as(clause.id);
  if (same.empty()) return Standing::kUncited;
  Standing last{};
  for (const Clause& each : same) {
    const ClauseText* other = find_clause(each.id);
    last = std::max(last, other ? standing_of(*other) : Standing::kUncited);
  }
  return last;
}

}  // namespace tenor::spec
