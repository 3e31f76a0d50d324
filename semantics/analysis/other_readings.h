// SPDX-License-Identifier: Apache-2.0
// `--notes readings`: which entries of the ledger a run's result depends on. Each that may make a
// difference is read as written, one at a time, and the program judged and run again.
#pragma once

#include "semantics/run/drive.h"
#include "semantics/run/setup.h"
#include "spec/clauses/ledger.h"

namespace tenor::semantics {

struct ReadingDifference {
  const spec::LedgerEntry* entry;
  std::string result;                ///< with the entry as written: `unspecified[U-OOB-WRITE]: …`
  const spec::Node* node = nullptr;  ///< where it ends, or null
};

/// The entries whose written reading leads to another result than `ended` has, a run of `setup`
/// that compared readings. Only those that are not read as written already; Ctrl-C ends the search.
std::vector<ReadingDifference> other_readings(const Machine<Concrete>& ended, const Setup& setup,
                                              const Terminal& terminal);

}  // namespace tenor::semantics
