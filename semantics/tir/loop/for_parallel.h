// SPDX-License-Identifier: Apache-2.0
// The iterations of parallel, vectorized and thread-bound loops. TIR/Exec/12.2, 12.3, 12.5; ledger
// TIR-D57, D58, D61. They run here in the order of their numbers, and footprints tell whether
// another order could matter (docs/machine.md).
#pragma once

#include "semantics/tir/loop/for.h"

namespace tenor::semantics {

/// One of the iterations, in any order; this one is number k.       TIR/Exec/12.2.2, 12.2.2:b, :c
struct ForParallelIterate {
  static constexpr RuleInfo info{
      "TIR-For-parallel-iterate",
      clauses("TIR/Exec/12.2.2", "TIR/Exec/12.2.2:b", "TIR/Exec/12.2.2:c", "TIR/Exec/12.2.1:b",
              "TIR/Exec/12.3:f", "TIR-D61", "TIR-D22")};
  static Truth auto when(const At<ParallelNext> auto& r) { return iterates(r) & variable_fits(r); }
  static void then(At<ParallelNext> auto& r) {
    begin(r);
    r->push(r.frame());
    r->execute(r.node->body);
  }
  static void begin(At<ParallelNext> auto& r) {
    r->set_iteration(r.d.number_of(LoopOperands(r.operands()).ordinal));
    bind_iteration(r);
  }
};

/// All iterations have ended.                         TIR/Exec/12.2.3, TIR/Exec/12.2.2:e; TIR-D9
struct ForParallelDone {
  static constexpr RuleInfo info{"TIR-For-parallel-done",
                                 clauses("TIR/Exec/12.2.3", "TIR/Exec/12.2.2:e", "TIR-D9")};
  static Truth auto when(const At<ParallelNext> auto& r) {
    return !iterates(r) & r.truth(!r->levels().back().erred);
  }
  static void then(At<ParallelNext> auto& r) {
    note_if_empty(r);
    r->leave_parallel();
    r.drop();
  }
};

/// The same, and one has erred: what follows the loop does not run.    TIR/Exec/12.2.2:e, :f, :g
struct ForParallelErred {
  static constexpr RuleInfo info{
      "TIR-For-parallel-erred",
      clauses("TIR/Exec/12.2.2:e", "TIR/Exec/12.2.2:f", "TIR/Exec/12.2.2:g")};
  static Truth auto when(const At<ParallelNext> auto& r) {
    return !iterates(r) & r.truth(r->levels().back().erred);
  }
  static void then(At<ParallelNext> auto& r) { r->leave_parallel(); }
};

/// A value that the loop variable's datatype has not.                                       TIR-D57
struct ForParallelOverflow {
  static constexpr RuleInfo info{"TIR-For-parallel-overflow",
                                 clauses("TIR-D57", "TIR/Exec/12.2.1:b"), Code::U_LOOP_OVERFLOW};
  static Truth auto when(const At<ParallelNext> auto& r) { return iterates(r) & !variable_fits(r); }
  static std::string describe(const At<ParallelNext> auto& r) { return describe_overflow(r); }
};
template <>
struct RulesOf<ParallelNext>
    : Rules<ForParallelIterate, ForParallelDone, ForParallelErred, ForParallelOverflow> {};

}  // namespace tenor::semantics
