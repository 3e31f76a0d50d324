// SPDX-License-Identifier: Apache-2.0
// Object detection: boxes, scores, anchors and regions.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("all_class_non_max_suppression", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((1, 10, 4), \"float32\"), s: R.Tensor((1, 3, 10), \"float32\"), i: "
                  "R.Tensor((1,), \"int64\"), t: R.Tensor((1,), \"float32\"), u: R.Tensor((1,), "
                  "\"float32\")",
                  "R.vision.all_class_non_max_suppression(x, s, i, t, u)") ==
          "R.Tuple(R.Tensor((30, 3), \"int64\"), R.Tensor((1,), \"int64\"))");
    CHECK(derives("x: R.Tensor((\"n\", 10, 4), \"float32\"), s: R.Tensor((\"n\", 3, 10), "
                  "\"float32\"), i: R.Tensor((1,), \"int64\"), t: R.Tensor((1,), \"float32\"), u: "
                  "R.Tensor((1,), \"float32\")",
                  "R.vision.all_class_non_max_suppression(x, s, i, t, u, "
                  "output_format=\"tensorflow\")") ==
          "R.Tuple(R.Tensor((n, 30, 2), \"int64\"), R.Tensor((n, 30), \"float32\"), R.Tensor((n,), "
          "\"int64\"))");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((1, 10, 4), \"float32\"), s: R.Tensor((1, 3, 11), \"float32\"), i: "
                  "R.Tensor((1,), \"int64\"), t: R.Tensor((1,), \"float32\"), u: R.Tensor((1,), "
                  "\"float32\")",
                  "R.vision.all_class_non_max_suppression(x, s, i, t, u)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((10, 4), \"float32\"), s: R.Tensor((1, 3, 10), \"float32\"), i: "
                  "R.Tensor((1,), \"int64\"), t: R.Tensor((1,), \"float32\"), u: R.Tensor((1,), "
                  "\"float32\")",
                  "R.vision.all_class_non_max_suppression(x, s, i, t, u)") == "T-OPERATOR");
  }
}

TEST_CASE("get_valid_counts", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", \"m\", 6), \"float32\")",
                  "R.vision.get_valid_counts(x, 0.5)") ==
          "R.Tuple(R.Tensor((n,), \"int32\"), R.Tensor((n, m, 6), \"float32\"), R.Tensor((n, m), "
          "\"int32\"))");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((\"n\", \"m\"), \"float32\")", "R.vision.get_valid_counts(x)") ==
          "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", \"m\", 6), \"float32\")",
                  "R.vision.get_valid_counts(x, score_index=9)") == "T-OPERATOR");
  }
}

TEST_CASE("non_max_suppression looks at numbers that a box has", "[RLX-D49][Relax/Derive/14.1.1]") {
  const auto with = [](const std::string& numbers) {
    return derives(
        "x: R.Tensor((\"n\", \"m\", 6), \"float32\"), c: R.Tensor((\"n\",), \"int32\"), "
        "i: R.Tensor((\"n\", \"m\"), \"int32\")",
        "R.vision.non_max_suppression(x, c, i, return_indices=False, " + numbers + ")");
  };
  const std::string boxes = "R.Tensor((n, m, 6), \"float32\")";
  CHECK(with("score_index=5, id_index=-1") == boxes);
  CHECK(with("score_index=6") == "T-OPERATOR");
  CHECK(with("score_index=-1") == "T-OPERATOR");
  CHECK(with("id_index=-2") == "T-OPERATOR");
  CHECK(with("coord_start=0, score_index=4") == boxes);
  CHECK(with("coord_start=3") == "T-OPERATOR");
}

