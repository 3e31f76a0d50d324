// SPDX-License-Identifier: Apache-2.0
// What is known of functions, of their parameters, and inside them; what a call makes of it.
#include <catch2/catch.hpp>

#include "spec/prover/canonical.h"
#include "spec/relax/derive/text.h"
#include "tests/spec/relax/derive/script.h"
#include "tests/spec/relax/fixture.h"

using namespace tenor::spec;
using namespace tenor::spec::relax::test;

namespace {

/// What is derived of a function whose parameter and result have no annotation.
struct WithoutAnnotation : Fixture {
  WithoutAnnotation() {
    function = make_function({plain}, seq({block({bind(y, use(plain))})}, use(y)));
    add_function("plain", function);
    Report report(false, readings);
    derivation = relax::check(program, module, CanonicalProver(), report);
  }
  std::string of(const relax::Variable* v) { return full_text(derivation.variables.at(v)); }
  std::string known(std::string_view name) { return full_text(derivation.functions.at(name)); }

  relax::Variable* plain = variable("p");
  relax::Variable* y = variable("y");
  relax::Derivation derivation;
};

const std::string kPrimFunc = script(
    "    @T.prim_func\n"
    "    def p(a: T.handle, k: T.int64, h: T.handle):\n"
    "        A = T.match_buffer(a, (k + 1, 2), \"float16\")\n"
    "        A[0, 0] = T.float16(0)\n"
    "    @R.function(pure=False)\n"
    "    def f(x: R.Tensor((5, 2), \"float16\"), o: R.Object):\n"
    "        y = Module.p(x, R.prim_value(4), o)\n"
    "        return y\n");

}  // namespace

TEST_CASE("a function as the module sees it", "[Relax/Derive/15.1][Relax/Derive/15.1:c]") {
  const std::string text =
      function("(x: " + kVector + ", s: R.Shape(ndim=2)) -> R.Object", "return x");
  CHECK(signature(text, "f") == "R.Callable((" + kVector + ", R.Shape(ndim=2)), R.Object, True)");
}

TEST_CASE("a parameter is what its annotation says", "[Relax/Derive/11.1][Relax/Derive/15.3]") {
  CHECK(bound(function("(x: " + kVector + ")", "return x"), "x") == kVector);
  CHECK(derived(function("(x: " + kVector + ")", "y = x\nreturn y"), "y") == kVector);
}

TEST_CASE("shape variables of parameters are in scope",
          "[Relax/Derive/11.1:b][Relax/Derive/15.3:b]") {
  const std::string text =
      function("(x: R.Tensor((\"n\",), \"float32\"), c: R.Tensor((), \"bool\"))",
               "n = T.int64()\nif c:\n    v = R.zeros(R.shape([n, n]), \"int8\")\nelse:\n"
               "    v = R.zeros(R.shape([n, n]), \"int8\")\nreturn v");
  CHECK(derived(text, "v") == "R.Tensor((n, n), \"int8\")");
}

TEST_CASE("without annotation a parameter is an object",
          "[Relax/Derive/11.1:c][Relax/Derive/15.1:b]") {
  WithoutAnnotation f;
  CHECK(f.of(f.plain) == "R.Object");
  CHECK(f.of(f.y) == "R.Object");
  CHECK(f.known("plain") == "R.Callable((R.Object,), R.Object, True)");
}

TEST_CASE("before it is derived, a result without annotation is an object",
          "[Relax/Derive/1][Relax/Derive/15.1:d]") {
  const std::string text = function("(x: " + kVector + ")", "y = Module.f(x)\nreturn x");
  CHECK(derived(text, "y") == "R.Object");
  CHECK(signature(text, "f") == "R.Callable((" + kVector + ",), " + kVector + ", True)");
}

TEST_CASE("functions are entered as they are derived", "[Relax/Derive/1:b][Relax/Derive/15.6:b]") {
  const std::string text = script("    @R.function\n    def f(x: " + kVector +
                                  "):\n        y = Module.g(x)\n"
                                  "        return y\n"
                                  "    @R.function\n    def g(x: " +
                                  kVector + "):\n        z = (x, x)\n        return z\n");
  CHECK(derived(text, "y") == "R.Tuple(" + kVector + ", " + kVector + ")");
  CHECK(signature(text, "g").find("R.Tuple(") != std::string::npos);
}

TEST_CASE("a result with an annotation is what it says", "[Relax/Derive/15.6]") {
  CHECK(signature(function("(x: " + kVector + ") -> R.Tensor(ndim=1)", "return x"), "f") ==
        "R.Callable((" + kVector + ",), R.Tensor(ndim=1), True)");
}

TEST_CASE("the body of a function of the module is judged",
          "[Relax/Derive/15.2:b][Relax/Derive/15.4]") {
  const auto returns = [](const std::string& result) {
    return says("RLX-Function-result",
                function("(x: " + kVector + ", s: R.Shape(ndim=2)) -> " + kVector,
                         "y = " + result + "\nreturn y"));
  };
  CHECK(returns("R.add(x, x)").empty());
  CHECK(returns("s") == "error");
}

