// SPDX-License-Identifier: Apache-2.0
// Add, Sub, Mul, Div, Mod, FloorDiv, FloorMod, Min and Max. TIR/ExprTyping/13. Literals and widths
// that the text mixes are the reader's to convert (TIR-D79): here operands match exactly.
#pragma once

#include "spec/tir/check_subjects.h"
#include "spec/tir/operands.h"

namespace tenor::spec::tir {

/// dtype(a) = dtype(b)                                                        TIR/ExprTyping/13
struct BinaryOpOperands {
  static constexpr CheckInfo info{"TIR-BinaryOp-operands", clauses("TIR/ExprTyping/13", "TIR-D79"),
                                  Code::T_OPERANDS};
  static void check(const BinaryOp& e, const Context& context, Report& report) {
    check_operands_match(info, e.expr, context, report);
  }
};

/// «No operand is a pointer»                                                  TIR/ExprTyping/13:b
struct BinaryOpHandle {
  static constexpr CheckInfo info{"TIR-BinaryOp-handle",
                                  clauses("TIR/ExprTyping/13:b", "TIR/Buffers/p3:c"),
                                  Code::T_HANDLE, true};
  static void check(const BinaryOp& e, const Context& context, Report& report) {
    check_operands_are_values(info, e.expr, context, report);
  }
};

/// «Mod takes Int and UInt only»                                              TIR/ExprTyping/13:d
struct BinaryOpMod {
  static constexpr CheckInfo info{"TIR-BinaryOp-mod", clauses("TIR/ExprTyping/13:d"),
                                  Code::T_OPERANDS, true};
  static void check(const BinaryOp& e, const Context& context, Report& report) {
    if (e.expr.kind != ExprKind::kMod || e.expr.a->dtype.is_integer()) return;
    report
        .error(info, context.span(e.expr),
               fmt::format("Mod has the operand {}, which is {}; it takes integers", show(e.expr.a),
                           show(e.expr.a->dtype)))
        .hint("for floats use T.fmod, or FloorMod");
  }
};

template <>
struct ChecksOf<BinaryOp> : Checks<BinaryOpOperands, BinaryOpHandle, BinaryOpMod> {};

}  // namespace tenor::spec::tir
