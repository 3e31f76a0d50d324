// SPDX-License-Identifier: Apache-2.0
// Datatypes and their spelling. TIR/DataTypeNotation; TIR-D23, TIR-D24.
#include "spec/ir/datatype.h"

#include <catch2/catch.hpp>

#include "spec/ir/small_float.h"

namespace tenor::spec::test {

TEST_CASE("every spelling is read back", "[TIR/DataTypeNotation]") {
  for (const char* text : {"int8", "int32", "uint64", "float16", "float32x4", "bfloat16", "bool",
                           "boolx4", "handle", "void", "float8_e4m3fn", "float8_e4m3fnuzx4",
                           "float4_e2m1fnx2", "int4", "int32xvscalex4"}) {
    const auto dtype = parse_datatype(text);
    INFO(text);
    REQUIRE(dtype);
    CHECK(to_string(*dtype) == text);
  }
}

TEST_CASE("what is no datatype is refused", "[TIR/DataTypeNotation]") {
  for (const char* text : {"", "int", "int0", "int32x", "int32x0", "floor", "float32y4", "int999",
                           "x4", "custom[a", "int32x99999999999"})
    CHECK(!parse_datatype(text));
}

TEST_CASE("which datatypes have values", "[TIR-D24]") {
  CHECK(has_values(int_type(8).scalar));
  CHECK(has_values(bool_type().scalar));
  CHECK(!has_values(int_type(1).scalar));
  CHECK(!has_values(float_type(8).scalar));
  CHECK(is_out_of_scope(*parse_datatype("custom[posit]16")));
  CHECK(is_out_of_scope(*parse_datatype("e4m3_float8")));
  CHECK(is_out_of_scope(int_type(2)));
  CHECK(is_out_of_scope(*parse_datatype("float32xvscalex4")));
  CHECK(!is_out_of_scope(float_type(32)));
}

TEST_CASE("small floats and integers of four bits have values", "[EXT/DataType]") {
  const struct {
    const char* name;
    int bits;
    double largest;
  } all[] = {
      {"float8_e3m4", 8, 15.5},      {"float8_e4m3", 8, 240},        {"float8_e4m3b11fnuz", 8, 30},
      {"float8_e4m3fn", 8, 448},     {"float8_e4m3fnuz", 8, 240},    {"float8_e5m2", 8, 57344},
      {"float8_e5m2fnuz", 8, 57344}, {"float8_e8m0fnu", 8, 0x1p127}, {"float6_e2m3fn", 6, 7.5},
      {"float6_e3m2fn", 6, 28},      {"float4_e2m1fn", 4, 6}};
  for (const auto& each : all) {
    CAPTURE(each.name);
    const DataType dtype = *parse_datatype(each.name);
    CHECK(dtype.scalar.is_small_float());
    CHECK(dtype.bits() == each.bits);
    CHECK(dtype.scalar.bytes() == 1);
    CHECK((has_values(dtype.scalar) && !is_out_of_scope(dtype)));
    CHECK(largest_small_float(dtype.scalar) == each.largest);
    CHECK(small_float_value(dtype.scalar, small_float_bits(dtype.scalar, 2)) == 2);
  }
  for (const DataType dtype : {int_type(4), uint_type(4)})
    CHECK((has_values(dtype.scalar) && !is_out_of_scope(dtype) && dtype.scalar.bytes() == 1));
}

TEST_CASE("a number is a scalar or a vector, by its lanes",
          "[TIR/Values/p1][TIR/Values/1][TIR/DataTypeKind/b1][TIR/DataTypeKind/b2]") {
  CHECK(int_type(8).is_scalar());
  CHECK(bfloat16_type(4).is_vector());
  CHECK_FALSE(bfloat16_type(4).is_scalar());
  CHECK_FALSE(handle_type().is_scalar());
  CHECK_FALSE(handle_type().is_vector());
}

TEST_CASE("a handle is a pointer of 64 bits, and of none where it is Void",
          "[TIR/Values/3][TIR/DataTypeKind/b3][TIR/DataTypeKind/b3:b][TIR/DataTypeKind/b3:c]"
          "[TIR/DataTypeKind/b5]") {
  CHECK(handle_type().is_handle());
  CHECK(handle_type().bits() == 64);
  CHECK(handle_type().with_lanes(4).is_handle());
  CHECK_FALSE(handle_type().is_void());
  CHECK(void_type().is_void());
  CHECK_FALSE(uint_type(64).is_handle());
}

TEST_CASE("a Bool is the unsigned integer of one bit, of any number of lanes",
          "[TIR/DataTypeKind/b4:b]") {
  CHECK(uint_type(1).is_bool_scalar());
  CHECK(uint_type(1, 4).is_bool());
  CHECK_FALSE(uint_type(1, 4).is_bool_scalar());
  CHECK_FALSE(uint_type(8).is_bool());
  CHECK_FALSE(int_type(1).is_bool());
}

}  // namespace tenor::spec::test
