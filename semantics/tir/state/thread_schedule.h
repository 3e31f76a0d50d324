// SPDX-License-Identifier: Apache-2.0
// How the threads of a block take turns. Included by state_parts.h alone.
#pragma once

#include "semantics/tir/frame_kinds.h"
#include "semantics/tir/state/thread_meeting.h"

namespace tenor::semantics {

template <class L, class D>
const Axis* Threads<L, D>::find(std::string_view tag) const {
  const auto found =
      std::find_if(axes_.rbegin(), axes_.rend(), [&](const Axis& a) { return a.tag == tag; });
  return found == axes_.rend() ? nullptr : &*found;
}

template <class L, class D>
void Threads<L, D>::launch(const std::vector<std::string_view>& axes,
                           const std::vector<std::uint64_t>& extents) {
  launched_.clear();
  for (std::size_t i = 0; i < axes.size(); ++i) launched_[axes[i]] = extents[i];
}

template <class L, class D>
std::optional<std::uint64_t> Threads<L, D>::launched(std::string_view tag) const {
  const AxisKind kind = axis_kind(tag);
  if (launched_.empty() || (kind != AxisKind::kBlock && kind != AxisKind::kThread)) return {};
  const auto found = launched_.find(tag);
  return found == launched_.end() ? 1 : found->second;
}

template <class L, class D>
template <class Begin>
void Threads<L, D>::fork(M& m, Axis axis, Begin&& begin) {
  if (!interleaves_ && !m.contexts().running()) begin_block(m);
  if (!interleaves_ && !explicit_) uses(m, axis.loop);  // says where threads need not meet
  const std::uint32_t entry = m.next_epoch();
  const ForkedLoop loop{m.levels().size(), explicit_ ? interval_ : entry};
  m.contexts().fork(m, axis.count, loop, [&](std::uint64_t k) {
    axis.ordinal = k;
    axes_.push_back(axis);
    m.levels().push_back({entry, static_cast<std::uint32_t>(k), loop.phase, axis.kind, false, false,
                          explicit_, axis.tag, axis.loop,
                          explicit_ && axis.kind == AxisKind::kThread ? order_.get() : nullptr,
                          static_cast<std::uint32_t>(thread_number(axes_))});
    if (axis.kind == AxisKind::kThread) copy_for_thread(m, axis.loop);
    begin(k);
  });
}

template <class L, class D>
void Threads<L, D>::resumed(M& m) {
  m.contexts().for_each_fork_around([&](const ForkedLoop& loop) {
    if (loop.phase == 0) return;
    m.levels()[loop.level].phase = loop.phase;
  });
}

/// The same statements are left, below the first `count` frames of `c`, and the same iterations of
/// loops are running.
template <class L, class D>
bool Threads<L, D>::is_here(const M& m, const auto& c, std::size_t count) const {
  const std::size_t base = m.contexts().base().frames;
  const auto& frames = c.stacks.frames;
  const auto& here = m.frames();
  if (count != here.size() - base) return false;
  for (std::size_t i = 0; i < count; ++i) {
    const StoredFrame &mine = here[base + i], &other = frames[i];
    if (mine.node != other.node || mine.tag != other.tag || mine.index != other.index) return false;
    const std::optional<std::uint32_t> at = ordinal_of(mine.tag);
    if (at &&
        D::number_of(m.operand(mine.operands + *at)) !=
            D::number_of(c.stacks.operands[other.operands + *at - m.contexts().base().operands]))
      return false;
  }
  return true;
}

template <class L, class D>
bool Threads<L, D>::all_at_barrier(const M& m) const {
  bool all = m.contexts().others_wait();
  m.contexts().for_each([&](const auto& c) {
    all = all && (m.contexts().runs(c) || (!c.ended && is_here(m, c, c.stacks.frames.size())));
  });
  return all;
}

/// A new phase: what was read and written of shared memory before meets nothing that follows.
template <class L, class D>
void Threads<L, D>::pass_barrier(M& m) {
  m.contexts().go_on(m, [&] {
    m.contexts().for_each_fork([&](ForkedLoop& loop) {
      if (loop.phase != 0) loop.phase = m.next_epoch();
    });
    release_instances(m, false);
  });
}

template <class L, class D>
void Threads<L, D>::all_wait(M& m) {
  if (interleaves_) return m.end_by(m.outcome());  // the others have halted
  std::size_t depth = 0;
  const auto may_move = [](const auto& c) { return !c.ended && !has_arrived(c); };
  m.contexts().for_each([&](const auto& c) {
    if (may_move(c)) depth = std::max(depth, c.stacks.frames.size());
  });
  bool wakes = true;  // of those that have all come to a barrier, one: its rules say why it stays
  m.contexts().wake([&](const auto& c) {
    if (depth > 0) return may_move(c) && c.stacks.frames.size() == depth;
    return has_arrived(c) && std::exchange(wakes, false);
  });
}

template <class L, class D>
void Threads<L, D>::joined(M& m) {
  release_instances(m, true);
  m.copies().end(m);
}

}  // namespace tenor::semantics
