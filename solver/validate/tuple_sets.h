// SPDX-License-Identifier: Apache-2.0
// What blocks choose from tuples in any order, as argmax does (TIR-D81): the sets of
// reduction_sets.h where a combiner chooses between two tuples instead of adding two numbers.
#pragma once

#include "solver/validate/reduction_sets.h"

namespace tenor::solver {

/// Gives what each such block of `before` chose a name, and the same name to the values of `after`
/// that the combiner makes of the same tuples, in some order and bracketing; beside them may be
/// copies of what the block begins with. Nothing where threads of `after` choose what is in no set
/// of `before`, or where what a block of `before` chose is read before it has ended. Without such
/// blocks the runs are as they were.
std::optional<NamedReductions> name_choices(semantics::TermBank& bank,
                                            semantics::TermInvocation& before,
                                            semantics::TermInvocation& after);

}  // namespace tenor::solver
