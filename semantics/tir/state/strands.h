// SPDX-License-Identifier: Apache-2.0
// Iterations of parallel loops that take turns, in an order that somebody else chooses
// (semantics/schedule). TIR/Exec/12.2.2:c; TIR-D61. Included by state_parts.h alone.
#pragma once

namespace tenor::semantics {

template <class L, class D>
StrandPath Threads<L, D>::strand() const {
  return running() ? block_->threads[block_->running].path : StrandPath();
}

template <class L, class D>
std::vector<StrandPath> Threads<L, D>::ready() const {
  std::vector<StrandPath> paths;
  if (!running()) return paths;
  for (const Context& c : block_->threads)
    if (!c.waiting) paths.push_back(c.path);
  return paths;
}

template <class L, class D>
void Threads<L, D>::switch_to(M& m, const StrandPath& strand) {
  if (strand == this->strand()) return;
  suspend(m);
  const auto is_it = [&](const Context& c) { return c.path == strand; };
  const auto found = std::find_if(block_->threads.begin(), block_->threads.end(), is_it);
  resume(m, static_cast<std::size_t>(found - block_->threads.begin()));
}

template <class L, class D>
void Threads<L, D>::halt(M& m) {
  Context& c = block_->threads[block_->running];
  if (!c.waiting) {
    suspend(m);
    c.waiting = true;
    ++block_->waiting, ++halted_;
  }
  if (block_->waiting == block_->threads.size()) return m.end_by(m.outcome());
  choose_next(m);
}

}  // namespace tenor::semantics
