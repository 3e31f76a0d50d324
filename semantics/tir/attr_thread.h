// SPDX-License-Identifier: Apache-2.0
// AttrStmt over the threads of a block: thread_extent and virtual_thread. TIR/Exec/3.1; ledger
// TIR-D18, D57, D73. Operands while it runs: the extent, and the number of the execution.
#pragma once

#include "semantics/tir/elementwise.h"
#include "semantics/tir/loop_operands.h"
#include "semantics/tir/threads.h"

namespace tenor::semantics {

constexpr bool runs_threads(const spec::AttrStmt& s) {
  return s.attr_key == "thread_extent" || s.attr_key == "virtual_thread";
}

/// The variable that counts the executions: TIR-D18 accepts an IterVar too.
constexpr const spec::Variable* thread_variable(const spec::AttrStmt& s) {
  return s.node.iter_var ? s.node.iter_var->var : s.node.variable;
}

/// Has the variable's datatype the execution's number?
template <class L, class D, class F>
typename D::Truth thread_fits(const MachineOf<L, D>& m, const F& f) {
  return D::represents(thread_variable(*f.node)->dtype.scalar,
                       LaunchOperands(m.operands(f)).ordinal);
}
template <class L, class D, class F>
void bind_thread(MachineOf<L, D>& m, const F& f) {
  const spec::Variable* variable = thread_variable(*f.node);
  const auto value = D::cast(LaunchOperands(m.operands(f)).ordinal, variable->dtype.scalar);
  m.bind(variable, value);
}
template <class L, class D, class F>
std::string describe_thread_overflow(const MachineOf<L, D>& m, const F& f) {
  const spec::Variable* v = thread_variable(*f.node);
  return fmt::format("{} would reach {}, which {} cannot hold", v->name_hint,
                     D::show(LaunchOperands(m.operands(f)).ordinal), spec::to_string(v->dtype));
}

template <class L, class D>
std::array<typename D::Value, 2> launch_values(const MachineOf<L, D>& m, const ThreadExtent& f) {
  return {m.operands(f)[0], D::integer(spec::int_type(64).scalar, 0)};
}
template <class L, class D>
Axis axis_of(const MachineOf<L, D>& m, const ThreadExtent& f) {
  const spec::IterVar* iv = f.node->node.iter_var;
  const std::string_view tag = iv ? iv->thread_tag : std::string_view();
  const bool is_virtual = f.node->attr_key == "virtual_thread";
  const AxisKind kind = is_virtual ? AxisKind::kVirtual : axis_kind(tag);
  const bool shared =
      kind != AxisKind::kNone && m.layout().has_axes() && m.layout().launches_race();
  return {f.node, tag, shared ? kind : AxisKind::kNone,
          iterations<D>(m.operands(f)[0], D::integer(spec::int_type(64).scalar, 1))};
}
/// Does an attribute whose extent is known run so?
template <class L, class D>
typename D::Truth runs_as(const MachineOf<L, D>& m, const ThreadExtent& f, ThreadCase c) {
  return !D::is_indeterminate(m.operands(f)[0]) & D::truth(thread_case(m, axis_of(m, f)) == c);
}

/// Threads of one block: all of them, each with its number.                TIR-D73, TIR/Exec/3.1.2
struct AttrStmtFork {
  static constexpr RuleInfo info{
      "TIR-AttrStmt-fork",
      spec::clauses("TIR-D73", "TIR/Exec/3.1.2", "TIR/Exec/3.1.2:c", "TIR-D59", "TIR/State/b3")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ThreadExtent& f) {
    return runs_as(m, f, ThreadCase::kFork);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ThreadExtent& f) {
    fork_threads<AttrThread>(m, f, axis_of(m, f), launch_values(m, f));
  }
};
/// Inside of a loop over the same axis: the execution of the same number.                   TIR-D73
struct AttrStmtSameThread {
  static constexpr RuleInfo info{"TIR-AttrStmt-same-thread", spec::clauses("TIR-D73")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ThreadExtent& f) {
    return runs_as(m, f, ThreadCase::kSame);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ThreadExtent& f) {
    go_on_as_thread<AttrThread>(m, f, axis_of(m, f), launch_values(m, f));
  }
};
/// The same, of another extent.                                                             TIR-D73
struct AttrStmtOtherExtent {
  static constexpr RuleInfo info{"TIR-AttrStmt-other-extent", spec::clauses("TIR-D73"),
                                 spec::Code::U_THREAD_EXTENT};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ThreadExtent& f) {
    return runs_as(m, f, ThreadCase::kOtherExtent);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const ThreadExtent& f) {
    return describe_axis(m, axis_of(m, f));
  }
};

/// A thread's own execution, its number bound to the node.     TIR-D73, TIR/Exec/3.1.2:b, TIR-D18
struct AttrThreadBody {
  static constexpr RuleInfo info{"TIR-AttrStmt-thread",
                                 spec::clauses("TIR-D73", "TIR/Exec/3.1.2:b", "TIR-D18")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const AttrThread& f) {
    return thread_fits(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, AttrThread& f) {
    bind_thread(m, f);
    m.execute(f.node->body);
  }
};
/// A number that the variable's datatype has not.                                  TIR-D57, TIR-D73
struct AttrThreadOverflow {
  static constexpr RuleInfo info{"TIR-AttrStmt-thread-overflow",
                                 spec::clauses("TIR-D57", "TIR-D73"), spec::Code::U_LOOP_OVERFLOW};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const AttrThread& f) {
    return !thread_fits(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const AttrThread& f) {
    return describe_thread_overflow(m, f);
  }
};
template <>
struct RulesOf<AttrThread> : Rules<AttrThreadBody, AttrThreadOverflow> {};

}  // namespace tenor::semantics
