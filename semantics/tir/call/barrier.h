// SPDX-License-Identifier: Apache-2.0
// Where the threads of a block come together: tvm_storage_sync, and how a thread waits for the
// others there and at the collectives of shuffle.h. EXT/Threads; EXT/Builtin/<name>.
//
// In the inference rules `|| T` are the other threads of the block, and a thread that waits is
// marked `waits`. The group of a call are the threads that it brings together: all of the block, or
// those of a warp, of which a mask may name some. A thread has come where it waits at the same
// call, in the same iterations of the same loops, with the same mask.
#pragma once

#include "semantics/tir/call/assume.h"
#include "semantics/tir/call/thread_group.h"

namespace tenor::semantics {

/// What a thread brings: nothing to a barrier or a matrix instruction, its values to a reduction.
inline spec::List<const spec::PrimExpr*> brought(const spec::Call& call) {
  const BuiltinForm form = meaning_of(call).form;
  if (form == BuiltinForm::kBarrier || form == BuiltinForm::kMatrix) return {};
  return form == BuiltinForm::kReduction ? call.args.subspan(1, call.stores.size()) : call.args;
}

/// A call that brings threads together evaluates what the thread brings, and the thread has come.
///     f is tvm_storage_sync or a matrix instruction, then n = 0, or tvm_thread_allreduce, then e
///     are its values, or a shuffle or tvm_warp_activemask
///   ------------------------------------------------------------
///   <EvalCall(f(e1, ..., en)) . K, M>  -->  <e1 . ... . en . Arrived . K, M>
struct CallArrive {
  static constexpr RuleInfo info{
      "TIR-Call-arrive", clauses("EXT/Threads/meet", "EXT/Builtin/tvm_storage_sync",
                                 "EXT/Builtin/tvm_warp_shuffle", "EXT/Builtin/tvm_warp_activemask",
                                 "EXT/Builtin/tvm_thread_allreduce", "EXT/Matrix", "TIR-D60")};
  static Truth auto when(const At<EvalCall> auto& r) {
    return r.truth(brings_together(meaning_of(*r.node).form)) & !has_form(r, BuiltinForm::kNone);
  }
  static void then(At<EvalCall> auto& r) { r->evaluate_then(Arrived{{r.node}}, brought(*r.node)); }
};
/// Of EvalCall, for what brings threads together.
using ThreadCalls = Rules<CallArrive>;

/// The frame, as others keep theirs.
StoredFrame place_of(const At<Arrived> auto& r) {
  return {r.node, r.frame().operands, 0, TirFrames::tag<Arrived>};
}

/// What the premises of a thread that has come share.
template <class D>
struct Arrival {
  ThreadGroup<D> group;
  bool complete;            ///< has all of the group come?
  bool stuck;               ///< can no other thread continue, or is this one not of the group?
  bool is_unclear = false;  ///< do other threads meet at that name, or for other numbers of them?

  explicit Arrival(const At<Arrived> auto& r)
      : group(r->threads().axes(), *r.node, r.operands()),
        stuck(r->threads().others_are_stuck(*r)) {
    const bool is_of_group = group(r->threads().axes());
    complete = is_of_group && group.has_come(*r, place_of(r));
    stuck = stuck || !is_of_group;
    if (const auto count = named_threads(*r.node)) come_by_name(r, *count);
  }

