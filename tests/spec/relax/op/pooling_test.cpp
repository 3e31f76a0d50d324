// SPDX-License-Identifier: Apache-2.0
// Pooling: rounding up, dilation, layouts, and sizes that are given.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("max_pool2d and avg_pool2d", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\")",
                  "R.nn.max_pool2d(x, pool_size=[3, 3], strides=[2, 2], padding=[1, 1])") ==
          "R.Tensor((n, 3, (m + 1) // 2, 16), \"float32\")");
    CHECK(derives("x: R.Tensor((1, 3, 7, 8), \"float32\")",
                  "R.nn.max_pool2d(x, pool_size=[2, 2], strides=[2, 2], ceil_mode=True)") ==
          "R.Tensor((1, 3, 4, 4), \"float32\")");
    CHECK(derives("x: R.Tensor((1, \"n\", \"m\", 3), \"float32\")",
                  "R.nn.max_pool2d(x, pool_size=[2, 2], layout=\"NHWC\", out_layout=\"NCHW\")") ==
          "R.Tensor((1, 3, n - 1, m - 1), \"float32\")");
    CHECK(derives("x: R.Tensor((1, 3, \"n\", \"m\"), \"float32\")",
                  "R.nn.avg_pool2d(x, pool_size=[2, 2], strides=[3, 3], padding=[1, 1], "
                  "dilation=[2, 2])") ==
          "R.Tensor((1, 3, (n + 2) // 3, (m + 2) // 3), \"float32\")");
    CHECK(derives("x: R.Tensor(dtype=\"float32\")", "R.nn.max_pool2d(x)") ==
          "R.Tensor(dtype=\"float32\", ndim=4)");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((1, 3, 4, 4), \"float32\")",
                  "R.nn.max_pool2d(x, pool_size=[7, 7])") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((1, 3, 4), \"float32\")", "R.nn.max_pool2d(x, pool_size=[2, 2])") ==
          "T-OPERATOR");
    CHECK(derives("x: R.Tensor((1, 3, 4, 4), \"float32\")",
                  "R.nn.max_pool2d(x, pool_size=[2, 2, 2])") == "T-OPERATOR");
  }
}

TEST_CASE("a last window that starts behind the padding", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((1, 3, 5, 6), \"float32\")",
                  "R.nn.max_pool2d(x, pool_size=[2, 2], strides=[3, 3], padding=[1, 1], "
                  "ceil_mode=True)") == "R.Tensor(dtype=\"float32\", ndim=4)");
    CHECK(derives("x: R.Tensor((1, 3, 6, 6), \"float32\")",
                  "R.nn.max_pool2d(x, pool_size=[2, 2], strides=[3, 3], padding=[1, 1], "
                  "ceil_mode=True)") == "R.Tensor((1, 3, 3, 3), \"float32\")");
    CHECK(derives("x: R.Tensor((1, 3, \"n\", 6), \"float32\")",
                  "R.nn.avg_pool2d(x, pool_size=[2, 2], strides=[3, 3], ceil_mode=True)") ==
          "R.Tensor(dtype=\"float32\", ndim=4)");
    CHECK(derives("x: R.Tensor((1, 3, \"n\"), \"float32\")",
                  "R.nn.avg_pool1d(x, pool_size=[3], strides=[2], ceil_mode=True)") ==
          "R.Tensor((1, 3, n // 2), \"float32\")");
  }
}

TEST_CASE("adaptive_avg_pool", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 4), \"float32\")",
                  "R.nn.adaptive_avg_pool2d(x)") == "R.Tensor((n, 3, m, 4), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 4), \"float32\")",
                  "R.nn.adaptive_avg_pool2d(x, output_size=[1, 2])") ==
          "R.Tensor((n, 3, 1, 2), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 4), \"float32\")",
                  "R.nn.adaptive_avg_pool2d(x, output_size=[1, 2], layout=\"NHWC\", "
                  "out_layout=\"NCHW\")") == "R.Tensor((n, 4, 1, 2), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\"), \"float32\")",
                  "R.nn.adaptive_avg_pool1d(x, output_size=5)") ==
          "R.Tensor((n, 3, 5), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 4), \"float32\")",
                  "R.nn.adaptive_avg_pool2d(x, output_size=[1, 2, 3])") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
