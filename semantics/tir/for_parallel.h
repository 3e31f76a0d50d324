// SPDX-License-Identifier: Apache-2.0
// The iterations of parallel, vectorized and thread-bound loops. TIR/Exec/12.2, 12.3, 12.5; ledger
// TIR-D57, D58, D61. They run here in the order of their numbers, and footprints tell whether
// another order could matter (docs/machine.md).
#pragma once

#include "semantics/tir/for.h"

namespace tenor::semantics {

/// One of the iterations, in any order; this one is number k.       TIR/Exec/12.2.2, 12.2.2:b, :c
struct ForParallelIterate {
  static constexpr RuleInfo info{
      "TIR-For-parallel-iterate",
      spec::clauses("TIR/Exec/12.2.2", "TIR/Exec/12.2.2:b", "TIR/Exec/12.2.2:c",
                    "TIR/Exec/12.2.1:b", "TIR/Exec/12.3:f", "TIR-D61", "TIR-D22")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ParallelNext& f) {
    return iterates(m, f) & variable_fits(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ParallelNext& f) {
    begin(m, f);
    m.push(f);
    m.execute(f.node->body);
  }
  template <class L, class D>
  static void begin(MachineOf<L, D>& m, ParallelNext& f) {
    m.set_iteration(D::number_of(LoopOperands(m.operands(f)).ordinal));
    bind_iteration(m, f);
  }
};

/// All iterations have ended.                         TIR/Exec/12.2.3, TIR/Exec/12.2.2:e; TIR-D9
struct ForParallelDone {
  static constexpr RuleInfo info{"TIR-For-parallel-done",
                                 spec::clauses("TIR/Exec/12.2.3", "TIR/Exec/12.2.2:e", "TIR-D9")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ParallelNext& f) {
    return !iterates(m, f) & D::truth(!m.levels().back().erred);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ParallelNext& f) {
    note_if_empty(m, f);
    m.leave_parallel();
    m.drop(f);
  }
};

/// The same, and one has erred: what follows the loop does not run.    TIR/Exec/12.2.2:e, :f, :g
struct ForParallelErred {
  static constexpr RuleInfo info{
      "TIR-For-parallel-erred",
      spec::clauses("TIR/Exec/12.2.2:e", "TIR/Exec/12.2.2:f", "TIR/Exec/12.2.2:g")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ParallelNext& f) {
    return !iterates(m, f) & D::truth(m.levels().back().erred);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ParallelNext&) {
    m.leave_parallel();
  }
};

/// A value that the loop variable's datatype has not.                                       TIR-D57
struct ForParallelOverflow {
  static constexpr RuleInfo info{"TIR-For-parallel-overflow",
                                 spec::clauses("TIR-D57", "TIR/Exec/12.2.1:b"),
                                 spec::Code::U_LOOP_OVERFLOW};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ParallelNext& f) {
    return iterates(m, f) & !variable_fits(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const ParallelNext& f) {
    return describe_overflow(m, f);
  }
};
template <>
struct RulesOf<ParallelNext>
    : Rules<ForParallelIterate, ForParallelDone, ForParallelErred, ForParallelOverflow> {};

}  // namespace tenor::semantics
