// SPDX-License-Identifier: Apache-2.0
// And, Or and Not take Bools. TIR/ExprTyping/14, 15.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/check_subjects.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// a and b are Bool                                                           TIR/ExprTyping/14
struct LogicalOpBool {
  static constexpr CheckInfo info{"TIR-LogicalOp-bool", clauses("TIR/ExprTyping/14"), Code::T_BOOL};
  static void check(const LogicalOp& e, const Context& context, Report& report) {
    for (const PrimExpr* operand : {e.expr.a, e.expr.b})
      if (!operand->dtype.is_bool())
        report
            .error(info, context.span(operand),
                   fmt::format("{} has the operand {}, which is {}, not Bool",
                               construct_name(e.expr.kind), show(operand), show(operand->dtype)))
            .hint(
                "to make a condition of a number, write `!= 0` after it; for bits use "
                "T.bitwise_and, T.bitwise_or");
  }
};

/// lanes(a) = lanes(b)                                                        TIR/ExprTyping/14:b
struct LogicalOpLanes {
  static constexpr CheckInfo info{"TIR-LogicalOp-lanes", clauses("TIR/ExprTyping/14:b"),
                                  Code::T_BOOL};
  static void check(const LogicalOp& e, const Context& context, Report& report) {
    const std::uint32_t a = e.expr.a->dtype.lanes, b = e.expr.b->dtype.lanes;
    if (a == b) return;
    report
        .error(info, context.span(e.expr),
               fmt::format("{} has operands with {} and {}", construct_name(e.expr.kind),
                           counted(a, "lane"), counted(b, "lane")))
        .hint(fmt::format("broadcast the scalar: T.Broadcast(x, {})", std::max(a, b)));
  }
};

/// a is Bool                                                                  TIR/ExprTyping/15
struct NotBool {
  static constexpr CheckInfo info{"TIR-Not-bool", clauses("TIR/ExprTyping/15"), Code::T_BOOL};
  static void check(const Not& e, const Context& context, Report& report) {
    if (e.a->dtype.is_bool()) return;
    report
        .error(info, context.span(e.a),
               fmt::format("Not has the operand {}, which is {}, not Bool", show(e.a),
                           show(e.a->dtype)))
        .hint("to make a condition of a number, write `== 0` after it");
  }
};

template <>
struct ChecksOf<LogicalOp> : Checks<LogicalOpBool, LogicalOpLanes> {};
template <>
struct ChecksOf<Not> : Checks<NotBool> {};

}  // namespace tenor::spec::tir
