// SPDX-License-Identifier: Apache-2.0
// For, in its five kinds. TIR/Exec/12; ledger TIR-D1 to D4, D57, D58, D61; EXT/For/step.
// Kinds without order run here in that order, and the footprints of their
// iterations tell whether another order could matter (docs/machine.md).
#pragma once

#include "semantics/tir/block/skipped_init.h"
#include "semantics/tir/loop/for_thread.h"
#include "semantics/tir/state/plain.h"

namespace tenor::semantics {

/// Min and extent, once.                    TIR/Exec/12.1.1, 12.1.4, 12.2.1; TIR-D3; EXT/For/step
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

/// Serial and unrolled loops. TIR/Exec/12.1.1:b, 12.1.2, 12.1.3, 12.1.4:b, 12.4
struct ForSerial {
  static constexpr RuleInfo info{"TIR-For-serial",
                                 clauses("TIR/Exec/12.1.3", "TIR/Exec/12.1.1:b", "TIR/Exec/12.1.2",
                                         "TIR/Exec/12.1.4:b", "TIR/Exec/12.4", "TIR-D1"),
                                 intended("TIR-D1")};
  static Truth auto when(const At<ForReady> auto& r) {
    return r.truth(in_order(r.node->for_kind)) & bounds_are_known(r) & step_is_positive(r);
  }
  static Truth auto agrees(const At<ForReady> auto& r) { return begins_at_zero(r); }
  static void then(At<ForReady> auto& r) { push_loop<ForNext>(r, loop_values(r, as_extent)); }
};
/// The same, of a loop that ends where its variable reaches the extent.    TIR-D1, TIR/Exec/12.1.5
struct ForSerialToEnd : ForSerial {
  static constexpr RuleInfo info{"TIR-For-serial-to-end", clauses("TIR-D1", "TIR/Exec/12.1.5"),
                                 as_written("TIR-D1")};
  static void then(At<ForReady> auto& r) { push_loop<ForNext>(r, loop_values(r, as_end)); }
};

/// Parallel, vectorized and thread-bound loops.         TIR/Exec/12.2.2, 12.3, 12.5; TIR-D4, D58
struct ForParallel {
  static constexpr RuleInfo info{"TIR-For-parallel",
                                 clauses("TIR/Exec/12.2.2", "TIR/Exec/12.3", "TIR/Exec/12.5",
                                         "TIR-D4", "TIR-D58", "TIR/Exec/12.3:e"),
                                 intended("TIR-D4")};
  static Truth auto when(const At<ForReady> auto& r) { return runs_as(r, ThreadCase::kParallel); }
  static Truth auto agrees(const At<ForReady> auto& r) { return begins_at_zero(r); }
  static void then(At<ForReady> auto& r) { run(r, loop_values(r, as_extent)); }
  static void run(At<ForReady> auto& r, const auto& values) {
    const Axis axis = axis_of(r);
    push_loop<ParallelNext>(r, values);
    r->enter_parallel(axis);
  }
};
/// The same, with an iteration for each value from min up to the extent.  TIR-D4, TIR/Exec/12.2.1:b
struct ForParallelToEnd : ForParallel {
  static constexpr RuleInfo info{"TIR-For-parallel-to-end", clauses("TIR-D4", "TIR/Exec/12.2.1:b"),
                                 as_written("TIR-D4")};
  static void then(At<ForReady> auto& r) { run(r, loop_values(r, as_end)); }
};

/// A bound that was never written.                                                          TIR-D19
struct ForIndeterminate {
  static constexpr RuleInfo info{"TIR-For-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<ForReady> auto& r) { return !bounds_are_known(r); }
  static std::string describe(const At<ForReady> auto& r) {
    return fmt::format("a bound of the loop over {} was never written",
                       r.node->loop_var->name_hint);
  }
};

/// A step that is not positive: nothing says which iterations there are.               EXT/For/step
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
struct RulesOf<ForReady> : Rules<ForSerial, ForSerialToEnd, ForParallel, ForParallelToEnd, ForFork,
                                 ForSameThread, ForOtherExtent, ForIndeterminate, ForStep> {};

/// The body, with the next value of the loop variable.
///     k * step < extent                    TIR/Exec/12.1.5, 12.1.6, 12.1.7, 12.1.7:b; TIR-D1, D2
///   ----------------------------------------------------------------------
///   <ForNext(k) . K>  -->  <body . ForNext(k + 1) . K, loop_var := min + k * step>
struct ForIterate {
  static constexpr RuleInfo info{"TIR-For-iterate",
                                 clauses("TIR/Exec/12.1.6", "TIR/Exec/12.1.5", "TIR/Exec/12.1.7",
                                         "TIR/Exec/12.1.7:b", "TIR-D2", "TIR-D3"),
                                 intended("TIR-D3")};
  static Truth auto when(const At<ForNext> auto& r) { return iterates(r) & variable_fits(r); }
  /// Nothing changes what such an extent is.
  static Truth auto agrees(const At<ForNext> auto& r) { return r.truth(is_plain(r.node->extent)); }
  static void then(At<ForNext> auto& r) {
    begin(r);
    r->push(r.frame());
    r->push_meeting(r.node, r.node);
    r->execute(r.node->body);
  }
  static void begin(At<ForNext> auto& r) { bind_iteration(r); }
};

/// The same, and the extent is evaluated before the next.                  TIR-D3, TIR/Exec/12.1.4
struct ForIterateOnce : ForIterate {
  static constexpr RuleInfo info{"TIR-For-iterate-once",
                                 clauses("TIR-D3", "TIR/Exec/12.1.4", "TIR/Exec/12.1.6"),
                                 as_written("TIR-D3")};
  static void then(At<ForNext> auto& r) {
    bind_iteration(r);
    r->push(ForExtent{{r.node, r.frame().operands}});
    r->push_meeting(r.node, r.node);
    r->execute(r.node->body);
  }
};

/// No further iteration. That there was none may have skipped an init.     TIR/Exec/12.1.5; TIR-D1,
/// D9
struct ForDone {
  static constexpr RuleInfo info{"TIR-For-done", clauses("TIR/Exec/12.1.5", "TIR-D1", "TIR-D9")};
  static Truth auto when(const At<ForNext> auto& r) { return !iterates(r); }
  static void then(At<ForNext> auto& r) {
    note_if_empty(r);
    r.drop();
  }
};

/// A value that the loop variable's datatype has not.                                       TIR-D57
struct ForOverflow {
  static constexpr RuleInfo info{"TIR-For-overflow", clauses("TIR-D57", "TIR/Exec/12.1.7"),
                                 Code::U_LOOP_OVERFLOW};
  static Truth auto when(const At<ForNext> auto& r) { return iterates(r) & !variable_fits(r); }
  static std::string describe(const At<ForNext> auto& r) { return describe_overflow(r); }
};
template <>
struct RulesOf<ForNext> : Rules<ForIterate, ForIterateOnce, ForDone, ForOverflow> {};

}  // namespace tenor::semantics
