// SPDX-License-Identifier: Apache-2.0
// The ledger: where the documents contradict themselves or cannot mean what they say. Each entry
// has two readings, and says what happens with the written one.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "spec/clauses/reading.h"

namespace tenor::spec {

struct LedgerEntry {
  std::string_view id;       ///< `TIR-D8`
  std::string_view clauses;  ///< the ids it is about, `TIR/Exec/15.3:b, TIR/Scope/b3`
  std::string_view written;  ///< what they say
  std::string_view fault;    ///< why that cannot stand
  /// Why the written reading cannot be chosen: it cannot run, never ends, or never differs. Empty
  /// where it can; a witness program then shows the difference.
  std::string_view only_intended;
};

/// All entries, in order. The intended reading is the entry's sentence, `sentence_of(id)`.
std::span<const LedgerEntry> ledger();

/// The entry of that id, or null.
const LedgerEntry* find_entry(std::string_view id);

/// Is the entry decided by nothing but a run of a Relax program, which is to come?
bool comes_with_execution(const LedgerEntry& entry);

/// The entries that are about that clause.
std::vector<const LedgerEntry*> entries_about(std::string_view clause);

/// `TIR-D8=as-written`, as the command line has it.
std::string to_string(const ReadingOf& reading);

/// What the reading says: the letter, or the entry's sentence.
std::string_view sentence_of(const ReadingOf& reading);

/// All entries with two readings that can be chosen, read as written.
Readings all_as_written();

}  // namespace tenor::spec
