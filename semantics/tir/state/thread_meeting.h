// SPDX-License-Identifier: Apache-2.0
// Where the threads of a block synchronise: who has come, and how they continue. EXT/Threads.
// Included by thread_schedule.h alone.
#pragma once

#include "semantics/tir/frames.h"
#include "semantics/tir/state/synchronises.h"
#include "spec/ir/equal.h"

namespace tenor::semantics {

/// Does the context wait for others at a barrier or a collective?
bool has_arrived(const auto& c) {
  return c.waiting && !c.ended && !c.stacks.frames.empty() &&
         c.stacks.frames.back().tag == TirFrames::tag<Arrived>;
}

template <class L, class D>
Meetings Threads<L, D>::meetings(const M& m) {
  Meetings all;
  for (std::size_t i = 0; i < m.frames().size(); ++i) {
    if (!ends_activation(m.frames()[i])) continue;
    const auto* f = static_cast<const spec::tir::PrimFunc*>(m.frames()[i].node);
    const auto [found, is_new] = meetings_.try_emplace(f);
    if (is_new) found->second = meetings_in(*f, m.module());
    all.any = all.any || found->second.any, all.of_some = all.of_some || found->second.of_some;
  }
  return all;
}

/// A block's threads fork: for the first time, or again, after an earlier loop of the same block.
template <class L, class D>
void Threads<L, D>::begin_block(M& m) {
  const Barriers asked = m.limits().barriers;
  const Meetings found = meetings(m);
  explicit_ = asked == Barriers::kExplicit || (asked == Barriers::kAuto && found.any);
  if (!explicit_) return;
  const auto is_of_grid = [](const ParallelLevel& l) { return l.axis == AxisKind::kBlock; };
  const auto same = [](const ParallelLevel& a, const ParallelLevel& b) {
    return a.epoch == b.epoch && a.iteration == b.iteration;
  };
  const auto& levels = m.levels();
  if (interval_ != 0 && std::any_of(levels.begin(), levels.end(), is_of_grid) &&
      std::equal(levels.begin(), levels.end(), block_.begin(), block_.end(), same))
    return;
  interval_ = m.next_epoch(), block_ = levels;
  named_.clear();
  order_ = found.of_some ? std::make_unique<PartialOrder>() : nullptr;
}

template <class L, class D>
bool Threads<L, D>::stands_at(const M& m, const StoredFrame& at, const auto& c) const {
  return has_arrived(c) && c.stacks.frames.back().node == at.node &&
         is_here(m, c, c.stacks.frames.size() - 1);
}

template <class L, class D>
auto* Threads<L, D>::absent(const M& m, const StoredFrame& at, auto&& of) const {
  const typename Contexts<L, D>::Context* found = nullptr;
  if (!m.in_threads()) return found;
  m.contexts().for_each([&](const auto& c) {
    if (!found && !m.contexts().runs(c) && of(c.stacks.state.axes) && !stands_at(m, at, c))
      found = &c;
  });
  return found;
}

template <class L, class D>
bool Threads<L, D>::all_arrived(const M& m, const StoredFrame& at, auto&& of) const {
  return !absent(m, at, of);
}

template <class L, class D>
bool Threads<L, D>::others_are_stuck(const M& m) const {
  bool all = true;
  if (m.in_threads() && !m.contexts().others_wait()) return false;
  if (m.in_threads())
    m.contexts().for_each(
        [&](const auto& c) { all = all && (m.contexts().runs(c) || c.ended || has_arrived(c)); });
  return all;
}

template <class L, class D>
void Threads<L, D>::for_each_arrived(const M& m, const StoredFrame& at, auto&& of,
                                     auto&& visit) const {
  if (!m.in_threads()) return visit(axes_, &m.operand(at.operands), true);
  m.contexts().for_each([&](const auto& c) {
    if (m.contexts().runs(c)) return visit(axes_, &m.operand(at.operands), true);
    if (!of(c.stacks.state.axes)) return;
    const std::size_t first = c.stacks.frames.back().operands - m.contexts().base().operands;
    visit(c.stacks.state.axes, c.stacks.operands.data() + first, false);
  });
}

template <class L, class D>
void Threads<L, D>::let_go(M& m, auto&& of, auto&& next) {
  if (!m.in_threads()) return;
  if constexpr (D::kMerges)
    if (m.merge().is_merging()) D::give_up("where threads synchronise depends on data");
  m.contexts().release(
      m, [&](const auto& c) { return of(c.stacks.state.axes); },
      [&](auto& c) {
        c.stacks.operands.resize(c.stacks.frames.back().operands - m.contexts().base().operands);
        c.stacks.operands.push_back(next());
        c.stacks.frames.pop_back();
      });
}

template <class L, class D>
void Threads<L, D>::let_go_with(M& m, auto&& of, std::uint16_t tag, std::span<const Value> values) {
  if (!m.in_threads()) return;
  if constexpr (D::kMerges)
    if (m.merge().is_merging()) D::give_up("where threads synchronise depends on data");
  m.contexts().release(
      m, [&](const auto& c) { return of(c.stacks.state.axes); },
      [&](auto& c) {
        c.stacks.frames.back().tag = tag;
        c.stacks.operands.resize(c.stacks.frames.back().operands - m.contexts().base().operands);
        c.stacks.operands.insert(c.stacks.operands.end(), values.begin(), values.end());
      });
}

template <class L, class D>
void Threads<L, D>::meet(const std::vector<std::uint32_t>& threads) {
  if (order_) order_->meet(threads);
}

template <class L, class D>
auto Threads<L, D>::at_name(const M& m, const spec::Call& call) const -> ThreadsAtName {
  ThreadsAtName all{{static_cast<std::uint32_t>(thread_number(axes_))}};
  if (m.in_threads())
    m.contexts().for_each([&](const auto& c) {
      if (m.contexts().runs(c) || !has_arrived(c)) return;
      const auto* other = static_cast<const spec::Call*>(c.stacks.frames.back().node);
      if (barrier_name(*other) != barrier_name(call)) return;
      all.threads.push_back(static_cast<std::uint32_t>(thread_number(c.stacks.state.axes)));
      all.agree = all.agree && spec::equal(other->args[2], call.args[2]);
    });
  std::ranges::sort(all.threads);
  return all;
}

template <class L, class D>
bool Threads<L, D>::had_others(const spec::Call& call,
                               const std::vector<std::uint32_t>& threads) const {
  const auto met = named_.find(*barrier_name(call));
  return met != named_.end() && met->second != threads;
}
template <class L, class D>
void Threads<L, D>::met_by_name(const spec::Call& call, const std::vector<std::uint32_t>& threads) {
  named_[*barrier_name(call)] = threads;
}

template <class L, class D>
void Threads<L, D>::begin_interval(M& m) {
  if (!m.in_threads()) return;
  const std::uint32_t next = m.next_epoch();
  m.contexts().for_each_fork([&](ForkedLoop& loop) {
    if (loop.phase != 0) loop.phase = next;
  });
  interval_ = next;
  if (order_) order_->begin();
  named_.clear();
  resumed(m);
  release_instances(m, false);
}

}  // namespace tenor::semantics
