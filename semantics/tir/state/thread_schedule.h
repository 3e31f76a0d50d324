// SPDX-License-Identifier: Apache-2.0
// How the threads of a block take turns. Included by state_parts.h alone.
#pragma once

#include "semantics/tir/frame_kinds.h"

namespace tenor::semantics {

template <class L, class D>
const Axis* Threads<L, D>::find(std::string_view tag) const {
  const auto found =
      std::find_if(axes_.rbegin(), axes_.rend(), [&](const Axis& a) { return a.tag == tag; });
  return found == axes_.rend() ? nullptr : &*found;
}

template <class L, class D>
struct Threads<L, D>::Fork {
  Context parent;  ///< as it goes on after the loop
  std::uint64_t count = 0, ended = 0, bytes = 0;
  std::size_t level = 0;    ///< of its loop
  std::uint32_t phase = 0;  ///< of its loop, as shared memory counts entries
};

template <class L, class D>
struct Threads<L, D>::Block {
  typename M::Mark base;         ///< where the stacks of contexts begin
  std::vector<Context> threads;  ///< that have no running fork of their own
  std::size_t running = 0, waiting = 0;
  std::map<std::uint32_t, Fork> forks{};
  std::uint32_t fork_count = 0;
  std::vector<Instance> instances{};
};

template <class L, class D>
Threads<L, D>::Threads() = default;
template <class L, class D>
Threads<L, D>::~Threads() = default;

template <class L, class D>
std::uint64_t Threads<L, D>::running_id() const {
  return running() ? (block_->threads.size() << 32 | block_->running) + 1 : 0;
}

template <class L, class D>
std::size_t Threads<L, D>::born() const {
  return block_->base.state.levels;
}

template <class L, class D>
std::uint64_t Threads<L, D>::bytes(const Context& c) {
  const auto of = [](const auto& items) { return items.size() * sizeof(items[0]); };
  return sizeof(c) + of(c.stacks.frames) + of(c.stacks.operands) + M::State::bytes(c.stacks.state);
}

/// Charges what as many threads take, if there is room.
template <class L, class D>
bool Threads<L, D>::affords(M& m, std::uint64_t count, Fork& fork) const {
  constexpr std::uint64_t kMost = std::uint64_t{1} << 31;  // ordinals are told apart by 32 bits
  const bool fits = count < kMost &&
                    !__builtin_mul_overflow(count, bytes(fork.parent), &fork.bytes) &&
                    m.memory().has_room(fork.bytes);
  if (fits) m.memory().charge(fork.bytes);
  return fits;
}

template <class L, class D>
template <class Begin>
void Threads<L, D>::fork(M& m, Axis axis, Begin&& begin) {
  if (!block_) block_.reset(new Block{m.mark(), std::vector<Context>(1)});
  const std::uint32_t number = ++block_->fork_count;
  Fork& fork = block_->forks[number];
  suspend(m);
  fork.parent = std::move(block_->threads[block_->running]);
  if (!affords(m, axis.count, fork))
    return m.exhausted(spec::Code::X_MEMORY,
                       "a block has more threads than the memory budget has room for");
  if (!interleaves_) uses(axis.loop);  // says where threads need not meet
  ++fork.parent.forks;
  fork.count = axis.count, fork.level = m.levels().size(), fork.phase = m.next_epoch();
  std::vector<Context> threads(axis.count);
  for (std::uint64_t k = 0; k < axis.count && !m.stopped(); ++k) {
    m.load(block_->base, fork.parent.stacks);
    axis.ordinal = k;
    axes_.push_back(axis);
    m.levels().push_back({fork.phase, static_cast<std::uint32_t>(k), fork.phase, axis.kind});
    if (axis.kind == AxisKind::kThread) copy_for_thread(m, axis.loop);
    begin(k);
    threads[k].stacks = m.save(block_->base);
    threads[k].entries = fork.parent.entries, threads[k].fork = number;
    threads[k].id = ++last_id_;
    threads[k].path = fork.parent.path;
    threads[k].path.insert(threads[k].path.end(), {fork.parent.forks, std::uint32_t(k)});
  }
  auto& all = block_->threads;
  const auto place = all.begin() + static_cast<std::ptrdiff_t>(block_->running);
  all.insert(all.erase(place), std::make_move_iterator(threads.begin()),
             std::make_move_iterator(threads.end()));
  resume(m, block_->running);
}

template <class L, class D>
void Threads<L, D>::suspend(M& m) {
  block_->threads[block_->running].stacks = m.save(block_->base);
}

template <class L, class D>
void Threads<L, D>::resume(M& m, std::size_t thread) {
  block_->running = thread;
  Context& c = block_->threads[thread];
  c.waiting = false;
  m.load(block_->base, c.stacks);
  for (std::uint32_t number = c.fork; number != 0;) {
    const Fork& fork = block_->forks.at(number);
    m.levels()[fork.level].phase = fork.phase;
    number = fork.parent.fork;
  }
  announce(m, c);
}

template <class L, class D>
void Threads<L, D>::announce([[maybe_unused]] M& m, [[maybe_unused]] const Context& c) const {
  if constexpr (D::kObserved)
    if (m.observer()) m.observer()->resumed(c.id);
}

/// The same statements are left, and the same iterations of loops are running.
template <class L, class D>
bool Threads<L, D>::is_here(const M& m, const Context& c) const {
  const std::size_t base = block_->base.frames;
  const auto &frames = c.stacks.frames, &here = m.frames();
  if (frames.size() != here.size() - base) return false;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const StoredFrame &mine = here[base + i], &other = frames[i];
    if (mine.node != other.node || mine.tag != other.tag || mine.index != other.index) return false;
    const std::optional<std::uint32_t> at = ordinal_of(mine.tag);
    if (at && D::number_of(m.operand(mine.operands + *at)) !=
                  D::number_of(c.stacks.operands[other.operands + *at - block_->base.operands]))
      return false;
  }
  return true;
}

