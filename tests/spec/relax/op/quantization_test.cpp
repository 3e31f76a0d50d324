// SPDX-License-Identifier: Apache-2.0
// To and from quantised tensors: scale and zero point of an axis, datatypes.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("quantize", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\"), s: R.Tensor((3,), \"float32\"), z: "
                  "R.Tensor((3,), \"int8\")",
                  "R.quantize(x, s, z, axis=1, out_dtype=\"int8\")") ==
          "R.Tensor((n, 3), \"int8\")");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\"), s: R.Tensor((), \"float32\"), z: "
                  "R.Tensor((), \"int8\")",
                  "R.quantize(x, s, z, axis=0)") == "R.Tensor((n, 3), \"int8\")");
    CHECK(derives("x: R.Tensor(dtype=\"float32\"), s: R.Tensor((3,), \"float32\"), z: "
                  "R.Tensor((3,), \"int8\")",
                  "R.quantize(x, s, z, axis=1)") == "R.Tensor(dtype=\"int8\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\"), s: R.Tensor((4,), \"float32\"), z: "
                  "R.Tensor((4,), \"int8\")",
                  "R.quantize(x, s, z, axis=1)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\"), s: R.Tensor((3,), \"float32\"), z: "
                  "R.Tensor((3,), \"int8\")",
                  "R.quantize(x, s, z, axis=7)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\"), s: R.Tensor((3,), \"float32\"), z: "
                  "R.Tensor((3,), \"float32\")",
                  "R.quantize(x, s, z, axis=1)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"int32\"), s: R.Tensor((3,), \"float32\"), z: "
                  "R.Tensor((3,), \"int8\")",
                  "R.quantize(x, s, z, axis=1)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\"), s: R.Tensor((3,), \"float32\"), z: "
                  "R.Tensor((3,), \"int8\")",
                  "R.quantize(x, s, z, axis=1, out_dtype=\"int32\")") == "T-OPERATOR");
  }
}

TEST_CASE("dequantize", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3), \"int8\"), s: R.Tensor((3,), \"float32\"), z: "
                  "R.Tensor((3,), \"int8\")",
                  "R.dequantize(x, s, z, axis=-1)") == "R.Tensor((n, 3), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"int8\"), s: R.Tensor((3,), \"float16\"), z: "
                  "R.Tensor((3,), \"float16\")",
                  "R.dequantize(x, s, z, axis=-1, out_dtype=\"float16\")") ==
          "R.Tensor((n, 3), \"float16\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3), \"int8\"), s: R.Tensor((3,), \"float32\"), z: "
                  "R.Tensor((3,), \"int8\")",
                  "R.dequantize(x, s, z, out_dtype=\"int8\")") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"int8\"), s: R.Tensor((3, 1), \"float32\"), z: "
                  "R.Tensor((3,), \"int8\")",
                  "R.dequantize(x, s, z)") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
