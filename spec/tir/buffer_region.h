// SPDX-License-Identifier: Apache-2.0
// BufferRegion: a range, with its extent, for each dimension. TIR/OtherTyping/4; ledger TIR-D35.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// len(region) = len(buffer->shape)                                           TIR/OtherTyping/4
struct BufferRegionRank {
  static constexpr CheckInfo info{"TIR-BufferRegion-rank", clauses("TIR/OtherTyping/4"),
                                  Code::I_REGION_RANK};
  static void check(const BufferRegion& r, const Context& context, Report& report) {
    if (r.region.size() == r.buffer->shape.size()) return;
    report.error(info, context.span(r),
                 fmt::format("{} has {}, but the region has {}", show(r.buffer->name),
                             counted(r.buffer->shape.size(), "dimension"),
                             counted(r.region.size(), "range")));
  }
};

/// Every range has an extent                                                  TIR-D35
struct BufferRegionExtents {
  static constexpr CheckInfo info{"TIR-BufferRegion-extents",
                                  clauses("TIR-D35", "TIR/OtherTyping/2"), Code::I_REGION_EXTENT};
  static void check(const BufferRegion& r, const Context& context, Report& report) {
    for (const Range& range : r.region)
      if (!range.min || !range.extent)
        report.error(
            info, context.span(r),
            fmt::format("a range of the region of {} lacks its extent", show(r.buffer->name)));
  }
};

template <>
struct ChecksOf<BufferRegion> : Checks<BufferRegionRank, BufferRegionExtents> {};

}  // namespace tenor::spec::tir