 private:
  /// Of a barrier with a name, the threads come from wherever one of that name is.
  void come_by_name(const At<Arrived> auto& r, std::uint64_t count) {
    const ThreadsAtName came = r->threads().at_name(*r, *r.node);
    complete = came.threads.size() >= count || !came.agree;
    is_unclear = !came.agree || r->threads().had_others(*r.node, came.threads);
    group.limit_to(came.threads);
  }
};
auto facts_of(const At<Arrived> auto& r) { return Arrival<DomainOf<decltype(r)>>(r); }

/// The thread waits, and another continues.
///     not all of the group have come, one of T can continue
///   ------------------------------------------------------------
///   <Arrived(v) . K, M> || T  -->  <Arrived(v) . K, M> waits || T
struct ArriveWaits {
  static constexpr RuleInfo info{"TIR-Thread-arrive", clauses("EXT/Threads/meet")};
  static Truth auto when(const At<Arrived> auto& r) { return r.truth(!r.complete && !r.stuck); }
  static void then(At<Arrived> auto& r) {
    r->push(r.frame());
    r->contexts().wait(*r);
  }
};
/// `fewer than 64 threads come to T.tvm_storage_sync(…), as the thread threadIdx.x = 0 does`.
std::string describe_few(const At<Arrived> auto& r, const std::string& here) {
  return fmt::format("fewer than {} threads come to {}, as the thread {} does",
                     *named_threads(*r.node), spec::print(r.node), here);
}

/// A thread of the group never comes: the program is unspecified.
///     not all of the group have come, each of T has ended or waits for others, or this thread is
///     not of the group
///   ------------------------------------------------------------
///   <Arrived(v) . K, M> || T  -->  U-BARRIER
struct ArriveAlone {
  static constexpr RuleInfo info{"TIR-Thread-alone", clauses("EXT/Threads/meet"), Code::U_BARRIER};
  static Truth auto when(const At<Arrived> auto& r) { return r.truth(!r.complete && r.stuck); }
  static std::string describe(const At<Arrived> auto& r) {
    const std::string here = thread_name(r->threads().axes());
    if (named_threads(*r.node)) return describe_few(r, here);
    const auto* other = r->threads().absent(*r, place_of(r), r.group);
    if (!r.group(r->threads().axes()))
      return fmt::format("the mask of {} does not name the thread {}", r.node->op, here);
    if (!other) return fmt::format("threads come to this {} with different masks", r.node->op);
    return fmt::format("the thread {} comes to {}, and the thread {} {}", here, r.node->op,
                       thread_name(other->stacks.state.axes),
                       other->ended ? "has ended without it" : "waits elsewhere");
  }
};
/// Of Arrived, whatever the call.
using ArrivedThreads = Rules<ArriveWaits, ArriveAlone>;

/// Does a barrier order what some threads of the block do alone: those of a warp, or as many as one
/// with a name says?
bool is_of_some(const At<Arrived> auto& r) {
  const std::uint64_t all = thread_count(r->threads().axes());
  const auto named = named_threads(*r.node);
  return named ? *named != all : is_warp_barrier(*r.node) && all > kWarpThreads;
}
bool barrier_meets(const At<Arrived> auto& r) {
  return r.complete && meaning_of(*r.node).form == BuiltinForm::kBarrier && !r.is_unclear;
}
/// The numbers of the threads that have come.
std::vector<std::uint32_t> numbers_of_group(const At<Arrived> auto& r) {
  std::vector<std::uint32_t> all;
  r->threads().for_each_arrived(*r, place_of(r), r.group, [&](const auto& axes, auto*, bool) {
    all.push_back(static_cast<std::uint32_t>(thread_number(axes)));
  });
  return all;
}
/// All of the group continue.
void leave_barrier(At<Arrived> auto& r) {
  const auto zero = r.d.integer(r.node->dtype.scalar, 0);
  *r.result() = zero;
  r->threads().let_go(*r, r.group, [&] { return zero; });
}

void meet_all(At<Arrived> auto& r) {
  r->threads().begin_interval(*r);
  leave_barrier(r);
}

/// All threads of the block continue: what they accessed before is ordered before what follows.
///     the call is tvm_storage_sync, of a warp only if the block has no other, with a name only if
///     it is for all of the block, all of T have come
///   ------------------------------------------------------------
///   <Arrived() . K, M> || T waits  -->  <0 . K, M> || T
struct BarrierMeets {
  static constexpr RuleInfo info{"TIR-Thread-barrier",
                                 clauses("EXT/Builtin/tvm_storage_sync", "EXT/Threads/explicit")};
  static Truth auto when(const At<Arrived> auto& r) {
    return r.truth(barrier_meets(r) && !is_of_some(r));
  }
  static void then(At<Arrived> auto& r) { meet_all(r); }
};
/// Some threads of the block continue: what they accessed before is ordered before what they do.
///     the call is tvm_storage_sync, of a warp, all of G have come, or with a name, G are as many
///     as it says and no others met at that name; the block has others than G
///   ------------------------------------------------------------
///   <Arrived() . K, M> || T waits  -->  <0 . K, M> || T, each of G in T with 0
struct BarrierMeetsSome {
  static constexpr RuleInfo info{"TIR-Thread-barrier-some",
                                 clauses("EXT/Builtin/tvm_storage_sync", "EXT/Threads/some")};
  static Truth auto when(const At<Arrived> auto& r) {
    return r.truth(barrier_meets(r) && is_of_some(r));
  }
  static void then(At<Arrived> auto& r) {
    const std::vector<std::uint32_t> met = numbers_of_group(r);
    r->threads().meet(met);
    if (named_threads(*r.node)) r->threads().met_by_name(*r.node, met);
    leave_barrier(r);
  }
};
/// Which threads come first to a barrier with a name decides whom it is for: no rule says.
///     the call is tvm_storage_sync with a name, as many threads as it says have come, others met
///     at that name before, or one that has come says another number
///   ------------------------------------------------------------
///   <Arrived() . K, M> || T waits  -->  S-DEVICE
struct BarrierOfOthers {
  static constexpr RuleInfo info{"TIR-Thread-barrier-others", clauses("EXT/Threads/some"),
                                 Code::S_DEVICE};
  static Truth auto when(const At<Arrived> auto& r) { return r.truth(r.complete && r.is_unclear); }
  static std::string describe(const At<Arrived> auto& r) {
    return fmt::format("other threads meet at the name of {}, or for another number of them",
                       spec::print(r.node));
  }
};
/// Of Arrived, for barriers.
using BarrierArrivals = Rules<BarrierMeets, BarrierMeetsSome, BarrierOfOthers>;

}  // namespace tenor::semantics
