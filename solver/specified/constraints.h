// SPDX-License-Identifier: Apache-2.0
// Sizes that a function asks for: what it asserts of them before anything else decides, solved.
#pragma once

#include "solver/specified/sweep.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

/// Values of some of the integers called `names` for which all that the function asserts of them
/// holds: the least ones, then larger ones without a zero. None where it asserts nothing of them.
std::vector<NamedSizes> solved_sizes(const spec::tir::PrimFunc& f,
                                     const std::vector<std::string>& names,
                                     const spec::Prover& prover);

/// The same for `facts`; with a guard that is not null, the least sizes but zero alone for which it
/// holds too. What is not of the names alone counts for nothing.
std::vector<NamedSizes> solved_sizes(const std::vector<const spec::PrimExpr*>& facts,
                                     const spec::PrimExpr* guard,
                                     const std::vector<std::string>& names,
                                     const spec::Prover& prover);

}  // namespace tenor::solver
