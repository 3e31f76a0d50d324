// SPDX-License-Identifier: Apache-2.0
// Two functions that are to be compared: which belong together, and whether they can be given the
// same arguments. Parameters belong together by position.
#pragma once

#include <string>
#include <vector>

#include "semantics/run/subject.h"

namespace tenor::solver {

struct Pair {
  const semantics::Subject* before = nullptr;
  const semantics::Subject* after = nullptr;
};

/// As `renamed` says (`f=g`), by their paths, or by the last part of these where only one function
/// of each side has it; the only function of each side belongs to the other's. A function without a
/// partner has a null one. Throws spec::UsageError where `renamed` names none, or one twice.
std::vector<Pair> pair_up(const std::vector<semantics::Subject>& before,
                          const std::vector<semantics::Subject>& after,
                          const std::vector<std::string>& renamed);

/// `it has 3 parameters before and 2 after`; empty where both take the same arguments and return
/// the same type.
std::string mismatch(const spec::tir::PrimFunc& before, const spec::tir::PrimFunc& after);

}  // namespace tenor::solver
