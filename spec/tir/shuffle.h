// SPDX-License-Identifier: Apache-2.0
// Shuffle: lanes picked from the concatenation of vectors. TIR/ExprTyping/12, where TIR-D75 lets
// the number of indices be any from one, and TIR-D70 and D71 settle literals and pointers.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/checks.h"
#include "spec/tir/written_datatype.h"

namespace tenor::spec::tir {

/// «There is a vector»                                                        TIR/ExprTyping/12.1
struct ShuffleVectors {
  static constexpr CheckInfo info{"TIR-Shuffle-vectors", clauses("TIR/ExprTyping/12.1"),
                                  Code::T_SHUFFLE, true};
  static void check(const Shuffle& e, const Context& context, Report& report) {
    if (!e.vectors.empty()) return;
    report.error(info, context.span(e), "a Shuffle of no vectors has no datatype");
  }
};

/// All vectors have one typecode and width                                    TIR/ExprTyping/12.2
struct ShuffleElements {
  static constexpr CheckInfo info{"TIR-Shuffle-elements", clauses("TIR/ExprTyping/12.2"),
                                  Code::T_SHUFFLE};
  static void check(const Shuffle& e, const Context& context, Report& report) {
    for (const PrimExpr* v : e.vectors) {
      if (v->dtype.scalar == e.vectors.front()->dtype.scalar) continue;
      report
          .error(info, context.span(v),
                 fmt::format("{} is {}, but the first vector is {}", show(v), show(v->dtype),
                             show(e.vectors.front()->dtype)))
          .hint("cast the vectors to one datatype");
    }
  }
};

/// There is an index                                                          TIR-D75
struct ShuffleIndices {
  static constexpr CheckInfo info{"TIR-Shuffle-indices", clauses("TIR/ExprTyping/12.4", "TIR-D75"),
                                  Code::T_SHUFFLE};
  static void check(const Shuffle& e, const Context& context, Report& report) {
    if (!e.indices.empty()) return;
    report.error(info, context.span(e), "a Shuffle without indices has no lanes");
  }
};

/// There is an index for each lane                                            TIR/ExprTyping/12.4
struct ShuffleAllLanes {
  static constexpr CheckInfo info{"TIR-Shuffle-all-lanes",
                                  clauses("TIR/ExprTyping/12.4", "TIR-D75"), Code::T_SHUFFLE, false,
                                  as_written("TIR-D75")};
  static void check(const Shuffle& e, const Context& context, Report& report) {
    std::uint64_t total = 0;
    for (const PrimExpr* v : e.vectors) total += v->dtype.lanes;
    if (e.indices.size() == total) return;
    report.error(info, context.span(e),
                 fmt::format("the vectors have {} together, but the indices select {}",
                             counted(total, "lane"), e.indices.size()));
  }
};

/// «Indices are Int or UInt scalars»                                          TIR/ExprTyping/12.5
struct ShuffleIndexIntegers {
  static constexpr CheckInfo info{"TIR-Shuffle-index-integers", clauses("TIR/ExprTyping/12.5"),
                                  Code::T_SHUFFLE, true};
  static void check(const Shuffle& e, const Context& context, Report& report) {
    for (const PrimExpr* i : e.indices)
      if (!i->dtype.is_integer_scalar())
        report.error(
            info, context.span(i),
            fmt::format("the index {} is {}, not an integer scalar", show(i), show(i->dtype)));
  }
};

/// A literal index numbers a lane: 0 <= i < total_lanes                       TIR-D70
struct ShuffleIndexRange {
  static constexpr CheckInfo info{"TIR-Shuffle-index-range",
                                  clauses("TIR-D70", "TIR/ExprTyping/12.3"), Code::T_SHUFFLE};
  static void check(const Shuffle& e, const Context& context, Report& report) {
    std::uint64_t total = 0;
    for (const PrimExpr* v : e.vectors) total += v->dtype.lanes;
    for (const PrimExpr* i : e.indices) {
      const auto* literal = as<IntImm>(i);
      if (!literal || static_cast<std::uint64_t>(literal->value) < total) continue;
      report.error(info, context.span(i),
                   fmt::format("the vectors have {} together, but an index selects lane {}",
                               counted(total, "lane"), literal->value));
    }
  }
};

/// There are no vectors of pointers                                           TIR-D71
struct ShuffleHandles {
  static constexpr CheckInfo info{"TIR-Shuffle-handles", clauses("TIR-D71", "TIR/Values/2"),
                                  Code::T_SHUFFLE};
  static void check(const Shuffle& e, const Context& context, Report& report) {
    for (const PrimExpr* v : e.vectors)
      if (v->dtype.is_handle())
        report.error(info, context.span(v),
                     fmt::format("{} is a pointer, and there are no vectors of pointers", show(v)));
  }
};

/// 1, 4, 8, 16, 32 or 64 lanes                                                TIR/Values/2:b
struct ShuffleListedLanes {
  static constexpr CheckInfo info{"TIR-Shuffle-listed-lanes", clauses("TIR/Values/2:b", "TIR-D23"),
                                  Code::T_DATATYPE, false, as_written("TIR-D23")};
  static void check(const Shuffle& e, const Context& context, Report& report) {
    check_listed_lanes(info, e, context, report);
  }
};

template <>
struct ChecksOf<Shuffle>
    : Checks<ShuffleVectors, ShuffleElements, ShuffleIndices, ShuffleAllLanes, ShuffleIndexIntegers,
             ShuffleIndexRange, ShuffleHandles, ShuffleListedLanes> {};

}  // namespace tenor::spec::tir
