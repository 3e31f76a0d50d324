// SPDX-License-Identifier: Apache-2.0
// What binary operators and comparisons share: two operands of one datatype, and no pointers.
// TIR/ExprTyping/13, 16; which clause demands it is for the checks that call these.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// Reports operands of two datatypes.
inline void check_operands_match(const CheckInfo& info, const BinaryExpr& e, const Context& context,
                                 Report& report) {
  if (e.a->dtype == e.b->dtype) return;
  report
      .error(info, context.span(e),
             fmt::format("{} has the operands {}, which is {}, and {}, which is {}",
                         construct_name(e.kind), show(e.a), show(e.a->dtype), show(e.b),
                         show(e.b->dtype)))
      .hint(fmt::format("cast one operand to the datatype of the other: T.Cast(\"{}\", {})",
                        show(e.a->dtype), show(e.b)));
}

/// Reports an operand that is a pointer.
inline void check_operands_are_values(const CheckInfo& info, const BinaryExpr& e,
                                      const Context& context, Report& report) {
  for (const PrimExpr* operand : {e.a, e.b}) {
    if (!operand->dtype.is_handle()) continue;
    report.error(info, context.span(operand),
                 fmt::format("{} has the operand {}, which is a pointer", construct_name(e.kind),
                             show(operand)));
    return;
  }
}

}  // namespace tenor::spec::tir
