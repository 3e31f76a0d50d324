// SPDX-License-Identifier: Apache-2.0
// Broadcast: one scalar over two lanes or more. TIR/ExprTyping/9; no vectors of pointers (TIR-D71).
#pragma once

#include <fmt/format.h>

#include "spec/tir/ramp.h"

namespace tenor::spec::tir {

/// lanes(value) = 1                                                           TIR/ExprTyping/9.1.1
struct BroadcastScalar {
  static constexpr CheckInfo info{"TIR-Broadcast-scalar", clauses("TIR/ExprTyping/9.1.1"),
                                  Code::T_BROADCAST};
  static void check(const Broadcast& e, const Context& context, Report& report) {
    if (e.value->dtype.lanes == 1) return;
    report.error(info, context.span(e.value),
                 fmt::format("{} has {} lanes; only a scalar can be broadcast", show(e.value),
                             e.value->dtype.lanes));
  }
};

/// lanes > 1                                                                  TIR/ExprTyping/9.1.2
struct BroadcastLanes {
  static constexpr CheckInfo info{"TIR-Broadcast-lanes", clauses("TIR/ExprTyping/9.1.2"),
                                  Code::T_BROADCAST};
  static void check(const Broadcast& e, const Context& context, Report& report) {
    if (e.dtype.scalable || is_vector_length(e.lanes)) return;
    report
        .error(info, context.span(e),
               fmt::format("a Broadcast has two lanes or more, not {}", e.lanes))
        .hint(e.lanes == 1 ? "write the value alone" : "write two lanes or more");
  }
};

/// There are no vectors of pointers                                           TIR-D71
struct BroadcastHandle {
  static constexpr CheckInfo info{"TIR-Broadcast-handle", clauses("TIR-D71", "TIR/Values/2"),
                                  Code::T_BROADCAST};
  static void check(const Broadcast& e, const Context& context, Report& report) {
    if (!e.value->dtype.is_handle()) return;
    report.error(
        info, context.span(e.value),
        fmt::format("{} is a pointer, and there are no vectors of pointers", show(e.value)));
  }
};

/// 1, 4, 8, 16, 32 or 64 lanes                                                TIR/Values/2:b
struct BroadcastListedLanes {
  static constexpr CheckInfo info{"TIR-Broadcast-listed-lanes",
                                  clauses("TIR/Values/2:b", "TIR-D23"), Code::T_DATATYPE, false,
                                  as_written("TIR-D23")};
  static void check(const Broadcast& e, const Context& context, Report& report) {
    check_listed_lanes(info, e, context, report);
  }
};

template <>
struct ChecksOf<Broadcast>
    : Checks<BroadcastScalar, BroadcastLanes, BroadcastHandle, BroadcastListedLanes> {};

}  // namespace tenor::spec::tir
