// SPDX-License-Identifier: Apache-2.0
// And, Or, Not. TIR/Eval/14, 15. Scalars short-circuit. Of vectors both sides are evaluated here,
// and a lane of the right one whose left is decisive may as well not be (14.2): where that could be
// told, by a failure or an effect, the program is unspecified, and elsewhere it is the same.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/expr/lanes.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// Scalars: a alone at first.                                                       TIR/Eval/14.1.1
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

/// Vectors: a first, as for scalars.                                                TIR/Eval/14.2.2
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

/// May a compiler leave lanes of b out, and does evaluating b change something?
Truth auto effect_is_open(const At<LogicalVectorLeft> auto& r) {
  using D = DomainOf<decltype(r)>;
  if (!r->layout().has_effect(r.node->b) || !changes_something(r->layout(), r.node->b))
    return r.truth(false);
  const bool is_and = r.node->kind == spec::ExprKind::kAnd;
  const auto* a = r.operands();
  return any_lane<D>(r.node->dtype.lanes, [&](std::uint32_t i) {
    return is_and ? !is_one<D>(a[i]) : !is_zero<D>(a[i]);
  });
}

/// Then b, all lanes of it. A failure in one that may be left out is LogicalSideOpen's.
///                                                              TIR/Eval/14.2.2, TIR/Eval/14.2.2:b
struct LogicalOpRightVector {
  static constexpr RuleInfo info{"TIR-LogicalOp-right-vector",
                                 clauses("TIR/Eval/14.2.2", "TIR/Eval/14.2.2:b", "TIR/Eval/14.2")};
  static Truth auto when(const At<LogicalVectorLeft> auto& r) { return !effect_is_open(r); }
  static void then(At<LogicalVectorLeft> auto& r) {
    const bool guarded = !r->layout().has_effect(r.node->b);
    if (guarded) r->asides().guards.begin({r.node, r.frame().operands});
    r->evaluate_then(LogicalVectors{{r.node, 0, guarded}}, r.node->b);
  }
};
/// An effect in b, which a compiler may leave out where a is decisive.   TIR/Eval/14.2.1, 14.2.2:b
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

/// A failure in b, in no lane but such as a compiler may leave out.  TIR/Eval/14.2,
/// TIR/Eval/14.2.2:b
struct LogicalOpFailure {
  static constexpr RuleInfo info{
      "TIR-LogicalOp-failure", clauses("TIR/Eval/14.2", "TIR/Eval/14.2.2:b"), Code::U_VECTOR_LOGIC};
  static std::string describe(const At<LogicalSideOpen> auto& r) {
    return fmt::format(
        "evaluating {1} may be skipped in lanes where {0} already decides, and there it is {2}",
        spec::print(r.node->a), spec::print(r.node->b), r->asides().guards.why());
  }
};
template <>
struct RulesOf<LogicalSideOpen> : Rules<LogicalOpFailure> {};

/// And of 0, Or of 1: decided without b.                          TIR/Eval/14.1.1, TIR/Eval/14.1.2
struct LogicalOpShort {
  static constexpr RuleInfo info{"TIR-LogicalOp-short",
                                 clauses("TIR/Eval/14.1.1", "TIR/Eval/14.1.2")};
  static Truth auto when(const At<LogicalLeft> auto& r) {
    using D = DomainOf<decltype(r)>;
    const auto& a = r.operands()[0];
    return r.node->kind == spec::ExprKind::kAnd ? is_zero<D>(a) : is_one<D>(a);
  }
  static void then(At<LogicalLeft> auto& r) {
    *r.result() = r.d.integer(r.node->dtype.scalar, r.node->kind == spec::ExprKind::kOr);
  }
};

/// Otherwise the value is b's.                                TIR/Eval/14.1.1:b, TIR/Eval/14.1.2:b
struct LogicalOpRight {
  static constexpr RuleInfo info{"TIR-LogicalOp-right",
                                 clauses("TIR/Eval/14.1.1:b", "TIR/Eval/14.1.2:b")};
  static Truth auto when(const At<LogicalLeft> auto& r) {
    using D = DomainOf<decltype(r)>;
    const auto& a = r.operands()[0];
    return r.node->kind == spec::ExprKind::kAnd ? is_one<D>(a) : is_zero<D>(a);
  }
  static void then(At<LogicalLeft> auto& r) {
    r.drop();
    r->evaluate(r.node->b);
  }
};

/// An indeterminate a decides whether b is evaluated.                                      TIR-D19
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

/// Lane by lane.                                 TIR/Eval/14.2.2:c, TIR/Eval/14.2.2.1, 14.2.2.2
struct LogicalOpLanes {
  static constexpr RuleInfo info{
      "TIR-LogicalOp-lanewise",
      clauses("TIR/Eval/14.2.2:c", "TIR/Eval/14.2.2.1", "TIR/Eval/14.2.2.2")};
  static void then(At<LogicalVectors> auto& r) {
    const std::uint32_t lanes = r.node->dtype.lanes;
    if (r.frame().index != 0) r->asides().guards.end();
    r.frame().operands -= lanes;
    const auto* a = r.operands();
    const auto* b = a + lanes;
    lanewise(*r, r.frame(), lanes,
             [&](std::uint32_t i) { return r.d.logical(r.node->kind, a[i], b[i]); });
  }
};
template <>
struct RulesOf<LogicalVectors> : Rules<LogicalOpLanes> {};

/// The operand first.                                                                  TIR/Eval/15
struct NotOperand {
  static constexpr RuleInfo info{"TIR-Not-operand", clauses("TIR/Eval/15")};
  static void then(At<EvalNot> auto& r) { r->evaluate_then(NotReady{{r.node}}, r.node->a); }
};
template <>
struct RulesOf<EvalNot> : Rules<NotOperand> {};

/// 1 for 0 and 0 for 1, lane by lane.                              TIR/Eval/15:b, TIR/Eval/15:c
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
