// SPDX-License-Identifier: Apache-2.0
// Rewrites that keep the meaning of a program, as compilers do and people do by hand; one at a
// time, in the tree of one that was read.
#pragma once

#include <vector>

#include "spec/ir/program.h"
#include "tests/solver/change.h"

namespace tenor::solver::test {

/// Every one of the function, in the order of the text.
std::vector<Change> rewrites_of(spec::Program& program, const spec::tir::PrimFunc& f);

}  // namespace tenor::solver::test
