// SPDX-License-Identifier: Apache-2.0
// MatchBufferRegion: a buffer that is a view of a region: same datatype, scope and extents, and
// possibly fewer dimensions. TIR/OtherTyping/5; ledger TIR-D11 (offset = len(region) - len(shape)),
// TIR-D36 (5.4 is dropped). What the prover cannot decide is a warning: running decides it.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// The storage scope of a buffer's data; "global" is the one that is not written.
inline std::string_view storage_scope(const Buffer* b) {
  const Type* type = b->data->type_annotation;
  if (!type || !type->is_pointer() || type->storage_scope.empty()) return "global";
  return type->storage_scope;
}

/// «The datatypes of view and source match»                                   TIR/OtherTyping/5.2
struct MatchBufferRegionDataType {
  static constexpr CheckInfo info{"TIR-MatchBufferRegion-dtype", clauses("TIR/OtherTyping/5.2"),
                                  Code::I_MATCH_REGION, true};
  static void check(const MatchBufferRegion& m, const Context& context, Report& report) {
    const DataType view = m.buffer->dtype, source = m.source->buffer->dtype;
    if (view == source) return;
    report.error(info, context.span(m),
                 fmt::format("{} holds {}, but {} holds {}", show(m.buffer->name), show(view),
                             show(m.source->buffer->name), show(source)));
  }
};

/// «The source's alignment is a multiple of the view's»; unwritten ones agree  TIR/OtherTyping/5.3
struct MatchBufferRegionAlignment {
  static constexpr CheckInfo info{"TIR-MatchBufferRegion-alignment", clauses("TIR/OtherTyping/5.3"),
                                  Code::I_MATCH_REGION, true};
  static void check(const MatchBufferRegion& m, const Context& context, Report& report) {
    const std::int64_t view = m.buffer->data_alignment, source = m.source->buffer->data_alignment;
    if (view <= 0 || source <= 0 || source % view == 0) return;
    report.error(info, context.span(m),
                 fmt::format("{} is aligned to {} bytes, but {} only to {}", show(m.buffer->name),
                             view, show(m.source->buffer->name), source));
  }
};

/// View and source have one storage scope                                     TIR/OtherTyping/5.5
struct MatchBufferRegionScope {
  static constexpr CheckInfo info{"TIR-MatchBufferRegion-scope",
                                  clauses("TIR/OtherTyping/5.5", "TIR-D29", "TIR/Types/2.b2"),
                                  Code::I_MATCH_REGION};
  static void check(const MatchBufferRegion& m, const Context& context, Report& report) {
    const std::string_view view = storage_scope(m.buffer), source = storage_scope(m.source->buffer);
    if (view == source) return;
    report.error(info, context.span(m),
                 fmt::format("{} is in \"{}\", but {} is in \"{}\"", show(m.buffer->name), view,
                             show(m.source->buffer->name), source));
  }
};

/// Neither broadcasts                                                         TIR/OtherTyping/5.6
struct MatchBufferRegionType {
  static constexpr CheckInfo info{"TIR-MatchBufferRegion-type",
                                  clauses("TIR/OtherTyping/5.6", "TIR-D29"), Code::I_MATCH_REGION};
  static void check(const MatchBufferRegion& m, const Context& context, Report& report) {
    for (const Buffer* b : {m.buffer, m.source->buffer})
      if (b->buffer_type != BufferType::kDefault)
        report.error(info, context.span(m),
                     fmt::format("{} broadcasts and cannot be matched", show(b->name)));
  }
};

/// offset = len(region) - len(shape) >= 0                                     TIR/OtherTyping/5.7
struct MatchBufferRegionRank {
  static constexpr CheckInfo info{"TIR-MatchBufferRegion-rank",
                                  clauses("TIR/OtherTyping/5.7", "TIR-D11", "TIR/Exec/14.3.2.b3:c"),
                                  Code::I_MATCH_REGION};
  static void check(const MatchBufferRegion& m, const Context& context, Report& report) {
    const std::size_t view = m.buffer->shape.size(), source = m.source->region.size();
    if (view <= source) return;
    report.error(info, context.span(m),
                 fmt::format("{} has {}, but the region that it views has {}", show(m.buffer->name),
                             counted(view, "dimension"), source));
  }
};

/// len(shape) - len(region) >= 0                                              TIR/OtherTyping/5.7
struct MatchBufferRegionFewer {
  static constexpr CheckInfo info{"TIR-MatchBufferRegion-fewer",
                                  clauses("TIR/OtherTyping/5.7", "TIR-D11"), Code::I_MATCH_REGION,
                                  false, as_written("TIR-D11")};
  static void check(const MatchBufferRegion& m, const Context& context, Report& report) {
    const std::size_t view = m.buffer->shape.size(), source = m.source->region.size();
    if (view >= source) return;
    report.error(info, context.span(m),
                 fmt::format("{} has {}, fewer than the {} of the region that it views",
                             show(m.buffer->name), counted(view, "dimension"), source));
  }
};

/// The first `offset` extents are provably 1                                  TIR/OtherTyping/5.8
struct MatchBufferRegionLeading {
  static constexpr CheckInfo info{"TIR-MatchBufferRegion-leading",
                                  clauses("TIR/OtherTyping/5.8", "TIR-D11"), Code::I_MATCH_REGION};
  static void check(const MatchBufferRegion& m, const Context& context, Report& report) {
    for (std::size_t i = 0; i + m.buffer->shape.size() < m.source->region.size(); ++i) {
      const PrimExpr* extent = m.source->region[i].extent;
      const Truth one = extent ? context.prover.has_value(extent, 1) : Truth::kAlways;
      if (one == Truth::kAlways) continue;
      const std::string message = fmt::format(
          "{} drops dimension {} of the region, whose extent is "
          "{}, not 1",
          show(m.buffer->name), i, show(extent));
      if (one == Truth::kNever)
        report.error(info, context.span(m), message);
      else
        warn(report, info, context.span(m), message + ", and this could not be proved");
    }
  }
};

/// shape[i] is a variable, or provably region[i + offset]->extent             TIR/OtherTyping/5.9
struct MatchBufferRegionExtents {
  static constexpr CheckInfo info{"TIR-MatchBufferRegion-extents",
                                  clauses("TIR/OtherTyping/5.9", "TIR-D11"), Code::I_MATCH_REGION};
  static void check(const MatchBufferRegion& m, const Context& context, Report& report) {
    const auto& shape = m.buffer->shape;
    const std::size_t rank = m.source->region.size();
    for (std::size_t i = 0; i < shape.size() && shape.size() <= rank; ++i) {
      const PrimExpr* extent = m.source->region[i + rank - shape.size()].extent;
      if (as<Var>(shape[i]) || !extent) continue;
      const Truth same = context.prover.equal(shape[i], extent);
      const std::string message = fmt::format("dimension {} of {} is {}, but the region's is {}", i,
                                              show(m.buffer->name), show(shape[i]), show(extent));
      if (same == Truth::kNever)
        report.error(info, context.span(m), message);
      else if (same != Truth::kAlways)
        warn(report, info, context.span(m), message + ": not provably equal");
    }
  }
};

template <>
struct ChecksOf<MatchBufferRegion>
    : Checks<MatchBufferRegionDataType, MatchBufferRegionAlignment, MatchBufferRegionScope,
             MatchBufferRegionType, MatchBufferRegionRank, MatchBufferRegionFewer,
             MatchBufferRegionLeading, MatchBufferRegionExtents> {};

}  // namespace tenor::spec::tir
