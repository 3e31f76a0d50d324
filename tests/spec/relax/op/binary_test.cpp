// SPDX-License-Identifier: Apache-2.0
// Elementwise operators of two operands: shapes that are broadcast, a Bool beside numbers.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {
namespace {

/// Of a vector of each datatype.
std::string of(const std::string& name, const std::string& a, const std::string& b) {
  return derives("x: R.Tensor((3,), \"" + a + "\"), y: R.Tensor((3,), \"" + b + "\")",
                 "R." + name + "(x, y)");
}

std::string vector(const std::string& dtype) { return "R.Tensor((3,), \"" + dtype + "\")"; }

}  // namespace

TEST_CASE("operands of two broadcast", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 1, 3), \"float32\"), y: R.Tensor((4, 1), \"float32\")",
                  "R.add(x, y)") == "R.Tensor((n, 4, 3), \"float32\")");
    CHECK(derives("x: R.Tensor((), \"float32\"), y: R.Prim(\"float32\")", "R.add(x, y)") ==
          "R.Tensor((), \"float32\")");
  }
  SECTION("rejects literals of another kind") {
    for (const std::string other : {"\"a\"", "R.str(\"a\")", "R.dtype(\"int8\")"})
      CHECK(derives("x: R.Tensor((2,), \"float32\")", "R.add(x, " + other + ")") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((2,), \"float32\")", "R.clip(x, \"a\", 1)") == "T-OPERATOR");
    CHECK(derives("", "R.concat(\"a\")") == "T-OPERATOR");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((2,), \"float32\"), y: R.Tensor((3,), \"float32\")",
                  "R.add(x, y)") == "T-OPERATOR");
  }
}

TEST_CASE("a number of Python has the datatype that the compiler gives it",
          "[RLX-D49][Relax/Derive/14.1.1]") {
  const auto taken = [](const std::string& dtype, const std::string& call) {
    return derives("x: R.Tensor((2,), \"" + dtype + "\")", call);
  };
  CHECK(taken("float32", "R.add(x, 1.0)") == "R.Tensor((2,), \"float32\")");
  CHECK(taken("float32", "R.power(2.0, x)") == "R.Tensor((2,), \"float32\")");
  CHECK(taken("float16", "R.add(x, 1.0)") == "T-OPERATOR");
  CHECK(taken("float32", "R.add(x, 1)") == "T-OPERATOR");
  CHECK(taken("float32", "R.add(x, R.prim_value(1.0))") == "T-OPERATOR");
  CHECK(taken("int32", "R.add(x, 1)") == "R.Tensor((2,), \"int32\")");
  CHECK(taken("int64", "R.maximum(1, x)") == "R.Tensor((2,), \"int64\")");
  CHECK(taken("uint8", "R.less(x, 7)") == "R.Tensor((2,), \"bool\")");
}

TEST_CASE("a Bool counts among numbers", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    for (const char* name : {"add", "multiply", "maximum"}) {
      CHECK(of(name, "bool", "float32") == vector("float32"));
      CHECK(of(name, "int32", "bool") == vector("int32"));
    }
    for (const char* name :
         {"bitwise_and", "bitwise_or", "bitwise_xor", "logical_xor", "left_shift", "right_shift"}) {
      CHECK(of(name, "bool", "int32") == vector("int32"));
      CHECK(of(name, "int32", "bool") == vector("int32"));
    }
    for (const char* name : {"logical_and", "logical_or"})
      CHECK(of(name, "bool", "bool") == vector("bool"));
    CHECK(of("log_add_exp", "float32", "float32") == vector("float32"));
    CHECK(of("less", "bool", "float32") == vector("bool"));
  }
  SECTION("rejects") {
    CHECK(of("add", "int32", "float32") == "T-OPERATOR");
    for (const char* name :
         {"bitwise_and", "bitwise_or", "bitwise_xor", "logical_xor", "left_shift", "right_shift"}) {
      CHECK(of(name, "bool", "float32") == "T-OPERATOR");
      CHECK(of(name, "float32", "bool") == "T-OPERATOR");
    }
    for (const char* name : {"logical_and", "logical_or", "log_add_exp"})
      for (const char* dtype : {"int32", "float32"}) {
        CHECK(of(name, "bool", dtype) == "T-OPERATOR");
        CHECK(of(name, dtype, "bool") == "T-OPERATOR");
      }
  }
}

}  // namespace tenor::spec::relax::test
