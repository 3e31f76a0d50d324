// SPDX-License-Identifier: Apache-2.0
// Threads of a warp exchange values: tvm_warp_shuffle, _up, _down, _xor, tvm_warp_activemask, also
// by the names that CUDA gives them, and vote: ptx.any_sync, cuda.ballot_sync. They order no access
// of memory. EXT/Threads/meet; EXT/Builtin/<name>. In the inference rules G is the group, lane(t)
// the number of a thread t in its warp, and every thread t of G has brought v(t).
#pragma once

#include "semantics/tir/call/barrier.h"

namespace tenor::semantics {

/// The lane whose value a shuffle gives to `lane`; `n` is the third argument, and a segment is as
/// many lanes as the fourth says.
inline std::uint64_t source_lane(std::string_view op, std::uint64_t lane, std::uint64_t n,
                                 std::uint64_t width) {
  const std::uint64_t first = lane / width * width, end = first + width;
  const auto is = [op](std::string_view kind) { return op.find(kind) != op.npos; };
  if (is("_up")) return n <= lane - first ? lane - n : lane;
  if (is("_down")) return n < end - lane ? lane + n : lane;
  if (is("_xor")) return (lane ^ n) < end ? lane ^ n : lane;
  return first + n % width;
}

/// What each thread of the group gets, in the order of the threads.
auto shuffled(At<Arrived> auto& r) {
  using Value = typename DomainOf<decltype(r)>::Value;
  struct Brought {
    std::uint64_t lane, wanted;
    Value value;
    bool runs;
  };
  const auto width = static_cast<std::uint64_t>(spec::as<spec::IntImm>(r.node->args[3])->value);
  std::vector<Brought> all;
  r->threads().for_each_arrived(
      *r, place_of(r), r.group, [&](const auto& axes, const Value* brought, bool runs) {
        const std::uint64_t lane = r.group.lane(axes);
        const auto n = r.number(r.d.index(brought[2]));
        all.push_back({lane, source_lane(r.node->op, lane, n, width), brought[1], runs});
      });
  std::vector<std::pair<Value, bool>> given;
  for (const Brought& b : all) {
    const auto from = std::ranges::find(all, b.wanted, &Brought::lane);
    given.emplace_back(from == all.end() ? r.d.indeterminate(r.node->dtype.scalar) : from->value,
                       b.runs);
  }
  return given;
}

/// Gives each thread what is its own of `given`.
void hand_out(At<Arrived> auto& r, const auto& given) {
  for (const auto& [value, runs] : given)
    if (runs) *r.result() = value;
  std::size_t next = 0;
  r->threads().let_go(*r, r.group, [&] {
    if (given[next].second) ++next;
    return given[next++].first;
  });
}

/// The threads continue, each with the value of the lane that it asks for.
///     the call is a shuffle, all of G have come, s(t) is the lane that t asks for,
///     w(t) is v of the thread of G in lane s(t), or indeterminate where there is none
///   ------------------------------------------------------------
///   <Arrived(v) . K, M> || T waits  -->  <w . K, M> || T, each t of G in T with its w(t)
struct ShuffleMeets {
  static constexpr RuleInfo info{
      "TIR-Thread-shuffle",
      clauses("EXT/Builtin/tvm_warp_shuffle", "EXT/Builtin/tvm_warp_shuffle_up",
              "EXT/Builtin/tvm_warp_shuffle_down", "EXT/Builtin/tvm_warp_shuffle_xor")};
  static Truth auto when(const At<Arrived> auto& r) {
    return r.truth(r.complete && meaning_of(*r.node).form == BuiltinForm::kShuffle);
  }
  static void then(At<Arrived> auto& r) { hand_out(r, shuffled(r)); }
};

/// The threads of the warp continue, each with a mask that names all of them.
///     the call is tvm_warp_activemask, all of G have come, m is the sum of 2^lane(t) over G
///   ------------------------------------------------------------
///   <Arrived() . K, M> || T waits  -->  <m . K, M> || T, each of G in T with m
struct ActiveMaskMeets {
  static constexpr RuleInfo info{"TIR-Thread-activemask",
                                 clauses("EXT/Builtin/tvm_warp_activemask")};
  static Truth auto when(const At<Arrived> auto& r) {
    return r.truth(r.complete && meaning_of(*r.node).form == BuiltinForm::kActiveMask);
  }
  static void then(At<Arrived> auto& r) {
    std::int64_t mask = 0;
    r->threads().for_each_arrived(*r, place_of(r), r.group, [&](const auto& axes, auto*, bool) {
      mask |= std::int64_t{1} << r.group.lane(axes);
    });
    const auto value = r.d.integer(r.node->dtype.scalar, mask);
    *r.result() = value;
    r->threads().let_go(*r, r.group, [&] { return value; });
  }
};
/// The lanes of the threads that vote for it, as a mask.
std::int64_t votes(At<Arrived> auto& r) {
  std::int64_t mask = 0;
  r->threads().for_each_arrived(*r, place_of(r), r.group,
                                [&](const auto& axes, const auto* brought, bool) {
                                  if (r.number(r.d.index(brought[1])) != 0)
                                    mask |= std::int64_t{1} << r.group.lane(axes);
                                });
  return mask;
}
/// The threads that the mask names continue, each with the lanes of those that vote for it, or with
/// whether there is one.
///     the call is a vote, all of G have come, m is the sum of 2^lane(t) over t of G with v(t) !=
///     0, n is m of a ballot, else 1 if m != 0, else 0
///   ------------------------------------------------------------
///   <Arrived(v) . K, M> || T waits  -->  <n . K, M> || T, each of G in T with n
struct VoteMeets {
  static constexpr RuleInfo info{
      "TIR-Thread-vote", clauses("EXT/Builtin/ptx.any_sync", "EXT/Builtin/cuda.ballot_sync")};
  static Truth auto when(const At<Arrived> auto& r) {
    return r.truth(r.complete && meaning_of(*r.node).form == BuiltinForm::kVote);
  }
  static void then(At<Arrived> auto& r) {
    const std::int64_t mask = votes(r);
    const bool is_ballot = r.node->op == "cuda.ballot_sync";
    const auto value = r.d.integer(r.node->dtype.scalar, is_ballot ? mask : mask != 0 ? 1 : 0);
    *r.result() = value;
    r->threads().let_go(*r, r.group, [&] { return value; });
  }
};
/// Of Arrived, for what the threads of a warp exchange.
using WarpArrivals = Rules<ShuffleMeets, VoteMeets, ActiveMaskMeets>;

}  // namespace tenor::semantics
