// SPDX-License-Identifier: Apache-2.0
// Impure functions in pure places, where no check has seen them; and what a function does of which
// the call says that it is pure. Dimensions that wrap around.
#include <catch2/catch.hpp>

#include "tests/semantics/relax/model.h"

namespace tenor::semantics::relax::test {
namespace {

const std::string kOfObject = "R.Callable((R.Object,), R.Object)";

std::string relax_function(const std::string& decorator, const std::string& name,
                           const std::string& lines) {
  return "    @R.function" + decorator + "\n    def " + name + "(v: R.Object) -> R.Object:\n" +
         lines + "        return v\n";
}
const std::string kEffects =
    relax_function("(pure=False)", "loud", "        _ = R.print(v, format='{}')\n") +
    relax_function("(pure=False)", "lowered",
                   "        _ = R.call_packed('relax.run.print', R.str(''), v, "
                   "sinfo_args=R.Tuple)\n") +
    relax_function("(pure=False)", "still", "") + relax_function("", "pure", "") +
    "    @T.prim_func\n    def grows(A: T.Buffer((1,), 'float32')):\n"
    "        T.func_attr({'global_symbol': 'grows'})\n        A[0] = A[0] + T.float32(1)\n" +
    relax_function("(pure=False)", "writes", "        _ = Module.grows(v)\n") +
    "    @R.function(pure=False)\n    def second(u: R.Object, v: R.Object) -> R.Object:\n"
    "        _ = Module.grows(v)\n        return v\n"
    "    @T.prim_func\n    def fills(A: T.Buffer((1,), 'float32'), B: T.Buffer((1,), 'float32')):\n"
    "        T.func_attr({'global_symbol': 'fills'})\n        B[0] = A[0]\n"
    "    @T.prim_func\n    def takes(A: T.Buffer((1,), 'float32'), B: T.Buffer((1,), 'float32')):\n"
    "        T.func_attr({'global_symbol': 'takes'})\n        B[0] = A[0]\n        A[0] = B[0]\n"
    "    @R.function(pure=False)\n    def says(u: R.Object, v: R.Object) -> R.Object:\n"
    "        _ = R.print(u, format='{}')\n        return v\n"
    "    @R.function(pure=False)\n    def own(v: R.Object) -> R.Object:\n"
    "        w = R.builtin.alloc_tensor(R.shape([1]), R.dtype('float32'), R.prim_value(0))\n"
    "        u = R.zeros(R.shape([1]), 'float32')\n        _ = Module.grows(u)\n"
    "        return u\n";

/// What `main`, a function so decorated, comes to with these lines, which bind `r`.
std::string decorated(const std::string& decorator, const std::string& lines) {
  return runs(kEffects + "    @R.function" + decorator +
                  "\n    def main(x: R.Tensor((1,), 'float32')) -> R.Object:\n" + lines +
                  "        return r\n",
              {tensor({1}, {3})});
}
/// A call of a function by a variable that says that it is pure.
std::string hidden(const std::string& function) {
  return "        f: R.Object = Module." + function + "\n        g = R.match_cast(f, " + kOfObject +
         ")\n        r: R.Object = g(x)\n";
}
std::string fault(const std::string& function) {
  return "U-IMPURE: an impure function, " + function + ", is called where calls have to be pure";
}

TEST_CASE("relax: an impure function is not called by a pure one",
          "[Relax-Call-impure][Relax/Derive/14.2.3]") {
  CHECK(decorated("", hidden("loud")) == fault("loud"));
  CHECK(decorated("", hidden("still")) == fault("still"));
  CHECK(decorated("", hidden("grows")) == fault("grows"));
  CHECK(decorated("", hidden("pure")) == "float32(1,): 3");
  CHECK(decorated("(pure=False)", hidden("loud")) == "float32(1,): 3");
  CHECK(decorated("", "        R.func_attr({'relax.force_pure': True})\n" + hidden("loud")) ==
        "float32(1,): 3");
  CHECK(decorated("", "        t: R.Tuple(" + kOfObject +
                          ") = (Module.loud,)\n        f = t[0]\n"
                          "        r: R.Object = f(x)\n") == fault("loud"));
  CHECK(decorated("",
                  "        f: R.Object = R.make_closure(Module.loud, (x,))\n"
                  "        r: R.Object = R.invoke_pure_closure(f, (), sinfo_args=R.Object)\n") ==
        fault("loud"));
}

TEST_CASE("relax: an impure function is not called in a dataflow block",
          "[Relax-Call-impure][Relax/Derive/14.2.3:b]") {
  const auto block = [](const std::string& function) {
    return "        f: R.Object = Module." + function + "\n        g = R.match_cast(f, " +
           kOfObject + ")\n        with R.dataflow():\n            r: R.Object = g(x)\n" +
           "            R.output(r)\n";
  };
  CHECK(decorated("(pure=False)", block("loud")) == fault("loud"));
  CHECK(decorated("(pure=False)", block("pure")) == "float32(1,): 3");
  CHECK(decorated("(pure=False)", block("pure") + "        s: R.Object = Module.loud(x)\n") ==
        "float32(1,): 3");
  CHECK(decorated("", "        R.func_attr({'relax.force_pure': True})\n" + block("loud")) ==
        fault("loud"));
}

TEST_CASE("relax: a function that call_pure_packed calls has no effect",
          "[Relax-call_pure_packed-known][Relax-call_pure_packed-writes][Relax/Op/b4.b5]") {
  const auto called = [](const std::string& function, const std::string& argument = "x") {
    return decorated("", "        r: R.Object = R.call_pure_packed(" + function + ", " + argument +
                             ", sinfo_args=R.Object)\n");
  };
  const std::string kPrints =
      "U-IMPURE: a line is printed by the function that call_pure_packed calls";
  const std::string kWrites =
      "U-IMPURE: the function that call_pure_packed calls writes to an argument";
  CHECK(called("Module.loud") == kPrints);
  CHECK(called("Module.lowered") == kPrints);
  CHECK(called("Module.writes") == kWrites);
  CHECK(called("'grows'") == kWrites);
  CHECK(called("Module.still") == "float32(1,): 3");
  CHECK(called("Module.own") == "float32(1,): 1");
  CHECK(decorated("",
                  "        f: R.Object = R.make_closure(Module.loud, (x,))\n"
                  "        r: R.Object = R.call_pure_packed(f, sinfo_args=R.Object)\n") == kPrints);
}

TEST_CASE("relax: a function that call_inplace_packed calls writes to what it names alone",
          "[Relax-call_pure_packed-known][Relax-call_pure_packed-writes][Relax/Op/b5:b]") {
  const auto called = [](const std::string& function, const std::string& arguments,
                         const std::string& indices = "[0]") {
    return decorated("",
                     "        u = R.zeros(R.shape([1]), 'float32')\n"
                     "        r: R.Object = R.call_inplace_packed(" +
                         function + ", " + arguments + ", inplace_indices=" + indices +
                         ", sinfo_args=R.Object)\n");
  };
  CHECK(called("Module.loud", "x") ==
        "U-IMPURE: a line is printed by the function that call_inplace_packed calls");
  CHECK(called("Module.lowered", "x") ==
        "U-IMPURE: a line is printed by the function that call_inplace_packed calls");
  const std::string writes =
      "U-IMPURE: the function that call_inplace_packed calls writes to an argument";
  CHECK(called("Module.writes", "x", "[-1]") == writes);
  CHECK(called("Module.second", "u, x") == writes);
  CHECK(called("Module.second", "u, x", "[1]") == "float32(1,): 4");
  CHECK(called("Module.second", "x, x", "[1]") == "float32(1,): 4");
  CHECK(called("Module.writes", "x", "0") == "float32(1,): 4");
  CHECK(called("Module.still", "x") == "float32(1,): 3");
}

TEST_CASE("relax: a function that call_dps_packed calls writes to the results alone",
          "[Relax-call_pure_packed-writes][Relax/Op/b3.b8]") {
  const auto called = [](const std::string& function) {
    return decorated("", "        r: R.Object = R.call_dps_packed(" + function +
                             ", (x,), out_sinfo=R.Tensor((1,), 'float32'))\n");
  };
  CHECK(called("'fills'") == "float32(1,): 3");
  CHECK(called("'takes'") ==
        "U-IMPURE: the function that call_dps_packed calls writes to an argument");
  CHECK(called("Module.says") ==
        "U-IMPURE: a line is printed by the function that call_dps_packed calls");
  CHECK(decorated("(pure=False)",
                  "        y: R.Object = R.call_dps_packed('fills', (x,), out_sinfo="
                  "R.Tensor((1,), 'float32'))\n        r: R.Object = Module.writes(x)\n") ==
        "float32(1,): 4");
}

TEST_CASE("relax: what call_inplace_packed calls may write", "[Relax/Op/b5:b]") {
  CHECK(decorated("",
                  "        r: R.Object = R.call_inplace_packed(Module.writes, x, "
                  "inplace_indices=[0], sinfo_args=R.Object)\n") == "float32(1,): 4");
}

/// The codes of the notes on a run whose parameter is a shape of `n`.
std::string notes_of(const std::string& lines, std::int64_t n) {
  std::string codes;
  const auto run = invocation(
      "    @R.function\n    def main(s: R.Shape(['n'])) -> R.Object:\n        n = T.int64()\n" +
          lines + "        return r\n",
      {shape({n})});
  for (const Note& note : run.notes) codes += std::string(spec::info(note.code).text) + " ";
  return codes + ending(run);
}

TEST_CASE("relax: a dimension that wraps around is noted", "[RLX-D10]") {
  const std::string product = "        r = R.shape([n * 4611686018427387904])\n";
  CHECK(notes_of(product, 1) == "[4611686018427387904]");
  CHECK(notes_of(product, 4) == "D-DIMENSION-WRAPS [0]");
  CHECK(notes_of("        r = R.shape([(n + 2) // 3])\n", 9223372036854775807) ==
        "D-DIMENSION-WRAPS [-3074457345618258603]");
  CHECK(notes_of("        r = R.shape([n // 2 - n])\n", 9223372036854775807) ==
        "[-4611686018427387904]");
  CHECK(notes_of("        r = R.match_cast(s, R.Shape([n * n * n // n // n]))\n", 1 << 22) ==
        "D-DIMENSION-WRAPS E-MATCH-CAST: dimension 0 of the value is 4194304, not 0");
}

}  // namespace
}  // namespace tenor::semantics::relax::test
