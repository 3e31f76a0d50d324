// SPDX-License-Identifier: Apache-2.0
// Edges of products of matrices: stacks, vectors on either side, nothing to add up, NaN, overflow.
#include <limits>

#include "tests/semantics/relax/op/computed.h"

namespace tenor::semantics::relax::test {

TEST_CASE("body: matmul of stacks, which are broadcast", "[RLX-D49]") {
  CHECK(computes("a: R.Tensor((2, 1, 2), 'int32'), b: R.Tensor((2, 2), 'int32')", "R.matmul(a, b)",
                 {{1, 2, 3, 4}, {1, 0, 1, 1}}) == "int32(2, 1, 2): 3 2 7 4");
  CHECK(computes("a: R.Tensor((2,), 'int32'), b: R.Tensor((2, 2, 1), 'int32')", "R.matmul(a, b)",
                 {{1, 10}, {1, 2, 3, 4}}) == "int32(2, 1): 21 43");
}

TEST_CASE("body: matmul without terms is 0", "[RLX-D49]") {
  CHECK(computes("a: R.Tensor((2, 0), 'float32'), b: R.Tensor((0, 1), 'float32')", "R.matmul(a, b)",
                 {{}, {}}) == "float32(2, 1): 0 0");
}

TEST_CASE("body: matmul adds from the first term to the last", "[RLX-D49]") {
  const double infinity = std::numeric_limits<double>::infinity();
  const std::string ab = "a: R.Tensor((3,), 'float32'), b: R.Tensor((3,), 'float32')";
  CHECK(computes(ab, "R.matmul(a, b)", {{0x1p24, 1, -0x1p24}, {1, 1, 1}}) == "float32(): 0");
  CHECK(computes(ab, "R.matmul(a, b)", {{0x1p24, -0x1p24, 1}, {1, 1, 1}}) == "float32(): 1");
  // The sign of a NaN is the processor's.
  CHECK(computes(ab, "R.matmul(a, b)", {{infinity, 1, 1}, {0, 1, 1}}).ends_with("nan"));
  CHECK(computes("a: R.Tensor((2,), 'int8'), b: R.Tensor((2,), 'int8')", "R.matmul(a, b)",
                 {{100, 100}, {1, 1}}) == "int8(): -56");
}

TEST_CASE("body: linear without a bias, and outer of different lengths", "[RLX-D49]") {
  CHECK(computes("x: R.Tensor((2,), 'int32'), w: R.Tensor((3, 2), 'int32')", "R.linear(x, w)",
                 {{1, 10}, {1, 2, 3, 4, 5, 6}}) == "int32(3,): 21 43 65");
  CHECK(computes("a: R.Tensor((3,), 'int32'), b: R.Tensor((2,), 'int32')", "R.outer(a, b)",
                 {{1, 2, 3}, {10, -1}}) == "int32(3, 2): 10 -1 20 -2 30 -3");
}

}  // namespace tenor::semantics::relax::test
