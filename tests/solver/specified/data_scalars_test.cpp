// SPDX-License-Identifier: Apache-2.0
// Which integer parameters are data: those that no extent, bound or index is made of.
#include "solver/specified/data_scalars.h"

#include <catch2/catch.hpp>

#include "spec/text/read.h"

namespace tenor::solver::test {
namespace {

/// Is the parameter k, number 2, data in the first function of that text?
bool is_data_in(const std::string& text) {
  spec::Report report;
  const auto parsed = spec::read(
      "from tvm.script import ir as I\n"
      "from tvm.script import tir as T\n" +
          text,
      report);
  REQUIRE(report.errors() == 0);
  const spec::Module& module = parsed.program.modules.front();
  return data_scalars(module, *module.functions.front().prim_func).contains(2);
}
const std::string kMain =
    "def main(A: T.Buffer((8,), \"int32\"), C: T.Buffer((8,), \"int32\"), k: T.int32):\n";
/// In a function of that body.
bool is_data(const std::string& body) { return is_data_in("@T.prim_func\n" + kMain + body); }
/// In one that stores the result of `f(k)`, a function of these statements.
bool is_data_of(const std::string& callee, const std::string& call = "C[0] = Module.f(k)") {
  return is_data_in("@I.ir_module\nclass Module:\n    @T.prim_func\n    " + kMain + "        " +
                    call +
                    "\n    @T.prim_func(private=True)\n    def f(x: T.int32) -> T.int32:\n"
                    "        B = T.alloc_buffer((8,), \"int32\")\n" +
                    callee +
                    "    @T.prim_func(private=True)\n    def g(y: T.int32, z: T.int32) -> "
                    "T.int32:\n        B = T.alloc_buffer((y + 1,), \"int32\")\n"
                    "        T.ret(z)\n");
}

}  // namespace

TEST_CASE("data scalars: values that are stored, compared and asserted") {
  CHECK(is_data("    C[0] = A[0] + k\n"));
  CHECK(is_data("    for i in range(8):\n        if i < k:\n            C[i] = A[i] * k\n"));
  CHECK(is_data("    assert k > 3, \"large\"\n    C[0] = T.if_then_else(k == 1, A[0], A[1])\n"));
  CHECK(is_data("    x: T.int32 = k * 2\n    C[0] = x\n"));
}

TEST_CASE("data scalars: none that extents, bounds and indices are made of") {
  CHECK_FALSE(is_data("    for i in range(k):\n        C[0] = A[0]\n"));
  CHECK_FALSE(is_data("    C[k] = 1\n"));
  CHECK_FALSE(is_data("    C[0] = A[k]\n"));
  CHECK_FALSE(is_data("    x: T.int32 = k + 1\n    y: T.int32 = x * 2\n    C[0] = A[y]\n"));
  CHECK_FALSE(is_data("    x = T.int32()\n    C[0] = T.Let(A[x], where={x: k})\n"));
  CHECK_FALSE(is_data("    while A[0] < k:\n        A[0] = A[0] + 1\n"));
  CHECK_FALSE(is_data("    B = T.alloc_buffer((k,), \"int32\")\n    C[0] = 1\n"));
}

TEST_CASE("data scalars: what a callee does with them") {
  CHECK(is_data_of("        T.ret(x + 1)\n"));
  CHECK(is_data_of("        B[0] = x\n        T.ret(B[0])\n", "T.evaluate(Module.f(k))"));
  CHECK(is_data_of("        T.ret(Module.g(7, x))\n"));
  CHECK_FALSE(is_data_of("        T.ret(Module.g(x, 7))\n"));
  CHECK_FALSE(is_data_of("        T.ret(B[x])\n"));
  CHECK_FALSE(is_data_of("        for i in range(x):\n            B[0] = 1\n        T.ret(0)\n"));
  CHECK_FALSE(is_data_of("        T.ret(x)\n", "C[Module.f(k)] = 1"));
}

TEST_CASE("data scalars: a function that calls itself measures by what it is given") {
  CHECK_FALSE(
      is_data_of("        if x < 1:\n            T.ret(0)\n"
                 "        T.ret(Module.f(x - 1))\n"));
}

TEST_CASE("data scalars: divisors, and values that nothing uses") {
  CHECK(is_data("    C[0] = A[0] // k + A[1] % k\n"));
  CHECK(is_data("    T.evaluate(A[0] // k)\n    C[0] = 1\n"));
  CHECK_FALSE(is_data("    T.evaluate(T.call_extern(\"int32\", \"f\", k))\n"));
}

}  // namespace tenor::solver::test
