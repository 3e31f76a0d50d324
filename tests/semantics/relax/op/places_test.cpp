// SPDX-License-Identifier: Apache-2.0
// Bodies of operators that make tensors, and of those that give elements other places.
#include "tests/semantics/relax/op/computed.h"

namespace tenor::semantics::relax::test {
namespace {

const std::string kMatrix = "x: R.Tensor((2, 3), 'int8')";
const std::vector<std::vector<double>> kSix{{1, 2, 3, 4, 5, 6}};

TEST_CASE("body: tensors of a given shape", "[RLX-D49]") {
  CHECK(computes("", "R.full(R.shape([2]), R.prim_value(3), 'float32')") == "float32(2,): 3 3");
  CHECK(computes("v: R.Tensor((), 'int8')", "R.full(R.shape([2]), v)", {{7}}) == "int8(2,): 7 7");
  CHECK(computes("", "R.ones(R.shape([1, 2]), 'int8')") == "int8(1, 2): 1 1");
  CHECK(computes(kMatrix, "R.zeros_like(x, 'float16')", kSix) == "float16(2, 3): 0 0 0 0 0 0");
  CHECK(computes("", "R.arange(R.prim_value(5), R.prim_value(0), R.prim_value(-2))") ==
        "int64(3,): 5 3 1");
  CHECK(computes("", "R.eye(R.prim_value(2), R.prim_value(3), R.prim_value(1), 'int8')") ==
        "int8(2, 3): 0 1 0 0 0 1");
  CHECK(computes("",
                 "R.hamming_window(R.prim_value(3), R.prim_value(0), "
                 "R.prim_value(T.float32(0.5)), R.prim_value(T.float32(0.5)), 'float32')") ==
        "float32(3,): 0 1 0");
}

TEST_CASE("body: other shapes of the same elements", "[RLX-D49]") {
  CHECK(computes(kMatrix, "R.reshape(x, R.shape([3, 2]))", kSix) == "int8(3, 2): 1 2 3 4 5 6");
  CHECK(computes(kMatrix, "R.permute_dims(x)", kSix) == "int8(3, 2): 1 4 2 5 3 6");
  CHECK(computes("x: R.Tensor((1, 2, 2), 'int8')", "R.permute_dims(x, [1, 2, 0])",
                 {{1, 2, 3, 4}}) == "int8(2, 2, 1): 1 2 3 4");
  CHECK(computes("x: R.Tensor((2,), 'int8')", "R.expand_dims(x, [0, 2])", {{1, 2}}) ==
        "int8(1, 2, 1): 1 2");
  CHECK(computes("x: R.Tensor((1, 2, 1), 'int8')", "R.squeeze(x, [0])", {{1, 2}}) ==
        "int8(2, 1): 1 2");
  CHECK(computes("x: R.Tensor((1, 2), 'int8')", "R.broadcast_to(x, R.shape([2, 2]))", {{1, 2}}) ==
        "int8(2, 2): 1 2 1 2");
  CHECK(computes("x: R.Tensor((), 'int8')", "R.reshape(x, R.shape([1]))", {{4}}) == "int8(1,): 4");
}

TEST_CASE("body: layouts", "[RLX-D49]") {
  const std::string map = "R.layout_transform(x, index_map=T.index_map(lambda i: (i // 2, i % 2))";
  const std::string x = "x: R.Tensor((3,), 'int8')";
  CHECK(computes("x: R.Tensor((4,), 'int8')", map + ")", {{1, 2, 3, 4}}) == "int8(2, 2): 1 2 3 4");
  CHECK(computes(x, map + ", pad_value=9)", {{1, 2, 3}}) == "int8(2, 2): 1 2 3 9");
  CHECK(computes(x, map + ")", {{1, 2, 3}}) == "layout_transform.pad_value=None");
}

TEST_CASE("body: tensors put together and taken apart", "[RLX-D49]") {
  const std::string ab = "a: R.Tensor((1, 2), 'int8'), b: R.Tensor((2, 2), 'int8')";
  CHECK(computes(ab, "R.concat((a, b))", {{1, 2}, {3, 4, 5, 6}}) == "int8(3, 2): 1 2 3 4 5 6");
  CHECK(computes("a: R.Tensor((2,), 'int8'), b: R.Tensor((2,), 'int8')", "R.stack((a, b), axis=1)",
                 {{1, 2}, {3, 4}}) == "int8(2, 2): 1 3 2 4");
  CHECK(computes(kMatrix, "R.split(x, 2, axis=1)", kSix) == "int8(2, 2): 1 2 4 5; int8(2, 1): 3 6");
  CHECK(computes(kMatrix, "R.split(x, [1, 3], axis=1)", kSix) ==
        "int8(2, 1): 1 4; int8(2, 2): 2 3 5 6; int8(2, 0):");
  CHECK(computes("a: R.Tensor((2,), 'int8'), b: R.Tensor((1,), 'int8')",
                 "R.meshgrid((a, b), indexing='xy')",
                 {{1, 2}, {3}}) == "int8(1, 2): 1 2; int8(1, 2): 3 3");
}

TEST_CASE("body: slices", "[RLX-D49]") {
  CHECK(computes(kMatrix, "R.strided_slice(x, [1], [-1], [-9], [-2])", kSix) ==
        "int8(2, 2): 3 1 6 4");
  CHECK(computes(kMatrix, "R.strided_slice(x, [0, 1], [1, 1], [2, 100])", kSix) ==
        "int8(1, 2): 5 6");
  CHECK(computes("x: R.Tensor((4,), 'int8'), s: R.Tensor((2,), 'int8')",
                 "R.slice_scatter(x, s, R.prim_value(1), R.prim_value(4), R.prim_value(2))",
                 {{1, 2, 3, 4}, {8, 9}}) == "int8(4,): 1 8 3 9");
}

TEST_CASE("body: repeated, mirrored and padded elements", "[RLX-D49]") {
  CHECK(computes(kMatrix, "R.flip(x, 1)", kSix) == "int8(2, 3): 3 2 1 6 5 4");
  CHECK(computes(kMatrix, "R.tril(x)", kSix) == "int8(2, 3): 1 0 0 4 5 0");
  CHECK(computes(kMatrix, "R.triu(x, R.prim_value(1))", kSix) == "int8(2, 3): 0 2 3 0 0 6");
  CHECK(computes("x: R.Tensor((2,), 'int8')", "R.repeat(x, 2, 0)", {{1, 2}}) ==
        "int8(4,): 1 1 2 2");
  CHECK(computes("x: R.Tensor((2,), 'int8')", "R.tile(x, [2, 2])", {{1, 2}}) ==
        "int8(2, 4): 1 2 1 2 1 2 1 2");
  const std::string x = "x: R.Tensor((3,), 'int8')";
  CHECK(computes(x, "R.nn.pad(x, [1, 2], pad_value=7)", {{1, 2, 3}}) == "int8(6,): 7 1 2 3 7 7");
  CHECK(computes(x, "R.nn.pad(x, [2, 1], pad_mode='reflect')", {{1, 2, 3}}) ==
        "int8(6,): 3 2 1 2 3 2");
  CHECK(computes(x, "R.nn.pad(x, [2, 1], pad_mode='replicate')", {{1, 2, 3}}) ==
        "int8(6,): 1 1 1 2 3 3");
  CHECK(computes(x, "R.nn.pad(x, [2, 1], pad_mode='circular')", {{1, 2, 3}}) ==
        "int8(6,): 2 3 1 2 3 1");
  CHECK(computes(x, "R.nn.pad(x, [2, 1], pad_mode='odd')", {{1, 2, 3}}) == "nn.pad.pad_mode=odd");
  CHECK(computes("x: R.Tensor((4, 1, 1), 'int8')", "R.nn.pixel_shuffle(x, 2)", {{1, 2, 3, 4}}) ==
        "int8(1, 2, 2): 1 2 3 4");
  CHECK(computes("x: R.Tensor((2,), 'int32')",
                 "R.one_hot(x, R.prim_value(5), R.prim_value(6), 3, -1)",
                 {{2, -1}}) == "int64(2, 3): 6 6 5 6 6 6");
  CHECK(computes("x: R.Tensor((2, 3), 'int8'), n: R.Tensor((2,), 'int32')",
                 "R.reverse_sequence(x, n)", {kSix[0], {2, 3}}) == "int8(2, 3): 2 1 3 6 5 4");
}

TEST_CASE("body: elements at indices", "[RLX-D49]") {
  const std::string xi = "x: R.Tensor((3,), 'float32'), i: R.Tensor((2,), 'int32')";
  CHECK(computes(xi, "R.take(x, i, 0)", {{5, 6, 7}, {2, 0}}) == "float32(2,): 7 5");
  CHECK(computes(xi, "R.take(x, i, 0)", {{5, 6, 7}, {3, 0}}) == "U-OOB-READ");
  CHECK(computes(xi, "R.take(x, i, 0, mode='clip')", {{5, 6, 7}, {3, -4}}) == "float32(2,): 7 5");
  CHECK(computes(xi, "R.take(x, i, 0, mode='wrap')", {{5, 6, 7}, {3, -1}}) == "float32(2,): 5 7");
  CHECK(computes(xi, "R.take(x, i, 0, mode='nan')", {{5, 6, 7}, {3, 1}}) == "float32(2,): nan 6");
  CHECK(computes(kMatrix + ", i: R.Tensor((2, 1), 'int64')", "R.gather_elements(x, i, 1)",
                 {kSix[0], {2, 0}}) == "int8(2, 1): 3 4");
  CHECK(computes(kMatrix + ", i: R.Tensor((2, 2), 'int64')", "R.gather_nd(x, i)",
                 {kSix[0], {1, 0, 0, 2}}) == "int8(2,): 4 3");
  CHECK(computes(kMatrix + ", i: R.Tensor((2, 1), 'int64')", "R.gather_nd(x, i, 1)",
                 {kSix[0], {1, 2}}) == "int8(2,): 2 6");
  CHECK(computes(kMatrix + ", i: R.Tensor((2,), 'int64')", "R.index_tensor(x, (i,))",
                 {kSix[0], {1, 1}}) == "int8(2, 3): 4 5 6 4 5 6");
  CHECK(computes("x: R.Tensor((3,), 'int8'), i: R.Tensor((2,), 'int64'), v: R.Tensor((2,), 'int8')",
                 "R.index_put(x, (i,), v, accumulate=True)",
                 {{1, 2, 3}, {-1, 2}, {10, 20}}) == "int8(3,): 1 2 33");
}

}  // namespace
}  // namespace tenor::semantics::relax::test
