// SPDX-License-Identifier: Apache-2.0
// One run in one schedule: drawn from a seed, written out, or with one iteration behind the others.
#pragma once

#include <random>

#include "semantics/schedule/interleaving.h"
#include "semantics/schedule/schedule.h"

namespace tenor::semantics {

class ScheduledRun {
 public:
  /// Of kind kRandom, kLast or kGiven.
  ScheduledRun(const Setup& setup, const ScheduleChoice& choice)
      : run_(setup), choice_(choice), draws_(choice.seed) {}

  /// Some work on; false where the run has ended, or the schedule does not fit it.
  bool advance();
  /// What does not fit; empty: nothing.
  const std::string& misfit() const { return misfit_; }
  const Machine<WatchedConcrete>& machine() const { return run_.machine(); }
  /// Of kind kLast: was there an iteration of that number?
  bool met_last() const { return met_last_; }
  /// The schedule that was taken, written out.
  const Schedule& schedule() const { return taken_; }

 private:
  std::size_t choose_another(const std::vector<StrandPath>& ready, std::size_t by_default);
  std::size_t choose(const std::vector<StrandPath>& ready, std::size_t by_default);

  Interleaving run_;
  const ScheduleChoice choice_;
  std::mt19937_64 draws_;
  std::uint64_t turn_ = 0;
  Schedule taken_;
  bool met_last_ = false;
  std::string misfit_;
};

}  // namespace tenor::semantics
