// SPDX-License-Identifier: Apache-2.0
// Inputs that may show what terms leave open: what the prover found, and floats that are no
// numbers, zeros of either sign and the like, of which it knows nothing.
#pragma once

#include "semantics/domain/term/bank.h"
#include "solver/validate/data_conditions.h"
#include "solver/validate/task.h"

namespace tenor::solver {

/// Inputs, and what each has to be, as a command line has it.
using WrittenData = std::vector<std::pair<semantics::TermId, std::string>>;

WrittenData written(const semantics::TermBank& bank, const Data& data);

/// The same with values of `floats` added, once for each way that is worth a trial; none where
/// there are no floats.
std::vector<WrittenData> with_edges(const WrittenData& data,
                                    const std::vector<semantics::TermId>& floats);

/// The inputs of floating types that the terms are made of; none where there are many.
std::vector<semantics::TermId> float_inputs(const semantics::TermBank& bank,
                                            std::vector<semantics::TermId> terms);

/// A trial like `trial`, whose plan is `plan`, with these data. What they say nothing of in an
/// array is drawn from `seed`.
Trial trial_at(const semantics::TermBank& bank, const WrittenData& data,
               const semantics::Plan& plan, const Trial& trial, std::uint64_t seed);

}  // namespace tenor::solver
