// SPDX-License-Identifier: Apache-2.0
// Bodies of operators of images, and sums of products with letters.
#include "tests/semantics/relax/op/computed.h"

namespace tenor::semantics::relax::test {
namespace {

TEST_CASE("body: sums of products with letters", "[RLX-D49]") {
  const std::string ab = "a: R.Tensor((2, 2), 'float32'), b: R.Tensor((2, 2), 'float32')";
  const std::vector<std::vector<double>> v{{1, 2, 3, 4}, {5, 6, 7, 8}};
  CHECK(computes(ab, "R.einsum((a, b), 'ij,jk->ik')", v) == "float32(2, 2): 19 22 43 50");
  CHECK(computes(ab, "R.einsum((a, b), 'ij,ij')", v) == "float32(): 70");
  CHECK(computes(ab, "R.einsum((a,), 'ii->i')", v) == "float32(2,): 1 4");
  CHECK(computes("a: R.Tensor((2, 1, 2), 'float32'), b: R.Tensor((2,), 'float32')",
                 "R.einsum((a, b), '...i,i->...')",
                 {{1, 2, 3, 4}, {1, 10}}) == "float32(2, 1): 21 43");
}

TEST_CASE("body: images of another size", "[RLX-D49]") {
  const std::string image = "x: R.Tensor((1, 1, 1, 4), 'float32')";
  const std::vector<std::vector<double>> v{{0, 10, 20, 40}};
  const auto resized = [&](const std::string& attributes) {
    return computes(image, "R.image.resize2d(x, R.shape([1, 8])" + attributes + ")", v);
  };
  CHECK(resized("") == "float32(1, 1, 1, 8): 0 2.5 7.5 12.5 17.5 25 35 40");
  CHECK(resized(", method='nearest_neighbor', rounding_method='floor', "
                "coordinate_transformation_mode='asymmetric'") ==
        "float32(1, 1, 1, 8): 0 0 10 10 20 20 40 40");
  CHECK(resized(", coordinate_transformation_mode='align_corners'") ==
        "float32(1, 1, 1, 8): 0 4.28571 8.57143 12.8571 17.1429 22.8571 31.4286 40");
  CHECK(resized(", method='cubic'") ==
        "float32(1, 1, 1, 8): -1.05469 1.91406 6.67969 12.6172 15.9766 25.5859 35.8203 42.1094");
  CHECK(resized(", method='odd'") == "image.resize2d.method=odd");
  CHECK(computes("x: R.Tensor((1, 1, 1, 1, 2), 'float32')",
                 "R.image.resize3d(x, R.shape([1, 1, 1]))",
                 {{1, 4}}) == "float32(1, 1, 1, 1, 1): 2.5");
}

TEST_CASE("body: grids and what is read at them", "[RLX-D49]") {
  CHECK(computes("m: R.Tensor((1, 2, 3), 'float32')", "R.image.affine_grid(m, R.shape([2, 2]))",
                 {{1, 0, 0, 0, 2, 1}}) == "float32(1, 2, 2, 2): -1 1 -1 1 -1 -1 3 3");
  const std::string image =
      "x: R.Tensor((1, 1, 1, 2), 'float32'), g: R.Tensor((1, 2, 1, 3), "
      "'float32')";
  const std::vector<std::vector<double>> v{{10, 20}, {-1, 0, 3, 0, 0, 0}};
  CHECK(computes(image, "R.image.grid_sample(x, g, align_corners=True)", v) ==
        "float32(1, 1, 1, 3): 10 15 0");
  CHECK(computes(image, "R.image.grid_sample(x, g, padding_mode='border', align_corners=True)",
                 v) == "float32(1, 1, 1, 3): 10 15 20");
  CHECK(computes(image, "R.image.grid_sample(x, g, padding_mode='reflection', method='nearest')",
                 v) == "float32(1, 1, 1, 3): 10 10 10");
  CHECK(computes("x: R.Tensor((1, 1, 2, 2), 'float32'), r: R.Tensor((1, 5), 'float32')",
                 "R.vision.roi_align(x, r, pooled_size=(1, 1), spatial_scale=1.0, sample_ratio=1)",
                 {{1, 2, 3, 4}, {0, 0, 0, 1, 1}}) == "float32(1, 1, 1, 1): 2.5");
}

TEST_CASE("body: boxes and regions", "[RLX-D49]") {
  CHECK(computes("x: R.Tensor((1, 1, 2, 2), 'float32'), r: R.Tensor((1, 5), 'float32')",
                 "R.vision.roi_pool(x, r, pooled_size=(1, 2), spatial_scale=0.5)",
                 {{1, 2, 3, 4}, {0, 0, 0, 1, 2}}) == "float32(1, 1, 1, 2): 3 4");
  CHECK(computes("x: R.Tensor((1, 3, 2), 'float32')", "R.vision.get_valid_counts(x, 0.5)",
                 {{1, 0.9, 2, 0.1, 3, 0.7}}) ==
        "int32(1,): 2; float32(1, 3, 2): 1 0.9 3 0.7 -1 -1; int32(1, 3): 0 2 -1");
  CHECK(computes("c: R.Tensor((1, 2, 1), 'float32'), s: R.Tensor((1, 4), 'float32'), a: "
                 "R.Tensor((1, 1, 4), 'float32')",
                 "R.vision.multibox_transform_loc(c, s, a, threshold=0.6)",
                 {{0, 1}, {0.5, 0, 0, 0}, {0, 0, 2, 4}}) ==
        "float32(1, 1, 4): 0 1 4 3; float32(1, 2, 1): 0 0.731059");
}

TEST_CASE("body: medians, and shapes as tensors", "[RLX-D49]") {
  const std::string x = "x: R.Tensor((2, 4), 'float32')";
  const std::vector<std::vector<double>> v{{4, 1, 3, 2, 5, 5, 5, 0}};
  CHECK(computes(x, "R.median(x, axis=[1])", v) == "float32(2,): 2 5; int64(2,): 3 0");
  CHECK(computes(x, "R.median(x)", v) == "float32(): 3");
  CHECK(computes("", "R.shape_to_tensor(R.shape([3, 5]))") == "int64(2,): 3 5");
}

}  // namespace
}  // namespace tenor::semantics::relax::test
