// SPDX-License-Identifier: Apache-2.0
// Operators that training makes of others.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("checkpoints and gradients", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\")", "R.grad.no_grad(x)") ==
          "R.Tensor((n, 3), \"float32\")");
    CHECK(derives("g: R.Tensor((), \"float32\"), p: R.Tensor((\"n\", 5), \"float32\"), t: "
                  "R.Tensor((\"n\",), \"int64\")",
                  "R.grad.nll_loss_backward(g, p, t)") == "R.Tensor((n, 5), \"float32\")");
    CHECK(derives("g: R.Tensor((1,), \"float32\"), x: R.Tensor((\"n\", 3, 8, 8), \"float32\")",
                  "R.grad.max_pool2d_backward(g, x)") == "R.Tensor((n, 3, 8, 8), \"float32\")");
    CHECK(derives("g: R.Tensor((1,), \"float32\"), x: R.Tensor((\"n\", 3), \"float32\"), i: "
                  "R.Tensor((4,), \"int32\")",
                  "R.grad.take_backward(g, x, i)") == "R.Tensor((n, 3), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("s: R.Shape(ndim=2), g: R.Tensor((1,), \"float32\")",
                  "R.grad.avg_pool2d_backward(g, s)") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
