// SPDX-License-Identifier: Apache-2.0
// Edges of operators that repeat, mirror, mask and pad: negative axes, diagonals outside, nothing.
#include <limits>

#include "tests/semantics/relax/op/computed.h"

namespace tenor::semantics::relax::test {

TEST_CASE("body: repetition along negative axes, and along none", "[RLX-D49]") {
  const std::string x = "x: R.Tensor((2, 3), 'int8')";
  const std::vector<std::vector<double>> v{{1, 2, 3, 4, 5, 6}};
  CHECK(computes(x, "R.flip(x, -2)", v) == "int8(2, 3): 4 5 6 1 2 3");
  CHECK(computes(x, "R.flip(x, [0, -1])", v) == "int8(2, 3): 6 5 4 3 2 1");
  CHECK(computes(x, "R.repeat(x, 2, -2)", v) == "int8(4, 3): 1 2 3 1 2 3 4 5 6 4 5 6");
  CHECK(computes(x, "R.repeat(x, 2)", v) == "int8(12,): 1 1 2 2 3 3 4 4 5 5 6 6");
  CHECK(computes(x, "R.repeat(x, 0, 1)", v) == "int8(2, 0):");
  CHECK(computes("x: R.Tensor((2, 1), 'int8')", "R.tile(x, [3])", {{1, 2}}) ==
        "int8(2, 3): 1 1 1 2 2 2");
}

TEST_CASE("body: triangles with diagonals outside the matrix", "[RLX-D49]") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const std::string x = "x: R.Tensor((2, 2), 'float32')";
  const std::vector<std::vector<double>> v{{1, nan, 3, 4}};
  CHECK(computes(x, "R.tril(x, R.prim_value(-2))", v) == "float32(2, 2): 0 0 0 0");
  CHECK(computes(x, "R.tril(x)", v) == "float32(2, 2): 1 0 3 4");
  CHECK(computes(x, "R.triu(x, R.prim_value(-1))", v) == "float32(2, 2): 1 nan 3 4");
}

TEST_CASE("body: one_hot on the first axis, and pad of one axis of two", "[RLX-D49]") {
  CHECK(computes("i: R.Tensor((2,), 'int64')",
                 "R.one_hot(i, R.prim_value(T.float32(1)), R.prim_value(T.float32(0)), 3, 0)",
                 {{2, 0}}) == "float32(3, 2): 0 1 0 0 1 0");
  CHECK(computes("x: R.Tensor((1, 2), 'int8')", "R.nn.pad(x, [1, 0, 0, 0])", {{1, 2}}) ==
        "int8(2, 2): 0 0 1 2");
  CHECK(computes("x: R.Tensor((2, 2), 'int8'), n: R.Tensor((2,), 'int64')",
                 "R.reverse_sequence(x, n, seq_axis=0, batch_axis=-1)",
                 {{1, 2, 3, 4}, {2, 0}}) == "int8(2, 2): 3 2 1 4");
}

}  // namespace tenor::semantics::relax::test
