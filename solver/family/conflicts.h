// SPDX-License-Identifier: Apache-2.0
// Whether two iterations of a loop without order may meet: one writes what another reads.
#pragma once

#include "semantics/domain/family/run.h"
#include "semantics/machine/outcome.h"
#include "solver/presburger/presburger.h"

namespace tenor::solver {

/// Two accesses that are not known to stay apart.
struct Conflict {
  semantics::Outcome outcome;
  semantics::FormulaId condition;
};

/// Memory that an iteration allocates is its own. What may be private otherwise (TIR-D82), and what
/// may be reduced in any order (TIR-D81), is not distinguished: it is among them.
std::vector<Conflict> conflicts_of(semantics::FamilyRun& run, Presburger& presburger);
/// Two stores, of which the order of iterations decides which comes last.
std::vector<Conflict> open_orders_of(semantics::FamilyRun& run, Presburger& presburger);

}  // namespace tenor::solver
