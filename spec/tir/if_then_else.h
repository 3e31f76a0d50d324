// SPDX-License-Identifier: Apache-2.0
// IfThenElse: a Bool scalar decides. TIR/StmtTyping/9.
#pragma once

#include <fmt/format.h>

#include "spec/tir/checks.h"
#include "spec/tir/wording.h"

namespace tenor::spec {

/// The condition is a Bool scalar                                             TIR/StmtTyping/9
struct IfThenElseCondition {
  static constexpr CheckInfo info{"TIR-IfThenElse-condition", clauses("TIR/StmtTyping/9"),
                                  Code::T_CONDITION};
  static void check(const IfThenElse& s, const Context& context, Report& report) {
    if (s.condition->dtype.is_bool_scalar()) return;
    report
        .error(info, context.span(s.condition),
               fmt::format("the condition {} is {}, not a Bool scalar", show(s.condition),
                           show(s.condition->dtype)))
        .hint("compare it: `!= 0`");
  }
};

template <>
struct ChecksOf<IfThenElse> : Checks<IfThenElseCondition> {};

}  // namespace tenor::spec
