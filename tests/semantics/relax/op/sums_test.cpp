// SPDX-License-Identifier: Apache-2.0
// Bodies of reductions, products of matrices and losses.
#include <limits>

#include "tests/semantics/relax/op/computed.h"

namespace tenor::semantics::relax::test {
namespace {

const std::string kFloats = "x: R.Tensor((2, 3), 'float32')";
const std::vector<std::vector<double>> kNumbers{{1, 5, 3, -2, 0, 5}};

TEST_CASE("body: reductions", "[RLX-D49]") {
  CHECK(computes(kFloats, "R.sum(x)", kNumbers) == "float32(): 12");
  CHECK(computes(kFloats, "R.sum(x, axis=1, keepdims=True)", kNumbers) == "float32(2, 1): 9 3");
  CHECK(computes(kFloats, "R.mean(x, axis=[0])", kNumbers) == "float32(3,): -0.5 2.5 4");
  CHECK(computes(kFloats, "R.max(x, axis=-1)", kNumbers) == "float32(2,): 5 5");
  CHECK(computes(kFloats, "R.min(x, axis=0)", kNumbers) == "float32(3,): -2 0 3");
  CHECK(computes(kFloats, "R.prod(x, axis=1)", kNumbers) == "float32(2,): 15 -0");
  CHECK(computes(kFloats, "R.variance(x, axis=1)", kNumbers) == "float32(2,): 2.66667 8.66667");
  CHECK(computes(kFloats, "R.std(x, axis=1)", kNumbers) == "float32(2,): 1.63299 2.94392");
  CHECK(computes(kFloats, "R.argmax(x, axis=1)", kNumbers) == "int64(2,): 1 2");
  CHECK(computes(kFloats, "R.argmin(x, axis=0, keepdims=True)", kNumbers) == "int64(1, 3): 1 1 0");
  CHECK(computes(kFloats, "R.argmax(x)", kNumbers) == "int64(): 1");
  CHECK(computes(kFloats, "R.size(x)", kNumbers) == "int64(): 6");
  CHECK(computes("x: R.Tensor((2,), 'int8')", "R.max(x)", {{-128, -100}}) == "int8(): -100");
}

TEST_CASE("body: running sums and products", "[RLX-D49]") {
  CHECK(computes(kFloats, "R.cumsum(x, axis=1)", kNumbers) == "float32(2, 3): 1 6 9 -2 -2 3");
  CHECK(computes(kFloats, "R.cumsum(x, axis=1, exclusive=True)", kNumbers) ==
        "float32(2, 3): 0 1 6 0 -2 -2");
  CHECK(computes("x: R.Tensor((2, 2), 'int8')", "R.cumprod(x, dtype='int32')", {{100, 2, 3, 4}}) ==
        "int32(4,): 100 200 600 2400");
  CHECK(computes(kFloats, "R.collapse_sum_to(x, R.shape([2, 1]))", kNumbers) ==
        "float32(2, 1): 9 3");
  CHECK(computes(kFloats, "R.collapse_sum_to(x, R.shape([3]))", kNumbers) == "float32(3,): -1 5 8");
}

TEST_CASE("body: products of matrices", "[RLX-D49]") {
  const std::string ab = "a: R.Tensor((2, 2), 'float32'), b: R.Tensor((2, 3), 'float32')";
  CHECK(computes(ab, "R.matmul(a, b)", {{1, 2, 3, 4}, {1, 0, 2, 0, 1, -1}}) ==
        "float32(2, 3): 1 2 0 3 4 2");
  CHECK(computes("a: R.Tensor((2,), 'int8'), b: R.Tensor((2,), 'int8')",
                 "R.matmul(a, b, out_dtype='int32')",
                 {{100, 100}, {100, 100}}) == "int32(): 20000");
  CHECK(computes("a: R.Tensor((2, 1, 2), 'float32'), b: R.Tensor((2,), 'float32')",
                 "R.matmul(a, b)", {{1, 2, 3, 4}, {1, 10}}) == "float32(2, 1): 21 43");
  CHECK(computes("x: R.Tensor((1, 2), 'float32'), w: R.Tensor((3, 2), 'float32'), b: "
                 "R.Tensor((3,), 'float32')",
                 "R.linear(x, w, b)",
                 {{1, 2}, {1, 0, 0, 1, 1, 1}, {10, 20, 30}}) == "float32(1, 3): 11 22 33");
  CHECK(computes("a: R.Tensor((2,), 'int8'), b: R.Tensor((2,), 'int8')", "R.outer(a, b)",
                 {{1, 2}, {3, 4}}) == "int8(2, 2): 3 4 6 8");
}

TEST_CASE("body: losses", "[RLX-D49]") {
  CHECK(computes(kFloats + ", y: R.Tensor((2, 3), 'float32')",
                 "R.nn.cross_entropy_with_logits(x, y)",
                 {kNumbers[0], {1, 0, 0, 0, 0, 1}}) == "float32(): -3");
  const std::string targets =
      kFloats + ", t: R.Tensor((2,), 'int64'), w: R.Tensor((3,), 'float32')";
  const std::vector<std::vector<double>> v{kNumbers[0], {1, 2}, {1, 2, 6}};
  CHECK(computes(targets, "R.nn.nll_loss(x, t, w)", v) == "float32(): -5");
  CHECK(computes(targets, "R.nn.nll_loss(x, t, w, reduction='sum')", v) == "float32(): -40");
  CHECK(computes(targets, "R.nn.nll_loss(x, t, w, 'none', 2)", v) == "float32(2,): -10 0");
}

TEST_CASE("body: gradients", "[RLX-D49]") {
  const std::string image =
      "g: R.Tensor((1, 1, 1, 2), 'float32'), "
      "x: R.Tensor((1, 1, 1, 4), 'float32')";
  const std::vector<std::vector<double>> v{{10, 20}, {1, 3, 3, 2}};
  const std::string pool = ", pool_size=(1, 2), strides=(1, 2), padding=(0, 0, 0, 0))";
  CHECK(computes(image, "R.grad.max_pool2d_backward(g, x" + pool, v) ==
        "float32(1, 1, 1, 4): 0 10 20 0");
  CHECK(computes(image, "R.grad.avg_pool2d_backward(g, x" + pool, v) ==
        "float32(1, 1, 1, 4): 5 5 10 10");
  CHECK(computes("g: R.Tensor((2,), 'float32'), x: R.Tensor((3,), 'float32'), i: R.Tensor((2,), "
                 "'int32')",
                 "R.grad.take_backward(g, x, i, axis=0)",
                 {{1, 2}, {0, 0, 0}, {1, 1}}) == "float32(3,): 0 3 0");
  for (const std::string mode : {"", "fast"})
    CHECK(computes("g: R.Tensor((1,), 'float32'), x: R.Tensor((2,), 'float32'), "
                   "i: R.Tensor((1,), 'int32')",
                   "R.grad.take_backward(g, x, i, axis=0, mode='" + mode + "')",
                   {{7}, {0, 0}, {1}}) == "float32(2,): 0 7");
  CHECK(computes("g: R.Tensor((), 'float32'), x: R.Tensor((2, 2), 'float32'), t: R.Tensor((2,), "
                 "'int32')",
                 "R.grad.nll_loss_backward(g, x, t)",
                 {{4}, {1, 2, 3, 4}, {1, 0}}) == "float32(2, 2): 0 -2 -2 0");
}

TEST_CASE("body: sorted rows", "[RLX-D49]") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const std::string row = "x: R.Tensor((5,), 'float32')";
  const std::vector<std::vector<double>> v{{3, 1, 3, nan, -2}};
  CHECK(computes(row, "R.sort(x)", v) == "float32(5,): -2 1 3 3 nan");
  CHECK(computes(row, "R.argsort(x, descending=True)", v) == "int32(5,): 3 0 2 1 4");
  CHECK(computes(row, "R.topk(x, 2, largest=False)", v) == "float32(2,): -2 1; int32(2,): 4 1");
  CHECK(computes(row, "R.topk(x, 3, ret_type='indices', dtype='int64')", v) == "int64(3,): 3 0 2");
  CHECK(computes(kFloats, "R.sort(x, axis=0)", kNumbers) == "float32(2, 3): -2 0 3 1 5 5");
  std::vector<double> many;
  std::string expected = "int32(23,):";
  for (int i = 0; i < 23; ++i) {
    many.push_back(i * 7 % 23);
    expected += " " + std::to_string(i);
  }
  CHECK(computes("x: R.Tensor((23,), 'int32')", "R.sort(x)", {many}) == expected);
  CHECK(computes("x: R.Tensor((3,), 'float32'), b: R.Tensor((3,), 'float32')",
                 "R.bucketize(x, b, right=True)", {{0, 2, 9}, {1, 2, 3}}) == "int64(3,): 0 2 3");
  CHECK(computes("p: R.Tensor((1, 3), 'float32'), u: R.Tensor((2, 1), 'float32'), i: R.Tensor((2, "
                 "1), 'int64')",
                 "R.multinomial_from_uniform(p, u, i)",
                 {{0.25, 0.25, 0.5}, {0.25, 0.6}, {0, 0}}) == "int64(2, 1): 1 2");
}

TEST_CASE("body: updates at indices", "[RLX-D49]") {
  const std::string xiu =
      "x: R.Tensor((3,), 'int8'), i: R.Tensor((2,), 'int64'), "
      "u: R.Tensor((2,), 'int8')";
  const std::vector<std::vector<double>> v{{1, 2, 3}, {-1, 2}, {5, 4}};
  CHECK(computes(xiu, "R.scatter_elements(x, i, u)", v) == "int8(3,): 1 2 4");
  CHECK(computes(xiu, "R.scatter_elements(x, i, u, reduction='add')", v) == "int8(3,): 1 2 12");
  CHECK(computes(xiu, "R.scatter_elements(x, i, u, reduction='max')", v) == "int8(3,): 1 2 5");
  CHECK(computes(xiu, "R.scatter_elements(x, i, u, reduction='mean')", v) ==
        "scatter_elements.reduction=mean");
  CHECK(computes("x: R.Tensor((2, 2), 'int8'), i: R.Tensor((1, 1), 'int64'), u: R.Tensor((1, 2), "
                 "'int8')",
                 "R.scatter_nd(x, i, u, reduction='mul')",
                 {{1, 2, 3, 4}, {1}, {5, 6}}) == "int8(2, 2): 1 2 15 24");
}

}  // namespace
}  // namespace tenor::semantics::relax::test
