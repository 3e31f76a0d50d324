// SPDX-License-Identifier: Apache-2.0
// How many numbers there are between two, up and down.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("arange", "[RLX-D49][RLX-D19][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("", "R.arange(0, 10, 3, dtype=\"int32\")") == "R.Tensor((4,), \"int32\")");
    CHECK(derives("", "R.arange(10, 3, 1)") == "R.Tensor((0,), \"int64\")");
    CHECK(derives("", "R.arange(10, 3, -1)") == "R.Tensor((7,), \"int64\")");
    CHECK(derives("", "R.arange(10, 3, -2)") == "R.Tensor((4,), \"int64\")");
    CHECK(derives("", "R.arange(3, 10, -2)") == "R.Tensor((0,), \"int64\")");
    CHECK(derives("", "R.arange(0.5, 3.2, 0.5)") == "R.Tensor((6,), \"float32\")");
  }
  SECTION("counts by sizes") {
    CHECK(derives("s: R.Shape([\"n\"])", "R.arange(2, n, 1)") ==
          "R.Tensor((T.max(n - 2, T.int64(0)),), \"int64\")");
    CHECK(derives("s: R.Shape([\"n\"])", "R.arange(0, n, 3)") ==
          "R.Tensor(((n + 2) // 3,), \"int64\")");
    CHECK(derives("s: R.Shape([\"n\"])", "R.arange(n, 0, -1)") == "R.Tensor((n,), \"int64\")");
  }
  SECTION("rejects") { CHECK(derives("", "R.arange(0, 10, 0)") == "T-OPERATOR"); }
}

}  // namespace tenor::spec::relax::test
