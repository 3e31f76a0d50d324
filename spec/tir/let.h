// SPDX-License-Identifier: Apache-2.0
// Let: the variable has the value's datatype. TIR/ExprTyping/10; scope in binding.h and var.h.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// dtype(var) = dtype(value)                                                  TIR/ExprTyping/10.1
struct LetDataType {
  static constexpr CheckInfo info{"TIR-Let-dtype", clauses("TIR/ExprTyping/10.1"), Code::T_LET};
  static void check(const Let& e, const Context& context, Report& report) {
    if (e.var->dtype == e.value->dtype) return;
    report
        .error(info, context.span(e.value),
               fmt::format("{} is {}, but its value {} is {}", show(e.var->name_hint),
                           show(e.var->dtype), show(e.value), show(e.value->dtype)))
        .hint(fmt::format("cast the value to {}", show(e.var->dtype)));
  }
};

template <>
struct ChecksOf<Let> : Checks<LetDataType> {};

}  // namespace tenor::spec::tir
