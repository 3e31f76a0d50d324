// SPDX-License-Identifier: Apache-2.0
// Cast: keeps the number of lanes, and keeps pointers apart from numbers. TIR/ExprTyping/5.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// lanes(value) = lanes(dtype)                                                TIR/ExprTyping/5
struct CastLanes {
  static constexpr CheckInfo info{"TIR-Cast-lanes", clauses("TIR/ExprTyping/5"), Code::T_CAST};
  static void check(const Cast& e, const Context& context, Report& report) {
    if (e.value->dtype.lanes == e.dtype.lanes) return;
    report.error(info, context.span(e),
                 fmt::format("{} has {}, but is cast to {}, which has {}", show(e.value),
                             counted(e.value->dtype.lanes, "lane"), show(e.dtype), e.dtype.lanes));
  }
};

/// «A pointer is cast to nothing but a pointer»                               TIR/ExprTyping/5:b
struct CastFromHandle {
  static constexpr CheckInfo info{"TIR-Cast-from-handle", clauses("TIR/ExprTyping/5:b"),
                                  Code::T_CAST, true};
  static void check(const Cast& e, const Context& context, Report& report) {
    if (!e.value->dtype.is_handle() || e.dtype.is_handle()) return;
    report.error(info, context.span(e),
                 fmt::format("{} is a pointer, but is cast to {}", show(e.value), show(e.dtype)));
  }
};

/// «Only an integer or a pointer is cast to a pointer»                        TIR/ExprTyping/5:c
struct CastToHandle {
  static constexpr CheckInfo info{"TIR-Cast-to-handle", clauses("TIR/ExprTyping/5:c"), Code::T_CAST,
                                  true};
  static void check(const Cast& e, const Context& context, Report& report) {
    const DataType from = e.value->dtype;
    if (!e.dtype.is_handle() || from.is_handle() || from.is_integer()) return;
    report.error(info, context.span(e),
                 fmt::format("{} is {}, but is cast to a pointer", show(e.value), show(from)));
  }
};

template <>
struct ChecksOf<Cast> : Checks<CastLanes, CastFromHandle, CastToHandle> {};

}  // namespace tenor::spec::tir
