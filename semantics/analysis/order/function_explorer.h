// SPDX-License-Identifier: Apache-2.0
// The schedules of a function whose iterations take turns: all of them, or a chosen one.
#pragma once

#include <functional>

#include "semantics/analysis/order/iteration_interleaving.h"
#include "semantics/analysis/order/outcome_set.h"
#include "semantics/schedule/explorer.h"

namespace tenor::semantics {

/// All schedules; what is kept of each is the arrays that it leaves.
class FunctionExplorer : public Explorer {
 public:
  explicit FunctionExplorer(const Setup& setup, std::uint64_t schedules = kSchedules,
                            Reduction reduction = Reduction::kDependent)
      : Explorer(schedules, reduction), setup_(setup) {}

  /// Calls `ended` with every run that has.
  void on_end(std::function<void(const Machine<WatchedConcrete>&)> ended) {
    on_end_ = std::move(ended);
  }
  const OutcomeSet& outcomes() const { return outcomes_; }

 private:
  std::unique_ptr<Interleaving> begin(std::uint64_t steps) const override;
  bool keep(const Interleaving& run, const Schedule& schedule) override;

  const Setup setup_;
  OutcomeSet outcomes_;
  std::function<void(const Machine<WatchedConcrete>&)> on_end_ = [](const auto&) {};
};

/// One schedule.
class ScheduledFunction : public ScheduledRun {
 public:
  /// Of kind kRandom, kLast or kGiven.
  ScheduledFunction(const Setup& setup, const ScheduleChoice& choice)
      : ScheduledFunction(std::make_unique<IterationInterleaving>(setup), choice) {}
  const Machine<WatchedConcrete>& machine() const { return machine_; }

 private:
  ScheduledFunction(std::unique_ptr<IterationInterleaving> run, const ScheduleChoice& choice)
      : ScheduledRun(std::move(run), choice),
        machine_(static_cast<const IterationInterleaving&>(this->run()).machine()) {}

  const Machine<WatchedConcrete>& machine_;
};

}  // namespace tenor::semantics
