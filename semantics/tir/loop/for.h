// SPDX-License-Identifier: Apache-2.0
// For, in its five kinds. TIR/Exec/12; ledger TIR-D1 to D4, D57, D58, D61; EXT/For/step. Kinds
// without order run in the order of their numbers, and footprints of the iterations show whether
// another order could matter (docs/machine.md). In the inference rules x is the loop variable,
// cast(v) is v in the datatype of x, and k is the number of the next iteration. A loop without a
// step has step 1. As k * step stays below the extent, there are ceil(extent / step) iterations.
// `[Barrier]` is pushed where threads of a block may meet.
#pragma once

#include "semantics/tir/block/skipped_init.h"
#include "semantics/tir/loop/for_thread.h"
#include "semantics/tir/state/plain.h"

namespace tenor::semantics {

/// The loop evaluates its bounds.
///   <ExecFor(x, min, extent, step, body) . K, M>  -->  <min . extent . step . ForReady . K, M>
struct ForBounds {
  static constexpr RuleInfo info{
      "TIR-For-bounds",
      clauses("TIR/Exec/12.1.1", "TIR/Exec/12.1.4", "TIR/Exec/12.2.1", "TIR-D3", "EXT/For/step")};
  static void then(At<ExecFor> auto& r) {
    r->evaluate_then(ForReady{{r.node}}, r.node->min, r.node->extent, r.node->step);
  }
};
template <>
struct RulesOf<ExecFor> : Rules<ForBounds> {};

/// A serial or unrolled loop begins, with an iteration for each value from min, in steps of step,
/// below min + extent.
///     the loop is serial or unrolled, min, extent, step are determinate, step > 0,
///     TIR-D1 as intended
///   ------------------------------------------------------------
///   <ForReady(min, extent, step) . K, M>  -->  <ForNext(cast(min), cast(extent), step, 0) . K, M>
struct ForSerial {
  static constexpr RuleInfo info{
      "TIR-For-serial",
      clauses("TIR/Exec/12.1.3", "TIR/Exec/12.1.1:b", "TIR/Exec/12.1.2", "TIR/Exec/12.1.4:b",
              "TIR/Exec/12.4", "TIR-D1", "EXT/For/step"),
      intended("TIR-D1")};
  static Truth auto when(const At<ForReady> auto& r) {
    return r.truth(in_order(r.node->for_kind)) & bounds_are_known(r) & step_is_positive(r);
  }
  static Truth auto agrees(const At<ForReady> auto& r) { return begins_at_zero(r); }
  static void then(At<ForReady> auto& r) { begin_loop<ForNext>(r, as_extent); }
};
/// A serial or unrolled loop begins, with an iteration for each value from min, in steps of step,
/// below the extent.
///     the loop is serial or unrolled, min, extent, step are determinate, step > 0,
///     TIR-D1 as written
///   ------------------------------------------------------------
///   <ForReady(min, extent, step) . K, M>  -->
///         <ForNext(cast(min), cast(extent) - cast(min), step, 0) . K, M>
struct ForSerialToEnd : ForSerial {
  static constexpr RuleInfo info{"TIR-For-serial-to-end", clauses("TIR-D1", "TIR/Exec/12.1.5"),
                                 as_written("TIR-D1")};
  static void then(At<ForReady> auto& r) { begin_loop<ForNext>(r, as_end); }
};

/// Begins a loop without order, one iteration after the other.
void push_parallel(At<ForReady> auto& r, auto length) {
  const Axis axis = axis_of(r, length);
  begin_loop<ParallelNext>(r, length);
  r->enter_parallel(axis);
}

/// A parallel, vectorized or thread-bound loop begins; level is its level of nesting in footprints.
///     the loop has no order, min, extent, step are determinate, step > 0,
///     no enclosing loop has its axis, it does not fork, TIR-D4 as intended
///   ------------------------------------------------------------
///   <ForReady(min, extent, step) . K, M>  -->
///         <ParallelNext(cast(min), cast(extent), step, 0) . K, M + level>
struct ForParallel {
  static constexpr RuleInfo info{"TIR-For-parallel",
                                 clauses("TIR/Exec/12.2.2", "TIR/Exec/12.3", "TIR/Exec/12.5",
                                         "TIR-D4", "TIR-D58", "TIR/Exec/12.3:e", "EXT/For/step"),
                                 intended("TIR-D4")};
  static Truth auto when(const At<ForReady> auto& r) { return runs_parallel(r, as_extent); }
  static Truth auto agrees(const At<ForReady> auto& r) { return begins_at_zero(r); }
  static void then(At<ForReady> auto& r) { push_parallel(r, as_extent); }
};
/// A loop without order begins, with an iteration for each value from min, in steps of step, below
/// the extent.
///     the loop has no order, min, extent, step are determinate, step > 0,
///     no enclosing loop has its axis, it does not fork, TIR-D4 as written
///   ------------------------------------------------------------
///   <ForReady(min, extent, step) . K, M>  -->
///         <ParallelNext(cast(min), cast(extent) - cast(min), step, 0) . K, M + level>
struct ForParallelToEnd : ForParallel {
  static constexpr RuleInfo info{"TIR-For-parallel-to-end", clauses("TIR-D4", "TIR/Exec/12.2.1:b"),
                                 as_written("TIR-D4")};
  static Truth auto when(const At<ForReady> auto& r) { return runs_parallel(r, as_end); }
  static void then(At<ForReady> auto& r) { push_parallel(r, as_end); }
};

/// A bound has an indeterminate value: the program is unspecified.
///     min, extent or step is indeterminate
///   ----------------------------------------------------------
///   <ForReady(min, extent, step) . K, M>  -->  U-INDETERMINATE
struct ForIndeterminate {
  static constexpr RuleInfo info{"TIR-For-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<ForReady> auto& r) { return !bounds_are_known(r); }
  static std::string describe(const At<ForReady> auto& r) {
    return fmt::format("a bound of the loop over {} was never written",
                       r.node->loop_var->name_hint);
  }
};

/// The step is not positive, and no clause says which iterations there are.
///     min, extent, step are determinate, step <= 0
///   -------------------------------------------------
///   <ForReady(min, extent, step) . K, M>  -->  O-STEP
struct ForStep {
  static constexpr RuleInfo info{"TIR-For-no-step", clauses("EXT/For/step"), Code::O_STEP};
  static Truth auto when(const At<ForReady> auto& r) {
    return bounds_are_known(r) & !step_is_positive(r);
  }
  static std::string describe(const At<ForReady> auto& r) {
    return fmt::format("the loop over {} steps by {}", r.node->loop_var->name_hint,
                       r.d.show(LoopOperands(r.operands()).step));
  }
};
template <>
struct RulesOf<ForReady> : Rules<ForOtherExtentToEnd, ForSerial, ForSerialToEnd, ForParallel,
                                 ForParallelToEnd, ForFork, ForForkToEnd, ForSameThread,
                                 ForSameThreadToEnd, ForOtherExtent, ForIndeterminate, ForStep> {};

/// The body runs, with the next value in the loop variable.
///     k * step < extent, the datatype of x has min + k * step, TIR-D3 as intended
///   ------------------------------------------------------------
///   <ForNext(min, extent, step, k) . K, M>  -->
///         <body . [Barrier] . ForNext(min, extent, step, k + 1) . K, M[x := min + k * step]>
struct ForIterate {
  static constexpr RuleInfo info{"TIR-For-iterate",
                                 clauses("TIR/Exec/12.1.6", "TIR/Exec/12.1.5", "TIR/Exec/12.1.7",
                                         "TIR/Exec/12.1.7:b", "TIR-D2", "TIR-D3", "TIR-D1"),
                                 intended("TIR-D3")};
  static Truth auto when(const At<ForNext> auto& r) { return iterates(r) & variable_fits(r); }
  /// The extent has the same value each time.
  static Truth auto agrees(const At<ForNext> auto& r) { return r.truth(is_plain(r.node->extent)); }
  static void then(At<ForNext> auto& r) {
    begin(r);
    r->push(r.frame());
    r->push_barrier(r.node, r.node);
    r->execute(r.node->body);
  }
  static void begin(At<ForNext> auto& r) { bind_iteration(r); }
};

/// The body runs, and the extent will be evaluated again before the next iteration.
///     k * step < extent, the datatype of x has min + k * step, TIR-D3 as written
///   ------------------------------------------------------------
///   <ForNext(min, extent, step, k) . K, M>  -->
///         <body . [Barrier] . ForExtent(min, extent, step, k + 1) . K, M[x := min + k * step]>
struct ForIterateOnce : ForIterate {
  static constexpr RuleInfo info{"TIR-For-iterate-once",
                                 clauses("TIR-D3", "TIR/Exec/12.1.4", "TIR/Exec/12.1.6"),
                                 as_written("TIR-D3")};
  static void then(At<ForNext> auto& r) {
    bind_iteration(r);
    r->push(ForExtent{{r.node, r.frame().operands}});
    r->push_barrier(r.node, r.node);
    r->execute(r.node->body);
  }
};

/// The loop ends; a note says so if a reduction had no iteration.
///     k * step >= extent
///   ---------------------------------------------------
///   <ForNext(min, extent, step, k) . K, M>  -->  <K, M>
struct ForDone {
  static constexpr RuleInfo info{"TIR-For-done",
                                 clauses("TIR/Exec/12.1.5", "TIR-D1", "EXT/For/step", "TIR-D9")};
  static Truth auto when(const At<ForNext> auto& r) { return !iterates(r); }
  static void then(At<ForNext> auto& r) {
    note_if_empty(r);
    r.drop();
  }
};

/// The loop variable's datatype does not have the next value.
///     k * step < extent, the datatype of x does not have min + k * step
///   ------------------------------------------------------------
///   <ForNext(min, extent, step, k) . K, M>  -->  U-LOOP-OVERFLOW
struct ForOverflow {
  static constexpr RuleInfo info{"TIR-For-overflow", clauses("TIR-D57", "TIR/Exec/12.1.7"),
                                 Code::U_LOOP_OVERFLOW};
  static Truth auto when(const At<ForNext> auto& r) { return iterates(r) & !variable_fits(r); }
  static std::string describe(const At<ForNext> auto& r) { return describe_overflow(r); }
};
template <>
struct RulesOf<ForNext> : Rules<ForIterate, ForIterateOnce, ForDone, ForOverflow> {};

}  // namespace tenor::semantics
