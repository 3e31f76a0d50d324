// SPDX-License-Identifier: Apache-2.0
// A datatype where it is written: has it values, and does the specification know them?
// TIR/Values/1 to 3, TIR/Types; ledger TIR-D23 (any number of lanes), TIR-D24, TIR-D71.
#pragma once

#include <fmt/format.h>

#include "spec/tir/checks.h"
#include "spec/tir/judged.h"
#include "spec/tir/wording.h"

namespace tenor::spec {

/// Int and UInt of 8 to 64 bits, Bool, Float of 16 to 64, BFloat of 16, handles     TIR/Values/1:b
struct DataTypeHasValues {
  static constexpr CheckInfo info{
      "TIR-DataType-has-values",
      clauses("TIR/Values/1:b", "TIR/Values/1:c", "TIR/Values/1:e", "TIR/Values/1:f", "TIR-D24"),
      Code::T_DATATYPE};
  static void check(const WrittenDataType& d, const Context&, Report& report) {
    if (is_out_of_scope(d.dtype) || has_values(d.dtype.scalar)) return;
    report.error(info, d.at, fmt::format("no value has the datatype {}", show(d.dtype)));
  }
};

/// One lane or more; of a pointer exactly one                                        TIR/Values/2
struct DataTypeLanes {
  static constexpr CheckInfo info{"TIR-DataType-lanes",
                                  clauses("TIR/Values/2", "TIR-D23", "TIR-D71"), Code::T_DATATYPE};
  static void check(const WrittenDataType& d, const Context&, Report& report) {
    const bool vector_of_handles = d.dtype.is_handle() && d.dtype.lanes > 1;
    if (d.dtype.lanes >= 1 && !vector_of_handles) return;
    report.error(info, d.at,
                 vector_of_handles
                     ? fmt::format("a pointer has one lane, and this datatype {}", d.dtype.lanes)
                     : "a datatype without lanes has no values");
  }
};

/// A datatype that compilers print and no document gives values                      TIR-D24
struct DataTypeInScope {
  static constexpr CheckInfo info{"TIR-DataType-in-scope", clauses("TIR-D24"), Code::S_DATATYPE};
  static void check(const WrittenDataType& d, const Context&, Report& report) {
    if (!is_out_of_scope(d.dtype)) return;
    report.error(
        info, d.at,
        fmt::format("the datatype {} has no values that a document gives it", show(d.dtype)));
  }
};

template <>
struct ChecksOf<WrittenDataType> : Checks<DataTypeHasValues, DataTypeLanes, DataTypeInScope> {};

}  // namespace tenor::spec
