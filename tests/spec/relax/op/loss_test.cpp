// SPDX-License-Identifier: Apache-2.0
// Losses: shapes of predictions, targets and weights, and the reduction.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("nll_loss", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("p: R.Tensor((\"n\", 5), \"float32\"), t: R.Tensor((\"n\",), \"int64\"), w: "
                  "R.Tensor((5,), \"float32\")",
                  "R.nn.nll_loss(p, t, w)") == "R.Tensor((), \"float32\")");
    CHECK(derives(
              "p: R.Tensor((\"n\", 5, \"m\"), \"float32\"), t: R.Tensor((\"n\", \"m\"), \"int64\")",
              "R.nn.nll_loss(p, t, reduction=\"none\")") == "R.Tensor((n, m), \"float32\")");
    CHECK(derives("p: R.Tensor((5,), \"float32\"), t: R.Tensor((), \"int64\")",
                  "R.nn.nll_loss(p, t, reduction=\"sum\")") == "R.Tensor((), \"float32\")");
    CHECK(derives("p: R.Tensor(ndim=3, dtype=\"float32\"), t: R.Tensor(dtype=\"int64\")",
                  "R.nn.nll_loss(p, t, reduction=\"none\")") ==
          "R.Tensor(dtype=\"float32\", ndim=2)");
    CHECK(derives("p: R.Tensor((\"n\", 5, 3), \"float32\"), t: R.Tensor(ndim=2, dtype=\"int64\")",
                  "R.nn.nll_loss(p, t, reduction=\"none\")") == "R.Tensor((n, 3), \"float32\")");
    CHECK(derives("p: R.Tensor((5,), \"float32\"), t: R.Tensor(ndim=0, dtype=\"int64\")",
                  "R.nn.nll_loss(p, t, reduction=\"none\")") == "R.Tensor((), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("p: R.Tensor((\"n\", 5), \"float32\"), t: R.Tensor((\"n\",), \"float32\")",
                  "R.nn.nll_loss(p, t)") == "T-OPERATOR");
    CHECK(derives("p: R.Tensor((\"n\", 5), \"float32\"), t: R.Tensor((\"n\",), \"int64\"), w: "
                  "R.Tensor((6,), \"float32\")",
                  "R.nn.nll_loss(p, t, w)") == "T-OPERATOR");
    CHECK(derives("p: R.Tensor((4, 5), \"float32\"), t: R.Tensor((3,), \"int64\")",
                  "R.nn.nll_loss(p, t)") == "T-OPERATOR");
    CHECK(derives("p: R.Tensor((4, 5), \"float32\"), t: R.Tensor((4, 2), \"int64\")",
                  "R.nn.nll_loss(p, t)") == "T-OPERATOR");
    CHECK(derives("p: R.Tensor((\"n\", 5), \"float32\"), t: R.Tensor((\"n\",), \"int64\")",
                  "R.nn.nll_loss(p, t, reduction=\"every\")") == "T-OPERATOR");
  }
}

TEST_CASE("cross_entropy_with_logits", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("p: R.Tensor((\"n\", 5), \"float32\"), t: R.Tensor((\"n\", 5), \"float32\")",
                  "R.nn.cross_entropy_with_logits(p, t)") == "R.Tensor((), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("p: R.Tensor((\"n\", 5), \"float32\"), t: R.Tensor((\"n\", 6), \"float32\")",
                  "R.nn.cross_entropy_with_logits(p, t)") == "T-OPERATOR");
    CHECK(derives("p: R.Tensor((\"n\", 5), \"float32\"), t: R.Tensor((\"n\",), \"float32\")",
                  "R.nn.cross_entropy_with_logits(p, t)") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
