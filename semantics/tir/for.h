// SPDX-License-Identifier: Apache-2.0
// For, in its five kinds. TIR/Exec/12; ledger TIR-D1 to D4, D57, D58, D61; EXT/For/step.
// Kinds without order run here in that order, and the footprints of their
// iterations tell whether another order could matter (docs/machine.md).
#pragma once

#include "semantics/tir/for_thread.h"
#include "semantics/tir/skipped_init.h"
#include "semantics/tir/state/plain.h"

namespace tenor::semantics {

/// Min and extent, once.                    TIR/Exec/12.1.1, 12.1.4, 12.2.1; TIR-D3; EXT/For/step
struct ForBounds {
  static constexpr RuleInfo info{
      "TIR-For-bounds", spec::clauses("TIR/Exec/12.1.1", "TIR/Exec/12.1.4", "TIR/Exec/12.2.1",
                                      "TIR-D3", "EXT/For/step")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecFor& f) {
    m.evaluate_then(ForReady{{f.node}}, f.node->min, f.node->extent, f.node->step);
  }
};
template <>
struct RulesOf<ExecFor> : Rules<ForBounds> {};

/// Serial and unrolled loops. TIR/Exec/12.1.1:b, 12.1.2, 12.1.3, 12.1.4:b, 12.4
struct ForSerial {
  static constexpr RuleInfo info{
      "TIR-For-serial",
      spec::clauses("TIR/Exec/12.1.3", "TIR/Exec/12.1.1:b", "TIR/Exec/12.1.2", "TIR/Exec/12.1.4:b",
                    "TIR/Exec/12.4", "TIR-D1"),
      {},
      spec::intended("TIR-D1")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForReady& f) {
    return D::truth(in_order(f.node->for_kind)) & bounds_are_known(m, f) & step_is_positive(m, f);
  }
  template <class L, class D>
  static typename D::Truth agrees(const MachineOf<L, D>& m, const ForReady& f) {
    return begins_at_zero(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ForReady& f) {
    push_loop<ForNext>(m, f, loop_values(m, f, as_extent<D>));
  }
};
/// The same, of a loop that ends where its variable reaches the extent.    TIR-D1, TIR/Exec/12.1.5
struct ForSerialToEnd : ForSerial {
  static constexpr RuleInfo info{"TIR-For-serial-to-end",
                                 spec::clauses("TIR-D1", "TIR/Exec/12.1.5"),
                                 {},
                                 spec::as_written("TIR-D1")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ForReady& f) {
    push_loop<ForNext>(m, f, loop_values(m, f, as_end<D>));
  }
};

/// Parallel, vectorized and thread-bound loops.         TIR/Exec/12.2.2, 12.3, 12.5; TIR-D4, D58
struct ForParallel {
  static constexpr RuleInfo info{"TIR-For-parallel",
                                 spec::clauses("TIR/Exec/12.2.2", "TIR/Exec/12.3", "TIR/Exec/12.5",
                                               "TIR-D4", "TIR-D58", "TIR/Exec/12.3:e"),
                                 {},
                                 spec::intended("TIR-D4")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForReady& f) {
    return runs_as(m, f, ThreadCase::kParallel);
  }
  template <class L, class D>
  static typename D::Truth agrees(const MachineOf<L, D>& m, const ForReady& f) {
    return begins_at_zero(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ForReady& f) {
    run(m, f, loop_values(m, f, as_extent<D>));
  }
  template <class L, class D>
  static void run(MachineOf<L, D>& m, const ForReady& f, const LoopValues<D>& values) {
    const Axis axis = axis_of(m, f);
    push_loop<ParallelNext>(m, f, values);
    m.enter_parallel(axis);
  }
};
/// The same, with an iteration for each value from min up to the extent.  TIR-D4, TIR/Exec/12.2.1:b
struct ForParallelToEnd : ForParallel {
  static constexpr RuleInfo info{"TIR-For-parallel-to-end",
                                 spec::clauses("TIR-D4", "TIR/Exec/12.2.1:b"),
                                 {},
                                 spec::as_written("TIR-D4")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ForReady& f) {
    run(m, f, loop_values(m, f, as_end<D>));
  }
};

/// A bound that was never written.                                                          TIR-D19
struct ForIndeterminate {
  static constexpr RuleInfo info{"TIR-For-indeterminate", spec::clauses("TIR-D19"),
                                 spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForReady& f) {
    return !bounds_are_known(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const ForReady& f) {
    return fmt::format("a bound of the loop over {} was never written",
                       f.node->loop_var->name_hint);
  }
};

/// A step that is not positive: nothing says which iterations there are.               EXT/For/step
struct ForStep {
  static constexpr RuleInfo info{"TIR-For-no-step", spec::clauses("EXT/For/step"),
                                 spec::Code::O_STEP};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForReady& f) {
    return bounds_are_known(m, f) & !step_is_positive(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const ForReady& f) {
    return fmt::format("the loop over {} steps by {}", f.node->loop_var->name_hint,
                       D::show(LoopOperands(m.operands(f)).step));
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
  static constexpr RuleInfo info{
      "TIR-For-iterate",
      spec::clauses("TIR/Exec/12.1.6", "TIR/Exec/12.1.5", "TIR/Exec/12.1.7", "TIR/Exec/12.1.7:b",
                    "TIR-D2", "TIR-D3"),
      {},
      spec::intended("TIR-D3")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForNext& f) {
    return iterates(m, f) & variable_fits(m, f);
  }
  /// Nothing changes what such an extent is.
  template <class L, class D>
  static typename D::Truth agrees(const MachineOf<L, D>&, const ForNext& f) {
    return D::truth(is_plain(f.node->extent));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ForNext& f) {
    begin(m, f);
    m.push(f);
    m.push_meeting(f.node, f.node);
    m.execute(f.node->body);
  }
  template <class L, class D>
  static void begin(MachineOf<L, D>& m, ForNext& f) {
    bind_iteration(m, f);
  }
};

/// The same, and the extent is evaluated before the next.                  TIR-D3, TIR/Exec/12.1.4
struct ForIterateOnce : ForIterate {
  static constexpr RuleInfo info{"TIR-For-iterate-once",
                                 spec::clauses("TIR-D3", "TIR/Exec/12.1.4", "TIR/Exec/12.1.6"),
                                 {},
                                 spec::as_written("TIR-D3")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ForNext& f) {
    bind_iteration(m, f);
    m.push(ForExtent{{f.node, f.operands}});
    m.push_meeting(f.node, f.node);
    m.execute(f.node->body);
  }
};

/// No further iteration. That there was none may have skipped an init.     TIR/Exec/12.1.5; TIR-D1,
/// D9
struct ForDone {
  static constexpr RuleInfo info{"TIR-For-done",
                                 spec::clauses("TIR/Exec/12.1.5", "TIR-D1", "TIR-D9")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForNext& f) {
    return !iterates(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ForNext& f) {
    note_if_empty(m, f);
    m.drop(f);
  }
};

/// A value that the loop variable's datatype has not.                                       TIR-D57
struct ForOverflow {
  static constexpr RuleInfo info{"TIR-For-overflow", spec::clauses("TIR-D57", "TIR/Exec/12.1.7"),
                                 spec::Code::U_LOOP_OVERFLOW};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForNext& f) {
    return iterates(m, f) & !variable_fits(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const ForNext& f) {
    return describe_overflow(m, f);
  }
};
template <>
struct RulesOf<ForNext> : Rules<ForIterate, ForIterateOnce, ForDone, ForOverflow> {};

}  // namespace tenor::semantics
