// SPDX-License-Identifier: Apache-2.0
// What every stage of a validation is given: the two sides, the options, and until when.
#pragma once

#include "semantics/command/subject.h"
#include "solver/validate/judgement.h"
#include "solver/validate/pair.h"
#include "solver/validate/runs.h"
#include "spec/prover/prover.h"

namespace tenor::solver {

struct ValidateOptions {
  semantics::RunOptions run;
  double seconds = 10;      ///< for one function
  std::size_t trials = 32;  ///< concrete runs of both sides
  bool reassociate = false;
  std::vector<std::string> renamed;  ///< `f=g`
};

struct Task {
  const semantics::Subject &before, &after;
  const ValidateOptions& options;
  const spec::Prover& prover;
  Clock::time_point deadline;

  bool is_late() const { return Clock::now() > deadline; }
};

}  // namespace tenor::solver
