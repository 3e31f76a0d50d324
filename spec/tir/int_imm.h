// SPDX-License-Identifier: Apache-2.0
// IntImm: an integer literal has one lane, an integer datatype, and a value that fits it.
// TIR/ExprTyping/2; 64-bit literals by TIR-D25; a 1-bit Int is for the datatype's checks (TIR-D24).
#pragma once

#include <fmt/format.h>

#include "spec/tir/literal.h"

namespace tenor::spec::tir {

/// dtype is a scalar                                                          TIR/ExprTyping/2.1.1
struct IntImmLanes : LiteralIsScalar<IntImmLanes> {
  static constexpr CheckInfo info{"TIR-IntImm-lanes", clauses("TIR/ExprTyping/2.1.1"),
                                  Code::T_LITERAL};
};

/// dtype is Int or UInt                                                       TIR/ExprTyping/2.1.2
struct IntImmCode {
  static constexpr CheckInfo info{"TIR-IntImm-code", clauses("TIR/ExprTyping/2.1.2"),
                                  Code::T_LITERAL};
  static void check(const IntImm& e, const Context& context, Report& report) {
    if (e.dtype.is_integer() || is_out_of_scope(e.dtype)) return;
    report
        .error(info, context.span(e),
               fmt::format("the integer literal {} has the datatype {}", e.value, show(e.dtype)))
        .hint("give it an integer datatype, and cast it");
  }
};

/// 0 <= value                                                                 TIR/ExprTyping/2.1.3
struct IntImmUnsignedNegative {
  static constexpr CheckInfo info{"TIR-IntImm-unsigned-negative",
                                  clauses("TIR/ExprTyping/2.1.3", "TIR-D25"), Code::T_LITERAL};
  static void check(const IntImm& e, const Context& context, Report& report) {
    if (!e.dtype.scalar.is_uint() || e.in_range || e.value >= 0) return;
    report.error(
        info, context.span(e),
        fmt::format("{} does not fit {}, whose smallest value is 0", e.value, show(e.dtype)));
  }
};

/// value < 2^bits TIR/ExprTyping/2.1.3:b
struct IntImmUnsignedRange {
  static constexpr CheckInfo info{"TIR-IntImm-unsigned-range",
                                  clauses("TIR/ExprTyping/2.1.3:b", "TIR-D25"), Code::T_LITERAL};
  static void check(const IntImm& e, const Context& context, Report& report) {
    if (!e.dtype.scalar.is_uint() || e.dtype.bits() < 1 || e.dtype.bits() > 64) return;
    const std::uint64_t most = ~std::uint64_t{0} >> (64 - e.dtype.bits());
    const auto value = static_cast<std::uint64_t>(e.value);
    if (e.in_range ? value <= most : e.value < 0) return;
    const std::string what = e.in_range ? std::to_string(value) : "a number outside 64 bits";
    report.error(
        info, context.span(e),
        fmt::format("{} does not fit {}, whose largest value is {}", what, show(e.dtype), most));
  }
};

/// -2^(bits-1) <= value < 2^(bits-1)                                          TIR/ExprTyping/2.1.4
struct IntImmSignedRange {
  static constexpr CheckInfo info{"TIR-IntImm-signed-range",
                                  clauses("TIR/ExprTyping/2.1.4", "TIR-D25"), Code::T_LITERAL};
  static void check(const IntImm& e, const Context& context, Report& report) {
    if (!e.dtype.scalar.is_int() || e.dtype.bits() < 2 || e.dtype.bits() > 64) return;
    const std::int64_t most = INT64_MAX >> (64 - e.dtype.bits());
    if (e.in_range && e.value <= most && e.value >= -most - 1) return;
    const std::string what = e.in_range ? std::to_string(e.value) : "a number outside 64 bits";
    report.error(info, context.span(e),
                 fmt::format("{} does not fit {}, whose range is {} to {}", what, show(e.dtype),
                             -most - 1, most));
  }
};

template <>
struct ChecksOf<IntImm> : Checks<IntImmLanes, IntImmCode, IntImmUnsignedNegative,
                                 IntImmUnsignedRange, IntImmSignedRange> {};

}  // namespace tenor::spec::tir
