// SPDX-License-Identifier: Apache-2.0
// Values of another kind than an expression needs, where no annotation says so; and the smallest
// functions of the virtual machine.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

std::string object_function(const std::string& name, const std::string& parameter,
                            const std::string& lines) {
  return "    @R.function(pure=False)\n    def " + name + "(" + parameter + ") -> R.Object:\n" +
         lines;
}
/// The value of `expression` of a vector `x`, in a module with those other functions.
std::string of_vector(const std::string& expression, const std::string& others = "") {
  return runs(others + object_function("main", "x: R.Tensor(('n',), 'float32')",
                                       "        n = T.int64()\n        r: R.Object = " +
                                           expression + "\n        return r\n"),
              {tensor({2}, {1, 2})});
}
/// The same of a function `takes` that is handed the argument as an object `v`.
std::string handed(const std::string& argument, const std::string& lines) {
  return of_vector("Module.takes(" + argument + ")",
                   object_function("takes", "v: R.Object", lines));
}
const std::string kReturns = "        return r\n";
const std::string kBranches =
    "        if v:\n            r: R.Object = R.shape([1])\n"
    "        else:\n            r: R.Object = R.shape([2])\n" +
    kReturns;

TEST_CASE("relax: a condition is a Bool scalar that was written", "[Relax/Eval/10.1:b]") {
  CHECK(handed("x", kBranches) == "E-VALUE: the condition of an If is not a Bool scalar");
  CHECK(handed("R.const(True, 'bool')", kBranches) == "[1]");
  CHECK(handed("R.builtin.alloc_tensor(R.shape([]), R.dtype('bool'), R.prim_value(0))",
               kBranches) == "U-INDETERMINATE: the condition of an If was never written");
}

TEST_CASE("relax: a field is one of a tuple that has it", "[Relax/Eval/7]") {
  const std::string second = "        r: R.Object = v[1]\n" + kReturns;
  CHECK(handed("x", second) == "E-VALUE: field 1 is taken of what is not a tuple");
  CHECK(handed("(x,)", second) == "E-VALUE: field 1 is taken of a tuple of 1");
  CHECK(handed("(x, x)", second) == "float32(2,): 1 2");
}

TEST_CASE("relax: what is called is a function that takes the arguments", "[Relax/Eval/12.2]") {
  CHECK(handed("x", "        r: R.Object = v(v)\n" + kReturns).starts_with("E-VALUE"));
  const std::string of_two = "R.Callable((R.Object, R.Object), R.Object)";
  CHECK(handed("Module.takes", "        f: " + of_two + " = R.match_cast(v, " + of_two +
                                   ")\n        r: R.Object = f(f, f)\n" + kReturns) ==
        "E-VALUE: the function takes 1 argument, but the call passes 2");
  CHECK(of_vector("Module.other(x)") == "S-EXTERN: other is not a function of this module");
  const std::string adds =
      "    @T.prim_func\n    def adds(a: T.int64, b: T.int64):\n        T.evaluate(a + b)\n";
  CHECK(of_vector("Module.adds(R.prim_value(1))", adds).starts_with("E-ARGUMENT"));
}

TEST_CASE("relax: a result is what the signature says", "[Relax/FuncBoundary/p3]") {
  const std::string two =
      "    @R.function(pure=False)\n    def two(v: R.Object) -> "
      "R.Tensor((2,), 'float32'):\n        return v\n";
  CHECK(of_vector("Module.two(x)", two) == "float32(2,): 1 2");
  CHECK(of_vector("Module.two(R.shape([1]))", two) ==
        "E-SIGNATURE: the result is a shape, not a tensor");
  CHECK(of_vector("Module.two(R.const([1.0], 'float32'))", two) ==
        "E-SIGNATURE: dimension 0 of the result is 1, not 2");
}

TEST_CASE("relax: a result of call_tir has no negative dimension", "[RLX-D19]") {
  const std::string nothing =
      "    @T.prim_func\n    def nothing(a: T.handle, b: T.handle):\n        n = T.int64()\n"
      "        m = T.int64()\n        A = T.match_buffer(a, (n,), 'float32')\n"
      "        B = T.match_buffer(b, (m,), 'float32')\n        T.evaluate(0)\n";
  CHECK(of_vector("R.call_tir(Module.nothing, (x,), out_sinfo=R.Tensor((n - 3,), 'float32'))",
                  nothing) == "O-EXTENT: a dimension of a result of call_tir is negative");
}

TEST_CASE("relax: null, and small functions of the virtual machine", "[RLX-D49]") {
  CHECK(of_vector("R.null_value()") == "None");
  const std::string packed = "R.call_packed('";
  CHECK(of_vector(packed + "vm.builtin.to_device', x, R.prim_value(1), R.prim_value(0), "
                           "sinfo_args=(R.Tensor((2,), 'float32'),))") == "float32(2,): 1 2");
  CHECK(of_vector(packed + "vm.builtin.make_prim_value', " + packed +
                  "vm.builtin.alloc_shape_heap', R.prim_value(1), sinfo_args=(R.Object,)), "
                  "R.prim_value(0), R.prim_value(7), sinfo_args=(R.Prim('int64'),))") == "int64 7");
  const ModelInvocation printed = invocation(
      object_function("main", "",
                      "        r: R.Object = R.call_packed('relax.run.print', R.str('{} is here'), "
                      "R.str('it'), sinfo_args=(R.Object,))\n        return r\n"));
  CHECK(printed.printed == std::vector<std::string>{"it is here"});
}

}  // namespace
}  // namespace tenor::semantics::relax::test
