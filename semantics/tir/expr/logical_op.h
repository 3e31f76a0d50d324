// SPDX-License-Identifier: Apache-2.0
// And, Or, Not. TIR/Eval/14, 15. Scalars short-circuit. Of vectors the rules evaluate both sides,
// while a compiler may skip a lane of the right side that the left side decides (TIR/Eval/14.2). If
// a failure or an effect would show the difference, the program is unspecified.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/expr/lanes.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// And or Or of scalars evaluates a alone at first.
///     a and b are scalars
///   ------------------------------------------------------------
///   <EvalLogicalOp(a op b) . K, M>  -->  <a . LogicalLeft . K, M>
struct LogicalOpLeft {
  static constexpr RuleInfo info{"TIR-LogicalOp-left",
                                 clauses("TIR/Eval/14.1.1", "TIR/Eval/14.1.2")};
  static Truth auto when(const At<EvalLogicalOp> auto& r) {
    return r.truth(r.node->dtype.lanes == 1);
  }
  static void then(At<EvalLogicalOp> auto& r) {
    r->evaluate_then(LogicalLeft{{r.node}}, r.node->a);
  }
};

/// And or Or of vectors evaluates a first.
///     a and b are vectors
///   ------------------------------------------------------------
///   <EvalLogicalOp(a op b) . K, M>  -->  <a . LogicalVectorLeft . K, M>
struct LogicalOpVectors {
  static constexpr RuleInfo info{"TIR-LogicalOp-vectors",
                                 clauses("TIR/Eval/14.2.2", "TIR/Eval/14.2")};
  static Truth auto when(const At<EvalLogicalOp> auto& r) {
    return r.truth(r.node->dtype.lanes != 1);
  }
  static void then(At<EvalLogicalOp> auto& r) {
    r->evaluate_then(LogicalVectorLeft{{r.node}}, r.node->a);
  }
};
template <>
struct RulesOf<EvalLogicalOp> : Rules<LogicalOpLeft, LogicalOpVectors> {};

/// May a compiler skip lanes of b, and does evaluating b change something?
Truth auto effect_is_open(const At<LogicalVectorLeft> auto& r) {
  using D = DomainOf<decltype(r)>;
  if (!r->layout().has_effect(r.node->b) || !changes_something(r->layout(), r.node->b))
    return r.truth(false);
  const bool is_and = r.node->kind == spec::ExprKind::kAnd;
  const auto* a = r.operands();
  return any_lane(r.node->dtype.lanes,
                  [&](std::uint32_t i) { return is_and ? !is_one<D>(a[i]) : !is_zero<D>(a[i]); });
}

/// And or Or of vectors then evaluates all lanes of b, under a guard if b has no effect.
///     b changes nothing, or every lane of a is 1 (op is And) or 0 (op is Or)
///   ------------------------------------------------------------
///   <LogicalVectorLeft(a) . K, M>  -->  <b . LogicalVectors(a) . K, M>
struct LogicalOpRightVector {
  static constexpr RuleInfo info{"TIR-LogicalOp-right-vector",
                                 clauses("TIR/Eval/14.2.2", "TIR/Eval/14.2.2:b", "TIR/Eval/14.2")};
  static Truth auto when(const At<LogicalVectorLeft> auto& r) { return !effect_is_open(r); }
  static void then(At<LogicalVectorLeft> auto& r) {
    const bool guarded = !r->layout().has_effect(r.node->b);
    if (guarded) r->guard_stack().begin({r.node, r.frame().operands});
    r->evaluate_then(LogicalVectors{{r.node, 0, guarded}}, r.node->b);
  }
};
/// An effect in b that a compiler may skip in some lanes makes the program unspecified.
///     b changes something, a lane of a is not 1 (op is And) or not 0 (op is Or)
///   ------------------------------------------------------------
///   <LogicalVectorLeft(a) . K, M>  -->  U-VECTOR-LOGIC
struct LogicalOpEffect {
  static constexpr RuleInfo info{"TIR-LogicalOp-effect",
                                 clauses("TIR/Eval/14.2", "TIR/Eval/14.2.1", "TIR/Eval/14.2.2:b"),
                                 Code::U_VECTOR_LOGIC};
  static Truth auto when(const At<LogicalVectorLeft> auto& r) { return effect_is_open(r); }
  static std::string describe(const At<LogicalVectorLeft> auto& r) {
    return fmt::format(
        "{} has a side effect, which may be skipped in lanes where {} already decides",
        spec::print(r.node->b), spec::print(r.node->a));
  }
};
template <>
struct RulesOf<LogicalVectorLeft> : Rules<LogicalOpRightVector, LogicalOpEffect> {};

