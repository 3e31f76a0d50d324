// SPDX-License-Identifier: Apache-2.0
// What of two specified errors is compared: their kind and, of an assertion, its message. Another
// clause of one kind is worth a note.
#pragma once

#include "solver/validate/runs.h"

namespace tenor::solver {

/// Are both of one kind, and if they are failed assertions, with one message? The arguments that do
/// not fit a signature are one kind: no clause says which misfit is reported first. Where AFTER
/// alone is given them `packed`, it asserts what its signature said.
bool is_same_error(const semantics::Outcome& before, const semantics::Outcome& after, bool packed);

/// May each error that AFTER may come to first be the first one of BEFORE? Both runs erred.
bool has_same_errors(const RunEnd& before, const RunEnd& after);

/// `BEFORE ends with E-ARGUMENT-SHAPE (TIR/Exec/1.2.4), AFTER with …`, where both err in the same
/// way by other rules; empty where one rule says it or they differ.
std::string other_clause(const semantics::Outcome& before, const semantics::Outcome& after);

}  // namespace tenor::solver
