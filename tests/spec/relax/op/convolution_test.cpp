// SPDX-License-Identifier: Apache-2.0
// Convolutions: layouts, dilation, groups, output datatypes, and what they refuse.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("conv2d", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), w: R.Tensor((8, 3, 3, 3), "
                  "\"float32\")",
                  "R.nn.conv2d(x, w, padding=[1, 1, 1, 1])") ==
          "R.Tensor((n, 8, m, 32), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), w: R.Tensor((8, 3, 3, 3), "
                  "\"float32\")",
                  "R.nn.conv2d(x, w, strides=[2, 2], padding=[1, 1], dilation=[2, 2])") ==
          "R.Tensor((n, 8, (m - 3) // 2 + 1, 15), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 6, \"m\", 32), \"float32\"), w: R.Tensor((8, 3, 3, 3), "
                  "\"float32\")",
                  "R.nn.conv2d(x, w, groups=2)") == "R.Tensor((n, 8, m - 2, 30), \"float32\")");
    CHECK(
        derives(
            "x: R.Tensor((\"n\", 28, 28, 3), \"float32\"), w: R.Tensor((3, 3, 3, 8), \"float32\")",
            "R.nn.conv2d(x, w, data_layout=\"NHWC\", kernel_layout=\"HWIO\")") ==
        "R.Tensor((n, 26, 26, 8), \"float32\")");
    CHECK(
        derives(
            "x: R.Tensor((2, 3, 28, 28, 4), \"float32\"), w: R.Tensor((4, 12, 3, 3), \"float32\")",
            "R.nn.conv2d(x, w, data_layout=\"NCHW4c\", out_layout=\"NCHW2c\")") ==
        "R.Tensor((2, 2, 26, 26, 2), \"float32\")");
    CHECK(derives("x: R.Tensor((2, 1, 28, 28, 16), \"float32\"), w: R.Tensor((1, 1, 3, 3, 16, 16), "
                  "\"float32\")",
                  "R.nn.conv2d(x, w, data_layout=\"NCHW16c\", kernel_layout=\"OIHW16i16o\")") ==
          "R.Tensor((2, 1, 26, 26, 16), \"float32\")");
    CHECK(derives("x: R.Tensor((1, 3, 8, 8), \"int8\"), w: R.Tensor((1, 3, 3, 3), \"int8\")",
                  "R.nn.conv2d(x, w, out_dtype=\"int32\")") == "R.Tensor((1, 1, 6, 6), \"int32\")");
    CHECK(derives("x: R.Tensor(ndim=4, dtype=\"float32\"), w: R.Tensor((8, 3, 3, 3), \"float32\")",
                  "R.nn.conv2d(x, w)") == "R.Tensor(dtype=\"float32\", ndim=4)");
    CHECK(derives("x: R.Tensor(dtype=\"float32\"), w: R.Tensor((8, 3, 3, 3), \"float32\")",
                  "R.nn.conv2d(x, w)") == "R.Tensor(dtype=\"float32\", ndim=4)");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 4, \"m\", 32), \"float32\"), w: R.Tensor((8, 3, 3, 3), "
                  "\"float32\")",
                  "R.nn.conv2d(x, w)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 9, \"m\", 32), \"float32\"), w: R.Tensor((8, 3, 3, 3), "
                  "\"float32\")",
                  "R.nn.conv2d(x, w, groups=3)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor(ndim=3, dtype=\"float32\"), w: R.Tensor((8, 3, 3, 3), \"float32\")",
                  "R.nn.conv2d(x, w)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), w: R.Tensor((8, 3, 3, 3), "
                  "\"float32\")",
                  "R.nn.conv2d(x, w, data_layout=\"NCWX\")") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), w: R.Tensor((8, 3, 3, 3), "
                  "\"float32\")",
                  "R.nn.conv2d(x, w, data_layout=\"NCH4W\")") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), w: R.Tensor((8, 3, 3, 3), "
                  "\"float32\")",
                  "R.nn.conv2d(x, w, strides=[0, 1])") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), w: R.Tensor((8, 3, 3, 3), "
                  "\"float32\")",
                  "R.nn.conv2d(x, w, padding=[1, 2, 3])") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((1, 3, 1, 8), \"float32\"), w: R.Tensor((1, 3, 3, 3), \"float32\")",
                  "R.nn.conv2d(x, w)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((1, 3, 8, 8), \"int8\"), w: R.Tensor((1, 3, 3, 3), \"float32\")",
                  "R.nn.conv2d(x, w)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((1, \"n\", 8, 8), \"float32\"), w: R.Tensor((1, \"m\", 3, 3), "
                  "\"float32\")",
                  "R.nn.conv2d(x, w)") == "M-OPERATOR");
    CHECK(derives("x: R.Shape(ndim=2), w: R.Tensor((1, 3, 3, 3), \"float32\")",
                  "R.nn.conv2d(x, w)") == "T-OPERATOR");
  }
}

TEST_CASE("conv1d and conv3d", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(
        derives("x: R.Tensor((\"n\", 3, \"m\"), \"float32\"), w: R.Tensor((8, 3, 3), \"float32\")",
                "R.nn.conv1d(x, w, padding=[1, 2])") == "R.Tensor((n, 8, m + 1), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", \"m\", \"m\"), \"float32\"), w: R.Tensor((8, 3, "
                  "3, 3, 3), \"float32\")",
                  "R.nn.conv3d(x, w, padding=[1, 2, 3])") ==
          "R.Tensor((n, 8, m, m + 2, m + 4), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives(
              "x: R.Tensor((\"n\", 3, \"m\"), \"float32\"), w: R.Tensor((8, 3, 3, 3), \"float32\")",
              "R.nn.conv1d(x, w)") == "T-OPERATOR");
  }
}

TEST_CASE("transposed convolutions", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(
        derives(
            "x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), w: R.Tensor((3, 8, 3, 3), "
            "\"float32\")",
            "R.nn.conv2d_transpose(x, w, strides=[2, 2], padding=[1, 1], output_padding=[1, 1])") ==
        "R.Tensor((n, 8, m * 2, 64), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 6, \"m\", 32), \"float32\"), w: R.Tensor((6, 8, 3, 3), "
                  "\"float32\")",
                  "R.nn.conv2d_transpose(x, w, groups=3)") ==
          "R.Tensor((n, 24, m + 2, 34), \"float32\")");
    CHECK(
        derives("x: R.Tensor((\"n\", 3, \"m\"), \"float32\"), w: R.Tensor((3, 8, 3), \"float32\")",
                "R.nn.conv1d_transpose(x, w, strides=2, padding=[1, 2], output_padding=1)") ==
        "R.Tensor((n, 8, m * 2 + -1), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", \"m\", \"m\"), \"float32\"), w: R.Tensor((3, 8, "
                  "3, 3, 3), \"float32\")",
                  "R.nn.conv3d_transpose(x, w, padding=[1, 2, 3])") ==
          "R.Tensor((n, 8, m, m - 2, m - 4), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), w: R.Tensor((3, 8, 3, 3), "
                  "\"float32\")",
                  "R.nn.conv2d_transpose(x, w, strides=[2, 2], output_padding=[2, 2])") ==
          "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 6, \"m\", 32), \"float32\"), w: R.Tensor((6, 8, 3, 3), "
                  "\"float32\")",
                  "R.nn.conv2d_transpose(x, w, groups=4)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), w: R.Tensor((8, 3, 3, 3), "
                  "\"float32\")",
                  "R.nn.conv2d_transpose(x, w)") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
