// SPDX-License-Identifier: Apache-2.0
// Type variables of Python as dimensions, `n = TypeVar("n")` around a function or `def f[n]`: where
// they hold, and that they are int64. TIR/Grammar/PrimFunc, Relax/Dims; ledger RLX-D30.
#include <fmt/format.h>

#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {
namespace {

const std::string kHeader =
    "from typing import TypeVar\nimport typing\nfrom tvm.script import ir as I, tirx as T, relax "
    "as "
    "R\n";
const std::string kTypeVariable = "n = TypeVar(\"n\")\n";

/// The datatype of the first dimension of the first buffer of `function`, else the findings.
std::string dimension(const std::string& before, const std::string& function) {
  const Outcome outcome(kHeader + before + "@T.prim_func\n" + function);
  const tir::PrimFunc* f = outcome.main();
  if (outcome.report.errors() != 0 || !f) return outcome.codes();
  for (const Buffer* b : f->buffers)
    if (b) return to_string(b->shape[0]->dtype);
  return "no buffer";
}

std::string taking(const std::string& params) {
  return fmt::format("def main({}):\n    T.evaluate(0)\n", params);
}

}  // namespace

TEST_CASE("a type variable in a signature is int64", "[TIR/Grammar/PrimFunc]") {
  CHECK(dimension(kTypeVariable, taking("A: T.Buffer((n,))")) == "int64");
  CHECK(dimension(kTypeVariable, taking("A: T.Buffer(shape=(n, 4))")) == "int64");
  CHECK(dimension(kTypeVariable, taking("A: T.Buffer((n + 1,), strides=(n,))")) == "int64");
  CHECK(dimension(kTypeVariable, taking("A: T.Buffer((\"n\",))")) == "int64");
  CHECK(dimension(kTypeVariable, taking("A: T.Buffer((\"n * 2\", n))")) == "int64");
  CHECK(dimension("", "def main[n](A: T.Buffer((n,))):\n    T.evaluate(0)\n") == "int64");
  CHECK(dimension("", "def main[n: int](A: T.Buffer((n,))):\n    T.evaluate(0)\n") == "int64");
  CHECK(dimension("", taking("A: T.Buffer((\"n\",))")) == "int32");
}

TEST_CASE("a type variable of Python goes by what it is, not by its spelling", "[python]") {
  const std::string f = taking("A: T.Buffer((n,))");
  CHECK(dimension("n = typing.TypeVar(\"n\")\n", f) == "int64");
  CHECK(dimension("from typing import TypeVar as V\nn = V(\"n\")\n", f) == "int64");
  CHECK(dimension("def around():\n    n = TypeVar(\"n\")\n    pass\n", f) != "int64");
  for (const char* other :
       {"n = TypeVar(\"m\")\n", "n = TypeVar(\"n\", bound=int)\n", "n = TypeVar(\"n\", int, str)\n",
        "m = TypeVar(\"m\")\nn = m\n", "n = T.TypeVar(\"n\")\n"}) {
    INFO(other);
    CHECK(dimension(other, f) == "X-PYTHON-VALUE");
  }
}

TEST_CASE("a declaration in the body agrees with a type variable", "[TIR/Grammar/PrimFunc]") {
  const auto declared = [](const std::string& shape, const std::string& dtype) {
    return dimension(kTypeVariable, fmt::format("def main(A: T.Buffer({})):\n    n = T.{}()\n"
                                                "    T.evaluate(n)\n",
                                                shape, dtype));
  };
  CHECK(declared("(n,)", "int64") == "int64");
  CHECK(declared("(n,)", "int32") == "P-ARGUMENT");
  CHECK(declared("(\"n\",)", "int32") == "int32");  // so printed beside a function with n of int64
  CHECK(declared("(\"n\", n)", "int32") == "int32");
}

