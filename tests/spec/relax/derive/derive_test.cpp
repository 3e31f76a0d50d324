// SPDX-License-Identifier: Apache-2.0
// What is derived of expressions, sequences and functions.
#include <catch2/catch.hpp>

#include "tests/spec/relax/derive/script.h"

using namespace tenor::spec::relax::test;

namespace {

std::string value(const std::string& expression) {
  return function("(x: R.Tensor((\"n\", 4), \"float32\"), c: R.Tensor((), \"bool\"))",
                  "n = T.int64()\nv = " + expression + "\nreturn v");
}

}  // namespace

TEST_CASE("every variable has StructInfo, as exact as is known",
          "[Relax/SInfoSurvey/p1][Relax/StructInfo/p1:b]") {
  const std::string text = function(
      "(x: R.Tensor((\"n\", 4), \"float32\"), s: R.Tensor(dtype=\"float32\"), o: R.Object)",
      "a = R.nn.relu(x)\nb = R.nn.relu(s)\nc = (a, o)\nd = c[0]\n"
      "e: R.Tensor(ndim=2) = d\nreturn e");
  CHECK(derived(text, "a") == "R.Tensor((n, 4), \"float32\")");
  CHECK(derived(text, "b") == "R.Tensor(dtype=\"float32\")");
  CHECK(derived(text, "c") == "R.Tuple(R.Tensor((n, 4), \"float32\"), R.Object)");
  CHECK(derived(text, "d") == "R.Tensor((n, 4), \"float32\")");
  CHECK(says("RLX-VarBinding-annotation", text).empty());
}

TEST_CASE("constants", "[Relax/Derive/3][Relax/Derive/3:b][Relax/Derive/3:c][Relax/Derive/3:d]") {
  CHECK(derived(value("R.const(1, \"int32\")"), "v") == "R.Tensor((), \"int32\")");
  CHECK(derived(value("R.const([1, 2], \"int64\")"), "v") == "R.Tensor((2,), \"int64\")");
}

TEST_CASE("values without parts", "[Relax/Derive/5][Relax/Derive/6]") {
  CHECK(derived(value("R.str(\"a\")"), "v") == "R.Object");
  CHECK(derived(value("R.dtype(\"int8\")"), "v") == "R.Object");
}

TEST_CASE("a primitive value", "[Relax/Derive/4][RLX-D12]") {
  CHECK(derived(value("R.prim_value(n + 1)"), "v") == "R.Prim(value=n + 1)");
  CHECK(derived(value("R.prim_value(n + 1)"), "v", as_written_reading("RLX-D12")) ==
        "R.Prim(\"int64\")");
}

TEST_CASE("tuples and shapes", "[Relax/Derive/7][Relax/Derive/8][Relax/Derive/12.4]") {
  CHECK(derived(value("(x, R.shape([n, 2]))"), "v") ==
        "R.Tuple(R.Tensor((n, 4), \"float32\"), R.Shape([n, 2]))");
  CHECK(derived(value("(c, x)[1]"), "v") == "R.Tensor((n, 4), \"float32\")");
}

TEST_CASE("branches are joined", "[Relax/Derive/9]") {
  const auto joined = [](const std::string& yes, const std::string& no) {
    return derived(function("(x: R.Tensor((2, 4), \"float32\"), y: R.Tensor((3, 4), \"float32\"), "
                            "c: R.Tensor((), \"bool\"))",
                            "if c:\n    v = " + yes + "\nelse:\n    v = " + no + "\nreturn v"),
                   "v");
  };
  CHECK(joined("x", "x") == "R.Tensor((2, 4), \"float32\")");
  CHECK(joined("x", "y") == "R.Tensor(dtype=\"float32\", ndim=2)");
  CHECK(joined("x", "R.shape([2])") == "R.Object");
}

TEST_CASE("what a function binds is gone behind it", "[Relax/Derive/10.4][RLX-D21]") {
  const std::string text = script(
      "    @R.function\n"
      "    def f(x: R.Tensor((4,), \"float32\")):\n"
      "        y = Module.g(x)\n"
      "        return y\n"
      "    @R.function\n"
      "    def g(x: R.Tensor((\"n\",), \"float32\")):\n"
      "        m = T.int64()\n"
      "        z = R.match_cast(x, R.Tensor((m,), \"float32\"))\n"
      "        w = (x, z)\n"
      "        return w\n");
  CHECK(derived(text, "y") ==
        "R.Tuple(R.Tensor((4,), \"float32\"), R.Tensor(dtype=\"float32\", ndim=1))");
}

