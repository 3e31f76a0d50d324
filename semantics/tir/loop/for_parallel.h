// SPDX-License-Identifier: Apache-2.0
// The iterations of parallel, vectorized and thread-bound loops. TIR/Exec/12.2, 12.3, 12.5; ledger
// TIR-D57, D58, D61. They run in the order of their numbers, and footprints show whether another
// order could matter (docs/machine.md). In the inference rules x is the loop variable, k the number
// of the next iteration, and level the loop's level of nesting in footprints.
#pragma once

#include "semantics/tir/loop/for.h"

namespace tenor::semantics {

/// One of the iterations runs, and footprints know it by its number k.
///     k * step < extent, the datatype of x has min + k * step
///   ------------------------------------------------------------
///   <ParallelNext(min, extent, step, k) . K, M>  -->
///         <body . ParallelNext(min, extent, step, k + 1) . K, M[level := k, x := min + k * step]>
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
    r->set_iteration(r.number_of(LoopOperands(r.operands()).ordinal));
    bind_iteration(r);
  }
};

Truth auto has_erred(const At<ParallelNext> auto& r) { return r.truth(r->levels().back().erred); }

/// All iterations have run without an error, and the loop ends; a note says so if a reduction had
/// no iteration.
///     k * step >= extent, no iteration ended in an error
///   ------------------------------------------------------------
///   <ParallelNext(min, extent, step, k) . K, M>  -->  <K, M - level>
struct ForParallelDone {
  static constexpr RuleInfo info{"TIR-For-parallel-done",
                                 clauses("TIR/Exec/12.2.3", "TIR/Exec/12.2.2:e", "TIR-D9")};
  static Truth auto when(const At<ParallelNext> auto& r) { return !iterates(r) & !has_erred(r); }
  static void then(At<ParallelNext> auto& r) {
    note_if_empty(r);
    r->leave_parallel();
    r.drop();
  }
};

/// An iteration ended in an error: after the others have run, the first error ends the run.
///     k * step >= extent, an iteration ended in an error
///   ------------------------------------------------------------
///   <ParallelNext(min, extent, step, k) . K, M>  -->  the code of the first error
struct ForParallelErred {
  static constexpr RuleInfo info{
      "TIR-For-parallel-erred",
      clauses("TIR/Exec/12.2.2:e", "TIR/Exec/12.2.2:f", "TIR/Exec/12.2.2:g")};
  static Truth auto when(const At<ParallelNext> auto& r) { return !iterates(r) & has_erred(r); }
  static void then(At<ParallelNext> auto& r) { r->leave_parallel(); }
};

/// The loop variable's datatype does not have the next value.
///     k * step < extent, the datatype of x does not have min + k * step
///   ------------------------------------------------------------
///   <ParallelNext(min, extent, step, k) . K, M>  -->  U-LOOP-OVERFLOW
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
