// SPDX-License-Identifier: Apache-2.0
// Datatypes and their spelling. TIR/DataTypeNotation; TIR-D23, TIR-D24.
#include "spec/ir/datatype.h"

#include <catch2/catch.hpp>

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
  CHECK(is_out_of_scope(*parse_datatype("float8_e4m3fn")));
  CHECK(is_out_of_scope(*parse_datatype("custom[posit]16")));
  CHECK(is_out_of_scope(int_type(4)));
  CHECK(is_out_of_scope(*parse_datatype("float32xvscalex4")));
  CHECK(!is_out_of_scope(float_type(32)));
}

}  // namespace tenor::spec::test
