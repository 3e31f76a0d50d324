// SPDX-License-Identifier: Apache-2.0
// For over the threads of a block. TIR/Exec/12.5; ledger TIR-D4, D57, D73. In the inference rules x
// is the loop variable, cast(v) is v in the datatype of x, n is the number of iterations, and k the
// number of one of them.
#pragma once

#include "semantics/tir/loop/for_loop.h"

namespace tenor::semantics {

// What a loop over threads does if that is its length.
void fork(At<ForReady> auto& r, auto length) {
  fork_threads<ForThread>(r, axis_of(r, length), loop_values(r, length));
}
void go_on(At<ForReady> auto& r, auto length) {
  continue_as_thread<ForThread>(r, axis_of(r, length), loop_values(r, length));
}

/// The run forks: each iteration is a thread of its own.
///     the loop has no order, min, extent, step are determinate, step > 0, n > 0,
///     its axis is of threads and no enclosing loop has it, or its iterations take turns,
///     T(k) = ForThread(cast(min), cast(extent), step, k) . ThreadEnd, TIR-D4 as intended
///   ------------------------------------------------------------
///   <ForReady(min, extent, step) . K, M>  -->  <T(0) . K, M> || ... || <T(n - 1) . K, M>
struct ForFork {
  static constexpr RuleInfo info{
      "TIR-For-fork", clauses("TIR-D73", "TIR/Exec/12.5", "TIR/Exec/12.2.2:c", "TIR-D61", "TIR-D4"),
      intended("TIR-D4")};
  static Truth auto when(const At<ForReady> auto& r) { return forks(r, as_extent); }
  static Truth auto agrees(const At<ForReady> auto& r) { return begins_at_zero(r); }
  static void then(At<ForReady> auto& r) { fork(r, as_extent); }
};
/// The run forks, with a thread for each value from min, in steps of step, below the extent.
///     the loop has no order, min, extent, step are determinate, step > 0, n > 0,
///     its axis is of threads and no enclosing loop has it, or its iterations take turns,
///     T(k) = ForThread(cast(min), cast(extent) - cast(min), step, k) . ThreadEnd,
///     TIR-D4 as written
///   ------------------------------------------------------------
///   <ForReady(min, extent, step) . K, M>  -->  <T(0) . K, M> || ... || <T(n - 1) . K, M>
struct ForForkToEnd : ForFork {
  static constexpr RuleInfo info{"TIR-For-fork-to-end",
                                 clauses("TIR-D4", "TIR-D73", "TIR/Exec/12.2.1:b"),
                                 as_written("TIR-D4")};
  static Truth auto when(const At<ForReady> auto& r) { return forks(r, as_end); }
  static void then(At<ForReady> auto& r) { fork(r, as_end); }
};
/// Inside a loop over the same axis, only the iteration with the number of that loop runs.
///     the loop has no order, min, extent, step are determinate, step > 0,
///     an enclosing loop over its axis has as many iterations and is at number k,
///     TIR-D4 as intended
///   ------------------------------------------------------------
///   <ForReady(min, extent, step) . K, M>  -->
///         <ForThread(cast(min), cast(extent), step, k) . AxisEnd . K, M>
struct ForSameThread {
  static constexpr RuleInfo info{"TIR-For-same-thread", clauses("TIR-D73", "TIR-D4"),
                                 intended("TIR-D4")};
  static Truth auto when(const At<ForReady> auto& r) { return continues_thread(r, as_extent); }
  static Truth auto agrees(const At<ForReady> auto& r) { return begins_at_zero(r); }
  static void then(At<ForReady> auto& r) { go_on(r, as_extent); }
};
/// The same, with an iteration for each value from min, in steps of step, below the extent.
///     the loop has no order, min, extent, step are determinate, step > 0,
///     an enclosing loop over its axis has as many iterations and is at number k,
///     TIR-D4 as written
///   ------------------------------------------------------------
///   <ForReady(min, extent, step) . K, M>  -->
///         <ForThread(cast(min), cast(extent) - cast(min), step, k) . AxisEnd . K, M>
struct ForSameThreadToEnd : ForSameThread {
  static constexpr RuleInfo info{"TIR-For-same-thread-to-end", clauses("TIR-D4", "TIR-D73"),
                                 as_written("TIR-D4")};
  static Truth auto when(const At<ForReady> auto& r) { return continues_thread(r, as_end); }
  static void then(At<ForReady> auto& r) { go_on(r, as_end); }
};
/// An enclosing loop over the same axis has another extent: the program is unspecified.
///     the loop has no order, min, extent, step are determinate, step > 0,
///     an enclosing loop over its axis has another number of iterations, TIR-D4 as intended
///   ------------------------------------------------------------
///   <ForReady(min, extent, step) . K, M>  -->  U-THREAD-EXTENT
struct ForOtherExtent {
  static constexpr RuleInfo info{"TIR-For-other-extent", clauses("TIR-D73", "TIR-D4"),
                                 Code::U_THREAD_EXTENT, intended("TIR-D4")};
  static Truth auto when(const At<ForReady> auto& r) { return has_other_extent(r, as_extent); }
  static Truth auto agrees(const At<ForReady> auto& r) { return begins_at_zero(r); }
  static std::string describe(const At<ForReady> auto& r) {
    return describe_axis(*r, axis_of(r, as_extent));
  }
};
/// An enclosing loop over the same axis has another number of iterations, the extent being the end.
///     the loop has no order, min, extent, step are determinate, step > 0,
///     an enclosing loop over its axis has another number of iterations, TIR-D4 as written
///   ------------------------------------------------------------
///   <ForReady(min, extent, step) . K, M>  -->  U-THREAD-EXTENT
struct ForOtherExtentToEnd : ForOtherExtent {
  static constexpr RuleInfo info{"TIR-For-other-extent-to-end", clauses("TIR-D4", "TIR-D73"),
                                 Code::U_THREAD_EXTENT, as_written("TIR-D4")};
  static Truth auto when(const At<ForReady> auto& r) { return has_other_extent(r, as_end); }
  static std::string describe(const At<ForReady> auto& r) {
    return describe_axis(*r, axis_of(r, as_end));
  }
};

/// A thread runs its iteration.
///     the datatype of x has min + k * step
///   ------------------------------------------------------------
///   <ForThread(min, extent, step, k) . K, M>  -->  <body . K, M[x := min + k * step]>
struct ForThreadBody {
  static constexpr RuleInfo info{"TIR-For-thread", clauses("TIR-D73", "TIR/Exec/12.5")};
  static Truth auto when(const At<ForThread> auto& r) { return variable_fits(r); }
  static void then(At<ForThread> auto& r) {
    bind_iteration(r);
    r->execute(r.node->body);
  }
};
/// The loop variable's datatype does not have the thread's value.
///     the datatype of x does not have min + k * step
///   ------------------------------------------------------------
///   <ForThread(min, extent, step, k) . K, M>  -->  U-LOOP-OVERFLOW
struct ForThreadOverflow {
  static constexpr RuleInfo info{"TIR-For-thread-overflow", clauses("TIR-D57", "TIR-D73"),
                                 Code::U_LOOP_OVERFLOW};
  static Truth auto when(const At<ForThread> auto& r) { return !variable_fits(r); }
  static std::string describe(const At<ForThread> auto& r) { return describe_overflow(r); }
};
template <>
struct RulesOf<ForThread> : Rules<ForThreadBody, ForThreadOverflow> {};

}  // namespace tenor::semantics
