// SPDX-License-Identifier: Apache-2.0
// One run in one schedule: drawn from a seed, written out, or with one context after the others.
#pragma once

#include <memory>
#include <random>

#include "semantics/schedule/interleaving.h"
#include "semantics/schedule/schedule.h"

namespace tenor::semantics {

class ScheduledRun {
 public:
  /// Of kind kRandom, kLast or kGiven.
  ScheduledRun(std::unique_ptr<Interleaving> run, const ScheduleChoice& choice)
      : run_(std::move(run)), choice_(choice), draws_(choice.seed) {}

  /// Some work on; false where the run has ended, or the schedule does not fit it.
  bool advance();
  /// What does not fit; empty: nothing.
  const std::string& misfit() const { return misfit_; }
  const Interleaving& run() const { return *run_; }
  /// Of kind kLast: was there a context of that number?
  bool met_last() const { return met_last_; }
  /// The schedule that was taken, written out.
  const Schedule& schedule() const { return taken_; }

 private:
  std::size_t choose_another(const std::vector<ContextPath>& ready, std::size_t by_default);
  std::size_t choose(const std::vector<ContextPath>& ready, std::size_t by_default);

  std::unique_ptr<Interleaving> run_;
  const ScheduleChoice choice_;
  std::mt19937_64 draws_;
  std::uint64_t transition_ = 0;
  Schedule taken_;
  bool met_last_ = false;
  std::string misfit_;
};

}  // namespace tenor::semantics
