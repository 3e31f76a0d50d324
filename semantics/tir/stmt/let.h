// SPDX-License-Identifier: Apache-2.0
// Let and LetStmt. TIR/Eval/10, TIR/Exec/2; ledger TIR-D63. A scope is lexical and a name is bound
// once, so leaving a scope needs no step: the slot is not read again before it is bound again.
#pragma once

#include "semantics/tir/frames.h"
#include "semantics/tir/language.h"
#include "semantics/tir/state/plain.h"

namespace tenor::semantics {

/// Does anything need the value that a Let or a LetStmt binds: does something that is needed use
/// the variable, or does evaluating the value have an effect?
template <class L, class D, class Node>
bool needs_value(const MachineOf<L, D>& m, const Node* let) {
  return m.layout().needs(let->var) || m.layout().has_effect(let->value);
}
/// Do both readings of TIR-D63 do the same: is the value needed, or can its computation not be
/// observed?
template <class L, class D, class Node>
typename D::Truth value_agrees(const MachineOf<L, D>& m, const Node* let) {
  return D::truth(needs_value(m, let) || is_plain(let->value));
}
template <class F>
struct ValueNeeded {
  static Truth auto when(const At<F> auto& r) { return r.truth(needs_value(*r, r.node)); }
};
template <class F>
struct ValueUnneeded {
  static Truth auto when(const At<F> auto& r) { return r.truth(!needs_value(*r, r.node)); }
};

/// A Let evaluates its value first.
///     TIR-D63 as intended
///   ----------------------------------------------------------
///   <EvalLet(x := e1, e2) . K, M>  -->  <e1 . LetReady . K, M>
struct LetOperand {
  static constexpr RuleInfo info{"TIR-Let-value", clauses("TIR/Eval/10.1", "TIR-D63"),
                                 intended("TIR-D63")};
  static Truth auto agrees(const At<EvalLet> auto& r) { return value_agrees(*r, r.node); }
  static void then(At<EvalLet> auto& r) { r->evaluate_then(LetReady{{r.node}}, r.node->value); }
};

/// A Let evaluates its value first if something needs it.
///     something needs x or e1 has an effect, TIR-D63 as written
///   ----------------------------------------------------------
///   <EvalLet(x := e1, e2) . K, M>  -->  <e1 . LetReady . K, M>
struct LetUsed : ValueNeeded<EvalLet> {
  static constexpr RuleInfo info{"TIR-Let-used", clauses("TIR-D63", "TIR/Eval/10.1"),
                                 as_written("TIR-D63")};
  static void then(At<EvalLet> auto& r) { LetOperand::then(r); }
};

/// A Let evaluates only its body if nothing needs its value.
///     nothing needs x, e1 has no effect, TIR-D63 as written
///   -----------------------------------------------------
///   <EvalLet(x := e1, e2) . K, M>  -->  <e2 . K, M>
struct LetUnused : ValueUnneeded<EvalLet> {
  static constexpr RuleInfo info{"TIR-Let-unused", clauses("TIR-D63", "TIR/Eval/10.4"),
                                 as_written("TIR-D63")};
  static void then(At<EvalLet> auto& r) { r->evaluate(r.node->body); }
};
template <>
struct RulesOf<EvalLet> : Rules<LetOperand, LetUsed, LetUnused> {};

/// The variable takes the value, and the body is evaluated.
///   <LetReady(x := v, e) . K, M>  -->  <e . K, M[x := v]>
struct LetBody {
  static constexpr RuleInfo info{
      "TIR-Let", clauses("TIR/Eval/10.2", "TIR/Eval/10.3", "TIR/Eval/10.4", "TIR/Eval/10.5")};
  static void then(At<LetReady> auto& r) {
    r->bind_lanes(r.node->var, r.operands());
    r.drop();
    r->evaluate(r.node->body);
  }
};
template <>
struct RulesOf<LetReady> : Rules<LetBody> {};

/// A LetStmt evaluates its value first.
///     TIR-D63 as intended
///   ------------------------------------------------------------
///   <ExecLetStmt(x := e, s) . K, M>  -->  <e . LetStmtReady . K, M>
struct LetStmtOperand {
  static constexpr RuleInfo info{"TIR-LetStmt-value",
                                 clauses("TIR/Exec/2.1", "TIR/Exec/2.1:b", "TIR-D63"),
                                 intended("TIR-D63")};
  static Truth auto agrees(const At<ExecLetStmt> auto& r) { return value_agrees(*r, r.node); }
  static void then(At<ExecLetStmt> auto& r) {
    r->evaluate_then(LetStmtReady{{r.node}}, r.node->value);
  }
};

/// A LetStmt evaluates its value first if something needs it.
///     something needs x or e has an effect, TIR-D63 as written
///   ------------------------------------------------------------
///   <ExecLetStmt(x := e, s) . K, M>  -->  <e . LetStmtReady . K, M>
struct LetStmtUsed : ValueNeeded<ExecLetStmt> {
  static constexpr RuleInfo info{"TIR-LetStmt-used", clauses("TIR-D63", "TIR/Exec/2.1"),
                                 as_written("TIR-D63")};
  static void then(At<ExecLetStmt> auto& r) { LetStmtOperand::then(r); }
};

/// A LetStmt executes only its body if nothing needs its value.
///     nothing needs x, e has no effect, TIR-D63 as written
///   ----------------------------------------------------
///   <ExecLetStmt(x := e, s) . K, M>  -->  <s . K, M>
struct LetStmtUnused : ValueUnneeded<ExecLetStmt> {
  static constexpr RuleInfo info{"TIR-LetStmt-unused", clauses("TIR-D63", "TIR/Exec/2.4"),
                                 as_written("TIR-D63")};
  static void then(At<ExecLetStmt> auto& r) { r->execute(r.node->body); }
};
template <>
struct RulesOf<ExecLetStmt> : Rules<LetStmtOperand, LetStmtUsed, LetStmtUnused> {};

/// The variable takes the value, and the body executes.
///   <LetStmtReady(x := v, s) . K, M>  -->  <s . K, M[x := v]>
struct LetStmtBody {
  static constexpr RuleInfo info{
      "TIR-LetStmt", clauses("TIR/Exec/2.2", "TIR/Exec/2.3", "TIR/Exec/2.4", "TIR/Exec/2.5")};
  static void then(At<LetStmtReady> auto& r) {
    r->bind_lanes(r.node->var, r.operands());
    r.drop();
    r->execute(r.node->body);
  }
};
template <>
struct RulesOf<LetStmtReady> : Rules<LetStmtBody> {};

}  // namespace tenor::semantics
