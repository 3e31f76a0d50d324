// SPDX-License-Identifier: Apache-2.0
// Edges of operators of three operands: bounds that cross, NaN that is chosen or not, a product
// that rounds.
#include <limits>

#include "tests/semantics/relax/op/computed.h"

namespace tenor::semantics::relax::test {

TEST_CASE("body: clip with bounds that cross, and at the bounds", "[RLX-D49]") {
  const std::string x = "x: R.Tensor((4,), 'int32')";
  const std::vector<std::vector<double>> v{{-9, 2, 3, 9}};
  CHECK(computes(x, "R.clip(x, 2, 3)", v) == "int32(4,): 2 2 3 3");
  CHECK(computes(x, "R.clip(x, 5, 1)", v) == "int32(4,): 5 5 5 5");
}

TEST_CASE("body: where takes one element and does nothing with the other", "[RLX-D49]") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const std::string cab =
      "c: R.Tensor((2,), 'bool'), a: R.Tensor((2, 1), 'float32'), b: R.Tensor((2,), 'float32')";
  CHECK(computes(cab, "R.where(c, a, b)", {{1, 0}, {1, nan}, {nan, 4}}) ==
        "float32(2, 2): 1 4 nan 4");
}

TEST_CASE("body: ewise_fma rounds the product", "[RLX-D49]") {
  // (1 + 2^-12)^2 = 1 + 2^-11 + 2^-24 is a tie of float32: rounded to even, 2^-24 is gone.
  const double x = 1 + 0x1p-12;
  CHECK(computes("a: R.Tensor((1,), 'float32'), b: R.Tensor((1,), 'float32')",
                 "R.ewise_fma(a, a, b)", {{x}, {-(1 + 0x1p-11)}}) == "float32(1,): 0");
  CHECK(computes("a: R.Tensor((1,), 'int8')", "R.ewise_fma(a, a, a)", {{16}}) == "int8(1,): 16");
}

}  // namespace tenor::semantics::relax::test
