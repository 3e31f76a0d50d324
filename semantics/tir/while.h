// SPDX-License-Identifier: Apache-2.0
// While. TIR/Exec/13; ledger TIR-D17.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/elementwise.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

template <class F>
struct EvaluatesCondition {
  template <class L, class D>
  static void then(MachineOf<L, D>& m, F& f) {
    m.evaluate_then(WhileReady{{f.node}}, f.node->condition);
  }
};
/// The condition, first thing.                                                       TIR/Exec/13.1
struct WhileCondition : EvaluatesCondition<ExecWhile> {
  static constexpr RuleInfo info{"TIR-While-evaluate", spec::clauses("TIR/Exec/13.1")};
};
template <>
struct RulesOf<ExecWhile> : Rules<WhileCondition> {};
/// And behind every iteration.                                                       TIR/Exec/13.3
struct WhileAgain : EvaluatesCondition<WhileNext> {
  static constexpr RuleInfo info{"TIR-While-again", spec::clauses("TIR/Exec/13.3")};
};
template <>
struct RulesOf<WhileNext> : Rules<WhileAgain> {};

template <class L, class D>
typename D::Truth while_value_is(const MachineOf<L, D>& m, const WhileReady& f,
                                 std::int64_t value) {
  const auto& v = m.operands(f)[0];
  return !D::is_indeterminate(v) & D::equal(D::index(v), D::index_of(value));
}

/// 1: the body, and again.                                                           TIR/Exec/13.3
struct WhileIterate {
  static constexpr RuleInfo info{"TIR-While-iterate", spec::clauses("TIR/Exec/13.3")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const WhileReady& f) {
    return while_value_is(m, f, 1);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, WhileReady& f) {
    m.drop(f);
    m.push(WhileNext{{f.node, m.operand_height()}});
    m.push_meeting(f.node, f.node);
    m.execute(f.node->body);
  }
};

/// 0: the end.                                                                       TIR/Exec/13.2
struct WhileDone {
  static constexpr RuleInfo info{"TIR-While-done", spec::clauses("TIR/Exec/13.2")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const WhileReady& f) {
    return while_value_is(m, f, 0);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, WhileReady& f) {
    m.drop(f);
  }
};

/// Any other value: the document knows 0 and 1. TIR-D17
struct WhileValue {
  static constexpr RuleInfo info{"TIR-While-value", spec::clauses("TIR-D17", "TIR/Exec/13.3"),
                                 spec::Code::U_WHILE_VALUE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const WhileReady& f) {
    return !D::is_indeterminate(m.operands(f)[0]) & !while_value_is(m, f, 0) &
           !while_value_is(m, f, 1);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const WhileReady& f) {
    return fmt::format("the condition {} is {}", spec::print(f.node->condition),
                       D::show(m.operands(f)[0]));
  }
};

/// A condition that was never written. TIR-D19
struct WhileIndeterminate {
  static constexpr RuleInfo info{"TIR-While-indeterminate", spec::clauses("TIR-D19"),
                                 spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const WhileReady& f) {
    return D::is_indeterminate(m.operands(f)[0]);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const WhileReady& f) {
    return lacks_value<D>("the condition ", f.node->condition, m.operands(f)[0]);
  }
};
template <>
struct RulesOf<WhileReady> : Rules<WhileIterate, WhileDone, WhileValue, WhileIndeterminate> {};

}  // namespace tenor::semantics
