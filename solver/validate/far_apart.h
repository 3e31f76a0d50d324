// SPDX-License-Identifier: Apache-2.0
// Two results of one element that differ, where operations may round otherwise: can rounding
// explain it? Not where each is near what its term is as a real number, computed in double, and
// these two numbers are far from each other. RLX-D49.
#pragma once

#include "semantics/domain/term/show.h"

namespace tenor::solver {

/// An element of two runs on the same inputs: its terms, and what the runs computed.
struct TwoResults {
  semantics::TermId before_term, after_term;
  double before, after;
};

/// False also where a term sees bits of floats. The bank gains terms.
bool are_far_apart(semantics::TermBank& bank, const TwoResults& results,
                   const semantics::TermInputs& inputs);

}  // namespace tenor::solver
