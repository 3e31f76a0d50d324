// SPDX-License-Identifier: Apache-2.0
// How the threads of a block take turns. Included by machine.h alone.
#pragma once

namespace tenor::semantics {

template <class D>
const Axis* Threads<D>::find(std::string_view tag) const {
  const auto found =
      std::find_if(axes_.rbegin(), axes_.rend(), [&](const Axis& a) { return a.tag == tag; });
  return found == axes_.rend() ? nullptr : &*found;
}

template <class D>
typename Threads<D>::Heights Threads<D>::heights(const Machine<D>& m) const {
  return {m.frames_.size(),      m.operands_.size(), m.base_,          m.view_base_,
          m.activations_.size(), m.aliases_.size(),  m.levels_.size(), axes_.size()};
}

/// Slices from `base` up.
template <class D>
void Threads<D>::save(const Machine<D>& m, Context& c) const {
  const Heights& h = block_->base;
  const auto from_stack = [](auto& to, const auto& stack, std::size_t from) {
    to.assign(&stack[from], &stack[stack.size()]);
  };
  const auto from_vector = [](auto& to, const auto& all, std::size_t from) {
    to.assign(all.begin() + static_cast<std::ptrdiff_t>(from), all.end());
  };
  from_stack(c.frames, m.frames_, h.frames);
  from_stack(c.operands, m.operands_, h.operands);
  from_stack(c.environment, m.environment_, h.environment);
  from_stack(c.views, m.views_, h.views);
  from_vector(c.activations, m.activations_, h.activations);
  from_vector(c.aliases, m.aliases_, h.aliases);
  from_vector(c.levels, m.levels_, h.levels);
  from_vector(c.axes, axes_, h.axes);
  c.base = m.base_, c.view_base = m.view_base_;
  c.guards = m.asides_.guards;
}

template <class D>
void Threads<D>::load(Machine<D>& m, const Context& c) {
  const Heights& h = block_->base;
  const auto to_stack = [](auto& stack, const auto& from, std::size_t height) {
    stack.truncate(height);
    std::copy(from.begin(), from.end(), stack.extend(from.size()));
  };
  const auto to_vector = [](auto& all, const auto& from, std::size_t height) {
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(height), all.end());
    all.insert(all.end(), from.begin(), from.end());
  };
  to_stack(m.frames_, c.frames, h.frames);
  to_stack(m.operands_, c.operands, h.operands);
  to_stack(m.environment_, c.environment, h.environment);
  to_stack(m.views_, c.views, h.views);
  to_vector(m.activations_, c.activations, h.activations);
  to_vector(m.aliases_, c.aliases, h.aliases);
  to_vector(m.levels_, c.levels, h.levels);
  to_vector(axes_, c.axes, h.axes);
  m.base_ = c.base, m.view_base_ = c.view_base;
  m.asides_.guards = c.guards;
}

/// Memory counts the aliases of the thread that runs: `by` is 1 or -1.
template <class D>
void Threads<D>::count_aliases(Machine<D>& m, const Context& c, int by) const {
  for (const std::uint32_t number : c.aliases)
    m.memory_.at(number).aliased += static_cast<std::uint32_t>(by);
}

template <class D>
std::uint64_t Threads<D>::bytes(const Context& c) const {
  const auto of = [](const auto& items) { return items.size() * sizeof(items[0]); };
  return sizeof(c) + of(c.frames) + of(c.operands) + of(c.environment) + of(c.views) +
         of(c.activations) + of(c.levels) + of(c.axes);
}

/// Charges what as many threads take, if there is room.
template <class D>
bool Threads<D>::affords(Machine<D>& m, std::uint64_t count, Fork& fork) const {
  constexpr std::uint64_t kMost = std::uint64_t{1} << 31;  // ordinals are told apart by 32 bits
  const bool fits = count < kMost &&
                    !__builtin_mul_overflow(count, bytes(fork.parent), &fork.bytes) &&
                    m.memory_.has_room(fork.bytes);
  if (fits) m.memory_.charge(fork.bytes);
  return fits;
}

