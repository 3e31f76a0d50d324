// SPDX-License-Identifier: Apache-2.0
// Eq, NE, LT, LE, GE and GT. TIR/ExprTyping/16; mixed text by TIR-D79 as for binary operators.
#pragma once

#include "spec/tir/check_subjects.h"
#include "spec/tir/operands.h"

namespace tenor::spec::tir {

/// dtype(a) = dtype(b)                                                        TIR/ExprTyping/16
struct CmpOpOperands {
  static constexpr CheckInfo info{"TIR-CmpOp-operands", clauses("TIR/ExprTyping/16", "TIR-D79"),
                                  Code::T_OPERANDS};
  static void check(const CmpOp& e, const Context& context, Report& report) {
    check_operands_match(info, e.expr, context, report);
  }
};

/// «No operand is a pointer»                                                  TIR/ExprTyping/16:b
struct CmpOpHandle {
  static constexpr CheckInfo info{"TIR-CmpOp-handle", clauses("TIR/ExprTyping/16:b"),
                                  Code::T_HANDLE, true};
  static void check(const CmpOp& e, const Context& context, Report& report) {
    check_operands_are_values(info, e.expr, context, report);
  }
};

template <>
struct ChecksOf<CmpOp> : Checks<CmpOpOperands, CmpOpHandle> {};

}  // namespace tenor::spec::tir
