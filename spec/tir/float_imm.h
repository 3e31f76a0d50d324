// SPDX-License-Identifier: Apache-2.0
// FloatImm: a literal has one lane, a floating datatype, and a value within the finite ones of its
// format, or an infinity or NaN. TIR/ExprTyping/3; ledger TIR-D26 (exact limits), TIR-D28 (lanes).
#pragma once

#include <fmt/format.h>

#include <cfloat>
#include <cmath>

#include "spec/ir/small_float.h"
#include "spec/tir/literal.h"

namespace tenor::spec::tir {

/// dtype is Float or BFloat                                                   TIR/ExprTyping/3.1.1
struct FloatImmCode {
  static constexpr CheckInfo info{"TIR-FloatImm-code", clauses("TIR/ExprTyping/3.1.1"),
                                  Code::T_LITERAL};
  static void check(const FloatImm& e, const Context& context, Report& report) {
    if (e.dtype.is_floating() || is_out_of_scope(e.dtype)) return;
    report
        .error(info, context.span(e),
               fmt::format("the literal {} has the datatype {}", e.value, show(e.dtype)))
        .hint("give it a floating-point datatype, and cast it");
  }
};

/// dtype is a scalar                                                          TIR-D28
struct FloatImmLanes : LiteralIsScalar<FloatImmLanes> {
  static constexpr CheckInfo info{"TIR-FloatImm-lanes", clauses("TIR-D28"), Code::T_LITERAL};
};

/// The largest finite value of a format; nothing where the document names none.
inline double largest_finite(ScalarType type) {
  if (type.is_bfloat() && type.bits == 16) return 0x1.FEp127;
  if (type.is_small_float()) return largest_small_float(type);
  if (!type.is_float()) return HUGE_VAL;
  switch (type.bits) {
    case 16: return 65504.0;
    case 32: return FLT_MAX;
    default: return HUGE_VAL;
  }
}

/// value is NaN, infinite, or within the format's finite values               TIR/ExprTyping/3.1.2
struct FloatImmRange {
  static constexpr CheckInfo info{
      "TIR-FloatImm-range",
      clauses("TIR/ExprTyping/3.1.2", "TIR/ExprTyping/3.1.2:b", "TIR/ExprTyping/3.1.2:c",
              "TIR/ExprTyping/3.1.2:d", "TIR/ExprTyping/3.1.2:e", "TIR-D26"),
      Code::T_LITERAL};
  static void check(const FloatImm& e, const Context& context, Report& report) {
    const double most = largest_finite(e.dtype.scalar);
    if (!std::isfinite(e.value) || std::fabs(e.value) <= most) return;
    report
        .error(info, context.span(e),
               fmt::format("{} does not fit {}, whose largest finite value is {}", e.value,
                           show(e.dtype), most))
        .hint("write T.infinity, a number that fits, or a wider datatype");
  }
};

/// A float32 literal is within a decimal number below its largest value     TIR/ExprTyping/3.1.2:d
struct FloatImmDecimalRange {
  static constexpr CheckInfo info{"TIR-FloatImm-decimal-range",
                                  clauses("TIR/ExprTyping/3.1.2:d", "TIR-D26"), Code::T_LITERAL,
                                  false, as_written("TIR-D26")};
  static void check(const FloatImm& e, const Context& context, Report& report) {
    constexpr double kMost = 3.402823466e38;
    if (e.dtype.scalar != ScalarType{TypeCode::kFloat, 32} || std::fabs(e.value) <= kMost) return;
    if (std::isfinite(e.value))
      report.error(info, context.span(e),
                   fmt::format("{} is beyond {}, the limit of a float32 literal", e.value, kMost));
  }
};

template <>
struct ChecksOf<FloatImm>
    : Checks<FloatImmCode, FloatImmLanes, FloatImmRange, FloatImmDecimalRange> {};

}  // namespace tenor::spec::tir
