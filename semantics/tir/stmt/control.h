// SPDX-License-Identifier: Apache-2.0
// SeqStmt, IfThenElse, Evaluate, AssertStmt. TIR/Exec/4, 9, 10, 11; ledger TIR-D19, D63, D64.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/state/plain.h"
#include "spec/tir/uses.h"

namespace tenor::semantics {

/// One after the other.                                                                TIR/Exec/9
struct SeqStmtOrder {
  static constexpr RuleInfo info{"TIR-SeqStmt", clauses("TIR/Exec/9")};
  static void then(At<ExecSeqStmt> auto& r) { r->execute_all(r.node); }
};
template <>
struct RulesOf<ExecSeqStmt> : Rules<SeqStmtOrder> {};

/// The condition first.                                                               TIR/Exec/10
struct IfCondition {
  static constexpr RuleInfo info{"TIR-IfThenElse-evaluate", clauses("TIR/Exec/10")};
  static void then(At<ExecIfThenElse> auto& r) {
    r->evaluate_then(IfReady{{r.node}}, r.node->condition);
  }
};
template <>
struct RulesOf<ExecIfThenElse> : Rules<IfCondition> {};

/// 1: then_case.                                                                     TIR/Exec/10:b
struct IfThen {
  static constexpr RuleInfo info{"TIR-IfThenElse-then", clauses("TIR/Exec/10:b")};
  static Truth auto when(const At<IfReady> auto& r) { return is_one(r); }
  static void then(At<IfReady> auto& r) {
    r.drop();
    r->execute(r.node->then_case);
  }
};

/// 0: else_case, or nothing.                                         TIR/Exec/10:c, TIR/Exec/10:d
struct IfElse {
  static constexpr RuleInfo info{"TIR-IfThenElse-else", clauses("TIR/Exec/10:c", "TIR/Exec/10:d")};
  static Truth auto when(const At<IfReady> auto& r) { return is_zero(r); }
  static void then(At<IfReady> auto& r) {
    r.drop();
    r->execute(r.node->else_case);
  }
};

/// A condition that was never written.                                                      TIR-D19
struct IfIndeterminate {
  static constexpr RuleInfo info{"TIR-IfThenElse-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<IfReady> auto& r) {
    return r.d.is_indeterminate(r.operands()[0]);
  }
  static std::string describe(const At<IfReady> auto& r) {
    return lacks_value(r, "the condition ", r.node->condition);
  }
};
template <>
struct RulesOf<IfReady> : Rules<IfThen, IfElse, IfIndeterminate> {};

/// The value is evaluated: an error in it is the program's.                   TIR/Exec/11, TIR-D63
struct EvaluateOperand {
  static constexpr RuleInfo info{"TIR-Evaluate-value", clauses("TIR/Exec/11", "TIR-D63"),
                                 intended("TIR-D63")};
  static Truth auto agrees(const At<ExecEvaluate> auto& r) {
    return r.truth(spec::contains_call(r.node->value) || is_plain(r.node->value));
  }
  static void then(At<ExecEvaluate> auto& r) {
    r->evaluate_then(EvaluateReady{{r.node}}, r.node->value);
  }
};
/// The value is evaluated where it contains a call.                             TIR-D63,
/// TIR/Exec/11:b
struct EvaluateCall {
  static constexpr RuleInfo info{"TIR-Evaluate-call", clauses("TIR-D63", "TIR/Exec/11:b"),
                                 as_written("TIR-D63")};
  static Truth auto when(const At<ExecEvaluate> auto& r) {
    return r.truth(spec::contains_call(r.node->value));
  }
  static void then(At<ExecEvaluate> auto& r) { EvaluateOperand::then(r); }
};
/// Nothing happens where it is not.                                       TIR-D63, TIR/Exec/11:b
struct EvaluateNothing {
  static constexpr RuleInfo info{"TIR-Evaluate-nothing", clauses("TIR-D63", "TIR/Exec/11:b"),
                                 as_written("TIR-D63")};
  static Truth auto when(const At<ExecEvaluate> auto& r) {
    return r.truth(!spec::contains_call(r.node->value));
  }
  static void then(At<ExecEvaluate> auto&) {}
};
template <>
struct RulesOf<ExecEvaluate> : Rules<EvaluateOperand, EvaluateCall, EvaluateNothing> {};

/// And forgotten.                                                                    TIR/Exec/11:b
struct EvaluateDone {
  static constexpr RuleInfo info{"TIR-Evaluate", clauses("TIR/Exec/11:b")};
  static void then(At<EvaluateReady> auto& r) { r.drop(); }
};
template <>
struct RulesOf<EvaluateReady> : Rules<EvaluateDone> {};

/// The condition first.                                                                TIR/Exec/4
struct AssertCondition {
  static constexpr RuleInfo info{"TIR-AssertStmt-evaluate", clauses("TIR/Exec/4")};
  static void then(At<ExecAssertStmt> auto& r) {
    r->evaluate_then(AssertReady{{r.node}}, r.node->condition);
  }
};
template <>
struct RulesOf<ExecAssertStmt> : Rules<AssertCondition> {};

/// 1: the body.                                                                       TIR/Exec/4:b
struct AssertHolds {
  static constexpr RuleInfo info{"TIR-AssertStmt", clauses("TIR/Exec/4:b")};
  static Truth auto when(const At<AssertReady> auto& r) { return is_one(r); }
  static void then(At<AssertReady> auto& r) {
    r.drop();
    r->execute(r.node->body);
  }
};

/// 0: the message is evaluated, only now.                                   TIR/Exec/4:c, TIR-D64
struct AssertFailing {
  static constexpr RuleInfo info{"TIR-AssertStmt-fails",
                                 clauses("TIR/Exec/4:c", "TIR-D64", "EXT/Assert/kind")};
  static Truth auto when(const At<AssertReady> auto& r) { return is_zero(r); }
  static void then(At<AssertReady> auto& r) {
    r.drop();
    r->evaluate_then(AssertMessage{{r.node}}, r.node->message, r.node->message_parts);
  }
};

/// A condition that was never written.                                                      TIR-D19
struct AssertIndeterminate {
  static constexpr RuleInfo info{"TIR-AssertStmt-indeterminate", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<AssertReady> auto& r) {
    return r.d.is_indeterminate(r.operands()[0]);
  }
  static std::string describe(const At<AssertReady> auto& r) {
    return lacks_value(r, "the condition ", r.node->condition);
  }
};
template <>
struct RulesOf<AssertReady> : Rules<AssertHolds, AssertFailing, AssertIndeterminate> {};

/// The assertion error.                                                               TIR/Exec/4:c
struct AssertError {
  static constexpr RuleInfo info{
      "TIR-AssertStmt-error",
      clauses("TIR/Exec/4:c", "TIR-D64", "EXT/Assert/kind", "TIR/State/b5", "TIR/State/b5:b"),
      Code::E_ASSERT};
  static std::string describe(const At<AssertMessage> auto& r) {
    std::string text(r.node->error_kind);
    if (!text.empty()) text += ": ";
    const std::size_t parts = r.node->message ? 1 : r.node->message_parts.size();
    for (std::size_t i = 0; i < parts; ++i) text += r.d.text(r.operands()[i]);
    return text;
  }
};
template <>
struct RulesOf<AssertMessage> : Rules<AssertError> {};

}  // namespace tenor::semantics