TEST_CASE("a function without annotation is derived before its callers", "[RLX-D48]") {
  const std::string text = script(
      "    @R.function\n    def a(x: R.Tensor((2,), \"int8\")):\n        y = Module.b(x)\n"
      "        return y\n"
      "    @R.function\n    def b(x: R.Tensor((2,), \"int8\")):\n        z = Module.c(x)\n"
      "        return z\n"
      "    @R.function\n    def c(x: R.Tensor((\"k\",), \"int8\")):\n        return x\n");
  CHECK(derived(text, "y") == "R.Tensor((2,), \"int8\")");
}

TEST_CASE("a function calls itself with other sizes", "[Relax/Derive/15.2]") {
  const std::string text = script(
      "    @R.function\n"
      "    def f(x: R.Tensor((\"n\",), \"float32\"), c: R.Tensor((), \"bool\")) -> "
      "R.Tensor((\"2 * n\",), \"float32\"):\n"
      "        y = R.concat((x, x), axis=0)\n"
      "        z = Module.f(y, c)\n"
      "        return y\n");
  CHECK(derived(text, "z") == "R.Tensor((n * 4,), \"float32\")");
}

TEST_CASE("a PrimFunc that is called directly", "[Relax/Derive/16.2]") {
  const std::string text = script(
      "    @T.prim_func\n"
      "    def p(a: T.handle, k: T.int64):\n"
      "        A = T.match_buffer(a, (k + 1,), \"float32\")\n"
      "        A[0] = T.float32(0)\n"
      "    @R.function(pure=False)\n"
      "    def f(x: R.Tensor((\"n + 1\",), \"float32\"), s: R.Shape([\"n\"])):\n"
      "        n = T.int64()\n"
      "        y = Module.p(x, R.prim_value(n))\n"
      "        return y\n");
  CHECK(derived(text, "y") == "R.Tuple");
  CHECK(says("RLX-Call-argument-open", text).empty());
}

TEST_CASE("scalars and handles of a PrimFunc", "[RLX-D22]") {
  const auto calling = [](const std::string& k, const std::string& p) {
    return script(
        "    @T.prim_func\n"
        "    def p(k: T.int32, p: T.handle):\n"
        "        T.evaluate(k)\n"
        "    @R.function(pure=False)\n"
        "    def f(k: " +
        k + ", p: " + p +
        "):\n"
        "        y = Module.p(k, p)\n"
        "        return y\n");
  };
  const char* const id = "RLX-Call-argument";
  CHECK(says(id, calling("R.Prim(\"int32\")", "R.Object")).empty());
  CHECK(says(id, calling("R.Prim(\"int32\")", "R.Shape")).empty());  // anything is an object
  CHECK(says(id, calling("R.Prim(\"int64\")", "R.Object")) == "error");
  CHECK(says(id, calling("R.Tensor((), \"int32\")", "R.Object")) == "error");
}

TEST_CASE("devices spread to what is computed", "[Relax/VDevice/3.1:b][Relax/VDevice/p3]") {
  const std::string text =
      "from tvm.script import ir as I\nfrom tvm.script import relax as R\n"
      "@I.ir_module\nclass Module:\n"
      "    I.module_global_infos({\"vdevice\": [I.vdevice(\"llvm\")]})\n"
      "    @R.function\n"
      "    def f(x: R.Tensor((3,), \"float32\")) -> R.Tensor((3,), \"float32\", "
      "vdevice=\"llvm\"):\n"
      "        y = R.nn.relu(x)\n"
      "        z = R.nn.relu(y)\n"
      "        return z\n";
  CHECK(derived(text, "y").find("llvm") != std::string::npos);
}

TEST_CASE("long and deep programs", "[Relax/Derive/10]") {
  SECTION("ten thousand bindings") {
    std::string body;
    for (int i = 0; i < 10'000; ++i) body += "x = R.add(x, x)\n";
    CHECK(derived(function("(x: R.Tensor((\"n\",), \"float32\"))", body + "return x"), "x") ==
          "R.Tensor((n,), \"float32\")");
  }
  SECTION("tuples that share their parts") {
    std::string body;
    for (int i = 0; i < 40; ++i) body += "x = (x, x)\n";
    CHECK(derived(function("(x: R.Object)", body + "y = x[0][1]\nreturn y"), "y").size() < 10'000);
  }
}
