// SPDX-License-Identifier: Apache-2.0
// Which datatypes operands meet in. The expectations are what both generations' own parsers gave.
#include "spec/text/reader/promote.h"
#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {
namespace {

std::string common(const std::string& a, const std::string& b) {
  return to_string(reader::common_dtype(*parse_datatype(a), *parse_datatype(b)));
}

}  // namespace

TEST_CASE("operands meet in the wider datatype", "[TIR-D79]") {
  CHECK(common("int8", "int32") == "int32");
  CHECK(common("uint32", "int64") == "int64");
  CHECK(common("int32", "uint32") == "uint32");
  CHECK(common("uint8", "int8") == "uint8");
  CHECK(common("bool", "int8") == "int8");
  CHECK(common("uint64", "float16") == "float16");
  CHECK(common("float16", "bfloat16") == "float16");
  CHECK(common("bfloat16", "float16") == "float16");
  CHECK(common("float32", "float64") == "float64");
  CHECK(common("int64", "int32x4") == "int64x4");
  CHECK(common("float32x4", "int32") == "float32x4");
}

TEST_CASE("operands without a common datatype stay", "[TIR-D79]") {
  CHECK(common("int32x4", "int32x8") == "int32x4");
  CHECK(common("handle", "int32") == "handle");
}

TEST_CASE("literals beside operands", "[TIR-D79]") {
  CHECK(dtype_of("m + 1") == "int64");
  CHECK(dtype_of("f + 1") == "float32");
  CHECK(dtype_of("T.int8(1) + 1") == "int32");  // an integer literal is an int32 first
  CHECK(dtype_of("T.bitwise_and(T.int8(1), 1)") == "int8");
  CHECK(dtype_of("n + 1099511627776") == "int64");
  CHECK(dtype_of("T.float16(1) + 2.5") == "float32");
  CHECK(dtype_of("n + m") == "int64");
  CHECK(dtype_of("n < m") == "bool");
  CHECK(dtype_of("A[0:4] + 1") == "float32x4");
  CHECK(dtype_of("A[0:4] < 1") == "boolx4");
}

TEST_CASE("conversions are inserted once", "[TIR-D79]") {
  const Outcome outcome(around({"A[0] = n"}));
  const auto* cast = as<Cast>(stored(outcome));
  REQUIRE(cast);
  CHECK(to_string(cast->dtype) == "float32");
  CHECK(as<Var>(cast->value));
  const Outcome literal(around({"A[0] = 3"}));
  REQUIRE(as<FloatImm>(stored(literal)));
  CHECK(as<FloatImm>(stored(literal))->value == 3.0);
  const Outcome none(around({"A[0] = f"}));
  CHECK(as<Var>(stored(none)));
}

}  // namespace tenor::spec::test
