// SPDX-License-Identifier: Apache-2.0
// AttrStmt. TIR/Exec/3; ledger TIR-D18, D59. Two keys execute their body in parallel;
// volatile_scope and all others only execute it.
//
// In the inference rules, x is the variable of the node, n the extent, and k the number of the next
// execution. How the executions of an extent run is its thread_case (semantics/tir/loop/threads.h).
#pragma once

#include "semantics/tir/loop/attr_thread.h"
#include "semantics/tir/stmt/async_scope.h"
#include "semantics/tir/stmt/tile.h"

namespace tenor::semantics {

/// An attribute without meaning at run time executes its body.
///     key is not thread_extent or virtual_thread, and not of an async copy or a tile operation
///   -------------------------------------------------
///   <ExecAttrStmt(key, e, s) . K, M>  -->  <s . K, M>
struct AttrStmtPlain {
  static constexpr RuleInfo info{"TIR-AttrStmt",
                                 clauses("TIR/Exec/3", "TIR/Exec/3.2:d", "TIR/Grammar/Attrs/p1:b")};
  static Truth auto when(const At<ExecAttrStmt> auto& r) {
    return r.truth(!runs_threads(*r.node) && async_key(*r.node) == AsyncKey::kNone &&
                   tile_kind(r) == spec::tile::Kind::kNone);
  }
  static void then(At<ExecAttrStmt> auto& r) { r->execute(r.node->body); }
};

/// An attribute over threads evaluates its extent first.
///     key is thread_extent or virtual_thread
///   ------------------------------------------------------------
///   <ExecAttrStmt(key, e, s) . K, M>  -->  <e . ThreadExtent . K, M>
struct AttrStmtExtent {
  static constexpr RuleInfo info{"TIR-AttrStmt-extent", clauses("TIR/Exec/3.1.1", "TIR/Exec/3.1")};
  static Truth auto when(const At<ExecAttrStmt> auto& r) { return r.truth(runs_threads(*r.node)); }
  static void then(At<ExecAttrStmt> auto& r) {
    r->evaluate_then(ThreadExtent{{r.node}}, r.node->value);
  }
};
template <>
struct RulesOf<ExecAttrStmt>
    : AllRules<Rules<AttrStmtPlain, AttrStmtExtent>, AsyncAttributes, TileOperations> {};

/// The body executes n times in parallel, here one execution after the other.
///     n != indeterminate, thread_case = parallel
///   ------------------------------------------------------------
///   <ThreadExtent(x, n, s) . K, M>  -->  <ThreadNext(x, n, 0, s) . K, M>
struct AttrStmtThreads {
  static constexpr RuleInfo info{
      "TIR-AttrStmt-threads",
      clauses("TIR/Exec/3.1.2", "TIR/Exec/3.1.2:c", "TIR-D59", "TIR/State/b3")};
  static Truth auto when(const At<ThreadExtent> auto& r) {
    return runs_as(r, ThreadCase::kParallel);
  }
  static void then(At<ThreadExtent> auto& r) { push_launch(r); }
};

/// An extent without a value gives no number of executions.
///     n = indeterminate
///   ----------------------------------------------------
///   <ThreadExtent(x, n, s) . K, M>  -->  U-INDETERMINATE
struct AttrStmtIndeterminate {
  static constexpr RuleInfo info{"TIR-AttrStmt-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<ThreadExtent> auto& r) {
    return r.d.is_indeterminate(r.operands()[0]);
  }
  static std::string describe(const At<ThreadExtent> auto& r) {
    return fmt::format("the extent {} was never written", spec::print(r.node->value));
  }
};
template <>
struct RulesOf<ThreadExtent> : Rules<AttrStmtThreads, AttrStmtFork, AttrStmtSameThread,
                                     AttrStmtOtherExtent, AttrStmtIndeterminate> {};

/// Is there another execution?
Truth auto another_thread(const At<ThreadNext> auto& r) {
  const LaunchOperands launch(r.operands());
  return r.d.product_below(launch.ordinal, r.d.integer(spec::int_type(64).scalar, 1),
                           launch.extent);
}

/// An execution binds its number to the variable of the node.
///     k < n, k fits the datatype of x
///   ------------------------------------------------------------
///   <ThreadNext(x, n, k, s) . K, M>  -->  <s . ThreadNext(x, n, k + 1, s) . K, M[x := k]>
struct AttrStmtIterate {
  static constexpr RuleInfo info{"TIR-AttrStmt-iterate",
                                 clauses("TIR/Exec/3.1.2:b", "TIR/Exec/3.1.3", "TIR-D18")};
  static Truth auto when(const At<ThreadNext> auto& r) {
    return another_thread(r) & thread_fits(r);
  }
  static void then(At<ThreadNext> auto& r) {
    using D = DomainOf<decltype(r)>;
    const LaunchOperands launch(r.operands());
    begin_execution(r);
    bind_thread(r);
    count_up<D>(launch.ordinal);
    r->push(r.frame());
    r->execute(r.node->body);
  }
};

/// After the last execution the attribute is done, or the run ends with an execution's error.
///     k >= n
///   --------------------------------------------
///   <ThreadNext(x, n, k, s) . K, M>  -->  <K, M>
struct AttrStmtDone {
  static constexpr RuleInfo info{"TIR-AttrStmt-done",
                                 clauses("TIR/Exec/3.1.3", "TIR/Exec/3.1.2:e")};
  static Truth auto when(const At<ThreadNext> auto& r) { return !another_thread(r); }
  static void then(At<ThreadNext> auto& r) {
    end_launch(r);
    r.drop();
  }
};

/// The number of an execution does not fit the datatype of the variable.
///     k < n, k does not fit the datatype of x
///   -----------------------------------------------------
///   <ThreadNext(x, n, k, s) . K, M>  -->  U-LOOP-OVERFLOW
struct AttrStmtOverflow {
  static constexpr RuleInfo info{"TIR-AttrStmt-overflow", clauses("TIR-D57", "TIR/Exec/3.1.2:b"),
                                 Code::U_LOOP_OVERFLOW};
  static Truth auto when(const At<ThreadNext> auto& r) {
    return another_thread(r) & !thread_fits(r);
  }
  static std::string describe(const At<ThreadNext> auto& r) { return describe_thread_overflow(r); }
};
template <>
struct RulesOf<ThreadNext> : Rules<AttrStmtIterate, AttrStmtDone, AttrStmtOverflow> {};

}  // namespace tenor::semantics