template <class D>
template <class Begin>
void Threads<D>::fork(Machine<D>& m, Axis axis, Begin&& begin) {
  if (!block_) block_.reset(new Block{heights(m), std::vector<Context>(1), 0, 0, {}, 0, {}});
  const std::uint32_t number = ++block_->fork_count;
  Fork& fork = block_->forks[number];
  suspend(m);
  fork.parent = std::move(block_->threads[block_->running]);
  if (!affords(m, axis.count, fork))
    return m.exhausted(spec::Code::X_MEMORY,
                       "a block has more threads than the memory budget has room for");
  if (!interleaves_) uses(axis.loop);  // says where threads need not meet
  ++fork.parent.forks;
  fork.count = axis.count, fork.level = m.levels_.size(), fork.phase = ++m.epochs_;
  std::vector<Context> threads(axis.count);
  for (std::uint64_t k = 0; k < axis.count && !m.stopped(); ++k) {
    load(m, fork.parent);
    axis.ordinal = k;
    axes_.push_back(axis);
    m.levels_.push_back({fork.phase, static_cast<std::uint32_t>(k), fork.phase, axis.kind});
    if (axis.kind == AxisKind::kThread) copy_for_thread(m, axis.loop);
    begin(k);
    save(m, threads[k]);
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

template <class D>
void Threads<D>::suspend(Machine<D>& m) {
  Context& c = block_->threads[block_->running];
  save(m, c);
  count_aliases(m, c, -1);
}

template <class D>
void Threads<D>::resume(Machine<D>& m, std::size_t thread) {
  block_->running = thread;
  Context& c = block_->threads[thread];
  c.waiting = false;
  load(m, c);
  count_aliases(m, c, 1);
  for (std::uint32_t number = c.fork; number != 0;) {
    const Fork& fork = block_->forks.at(number);
    m.levels_[fork.level].phase = fork.phase;
    number = fork.parent.fork;
  }
  announce(m, c);
}

template <class D>
void Threads<D>::announce([[maybe_unused]] Machine<D>& m, [[maybe_unused]] const Context& c) const {
  if constexpr (D::kObserved)
    if (m.observer_) m.observer_->resumed(c.id);
}

/// The same statements are left, and the same iterations of loops are running.
template <class D>
bool Threads<D>::is_here(const Machine<D>& m, const Context& c) const {
  const Heights& h = block_->base;
  if (c.frames.size() != m.frames_.size() - h.frames) return false;
  for (std::size_t i = 0; i < c.frames.size(); ++i) {
    const StoredFrame &here = m.frames_[h.frames + i], &there = c.frames[i];
    if (here.node != there.node || here.tag != there.tag || here.index != there.index) return false;
    const std::optional<std::uint32_t> at = Semantics<D>::ordinal(here);
    if (at && D::number_of(m.operands_[here.operands + *at]) !=
                  D::number_of(c.operands[there.operands + *at - h.operands]))
      return false;
  }
  return true;
}

template <class D>
bool Threads<D>::all_meet(const Machine<D>& m) const {
  if (block_->waiting + 1 != block_->threads.size()) return false;
  for (std::size_t i = 0; i < block_->threads.size(); ++i) {
    const Context& c = block_->threads[i];
    if (i != block_->running && (c.ended || !is_here(m, c))) return false;
  }
  return true;
}

/// A new phase: what was read and written of shared memory before meets nothing that follows.
template <class D>
void Threads<D>::meet(Machine<D>& m) {
  suspend(m);
  for (Context& c : block_->threads) c.waiting = false;
  block_->waiting = 0;
  for (auto& [number, fork] : block_->forks) fork.phase = ++m.epochs_;
  release_instances(m, false);
  resume(m, 0);
}

template <class D>
void Threads<D>::wait(Machine<D>& m, bool ended) {
  suspend(m);
  Context& c = block_->threads[block_->running];
  if (ended && !c.ended) ++block_->forks.at(c.fork).ended;
  c.ended = ended, c.waiting = true;
  const bool all = ++block_->waiting == block_->threads.size();
  if (all && interleaves_) return m.end_by(std::move(m.outcome_));  // the others have halted
  if (all) wake_deepest();
  choose_next(m);
}

/// Where threads wait at different points, those go on that have most left to do before they can
/// be where the others are: a thread's stack grows from the points that it will come to.
template <class D>
void Threads<D>::wake_deepest() {
  std::size_t depth = 0;
  for (const Context& c : block_->threads) depth = std::max(depth, c.frames.size());
  for (Context& c : block_->threads)
    if (c.frames.size() == depth) c.waiting = false, --block_->waiting;
}

template <class D>
void Threads<D>::choose_next(Machine<D>& m) {
  std::size_t next = block_->running;
  do next = next + 1 < block_->threads.size() ? next + 1 : 0;
  while (block_->threads[next].waiting);
  resume(m, next);
}

template <class D>
bool Threads<D>::all_ended() const {
  const Context& c = block_->threads[block_->running];
  const Fork& fork = block_->forks.at(c.fork);
  return fork.ended + !c.ended == fork.count;
}

template <class D>
void Threads<D>::join(Machine<D>& m) {
  auto& all = block_->threads;
  suspend(m);
  const std::uint32_t number = all[block_->running].fork;
  Context parent = std::move(block_->forks.at(number).parent);
  parent.entries = std::move(all[block_->running].entries);
  m.memory_.discharge(block_->forks.at(number).bytes);
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

template <class D>
void Threads<D>::end_block(Machine<D>& m, Context& parent) {
  load(m, parent);
  count_aliases(m, parent, 1);
  release_instances(m, true);
  announce(m, parent);
  block_.reset();
}

}  // namespace tenor::semantics
