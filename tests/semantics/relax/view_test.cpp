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

TEST_CASE("relax: what was written as another datatype is not specified", "[Relax-view]") {
  CHECK(viewed("        v = R.memory.view(x, R.shape([4]), R.dtype('int32'))\n"
               "        return v\n") == "int32(4,): undef undef undef undef");
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

TEST_CASE("relax: ensure_zero_offset copies a view that begins elsewhere",
          "[Relax-ensure_zero_offset]") {
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
