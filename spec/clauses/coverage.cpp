// SPDX-License-Identifier: Apache-2.0
#include "spec/clauses/coverage.h"

#include <algorithm>

#include "spec/clauses/reasons.h"

namespace tenor::spec {

std::string_view word(Realiser::Kind kind) {
  constexpr std::string_view kWords[] = {"rule", "check", "production", "function"};
  return kWords[static_cast<std::size_t>(kind)];
}

std::string_view word(Standing standing) {
  constexpr std::string_view kWords[kStandings] = {"rule",    "check",     "production", "function",
                                                   "same-as", "explained", "later",      "uncited"};
  return kWords[static_cast<std::size_t>(standing)];
}

Coverage::Coverage(std::vector<Realiser> realisers) : realisers_(std::move(realisers)) {
  std::stable_sort(realisers_.begin(), realisers_.end(),
                   [](const Realiser& a, const Realiser& b) { return a.kind < b.kind; });
  for (const Realiser& realiser : realisers_)
    for (const Clause& clause : realiser.clauses.list()) by_clause_[clause.id].push_back(&realiser);
}

const std::vector<const Realiser*>& Coverage::realisers_of(std::string_view clause) const {
  static const std::vector<const Realiser*> kNobody;
  const auto found = by_clause_.find(clause);
  return found == by_clause_.end() ? kNobody : found->second;
}

Standing Coverage::standing_of(const ClauseText& clause) const {
  if (const auto& found = realisers_of(clause.id); !found.empty())
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
