// SPDX-License-Identifier: Apache-2.0
// Operators that write updates at the positions of indices.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("scatter_elements", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((1, 1, 1, 1), "
                  "\"int64\"), u: R.Tensor((1, 1, 1, 1), \"float32\")",
                  "R.scatter_elements(x, i, u, axis=1)") == "R.Tensor((n, 3, m, 32), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((1, 1, 1), "
                  "\"int64\"), u: R.Tensor((1, 1, 1), \"float32\")",
                  "R.scatter_elements(x, i, u)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((1, 1, 1, 1), "
                  "\"int64\"), u: R.Tensor((1, 1, 1, 2), \"float32\")",
                  "R.scatter_elements(x, i, u)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((1, 1, 1, 1), "
                  "\"int64\"), u: R.Tensor((1, 1, 1, 1), \"int8\")",
                  "R.scatter_elements(x, i, u)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((1, 1, 1, 1), "
                  "\"int64\"), u: R.Tensor((1, 1, 1, 1), \"float32\")",
                  "R.scatter_elements(x, i, u, reduction=\"each\")") == "T-OPERATOR");
  }
}

TEST_CASE("scatter_nd", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((5, 2), "
                  "\"int64\"), u: R.Tensor((5, \"m\", 32), \"float32\")",
                  "R.scatter_nd(x, i, u)") == "R.Tensor((n, 3, m, 32), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((5, 2), "
                  "\"int64\"), u: R.Tensor((5, \"m\", 31), \"float32\")",
                  "R.scatter_nd(x, i, u)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((5, 5), "
                  "\"int64\"), u: R.Tensor((5,), \"float32\")",
                  "R.scatter_nd(x, i, u)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((5, 2), "
                  "\"int64\"), u: R.Tensor((5, \"k\", 32), \"float32\")",
                  "R.scatter_nd(x, i, u)") == "M-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
