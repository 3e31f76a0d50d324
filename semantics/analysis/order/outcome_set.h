// SPDX-License-Identifier: Apache-2.0
// The different results of the schedules of one function, each with the first schedule that has it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "semantics/run/invoke.h"
#include "semantics/schedule/schedule.h"

namespace tenor::semantics {

/// What one schedule leads to, where the function returns.
struct ScheduleResult {
  std::vector<std::optional<ArrayResult>> arrays;  ///< of each argument that is a tensor
  std::optional<ConcreteValue> returned;
  Schedule schedule;
};

class OutcomeSet {
 public:
  /// False where as many are known as are kept, and this is another one.
  bool add(const Machine<WatchedConcrete>& m, const Plan& plan, const Schedule& schedule);
  const std::vector<ScheduleResult>& results() const { return results_; }

  static constexpr std::size_t kMost = 256;

 private:
  std::map<std::string, std::size_t> known_;  ///< by all bytes of a result
  std::vector<ScheduleResult> results_;
};

}  // namespace tenor::semantics
