// SPDX-License-Identifier: Apache-2.0
// The same elements in another shape.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("flatten", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\")", "R.flatten(x)") ==
          "R.Tensor((n * 3,), \"float32\")");
    CHECK(derives("x: R.Tensor(ndim=0, dtype=\"float32\")", "R.flatten(x)") ==
          "R.Tensor((1,), \"float32\")");
    CHECK(derives("x: R.Tensor(ndim=2, dtype=\"float32\")", "R.flatten(x)") ==
          "R.Tensor(dtype=\"float32\", ndim=1)");
  }
  SECTION("rejects") { CHECK(derives("x: R.Shape([4])", "R.flatten(x)") == "T-OPERATOR"); }
}

}  // namespace tenor::spec::relax::test
