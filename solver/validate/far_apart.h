// SPDX-License-Identifier: Apache-2.0
// Two results of one element that differ, where operations may round otherwise: can rounding
// explain it? Not where each is near what its term is as a real number, and these two numbers are
// far from each other. RLX-D49.
#pragma once

#include "semantics/domain/term/show.h"

namespace tenor::solver {

/// An element of two runs on the same inputs: its terms, and what the runs computed.
struct TwoResults {
  semantics::TermId before_term, after_term;
  double before, after;
};

/// False also where that is not known: bits of floats are seen, an input is no number, or a
/// function has no value there.
bool are_far_apart(const semantics::TermBank& bank, const TwoResults& results,
                   const semantics::TermInputs& inputs);

}  // namespace tenor::solver
