// SPDX-License-Identifier: Apache-2.0
// Tensors that are joined, and those that are cut into parts.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("concat", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\"), y: R.Tensor((\"n\", 4), \"float32\")",
                  "R.concat((x, y), axis=1)") == "R.Tensor((n, 7), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\",), \"float32\"), y: R.Tensor((4,), \"float32\")",
                  "R.concat((x, y), axis=None)") == "R.Tensor((n + 4,), \"float32\")");
    CHECK(derives("x: R.Tensor(\"float32\")", "R.concat((x, x), axis=None)") ==
          "R.Tensor(dtype=\"float32\", ndim=1)");
    CHECK(derives("x: R.Tensor(\"float32\")", "R.concat((x, x))") == "R.Tensor(dtype=\"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((2, 3), \"float32\")", "R.concat((x, x), axis=None)") ==
          "T-OPERATOR");
    CHECK(derives("x: R.Tensor((2, 3), \"float32\")", "R.concat((x, x), axis=2)") == "T-OPERATOR");
  }
}

TEST_CASE("split", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((7, 2), \"float32\")", "R.split(x, 2)") ==
          "R.Tuple(R.Tensor((4, 2), \"float32\"), R.Tensor((3, 2), \"float32\"))");
    CHECK(derives("x: R.Tensor((7, 2), \"float32\")", "R.split(x, [3])") ==
          "R.Tuple(R.Tensor((3, 2), \"float32\"), R.Tensor((4, 2), \"float32\"))");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((7, 2), \"float32\")", "R.split(x, 0)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((7, 2), \"float32\")", "R.split(x, [-1])") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((7, 2), \"float32\")", "R.split(x, [1, -3])") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((7, 2), \"float32\")", "R.split(x, 2, axis=2)") == "T-OPERATOR");
  }
  SECTION("counts out so many parts, and no more") {
    CHECK(derives("x: R.Tensor((7, 2), \"float32\")", "R.split(x, 100000)") == "R.Object X-MEMORY");
  }
}

}  // namespace tenor::spec::relax::test
