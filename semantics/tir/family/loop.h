// SPDX-License-Identifier: Apache-2.0
// Loops without order in a domain in which one iteration stands for all, and which tells conflicts
// from its list of accesses. They begin as a loop in order does: nothing is remembered of the
// iterations beside that list, so there is nothing to leave where they end. One thread stands for
// all of a block in the same way, and they are in step. docs/family.md
#pragma once

#include "semantics/domain/family/family.h"
#include "semantics/tir/call/barrier.h"
#include "semantics/tir/loop/for.h"

namespace tenor::semantics {

/// Of a redex, const or not.
template <class R>
concept OnFamilies = std::same_as<typename std::remove_cvref_t<R>::Domain, Family>;

constexpr FamilyAxis family_axis(AxisKind kind) {
  switch (kind) {
    case AxisKind::kBlock: return FamilyAxis::kBlocks;
    case AxisKind::kThread: return FamilyAxis::kThreads;
    case AxisKind::kVirtual: return FamilyAxis::kVirtual;
    default: return FamilyAxis::kOther;
  }
}

/// The ordinal of a loop over an axis, of so many iterations.
FamilyValue axis_ordinal(const Axis& axis, const FamilyValue& extent) {
  const bool are_threads = axis.kind == AxisKind::kThread || axis.kind == AxisKind::kVirtual;
  if (are_threads && axis.count == 0) Family::give_up("threads whose number depends on sizes");
  return Family::ordinal_over(axis.loop, extent, family_axis(axis.kind), axis.tag);
}

/// Taken before the one of for.h, which keeps a level of footprints for the loop.
void push_parallel(At<ForReady> auto& r, auto length)
  requires OnFamilies<decltype(r)>
{
  const Axis axis = axis_of(r, length);
  if (axis.kind == AxisKind::kNone) return begin_loop<ForNext>(r, length);
  if (r.node->step) Family::give_up("a loop over threads that has a step");
  auto values = loop_values(r, length);
  values.back() = axis_ordinal(axis, values[1]);
  push_loop<ForNext>(r, values);
}

/// Taken before those of attr_thread.h.
void push_launch(At<ThreadExtent> auto& r)
  requires OnFamilies<decltype(r)>
{
  const Axis axis = axis_of(r);
  auto values = launch_values(r);
  values.back() = axis_ordinal(axis, values[0]);
  push_loop<ThreadNext>(r, values);
}
void begin_execution(At<ThreadNext> auto& r)
  requires OnFamilies<decltype(r)>
{}
void end_launch(At<ThreadNext> auto& r)
  requires OnFamilies<decltype(r)>
{}

/// Taken before the one of threads.h: none forks. Within a loop over its axis is that of the same
/// number.
template <class L>
ThreadCase thread_case(const MachineOf<L, Family>&, const Axis& axis) {
  const auto around = axis.kind == AxisKind::kNone || axis.tag.empty()
                          ? std::nullopt
                          : Family::run().ordinal_over(axis.tag);
  if (!around) return ThreadCase::kParallel;
  const auto count = Family::run().symbol(*around).end->value();
  if (!count || axis.count == 0) Family::give_up("threads whose number depends on sizes");
  const bool are_as_many = count == static_cast<std::int64_t>(axis.count);
  return are_as_many ? ThreadCase::kSame : ThreadCase::kOtherExtent;
}
template <class Begin>
void continue_as_thread(auto& r, const Axis& axis, auto values)
  requires OnFamilies<decltype(r)>
{
  values.back() = Family::value_of(
      Family::run().index(spec::Polynomial::atom(*Family::run().ordinal_over(axis.tag))),
      spec::int_type(64).scalar);
  r->push(AxisEnd{{r.node, r.frame().operands}});
  push_loop<Begin>(r, values);
}
template <class L>
std::string describe_axis(const MachineOf<L, Family>&, const Axis& axis) {
  return fmt::format("{} has another extent in an enclosing loop", axis.tag);
}

/// All threads are in step, so all are where one is.
bool all_are_here(const At<Barrier> auto& r)
  requires OnFamilies<decltype(r)>
{
  return true;
}
void continue_together(At<Barrier> auto& r)
  requires OnFamilies<decltype(r)>
{
  FamilyRun& run = Family::run();
  if (run.reduction() && run.reduction()->block == r.node) return run.end_updates();
  if (!run.is_explicit()) run.meet(r.node);
}

/// Taken before the one of barrier.h.
void meet_all(At<Arrived> auto& r)
  requires OnFamilies<decltype(r)>
{
  if (named_threads(*r.node) || is_warp_barrier(*r.node))
    return Family::give_up("a barrier of some threads");
  Family::run().meet_at_barrier();
  *r.result() = r.d.integer(r.node->dtype.scalar, 0);
}

/// Taken before the one of block.h. The barrier before the block itself, which nothing else pushes,
/// ends them.
void begin_updates(At<InitReady> auto& r)
  requires OnFamilies<decltype(r)>
{
  r.drop();
  const Reduction* by = r->layout().reductions().of_block(r.node);
  if (!by || !by->problem.empty()) return;
  if (by->is_tuple() && by->combiners.empty() && by->any_order)
    return Family::give_up("threads combine several buffers together");
  FamilyReduction begun{r.node, std::string(r.node->name_hint), by->combiner, {}};
  if (by->any_order) begun.threads = by->threads;
  Family::run().begin_updates(std::move(begun));
  r->push(Barrier{{r.node}});
}

/// Taken before the one of block_realize.h: what the block declares can be worked out now.
void note_entry(const At<BlockValues> auto& r)
  requires OnFamilies<decltype(r)>
{
  Family::run().entered(r.node->block);
}

/// What the memory is, and whose, in the domain's words.
inline void note_allocation(const Allocation<Family>& a) {
  FamilyRun& run = Family::run();
  const MemoryScope scope = a.scope;
  const std::uint32_t number = a.storage.number();
  run.store(number).origin = a.origin;
  run.store(number).element = a.element, run.store(number).shape = a.shape;
  if (scope == MemoryScope::kWarp) run.give_up("memory of a warp");
  if (scope == MemoryScope::kShared) run.give_scope(number, FamilyScope::kBlock);
  if (scope == MemoryScope::kLocal) run.give_scope(number, FamilyScope::kThread, a.reducers);
}

}  // namespace tenor::semantics
