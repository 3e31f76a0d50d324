// SPDX-License-Identifier: Apache-2.0
// BufferRealize: a Bool condition and integer bounds. TIR/StmtTyping/5; the bounds are Ranges
// (TIR-D32), each with its extent (TIR-D35). Its bindings are in binding.h and buffer_use.h.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"
#include "spec/tir/condition.h"

namespace tenor::spec::tir {

/// «The condition is a Bool scalar»                                           TIR/StmtTyping/5.1
struct BufferRealizeCondition : ConditionIsBool<BufferRealizeCondition> {
  static constexpr CheckInfo info{"TIR-BufferRealize-condition", clauses("TIR/StmtTyping/5.1"),
                                  Code::T_REALIZE, true};
};

/// «Bounds are Int or UInt scalars»                                           TIR/StmtTyping/5.2
struct BufferRealizeBounds {
  static constexpr CheckInfo info{"TIR-BufferRealize-bounds",
                                  clauses("TIR/StmtTyping/5.2", "TIR-D32"), Code::T_REALIZE, true};
  static void check(const BufferRealize& s, const Context& context, Report& report) {
    for (const Range& range : s.bounds)
      for (const PrimExpr* part : {range.min, range.extent})
        if (part && !part->dtype.is_integer_scalar())
          report.error(info, context.span(part),
                       fmt::format("the bound {} is {}, not an integer scalar", show(part),
                                   show(part->dtype)));
  }
};

/// «All bounds have one datatype»                                             TIR/StmtTyping/5.2:b
struct BufferRealizeOneDataType {
  static constexpr CheckInfo info{"TIR-BufferRealize-one-dtype",
                                  clauses("TIR/StmtTyping/5.2:b", "TIR-D32"), Code::T_REALIZE,
                                  true};
  static void check(const BufferRealize& s, const Context& context, Report& report) {
    const PrimExpr* first = s.bounds.empty() ? nullptr : s.bounds.front().min;
    for (const Range& range : s.bounds)
      for (const PrimExpr* part : {range.min, range.extent})
        if (first && part && part->dtype != first->dtype) {
          report.error(info, context.span(part),
                       fmt::format("the bound {} is {}, but the first is {}", show(part),
                                   show(part->dtype), show(first->dtype)));
          return;
        }
  }
};

/// Every bound has an extent                                                  TIR-D35
struct BufferRealizeExtents {
  static constexpr CheckInfo info{"TIR-BufferRealize-extents", clauses("TIR-D35"),
                                  Code::I_REGION_EXTENT};
  static void check(const BufferRealize& s, const Context& context, Report& report) {
    for (const Range& range : s.bounds)
      if (!range.min || !range.extent)
        report.error(info, context.span(s), "a range of the bounds lacks its extent");
  }
};

template <>
struct ChecksOf<BufferRealize> : Checks<BufferRealizeCondition, BufferRealizeBounds,
                                        BufferRealizeOneDataType, BufferRealizeExtents> {};

}  // namespace tenor::spec::tir