TEST_CASE("what else has the name of a type variable is not it", "[TIR/Scope]") {
  CHECK(dimension(kTypeVariable, taking("n: T.int32, A: T.Buffer((n,))")) == "int32");
  CHECK(dimension(kTypeVariable, taking("A: T.Buffer((\"n\",)), n: T.int32")) == "int32");
  CHECK(dimension(kTypeVariable, taking("A: T.Buffer((n,)), n: T.int32")) == "X-PYTHON-VALUE");
  CHECK(dimension("", "def main[n](n: T.int32, A: T.Buffer((n,))):\n    T.evaluate(0)\n") ==
        "int32");
  CHECK(dimension(kTypeVariable,
                  "def main(a: T.handle):\n    n = T.int32()\n"
                  "    A = T.match_buffer(a, (n,))\n    T.evaluate(0)\n") == "int32");
  CHECK(dimension(kTypeVariable,
                  "def main(a: T.handle):\n    A = T.match_buffer(a, (n,))\n"
                  "    T.evaluate(0)\n") == "X-PYTHON-VALUE");
}

TEST_CASE("what brings a variable of its own may use the name of a dimension", "[TIR/Scope]") {
  for (const std::string head : {"A: T.Buffer((n,))", "A: T.Buffer((\"n\",))"}) {
    for (const std::string inner : {"    for n in range(8):\n        A[n] = T.float32(0)\n",
                                    "    with T.launch_thread(\"threadIdx.x\", 8) as n:\n"
                                    "        A[n] = T.float32(0)\n",
                                    "    with T.sblock(\"b\"):\n        n = T.axis.spatial(8, 0)\n"
                                    "        A[n] = T.float32(0)\n",
                                    "    n: T.let[T.int32] = 3\n    A[n] = T.float32(0)\n"}) {
      INFO(head << '\n' << inner);
      const Outcome outcome(kHeader + kTypeVariable + "@T.prim_func\ndef main(" + head + "):\n" +
                            inner);
      REQUIRE(outcome.main());
      CHECK(outcome.codes().empty());
      const auto* store = first<tir::BufferStore>(outcome.main()->body);
      const auto* dimension = as<Var>(outcome.main()->buffers[0]->shape[0]);
      REQUIRE(dimension);
      CHECK(as<Var>(store->indices[0])->variable != dimension->variable);
      CHECK(as<Var>(store->indices[0])->dtype == int_type(32));
    }
  }
}

TEST_CASE("each function of a module has its own dimension of a type variable") {
  const Outcome outcome(
      kHeader + kTypeVariable +
      "@I.ir_module\nclass M:\n"
      "    @T.prim_func\n    def main(A: T.Buffer((n,))):\n        T.evaluate(n)\n"
      "    @T.prim_func\n    def other(A: T.Buffer((n,))):\n        T.evaluate(n)\n"
      "    @R.function\n"
      "    def graph(x: R.Tensor((n, 4))) -> R.Tensor((n, 4)):\n"
      "        return x\n");
  CHECK(outcome.codes().empty());
  const Module& module = outcome.parsed.program.modules.at(0);
  REQUIRE(module.functions.size() == 3);
  const auto* first = as<Var>(module.functions[0].prim_func->buffers[0]->shape[0]);
  const auto* second = as<Var>(module.functions[1].prim_func->buffers[0]->shape[0]);
  CHECK(first->variable != second->variable);
  CHECK(module.functions[2].relax_func);
}

TEST_CASE("Relax: a declaration in the body agrees with a type variable") {
  const auto codes = [](const std::string& dtype) {
    const Outcome outcome(
        kHeader + kTypeVariable +
        "@R.function\ndef main(x: R.Tensor((n,))) -> R.Tensor((n,)):\n    n = T." + dtype +
        "()\n    return x\n");
    return outcome.codes();
  };
  CHECK(codes("int64").empty());
  CHECK(codes("int32") == "P-ARGUMENT");
}

}  // namespace tenor::spec::test
