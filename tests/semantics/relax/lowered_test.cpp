// SPDX-License-Identifier: Apache-2.0
// What lowered models call by name.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

std::string heap_of_one(const std::string& lines) {
  return "    @R.function(pure=False)\n    def main(x: R.Object) -> R.Object:\n"
         "        heap: R.Object = R.call_builtin_with_ctx('vm.builtin.alloc_shape_heap', "
         "(R.prim_value(1),), sinfo_args=(R.Object,))\n" +
         lines;
}

TEST_CASE("relax: the heap of shapes stores and compares dimensions", "[RLX-D49]") {
  const std::string match =
      "        _ = R.call_packed('vm.builtin.match_shape', x, heap, R.prim_value(2), "
      "R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(3), R.str('at'), "
      "sinfo_args=(R.Tuple,))\n"
      "        s: R.Object = R.call_packed('vm.builtin.make_shape', heap, R.prim_value(2), "
      "R.prim_value(1), R.prim_value(0), R.prim_value(0), R.prim_value(7), "
      "sinfo_args=(R.Object,))\n        return s\n";
  CHECK(runs(heap_of_one(match), {shape({5, 3})}) == "[5, 7]");
  CHECK(runs(heap_of_one(match), {shape({5, 4})}) ==
        "E-MATCH-CAST: a value of the dimensions (5, 4) does not match its StructInfo");
  CHECK(runs(heap_of_one(match), {shape({5})}) ==
        "E-MATCH-CAST: a value of the dimensions (5) does not match its StructInfo");
}

TEST_CASE("relax: checks of arguments", "[RLX-D49]") {
  const std::string check =
      "        _ = R.call_packed('vm.builtin.check_tensor_info', x, R.prim_value(1), "
      "R.dtype('float32'), R.str('at'), sinfo_args=(R.Tuple,))\n        return x\n";
  CHECK(runs(heap_of_one(check), {tensor({1}, {4})}) == "float32(1,): 4");
  CHECK(runs(heap_of_one(check), {tensor({1, 1}, {4})}) ==
        "E-SIGNATURE: an argument is not what its parameter asks for: at");
  CHECK(runs(heap_of_one(check), {tensor({1}, {4}, spec::int_type(8))}) ==
        "E-SIGNATURE: an argument is not what its parameter asks for: at");
}

TEST_CASE("relax: a reshaped tensor has the memory of the other", "[RLX-D49]") {
  const std::string body =
      "    @T.prim_func\n    def f(A: T.Buffer((2, 1), 'float32')):\n"
      "        A[1, 0] = T.float32(9)\n"
      "    @R.function(pure=False)\n    def main(x: R.Tensor((2,), 'float32')) -> R.Object:\n"
      "        y: R.Object = R.call_packed('vm.builtin.reshape', x, R.shape([2, 1]), "
      "sinfo_args=(R.Object,))\n        _ = Module.f(y)\n        return x\n";
  CHECK(runs(body, {tensor({2}, {1, 2})}) == "float32(2,): 1 9");
}

TEST_CASE("relax: a PrimFunc gets the fields of a tuple and the dimensions of a shape",
          "[Relax/Op/b1.b8]") {
  const auto filled = [](const std::string& call) {
    return runs(
        "    @T.prim_func\n"
        "    def f(A: T.Buffer((2,), 'float32'), n: T.int64, m: T.int64):\n"
        "        A[n] = T.Cast('float32', m)\n"
        "    @R.function(pure=False)\n    def main(x: R.Tensor((2,), 'float32')) -> R.Object:\n"
        "        _: R.Object = " +
            call + "\n        return x\n",
        {tensor({2}, {4, 4})});
  };
  CHECK(filled("R.vm.call_tir_dyn(Module.f, (x, R.shape([1, 5])))") == "float32(2,): 4 5");
  CHECK(filled("R.call_packed('vm.builtin.call_tir_dyn', Module.f, x, R.shape([0, 6]), "
               "sinfo_args=(R.Object,))") == "float32(2,): 6 4");
}

TEST_CASE("relax: a view has the name that later stages give it", "[Relax/Eval/12.2.2]") {
  const auto viewed = [](const std::string& arguments) {
    return runs(
        "    @R.function(pure=False)\n    def main(x: R.Tensor((2,), 'float32')) -> R.Object:\n"
        "        y = R.call_packed('runtime.TVMTensorCreateView', x" +
            arguments + ", sinfo_args=[R.Object])\n        return y\n",
        {tensor({2}, {1, 2})});
  };
  CHECK(viewed(", R.shape([1]), R.dtype('float32'), R.prim_value(4)") == "float32(1,): 2");
  CHECK(viewed(", R.shape([1])") ==
        "S-EXTERN: runtime.TVMTensorCreateView does not take float32(2,), [1]");
}

TEST_CASE("relax: functions of the virtual machine take no other arguments than theirs",
          "[Relax/Eval/12.2.2]") {
  const auto called = [](const std::string& call) {
    return runs(
        "    @R.function(pure=False)\n    def main(x: R.Tensor((2,), 'float32')) -> R.Object:\n"
        "        y = R.call_packed('vm.builtin." +
            call + ", sinfo_args=[R.Object])\n        return y\n",
        {tensor({2}, {1, 2})});
  };
  const auto unknown = [](const std::string& name, const std::string& arguments) {
    return "S-EXTERN: vm.builtin." + name + " does not take " + arguments;
  };
  CHECK(called("reshape', x, R.shape([1, 2])") == "float32(1, 2): 1 2");
  CHECK(called("reshape', x, R.shape([5])") == unknown("reshape", "float32(2,), [5]"));
  CHECK(called("reshape', x") == unknown("reshape", "float32(2,)"));
  CHECK(called("make_shape', x, R.prim_value(9)") == unknown("make_shape", "float32(2,), 9"));
  CHECK(called("make_prim_value', x") == unknown("make_prim_value", "float32(2,)"));
  CHECK(called("match_shape', x") == unknown("match_shape", "float32(2,)"));
  CHECK(called("to_device'") == unknown("to_device", "no arguments"));
  CHECK(called("check_tensor_info'") == unknown("check_tensor_info", "no arguments"));
  CHECK(called("alloc_shape_heap', x") == unknown("alloc_shape_heap", "float32(2,)"));
}

}  // namespace
}  // namespace tenor::semantics::relax::test
