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
        steps_left_(task.effort.run_steps),
        has_unwatched_rounding_(solver::has_unwatched_rounding(task.before) ||
                                solver::has_unwatched_rounding(task.after)) {}

  /// Trials from where they stopped last, until they have taken so many steps. Is the verdict
  /// decided?
  bool decides(std::uint64_t steps, Judgement& result);
  /// Where both sides err alike by rules of other clauses, which; else empty.
  const std::string& clause_note() const { return clause_note_; }
  /// Did the steps that they may take end the runs of the sweep?
  bool are_out_of_effort() const { return trial_ < sweep_.runs() && !task_.is_late(); }
  /// These trials, which are not of the sweep.
  bool decides(const std::vector<Trial>& trials, Judgement& result);

 private:
  SideRun run_before(const Trial& trial, const semantics::RunOptions& options);
  SideRun run_after(const SideRun& before, const semantics::RunOptions& options);
  bool after_differs(const Trial& trial, const SideRun& before, Judgement& result);
  bool drops_unused_error(const Trial& trial, const SideRun& before);
  bool order_differs(const SideRun& before, const SideRun& after, Judgement& result);
  bool show(const SideRun& before, const SideRun& after, const RunDifference& found,
            const semantics::Outcome& end, const std::string& schedule, Judgement& result);
  bool differ_unrounded();
  std::string hint_for(const SideRun& before, const SideRun& after, const RunDifference& found,
                       const semantics::Outcome& end, const std::string& schedule);
  bool may_be_granted(const SideRun& before, const SideRun& after,
                      const semantics::Outcome& end) const;
  bool is_by_sizes(const semantics::Outcome& end) const;
  void tell(Judgement& result) const;

  const Task& task_;
  const Sweep& sweep_;
  std::size_t trial_ = 0, specified_ = 0;  ///< runs before: how many began, how many are specified
  bool is_compared_ = false;               ///< did the last run after come to an end?
  std::set<std::size_t> compared_;         ///< trials of the sweep in which it did
  std::size_t order_trials_ = 0;
  std::uint64_t steps_left_;  ///< of both sides
  const bool has_unwatched_rounding_;
  std::optional<semantics::Outcome> unspecified_;  ///< the last that was not
  bool loses_error_ = false;                       ///< of a value that nothing uses
  std::string clause_note_;
  std::string granted_;  ///< the first difference that what is assumed may explain
};

}  // namespace tenor::solver
