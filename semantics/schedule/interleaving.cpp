// SPDX-License-Identifier: Apache-2.0
#include "semantics/schedule/interleaving.h"

#include <algorithm>

namespace tenor::semantics {

void Interleaving::begin_transition(const ContextPath& context) {
  switch_to(context);
  transition_ = context;
  in_transition_ = true;
  accesses_.clear();
}

void Interleaving::end_step(bool goes_on, std::uint64_t halted) {
  if (halted > halted_) accesses_.push_back({0, 0, 1, halted_++ == 0, {}});
  // Another context runs where this one ended, halted, waits or forked; the one that forked where
  // it was the last.
  in_transition_ = in_transition_ && goes_on && accesses_.empty() && current() == transition_;
}

std::size_t default_choice(const std::vector<ContextPath>& ready, const ContextPath& current) {
  const auto found = std::find(ready.begin(), ready.end(), current);
  return found == ready.end() ? 0 : static_cast<std::size_t>(found - ready.begin());
}

}  // namespace tenor::semantics
