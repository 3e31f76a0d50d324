// SPDX-License-Identifier: Apache-2.0
// Both functions are run on inputs: a difference is seen, and shown. Where no run before is
// specified, there is nothing that the one after could keep.
#pragma once

#include "solver/validate/rounding.h"
#include "solver/validate/task.h"

namespace tenor::solver {

class ConcreteStage {
 public:
  ConcreteStage(const Task& task, const Sweep& sweep)
      : task_(task),
        sweep_(sweep),
        rounds_unseen_(solver::rounds_unseen(task.before) || solver::rounds_unseen(task.after)) {}

  /// Trials from where they stopped last, until they have taken so many steps; half of the time at
  /// most, so that there is some for terms. Is the verdict decided?
  bool decides(std::uint64_t steps, Judgement& result);

 private:
  bool after_differs(const SideRun& before, Clock::time_point until, Judgement& result) const;

  bool may_be_granted(const SideRun& before, const SideRun& after) const;

  const Task& task_;
  const Sweep& sweep_;
  const bool rounds_unseen_;
  std::size_t trial_ = 0, specified_ = 0;  ///< runs before: how many began, how many are specified
  std::optional<semantics::Outcome> unspecified_;  ///< the last that was not
};

}  // namespace tenor::solver
