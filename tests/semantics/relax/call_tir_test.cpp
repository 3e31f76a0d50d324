// SPDX-License-Identifier: Apache-2.0
// call_tir: a PrimFunc runs within a model.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

/// A PrimFunc `f` of a vector A and a result B, with that statement in a loop over i.
std::string prim_func(const std::string& statement, const std::string& result = "n") {
  return "    @T.prim_func\n    def f(a: T.handle, b: T.handle):\n        n = T.int64()\n"
         "        A = T.match_buffer(a, (n,), 'float32')\n        B = T.match_buffer(b, (" +
         result + ",), 'float32')\n        for i in range(n):\n            " + statement + "\n";
}
std::string model(const std::string& call) {
  return "    @R.function(pure=False)\n    def main(x: R.Tensor(('n',), 'float32')) -> R.Object:\n"
         "        n = T.int64()\n        y = " +
         call + "\n        return y\n";
}
const std::string kCall = "R.call_tir(Module.f, (x,), out_sinfo=R.Tensor((n,), 'float32'))";

TEST_CASE("relax: call_tir allocates the result and runs the PrimFunc", "[Relax/Op/b1]") {
  CHECK(runs(prim_func("B[i] = A[i] * T.float32(2)") + model(kCall), {tensor({3}, {1, 2, 3})}) ==
        "float32(3,): 2 4 6");
  CHECK(runs(prim_func("B[0] = A[i]") + model(kCall), {tensor({2}, {1, 2})}) ==
        "float32(2,): 2 undef");
}

TEST_CASE("relax: a PrimFunc that wants another shape ends the run", "[Relax/Op/b1.b9]") {
  CHECK(runs(prim_func("B[i] = A[i]", "n + T.int64(1)") + model(kCall), {tensor({1}, {1})})
            .starts_with("E-ARGUMENT-SHAPE: "));
}

TEST_CASE("relax: a PrimFunc must not write to an argument of call_tir", "[Relax/Op/b1.b8:c]") {
  CHECK(runs(prim_func("A[i] = B[i]") + model(kCall), {tensor({1}, {1})}) ==
        "U-INPUT-WRITE: the PrimFunc writes to an argument of call_tir");
}

TEST_CASE("relax: call_tir_inplace writes to its argument", "[Relax/Op/b2:e]") {
  const std::string f =
      "    @T.prim_func\n    def f(a: T.handle):\n        n = T.int64()\n"
      "        A = T.match_buffer(a, (n,), 'float32')\n        for i in range(n):\n"
      "            A[i] = A[i] + T.float32(1)\n";
  const ModelInvocation run =
      invocation(f + model("R.call_tir_inplace(Module.f, (x,), inplace_indices=[0], "
                           "out_sinfo=R.Tensor((n,), 'float32'))"),
                 {tensor({2}, {1, 2})});
  REQUIRE(run.returned);
  CHECK(shown(*run.returned) == "float32(2,): 2 3");
  CHECK(shown(run.arguments[0]) == "float32(2,): 2 3");
}

TEST_CASE("relax: an argument that becomes a result is as the call announces it",
          "[Relax/Op/b1.b9][RLX-D35]") {
  const std::string f =
      "    @T.prim_func\n    def f(a: T.handle):\n        n = T.int64()\n"
      "        A = T.match_buffer(a, (n,), 'float32')\n        A[0] = T.float32(7)\n";
  const auto call = [&](const std::string& info, const HostValue& v) {
    return runs(f +
                    "    @R.function(pure=False)\n    def main(x: R.Object) -> R.Object:\n"
                    "        y = R.call_tir_inplace(Module.f, (x,), inplace_indices=[0], "
                    "out_sinfo=R.Tensor(" +
                    info + "))\n        return y\n",
                {v});
  };
  CHECK(call("(2,), 'float32'", tensor({2}, {1, 2})) == "float32(2,): 7 2");
  CHECK(call("(3,), 'float32'", tensor({2}, {1, 2})) ==
        "E-ARGUMENT-SHAPE: a result is written to an argument of other dimensions");
  CHECK(call("(2,), 'int32'", tensor({2}, {1, 2})) ==
        "E-ARGUMENT: a result is written to an argument of another rank or datatype");
  CHECK(call("(2, 1), 'float32'", tensor({2}, {1, 2})) ==
        "E-ARGUMENT: a result is written to an argument of another rank or datatype");
  CHECK(call("(2,), 'float32'", shape({2})) ==
        "E-ARGUMENT: a result is written to an argument that is not a tensor");
}

TEST_CASE("relax: operators run as PrimFuncs", "[RLX-D49]") {
  CHECK(runs(model("R.add(x, x)"), {tensor({2}, {1, 2})}) == "float32(2,): 2 4");
  CHECK(runs(model("R.split(x, 2)"), {tensor({2}, {1, 2})}) == "(float32(1,): 1; float32(1,): 2)");
  CHECK(runs(model("R.unique(x)"), {tensor({2}, {2, 1})}) == "float32(2,): 1 2");
  CHECK(runs(model("R.shape_of(x)"), {tensor({2}, {1, 2})}) == "[2]");
}

TEST_CASE("relax: memory that the model allocates", "[RLX-D49]") {
  CHECK(runs(prim_func("B[i] = A[i]") +
                 "    @R.function(pure=False)\n    def main(x: R.Tensor((2,), 'float32')) -> "
                 "R.Object:\n"
                 "        y = R.builtin.alloc_tensor(R.shape([2]), R.dtype('float32'), "
                 "R.prim_value(0))\n        _ = Module.f(x, y)\n        return y\n",
             {tensor({2}, {1, 2})}) == "float32(2,): 1 2");
}

}  // namespace
}  // namespace tenor::semantics::relax::test
