// SPDX-License-Identifier: Apache-2.0
// The threads of a block, whatever loop or attribute runs them: where they meet, and where they
// end. Ledger TIR-D73. How a loop over threads begins is in for_thread.h and attr_thread.h. In the
// inference rules `|| T` are the other threads, and a thread that waits is marked `waits`.
#pragma once

#include <array>

#include "semantics/tir/describe.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// How a loop of a kind without order runs.
enum class ThreadCase : std::uint8_t {
  kParallel,    ///< one iteration after the other
  kFork,        ///< as threads of one block
  kSame,        ///< inside a loop over its axis: only the iteration of the same ordinal
  kOtherExtent  ///< the same, but the two differ
};

/// Do its iterations run as tasks, in an order that a schedule chooses?
template <class L, class D>
bool takes_turns(const MachineOf<L, D>& m, const Axis& axis) {
  return m.threads().interleaves() && axis.count > 1 && !axis.in_order;
}

template <class L, class D>
ThreadCase thread_case(const MachineOf<L, D>& m, const Axis& axis) {
  if (m.threads().launched(axis.tag).value_or(axis.count) != axis.count)
    return ThreadCase::kOtherExtent;
  if (axis.kind == AxisKind::kNone)
    return takes_turns(m, axis) ? ThreadCase::kFork : ThreadCase::kParallel;
  if (const Axis* outer = axis.tag.empty() ? nullptr : m.threads().find(axis.tag))
    return outer->count == axis.count ? ThreadCase::kSame : ThreadCase::kOtherExtent;
  const bool threads = axis.kind == AxisKind::kVirtual || axis.kind == AxisKind::kThread;
  return threads && axis.count > 0 ? ThreadCase::kFork : ThreadCase::kParallel;
}

/// How many iterations there are, if the step is positive and both are known.
template <class D>
std::uint64_t iterations(const typename D::Value& extent, const typename D::Value& step) {
  const std::int64_t e = D::known(D::index(extent)).value_or(0);
  const std::int64_t s = D::known(D::index(step)).value_or(0);
  return e <= 0 || s <= 0 ? 0 : static_cast<std::uint64_t>((e - 1) / s + 1);
}

/// A frame of `node` with these operands, in place of those of `f`.
template <class Next>
void push_loop(auto& r, const auto& values) {
  std::copy(values.begin(), values.end(), r.result(values.size()));
  r->push(Next{{r.node, r.frame().operands}});
}

/// The run forks. Each thread begins with this frame, as `push_loop` pushes it; the last of the
/// values is its number.
template <class Begin>
void fork_threads(auto& r, const Axis& axis, auto values) {
  r.drop();
  r->threads().fork(*r, axis, [&](std::uint64_t k) {
    values.back() = r.d.integer(spec::int_type(64).scalar, static_cast<std::int64_t>(k));
    r->push(ThreadEnd{{r.node, r.frame().operands}});
    push_loop<Begin>(r, values);
  });
}
/// The same frame for the running thread, which does not fork.
template <class Begin>
void continue_as_thread(auto& r, const Axis& axis, auto values) {
  const std::uint64_t k = r->threads().find(axis.tag)->ordinal;
  values.back() = r.d.integer(spec::int_type(64).scalar, static_cast<std::int64_t>(k));
  r->push(AxisEnd{{r.node, r.frame().operands}});
  push_loop<Begin>(r, values);
}

template <class L, class D>
std::string describe_axis(const MachineOf<L, D>& m, const Axis& axis) {
  const auto said = [&](std::uint64_t extent, std::string_view where) {
    return fmt::format("{} has the extent {} here, but {} in {}", axis.tag, axis.count, extent,
                       where);
  };
  if (const Axis* outer = m.threads().find(axis.tag))
    return said(outer->count, "an enclosing loop");
  return said(*m.threads().launched(axis.tag), "the launch of its kernel");
}

/// Do the others wait where this one is? Then all may continue.
bool all_are_here(const At<Barrier> auto& r) { return r->threads().all_at_barrier(*r); }
void continue_together(At<Barrier> auto& r) { r->threads().pass_barrier(*r); }

/// The thread waits for the other threads of the block, and one that can continue takes a turn.
///     not all of T wait before the same statement of the same iterations
///   ------------------------------------------------------------
///   <Barrier . K, M> || T  -->  <K, M> waits || T
struct ThreadWaits {
  static constexpr RuleInfo info{"TIR-Thread-wait", clauses("TIR-D73")};
  static Truth auto when(const At<Barrier> auto& r) { return r.truth(!all_are_here(r)); }
  static void then(At<Barrier> auto& r) { r->contexts().wait(*r); }
};
/// All threads continue, and a new phase begins: footprints forget what they did to shared memory.
///     all of T wait before the same statement of the same iterations
///   ------------------------------------------------------------
///   <Barrier . K, M> || T waits  -->  <K, M> || T
struct ThreadsPassBarrier {
  static constexpr RuleInfo info{"TIR-Thread-meet", clauses("TIR-D73")};
  static Truth auto when(const At<Barrier> auto& r) { return r.truth(all_are_here(r)); }
  static void then(At<Barrier> auto& r) { continue_together(r); }
};
template <>
struct RulesOf<Barrier> : Rules<ThreadWaits, ThreadsPassBarrier> {};

/// A thread ends, and others of its loop continue.
///     another thread of the same loop has not ended
///   -----------------------------------------------------------
///   <ThreadEnd . K, M> || T  -->  <ThreadEnd . K, M> waits || T
struct ThreadEnds {
  static constexpr RuleInfo info{"TIR-Thread-end", clauses("TIR-D73", "TIR/Exec/12.2.3")};
  static Truth auto when(const At<ThreadEnd> auto& r) {
    return r.truth(!r->contexts().all_ended());
  }
  static void then(At<ThreadEnd> auto& r) {
    r->push(r.frame());
    r->contexts().wait(*r, true);
  }
};
/// The last thread ends, and the thread that forked continues where it was.
///     T are the other threads of the loop, all of T have ended,
///     M' is M with the variables and views of the fork
///   -----------------------------------------------------------
///   <ThreadEnd . K, M> || T  -->  <K, M'>
struct ThreadsJoin {
  static constexpr RuleInfo info{"TIR-Thread-join",
                                 clauses("TIR-D73", "TIR/Exec/12.2.3", "TIR/Exec/3.1.3")};
  static Truth auto when(const At<ThreadEnd> auto& r) { return r.truth(r->contexts().all_ended()); }
  static void then(At<ThreadEnd> auto& r) { r->contexts().join(*r); }
};
template <>
struct RulesOf<ThreadEnd> : Rules<ThreadEnds, ThreadsJoin> {};

/// The loop ends after its only iteration.
///   <AxisEnd . K, M>  -->  <K, M>
struct AxisDone {
  static constexpr RuleInfo info{"TIR-Thread-axis-end", clauses("TIR-D73")};
  static void then(At<AxisEnd> auto& r) { r.drop(); }
};
template <>
struct RulesOf<AxisEnd> : Rules<AxisDone> {};

}  // namespace tenor::semantics
