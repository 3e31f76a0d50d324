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
  /// These trials, which are not of the sweep.
  bool decides(const std::vector<Trial>& trials, Judgement& result);

 private:
  bool after_differs(const Trial& trial, const SideRun& before, Clock::time_point until,
                     Judgement& result);
  bool loses_unused_error(const Trial& trial, const SideRun& before, Clock::time_point until);
  bool order_differs(const SideRun& before, const SideRun& after, Clock::time_point until,
                     Judgement& result);
  bool show(const SideRun& before, const SideRun& after, const RunDifference& found,
            const semantics::Outcome& end, const std::string& schedule, Judgement& result);
  bool may_be_granted(const SideRun& before, const SideRun& after,
                      const semantics::Outcome& end) const;
  bool is_by_sizes(const semantics::Outcome& end) const;
  void tell(Judgement& result) const;

  const Task& task_;
  const Sweep& sweep_;
  const bool rounds_unseen_;
  std::size_t trial_ = 0, specified_ = 0;  ///< runs before: how many began, how many are specified
  std::size_t order_trials_ = 0;
  std::optional<semantics::Outcome> unspecified_;  ///< the last that was not
  std::string unshown_;                            ///< a difference that no command line shows
  bool loses_error_ = false;                       ///< of a value that nothing uses
  std::string granted_;  ///< the first difference that what is assumed may explain
};

}  // namespace tenor::solver
