// SPDX-License-Identifier: Apache-2.0
#include "semantics/schedule/interleaving.h"

#include <algorithm>

namespace tenor::semantics {

Interleaving::Interleaving(const Setup& setup) : machine_(setup.in_steps(Granularity::kExpr)) {
  machine_.threads().interleave();
  machine_.observe(this);
}

void Interleaving::begin_turn(const StrandPath& strand) {
  machine_.contexts().switch_to(machine_, strand);
  strand_ = strand;
  in_turn_ = true;
  accesses_.clear();
}

bool Interleaving::advance() {
  constexpr int kSlice = 1 << 14;
  for (int i = 0; i < kSlice; ++i) {
    const bool goes_on = machine_.step();
    if (machine_.contexts().halted() > halted_) accesses_.push_back({0, 0, 1, halted_++ == 0, {}});
    // Another strand runs where this one ended, halted, or forked; the loop's own where it was
    // last.
    in_turn_ = in_turn_ && goes_on && accesses_.empty() && machine_.contexts().path() == strand_;
    if (!goes_on) return false;
    if (is_choice()) return true;
  }
  return true;
}

void Interleaving::accessed(const spec::Node* buffer, Index element, const Value* lanes,
                            std::uint32_t count, bool write) {
  const auto* b = static_cast<const spec::Buffer*>(buffer);
  const auto memory = static_cast<std::uint64_t>(machine_.view(b).memory());
  if (!in_turn_ || machine_.memory().at(memory).born >= machine_.levels().size()) return;
  const std::uint64_t size = machine_.memory().is_bytes() ? element_bytes(b->dtype) : 1;
  const std::uint64_t first = static_cast<std::uint64_t>(element) * size;
  accesses_.push_back({memory, first, first + size, write, {}});
  if (write && count == 1 && !lanes->indeterminate) accesses_.back().bits = lanes->bits;
}

std::size_t default_choice(const std::vector<StrandPath>& ready, const StrandPath& current) {
  const auto found = std::find(ready.begin(), ready.end(), current);
  return found == ready.end() ? 0 : static_cast<std::size_t>(found - ready.begin());
}

}  // namespace tenor::semantics
