// SPDX-License-Identifier: Apache-2.0
// Eq, NE, LT, LE, GE, GT. TIR/Eval/16; ledger TIR-D6 (the result is Bool).
#pragma once

#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/frames.h"

namespace tenor::semantics {

/// A comparison evaluates a first, then b.
///   <EvalCmpOp(a op b) . K, M>  -->  <a . b . CmpOpReady . K, M>
struct CmpOpOperands {
  static constexpr RuleInfo info{"TIR-CmpOp-evaluate", clauses("TIR/Eval/16.1")};
  static void then(At<EvalCmpOp> auto& r) {
    r->evaluate_then(CmpOpReady{{r.node}}, r.node->a, r.node->b);
  }
};
template <>
struct RulesOf<EvalCmpOp> : Rules<CmpOpOperands> {};

/// A comparison yields a Bool for each lane; an indeterminate lane stays so.
///   <CmpOpReady(a, b) . K, M>  -->  <a op b . K, M>
struct CmpOpValue {
  static constexpr RuleInfo info{
      "TIR-CmpOp",
      clauses("TIR/Eval/16.1:b", "TIR/Eval/16.1:c", "TIR/Eval/16.1:f", "TIR/Eval/16.1:g",
              "TIR/Eval/16.1:i", "TIR-D6", "TIR/Eval/16.2", "TIR/Eval/16.3", "TIR/Eval/16.4",
              "TIR/Eval/16.5", "TIR/Eval/16.6", "TIR/Eval/16.7")};
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
