// SPDX-License-Identifier: Apache-2.0
// Bodies of operators of one, two and three operands.
#include <limits>

#include "tests/semantics/relax/op/computed.h"

namespace tenor::semantics::relax::test {
namespace {

const std::string kX = "x: R.Tensor((4,), 'float32')";
const double kNaN = std::numeric_limits<double>::quiet_NaN();
const double kInfinity = std::numeric_limits<double>::infinity();

TEST_CASE("body: operators of one operand", "[RLX-D49]") {
  const std::vector<double> x{-2, -0.5, 0, 3};
  CHECK(computes(kX, "R.abs(x)", {x}) == "float32(4,): 2 0.5 0 3");
  CHECK(computes(kX, "R.exp(x)", {x}) == "float32(4,): 0.135335 0.606531 1 20.0855");
  CHECK(computes(kX, "R.negative(x)", {x}) == "float32(4,): 2 0.5 0 -3");
  CHECK(computes(kX, "R.sign(x)", {{-2, kNaN, 0, 3}}) == "float32(4,): -1 0 0 1");
  CHECK(computes(kX, "R.square(x)", {x}) == "float32(4,): 4 0.25 0 9");
  CHECK(computes(kX, "R.floor(x)", {x}) == "float32(4,): -2 -1 0 3");
  CHECK(computes(kX, "R.nn.relu(x)", {x}) == "float32(4,): 0 0 0 3");
  CHECK(computes(kX, "R.nn.silu(x)", {x}) == "float32(4,): -0.238406 -0.18877 0 2.85772");
  CHECK(computes(kX, "R.nn.gelu(x)", {x}) == "float32(4,): -0.0455003 -0.154269 0 2.99595");
  CHECK(computes(kX, "R.nn.gelu_tanh(x)", {x}) == "float32(4,): -0.0454023 -0.154286 0 2.99636");
  CHECK(computes(kX, "R.nn.selu(x)", {x}) == "float32(4,): -1.52017 -0.691758 0 3.1521");
  CHECK(computes(kX, "R.nn.leakyrelu(x, 0.5)", {x}) == "float32(4,): -1 -0.25 0 3");
  CHECK(computes(kX, "R.nn.softplus(x, 1.0, 2.0)", {x}) ==
        "float32(4,): 0.126928 0.474077 0.693147 3");
  CHECK(computes(kX, "R.isinf(x)", {{1, kInfinity, kNaN, -kInfinity}}) == "bool(4,): 0 1 0 1");
  CHECK(computes(kX, "R.isnan(x)", {{1, kInfinity, kNaN, 0}}) == "bool(4,): 0 0 1 0");
  CHECK(computes(kX, "R.isfinite(x)", {{1, kInfinity, kNaN, 0}}) == "bool(4,): 1 0 0 1");
  CHECK(computes(kX, "R.astype(x, 'int32')", {x}) == "int32(4,): -2 0 0 3");
  CHECK(computes(kX, "R.astype(x, 'bool')", {x}) == "bool(4,): 1 1 0 1");
}

TEST_CASE("body: operators of one operand, of integers and of half precision", "[RLX-D49]") {
  const std::string i = "x: R.Tensor((3,), 'int32')", u = "x: R.Tensor((3,), 'uint8')";
  CHECK(computes(i, "R.abs(x)", {{-3, 0, 4}}) == "int32(3,): 3 0 4");
  CHECK(computes(u, "R.sign(x)", {{0, 1, 200}}) == "uint8(3,): 0 1 1");
  CHECK(computes(i, "R.round(x)", {{-3, 0, 4}}) == "int32(3,): -3 0 4");
  CHECK(computes(i, "R.isfinite(x)", {{-3, 0, 4}}) == "bool(3,): 1 1 1");
  CHECK(computes(i, "R.bitwise_not(x)", {{-3, 0, 4}}) == "int32(3,): 2 -1 -5");
  CHECK(computes("x: R.Tensor((2,), 'bool')", "R.logical_not(x)", {{0, 1}}) == "bool(2,): 1 0");
  CHECK(computes("x: R.Tensor((2,), 'float16')", "R.nn.gelu(x)", {{1, -1}}) ==
        "float16(2,): 0.841309 -0.158691");
}

TEST_CASE("body: operators of two operands", "[RLX-D49]") {
  const std::string ab = "a: R.Tensor((2, 1), 'float32'), b: R.Tensor((3,), 'float32')";
  const std::vector<std::vector<double>> v{{-7, 2}, {2, 4, -3}};
  CHECK(computes(ab, "R.add(a, b)", v) == "float32(2, 3): -5 -3 -10 4 6 -1");
  CHECK(computes(ab, "R.floor_divide(a, b)", v) == "float32(2, 3): -4 -2 2 1 0 -1");
  CHECK(computes(ab, "R.mod(a, b)", v) == "float32(2, 3): -1 -3 -1 0 2 2");
  CHECK(computes(ab, "R.floor_mod(a, b)", v) == "float32(2, 3): 1 1 -1 0 2 -1");
  CHECK(computes(ab, "R.maximum(a, b)", v) == "float32(2, 3): 2 4 -3 2 4 2");
  CHECK(computes(ab, "R.less(a, b)", v) == "bool(2, 3): 1 1 1 0 1 0");
  CHECK(computes(ab, "R.log_add_exp(a, b)", v) ==
        "float32(2, 3): 2.00012 4.00002 -2.98185 2.69315 4.12693 2.00672");
  CHECK(computes("a: R.Tensor((2,), 'float32')", "R.multiply(a, R.prim_value(T.float32(3)))",
                 {{1, 2}}) == "float32(2,): 3 6");
}

TEST_CASE("body: operators of two integers", "[RLX-D49]") {
  const std::string ab = "a: R.Tensor((2,), 'int32'), b: R.Tensor((2,), 'int32')";
  const std::vector<std::vector<double>> v{{-7, 7}, {2, 3}};
  CHECK(computes(ab, "R.divide(a, b)", v) == "int32(2,): -3 2");
  CHECK(computes(ab, "R.floor_divide(a, b)", v) == "int32(2,): -4 2");
  CHECK(computes(ab, "R.mod(a, b)", v) == "int32(2,): -1 1");
  CHECK(computes(ab, "R.floor_mod(a, b)", v) == "int32(2,): 1 1");
  CHECK(computes(ab, "R.bitwise_xor(a, b)", v) == "int32(2,): -5 4");
  CHECK(computes(ab, "R.left_shift(a, b)", {{1, 3}, {2, 3}}) == "int32(2,): 4 24");
  CHECK(computes(ab, "R.power(a, b)", v) == "power: integers as operands");
  CHECK(computes("a: R.Tensor((2,), 'bool'), b: R.Tensor((2,), 'int8')", "R.add(a, b)",
                 {{1, 0}, {2, 3}}) == "int8(2,): 3 3");
  CHECK(computes("a: R.Tensor((2,), 'int32'), b: R.Tensor((2,), 'float32')", "R.equal(a, b)",
                 {{16777217, 3}, {16777216, 3}}) == "bool(2,): 0 1");
  CHECK(computes("a: R.Tensor((2,), 'bool'), b: R.Tensor((2,), 'bool')", "R.logical_xor(a, b)",
                 {{1, 0}, {1, 1}}) == "bool(2,): 0 1");
}

TEST_CASE("body: log_add_exp of infinities", "[RLX-D49]") {
  const std::string ab = "a: R.Tensor((5,), 'float32'), b: R.Tensor((5,), 'float32')";
  CHECK(computes(ab, "R.log_add_exp(a, b)",
                 {{kInfinity, -kInfinity, kInfinity, 1, -kInfinity},
                  {kInfinity, -kInfinity, 1, -kInfinity, kInfinity}}) ==
        "float32(5,): inf -inf inf 1 inf");
}

TEST_CASE("body: a number that an integer datatype does not have is refused", "[RLX-D49]") {
  const std::string i8 = "x: R.Tensor((2,), 'int8')";
  const auto clipped = [&](const std::string& low, const std::string& high) {
    return computes(i8, "R.clip(x, " + low + ", " + high + ")", {{-100, 100}});
  };
  CHECK(clipped("-128", "127") == "int8(2,): -100 100");
  CHECK(clipped("-1.0", "2.0") == "int8(2,): -1 2");
  CHECK(clipped("-1000", "1") == "clip: -1000 is not a value of int8");
  CHECK(clipped("-1", "128") == "clip: 128 is not a value of int8");
  CHECK(clipped("-1", "2.5") == "clip: 2.5 is not a value of int8");
  CHECK(computes("x: R.Tensor((1,), 'uint8')", "R.clip(x, 0, 255)", {{7}}) == "uint8(1,): 7");
  CHECK(computes("x: R.Tensor((1,), 'uint8')", "R.clip(x, -1, 255)", {{7}}) ==
        "clip: -1 is not a value of uint8");
  CHECK(computes("", "R.full(R.shape([1]), R.prim_value(300), 'int8')") ==
        "full: 300 is not a value of int8");
  CHECK(computes("", "R.full(R.shape([1]), R.prim_value(2), 'bool')") == "bool(1,): 1");
  CHECK(computes("", "R.arange(R.prim_value(126), R.prim_value(128), dtype='int8')") ==
        "int8(2,): 126 127");
  CHECK(computes("", "R.arange(R.prim_value(126), R.prim_value(129), dtype='int8')") ==
        "arange: 128 is not a value of int8");
  CHECK(computes(i8, "R.nn.pad(x, [1, 1], pad_value=200)", {{1, 2}}) ==
        "nn.pad: 200 is not a value of int8");
}

TEST_CASE("body: operators of three operands", "[RLX-D49]") {
  CHECK(computes(kX, "R.clip(x, R.prim_value(-1), R.prim_value(2))", {{-2, -0.5, 0, 3}}) ==
        "float32(4,): -1 -0.5 0 2");
  CHECK(computes("c: R.Tensor((2, 1), 'bool'), a: R.Tensor((2,), 'int8'), b: R.Tensor((), 'int8')",
                 "R.where(c, a, b)", {{1, 0}, {1, 2}, {9}}) == "int8(2, 2): 1 2 9 9");
  CHECK(computes("a: R.Tensor((1,), 'float32')", "R.ewise_fma(a, a, a)", {{3}}) ==
        "float32(1,): 12");
}

TEST_CASE("body: loops and stores as they are printed", "[RLX-D49]") {
  CHECK(body_text("a: R.Tensor((2, 3), 'int8')", "R.add(a, a)")
            .ends_with("for i0, i1 in T.grid(T.int64(2), T.int64(3)):\n"
                       "        result[i0, i1] = x1[i0, i1] + x2[i0, i1]\n"));
}

}  // namespace
}  // namespace tenor::semantics::relax::test
