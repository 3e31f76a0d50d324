// SPDX-License-Identifier: Apache-2.0
#include "semantics/schedule/scheduled_run.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace tenor::semantics {

bool ScheduledRun::advance() {
  if (run_->is_choice()) {
    const std::vector<ContextPath> ready = run_->ready();
    const std::size_t by_default = default_choice(ready, run_->current());
    const std::size_t chosen = choose(ready, by_default);
    if (!misfit_.empty()) return false;
    if (chosen != by_default) taken_.switches[transition_] = ordinals_of(ready[chosen]);
    run_->begin_transition(ready[chosen]);
    ++transition_;
  }
  if (run_->advance()) return true;
  if (!choice_.given.switches.empty() && choice_.given.switches.rbegin()->first >= transition_)
    misfit_ = fmt::format("the schedule names choice {}, but the run has only {}",
                          choice_.given.switches.rbegin()->first, transition_);
  return false;
}

/// Any but the one that is to be the last, as long as there is another.
std::size_t ScheduledRun::choose_another(const std::vector<ContextPath>& ready,
                                         std::size_t by_default) {
  const auto is_last = [&](const ContextPath& s) { return ordinals_of(s).front() == choice_.seed; };
  met_last_ = met_last_ || std::any_of(ready.begin(), ready.end(), is_last);
  if (!is_last(ready[by_default])) return by_default;
  const auto other = std::find_if_not(ready.begin(), ready.end(), is_last);
  return other == ready.end() ? by_default : static_cast<std::size_t>(other - ready.begin());
}

std::size_t ScheduledRun::choose(const std::vector<ContextPath>& ready, std::size_t by_default) {
  if (choice_.kind == ScheduleChoice::Kind::kRandom) return draws_() % ready.size();
  if (choice_.kind == ScheduleChoice::Kind::kLast) return choose_another(ready, by_default);
  const auto wanted = choice_.given.switches.find(transition_);
  if (wanted == choice_.given.switches.end()) return by_default;
  for (std::size_t i = 0; i < ready.size(); ++i)
    if (ordinals_of(ready[i]) == wanted->second) return i;
  misfit_ =
      fmt::format("the schedule picks {2} {1} for choice {0}, but that {2} cannot continue there",
                  transition_, fmt::join(wanted->second, "."), run_->noun());
  return by_default;
}

}  // namespace tenor::semantics
