// SPDX-License-Identifier: Apache-2.0
// Let and LetStmt. TIR/Eval/10, TIR/Exec/2. A scope is lexical and a name is bound once, so that
// leaving it is nothing to do: the slot is not read again before it is bound again.
#pragma once

#include "semantics/machine/machine.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// The value first.                                                                   TIR/Eval/10.1
struct LetOperand {
  static constexpr RuleInfo info{"TIR-Let-value", spec::clauses("TIR/Eval/10.1")};
  template <class D>
  static void then(Machine<D>& m, EvalLet& f) {
    m.evaluate_then(LetReady{{f.node}}, f.node->value);
  }
};
template <>
struct RulesOf<EvalLet> : Rules<LetOperand> {};

/// The body, with the variable bound.                            TIR/Eval/10.2, 10.3, 10.4, 10.5
struct LetBody {
  static constexpr RuleInfo info{
      "TIR-Let", spec::clauses("TIR/Eval/10.2", "TIR/Eval/10.3", "TIR/Eval/10.4", "TIR/Eval/10.5")};
  template <class D>
  static void then(Machine<D>& m, LetReady& f) {
    m.bind_lanes(f.node->var, m.operands(f));
    m.drop(f);
    m.evaluate(f.node->body);
  }
};
template <>
struct RulesOf<LetReady> : Rules<LetBody> {};

/// The value first.                                                                    TIR/Exec/2.1
struct LetStmtOperand {
  static constexpr RuleInfo info{"TIR-LetStmt-value",
                                 spec::clauses("TIR/Exec/2.1", "TIR/Exec/2.1:b")};
  template <class D>
  static void then(Machine<D>& m, ExecLetStmt& f) {
    m.evaluate_then(LetStmtReady{{f.node}}, f.node->value);
  }
};
template <>
struct RulesOf<ExecLetStmt> : Rules<LetStmtOperand> {};

/// The body, with the variable bound.                                  TIR/Exec/2.2, 2.3, 2.4, 2.5
struct LetStmtBody {
  static constexpr RuleInfo info{
      "TIR-LetStmt", spec::clauses("TIR/Exec/2.2", "TIR/Exec/2.3", "TIR/Exec/2.4", "TIR/Exec/2.5")};
  template <class D>
  static void then(Machine<D>& m, LetStmtReady& f) {
    m.bind_lanes(f.node->var, m.operands(f));
    m.drop(f);
    m.execute(f.node->body);
  }
};
template <>
struct RulesOf<LetStmtReady> : Rules<LetStmtBody> {};

}  // namespace tenor::semantics
