// SPDX-License-Identifier: Apache-2.0
// The same elements in another shape, or several times.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("flatten", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\")", "R.flatten(x)") ==
          "R.Tensor((n * 3,), \"float32\")");
    CHECK(derives("x: R.Tensor(ndim=0, dtype=\"float32\")", "R.flatten(x)") ==
          "R.Tensor((1,), \"float32\")");
    CHECK(derives("x: R.Tensor(ndim=2, dtype=\"float32\")", "R.flatten(x)") ==
          "R.Tensor(dtype=\"float32\", ndim=1)");
  }
  SECTION("rejects") { CHECK(derives("x: R.Shape([4])", "R.flatten(x)") == "T-OPERATOR"); }
}

TEST_CASE("a view takes what Python has for a shape, a datatype and a number",
          "[RLX-D49][Relax/Derive/14.1.1]") {
  const auto of = [](const std::string& arguments) {
    return derives("x: R.Tensor((4,), \"float32\"), s: R.Shape([\"m\"]), d: R.Object",
                   "R.memory.view(x, " + arguments + ")");
  };
  CHECK(of("dtype=\"int32\"") == "R.Tensor((4,), \"int32\")");
  CHECK(of("[2, 2]") == "R.Tensor((2, 2), \"float32\")");
  CHECK(of("(m,), \"float32\", 0") == "M-OPERATOR");
  CHECK(of("None, None, 4") == "R.Tensor((4,), \"float32\")");
  CHECK(of("R.tuple(), R.tuple(), R.tuple()") == "R.Tensor((4,), \"float32\")");
  CHECK(of("[2], R.str(\"float32\")") == "T-OPERATOR");
  CHECK(of("[2], R.shape([2])") == "T-OPERATOR");
  CHECK(of("[2], d") == "M-OPERATOR");
  CHECK(of("[2], \"float32\", R.str(\"4\")") == "T-OPERATOR");
  CHECK(of("x") == "T-OPERATOR");
  CHECK(of("4") == "P-ARGUMENT");
}

TEST_CASE("no elements come a negative number of times", "[RLX-D49][Relax/Derive/14.1.1]") {
  const std::string x = "x: R.Tensor((\"n\", 3), \"float32\")";
  CHECK(derives(x, "R.repeat(x, 0, 1)") == "R.Tensor((n, 0), \"float32\")");
  CHECK(derives(x, "R.repeat(x, -1)") == "T-OPERATOR");
  CHECK(derives(x, "R.repeat(x, -1, 0)") == "T-OPERATOR");
  CHECK(derives(x, "R.tile(x, [2, 1])") == "R.Tensor((n * 2, 3), \"float32\")");
  CHECK(derives(x, "R.tile(x, [1, -2])") == "T-OPERATOR");
}

}  // namespace tenor::spec::relax::test
