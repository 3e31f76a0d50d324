// SPDX-License-Identifier: Apache-2.0
// Sums of products: labels, ellipses, results that are implied.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("einsum", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", \"m\"), \"float32\"), y: R.Tensor((\"m\", 5), \"float32\")",
                  "R.einsum((x, y), subscripts=\"ij,jk->ik\")") == "R.Tensor((n, 5), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", \"m\"), \"float32\"), y: R.Tensor((\"m\", 5), \"float32\")",
                  "R.einsum((x, y), subscripts=\" ba , ac \")") == "R.Tensor((n, 5), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", \"n\"), \"float32\")",
                  "R.einsum((x,), subscripts=\"ii\")") == "R.Tensor((), \"float32\")");
    CHECK(derives("x: R.Tensor((7, 2, \"n\", \"m\"), \"float32\"), y: R.Tensor((2, \"m\", 5), "
                  "\"float32\")",
                  "R.einsum((x, y), subscripts=\"...ij,...jk->...ik\")") ==
          "R.Tensor((7, 2, n, 5), \"float32\")");
    CHECK(
        derives(
            "x: R.Tensor((2, \"n\", \"m\"), \"float32\"), y: R.Tensor((2, \"m\", 5), \"float32\")",
            "R.einsum((x, y), subscripts=\"...ij,...jk\")") == "R.Tensor((2, n, 5), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 1), \"float32\"), y: R.Tensor((4, 5), \"float32\")",
                  "R.einsum((x, y), subscripts=\"ij,jk->ijk\")") ==
          "R.Tensor((n, 4, 5), \"float32\")");
    CHECK(derives("x: R.Tensor((3,), \"float32\"), y: R.Tensor((4,), \"float32\")",
                  "R.einsum((x, y), subscripts=\"i,j\")") == "R.Tensor((3, 4), \"float32\")");
    CHECK(derives("x: R.Tensor((3,), \"float32\"), y: R.Tensor((), \"float32\")",
                  "R.einsum((x, y), subscripts=\"i,->i\")") == "R.Tensor((3,), \"float32\")");
    CHECK(derives("x: R.Tensor(ndim=2, dtype=\"float32\"), y: R.Tensor((\"m\", 5), \"float32\")",
                  "R.einsum((x, y), subscripts=\"ij,jk->ik\")") ==
          "R.Tensor(dtype=\"float32\", ndim=2)");
    CHECK(derives("x: R.Tensor(ndim=3, dtype=\"float32\")",
                  "R.einsum((x,), subscripts=\"i...->...\")") ==
          "R.Tensor(dtype=\"float32\", ndim=2)");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 4), \"float32\"), y: R.Tensor((3, 5), \"float32\")",
                  "R.einsum((x, y), subscripts=\"ij,jk->ik\")") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 4), \"float32\"), y: R.Tensor((4, 5), \"float32\")",
                  "R.einsum((x, y), subscripts=\"ij->ij\")") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 4), \"float32\"), y: R.Tensor((4, 5), \"float32\")",
                  "R.einsum((x, y), subscripts=\"ijk,jk->ik\")") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 4), \"float32\"), y: R.Tensor((4, 5), \"float32\")",
                  "R.einsum((x, y), subscripts=\"ij,jk->iz\")") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 4), \"float32\"), y: R.Tensor((4, 5), \"float32\")",
                  "R.einsum((x, y), subscripts=\"i4,jk->i\")") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((2, 3), \"int8\"), y: R.Tensor((3, 5), \"float32\")",
                  "R.einsum((x, y), subscripts=\"ij,jk->ik\")") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
