// SPDX-License-Identifier: Apache-2.0
// Elementwise operators of three operands: shapes that are broadcast, or have to be the same.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("where", "[RLX-D49][Relax/Derive/14.1.1]") {
  const auto of = [](const std::string& c, const std::string& a, const std::string& b) {
    return derives("c: R.Tensor(" + c + "), a: R.Tensor(" + a + "), b: R.Tensor(" + b + ")",
                   "R.where(c, a, b)");
  };
  SECTION("accepts") {
    CHECK(of("(\"n\", 1), \"bool\"", "(4,), \"int8\"", "(), \"int8\"") ==
          "R.Tensor((n, 4), \"int8\")");
  }
  SECTION("rejects a condition of numbers, two datatypes, other extents") {
    CHECK(of("(2,), \"int8\"", "(2,), \"int8\"", "(2,), \"int8\"") == "T-OPERATOR");
    CHECK(of("(2,), \"bool\"", "(2,), \"int8\"", "(2,), \"int16\"") == "T-OPERATOR");
    CHECK(of("(3,), \"bool\"", "(2,), \"int8\"", "(2,), \"int8\"") == "T-OPERATOR");
  }
}

TEST_CASE("ewise_fma and clip", "[RLX-D49][Relax/Derive/14.1.1]") {
  const std::string ab = "a: R.Tensor((2, \"n\"), \"float32\"), b: R.Tensor((1, 1), \"float32\")";
  SECTION("accepts") {
    CHECK(derives(ab, "R.ewise_fma(a, a, a)") == "R.Tensor((2, n), \"float32\")");
    CHECK(derives(ab, "R.clip(a, 0, 1)") == "R.Tensor((2, n), \"float32\")");
  }
  SECTION("rejects a shape that where would broadcast, and a bound that is a tensor") {
    CHECK(derives(ab, "R.ewise_fma(a, a, b)") == "T-OPERATOR");
    CHECK(derives(ab, "R.clip(a, 0, b)") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
