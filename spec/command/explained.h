// SPDX-License-Identifier: Apache-2.0
// What `tenor explain` says of a name, and the same as JSON.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/clauses/implementation.h"
#include "spec/clauses/ledger.h"
#include "spec/diagnostic/json.h"

namespace tenor::spec {

/// A code, clause, check or rule on its page.
struct ExplainedEntry {
  std::string_view id, summary, advice;
  std::string_view kind{};        ///< of a clause
  std::string_view code{};        ///< that a rule or check reports; empty for a code itself
  std::string where{};            ///< the file of a rule or check, and a rule's line in it
  std::string_view inference{};   ///< of a rule
  std::vector<Clause> clauses{};  ///< that a code, rule or check cites
  std::vector<const Implementation*> implementations{};  ///< of a clause
  std::span<const Clause> same{};                        ///< what a clause repeats
  std::string_view reason{};                             ///< why nothing executes a clause
  std::optional<ReadingOf> reading{};                    ///< that a rule or check belongs to
  std::vector<const LedgerEntry*> ledger{};  ///< what an entry of the ledger is, or a clause has
  /// Of an operator: what else is to be known, each with its label.
  std::vector<std::pair<std::string_view, std::string_view>> facts{};
  std::string_view example{};  ///< a program that shows it; empty where there is none
};

/// What a rule cites by a clause, in a reading of it.
std::string_view cited_sentence(const Clause& clause, const std::optional<ReadingOf>& reading);
/// Is it the entry that is read as written?
bool is_read_as_written(const Clause& clause, const std::optional<ReadingOf>& reading);

Json json_of(const ExplainedEntry& entry);

}  // namespace tenor::spec
