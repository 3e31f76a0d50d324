// SPDX-License-Identifier: Apache-2.0
// BufferLoad: one integer index a dimension, of which the last may be a vector. TIR/ExprTyping/7;
// ledger TIR-D31, TIR-D67. Whether the buffer may be used here is in buffer_use.h.
#pragma once

#include "spec/tir/indices.h"
#include "spec/tir/written_datatype.h"

namespace tenor::spec::tir {

/// Every index but the last has one lane                                      TIR/ExprTyping/7.1
struct BufferLoadLeadingScalars : LeadingIndicesAreScalars<BufferLoadLeadingScalars> {
  static constexpr CheckInfo info{"TIR-BufferLoad-leading-scalars", clauses("TIR/ExprTyping/7.1"),
                                  Code::T_INDEX};
};

/// Indices are Int or UInt: of any datatype, but no other                     TIR/ExprTyping/7.2
struct BufferLoadIntegers : IndicesAreIntegers<BufferLoadIntegers> {
  static constexpr CheckInfo info{"TIR-BufferLoad-integers",
                                  clauses("TIR/ExprTyping/7.2", "TIR-D67"), Code::T_INDEX};
};

/// Indices have one width: only a note, since each counts by its value        TIR/ExprTyping/7.2:b
struct BufferLoadWidths : IndexWidths<BufferLoadWidths> {
  static constexpr CheckInfo info{"TIR-BufferLoad-widths",
                                  clauses("TIR/ExprTyping/7.2:b", "TIR-D67"), Code::D_INDEX_WIDTH};
};

/// Indices have one width                                                     TIR/ExprTyping/7.2:b
struct BufferLoadSameWidth : IndicesHaveOneWidth<BufferLoadSameWidth, false> {
  static constexpr CheckInfo info{"TIR-BufferLoad-same-width",
                                  clauses("TIR/ExprTyping/7.2:b", "TIR-D67"), Code::T_INDEX, false,
                                  as_written("TIR-D67")};
};

/// len(indices) = len(buffer->shape)                                          TIR-D31
struct BufferLoadRank : AnIndexADimension<BufferLoadRank> {
  static constexpr CheckInfo info{"TIR-BufferLoad-rank", clauses("TIR-D31"), Code::T_INDEX_RANK};
};

/// index_lanes * buffer_lanes are as many as a datatype can have              TIR/ExprTyping/7.5
struct BufferLoadLanes {
  static constexpr CheckInfo info{"TIR-BufferLoad-lanes", clauses("TIR/ExprTyping/7.5"),
                                  Code::T_INDEX};
  static void check(const BufferLoad& e, const Context& context, Report& report) {
    const std::uint64_t lanes = index_lanes(e.indices) * e.buffer->dtype.lanes;
    if (lanes == e.dtype.lanes) return;
    report.error(info, context.span(e),
                 fmt::format("{} cannot be loaded into {}", counted(lanes, "lane"), show(e.dtype)));
  }
};

/// A predicate is a Bool for each lane of the last index            EXT/BufferLoad/predicate
struct BufferLoadPredicate : ABoolALane<BufferLoadPredicate> {
  static constexpr CheckInfo info{"TIR-BufferLoad-predicate", clauses("EXT/BufferLoad/predicate"),
                                  Code::T_BOOL};
};

/// 1, 4, 8, 16, 32 or 64 lanes                                                TIR/Values/2:b
struct BufferLoadListedLanes {
  static constexpr CheckInfo info{"TIR-BufferLoad-listed-lanes",
                                  clauses("TIR/Values/2:b", "TIR-D23"), Code::T_DATATYPE, false,
                                  as_written("TIR-D23")};
  static void check(const BufferLoad& e, const Context& context, Report& report) {
    check_listed_lanes(info, e, context, report);
  }
};

template <>
struct ChecksOf<BufferLoad>
    : Checks<BufferLoadLeadingScalars, BufferLoadIntegers, BufferLoadWidths, BufferLoadSameWidth,
             BufferLoadRank, BufferLoadLanes, BufferLoadPredicate, BufferLoadListedLanes> {};

}  // namespace tenor::spec::tir