/// A failure in b, only in lanes that a compiler may skip, makes the program unspecified.
///   <LogicalSideOpen . K, M>  -->  U-VECTOR-LOGIC
struct LogicalOpFailure {
  static constexpr RuleInfo info{
      "TIR-LogicalOp-failure", clauses("TIR/Eval/14.2", "TIR/Eval/14.2.2:b"), Code::U_VECTOR_LOGIC};
  static std::string describe(const At<LogicalSideOpen> auto& r) {
    return fmt::format(
        "evaluating {1} may be skipped in lanes where {0} already decides, and there it is {2}",
        spec::print(r.node->a), spec::print(r.node->b), r->guard_stack().why());
  }
};
template <>
struct RulesOf<LogicalSideOpen> : Rules<LogicalOpFailure> {};

/// And of 0, or Or of 1, yields a and never evaluates b.
///     op is And and a = 0, or op is Or and a = 1
///   ------------------------------------------
///   <LogicalLeft(a) . K, M>  -->  <a . K, M>
struct LogicalOpShort {
  static constexpr RuleInfo info{"TIR-LogicalOp-short",
                                 clauses("TIR/Eval/14.1.1", "TIR/Eval/14.1.2")};
  static Truth auto when(const At<LogicalLeft> auto& r) {
    return r.node->kind == spec::ExprKind::kAnd ? is_zero(r) : is_one(r);
  }
  static void then(At<LogicalLeft> auto& r) {
    *r.result() = r.d.integer(r.node->dtype.scalar, r.node->kind == spec::ExprKind::kOr);
  }
};

/// And of 1, or Or of 0, evaluates b and yields its value.
///     op is And and a = 1, or op is Or and a = 0
///   ------------------------------------------
///   <LogicalLeft(a) . K, M>  -->  <b . K, M>
struct LogicalOpRight {
  static constexpr RuleInfo info{"TIR-LogicalOp-right",
                                 clauses("TIR/Eval/14.1.1:b", "TIR/Eval/14.1.2:b")};
  static Truth auto when(const At<LogicalLeft> auto& r) {
    return r.node->kind == spec::ExprKind::kAnd ? is_one(r) : is_zero(r);
  }
  static void then(At<LogicalLeft> auto& r) {
    r.drop();
    r->evaluate(r.node->b);
  }
};

/// An indeterminate a leaves open whether b is evaluated.
///     a is indeterminate
///   ---------------------------------------------
///   <LogicalLeft(a) . K, M>  -->  U-INDETERMINATE
struct LogicalOpIndeterminate {
  static constexpr RuleInfo info{"TIR-LogicalOp-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<LogicalLeft> auto& r) {
    return r.d.is_indeterminate(r.operands()[0]);
  }
  static std::string describe(const At<LogicalLeft> auto& r) {
    return lacks_value(r, "the left side ", r.node->a);
  }
};
template <>
struct RulesOf<LogicalLeft> : Rules<LogicalOpShort, LogicalOpRight, LogicalOpIndeterminate> {};

/// And or Or of vectors combines its operands lane by lane; an indeterminate lane stays so.
///   <LogicalVectors(a, b) . K, M>  -->  <a op b . K, M>
struct LogicalOpLanes {
  static constexpr RuleInfo info{
      "TIR-LogicalOp-lanewise",
      clauses("TIR/Eval/14.2.2:c", "TIR/Eval/14.2.2.1", "TIR/Eval/14.2.2.2")};
  static void then(At<LogicalVectors> auto& r) {
    const std::uint32_t lanes = r.node->dtype.lanes;
    if (r.frame().index != 0) r->guard_stack().end();
    r.frame().operands -= lanes;
    const auto* a = r.operands();
    const auto* b = a + lanes;
    lanewise(*r, r.frame(), lanes,
             [&](std::uint32_t i) { return r.d.logical(r.node->kind, a[i], b[i]); });
  }
};
template <>
struct RulesOf<LogicalVectors> : Rules<LogicalOpLanes> {};

/// Not evaluates its operand first.
///   <EvalNot(e) . K, M>  -->  <e . NotReady . K, M>
struct NotOperand {
  static constexpr RuleInfo info{"TIR-Not-operand", clauses("TIR/Eval/15")};
  static void then(At<EvalNot> auto& r) { r->evaluate_then(NotReady{{r.node}}, r.node->a); }
};
template <>
struct RulesOf<EvalNot> : Rules<NotOperand> {};

/// Not turns 0 into 1 and 1 into 0, lane by lane; an indeterminate lane stays so.
///   <NotReady(a) . K, M>  -->  <not a . K, M>
struct NotValue {
  static constexpr RuleInfo info{"TIR-Not", clauses("TIR/Eval/15:b", "TIR/Eval/15:c")};
  static void then(At<NotReady> auto& r) {
    const auto* a = r.operands();
    lanewise(*r, r.frame(), r.node->dtype.lanes,
             [&](std::uint32_t i) { return r.d.logical_not(a[i]); });
  }
};
template <>
struct RulesOf<NotReady> : Rules<NotValue> {};

}  // namespace tenor::semantics
