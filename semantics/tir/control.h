// SPDX-License-Identifier: Apache-2.0
// SeqStmt, IfThenElse, Evaluate, AssertStmt. TIR/Exec/4, 9, 10, 11; ledger TIR-D19, D63, D64.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/elementwise.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/state/plain.h"
#include "spec/tir/uses.h"

namespace tenor::semantics {

/// One after the other.                                                                TIR/Exec/9
struct SeqStmtOrder {
  static constexpr RuleInfo info{"TIR-SeqStmt", spec::clauses("TIR/Exec/9")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecSeqStmt& f) {
    m.execute_all(f.node);
  }
};
template <>
struct RulesOf<ExecSeqStmt> : Rules<SeqStmtOrder> {};

/// The condition first.                                                               TIR/Exec/10
struct IfCondition {
  static constexpr RuleInfo info{"TIR-IfThenElse-evaluate", spec::clauses("TIR/Exec/10")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecIfThenElse& f) {
    m.evaluate_then(IfReady{{f.node}}, f.node->condition);
  }
};
template <>
struct RulesOf<ExecIfThenElse> : Rules<IfCondition> {};

/// 1: then_case.                                                                     TIR/Exec/10:b
struct IfThen {
  static constexpr RuleInfo info{"TIR-IfThenElse-then", spec::clauses("TIR/Exec/10:b")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const IfReady& f) {
    return is_one<D>(m.operands(f)[0]);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, IfReady& f) {
    m.drop(f);
    m.execute(f.node->then_case);
  }
};

/// 0: else_case, or nothing.                                         TIR/Exec/10:c, TIR/Exec/10:d
struct IfElse {
  static constexpr RuleInfo info{"TIR-IfThenElse-else",
                                 spec::clauses("TIR/Exec/10:c", "TIR/Exec/10:d")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const IfReady& f) {
    return is_zero<D>(m.operands(f)[0]);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, IfReady& f) {
    m.drop(f);
    m.execute(f.node->else_case);
  }
};

/// A condition that was never written.                                                      TIR-D19
struct IfIndeterminate {
  static constexpr RuleInfo info{"TIR-IfThenElse-indeterminate", spec::clauses("TIR-D19"),
                                 spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const IfReady& f) {
    return D::is_indeterminate(m.operands(f)[0]);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const IfReady& f) {
    return lacks_value<D>("the condition ", f.node->condition, m.operands(f)[0]);
  }
};
template <>
struct RulesOf<IfReady> : Rules<IfThen, IfElse, IfIndeterminate> {};

/// The value is evaluated: an error in it is the program's.                   TIR/Exec/11, TIR-D63
struct EvaluateOperand {
  static constexpr RuleInfo info{
      "TIR-Evaluate-value", spec::clauses("TIR/Exec/11", "TIR-D63"), {}, spec::intended("TIR-D63")};
  template <class L, class D>
  static typename D::Truth agrees(const MachineOf<L, D>&, const ExecEvaluate& f) {
    return D::truth(spec::contains_call(f.node->value) || is_plain(f.node->value));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecEvaluate& f) {
    m.evaluate_then(EvaluateReady{{f.node}}, f.node->value);
  }
};
/// The value is evaluated where it contains a call.                             TIR-D63,
/// TIR/Exec/11:b
struct EvaluateCall {
  static constexpr RuleInfo info{"TIR-Evaluate-call",
                                 spec::clauses("TIR-D63", "TIR/Exec/11:b"),
                                 {},
                                 spec::as_written("TIR-D63")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const ExecEvaluate& f) {
    return D::truth(spec::contains_call(f.node->value));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecEvaluate& f) {
    EvaluateOperand::then(m, f);
  }
};
/// Nothing happens where it is not.                                       TIR-D63, TIR/Exec/11:b
struct EvaluateNothing {
  static constexpr RuleInfo info{"TIR-Evaluate-nothing",
                                 spec::clauses("TIR-D63", "TIR/Exec/11:b"),
                                 {},
                                 spec::as_written("TIR-D63")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const ExecEvaluate& f) {
    return D::truth(!spec::contains_call(f.node->value));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>&, ExecEvaluate&) {}
};
template <>
struct RulesOf<ExecEvaluate> : Rules<EvaluateOperand, EvaluateCall, EvaluateNothing> {};

/// And forgotten.                                                                    TIR/Exec/11:b
struct EvaluateDone {
  static constexpr RuleInfo info{"TIR-Evaluate", spec::clauses("TIR/Exec/11:b")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvaluateReady& f) {
    m.drop(f);
  }
};
template <>
struct RulesOf<EvaluateReady> : Rules<EvaluateDone> {};

/// The condition first.                                                                TIR/Exec/4
struct AssertCondition {
  static constexpr RuleInfo info{"TIR-AssertStmt-evaluate", spec::clauses("TIR/Exec/4")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecAssertStmt& f) {
    m.evaluate_then(AssertReady{{f.node}}, f.node->condition);
  }
};
template <>
struct RulesOf<ExecAssertStmt> : Rules<AssertCondition> {};

/// 1: the body.                                                                       TIR/Exec/4:b
struct AssertHolds {
  static constexpr RuleInfo info{"TIR-AssertStmt", spec::clauses("TIR/Exec/4:b")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const AssertReady& f) {
    return is_one<D>(m.operands(f)[0]);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, AssertReady& f) {
    m.drop(f);
    m.execute(f.node->body);
  }
};

/// 0: the message is evaluated, only now.                                   TIR/Exec/4:c, TIR-D64
struct AssertFailing {
  static constexpr RuleInfo info{"TIR-AssertStmt-fails",
                                 spec::clauses("TIR/Exec/4:c", "TIR-D64", "EXT/Assert/kind")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const AssertReady& f) {
    return is_zero<D>(m.operands(f)[0]);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, AssertReady& f) {
    m.drop(f);
    m.evaluate_then(AssertMessage{{f.node}}, f.node->message, f.node->message_parts);
  }
};

/// A condition that was never written.                                                      TIR-D19
struct AssertIndeterminate {
  static constexpr RuleInfo info{"TIR-AssertStmt-indeterminate", spec::clauses("TIR-D19"),
                                 spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const AssertReady& f) {
    return D::is_indeterminate(m.operands(f)[0]);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const AssertReady& f) {
    return lacks_value<D>("the condition ", f.node->condition, m.operands(f)[0]);
  }
};
template <>
struct RulesOf<AssertReady> : Rules<AssertHolds, AssertFailing, AssertIndeterminate> {};

/// The assertion error.                                                               TIR/Exec/4:c
struct AssertError {
  static constexpr RuleInfo info{
      "TIR-AssertStmt-error",
      spec::clauses("TIR/Exec/4:c", "TIR-D64", "EXT/Assert/kind", "TIR/State/b5", "TIR/State/b5:b"),
      spec::Code::E_ASSERT};
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const AssertMessage& f) {
    std::string text(f.node->error_kind);
    if (!text.empty()) text += ": ";
    const std::size_t parts = f.node->message ? 1 : f.node->message_parts.size();
    for (std::size_t i = 0; i < parts; ++i) text += D::text(m.operands(f)[i]);
    return text;
  }
};
template <>
struct RulesOf<AssertMessage> : Rules<AssertError> {};

}  // namespace tenor::semantics
