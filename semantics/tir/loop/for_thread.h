// SPDX-License-Identifier: Apache-2.0
// For over the threads of a block. TIR/Exec/12.5; ledger TIR-D57, D73. One that stands inside of a
// loop of its own tag runs the iteration of the same ordinal.
#pragma once

#include "semantics/tir/loop/for_loop.h"

namespace tenor::semantics {

/// Threads of one block: all of them, each with its number.                 TIR-D73, TIR/Exec/12.5
struct ForFork {
  static constexpr RuleInfo info{
      "TIR-For-fork", clauses("TIR-D73", "TIR/Exec/12.5", "TIR/Exec/12.2.2:c", "TIR-D61")};
  static Truth auto when(const At<ForReady> auto& r) { return runs_as(r, ThreadCase::kFork); }
  static void then(At<ForReady> auto& r) { fork_threads<ForThread>(r, axis_of(r), loop_values(r)); }
};
/// Inside of a loop over the same axis: the iteration of the same ordinal.                  TIR-D73
struct ForSameThread {
  static constexpr RuleInfo info{"TIR-For-same-thread", clauses("TIR-D73")};
  static Truth auto when(const At<ForReady> auto& r) { return runs_as(r, ThreadCase::kSame); }
  static void then(At<ForReady> auto& r) {
    go_on_as_thread<ForThread>(r, axis_of(r), loop_values(r));
  }
};
/// The same, of another extent.                                                             TIR-D73
struct ForOtherExtent {
  static constexpr RuleInfo info{"TIR-For-other-extent", clauses("TIR-D73"), Code::U_THREAD_EXTENT};
  static Truth auto when(const At<ForReady> auto& r) {
    return runs_as(r, ThreadCase::kOtherExtent);
  }
  static std::string describe(const At<ForReady> auto& r) { return describe_axis(*r, axis_of(r)); }
};

/// A thread's own iteration.                                                TIR-D73, TIR/Exec/12.5
struct ForThreadBody {
  static constexpr RuleInfo info{"TIR-For-thread", clauses("TIR-D73", "TIR/Exec/12.5")};
  static Truth auto when(const At<ForThread> auto& r) { return variable_fits(r); }
  static void then(At<ForThread> auto& r) {
    bind_iteration(r);
    r->execute(r.node->body);
  }
};
/// A value that the loop variable's datatype has not.                              TIR-D57, TIR-D73
struct ForThreadOverflow {
  static constexpr RuleInfo info{"TIR-For-thread-overflow", clauses("TIR-D57", "TIR-D73"),
                                 Code::U_LOOP_OVERFLOW};
  static Truth auto when(const At<ForThread> auto& r) { return !variable_fits(r); }
  static std::string describe(const At<ForThread> auto& r) { return describe_overflow(r); }
};
template <>
struct RulesOf<ForThread> : Rules<ForThreadBody, ForThreadOverflow> {};

}  // namespace tenor::semantics
