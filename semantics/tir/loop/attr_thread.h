// SPDX-License-Identifier: Apache-2.0
// AttrStmt over the threads of a block: thread_extent and virtual_thread. TIR/Exec/3.1; ledger
// TIR-D18, D57, D73. In the inference rules n is the extent, k the number of an execution, and x
// the variable that has this number.
#pragma once

#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/loop/loop_operands.h"
#include "semantics/tir/loop/threads.h"

namespace tenor::semantics {

constexpr bool runs_threads(const spec::tir::AttrStmt& s) {
  return s.attr_key == "thread_extent" || s.attr_key == "virtual_thread";
}

/// The variable that counts the executions. It may be an IterVar's (TIR-D18).
constexpr const spec::Variable* thread_variable(const spec::tir::AttrStmt& s) {
  return s.node.iter_var ? s.node.iter_var->var : s.node.variable;
}

/// Does the variable's datatype have the execution's number?
Truth auto thread_fits(const auto& r) {
  return r.d.represents(thread_variable(*r.node)->dtype.scalar,
                        LaunchOperands(r.operands()).ordinal);
}
void bind_thread(auto& r) {
  const spec::Variable* variable = thread_variable(*r.node);
  const auto value = r.d.cast(LaunchOperands(r.operands()).ordinal, variable->dtype.scalar);
  r->bind(variable, value);
}
std::string describe_thread_overflow(const auto& r) {
  const spec::Variable* v = thread_variable(*r.node);
  return fmt::format("{} would reach {}, which {} cannot hold", v->name_hint,
                     r.d.show(LaunchOperands(r.operands()).ordinal), spec::to_string(v->dtype));
}

auto launch_values(const At<ThreadExtent> auto& r) {
  return std::array{r.operands()[0], r.d.integer(spec::int_type(64).scalar, 0)};
}
Axis axis_of(const At<ThreadExtent> auto& r) {
  using D = DomainOf<decltype(r)>;
  const spec::IterVar* iv = r.node->node.iter_var;
  const std::string_view tag = iv ? iv->thread_tag : std::string_view();
  const bool is_virtual = r.node->attr_key == "virtual_thread";
  const AxisKind kind = is_virtual ? AxisKind::kVirtual : axis_kind(tag);
  const bool shared =
      kind != AxisKind::kNone && r->layout().has_axes() && r->layout().launches_race();
  return {r.node, tag, shared ? kind : AxisKind::kNone,
          iterations<D>(r.operands()[0], r.d.integer(spec::int_type(64).scalar, 1))};
}
/// Begins executions without order, one after the other.
void push_launch(At<ThreadExtent> auto& r) {
  const Axis axis = axis_of(r);
  push_loop<ThreadNext>(r, launch_values(r));
  r->enter_parallel(axis);
}
void begin_execution(At<ThreadNext> auto& r) {
  if (r->layout().launches_race())
    r->set_iteration(r.number_of(LaunchOperands(r.operands()).ordinal));
}
void end_launch(At<ThreadNext> auto& r) { r->leave_parallel(); }

/// Is the extent determinate, and do the executions run as this case says?
Truth auto runs_as(const At<ThreadExtent> auto& r, ThreadCase c) {
  const std::array counted{r.d.index(r.operands()[0])};
  return !r.d.is_indeterminate(r.operands()[0]) &
         r.d.product_is(counted, [&](std::uint64_t) { return thread_case(*r, axis_of(r)) == c; });
}

/// The run forks: each execution is a thread of its own.
///     n is determinate, n > 0, T(k) = AttrThread(n, k) . ThreadEnd,
///     the axis is of threads and no enclosing loop has it, or the executions take turns
///   ------------------------------------------------------------
///   <ThreadExtent(n) . K, M>  -->  <T(0) . K, M> || ... || <T(n - 1) . K, M>
struct AttrStmtFork {
  static constexpr RuleInfo info{
      "TIR-AttrStmt-fork",
      clauses("TIR-D73", "TIR/Exec/3.1.2", "TIR/Exec/3.1.2:c", "TIR-D59", "TIR/State/b3")};
  static Truth auto when(const At<ThreadExtent> auto& r) { return runs_as(r, ThreadCase::kFork); }
  static void then(At<ThreadExtent> auto& r) {
    fork_threads<AttrThread>(r, axis_of(r), launch_values(r));
  }
};
/// Inside a loop over the same axis, the body is executed once, with the number of that loop.
///     n is determinate, an enclosing loop over the axis has as many iterations and is at number k
///   ------------------------------------------------------------
///   <ThreadExtent(n) . K, M>  -->  <AttrThread(n, k) . AxisEnd . K, M>
struct AttrStmtSameThread {
  static constexpr RuleInfo info{"TIR-AttrStmt-same-thread", clauses("TIR-D73")};
  static Truth auto when(const At<ThreadExtent> auto& r) { return runs_as(r, ThreadCase::kSame); }
  static void then(At<ThreadExtent> auto& r) {
    continue_as_thread<AttrThread>(r, axis_of(r), launch_values(r));
  }
};
/// An enclosing loop over the same axis has another extent: the program is unspecified.
///     n is determinate, an enclosing loop over the axis has another number of iterations
///   ------------------------------------------------------------
///   <ThreadExtent(n) . K, M>  -->  U-THREAD-EXTENT
struct AttrStmtOtherExtent {
  static constexpr RuleInfo info{"TIR-AttrStmt-other-extent", clauses("TIR-D73"),
                                 Code::U_THREAD_EXTENT};
  static Truth auto when(const At<ThreadExtent> auto& r) {
    return runs_as(r, ThreadCase::kOtherExtent);
  }
  static std::string describe(const At<ThreadExtent> auto& r) {
    return describe_axis(*r, axis_of(r));
  }
};

/// A thread executes the body, with its number in the variable.
///     the datatype of x has k
///   -----------------------------------------------------
///   <AttrThread(n, k) . K, M>  -->  <body . K, M[x := k]>
struct AttrThreadBody {
  static constexpr RuleInfo info{"TIR-AttrStmt-thread",
                                 clauses("TIR-D73", "TIR/Exec/3.1.2:b", "TIR-D18")};
  static Truth auto when(const At<AttrThread> auto& r) { return thread_fits(r); }
  static void then(At<AttrThread> auto& r) {
    bind_thread(r);
    r->execute(r.node->body);
  }
};
/// The variable's datatype does not have the thread's number.
///     the datatype of x does not have k
///   -----------------------------------------------
///   <AttrThread(n, k) . K, M>  -->  U-LOOP-OVERFLOW
struct AttrThreadOverflow {
  static constexpr RuleInfo info{"TIR-AttrStmt-thread-overflow", clauses("TIR-D57", "TIR-D73"),
                                 Code::U_LOOP_OVERFLOW};
  static Truth auto when(const At<AttrThread> auto& r) { return !thread_fits(r); }
  static std::string describe(const At<AttrThread> auto& r) { return describe_thread_overflow(r); }
};
template <>
struct RulesOf<AttrThread> : Rules<AttrThreadBody, AttrThreadOverflow> {};

}  // namespace tenor::semantics
