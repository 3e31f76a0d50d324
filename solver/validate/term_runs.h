// SPDX-License-Identifier: Apache-2.0
// Runs of either side on data that may be anything, in steps that are left for them.
#pragma once

#include "semantics/run/term_run.h"
#include "solver/validate/task.h"

namespace tenor::solver {

/// What a run of one side left, or why it could not begin.
struct TermSide {
  std::optional<semantics::PlanProblem> problem;
  semantics::Plan plan;
  semantics::TermInvocation run;
};

class TermRuns {
 public:
  /// Integer parameters that are `data` may be anything, too, and arrays that are `kept` are as
  /// given. Where sizes are open, arguments have the limit of a trial.
  TermRuns(const Task& task, std::set<std::size_t> data, std::set<std::size_t> kept,
           bool has_open_sizes);

  /// In the lowered profile, too, where the portable one has no answer.
  TermSide run(semantics::TermBank& bank, const semantics::Subject& subject, const Given& given,
               const semantics::RunOptions& options);

  bool are_out_of_effort() const { return steps_left_ == 0; }
  bool is_data(std::size_t parameter) const { return data_.contains(parameter); }

 private:
  TermSide run_in(semantics::Profile profile, semantics::TermBank& bank,
                  const semantics::Subject& subject, const Given& given,
                  const semantics::RunOptions& options);

  const Task& task_;
  const std::set<std::size_t> data_, kept_;
  const bool has_open_sizes_;
  std::uint64_t steps_left_;
};

}  // namespace tenor::solver
