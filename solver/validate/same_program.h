// SPDX-License-Identifier: Apache-2.0
// Are two functions, with all that they call, one program but for names and for hints to compilers?
// Then nothing has to be run: the verdict is for all sizes and data.
#pragma once

#include "semantics/run/subject.h"
#include "spec/ir/tir/hints.h"

namespace tenor::solver {

/// Are they the same but for names of variables and buffers, and for the hints in `dropped`? They
/// and what they call have the same names.
bool is_same(const semantics::Subject& before, const semantics::Subject& after,
             spec::tir::Hints dropped = {});

/// Are two functions of Relax one text but for names? What they call counts by its name alone.
bool is_same_graph(const semantics::Subject& before, const semantics::Subject& after);

/// Are the functions that they reach, themselves left out, the same but for names of variables?
bool calls_same(const semantics::Subject& before, const semantics::Subject& after);

/// The fewest hints that have to be dropped; nothing where dropping all does not do.
std::optional<std::vector<spec::tir::Hint>> differing_hints(const semantics::Subject& before,
                                                            const semantics::Subject& after);

}  // namespace tenor::solver
