// SPDX-License-Identifier: Apache-2.0
// And, Or, Not. TIR/Eval/14, 15. Scalars short-circuit. Of vectors both sides are evaluated here,
// and a lane of the right one whose left is decisive may as well not be (14.2): where that could be
// told, by a failure or an effect, the program is unspecified, and elsewhere it is the same.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/elementwise.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/lanes.h"

namespace tenor::semantics {

/// Scalars: a alone at first.                                                       TIR/Eval/14.1.1
struct LogicalOpLeft {
  static constexpr RuleInfo info{"TIR-LogicalOp-left",
                                 spec::clauses("TIR/Eval/14.1.1", "TIR/Eval/14.1.2")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const EvalLogicalOp& f) {
    return D::truth(f.node->dtype.lanes == 1);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalLogicalOp& f) {
    m.evaluate_then(LogicalLeft{{f.node}}, f.node->a);
  }
};

/// Vectors: a first, as for scalars.                                                TIR/Eval/14.2.2
struct LogicalOpVectors {
  static constexpr RuleInfo info{"TIR-LogicalOp-vectors",
                                 spec::clauses("TIR/Eval/14.2.2", "TIR/Eval/14.2")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const EvalLogicalOp& f) {
    return D::truth(f.node->dtype.lanes != 1);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalLogicalOp& f) {
    m.evaluate_then(LogicalVectorLeft{{f.node}}, f.node->a);
  }
};
template <>
struct RulesOf<EvalLogicalOp> : Rules<LogicalOpLeft, LogicalOpVectors> {};

/// May a compiler leave lanes of b out, and does evaluating b change something?
template <class L, class D>
typename D::Truth effect_is_open(const MachineOf<L, D>& m, const LogicalVectorLeft& f) {
  if (!m.layout().has_effect(f.node->b) || !changes_something(m.layout(), f.node->b))
    return D::truth(false);
  const bool is_and = f.node->kind == spec::ExprKind::kAnd;
  const auto* a = m.operands(f);
  return any_lane<D>(f.node->dtype.lanes, [&](std::uint32_t i) {
    return is_and ? !is_one<D>(a[i]) : !is_zero<D>(a[i]);
  });
}

/// Then b, all lanes of it. A failure in one that may be left out is LogicalSideOpen's.
///                                                              TIR/Eval/14.2.2, TIR/Eval/14.2.2:b
struct LogicalOpRightVector {
  static constexpr RuleInfo info{
      "TIR-LogicalOp-right-vector",
      spec::clauses("TIR/Eval/14.2.2", "TIR/Eval/14.2.2:b", "TIR/Eval/14.2")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const LogicalVectorLeft& f) {
    return !effect_is_open(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, LogicalVectorLeft& f) {
    const bool guarded = !m.layout().has_effect(f.node->b);
    if (guarded) m.asides().guards.begin({f.node, f.operands});
    m.evaluate_then(LogicalVectors{{f.node, 0, guarded}}, f.node->b);
  }
};
/// An effect in b, which a compiler may leave out where a is decisive.   TIR/Eval/14.2.1, 14.2.2:b
struct LogicalOpEffect {
  static constexpr RuleInfo info{
      "TIR-LogicalOp-effect",
      spec::clauses("TIR/Eval/14.2", "TIR/Eval/14.2.1", "TIR/Eval/14.2.2:b"),
      spec::Code::U_VECTOR_LOGIC};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const LogicalVectorLeft& f) {
    return effect_is_open(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const LogicalVectorLeft& f) {
    return fmt::format(
        "{} has a side effect, which may be skipped in lanes where {} already decides",
        spec::print(f.node->b), spec::print(f.node->a));
  }
};
template <>
struct RulesOf<LogicalVectorLeft> : Rules<LogicalOpRightVector, LogicalOpEffect> {};

/// A failure in b, in no lane but such as a compiler may leave out.  TIR/Eval/14.2,
/// TIR/Eval/14.2.2:b
struct LogicalOpFailure {
  static constexpr RuleInfo info{"TIR-LogicalOp-failure",
                                 spec::clauses("TIR/Eval/14.2", "TIR/Eval/14.2.2:b"),
                                 spec::Code::U_VECTOR_LOGIC};
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const LogicalSideOpen& f) {
    return fmt::format(
        "evaluating {1} may be skipped in lanes where {0} already decides, and there it is {2}",
        spec::print(f.node->a), spec::print(f.node->b), m.asides().guards.why());
  }
};
template <>
struct RulesOf<LogicalSideOpen> : Rules<LogicalOpFailure> {};

/// And of 0, Or of 1: decided without b.                          TIR/Eval/14.1.1, TIR/Eval/14.1.2
struct LogicalOpShort {
  static constexpr RuleInfo info{"TIR-LogicalOp-short",
                                 spec::clauses("TIR/Eval/14.1.1", "TIR/Eval/14.1.2")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const LogicalLeft& f) {
    const auto& a = m.operands(f)[0];
    return f.node->kind == spec::ExprKind::kAnd ? is_zero<D>(a) : is_one<D>(a);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, LogicalLeft& f) {
    *m.result(f) = D::integer(f.node->dtype.scalar, f.node->kind == spec::ExprKind::kOr);
  }
};

/// Otherwise the value is b's.                                TIR/Eval/14.1.1:b, TIR/Eval/14.1.2:b
struct LogicalOpRight {
  static constexpr RuleInfo info{"TIR-LogicalOp-right",
                                 spec::clauses("TIR/Eval/14.1.1:b", "TIR/Eval/14.1.2:b")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const LogicalLeft& f) {
    const auto& a = m.operands(f)[0];
    return f.node->kind == spec::ExprKind::kAnd ? is_one<D>(a) : is_zero<D>(a);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, LogicalLeft& f) {
    m.drop(f);
    m.evaluate(f.node->b);
  }
};

/// An indeterminate a decides whether b is evaluated.                                      TIR-D19
struct LogicalOpIndeterminate {
  static constexpr RuleInfo info{"TIR-LogicalOp-indeterminate", spec::clauses("TIR-D19"),
                                 spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const LogicalLeft& f) {
    return D::is_indeterminate(m.operands(f)[0]);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const LogicalLeft& f) {
    return lacks_value<D>("the left side ", f.node->a, m.operands(f)[0]);
  }
};
template <>
struct RulesOf<LogicalLeft> : Rules<LogicalOpShort, LogicalOpRight, LogicalOpIndeterminate> {};

/// Lane by lane.                                 TIR/Eval/14.2.2:c, TIR/Eval/14.2.2.1, 14.2.2.2
struct LogicalOpLanes {
  static constexpr RuleInfo info{
      "TIR-LogicalOp-lanewise",
      spec::clauses("TIR/Eval/14.2.2:c", "TIR/Eval/14.2.2.1", "TIR/Eval/14.2.2.2")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, LogicalVectors& f) {
    const std::uint32_t lanes = f.node->dtype.lanes;
    if (f.index != 0) m.asides().guards.end();
    f.operands -= lanes;
    const auto* a = m.operands(f);
    const auto* b = a + lanes;
    lanewise(m, f, lanes, [&](std::uint32_t i) { return D::logical(f.node->kind, a[i], b[i]); });
  }
};
template <>
struct RulesOf<LogicalVectors> : Rules<LogicalOpLanes> {};

/// The operand first.                                                                  TIR/Eval/15
struct NotOperand {
  static constexpr RuleInfo info{"TIR-Not-operand", spec::clauses("TIR/Eval/15")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalNot& f) {
    m.evaluate_then(NotReady{{f.node}}, f.node->a);
  }
};
template <>
struct RulesOf<EvalNot> : Rules<NotOperand> {};

/// 1 for 0 and 0 for 1, lane by lane.                              TIR/Eval/15:b, TIR/Eval/15:c
struct NotValue {
  static constexpr RuleInfo info{"TIR-Not", spec::clauses("TIR/Eval/15:b", "TIR/Eval/15:c")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, NotReady& f) {
    const auto* a = m.operands(f);
    lanewise(m, f, f.node->dtype.lanes, [&](std::uint32_t i) { return D::logical_not(a[i]); });
  }
};
template <>
struct RulesOf<NotReady> : Rules<NotValue> {};

}  // namespace tenor::semantics
