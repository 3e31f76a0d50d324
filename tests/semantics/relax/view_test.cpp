// SPDX-License-Identifier: Apache-2.0
// Views of tensors by shape, datatype and offset.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

/// x is 1, 2, 3, 4.
std::string viewed(const std::string& lines) {
  return runs(
      "    @T.prim_func\n    def tens(A: T.Buffer((2,), 'float32')):\n        for i in range(2):\n"
      "            A[i] = T.Cast('float32', 10 * (i + 1))\n"
      "    @T.prim_func\n    def sixteens(A: T.Buffer((2,), 'uint16')):\n"
      "        A[0] = T.uint16(16480)\n        A[1] = T.uint16(64)\n"
      "    @T.prim_func\n    def both(A: T.Buffer((4,), 'float32'), B: T.Buffer((2,), "
      "'float32')):\n"
      "        A[0] = B[0]\n"
      "    @R.function(pure=False)\n    def main(x: R.Tensor((4,), 'float32'), s: R.Object, "
      "n: R.Object) -> R.Object:\n" +
          lines,
      {tensor({4}, {1, 2, 3, 4}), shape({2}), prim(4)});
}
const std::string kLastTwo =
    "        v = R.memory.view(x, R.shape([2]), R.dtype('float32'), "
    "R.prim_value(8))\n";

TEST_CASE("relax: a view has the bytes of its tensor", "[Relax-view]") {
  CHECK(viewed(kLastTwo + "        return v\n") == "float32(2,): 3 4");
  CHECK(viewed(kLastTwo + "        _ = Module.tens(v)\n        return (x, v)\n") ==
        "(float32(4,): 1 2 10 20; float32(2,): 10 20)");
  CHECK(viewed("        v = R.memory.view(x, R.shape([2, 2]))\n        return v\n") ==
        "float32(2, 2): 1 2 3 4");
  CHECK(viewed(kLastTwo + "        w = R.memory.view(v, R.shape([1]), R.dtype('float32'), "
                          "R.prim_value(4))\n        _ = Module.tens(v)\n        return w\n") ==
        "float32(1,): 20");
  CHECK(viewed("        v = R.memory.view(x)\n        return v\n") == "float32(4,): 1 2 3 4");
}

TEST_CASE("relax: a view of another datatype has the same bytes", "[Relax-view]") {
  const auto of = [](const std::string& arguments) {
    return viewed("        v = R.memory.view(x, " + arguments + ")\n        return v\n");
  };
  CHECK(of("R.shape([4]), R.dtype('int32')") ==
        "int32(4,): 1.06535e+09 1.07374e+09 1.07794e+09 1.08213e+09");
  CHECK(of("R.shape([4]), R.dtype('uint8'), R.prim_value(4)") == "uint8(4,): 0 0 0 64");
  CHECK(of("R.shape([1]), R.dtype('int64')") == "int64(1,): 4.61169e+18");
  CHECK(of("R.shape([2]), R.dtype('float16'), R.prim_value(6)") == "float16(2,): 2 0");
  CHECK(of("R.shape([2]), R.dtype('float32'), R.prim_value(6)") ==
        "E-VALUE: a tensor of float32 lies from byte 6 on, which is not a multiple of 4");
  CHECK(of("R.shape([4]), R.dtype('int4')") == "int4(4,): undef undef undef undef");
  CHECK(of("R.shape([3]), R.dtype('bool'), R.prim_value(0)") == "bool(3,): 0 0 undef");
}

TEST_CASE("relax: a view takes what Python has for a shape, a datatype and a number",
          "[Relax-view]") {
  const auto of = [](const std::string& arguments) {
    return viewed("        v = R.memory.view(x, " + arguments + ")\n        return v\n");
  };
  const std::string bits = "int32(4,): 1.06535e+09 1.07374e+09 1.07794e+09 1.08213e+09";
  CHECK(of("dtype='int32'") == bits);
  CHECK(of("None, 'int32'") == bits);
  CHECK(of("R.tuple(), R.dtype('int32'), R.tuple()") == bits);
  CHECK(of("R.null_value(), R.dtype('int32'), R.null_value()") == bits);
  CHECK(of("[2, 2]") == "float32(2, 2): 1 2 3 4");
  CHECK(of("(4,), 'float32', 0") == "float32(4,): 1 2 3 4");
  CHECK(of("[2], 'float32', 8") == "float32(2,): 3 4");
  CHECK(of("shape=[1], relative_byte_offset=4") == "float32(1,): 2");
  CHECK(of("[]") == "float32(): 1");
  CHECK(of("relative_byte_offset=8") ==
        "E-VALUE: a tensor of 16 bytes from byte 8 on does not lie in a tensor of 16");
}

TEST_CASE("relax: what is written through a view of another datatype is in its tensor",
          "[Relax-view]") {
  const std::string halves =
      "        h = R.memory.view(x, R.shape([2]), R.dtype('uint16'), R.prim_value(6))\n"
      "        _ = Module.sixteens(h)\n";
  CHECK(viewed(halves + "        return (x, h)\n") ==
        "(float32(4,): 1 3.5 3.00002 4; uint16(2,): 16480 64)");
}

TEST_CASE("relax: a view lies at a multiple of its element size", "[Relax-memory-misaligned]") {
  const auto at = [](const std::string& dtype, int offset) {
    return viewed("        v = R.memory.view(x, [1], '" + dtype + "', " + std::to_string(offset) +
                  ")\n        w = R.memory.view(v, [1], 'uint8', 1)\n        return v\n");
  };
  CHECK(at("float16", 3) ==
        "E-VALUE: a tensor of float16 lies from byte 3 on, which is not a multiple of 2");
  CHECK(at("int64", 4) ==
        "E-VALUE: a tensor of int64 lies from byte 4 on, which is not a multiple of 8");
  CHECK(at("float16", 2) == "float16(1,): 1.875");
}

TEST_CASE("relax: a view that its tensor has no room for is an error", "[Relax-Op-own-mismatch]") {
  const auto of_object = [](const std::string& arguments) {
    return viewed("        v: R.Object = R.memory.view(x, " + arguments + ")\n        return v\n");
  };
  CHECK(of_object("R.shape([2]), R.dtype('float32'), R.prim_value(12)") ==
        "E-VALUE: a tensor of 8 bytes from byte 12 on does not lie in a tensor of 16");
  CHECK(of_object("R.shape([2]), R.dtype('float32'), R.prim_value(-4)") ==
        "E-VALUE: the offset of a view is not a number from 0 on");
}

TEST_CASE("relax: ensure_zero_offset copies a view that begins elsewhere", "[RLX-D49]") {
  CHECK(viewed(kLastTwo + "        z = R.memory.ensure_zero_offset(v)\n"
                          "        _ = Module.tens(z)\n        return (x, z)\n") ==
        "(float32(4,): 1 2 3 4; float32(2,): 10 20)");
  CHECK(viewed("        z = R.memory.ensure_zero_offset(x)\n        return z\n") ==
        "float32(4,): 1 2 3 4");
}

TEST_CASE("relax: a call writes to no tensor of which it has a view",
          "[Relax-Call-PrimFunc-shared]") {
  CHECK(viewed(kLastTwo + "        _ = Module.both(x, v)\n        return x\n")
            .starts_with("U-ALIAS: "));
}

}  // namespace
}  // namespace tenor::semantics::relax::test
