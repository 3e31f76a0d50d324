// SPDX-License-Identifier: Apache-2.0
#include "semantics/schedule/scheduled_run.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace tenor::semantics {

bool ScheduledRun::advance() {
  if (run_.is_choice()) {
    const std::vector<StrandPath> ready = run_.ready();
    const std::size_t by_default = default_choice(ready, run_.current());
    const std::size_t chosen = choose(ready, by_default);
    if (!misfit_.empty()) return false;
    if (chosen != by_default) taken_.switches[turn_] = ordinals_of(ready[chosen]);
    run_.begin_turn(ready[chosen]);
    ++turn_;
  }
  if (run_.advance()) return true;
  if (!choice_.given.switches.empty() && choice_.given.switches.rbegin()->first >= turn_)
    misfit_ = fmt::format("the schedule names turn {}, and the run has {}",
                          choice_.given.switches.rbegin()->first, turn_);
  return false;
}

std::size_t ScheduledRun::choose(const std::vector<StrandPath>& ready, std::size_t by_default) {
  if (choice_.kind == ScheduleChoice::Kind::kRandom) return draws_() % ready.size();
  const auto wanted = choice_.given.switches.find(turn_);
  if (wanted == choice_.given.switches.end()) return by_default;
  for (std::size_t i = 0; i < ready.size(); ++i)
    if (ordinals_of(ready[i]) == wanted->second) return i;
  misfit_ = fmt::format("the schedule gives turn {} to iteration {}, which cannot go on then",
                        turn_, fmt::join(wanted->second, "."));
  return by_default;
}

}  // namespace tenor::semantics
