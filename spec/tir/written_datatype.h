// SPDX-License-Identifier: Apache-2.0
// A datatype where it is written: has it values, and does the specification know them?
// TIR/Values/1 to 3, TIR/Types; ledger TIR-D23 (any number of lanes), TIR-D24, TIR-D71.
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/tir/check_subjects.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// Int and UInt of 8 to 64 bits, Bool, Float of 16 to 64, BFloat of 16, handles, and those of
/// EXT/DataType                                                                     TIR/Values/1:b
struct DataTypeHasValues {
  static constexpr CheckInfo info{
      "TIR-DataType-has-values",
      clauses("TIR/Values/1:b", "TIR/Values/1:c", "TIR/Values/1:e", "TIR/Values/1:f", "TIR-D24",
              "TIR/ExprTyping/2.1.4:b", "EXT/DataType"),
      Code::T_DATATYPE};
  static void check(const WrittenDataType& d, const Context&, Report& report) {
    if (is_out_of_scope(d.dtype) || has_values(d.dtype.scalar)) return;
    report.error(info, d.at, fmt::format("the datatype {} has no values", show(d.dtype)));
  }
};

/// One lane or more; of a pointer exactly one                                        TIR/Values/2
struct DataTypeLanes {
  static constexpr CheckInfo info{"TIR-DataType-lanes",
                                  clauses("TIR/Values/2", "TIR-D23", "TIR-D71", "TIR/Values/2:b"),
                                  Code::T_DATATYPE};
  static void check(const WrittenDataType& d, const Context&, Report& report) {
    const bool vector_of_handles = d.dtype.is_handle() && d.dtype.lanes > 1;
    if (d.dtype.lanes >= 1 && !vector_of_handles) return;
    report
        .error(info, d.at,
               vector_of_handles
                   ? fmt::format("a pointer has one lane, but this datatype has {}", d.dtype.lanes)
                   : "a datatype without lanes has no values")
        .hint(vector_of_handles ? "use one lane" : "use 1 lane or more");
  }
};

/// A datatype that compilers print and no document gives values                      TIR-D24
struct DataTypeInScope {
  static constexpr CheckInfo info{"TIR-DataType-in-scope", clauses("TIR-D24"), Code::S_DATATYPE};
  static void check(const WrittenDataType& d, const Context&, Report& report) {
    if (!is_out_of_scope(d.dtype)) return;
    report.error(info, d.at,
                 fmt::format("no document defines values of the datatype {}", show(d.dtype)));
  }
};

/// Is it one of the numbers of lanes that the grammar has (TIR/Grammar/DTLanes)?
constexpr bool is_listed_lanes(std::uint64_t lanes) {
  return lanes == 1 || lanes == 4 || lanes == 8 || lanes == 16 || lanes == 32 || lanes == 64;
}
inline std::string describe_unlisted_lanes(std::uint64_t lanes) {
  return fmt::format("a datatype has 1, 4, 8, 16, 32 or 64 lanes, not {}", lanes);
}
inline constexpr char kListLanes[] =
    "use one of these numbers of lanes, or the intended reading, which allows any number";

/// 1, 4, 8, 16, 32 or 64 lanes                                TIR/Grammar/DTLanes, TIR/Values/2:b
struct DataTypeListedLanes {
  static constexpr CheckInfo info{"TIR-DataType-listed-lanes",
                                  clauses("TIR/Values/2:b", "TIR/Grammar/DTLanes", "TIR-D23"),
                                  Code::T_DATATYPE, false, as_written("TIR-D23")};
  static void check(const WrittenDataType& d, const Context&, Report& report) {
    if (is_out_of_scope(d.dtype) || is_listed_lanes(d.dtype.lanes)) return;
    report.error(info, d.at, describe_unlisted_lanes(d.dtype.lanes)).hint(kListLanes);
  }
};
/// The same of an expression, for the checks of those that make vectors.
inline void check_listed_lanes(const CheckInfo& info, const PrimExpr& e, const Context& context,
                               Report& report) {
  if (e.dtype.scalable || is_listed_lanes(e.dtype.lanes)) return;
  report.error(info, context.span(e), describe_unlisted_lanes(e.dtype.lanes)).hint(kListLanes);
}

template <>
struct ChecksOf<WrittenDataType>
    : Checks<DataTypeHasValues, DataTypeLanes, DataTypeListedLanes, DataTypeInScope> {};

}  // namespace tenor::spec::tir
