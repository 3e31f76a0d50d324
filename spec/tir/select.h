// SPDX-License-Identifier: Apache-2.0
// Select: a Bool condition, and two values of one datatype. TIR/ExprTyping/6.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// The condition is Bool, of any number of lanes                              TIR/ExprTyping/6.1.1
struct SelectCondition {
  static constexpr CheckInfo info{"TIR-Select-condition", clauses("TIR/ExprTyping/6.1.1"),
                                  Code::T_SELECT};
  static void check(const Select& e, const Context& context, Report& report) {
    if (e.condition->dtype.is_bool()) return;
    report
        .error(info, context.span(e.condition),
               fmt::format("the condition {} is {}, not Bool", show(e.condition),
                           show(e.condition->dtype)))
        .hint("to make a condition of a number, write `!= 0` after it");
  }
};

/// dtype(true_value) = dtype(false_value)                                     TIR/ExprTyping/6.1.2
struct SelectValues {
  static constexpr CheckInfo info{"TIR-Select-values", clauses("TIR/ExprTyping/6.1.2"),
                                  Code::T_SELECT};
  static void check(const Select& e, const Context& context, Report& report) {
    if (e.true_value->dtype == e.false_value->dtype) return;
    report
        .error(info, context.span(e),
               fmt::format("{} is {}, but {} is {}", show(e.true_value), show(e.true_value->dtype),
                           show(e.false_value), show(e.false_value->dtype)))
        .hint("cast one of the two values to the datatype of the other");
  }
};

/// lanes(condition) is 1, or lanes(true_value)                                TIR/ExprTyping/6.1.3
struct SelectLanes {
  static constexpr CheckInfo info{"TIR-Select-lanes", clauses("TIR/ExprTyping/6.1.3"),
                                  Code::T_SELECT};
  static void check(const Select& e, const Context& context, Report& report) {
    const std::uint32_t lanes = e.condition->dtype.lanes, need = e.true_value->dtype.lanes;
    if (lanes == 1 || lanes == need) return;
    report
        .error(info, context.span(e.condition),
               fmt::format("the condition has {}, but the values have {}", counted(lanes, "lane"),
                           need))
        .hint(fmt::format("use a condition of one lane or of {}", need));
  }
};

template <>
struct ChecksOf<Select> : Checks<SelectCondition, SelectValues, SelectLanes> {};

}  // namespace tenor::spec::tir
