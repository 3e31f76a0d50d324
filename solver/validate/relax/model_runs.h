// SPDX-License-Identifier: Apache-2.0
// Two Relax functions are run on the same inputs, by the rules: a difference of results, arguments,
// printed lines or ends is seen, and shown by lines that were run again.
#pragma once

#include "semantics/relax/invoke.h"
#include "solver/validate/relax/model_difference.h"
#include "solver/validate/relax/model_task.h"

namespace tenor::solver {

class ModelRuns {
 public:
  ModelRuns(const Task& task, const Sweep& sweep)
      : task_(task),
        sweep_(sweep),
        steps_left_(task.effort.run_steps),
        may_round_otherwise_(has_operators(task.before) || has_operators(task.after)),
        has_choices_(has_choices(task.before) || has_choices(task.after)) {}

  /// Trials from where they stopped last, until they have taken so many steps. Is the verdict
  /// decided?
  bool decides(std::uint64_t steps, Judgement& result);
  /// Does no document say how some operation of either side rounds?
  bool may_round_otherwise() const { return may_round_otherwise_; }
  /// Have runs differed in what rounding may explain?
  bool differ_by_rounding() const { return explained_ > 0; }

 private:
  using Run = semantics::relax::ModelInvocation;
  Trial next_trial();
  Run run(const semantics::Subject& subject, const semantics::ModelPlan& plan, std::uint64_t most);
  bool compare(const semantics::ModelPlan& plan, const Run& before, const Run& after,
               Judgement& result);
  bool show(const semantics::ModelPlan& plan, const Run& after, const RunDifference& found,
            const std::string& part, Judgement& result);
  std::string what_runs_show() const;
  bool may_be_explained(const ModelDifference& found) const;
  bool is_beyond_rounding(const semantics::ModelPlan& plan, const ModelDifference& found);
  static bool has_operators(const semantics::Subject& subject);
  static bool has_choices(const semantics::Subject& subject);
  bool may_be_dropped(const semantics::Outcome& error) const;

  const Task& task_;
  const Sweep& sweep_;
  std::size_t trial_ = 0, specified_ = 0;
  std::size_t plain_ = 0;  ///< trials so far that may have whole numbers
  std::uint64_t steps_left_;
  /// No document says in which order operators add floats.
  const bool may_round_otherwise_;
  const bool has_choices_;
  /// Does a text leave constants out, so that each side may have its own?
  bool draws_constants_ = false;
  bool of_extremes_ = false;  ///< the trial has values that 400 digits may not hold together
  bool is_exact_ = false;     ///< no operation of the last two runs rounded, as far as is watched
  std::set<std::size_t> compared_;
  std::size_t explained_ = 0;  ///< runs that differ in what decides nothing
  static constexpr std::size_t kMostAsked = 6;
  std::size_t asked_ = 0;     ///< differences of which it was asked whether rounding explains them
  std::string explained_by_;  ///< the first such difference
  std::optional<semantics::Outcome> unspecified_;
};

}  // namespace tenor::solver
