// SPDX-License-Identifier: Apache-2.0
// Slices: bounds that count from the end, are clamped, or are known to be inside.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("strided_slice", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (1,), (2,), (7,))") == "R.Tensor((n, 5, m), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (1,), (2,), (7,), (2,))") ==
          "R.Tensor((n, 3, m), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (-2,), (-3,), (-1,))") == "R.Tensor((n, 2, m), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (1,), (8,), (2,), (-2,))") ==
          "R.Tensor((n, 3, m), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (1,), (8,), (200,))") == "R.Tensor((n, 2, m), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (1,), (5,), (3,))") == "R.Tensor((n, 0, m), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (1,), (9,), (-11,), (-1,))") ==
          "R.Tensor((n, 10, m), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (1,), (9,), (-9223372036854775808,), (-1,))") ==
          "R.Tensor((n, 10, m), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (0,), (0,), (5,))") ==
          "R.Tensor((T.min(T.int64(5), n), 10, m), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (0,), (0,), (9223372036854775807,))") ==
          "R.Tensor((n, 10, m), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (0,), (0,), (5,), assume_inbound=True)") ==
          "R.Tensor((5, 10, m), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (0,), (m,), (m + 3,), assume_inbound=True)") ==
          "R.Tensor((3, 10, m), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (1,), (0,), (11,), assume_inbound=True)") ==
          "R.Tensor(dtype=\"float32\", ndim=3)");
    CHECK(derives("x: R.Tensor(ndim=3, dtype=\"float32\")",
                  "R.strided_slice(x, (1,), (2,), (7,))") == "R.Tensor(dtype=\"float32\", ndim=3)");
    CHECK(derives("x: R.Tensor(dtype=\"float32\")", "R.strided_slice(x, (1,), (2,), (7,))") ==
          "R.Tensor(dtype=\"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (5,), (1,), (3,))") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (0, 0), (1, 1), (3, 3))") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (1,), (1, 2), (3,))") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\")",
                  "R.strided_slice(x, (1,), (1,), (3,), (0,))") == "T-OPERATOR");
  }
}

TEST_CASE("dynamic_strided_slice", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\"), b: R.Tensor((3,), \"int64\"), e: "
                  "R.Tensor((3,), \"int64\"), s: R.Tensor((3,), \"int64\")",
                  "R.dynamic_strided_slice(x, b, e, s)") == "R.Tensor(dtype=\"float32\", ndim=3)");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\"), b: R.Tensor((2,), \"int64\"), e: "
                  "R.Tensor((3,), \"int64\"), s: R.Tensor((3,), \"int64\")",
                  "R.dynamic_strided_slice(x, b, e, s)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\"), b: R.Tensor((3,), \"int64\"), e: "
                  "R.Tensor((3,), \"int64\"), s: R.Tensor((3,), \"float32\")",
                  "R.dynamic_strided_slice(x, b, e, s)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 10, \"m\"), \"float32\"), b: R.Tensor((\"k\",), \"int64\"), "
                  "e: R.Tensor((3,), \"int64\"), s: R.Tensor((3,), \"int64\")",
                  "R.dynamic_strided_slice(x, b, e, s)") == "M-OPERATOR");
  }
}

TEST_CASE("slice_scatter", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), s: R.Tensor((\"n\", 2, \"m\", "
                  "32), \"float32\")",
                  "R.slice_scatter(x, s, 0, 2, 1, axis=1)") ==
          "R.Tensor((n, 3, m, 32), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), s: R.Tensor((\"n\", 1, \"m\", "
                  "32), \"float32\")",
                  "R.slice_scatter(x, s, 0, 2, 1, axis=1)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), s: R.Tensor((\"n\", 2, \"m\", "
                  "32), \"float32\")",
                  "R.slice_scatter(x, s, 0, 2, 0, axis=1)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), s: R.Tensor((\"n\", 2, \"m\"), "
                  "\"float32\")",
                  "R.slice_scatter(x, s, 0, 2, 1, axis=1)") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
