// SPDX-License-Identifier: Apache-2.0
// Norms, softmax and their kin: axes, extents of parameters, datatypes.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("softmax", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\")", "R.nn.softmax(x, axis=-1)") ==
          "R.Tensor((n, 3, m, 32), \"float32\")");
    CHECK(derives("x: R.Tensor(dtype=\"float32\")", "R.nn.log_softmax(x, axis=5)") ==
          "R.Tensor(dtype=\"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\")", "R.nn.softmax(x, axis=4)") ==
          "T-OPERATOR");
    CHECK(derives("x: R.Tensor((2, 3), \"int32\")", "R.nn.softmax(x)") == "T-OPERATOR");
  }
}

TEST_CASE("prelu", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), a: R.Tensor((3,), \"float32\")",
                  "R.nn.prelu(x, a)") == "R.Tensor((n, 3, m, 32), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), a: R.Tensor((1,), \"float32\")",
                  "R.nn.prelu(x, a)") == "R.Tensor((n, 3, m, 32), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), a: R.Tensor((4,), \"float32\")",
                  "R.nn.prelu(x, a)") == "T-OPERATOR");
    CHECK(
        derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), a: R.Tensor((3, 1), \"float32\")",
                "R.nn.prelu(x, a)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), a: R.Tensor((3,), \"float32\")",
                  "R.nn.prelu(x, a, axis=9)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"int64\"), a: R.Tensor((3,), \"int64\")",
                  "R.nn.prelu(x, a)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3), \"float32\"), a: R.Tensor((3,), \"float16\")",
                  "R.nn.prelu(x, a)") == "T-OPERATOR");
  }
}

TEST_CASE("dropout", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\",), \"float32\")", "R.nn.dropout(x)") ==
          "R.Tuple(R.Tensor((n,), \"float32\"), R.Tensor((n,), \"float32\"))");
  }
}

TEST_CASE("batch_norm", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), g: R.Tensor((3,), "
                  "\"float32\"), b: R.Tensor((3,), \"float32\"), e: R.Tensor((3,), \"float32\"), "
                  "v: R.Tensor((3,), \"float32\")",
                  "R.nn.batch_norm(x, g, b, e, v, axis=1)") ==
          "R.Tuple(R.Tensor((n, 3, m, 32), \"float32\"), R.Tensor((3,), \"float32\"), "
          "R.Tensor((3,), \"float32\"))");
    CHECK(
        derives(
            "x: R.Tensor(dtype=\"float32\"), g: R.Tensor((3,), \"float32\"), b: R.Tensor((3,), "
            "\"float32\"), e: R.Tensor((3,), \"float32\"), v: R.Tensor(ndim=1, dtype=\"float32\")",
            "R.nn.batch_norm(x, g, b, e, v, axis=1)") ==
        "R.Tuple(R.Tensor(dtype=\"float32\"), R.Tensor((3,), \"float32\"), "
        "R.Tensor(dtype=\"float32\", ndim=1))");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), g: R.Tensor((3,), "
                  "\"float32\"), b: R.Tensor((4,), \"float32\"), e: R.Tensor((3,), \"float32\"), "
                  "v: R.Tensor((3,), \"float32\")",
                  "R.nn.batch_norm(x, g, b, e, v, axis=1)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), g: R.Tensor((3,), "
                  "\"float32\"), b: R.Tensor((3,), \"float32\"), e: R.Tensor((3,), \"float32\"), "
                  "v: R.Tensor((3,), \"float32\")",
                  "R.nn.batch_norm(x, g, b, e, v, axis=7)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), g: R.Tensor((3,), "
                  "\"float32\"), b: R.Tensor((3,), \"float16\"), e: R.Tensor((3,), \"float32\"), "
                  "v: R.Tensor((3,), \"float32\")",
                  "R.nn.batch_norm(x, g, b, e, v, axis=1)") == "T-OPERATOR");
  }
}

TEST_CASE("layer_norm and rms_norm", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), g: R.Tensor((\"m\", 32), "
                  "\"float32\"), b: R.Tensor((\"m\", 32), \"float32\")",
                  "R.nn.layer_norm(x, g, b, axes=[-2, -1])") ==
          "R.Tensor((n, 3, m, 32), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), g: R.Tensor((32, \"m\"), "
                  "\"float32\"), b: R.Tensor((32, \"m\"), \"float32\")",
                  "R.nn.layer_norm(x, g, b, axes=[-1, -2])") ==
          "R.Tensor((n, 3, m, 32), \"float32\")");
    CHECK(
        derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), g: R.Tensor((32,), \"float32\")",
                "R.nn.rms_norm(x, g, axes=[-1])") == "R.Tensor((n, 3, m, 32), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), g: R.Tensor((31,), "
                  "\"float32\"), b: R.Tensor((32,), \"float32\")",
                  "R.nn.layer_norm(x, g, b, axes=[-1])") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), g: R.Tensor((32, 32), "
                  "\"float32\"), b: R.Tensor((32, 32), \"float32\")",
                  "R.nn.layer_norm(x, g, b, axes=[-1, 3])") == "T-OPERATOR");
    CHECK(derives(
              "x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), g: R.Tensor((\"k\",), \"float32\")",
              "R.nn.rms_norm(x, g, axes=[-1])") == "M-OPERATOR");
    CHECK(
        derives("x: R.Tensor((\"n\", 3, \"m\", 32), \"float32\"), g: R.Tensor((31,), \"float32\")",
                "R.nn.rms_norm(x, g, axes=[-1])") == "T-OPERATOR");
  }
}

TEST_CASE("group_norm and instance_norm", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", 8, \"m\", \"m\"), \"float32\"), g: R.Tensor((8,), "
                  "\"float32\"), b: R.Tensor((8,), \"float32\")",
                  "R.nn.group_norm(x, g, b, num_groups=4, channel_axis=1, axes=[2, 3])") ==
          "R.Tensor((n, 8, m, m), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", 8, \"m\", \"m\"), \"float32\"), g: R.Tensor((8,), "
                  "\"float32\"), b: R.Tensor((8,), \"float32\")",
                  "R.nn.instance_norm(x, g, b, channel_axis=1, axes=[2, 3])") ==
          "R.Tensor((n, 8, m, m), \"float32\")");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", 8, \"m\", \"m\"), \"float32\"), g: R.Tensor((8,), "
                  "\"float32\"), b: R.Tensor((8,), \"float32\")",
                  "R.nn.group_norm(x, g, b, num_groups=3, channel_axis=1, axes=[2, 3])") ==
          "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 8, \"m\", \"m\"), \"float32\"), g: R.Tensor((8,), "
                  "\"float32\"), b: R.Tensor((8,), \"float32\")",
                  "R.nn.group_norm(x, g, b, num_groups=4, channel_axis=1, axes=[1, 2])") ==
          "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", 7, \"m\", \"m\"), \"float32\"), g: R.Tensor((8,), "
                  "\"float32\"), b: R.Tensor((7,), \"float32\")",
                  "R.nn.instance_norm(x, g, b, channel_axis=1, axes=[2, 3])") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
