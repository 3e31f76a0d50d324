// SPDX-License-Identifier: Apache-2.0
// Bodies of operators of networks: normalisation, convolution, pooling, attention, quantisation.
#include "tests/semantics/relax/op/computed.h"

namespace tenor::semantics::relax::test {
namespace {

const std::string kRows = "x: R.Tensor((2, 2), 'float32')";
const std::vector<double> kFour{1, 3, 0, -4};

TEST_CASE("body: softmax", "[RLX-D49]") {
  CHECK(computes(kRows, "R.nn.softmax(x)", {kFour}) ==
        "float32(2, 2): 0.119203 0.880797 0.982014 0.0179862");
  CHECK(computes(kRows, "R.nn.softmax(x, axis=0)", {{1000, 0, 1000, 0}}) ==
        "float32(2, 2): 0.5 0.5 0.5 0.5");
  CHECK(computes(kRows, "R.nn.log_softmax(x)", {kFour}) ==
        "float32(2, 2): -2.12693 -0.126928 -0.01815 -4.01815");
}

TEST_CASE("body: normalisation", "[RLX-D49]") {
  const std::string two = ", g: R.Tensor((2,), 'float32'), b: R.Tensor((2,), 'float32')";
  const std::vector<std::vector<double>> v{kFour, {2, 3}, {10, 20}};
  CHECK(computes(kRows + two, "R.nn.layer_norm(x, g, b, axes=[-1], epsilon=0.0)", v) ==
        "float32(2, 2): 8 23 12 17");
  CHECK(computes(kRows + two, "R.nn.layer_norm(x, g, b, axes=[-1], epsilon=0.0, center=False)",
                 v) == "float32(2, 2): -2 3 2 -3");
  CHECK(computes(kRows + two, "R.nn.rms_norm(x, g, axes=[-1], epsilon=0.0)", v) ==
        "float32(2, 2): 0.894427 4.02492 0 -4.24264");
  CHECK(computes("x: R.Tensor((1, 2, 2), 'float32')" + two,
                 "R.nn.group_norm(x, g, b, num_groups=1, channel_axis=1, axes=[2], epsilon=0.0)",
                 {{1, 1, 3, 3}, {2, 3}, {10, 20}}) == "float32(1, 2, 2): 8 8 23 23");
  CHECK(computes("x: R.Tensor((1, 2, 2), 'float32')" + two,
                 "R.nn.instance_norm(x, g, b, channel_axis=1, axes=[2], epsilon=0.0)",
                 {{1, 3, 3, 1}, {2, 3}, {10, 20}}) == "float32(1, 2, 2): 8 12 23 17");
  const std::string four = two + ", m: R.Tensor((2,), 'float32'), v: R.Tensor((2,), 'float32')";
  const std::vector<std::vector<double>> w{kFour, {2, 3}, {10, 20}, {1, 1}, {4, 4}};
  CHECK(computes(kRows + four,
                 "R.nn.batch_norm(x, g, b, m, v, axis=1, epsilon=0.0, training=False)",
                 w) == "float32(2, 2): 10 23 9 12.5; float32(2,): 1 1; float32(2,): 4 4");
  CHECK(computes(kRows + four, "R.nn.batch_norm(x, g, b, m, v, axis=1, epsilon=0.0, momentum=0.5)",
                 w) ==
        "float32(2, 2): 12 23 8 17; float32(2,): 0.75 0.25; float32(2,): 2.125 8.125");
  CHECK(computes(kRows + ", a: R.Tensor((2,), 'float32')", "R.nn.prelu(x, a)",
                 {kFour, {0.5, 0.25}}) == "float32(2, 2): 1 3 0 -1");
  CHECK(computes("x: R.Tensor((2,), 'float32')", "R.nn.dropout(x, 0.5)", {{3, 4}}) ==
        "float32(2,): 3 4; float32(2,): 1 1");
  for (const std::string rate : {"-0.5", "1.5"})
    CHECK(computes("x: R.Tensor((2,), 'float32')", "R.nn.dropout(x, " + rate + ")", {{3, 4}})
              .find("rate=" + rate) != std::string::npos);
}

TEST_CASE("body: convolution", "[RLX-D49]") {
  const std::string line = "x: R.Tensor((1, 1, 4), 'float32'), w: R.Tensor((1, 1, 2), 'float32')";
  const std::vector<std::vector<double>> v{{1, 2, 3, 4}, {1, 10}};
  CHECK(computes(line, "R.nn.conv1d(x, w)", v) == "float32(1, 1, 3): 21 32 43");
  CHECK(computes(line, "R.nn.conv1d(x, w, padding=(1, 0), strides=2)", v) ==
        "float32(1, 1, 2): 10 32");
  CHECK(computes(line, "R.nn.conv1d(x, w, dilation=3)", v) == "float32(1, 1, 1): 41");
  CHECK(computes("x: R.Tensor((1, 2, 2, 2), 'int8'), w: R.Tensor((2, 1, 1, 2), 'int8')",
                 "R.nn.conv2d(x, w, groups=2, out_dtype='int32')",
                 {{1, 2, 3, 4, 5, 6, 7, 8}, {1, 1, 100, 10}}) == "int32(1, 2, 2, 1): 3 7 560 780");
  CHECK(computes("x: R.Tensor((1, 1, 2, 2), 'float32'), w: R.Tensor((1, 1, 2, 1), 'float32')",
                 "R.nn.conv2d(x, w, data_layout='NHWC', kernel_layout='HWIO')",
                 {{1, 2, 3, 4}, {10, 1}}) == "float32(1, 1, 2, 1): 12 34");
  CHECK(computes("x: R.Tensor((1, 1, 1, 1, 2), 'float32'), w: R.Tensor((1, 1, 1, 1, 2), 'float32')",
                 "R.nn.conv3d(x, w)", {{2, 3}, {5, 7}}) == "float32(1, 1, 1, 1, 1): 31");
}

TEST_CASE("body: transposed convolution", "[RLX-D49]") {
  const std::string line = "x: R.Tensor((1, 1, 2), 'float32'), w: R.Tensor((1, 1, 3), 'float32')";
  const std::vector<std::vector<double>> v{{1, 2}, {1, 10, 100}};
  CHECK(computes(line, "R.nn.conv1d_transpose(x, w)", v) == "float32(1, 1, 4): 1 12 120 200");
  CHECK(computes(line, "R.nn.conv1d_transpose(x, w, strides=2, padding=(1, 1), output_padding=1)",
                 v) == "float32(1, 1, 4): 10 102 20 200");
  CHECK(computes("x: R.Tensor((1, 2, 1, 1), 'float32'), w: R.Tensor((2, 1, 1, 2), 'float32')",
                 "R.nn.conv2d_transpose(x, w, groups=2)",
                 {{2, 3}, {1, 10, 100, 1000}}) == "float32(1, 2, 1, 2): 2 20 300 3000");
}

TEST_CASE("body: pooling", "[RLX-D49]") {
  const std::string line = "x: R.Tensor((1, 1, 5), 'float32')";
  const std::vector<std::vector<double>> v{{-1, -2, -3, -4, -5}};
  CHECK(computes(line, "R.nn.max_pool1d(x, pool_size=2, strides=2)", v) ==
        "float32(1, 1, 2): -1 -3");
  CHECK(computes(line, "R.nn.max_pool1d(x, pool_size=2, strides=2, ceil_mode=True)", v) ==
        "float32(1, 1, 3): -1 -3 -5");
  CHECK(computes(line, "R.nn.avg_pool1d(x, pool_size=3, strides=2, padding=1)", v) ==
        "float32(1, 1, 3): -1 -3 -3");
  CHECK(computes(line,
                 "R.nn.avg_pool1d(x, pool_size=3, strides=2, padding=1, count_include_pad=False)",
                 v) == "float32(1, 1, 3): -1.5 -3 -4.5");
  CHECK(computes("x: R.Tensor((1, 2, 2, 1), 'float32')",
                 "R.nn.max_pool2d(x, pool_size=(2, 2), layout='NHWC')",
                 {{1, 2, 4, 3}}) == "float32(1, 1, 1, 1): 4");
  CHECK(computes(line, "R.nn.adaptive_avg_pool1d(x, 2)", v) == "float32(1, 1, 2): -2 -4");
  CHECK(computes("x: R.Tensor((1, 1, 2, 2), 'float32')", "R.nn.adaptive_avg_pool2d(x, (1, 1))",
                 {{1, 2, 3, 6}}) == "float32(1, 1, 1, 1): 3");
}

TEST_CASE("body: attention", "[RLX-D49]") {
  const std::string qkv =
      "q: R.Tensor((1, 2, 1, 1), 'float32'), k: R.Tensor((1, 2, 1, 1), "
      "'float32'), v: R.Tensor((1, 2, 1, 1), 'float32')";
  const std::vector<std::vector<double>> v{{0, 1}, {0, 2}, {1, 5}};
  CHECK(computes(qkv, "R.nn.attention(q, k, v)", v) == "float32(1, 2, 1, 1): 3 4.52319");
  CHECK(computes(qkv, "R.nn.attention(q, k, v, causal_mask='TopLeft')", v) ==
        "float32(1, 2, 1, 1): 1 4.52319");
  CHECK(computes(qkv, "R.nn.attention(q, k, v, scale=0.5)", v) == "float32(1, 2, 1, 1): 3 3.92423");
  CHECK(computes(qkv, "R.nn.attention(q, k, v, window_size=2)", v) == "nn.attention.window_size=2");
  CHECK(computes(qkv + ", b: R.Tensor((1, 1, 1, 2), 'float32')", "R.nn.attention_bias(q, k, v, b)",
                 {{0, 1}, {0, 2}, {1, 5}, {2, 0}}) == "float32(1, 2, 1, 1): 1.47681 3");
}

TEST_CASE("body: quantisation", "[RLX-D49]") {
  const std::string s = ", s: R.Tensor((2,), 'float32'), z: R.Tensor((2,), 'int8')";
  CHECK(computes(kRows + s, "R.quantize(x, s, z, axis=1)",
                 {{1, 3, -600, 0.5}, {0.5, 2}, {1, 10}}) == "int8(2, 2): 3 12 -128 10");
  CHECK(computes("x: R.Tensor((2, 2), 'int8')" + s, "R.dequantize(x, s, z, axis=1)",
                 {{3, 12, -128, 10}, {0.5, 2}, {1, 10}}) == "float32(2, 2): 1 4 -64.5 0");
}

}  // namespace
}  // namespace tenor::semantics::relax::test
