// SPDX-License-Identifier: Apache-2.0
// Who implements which clause, and where none is needed, why. Made from the
// implementations that all parts hand in; nothing of it is written a second time.
#pragma once

#include <unordered_map>

#include "spec/clauses/implementation.h"

namespace tenor::spec {

/// How a clause is accounted for. The first that applies counts.
enum class Standing : std::uint8_t {
  kRule,
  kCheck,
  kProduction,
  kFunction,
  kSameAs,     ///< it repeats clauses that are accounted for
  kExplained,  ///< nothing can execute it, for a reason that is written down
  kLater,      ///< what implements it comes with a part that is not here yet
  kUncited
};

/// `rule`, `same-as`, `later`.
std::string_view word(Standing standing);
inline constexpr std::size_t kStandings = 8;

class Coverage {
 public:
  explicit Coverage(std::vector<Implementation> implementations);
  Coverage(Coverage&&) = default;
  Coverage(const Coverage&) = delete;  // by_clause_ points into implementations_

  const std::vector<Implementation>& implementations() const { return implementations_; }
  /// What cites that very clause, rules first.
  const std::vector<const Implementation*>& implementations_of(std::string_view clause) const;
  Standing standing_of(const ClauseText& clause) const;

 private:
  /// Of the clauses that `clause` repeats, how the one stands that is least accounted for.
  Standing standing_of_same(const ClauseText& clause) const;

  std::vector<Implementation> implementations_;
  std::unordered_map<std::string_view, std::vector<const Implementation*>> by_clause_;
};

}  // namespace tenor::spec
