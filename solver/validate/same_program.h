// SPDX-License-Identifier: Apache-2.0
// Are two functions, with all that they call, one program but for names and for hints to compilers?
// Then nothing has to be run: the verdict is for all sizes and data.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "semantics/run/subject.h"
#include "spec/ir/tir/hints.h"

namespace tenor::solver {

/// Are they the same but for names of variables and buffers, and for the hints in `dropped`? They
/// and what they call have the same names.
bool is_same(const semantics::Subject& before, const semantics::Subject& after,
             spec::tir::Hints dropped = {});

/// The same of two functions of Relax. Of its own functions Relax has no hints.
bool is_same_model(const semantics::Subject& before, const semantics::Subject& after,
                   spec::tir::Hints dropped = {});

/// The fewest hints that have to be dropped, for two PrimFuncs or two functions of Relax to be the
/// same; nothing where dropping all does not do.
std::optional<std::vector<spec::tir::Hint>> differing_hints(const semantics::Subject& before,
                                                            const semantics::Subject& after);
/// For a reader: what they are, with their clauses.
std::string text_of(const std::vector<spec::tir::Hint>& hints);

}  // namespace tenor::solver
