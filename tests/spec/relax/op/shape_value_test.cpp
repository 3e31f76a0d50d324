// SPDX-License-Identifier: Apache-2.0
// Shapes as values, and what a tensor tells of itself.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("shape_of", "[Relax/Op/b6][Relax/Op/b6:b]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\")", "R.shape_of(x)") == "R.Shape([n, 3])");
    CHECK(derives("x: R.Tensor(ndim=3, dtype=\"float32\")", "R.shape_of(x)") == "R.Shape(ndim=3)");
    CHECK(derives("x: R.Tensor(dtype=\"float32\")", "R.shape_of(x)") == "R.Shape");
  }
  SECTION("rejects") { CHECK(derives("x: R.Shape(ndim=2)", "R.shape_of(x)") == "T-OPERATOR"); }
}

TEST_CASE("null_value", "[Relax/Op/b7]") {
  SECTION("accepts") { CHECK(derives("", "R.null_value()") == "R.Object"); }
}

TEST_CASE("shape_to_tensor and tensor_to_shape", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Shape(ndim=2)", "R.shape_to_tensor(x)") == "R.Tensor((2,), \"int64\")");
    CHECK(derives("x: R.Shape(ndim=-1)", "R.shape_to_tensor(x)") ==
          "R.Tensor(dtype=\"int64\", ndim=1)");
    CHECK(derives("x: R.Tensor((3,), \"int64\")", "R.tensor_to_shape(x)") == "R.Shape(ndim=3)");
    CHECK(derives("x: R.Tensor((\"n\",), \"int64\")", "R.tensor_to_shape(x)") == "R.Shape");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((3, 2), \"int64\")", "R.tensor_to_shape(x)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((3,), \"float32\")", "R.tensor_to_shape(x)") == "T-OPERATOR");
  }
}

TEST_CASE("inspect", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\")", "R.inspect.tensor_shape_i(x, 0)") ==
          "R.Prim(value=n)");
    CHECK(derives("x: R.Tensor(dtype=\"float32\")", "R.inspect.tensor_shape_i(x, 0)") ==
          "R.Prim(\"int64\")");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\")", "R.inspect.tensor_stride_i(x, 0)") ==
          "R.Prim(\"int64\")");
    CHECK(derives("x: R.Tensor(dtype=\"float32\")", "R.inspect.tensor_ndim(x)") ==
          "R.Prim(\"int32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\")", "R.inspect.tensor_byte_offset(x)") ==
          "R.Prim(\"uint64\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\")", "R.inspect.tensor_shape_i(x, 5)") ==
          "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\")", "R.inspect.tensor_shape_i(x, -1)") ==
          "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