template <class L, class D>
bool Threads<L, D>::all_meet(const M& m) const {
  if (block_->waiting + 1 != block_->threads.size()) return false;
  for (std::size_t i = 0; i < block_->threads.size(); ++i) {
    const Context& c = block_->threads[i];
    if (i != block_->running && (c.ended || !is_here(m, c))) return false;
  }
  return true;
}

/// A new phase: what was read and written of shared memory before meets nothing that follows.
template <class L, class D>
void Threads<L, D>::meet(M& m) {
  suspend(m);
  for (Context& c : block_->threads) c.waiting = false;
  block_->waiting = 0;
  for (auto& [number, fork] : block_->forks) fork.phase = m.next_epoch();
  release_instances(m, false);
  resume(m, 0);
}

template <class L, class D>
void Threads<L, D>::wait(M& m, bool ended) {
  suspend(m);
  Context& c = block_->threads[block_->running];
  if (ended && !c.ended) ++block_->forks.at(c.fork).ended;
  c.ended = ended, c.waiting = true;
  const bool all = ++block_->waiting == block_->threads.size();
  if (all && interleaves_) return m.end_by(m.outcome());  // the others have halted
  if (all) wake_deepest();
  choose_next(m);
}

/// Where threads wait at different points, those go on that have most left to do before they can
/// be where the others are: a thread's stack grows from the points that it will come to.
template <class L, class D>
void Threads<L, D>::wake_deepest() {
  std::size_t depth = 0;
  for (const Context& c : block_->threads) depth = std::max(depth, c.stacks.frames.size());
  for (Context& c : block_->threads)
    if (c.stacks.frames.size() == depth) c.waiting = false, --block_->waiting;
}

template <class L, class D>
void Threads<L, D>::choose_next(M& m) {
  std::size_t next = block_->running;
  do next = next + 1 < block_->threads.size() ? next + 1 : 0;
  while (block_->threads[next].waiting);
  resume(m, next);
}

template <class L, class D>
bool Threads<L, D>::all_ended() const {
  const Context& c = block_->threads[block_->running];
  const Fork& fork = block_->forks.at(c.fork);
  return fork.ended + !c.ended == fork.count;
}

template <class L, class D>
void Threads<L, D>::join(M& m) {
  auto& all = block_->threads;
  suspend(m);
  const std::uint32_t number = all[block_->running].fork;
  Context parent = std::move(block_->forks.at(number).parent);
  parent.entries = std::move(all[block_->running].entries);
  m.memory().discharge(block_->forks.at(number).bytes);
  block_->forks.erase(number);
  const auto of_fork = [&](const Context& c) { return c.fork == number; };
  const auto begin = std::find_if(all.begin(), all.end(), of_fork);
  const auto end = std::find_if_not(begin, all.end(), of_fork);
  block_->waiting -= static_cast<std::size_t>(
      std::count_if(begin, end, [](const Context& c) { return c.waiting; }));
  if (parent.fork == 0) return end_block(m, parent);
  const auto place = all.insert(all.erase(begin, end), std::move(parent));
  resume(m, static_cast<std::size_t>(place - all.begin()));
}

template <class L, class D>
void Threads<L, D>::end_block(M& m, Context& parent) {
  m.load(block_->base, parent.stacks);
  release_instances(m, true);
  announce(m, parent);
  block_.reset();
}

}  // namespace tenor::semantics
