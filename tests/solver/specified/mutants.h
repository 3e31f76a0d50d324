// SPDX-License-Identifier: Apache-2.0
// Small mistakes that people make in programs, one at a time, in the tree of one that was read.
#pragma once

#include <vector>

#include "spec/ir/program.h"
#include "tests/solver/change.h"

namespace tenor::solver::test {

/// Every one of the function, in the order of the text. What stands before the first colon of its
/// kind is which of `index`, `bound`, `operator`, ... it is.
std::vector<Change> mutants_of(spec::Program& program, const spec::tir::PrimFunc& f);

}  // namespace tenor::solver::test
