// SPDX-License-Identifier: Apache-2.0
// What the checks of a statement's condition share: it is a Bool scalar. TIR/StmtTyping/3:b, 5.1,
// 6.3 and 9.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// Reports a condition that is not a Bool scalar; one that is not there is true. `Check` is the
/// check that derives from this.
template <class Check>
struct ConditionIsBool {
  template <class Stmt>
  static void check(const Stmt& s, const Context& context, Report& report) {
    if (!s.condition || s.condition->dtype.is_bool_scalar()) return;
    report
        .error(Check::info, context.span(s.condition),
               fmt::format("the condition {} is {}, not a Bool scalar", show(s.condition),
                           show(s.condition->dtype)))
        .hint("to make a condition of a number, write `!= 0` after it");
  }
};

}  // namespace tenor::spec::tir
