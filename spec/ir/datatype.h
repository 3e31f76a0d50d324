// SPDX-License-Identifier: Apache-2.0
// DataTypes: what kind of scalar a value is made of, and how many of them.
// TIR/Grammar/DataType, TIR/DataType, TIR/DataTypeKind, TIR/DataTypeNotation; ledger TIR-D23,
// TIR-D24.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "spec/clauses/implementation.h"

namespace tenor::spec {

/// TIR/Grammar/DTTypeCode, and after `kHandle` what only compilers have. A `kExotic` has no values:
/// its `bits` is an index into the table of their names, and programs that use one are out of scope
/// (TIR-D24). The floats of 8, 6 and 4 bits, in DLPack's order, have the values of their public
/// definitions (EXT/DataType).
enum class TypeCode : std::uint8_t {
  kInt,
  kUInt,
  kFloat,
  kBFloat,
  kHandle,
  kExotic,
  kFloat8E3M4,
  kFloat8E4M3,
  kFloat8E4M3B11FNUZ,
  kFloat8E4M3FN,
  kFloat8E4M3FNUZ,
  kFloat8E5M2,
  kFloat8E5M2FNUZ,
  kFloat8E8M0FNU,
  kFloat6E2M3FN,
  kFloat6E3M2FN,
  kFloat4E2M1FN
};

/// In the order of the enumerators that the document has.
inline constexpr Implementation kTypeCodeProductions[] = {
    production("Int", clauses("TIR/Grammar/DTTypeCode/Int")),
    production("UInt", clauses("TIR/Grammar/DTTypeCode/UInt")),
    production("Float", clauses("TIR/Grammar/DTTypeCode/Float")),
    production("BFloat", clauses("TIR/Grammar/DTTypeCode/BFloat")),
    production("Handle", clauses("TIR/Grammar/DTTypeCode/Handle")),
};

/// A scalar's kind: type code and width in bits. `Bool` is UInt of one bit (TIR/DataTypeKind/b4).
struct ScalarType {
  TypeCode code = TypeCode::kHandle;
  std::uint8_t bits = 0;

  friend constexpr bool operator==(ScalarType, ScalarType) = default;
  constexpr bool is_int() const { return code == TypeCode::kInt; }
  constexpr bool is_uint() const { return code == TypeCode::kUInt; }
  constexpr bool is_integer() const { return is_int() || is_uint(); }
  constexpr bool is_bool() const { return code == TypeCode::kUInt && bits == 1; }
  constexpr bool is_float() const { return code == TypeCode::kFloat; }
  constexpr bool is_bfloat() const { return code == TypeCode::kBFloat; }
  /// A float of 8, 6 or 4 bits?
  constexpr bool is_small_float() const {
    return code >= TypeCode::kFloat8E3M4 && code <= TypeCode::kFloat4E2M1FN;
  }
  constexpr bool is_floating() const { return is_float() || is_bfloat() || is_small_float(); }
  constexpr bool is_handle() const { return code == TypeCode::kHandle; }
  constexpr bool is_void() const { return is_handle() && bits == 0; }
  /// Bytes of one element in a DLTensor; a Bool takes one (TIR-D72), and so does what has fewer
  /// than 8 bits (EXT/DataType).
  constexpr std::size_t bytes() const { return bits < 8 ? 1 : bits / 8; }
};

/// TIR/Grammar/DataType. `lanes` is any number from 1 (TIR-D23).
struct DataType {
  ScalarType scalar;
  bool scalable = false;  ///< lanes is a multiple of the hardware's vscale: out of scope
  std::uint32_t lanes = 1;

  friend constexpr bool operator==(const DataType&, const DataType&) = default;
  constexpr TypeCode code() const { return scalar.code; }
  constexpr int bits() const { return scalar.bits; }
  constexpr bool is_scalar() const { return lanes == 1 && !scalar.is_handle(); }
  constexpr bool is_vector() const { return lanes > 1 && !scalar.is_handle(); }
  constexpr bool is_handle() const { return scalar.is_handle(); }
  constexpr bool is_void() const { return scalar.is_void(); }
  constexpr bool is_bool() const { return scalar.is_bool(); }
  constexpr bool is_bool_scalar() const { return is_bool() && lanes == 1; }
  constexpr bool is_integer() const { return scalar.is_integer(); }
  constexpr bool is_integer_scalar() const { return is_integer() && lanes == 1; }
  constexpr bool is_floating() const { return scalar.is_floating(); }
  constexpr DataType with_lanes(std::uint32_t n) const { return {scalar, scalable, n}; }
};

constexpr DataType int_type(int bits, std::uint32_t lanes = 1) {
  return {{TypeCode::kInt, static_cast<std::uint8_t>(bits)}, false, lanes};
}
constexpr DataType uint_type(int bits, std::uint32_t lanes = 1) {
  return {{TypeCode::kUInt, static_cast<std::uint8_t>(bits)}, false, lanes};
}
constexpr DataType float_type(int bits, std::uint32_t lanes = 1) {
  return {{TypeCode::kFloat, static_cast<std::uint8_t>(bits)}, false, lanes};
}
constexpr DataType bfloat16_type(std::uint32_t lanes = 1) {
  return {{TypeCode::kBFloat, 16}, false, lanes};
}
constexpr DataType bool_type(std::uint32_t lanes = 1) { return uint_type(1, lanes); }
constexpr DataType handle_type() { return {{TypeCode::kHandle, 64}, false, 1}; }
constexpr DataType void_type() { return {{TypeCode::kHandle, 0}, false, 1}; }

/// Do the documents (TIR/Values/1, :b, :c, :e, :f) or EXT/DataType give this scalar values? Handles
/// count.
bool has_values(ScalarType type);

/// Is it one that compilers print and the documents give no values, so out of scope (TIR-D24)?
bool is_out_of_scope(const DataType& dtype);

/// `int32`, `float16x4`, `bool`, `handle`, `void`, `float8_e4m3fn`, `int32xvscalex4`.
/// TIR/DataTypeNotation/b1, b2.
std::string to_string(const DataType& dtype);

/// Inverse of `to_string`; also `bfloat16`, `boolx4`, `custom[..]8`. Nothing where the text is no
/// datatype.
std::optional<DataType> parse_datatype(std::string_view text);

/// The fields of a datatype.
inline constexpr Implementation kDataTypeProductions[] = {
    production("DataType", clauses("TIR/Grammar/DataType")),
    production("DTTypeCode", clauses("TIR/Grammar/DTTypeCode", "TIR/DataType/1.b1",
                                     "TIR/DataType/1.b2", "TIR/DataType/1.b3")),
    production("DTSize", clauses("TIR/Grammar/DTSize", "TIR/DataType/2")),
    production("DTLanes", clauses("TIR/Grammar/DTLanes", "TIR/DataType/3", "TIR/DataType/3:b")),
};
/// What the kinds of datatypes are.
inline constexpr Implementation kDataTypeFunctions[] = {
    function("is_scalar", clauses("TIR/DataTypeKind/b1")),
    function("is_vector", clauses("TIR/DataTypeKind/b2")),
    function("is_handle", clauses("TIR/DataTypeKind/b3", "TIR/DataTypeKind/b3:c")),
    function("handle_type", clauses("TIR/DataTypeKind/b3:b", "TIR/Values/3")),
    function("is_void", clauses("TIR/DataTypeKind/b5")),
    function("is_bool", clauses("TIR/DataTypeKind/b4:b")),
    function("has_values", clauses("TIR/Values/p1", "TIR/Values/1", "EXT/DataType")),
};

}  // namespace tenor::spec
