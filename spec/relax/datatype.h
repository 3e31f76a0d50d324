// SPDX-License-Identifier: Apache-2.0
// A datatype where Relax writes one. Relax/DataType, Relax/WellFormed/20; ledger RLX-D11 (the bits
// of Void), RLX-D50 (bfloat16), TIR-D24 (datatypes without values).
#pragma once

#include "spec/relax/checks.h"
#include "spec/relax/element.h"

namespace tenor::spec::relax {

/// The lanes of Void, which count for nothing, are those of every handle of TIR here.
inline constexpr Implementation kVoid =
    function("void_type", clauses("Relax/WellFormed/20:b", "Relax/DataType/2", "Relax/DataType/2:b",
                                  "Relax/DataTypeNotation/2", "Relax/DataTypeNotation/2:b"));

inline constexpr Implementation kBool =
    function("bool_type", clauses("Relax/DataTypeNotation/1", "Relax/DataTypeNotation/1:b"));

/// One lane                                                                   Relax/WellFormed/20
struct DataTypeLanes {
  static constexpr CheckInfo info{"RLX-DataType-lanes",
                                  clauses("Relax/WellFormed/20", "Relax/DataType/1"),
                                  Code::I_STRUCT_INFO};
  static void check(const WrittenDataType& d, const Context&, Report& report) {
    if (is_out_of_scope(d.dtype) || d.dtype.lanes == 1) return;
    report
        .error(info, d.at,
               fmt::format("{} is a vector datatype, but Relax has only scalars", show(d.dtype)))
        .hint("make it a dimension of the shape");
  }
};

/// Integers of 1, 8, 16, 32 or 64 bits, floats of 16, 32 or 64, and those of EXT/DataType
///                                                                            Relax/WellFormed/20:d
struct DataTypeBits {
  static constexpr CheckInfo info{
      "RLX-DataType-bits",
      clauses("Relax/WellFormed/20:d", "Relax/WellFormed/20:e", "RLX-D50", "EXT/DataType"),
      Code::I_STRUCT_INFO};
  static void check(const WrittenDataType& d, const Context&, Report& report) {
    if (is_out_of_scope(d.dtype) || d.dtype.is_handle() || may_be_element(d.dtype)) return;
    report.error(info, d.at, fmt::format("a tensor cannot have elements of {}", show(d.dtype)));
  }
};

/// The datatypes are the four of the grammar                                  RLX-D50
struct DataTypeOfGrammar {
  static constexpr CheckInfo info{"RLX-DataType-of-grammar",
                                  clauses("Relax/Grammar/DataType", "RLX-D50"), Code::I_STRUCT_INFO,
                                  false, as_written("RLX-D50")};
  static void check(const WrittenDataType& d, const Context&, Report& report) {
    if (d.dtype.code() != TypeCode::kBFloat) return;
    report.error(info, d.at,
                 fmt::format("the grammar does not list the datatype {}", show(d.dtype)));
  }
};

/// 64 bits are taken for none                                                 RLX-D11
struct DataTypeWideVoid {
  static constexpr CheckInfo info{"RLX-DataType-wide-void",
                                  clauses("RLX-D11", "Relax/WellFormed/20:c", "Relax/DataType/2"),
                                  Code::D_READING, false, intended("RLX-D11")};
  static void check(const WrittenDataType& d, const Context&, Report& report) {
    if (!d.dtype.is_handle() || d.dtype.is_void()) return;
    note(report, info, d.at,
         fmt::format("the datatype \"{}\" is read as Void, the unknown datatype", show(d.dtype)));
  }
};

/// Void has 64 bits                                                           Relax/WellFormed/20:c
struct DataTypeVoid {
  static constexpr CheckInfo info{"RLX-DataType-void", clauses("Relax/WellFormed/20:c", "RLX-D11"),
                                  Code::I_STRUCT_INFO, false, as_written("RLX-D11")};
  static void check(const WrittenDataType& d, const Context&, Report& report) {
    if (!d.dtype.is_void()) return;
    report.error(info, d.at, "an unknown datatype has 64 bits, but this one has none");
  }
};

/// A datatype that compilers print and no document gives values               TIR-D24
struct DataTypeInScope {
  static constexpr CheckInfo info{"RLX-DataType-in-scope", clauses("TIR-D24"), Code::S_DATATYPE};
  static void check(const WrittenDataType& d, const Context&, Report& report) {
    if (!is_out_of_scope(d.dtype)) return;
    report.error(info, d.at,
                 fmt::format("no document defines values of the datatype {}", show(d.dtype)));
  }
};

template <>
struct ChecksOf<WrittenDataType> : Checks<DataTypeLanes, DataTypeBits, DataTypeOfGrammar,
                                          DataTypeWideVoid, DataTypeVoid, DataTypeInScope> {};

}  // namespace tenor::spec::relax
