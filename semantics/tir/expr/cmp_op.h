// SPDX-License-Identifier: Apache-2.0
// Eq, NE, LT, LE, GE, GT. TIR/Eval/16; ledger TIR-D6 (the result is Bool).
#pragma once

#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// First a, then b.                                                                  TIR/Eval/16.1
struct CmpOpOperands {
  static constexpr RuleInfo info{"TIR-CmpOp-evaluate", clauses("TIR/Eval/16.1")};
  static void then(At<EvalCmpOp> auto& r) {
    r->evaluate_then(CmpOpReady{{r.node}}, r.node->a, r.node->b);
  }
};
template <>
struct RulesOf<EvalCmpOp> : Rules<CmpOpOperands> {};

/// Lane by lane, a Bool each.                      TIR/Eval/16.1:b, :c, :f, :g, :h, :i, 16.2
/// to 16.7
struct CmpOpValue {
  static constexpr RuleInfo info{"TIR-CmpOp",
                                 clauses("TIR/Eval/16.1:b", "TIR/Eval/16.1:c", "TIR/Eval/16.1:f",
                                         "TIR/Eval/16.1:g", "TIR/Eval/16.1:i", "TIR-D6")};
  static void then(At<CmpOpReady> auto& r) {
    const std::uint32_t lanes = r.node->dtype.lanes;
    const auto* a = r.operands();
    const auto* b = a + lanes;
    lanewise(*r, r.frame(), lanes,
             [&](std::uint32_t i) { return r.d.compare(r.node->kind, a[i], b[i]); });
  }
};
template <>
struct RulesOf<CmpOpReady> : Rules<CmpOpValue> {};

}  // namespace tenor::semantics
