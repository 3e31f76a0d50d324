// SPDX-License-Identifier: Apache-2.0
// What the run for all sizes says of one size: each access at each of its iterations, in the order
// of their times, on terms. Held against the run of that size in the Term domain.
#pragma once

#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "semantics/run/family_run.h"
#include "semantics/run/term_run.h"

namespace tenor::solver::test {

/// What is not compared, and why.
struct NotCompared : std::runtime_error {
  using runtime_error::runtime_error;
};

struct Instance {
  /// Of each argument its scalars, as TermInvocation has them.
  std::vector<std::vector<semantics::TermValue>> arrays;
  std::set<std::string> endings;      ///< rules by which the run ends, at some iteration
  std::set<std::string> may_endings;  ///< by which it does as data decide
};

/// Throws NotCompared, also where there are more than `most` accesses.
Instance instance_of(const semantics::FamilyRun& run, const semantics::FamilyInvocation& invocation,
                     const semantics::Plan& plan, semantics::TermBank& bank, std::size_t most);

}  // namespace tenor::solver::test
