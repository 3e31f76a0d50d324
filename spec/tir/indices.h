// SPDX-License-Identifier: Apache-2.0
// What the indices of a BufferLoad and a BufferStore share. TIR/ExprTyping/7, TIR/StmtTyping/4;
// ledger TIR-D31 (one index a dimension), TIR-D67 (any integer datatypes).
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// Lanes of the last index; 1 without indices. TIR/ExprTyping/7.3, TIR/StmtTyping/4.2.
inline std::uint64_t index_lanes(List<const PrimExpr*> indices) {
  return indices.empty() ? 1 : indices.back()->dtype.lanes;
}

/// Each of these is what a check of both accesses does; `Check` is the check that derives from it.

/// Reports an index with several lanes that is not the last.
template <class Check>
struct LeadingIndicesAreScalars {
  template <class Access>
  static void check(const Access& access, const Context& context, Report& report) {
    for (std::size_t i = 0; i + 1 < access.indices.size(); ++i) {
      const PrimExpr* index = access.indices[i];
      if (index->dtype.lanes == 1) continue;
      report.error(Check::info, context.span(index),
                   fmt::format("index {} of {} is {}, which has {} lanes; only the last index may "
                               "be a vector",
                               i, show(access.buffer->name), show(index), index->dtype.lanes));
    }
  }
};

/// Reports an index that is not an integer.
template <class Check>
struct IndicesAreIntegers {
  template <class Access>
  static void check(const Access& access, const Context& context, Report& report) {
    for (const PrimExpr* index : access.indices)
      if (!index->dtype.is_integer())
        report
            .error(Check::info, context.span(index),
                   fmt::format("{} is indexed by {}, which is {}, not an integer",
                               show(access.buffer->name), show(index), show(index->dtype)))
            .hint("cast it: T.Cast(\"int32\", index)");
  }
};

/// Reports more or fewer indices than dimensions.
template <class Check>
struct AnIndexADimension {
  template <class Access>
  static void check(const Access& access, const Context& context, Report& report) {
    const std::size_t have = access.indices.size(), need = access.buffer->shape.size();
    if (have == need) return;
    report.error(Check::info, context.span(access),
                 fmt::format("{} has {}, but is accessed with {} {}", show(access.buffer->name),
                             counted(need, "dimension"), have, have == 1 ? "index" : "indices"));
  }
};

/// Notes indices of different datatypes. A literal counts by its value, whatever its datatype.
template <class Check>
struct IndexWidths {
  template <class Access>
  static void check(const Access& access, const Context& context, Report& report) {
    const PrimExpr* first = nullptr;
    for (const PrimExpr* index : access.indices) {
      if (as<IntImm>(index) || !index->dtype.is_integer()) continue;
      if (!first) first = index;
      if (index->dtype.scalar == first->dtype.scalar) continue;
      note(report, Check::info, context.span(access),
           fmt::format("{} is indexed by {} as {} and {} as {}; only their values matter",
                       show(access.buffer->name), show(first), show(first->dtype), show(index),
                       show(index->dtype)));
      return;
    }
  }
};

/// The same as an error: by their bits, or by their code too.
template <class Check, bool by_code>
struct IndicesHaveOneWidth {
  template <class Access>
  static void check(const Access& access, const Context& context, Report& report) {
    for (const PrimExpr* index : access.indices) {
      const ScalarType first = access.indices[0]->dtype.scalar, type = index->dtype.scalar;
      if (type.bits == first.bits && (!by_code || type == first)) continue;
      report.error(Check::info, context.span(access),
                   fmt::format("{} is indexed by {} as {} and {} as {}", show(access.buffer->name),
                               show(access.indices[0]), show(access.indices[0]->dtype), show(index),
                               show(index->dtype)));
      return;
    }
  }
};

/// Reports a predicate that is not a Bool for each lane of the last index.
template <class Check>
struct ABoolALane {
  template <class Access>
  static void check(const Access& access, const Context& context, Report& report) {
    if (!access.predicate) return;
    const DataType have = access.predicate->dtype;
    if (have.is_bool() && have.lanes == index_lanes(access.indices)) return;
    report.error(Check::info, context.span(access.predicate),
                 fmt::format("the predicate {} is {}, not a Bool of {}", show(access.predicate),
                             show(have), counted(index_lanes(access.indices), "lane")));
  }
};

}  // namespace tenor::spec::tir
