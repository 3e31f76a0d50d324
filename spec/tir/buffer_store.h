// SPDX-License-Identifier: Apache-2.0
// BufferStore: indices as of a load, and a value of exactly the elements it goes to.
// TIR/StmtTyping/4; ledger TIR-D30 (datatype), TIR-D31 (rank), TIR-D67 (index datatypes).
#pragma once

#include "spec/tir/indices.h"

namespace tenor::spec::tir {

/// Every index but the last has one lane                                      TIR/StmtTyping/4.1
struct BufferStoreLeadingScalars : LeadingIndicesAreScalars<BufferStoreLeadingScalars> {
  static constexpr CheckInfo info{"TIR-BufferStore-leading-scalars", clauses("TIR/StmtTyping/4.1"),
                                  Code::T_INDEX};
};

/// Indices are Int or UInt: of any datatype, but no other                     TIR/StmtTyping/4.3
struct BufferStoreIntegers : IndicesAreIntegers<BufferStoreIntegers> {
  static constexpr CheckInfo info{"TIR-BufferStore-integers",
                                  clauses("TIR/StmtTyping/4.3", "TIR-D67"), Code::T_INDEX};
};

/// Indices have one datatype: only a note, since each counts by its value     TIR/StmtTyping/4.3:b
struct BufferStoreWidths : IndexWidths<BufferStoreWidths> {
  static constexpr CheckInfo info{"TIR-BufferStore-widths",
                                  clauses("TIR/StmtTyping/4.3:b", "TIR-D67"), Code::D_INDEX_WIDTH};
};

/// Indices have one width and code                                            TIR/StmtTyping/4.3:b
struct BufferStoreSameWidth : IndicesHaveOneWidth<BufferStoreSameWidth, true> {
  static constexpr CheckInfo info{"TIR-BufferStore-same-width",
                                  clauses("TIR/StmtTyping/4.3:b", "TIR-D67"), Code::T_INDEX, false,
                                  as_written("TIR-D67")};
};

/// len(indices) = len(buffer->shape); with none that is (), so that shape is   TIR-D31,
/// TIR/Exec/5.5.1
struct BufferStoreRank : AnIndexADimension<BufferStoreRank> {
  static constexpr CheckInfo info{"TIR-BufferStore-rank", clauses("TIR-D31", "TIR/Exec/5.5.1"),
                                  Code::T_INDEX_RANK};
};

/// lanes(value) = lanes(last index) * lanes(buffer)                           TIR/StmtTyping/4.5
struct BufferStoreLanes {
  static constexpr CheckInfo info{
      "TIR-BufferStore-lanes", clauses("TIR/StmtTyping/4.5", "TIR/StmtTyping/4.2"), Code::T_STORE};
  static void check(const BufferStore& s, const Context& context, Report& report) {
    const std::uint64_t need = index_lanes(s.indices) * s.buffer->dtype.lanes;
    const std::uint64_t lanes = s.value->dtype.lanes;
    if (lanes == need) return;
    report
        .error(info, context.span(s.value),
               fmt::format("{} has {}, but the store needs {}", show(s.value),
                           counted(lanes, "lane"), need))
        .hint(lanes == 1 ? fmt::format("broadcast it: T.Broadcast({}, {})", show(s.value), need)
                         : "store a value with as many lanes as the index and the elements need");
  }
};

/// The value's typecode and width are the buffer's                            TIR-D30
struct BufferStoreDataType {
  static constexpr CheckInfo info{"TIR-BufferStore-dtype", clauses("TIR-D30", "TIR/StmtTyping/4.5"),
                                  Code::T_STORE};
  static void check(const BufferStore& s, const Context& context, Report& report) {
    if (s.value->dtype.scalar == s.buffer->dtype.scalar) return;
    report
        .error(info, context.span(s.value),
               fmt::format("{} is {}, but {} holds {}", show(s.value), show(s.value->dtype),
                           show(s.buffer->name), show(s.buffer->dtype)))
        .hint(fmt::format("cast it: T.Cast(\"{}\", {})", show(s.buffer->dtype), show(s.value)));
  }
};

/// A predicate is a Bool for each lane of the last index                EXT/BufferStore/predicate
struct BufferStorePredicate : ABoolALane<BufferStorePredicate> {
  static constexpr CheckInfo info{"TIR-BufferStore-predicate", clauses("EXT/BufferStore/predicate"),
                                  Code::T_BOOL};
};

template <>
struct ChecksOf<BufferStore> : Checks<BufferStoreLeadingScalars, BufferStoreIntegers,
                                      BufferStoreWidths, BufferStoreSameWidth, BufferStoreRank,
                                      BufferStoreLanes, BufferStoreDataType, BufferStorePredicate> {
};

}  // namespace tenor::spec::tir