TEST_CASE("variables of a function are gone behind it", "[Relax/Derive/15.7]") {
  const std::string text =
      function("(x: " + kVector + ")",
               "@R.function\ndef g(a: R.Tensor((\"k\",), \"float32\")):\n    m = T.int64()\n"
               "    b = R.match_cast(a, R.Tensor((m,), \"float32\"))\n    return b\n"
               "y = g(x)\nreturn y");
  CHECK(derived(text, "b") == "R.Tensor((m,), \"float32\")");
  CHECK(derived(text, "y") == "R.Tensor(dtype=\"float32\", ndim=1)");
}

TEST_CASE("purity is what the function says", "[Relax/PurityCheck/3]") {
  const auto pure = [](const std::string& decorator) {
    return signature(script("    " + decorator + "\n    def f(x: R.Object) -> R.Object:\n" +
                            "        return x\n"),
                     "f");
  };
  CHECK(pure("@R.function") == "R.Callable((R.Object,), R.Object, True)");
  CHECK(pure("@R.function(pure=False)") == "R.Callable((R.Object,), R.Object, False)");
}

TEST_CASE("a PrimFunc is a function that gives nothing back",
          "[Relax/Derive/16.2][Relax/Entry/p2:b]") {
  const std::string known = signature(kPrimFunc, "p");
  CHECK(known.find("R.Callable((") == 0);
  CHECK(known.substr(known.size() - 18) == "), R.Tuple, False)");
  CHECK(derived(kPrimFunc, "y") == "R.Tuple");
}

TEST_CASE("a buffer is a tensor", "[Relax/Derive/16.1.2]") {
  CHECK(signature(kPrimFunc, "p").find("(R.Tensor((k + 1, 2), \"float16\"), ") !=
        std::string::npos);
  CHECK(says("RLX-Call-argument", kPrimFunc).empty());
}

TEST_CASE("a scalar of a PrimFunc is a primitive value", "[Relax/Derive/16.1.1]") {
  const std::string text = script(
      "    @T.prim_func\n"
      "    def p(k: T.int32, b: T.bool):\n"
      "        T.evaluate(k)\n"
      "    @R.function\n    def f(x: R.Object):\n        return x\n");
  CHECK(signature(text, "p") ==
        "R.Callable((R.Prim(\"int32\"), R.Prim(\"bool\")), R.Tuple, False)");
}

TEST_CASE("an external function", "[Relax/Derive/13]") {
  const std::string known =
      derived(function("(x: R.Object)", "h = R.ExternFunc(\"log\")\nreturn h"), "h");
  CHECK(known ==
        "R.Callable(purity=False, derive_func=\"tvm.relax.struct_info.infer_by_sinfo_args\")");
}

TEST_CASE("what a call of an external function gives", "[Relax/Derive/14.2.2.2]") {
  const auto given = [](const std::string& infos) {
    return derived(script("    @R.function(pure=False)\n    def f(o: R.Object):\n"
                          "        r = R.call_packed(\"log\", o" +
                          infos + ")\n        return r\n"),
                   "r");
  };
  CHECK(given("") == "R.Object");
  CHECK(given(", sinfo_args=(R.Shape(ndim=2),)") == "R.Shape(ndim=2)");
  CHECK(given(", sinfo_args=(R.Object, R.Shape(ndim=2))") == "R.Tuple(R.Object, R.Shape(ndim=2))");
}

TEST_CASE("a call by what is known of callee and arguments",
          "[Relax/Derive/14.2][Relax/Derive/14.2:b][Relax/Derive/14.2.4]") {
  const auto call = [](const std::string& callee) {
    return function("(g: R.Callable((" + kVector + ",), R.Shape(ndim=2), True), x: " + kVector +
                        ", o: R.Object, s: R.Shape(ndim=1))",
                    "r = " + callee + "\nreturn r");
  };
  CHECK(derived(call("g(x)"), "r") == "R.Shape(ndim=2)");
  CHECK(says("RLX-Call-argument", call("g(R.add(x, x))")).empty());
  CHECK(says("RLX-Call-argument", call("g(s)")) == "error");
  CHECK(says("RLX-Call-callee", call("o(x)")) == "error");
}

TEST_CASE("sizes of all arguments together make the result",
          "[Relax/Derive/14.2.5:b][Relax/Derive/14.2.5:c]") {
  const std::string text = script(
      "    @R.function\n"
      "    def g(a: R.Tensor((\"n\",), \"int8\"), b: R.Tensor((\"m\",), \"int8\")) -> "
      "R.Tensor((\"m\", \"n\"), \"int8\"):\n"
      "        n, m = T.int64(), T.int64()\n"
      "        return R.zeros(R.shape([m, n]), \"int8\")\n"
      "    @R.function\n"
      "    def f(x: R.Tensor((3,), \"int8\"), y: R.Tensor((4,), \"int8\")):\n"
      "        r = Module.g(x, y)\n"
      "        q = Module.g(y, x)\n"
      "        return r\n");
  CHECK(derived(text, "r") == "R.Tensor((4, 3), \"int8\")");
  CHECK(derived(text, "q") == "R.Tensor((3, 4), \"int8\")");
}
