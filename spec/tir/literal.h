// SPDX-License-Identifier: Apache-2.0
// What the checks of IntImm and FloatImm share: a literal is one number. TIR/ExprTyping/2.1.1;
// ledger TIR-D28.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// Reports a datatype of several lanes. `Check` is the check that derives from this.
template <class Check>
struct LiteralIsScalar {
  template <class Literal>
  static void check(const Literal& e, const Context& context, Report& report) {
    if (e.dtype.lanes == 1) return;
    report
        .error(Check::info, context.span(e),
               fmt::format("a literal is one number, but {} has {} lanes", show(e.dtype),
                           e.dtype.lanes))
        .hint("broadcast it: T.Broadcast(value, lanes)");
  }
};

}  // namespace tenor::spec::tir
