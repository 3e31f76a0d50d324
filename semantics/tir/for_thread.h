// SPDX-License-Identifier: Apache-2.0
// For over the threads of a block. TIR/Exec/12.5; ledger TIR-D57, D73. One that stands inside of a
// loop of its own tag runs the iteration of the same ordinal.
#pragma once

#include "semantics/tir/for_loop.h"

namespace tenor::semantics {

/// Threads of one block: all of them, each with its number.                 TIR-D73, TIR/Exec/12.5
struct ForFork {
  static constexpr RuleInfo info{
      "TIR-For-fork", spec::clauses("TIR-D73", "TIR/Exec/12.5", "TIR/Exec/12.2.2:c", "TIR-D61")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForReady& f) {
    return runs_as(m, f, ThreadCase::kFork);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ForReady& f) {
    fork_threads<ForThread>(m, f, axis_of(m, f), loop_values(m, f));
  }
};
/// Inside of a loop over the same axis: the iteration of the same ordinal.                  TIR-D73
struct ForSameThread {
  static constexpr RuleInfo info{"TIR-For-same-thread", spec::clauses("TIR-D73")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForReady& f) {
    return runs_as(m, f, ThreadCase::kSame);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ForReady& f) {
    go_on_as_thread<ForThread>(m, f, axis_of(m, f), loop_values(m, f));
  }
};
/// The same, of another extent.                                                             TIR-D73
struct ForOtherExtent {
  static constexpr RuleInfo info{"TIR-For-other-extent", spec::clauses("TIR-D73"),
                                 spec::Code::U_THREAD_EXTENT};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForReady& f) {
    return runs_as(m, f, ThreadCase::kOtherExtent);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const ForReady& f) {
    return describe_axis(m, axis_of(m, f));
  }
};

/// A thread's own iteration.                                                TIR-D73, TIR/Exec/12.5
struct ForThreadBody {
  static constexpr RuleInfo info{"TIR-For-thread", spec::clauses("TIR-D73", "TIR/Exec/12.5")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForThread& f) {
    return variable_fits(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ForThread& f) {
    bind_iteration(m, f);
    m.execute(f.node->body);
  }
};
/// A value that the loop variable's datatype has not.                              TIR-D57, TIR-D73
struct ForThreadOverflow {
  static constexpr RuleInfo info{"TIR-For-thread-overflow", spec::clauses("TIR-D57", "TIR-D73"),
                                 spec::Code::U_LOOP_OVERFLOW};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ForThread& f) {
    return !variable_fits(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const ForThread& f) {
    return describe_overflow(m, f);
  }
};
template <>
struct RulesOf<ForThread> : Rules<ForThreadBody, ForThreadOverflow> {};

}  // namespace tenor::semantics