TEST_CASE("non_max_suppression", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((\"n\", \"m\", 6), \"float32\"), c: R.Tensor((\"n\",), \"int32\"), "
                  "i: R.Tensor((\"n\", \"m\"), \"int32\")",
                  "R.vision.non_max_suppression(x, c, i)") ==
          "R.Tuple(R.Tensor((n, m), \"int32\"), R.Tensor((n, 1), \"int32\"))");
    CHECK(derives("x: R.Tensor((\"n\", \"m\", 6), \"float32\"), c: R.Tensor((\"n\",), \"int32\"), "
                  "i: R.Tensor((\"n\", \"m\"), \"int32\")",
                  "R.vision.non_max_suppression(x, c, i, return_indices=False)") ==
          "R.Tensor((n, m, 6), \"float32\")");
    CHECK(derives("x: R.Tensor((\"n\", \"m\", 6), \"float32\"), c: R.Tensor((\"n\",), \"int32\"), "
                  "i: R.Tensor((\"n\", \"m\"), \"int32\")",
                  "R.vision.non_max_suppression(x, c, i, soft_nms_sigma=0.5)") ==
          "R.Tuple(R.Tensor((n, m, 6), \"float32\"), R.Tensor((n, m), \"int32\"), R.Tensor((n, 1), "
          "\"int32\"))");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((2, \"m\", 6), \"float32\"), c: R.Tensor((3,), \"int32\"), i: "
                  "R.Tensor((2, \"m\"), \"int32\")",
                  "R.vision.non_max_suppression(x, c, i)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((\"n\", \"m\", 6), \"float32\"), c: R.Tensor((\"n\",), "
                  "\"float32\"), i: R.Tensor((\"n\", \"m\"), \"int32\")",
                  "R.vision.non_max_suppression(x, c, i)") == "T-OPERATOR");
  }
}

TEST_CASE("multibox_transform_loc", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("x: R.Tensor((2, 21, 5), \"float32\"), l: R.Tensor((2, 20), \"float32\"), a: "
                  "R.Tensor((1, 5, 4), \"float32\")",
                  "R.vision.multibox_transform_loc(x, l, a)") ==
          "R.Tuple(R.Tensor((2, 5, 4), \"float32\"), R.Tensor((2, 21, 5), \"float32\"))");
  }
  SECTION("rejects") {
    CHECK(derives("x: R.Tensor((2, 21, 5), \"float32\"), l: R.Tensor((2, 21), \"float32\"), a: "
                  "R.Tensor((1, 5, 4), \"float32\")",
                  "R.vision.multibox_transform_loc(x, l, a)") == "T-OPERATOR");
    CHECK(derives("x: R.Tensor((2, 21, 5), \"float32\"), l: R.Tensor((2, 20), \"float32\"), a: "
                  "R.Tensor((1, 6, 4), \"float32\")",
                  "R.vision.multibox_transform_loc(x, l, a)") == "T-OPERATOR");
  }
}

TEST_CASE("roi_align and roi_pool", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(
        derives("x: R.Tensor((\"n\", 3, 8, 8), \"float32\"), r: R.Tensor((\"m\", 5), \"float32\")",
                "R.vision.roi_align(x, r, pooled_size=(7, 6), spatial_scale=0.5)") ==
        "R.Tensor((m, 3, 7, 6), \"float32\")");
    CHECK(
        derives("x: R.Tensor((\"n\", 8, 8, 3), \"float32\"), r: R.Tensor((\"m\", 5), \"float32\")",
                "R.vision.roi_align(x, r, pooled_size=7, spatial_scale=0.5, layout=\"NHWC\")") ==
        "R.Tensor((m, 7, 7, 3), \"float32\")");
    CHECK(derives(
              "x: R.Tensor((\"n\", 3, 8, 8), \"float32\"), r: R.Tensor(ndim=2, dtype=\"float32\")",
              "R.vision.roi_pool(x, r, pooled_size=(7, 6), spatial_scale=0.5)") ==
          "R.Tensor(dtype=\"float32\", ndim=4)");
  }
  SECTION("rejects") {
    CHECK(
        derives("x: R.Tensor((\"n\", 3, 8, 8), \"float32\"), r: R.Tensor((\"m\", 4), \"float32\")",
                "R.vision.roi_align(x, r, pooled_size=7, spatial_scale=0.5)") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
