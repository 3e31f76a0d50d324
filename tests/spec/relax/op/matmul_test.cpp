// SPDX-License-Identifier: Apache-2.0
// Products of matrices: stacks, vectors on either side, the contracted dimension.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("matmul", "[RLX-D49][Relax/Derive/14.1.1]") {
  const auto of = [](const std::string& a, const std::string& b) {
    return derives("a: R.Tensor(" + a + ", \"float32\"), b: R.Tensor(" + b + ", \"float32\")",
                   "R.matmul(a, b)");
  };
  SECTION("accepts") {
    CHECK(of("(2, \"n\")", "(\"n\", 3)") == "R.Tensor((2, 3), \"float32\")");
    CHECK(of("(5, 1, 2, 4)", "(3, 4, 6)") == "R.Tensor((5, 3, 2, 6), \"float32\")");
    CHECK(of("(4,)", "(3, 4, 6)") == "R.Tensor((3, 6), \"float32\")");
    CHECK(of("(3, 2, 4)", "(4,)") == "R.Tensor((3, 2), \"float32\")");
    CHECK(of("(4,)", "(4,)") == "R.Tensor((), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(of("(2, 3)", "(4, 5)") == "T-OPERATOR");
    CHECK(of("()", "(4, 5)") == "T-OPERATOR");
    CHECK(of("(2, 2, 4)", "(3, 4, 5)") == "T-OPERATOR");
  }
}

TEST_CASE("linear and outer", "[RLX-D49][Relax/Derive/14.1.1]") {
  const std::string xwb =
      "x: R.Tensor((2, 4), \"int8\"), w: R.Tensor((3, 4), \"int8\"), b: R.Tensor((3,), \"int8\")";
  SECTION("accepts") {
    CHECK(derives(xwb, "R.linear(x, w, b)") == "R.Tensor((2, 3), \"int8\")");
    CHECK(derives(xwb, "R.linear(x, w, out_dtype=\"int32\")") == "R.Tensor((2, 3), \"int32\")");
    CHECK(derives(xwb, "R.outer(b, b)") == "R.Tensor((3, 3), \"int8\")");
  }
  SECTION("rejects") {
    CHECK(derives(xwb, "R.linear(w, b, b)") == "T-OPERATOR");
    CHECK(derives(xwb, "R.outer(x, b)") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
