// SPDX-License-Identifier: Apache-2.0
// Small mistakes that people make in programs, one at a time, in the tree of one that was read.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "spec/ir/program.h"

namespace tenor::solver::test {

struct Mutant {
  std::string kind;  ///< `index + 1`, `init dropped`: what was done
  std::function<void()> make, undo;
};

/// Every one of the function, in the order of the text.
std::vector<Mutant> mutants_of(spec::Program& program, const spec::PrimFunc& f);

}  // namespace tenor::solver::test
