// SPDX-License-Identifier: Apache-2.0
#include "semantics/analysis/order/iteration_interleaving.h"

namespace tenor::semantics {

IterationInterleaving::IterationInterleaving(const Setup& setup)
    : InterleavingOf(setup.in_steps(Granularity::kExpr)) {
  machine_.threads().interleave();
}

void IterationInterleaving::accessed(const spec::Node* buffer, Index element, const Value* lanes,
                                     std::uint32_t count, bool write) {
  const auto* b = static_cast<const spec::Buffer*>(buffer);
  const auto memory = static_cast<std::uint64_t>(machine_.view(b).memory());
  if (!in_transition() || machine_.memory().at(memory).born >= machine_.levels().size()) return;
  // What an atomic update reads is one transition with what it writes.
  const bool is_atomic = machine_.layout().reductions().is_atomic(machine_.redex());
  if (is_atomic && !write) return;
  const std::uint64_t size = machine_.memory().is_bytes() ? element_bytes(b->dtype) : 1;
  const std::uint64_t first = static_cast<std::uint64_t>(element) * size;
  SharedAccess access{memory, first, first + size, write, {}};
  if (write && !is_atomic && count == 1 && !lanes->indeterminate) access.bits = lanes->bits;
  add(access);
}

}  // namespace tenor::semantics
