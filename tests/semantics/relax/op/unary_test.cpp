// SPDX-License-Identifier: Apache-2.0
// Edges of operators of one operand: ties, zeros of both signs, infinities, NaN.
#include <limits>

#include "tests/semantics/relax/op/computed.h"

namespace tenor::semantics::relax::test {

TEST_CASE("body: rounding of ties and negative numbers", "[RLX-D49]") {
  const std::string x = "x: R.Tensor((6,), 'float32')";
  const std::vector<std::vector<double>> v{{-2.5, -1.5, -0.5, 0.5, 1.5, 2.5}};
  CHECK(computes(x, "R.round(x)", v) == "float32(6,): -2 -2 -0 0 2 2");
  CHECK(computes(x, "R.trunc(x)", v) == "float32(6,): -2 -1 -0 0 1 2");
  CHECK(computes(x, "R.floor(x)", v) == "float32(6,): -3 -2 -1 0 1 2");
  CHECK(computes(x, "R.ceil(x)", v) == "float32(6,): -2 -1 -0 1 2 3");
}

TEST_CASE("body: square roots and logarithms where they have no finite value", "[RLX-D49]") {
  const double infinity = std::numeric_limits<double>::infinity();
  const std::string x = "x: R.Tensor((5,), 'float32')";
  const std::vector<std::vector<double>> v{{-0.0, 0, 0.25, infinity, 4}};
  CHECK(computes(x, "R.sqrt(x)", v) == "float32(5,): -0 0 0.5 inf 2");
  CHECK(computes(x, "R.rsqrt(x)", v) == "float32(5,): -inf inf 2 0 0.5");
  CHECK(computes(x, "R.abs(x)", v) == "float32(5,): 0 0 0.25 inf 4");
  CHECK(computes(x, "R.negative(x)", v) == "float32(5,): 0 0 -0.25 -inf -4");
  CHECK(computes("x: R.Tensor((3,), 'float32')", "R.log(x)", {{0, 1, infinity}}) ==
        "float32(3,): -inf 0 inf");
}

TEST_CASE("body: NaN is neither above nor below 0", "[RLX-D49]") {
  const std::vector<std::vector<double>> v{{std::numeric_limits<double>::quiet_NaN()}};
  const std::string x = "x: R.Tensor((1,), 'float32')";
  CHECK(computes(x, "R.sign(x)", v) == "float32(1,): 0");
  CHECK(computes(x, "R.nn.leakyrelu(x, 0.5)", v) == "float32(1,): nan");
  CHECK(computes(x, "R.astype(x, 'bool')", v) == "bool(1,): 1");
}

TEST_CASE("body: integers at their ends", "[RLX-D49]") {
  const std::string x = "x: R.Tensor((2,), 'int8')";
  const std::vector<std::vector<double>> v{{-128, 127}};
  CHECK(computes(x, "R.abs(x)", v) == "int8(2,): -128 127");
  CHECK(computes(x, "R.negative(x)", v) == "int8(2,): -128 -127");
  CHECK(computes(x, "R.square(x)", v) == "int8(2,): 0 1");
  CHECK(computes(x, "R.bitwise_not(x)", v) == "int8(2,): 127 -128");
}

}  // namespace tenor::semantics::relax::test
