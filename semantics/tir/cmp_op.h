// SPDX-License-Identifier: Apache-2.0
// Eq, NE, LT, LE, GE, GT. TIR/Eval/16; ledger TIR-D6 (the result is Bool).
#pragma once

#include "semantics/tir/elementwise.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// First a, then b.                                                                  TIR/Eval/16.1
struct CmpOpOperands {
  static constexpr RuleInfo info{"TIR-CmpOp-evaluate", spec::clauses("TIR/Eval/16.1")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalCmpOp& f) {
    m.evaluate_then(CmpOpReady{{f.node}}, f.node->a, f.node->b);
  }
};
template <>
struct RulesOf<EvalCmpOp> : Rules<CmpOpOperands> {};

/// Lane by lane, a Bool each.                      TIR/Eval/16.1:b, :c, :f, :g, :h, :i, 16.2
/// to 16.7
struct CmpOpValue {
  static constexpr RuleInfo info{
      "TIR-CmpOp", spec::clauses("TIR/Eval/16.1:b", "TIR/Eval/16.1:c", "TIR/Eval/16.1:f",
                                 "TIR/Eval/16.1:g", "TIR/Eval/16.1:i", "TIR-D6")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, CmpOpReady& f) {
    const std::uint32_t lanes = f.node->dtype.lanes;
    const auto* a = m.operands(f);
    const auto* b = a + lanes;
    lanewise(m, f, lanes, [&](std::uint32_t i) { return D::compare(f.node->kind, a[i], b[i]); });
  }
};
template <>
struct RulesOf<CmpOpReady> : Rules<CmpOpValue> {};

}  // namespace tenor::semantics
