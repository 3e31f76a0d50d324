// SPDX-License-Identifier: Apache-2.0
// Images: layouts, sizes that are shapes, grids.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("resize2d and resize3d", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3, 8, 8), \"float32\"), s: R.Shape([\"m\"])",
                  "R.image.resize2d(x, R.shape([m, 16]))") ==
          "R.Tensor((n, 3, m, 16), \"float32\")");
    CHECK(
        derives("x: R.Tensor((\"n\", 8, 8, 3), \"float32\")",
                "R.image.resize2d(x, R.shape([4, 16]), layout=\"NHWC\", out_dtype=\"float16\")") ==
        "R.Tensor((n, 4, 16, 3), \"float16\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, 8, 8, 4), \"float32\")",
                  "R.image.resize2d(x, R.shape([4, 16]), layout=\"NCHW4c\")") ==
          "R.Tensor((n, 3, 4, 16, 4), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, 8, 8), \"float32\"), s: R.Shape(ndim=2)",
                  "R.image.resize2d(x, s)") == "R.Tensor(dtype=\"float32\", ndim=4)");
    CHECK(derives("x: R.Tensor((\"n\", 3, 8, 8, 8), \"float32\")",
                  "R.image.resize3d(x, R.shape([4, 5, 6]))") ==
          "R.Tensor((n, 3, 4, 5, 6), \"float32\")");
  }
  SECTION("takes one number for all dimensions") {
    const std::string image = "x: R.Tensor((\"n\", 3, 8, 8), \"float32\")";
    CHECK(derives(image, "R.image.resize2d(x, 4)") == "R.Tensor((n, 3, 4, 4), \"float32\")");
    CHECK(derives(image, "R.image.resize2d(x, size=[n])") == "R.Tensor((n, 3, n, n), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, 8, 8, 8), \"float32\")", "R.image.resize3d(x, (5,))") ==
          "R.Tensor((n, 3, 5, 5, 5), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 2, 3), \"float32\")", "R.image.affine_grid(x, n + 1)") ==
          "R.Tensor((n, 2, n + 1, n + 1), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3, 8, 8), \"float32\")",
                  "R.image.resize2d(x, R.shape([4, 16, 3]))") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, 8), \"float32\")",
                  "R.image.resize2d(x, R.shape([4, 16]))") == "T-OPERATOR");
  }
}

TEST_CASE("affine_grid and grid_sample", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 2, 3), \"float32\")",
                  "R.image.affine_grid(x, R.shape([4, 5]))") ==
          "R.Tensor((n, 2, 4, 5), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", \"m\", 3), \"float32\")",
                  "R.image.affine_grid(x, R.shape([4, 5]))") == "M-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, 8, 8), \"float32\"), g: R.Tensor((\"n\", 2, \"m\", 5), "
                  "\"float32\")",
                  "R.image.grid_sample(x, g)") == "R.Tensor((n, 3, m, 5), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 8, 8, 3), \"float32\"), g: R.Tensor((\"n\", 2, \"m\", 5), "
                  "\"float32\")",
                  "R.image.grid_sample(x, g, layout=\"NHWC\")") ==
          "R.Tensor((n, m, 5, 3), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, 8, 8, 8), \"float32\"), g: R.Tensor((\"n\", 3, \"m\", 5, "
                  "7), \"float32\")",
                  "R.image.grid_sample(x, g, layout=\"NCDHW\")") ==
          "R.Tensor((n, 3, m, 5, 7), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 2, 4), \"float32\")",
                  "R.image.affine_grid(x, R.shape([4, 5]))") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, 8, 8), \"float32\"), g: R.Tensor((\"n\", 2, \"m\"), "
                  "\"float32\")",
                  "R.image.grid_sample(x, g)") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
