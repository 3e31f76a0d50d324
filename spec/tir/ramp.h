// SPDX-License-Identifier: Apache-2.0
// Ramp: a scalar integer base and stride of one datatype, and two lanes or more. TIR/ExprTyping/8.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"
#include "spec/tir/written_datatype.h"

namespace tenor::spec::tir {

/// Lanes that a vector node can have: above one, and as many as a datatype can count.
inline bool is_vector_length(std::int64_t lanes) { return lanes > 1 && lanes <= UINT32_MAX; }

/// lanes > 1                                                                  TIR/ExprTyping/8.1.1
struct RampLanes {
  static constexpr CheckInfo info{"TIR-Ramp-lanes", clauses("TIR/ExprTyping/8.1.1"), Code::T_RAMP};
  static void check(const Ramp& e, const Context& context, Report& report) {
    if (e.dtype.scalable || is_vector_length(e.lanes)) return;
    report
        .error(info, context.span(e), fmt::format("a Ramp has two lanes or more, not {}", e.lanes))
        .hint(e.lanes == 1 ? "write the base alone" : "write two lanes or more");
  }
};

/// dtype(base) = dtype(stride)                                                TIR/ExprTyping/8.1.2
struct RampStride {
  static constexpr CheckInfo info{"TIR-Ramp-stride", clauses("TIR/ExprTyping/8.1.2"), Code::T_RAMP};
  static void check(const Ramp& e, const Context& context, Report& report) {
    if (e.base->dtype == e.stride->dtype) return;
    report
        .error(info, context.span(e.stride),
               fmt::format("the base {} is {}, but the stride {} is {}", show(e.base),
                           show(e.base->dtype), show(e.stride), show(e.stride->dtype)))
        .hint(fmt::format("cast the stride to {}", show(e.base->dtype)));
  }
};

/// lanes(base) = lanes(stride) = 1 TIR/ExprTyping/8.1.2:b
struct RampScalars {
  static constexpr CheckInfo info{"TIR-Ramp-scalars", clauses("TIR/ExprTyping/8.1.2:b"),
                                  Code::T_RAMP};
  static void check(const Ramp& e, const Context& context, Report& report) {
    for (const PrimExpr* part : {e.base, e.stride})
      if (part->dtype.lanes != 1)
        report.error(
            info, context.span(part),
            fmt::format("{} has {} lanes; a Ramp takes scalars", show(part), part->dtype.lanes));
  }
};

/// «base and stride are Int or UInt»                                          TIR/ExprTyping/8.1.3
struct RampIntegers {
  static constexpr CheckInfo info{"TIR-Ramp-integers", clauses("TIR/ExprTyping/8.1.3"),
                                  Code::T_RAMP, true};
  static void check(const Ramp& e, const Context& context, Report& report) {
    for (const PrimExpr* part : {e.base, e.stride})
      if (!part->dtype.is_integer())
        report.error(
            info, context.span(part),
            fmt::format("{} is {}, but a Ramp takes integers", show(part), show(part->dtype)));
  }
};

/// 1, 4, 8, 16, 32 or 64 lanes                                                TIR/Values/2:b
struct RampListedLanes {
  static constexpr CheckInfo info{"TIR-Ramp-listed-lanes", clauses("TIR/Values/2:b", "TIR-D23"),
                                  Code::T_DATATYPE, false, as_written("TIR-D23")};
  static void check(const Ramp& e, const Context& context, Report& report) {
    check_listed_lanes(info, e, context, report);
  }
};

template <>
struct ChecksOf<Ramp> : Checks<RampLanes, RampStride, RampScalars, RampIntegers, RampListedLanes> {
};

}  // namespace tenor::spec::tir
