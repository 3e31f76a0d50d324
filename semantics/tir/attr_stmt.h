// SPDX-License-Identifier: Apache-2.0
// AttrStmt. TIR/Exec/3; ledger TIR-D18, D59. Two keys run their body in parallel; volatile_scope
// and all others only run it.
#pragma once

#include "semantics/tir/attr_thread.h"

namespace tenor::semantics {

/// Any key without meaning at run time.                                     TIR/Exec/3,
/// TIR/Exec/3.2:d
struct AttrStmtPlain {
  static constexpr RuleInfo info{
      "TIR-AttrStmt", spec::clauses("TIR/Exec/3", "TIR/Exec/3.2:d", "TIR/Grammar/Attrs/p1:b")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const ExecAttrStmt& f) {
    return D::truth(!runs_threads(*f.node));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecAttrStmt& f) {
    m.execute(f.node->body);
  }
};

/// thread_extent, virtual_thread: the number of executions.            TIR/Exec/3.1, TIR/Exec/3.1.1
struct AttrStmtExtent {
  static constexpr RuleInfo info{"TIR-AttrStmt-extent",
                                 spec::clauses("TIR/Exec/3.1.1", "TIR/Exec/3.1")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const ExecAttrStmt& f) {
    return D::truth(runs_threads(*f.node));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecAttrStmt& f) {
    m.evaluate_then(ThreadExtent{{f.node}}, f.node->value);
  }
};
template <>
struct RulesOf<ExecAttrStmt> : Rules<AttrStmtPlain, AttrStmtExtent> {};

/// The body that often, in parallel.                              TIR/Exec/3.1.2, TIR/Exec/3.1.2:c
struct AttrStmtThreads {
  static constexpr RuleInfo info{
      "TIR-AttrStmt-threads",
      spec::clauses("TIR/Exec/3.1.2", "TIR/Exec/3.1.2:c", "TIR-D59", "TIR/State/b3")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ThreadExtent& f) {
    return runs_as(m, f, ThreadCase::kParallel);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ThreadExtent& f) {
    const Axis axis = axis_of(m, f);
    push_loop<ThreadNext>(m, f, launch_values(m, f));
    m.enter_parallel(axis);
  }
};

/// An extent that was never written. TIR-D19
struct AttrStmtIndeterminate {
  static constexpr RuleInfo info{"TIR-AttrStmt-indeterminate", spec::clauses("TIR-D19"),
                                 spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ThreadExtent& f) {
    return D::is_indeterminate(m.operands(f)[0]);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const ThreadExtent& f) {
    return fmt::format("the extent {} was never written", spec::print(f.node->value));
  }
};
template <>
struct RulesOf<ThreadExtent> : Rules<AttrStmtThreads, AttrStmtFork, AttrStmtSameThread,
                                     AttrStmtOtherExtent, AttrStmtIndeterminate> {};

template <class L, class D>
typename D::Truth another_thread(const MachineOf<L, D>& m, const ThreadNext& f) {
  const LaunchOperands launch(m.operands(f));
  return D::less(D::index(launch.ordinal), D::index(launch.extent));
}

/// One of the executions, its number bound to the node.          TIR/Exec/3.1.2:b, TIR/Exec/3.1.3
struct AttrStmtIterate {
  static constexpr RuleInfo info{"TIR-AttrStmt-iterate",
                                 spec::clauses("TIR/Exec/3.1.2:b", "TIR/Exec/3.1.3", "TIR-D18")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ThreadNext& f) {
    return another_thread(m, f) & thread_fits(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ThreadNext& f) {
    const LaunchOperands launch(m.operands(f));
    if (m.layout().launches_race()) m.set_iteration(D::number_of(launch.ordinal));
    bind_thread(m, f);
    count_up<D>(launch.ordinal);
    m.push(f);
    m.execute(f.node->body);
  }
};

/// All executions have ended.                                     TIR/Exec/3.1.3, TIR/Exec/3.1.2:e
struct AttrStmtDone {
  static constexpr RuleInfo info{"TIR-AttrStmt-done",
                                 spec::clauses("TIR/Exec/3.1.3", "TIR/Exec/3.1.2:e")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ThreadNext& f) {
    return !another_thread(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ThreadNext& f) {
    m.leave_parallel();
    m.drop(f);
  }
};
/// A number that the variable's datatype has not.                                          TIR-D57
struct AttrStmtOverflow {
  static constexpr RuleInfo info{"TIR-AttrStmt-overflow",
                                 spec::clauses("TIR-D57", "TIR/Exec/3.1.2:b"),
                                 spec::Code::U_LOOP_OVERFLOW};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ThreadNext& f) {
    return another_thread(m, f) & !thread_fits(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const ThreadNext& f) {
    return describe_thread_overflow(m, f);
  }
};
template <>
struct RulesOf<ThreadNext> : Rules<AttrStmtIterate, AttrStmtDone, AttrStmtOverflow> {};

}  // namespace tenor::semantics
