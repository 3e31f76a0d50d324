// SPDX-License-Identifier: Apache-2.0
// Operators that read or write at positions.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("take", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((4, 5), \"int32\")",
                  "R.take(x, i, axis=1)") == "R.Tensor((n, 4, 5, m, 32), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((4, 5), \"int32\")",
                  "R.take(x, i, axis=-1)") == "R.Tensor((n, 3, m, 4, 5), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\",), \"float32\"), i: R.Tensor((4, 5), \"int32\")",
                  "R.take(x, i)") == "R.Tensor((4, 5), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Prim(\"int64\")",
                  "R.take(x, i, axis=1)") == "R.Tensor((n, m, 32), \"float32\")");
    CHECK(
        derives(
            "x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor(ndim=2, dtype=\"int32\")",
            "R.take(x, i, axis=1)") == "R.Tensor(dtype=\"float32\", ndim=5)");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((4, 5), \"int32\")",
                  "R.take(x, i)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((4,), \"int32\")",
                  "R.take(x, i, axis=4)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((4,), \"float32\")",
                  "R.take(x, i, axis=1)") == "T-OPERATOR");
  }
}

TEST_CASE("gather_elements", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\"), i: R.Tensor((\"m\", 3), \"int64\")",
                  "R.gather_elements(x, i, axis=0)") == "R.Tensor((m, 3), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\"), i: R.Tensor(dtype=\"int64\")",
                  "R.gather_elements(x, i, axis=0)") == "R.Tensor(dtype=\"float32\", ndim=2)");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\"), i: R.Tensor((\"m\",), \"int64\")",
                  "R.gather_elements(x, i, axis=0)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\"), i: R.Tensor((\"m\", 3), \"float32\")",
                  "R.gather_elements(x, i, axis=0)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\"), i: R.Tensor((\"m\", 3), \"int64\")",
                  "R.gather_elements(x, i, axis=2)") == "T-OPERATOR");
  }
}

TEST_CASE("gather_nd", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3, 4), \"float32\"), i: R.Tensor((\"m\", 2), \"int64\")",
                  "R.gather_nd(x, i)") == "R.Tensor((m, 4), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, 4), \"float32\"), i: R.Tensor((\"n\", 7, 2), \"int64\")",
                  "R.gather_nd(x, i, batch_dims=1)") == "R.Tensor((n, 7), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, 4), \"float32\"), i: R.Tensor((4, \"m\"), \"int64\")",
                  "R.gather_nd(x, i)") == "R.Tensor(dtype=\"float32\")");
    CHECK(derives("x: R.Tensor(ndim=3, dtype=\"float32\"), i: R.Tensor((4, 2), \"int64\")",
                  "R.gather_nd(x, i)") == "R.Tensor(dtype=\"float32\", ndim=2)");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3, 4), \"float32\"), i: R.Tensor((\"m\", 4), \"int64\")",
                  "R.gather_nd(x, i)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, 4), \"float32\"), i: R.Tensor((4, 2), \"int64\")",
                  "R.gather_nd(x, i, batch_dims=3)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, 4), \"float32\"), i: R.Tensor((4, 2), \"int64\")",
                  "R.gather_nd(x, i, batch_dims=-1)") == "T-OPERATOR");
  }
}

TEST_CASE("index_tensor", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((4, 1), "
                  "\"int32\"), j: R.Tensor((1, \"m\"), \"int32\")",
                  "R.index_tensor(x, (i, j))") == "R.Tensor((4, m, m, 32), \"float32\")");
    CHECK(derives("x: R.Tensor(ndim=4, dtype=\"float32\"), i: R.Tensor((4, 2), \"int32\")",
                  "R.index_tensor(x, (i,))") == "R.Tensor(dtype=\"float32\", ndim=5)");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\",), \"float32\"), i: R.Tensor((4,), \"int32\"), j: "
                  "R.Tensor((4,), \"int32\")",
                  "R.index_tensor(x, (i, j))") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((4,), \"int32\"), "
                  "j: R.Tensor((3,), \"int32\")",
                  "R.index_tensor(x, (i, j))") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), i: R.Tensor((4,), \"float32\")",
                  "R.index_tensor(x, (i,))") == "T-OPERATOR");
  }
}

TEST_CASE("index_put", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((4, 4), \"float32\"), i: R.Tensor((4,), \"int32\"), j: "
                  "R.Tensor((4,), \"int32\"), v: R.Tensor((4,), \"float32\")",
                  "R.index_put(x, (i, j), v)") == "R.Tensor((4, 4), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((4,), \"float32\"), i: R.Tensor((4,), \"int32\"), j: R.Tensor((4,), "
                  "\"int32\"), v: R.Tensor((4,), \"float32\")",
                  "R.index_put(x, (i, j), v)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((4,), \"float32\"), i: R.Tensor((4,), \"int32\"), v: R.Tensor((4,), "
                  "\"int8\")",
                  "R.index_put(x, (i,), v)") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
