// SPDX-License-Identifier: Apache-2.0
// Elementwise operators of one operand: the datatypes that they take, and those that they give.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("operators of one operand keep shape and datatype", "[RLX-D49][Relax/Derive/14.1.1]") {
  const auto of = [](const std::string& dtype, const std::string& name) {
    return derives("x: R.Tensor((\"n\", 3), \"" + dtype + "\")", "R." + name + "(x)");
  };
  SECTION("accepts") {
    for (const char* name : {"abs", "exp", "nn.gelu", "round", "sqrt"})
      CHECK(of("float16", name) == "R.Tensor((n, 3), \"float16\")");
    for (const char* name : {"abs", "bitwise_not", "ceil", "nn.relu", "sign", "square"})
      CHECK(of("int8", name) == "R.Tensor((n, 3), \"int8\")");
    for (const char* name : {"isfinite", "isinf", "isnan"})
      CHECK(of("float32", name) == "R.Tensor((n, 3), \"bool\")");
  }
  SECTION("rejects integers where only floats have a result") {
    for (const char* name : {"exp", "log", "nn.gelu", "nn.silu", "rsqrt", "sigmoid", "sqrt"})
      CHECK(of("int32", name) == "T-OPERATOR");
  }
}

TEST_CASE("operators of one operand of which little is known", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor(ndim=2, dtype=\"float32\")", "R.tanh(x)") ==
          "R.Tensor(dtype=\"float32\", ndim=2)");
    CHECK(derives("x: R.Tensor((2,))", "R.astype(x, \"int64\")") == "R.Tensor((2,), \"int64\")");
  }
  SECTION("rejects") { CHECK(derives("x: R.Shape([2])", "R.abs(x)") == "T-OPERATOR"); }
}

}  // namespace tenor::spec::relax::test
