// SPDX-License-Identifier: Apache-2.0
// What comes first: prints, assertions and writes show in which order parts are evaluated.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

using Lines = std::vector<std::string>;

/// Functions that show when they are called, and a `main` of these lines.
std::string printing_model(const std::string& lines) {
  return "    @T.prim_func\n    def add_one(A: T.Buffer((1,), 'float32')):\n"
         "        A[0] = A[0] + T.float32(1)\n"
         "    @R.function(pure=False)\n    def say(t: R.Object) -> R.Object:\n"
         "        _ = R.print(t, format='{}')\n        return t\n"
         "    @R.function(pure=False)\n    def pair(a: R.Object, b: R.Object) -> R.Object:\n"
         "        _ = R.print(format='pair')\n        return (a, b)\n"
         "    @R.function(pure=False)\n    def callee(a: R.Object) -> R.Object:\n"
         "        _ = R.print(format='callee')\n        return Module.pair\n"
         "    @R.function(pure=False)\n    def bump(x: R.Tensor((1,), 'float32')) -> R.Object:\n"
         "        _ = Module.add_one(x)\n        return R.add(x, x)\n"
         "    @R.function(pure=False)\n    def main(x: R.Tensor((1,), 'float32')) -> R.Object:\n" +
         lines;
}
Lines printed(const std::string& lines) {
  const ModelInvocation run = invocation(printing_model(lines), {tensor({1}, {1})});
  INFO(ending(run));
  CHECK(run.returned);
  return run.printed;
}

TEST_CASE("relax: bindings run in order, whatever uses them", "[Relax/Eval/13.2]") {
  CHECK(printed("        a = Module.say(R.str('a'))\n        b = Module.say(R.str('b'))\n"
                "        c = Module.pair(b, a)\n        return c\n") == Lines{"a", "b", "pair"});
}

TEST_CASE("relax: the callee, then arguments in order, then the call", "[Relax/Eval/12.2:b]") {
  CHECK(
      printed("        r: R.Object = Module.pair(Module.say(R.str('a')), Module.say(R.str('b')))\n"
              "        return r\n") == Lines{"a", "b", "pair"});
  CHECK(printed("        f: R.Callable((R.Object, R.Object), R.Object) = "
                "Module.callee(Module.say(R.str('a')))\n"
                "        r = f(Module.say(R.str('b')), Module.say(R.str('c')))\n"
                "        return r\n") == Lines{"a", "callee", "b", "c", "pair"});
}

TEST_CASE("relax: fields of a tuple in order", "[Relax/Eval/3]") {
  CHECK(printed("        r = (Module.say(R.str('a')), (Module.say(R.str('b')),), "
                "Module.say(R.str('c')))\n        return r\n") == Lines{"a", "b", "c"});
}

TEST_CASE("relax: a field that is evaluated later sees what an earlier one wrote",
          "[Relax/Eval/3][Relax/Eval/2]") {
  const HostValue x = tensor({1}, {1});
  CHECK(runs(printing_model("        r = (Module.bump(x), Module.bump(x))\n        return r\n"),
             {x}) == "(float32(1,): 4; float32(1,): 6)");
  CHECK(runs(printing_model("        r = (R.add(x, x), Module.bump(x), x)\n        return r\n"),
             {x}) == "(float32(1,): 2; float32(1,): 4; float32(1,): 2)");
}

TEST_CASE("relax: the first assertion that fails ends the run", "[Relax/Eval/13.2]") {
  const ModelInvocation run = invocation(
      printing_model("        _ = Module.say(R.str('before'))\n"
                     "        _1 = R.assert_op(R.const(False, 'bool'), format='first')\n"
                     "        _2 = R.assert_op(R.const(False, 'bool'), format='second')\n"
                     "        _3 = Module.say(R.str('after'))\n        return x\n"),
      {tensor({1}, {1})});
  CHECK(ending(run) == "E-ASSERT: first");
  CHECK(run.printed == Lines{"before"});
}

TEST_CASE("relax: only the branch that is taken has effects", "[Relax/Eval/10.2]") {
  CHECK(printed("        if R.const(True, 'bool'):\n            r = Module.say(R.str('yes'))\n"
                "        else:\n            r = Module.say(R.str('no'))\n        return r\n") ==
        Lines{"yes"});
}

}  // namespace
}  // namespace tenor::semantics::relax::test
