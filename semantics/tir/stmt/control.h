// SPDX-License-Identifier: Apache-2.0
// SeqStmt, IfThenElse, Evaluate, AssertStmt. TIR/Exec/4, 9, 10, 11; ledger TIR-D19, D63, D64, D73.
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/state/plain.h"
#include "spec/tir/uses.h"

namespace tenor::semantics {

/// The statements execute in order; the threads of a block may meet between two of them, where
/// `[Barrier]` is pushed.
///   <ExecSeqStmt(s1, ..., sn) . K, M>  -->  <s1 . [Barrier] . s2 . ... . [Barrier] . sn . K,
///   M>
struct SeqStmtOrder {
  static constexpr RuleInfo info{"TIR-SeqStmt", clauses("TIR/Exec/9", "TIR-D73")};
  static void then(At<ExecSeqStmt> auto& r) { r->execute_all(r.node); }
};
template <>
struct RulesOf<ExecSeqStmt> : Rules<SeqStmtOrder> {};

/// An IfThenElse evaluates its condition first.
///   <ExecIfThenElse(e, s1, s2) . K, M>  -->  <e . IfReady . K, M>
struct IfCondition {
  static constexpr RuleInfo info{"TIR-IfThenElse-evaluate", clauses("TIR/Exec/10")};
  static void then(At<ExecIfThenElse> auto& r) {
    r->evaluate_then(IfReady{{r.node}}, r.node->condition);
  }
};
template <>
struct RulesOf<ExecIfThenElse> : Rules<IfCondition> {};

/// A true condition executes then_case.
///     v = 1
///   ---------------------------------------------
///   <IfReady(v, s1, s2) . K, M>  -->  <s1 . K, M>
struct IfThen {
  static constexpr RuleInfo info{"TIR-IfThenElse-then", clauses("TIR/Exec/10:b")};
  static Truth auto when(const At<IfReady> auto& r) { return is_one(r); }
  static void then(At<IfReady> auto& r) {
    r.drop();
    r->execute(r.node->then_case);
  }
};

/// A false condition executes else_case, if there is one.
///     v = 0
///   ---------------------------------------------
///   <IfReady(v, s1, s2) . K, M>  -->  <s2 . K, M>
struct IfElse {
  static constexpr RuleInfo info{"TIR-IfThenElse-else", clauses("TIR/Exec/10:c", "TIR/Exec/10:d")};
  static Truth auto when(const At<IfReady> auto& r) { return is_zero(r); }
  static void then(At<IfReady> auto& r) {
    r.drop();
    r->execute(r.node->else_case);
  }
};

/// A condition without a value decides nothing.
///     v = indeterminate
///   -------------------------------------------------
///   <IfReady(v, s1, s2) . K, M>  -->  U-INDETERMINATE
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

/// An Evaluate evaluates its value, so an error in it is an error of the program.
///     TIR-D63 as intended
///   ---------------------------------------------------------
///   <ExecEvaluate(e) . K, M>  -->  <e . EvaluateReady . K, M>
struct EvaluateOperand {
  static constexpr RuleInfo info{"TIR-Evaluate-value", clauses("TIR/Exec/11", "TIR-D63"),
                                 intended("TIR-D63")};
  static Truth auto agrees(const At<ExecEvaluate> auto& r) {
    return r.truth(spec::tir::contains_call(r.node->value) || is_plain(r.node->value));
  }
  static void then(At<ExecEvaluate> auto& r) {
    r->evaluate_then(EvaluateReady{{r.node}}, r.node->value);
  }
};

/// An Evaluate evaluates a value that contains a call.
///     e contains a call, TIR-D63 as written
///   ---------------------------------------------------------
///   <ExecEvaluate(e) . K, M>  -->  <e . EvaluateReady . K, M>
struct EvaluateCall {
  static constexpr RuleInfo info{"TIR-Evaluate-call", clauses("TIR-D63", "TIR/Exec/11:b"),
                                 as_written("TIR-D63")};
  static Truth auto when(const At<ExecEvaluate> auto& r) {
    return r.truth(spec::tir::contains_call(r.node->value));
  }
  static void then(At<ExecEvaluate> auto& r) { EvaluateOperand::then(r); }
};

/// An Evaluate of a value without a call does nothing.
///     e contains no call, TIR-D63 as written
///   --------------------------------------
///   <ExecEvaluate(e) . K, M>  -->  <K, M>
struct EvaluateNothing {
  static constexpr RuleInfo info{"TIR-Evaluate-nothing", clauses("TIR-D63", "TIR/Exec/11:b"),
                                 as_written("TIR-D63")};
  static Truth auto when(const At<ExecEvaluate> auto& r) {
    return r.truth(!spec::tir::contains_call(r.node->value));
  }
  static void then(At<ExecEvaluate> auto&) {}
};
template <>
struct RulesOf<ExecEvaluate> : Rules<EvaluateOperand, EvaluateCall, EvaluateNothing> {};

/// The value is dropped.
///   <EvaluateReady(v) . K, M>  -->  <K, M>
struct EvaluateDone {
  static constexpr RuleInfo info{"TIR-Evaluate", clauses("TIR/Exec/11:b")};
  static void then(At<EvaluateReady> auto& r) { r.drop(); }
};
template <>
struct RulesOf<EvaluateReady> : Rules<EvaluateDone> {};

/// An AssertStmt evaluates its condition first.
///   <ExecAssertStmt(e0, e1, ..., en, s) . K, M>  -->  <e0 . AssertReady . K, M>
struct AssertCondition {
  static constexpr RuleInfo info{"TIR-AssertStmt-evaluate", clauses("TIR/Exec/4")};
  static void then(At<ExecAssertStmt> auto& r) {
    r->evaluate_then(AssertReady{{r.node}}, r.node->condition);
  }
};
template <>
struct RulesOf<ExecAssertStmt> : Rules<AssertCondition> {};

/// An assertion that holds executes the body.
///     v = 1
///   --------------------------------------------------------
///   <AssertReady(v, e1, ..., en, s) . K, M>  -->  <s . K, M>
struct AssertHolds {
  static constexpr RuleInfo info{"TIR-AssertStmt", clauses("TIR/Exec/4:b")};
  static Truth auto when(const At<AssertReady> auto& r) { return is_one(r); }
  static void then(At<AssertReady> auto& r) {
    r.drop();
    r->execute(r.node->body);
  }
};

/// An assertion that fails evaluates its message, or the parts of it.
///     v = 0
///   ------------------------------------------------------------
///   <AssertReady(v, e1, ..., en, s) . K, M>  -->  <e1 . ... . en . AssertMessage . K, M>
struct AssertFailing {
  static constexpr RuleInfo info{"TIR-AssertStmt-fails",
                                 clauses("TIR/Exec/4:c", "TIR-D64", "EXT/Assert/kind")};
  static Truth auto when(const At<AssertReady> auto& r) { return is_zero(r); }
  static void then(At<AssertReady> auto& r) {
    r.drop();
    r->evaluate_then(AssertMessage{{r.node}}, r.node->message, r.node->message_parts);
  }
};

/// A condition without a value decides nothing.
///     v = indeterminate
///   ------------------------------------------------------------
///   <AssertReady(v, e1, ..., en, s) . K, M>  -->  U-INDETERMINATE
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

/// The assertion error shows the message.
///   <AssertMessage(v1, ..., vn) . K, M>  -->  E-ASSERT
struct AssertError {
  static constexpr RuleInfo info{
      "TIR-AssertStmt-error",
      clauses("TIR/Exec/4:c", "TIR-D64", "EXT/Assert/kind", "TIR/State/b5", "TIR/State/b5:b"),
      Code::E_ASSERT};
  static std::string describe(const At<AssertMessage> auto& r) {
    std::string text(r.node->error_kind);
    if (!text.empty()) text += ": ";
    const std::size_t parts = r.node->message ? 1 : r.node->message_parts.size();
    for (std::size_t i = 0; i < parts; ++i) text += r->objects().characters(r.operands()[i]);
    return text;
  }
};
template <>
struct RulesOf<AssertMessage> : Rules<AssertError> {};

}  // namespace tenor::semantics
