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

TEST_CASE("a shape that a variable names is that of the result",
          "[RLX-D49][Relax/Derive/14.1.1][Relax/TensorInvariant/1]") {
  const auto of = [](const std::string& call) {
    return derives("s: R.Shape(ndim=2), x: R.Tensor((4, 4), \"float32\")", call);
  };
  for (const char* call :
       {"R.zeros(s, \"float32\")", "R.ones(s, \"float32\")", "R.full(s, R.const(1.0, \"float32\"))",
        "R.reshape(x, s)", "R.broadcast_to(x, s)", "R.collapse_sum_to(x, s)", "R.memory.view(x, s)",
        "R.add(R.reshape(x, s), R.zeros(s, \"float32\"))",
        "R.builtin.alloc_tensor(s, R.dtype(\"float32\"), R.prim_value(0))"}) {
    INFO(call);
    CHECK(of(call) == "R.Tensor(s, \"float32\", ndim=2)");
  }
  CHECK(of("R.image.resize2d(x, s, layout=\"HW\")") == "T-OPERATOR");
  CHECK(derives("s: R.Shape([2, \"n\"])", "R.zeros(s, \"float32\")") ==
        "R.Tensor((2, n), \"float32\")");
}

}  // namespace tenor::spec::relax::test
