// SPDX-License-Identifier: Apache-2.0
// Tensors that nothing refers to any more take no memory.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

/// A chain of that many sums, with lines before and after them.
std::string chain(int length, const std::string& before, const std::string& after) {
  std::string text =
      "    @R.function(pure=False)\n    def main(x: R.Tensor((512,), 'float32')) -> "
      "R.Object:\n        y0 = R.add(x, x)\n" +
      before;
  for (int i = 1; i <= length; ++i)
    text += "        y" + std::to_string(i) + " = R.negative(y" + std::to_string(i - 1) + ")\n";
  return text + after;
}
/// Each tensor takes 512 * 5 bytes.
ModelInvocation in_memory(std::uint64_t bytes, const std::string& body) {
  return invocation(body, {tensor({512}, std::vector<double>(512, 1))}, {.memory = bytes});
}

TEST_CASE("relax: a chain of operators needs memory for few tensors", "[Relax/Optimize/b1]") {
  const ModelInvocation run = in_memory(20000, chain(100, "", "        return y100\n"));
  REQUIRE(run.returned);
  CHECK(shown(*run.returned).starts_with("float32(512,): 2 2 2"));
  CHECK(in_memory(4000, chain(100, "", "        return y100\n")).outcome.code ==
        spec::Code::X_MEMORY);
}

TEST_CASE("relax: what is still referred to stays", "[Relax/Eval/p1][Relax/Eval/9:d]") {
  const auto kept = [](const std::string& before, const std::string& after) {
    return shown(in_memory(20000, chain(30, before, after)).returned.value()).substr(0, 19);
  };
  CHECK(kept("", "        return y0\n") == "float32(512,): 2 2 ");
  CHECK(kept("        t = (y0, y0)\n", "        z = t[1]\n        return z\n") ==
        "float32(512,): 2 2 ");
  CHECK(kept("        @R.function(pure=False)\n        def f(u: R.Object) -> R.Object:\n"
             "            return y0\n",
             "        z: R.Object = f(x)\n        return z\n") == "float32(512,): 2 2 ");
  CHECK(kept("        c = R.const(True, 'bool')\n",
             "        if c:\n            z = R.add(y0, y0)\n        else:\n            z = y0\n"
             "        return z\n") == "float32(512,): 4 4 ");
}

TEST_CASE("relax: a storage keeps what was written to its bytes",
          "[Relax-alloc_tensor-of-storage]") {
  const ModelInvocation run = in_memory(
      20000,
      "    @T.prim_func\n    def two(A: T.Buffer((2,), 'float32')):\n        A[0] = T.float32(7)\n"
      "        A[1] = T.float32(8)\n" +
          chain(30,
                "        s: R.Object = R.memory.alloc_storage(R.shape([8]), R.prim_value(0), "
                "R.str('global'), R.dtype('float32'))\n"
                "        a: R.Tensor((2,), 'float32') = R.memory.alloc_tensor(s, R.prim_value(0), "
                "R.shape([2]), R.dtype('float32'))\n        _ = Module.two(a)\n",
                "        b: R.Tensor((2,), 'float32') = R.memory.alloc_tensor(s, R.prim_value(0), "
                "R.shape([2]), R.dtype('float32'))\n        return b\n"));
  REQUIRE(run.returned);
  CHECK(shown(*run.returned) == "float32(2,): 7 8");
}

}  // namespace
}  // namespace tenor::semantics::relax::test
