// SPDX-License-Identifier: Apache-2.0
// Break, Continue, Return: the statements of later compilers. EXT/Break, EXT/Continue, EXT/Return.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

/// In the later spelling `return` is a statement; in the earlier one it is a call.
const std::string kLater =
    "# later spelling\nfrom tvm.script import ir as I\nfrom tvm.script import tirx as T\n\n";

std::string later_returning(const std::string& body) {
  return kLater +
         "@T.prim_func\ndef main(n: T.int32, C: T.Buffer((4,), \"int32\")) -> T.int32:\n    " +
         body;
}

}  // namespace

TEST_CASE("TIR-Continue", "[EXT/Continue]") {
  SECTION("fires") {
    CHECK(run("for i in range(4):\n    if i == n:\n        continue\n    C[i] = 1") ==
          fires("1 1 0 1"));
  }
  SECTION("fires in a While, out of inner scopes") {
    CHECK(
        run("while C[0] < 3:\n    C[0] = C[0] + 1\n    P = T.allocate([4], \"int32\", \"global\")\n"
            "    if C[0] == n:\n        continue\n    C[C[0]] = 1") == fires("3 1 0 1"));
  }
  SECTION("fires, and passes a While that has not begun") {
    CHECK(run("for i in range(4):\n    C[i] = 1\n    if i == n:\n        continue\n"
              "    while C[i] < 3:\n        C[i] = C[i] + 1") == fires("3 3 1 3"));
  }
  SECTION("does not, in a parallel loop") {
    CHECK(run("for i in T.parallel(n):\n    continue") == does_not_fire("TIR-Continue-parallel"));
  }
}

TEST_CASE("TIR-Continue-parallel", "[TIR-D51]") {
  SECTION("fires, also where a serial loop is further out") {
    CHECK(run("for i in T.parallel(n):\n    continue") == stops());
    CHECK(run("for i in range(n):\n    for j in T.vectorized(4):\n        continue") == stops());
  }
  SECTION("does not, in a serial loop inside") {
    CHECK(run("for i in T.parallel(n):\n    for j in range(4):\n        if j == 1:\n            "
              "continue\n"
              "        C[i] = C[i] + 1") == does_not_fire("3 3 0 0"));
  }
}

TEST_CASE("TIR-Break", "[EXT/Break]") {
  SECTION("fires") {
    CHECK(run("for i in range(4):\n    if i == n:\n        break\n    C[i] = 1\nC[3] = 2") ==
          fires("1 1 0 2"));
  }
  SECTION("fires out of the inner loop only") {
    CHECK(run("for i in range(2):\n    for j in range(4):\n        if j == 1:\n            break\n"
              "        C[i] = C[i] + 1") == fires("1 1 0 0"));
  }
  SECTION("fires out of a While") {
    CHECK(run("while C[0] < 9:\n    C[0] = C[0] + 1\n    if C[0] == n:\n        break") ==
          fires("2 0 0 0"));
  }
  SECTION("fires, and passes a While that has not begun") {
    CHECK(run("for i in range(4):\n    C[i] = 1\n    if i == n:\n        break\n"
              "    while C[i] < 3:\n        C[i] = C[i] + 1") == fires("3 3 1 0"));
  }
  SECTION("fires, and memory of the scopes left is released") {
    CHECK(
        run("for i in range(2):\n    for j in range(4):\n        P = T.allocate([1], \"int32\", "
            "\"global\")\n"
            "        D = T.decl_buffer((1,), \"int32\", data=P)\n        D[0] = 1\n        break\n"
            "    Q = T.allocate([1], \"int32\", \"global\")\n    E = T.decl_buffer((1,), "
            "\"int32\", data=Q)\n"
            "    C[i] = E[0]") == fires("? ? 0 0"));
  }
  SECTION("does not, out of a parallel loop") {
    CHECK(run("for i in T.parallel(n):\n    break") == does_not_fire("TIR-Break-parallel"));
  }
}

TEST_CASE("TIR-Break-parallel", "[TIR-D51]") {
  SECTION("fires") {
    CHECK(run("for i in T.parallel(n):\n    break") == stops());
    CHECK(run("for i in range(n):\n    t = T.launch_thread(\"threadIdx.x\", n)\n    break") ==
          stops());
  }
  SECTION("does not, in a serial loop inside") {
    CHECK(run("for i in T.parallel(n):\n    while C[i] < 5:\n        C[i] = 9\n        break") ==
          does_not_fire("9 9 0 0"));
  }
}

TEST_CASE("TIR-Return-value", "[EXT/Return]") {
  SECTION("fires") {
    CHECK(run_file(later_returning("return n // C[0]")) == fires("TIR-BinaryOp-divide-by-zero"));
    CHECK(run_file(later_returning("return n")).returned == "2");
  }
  SECTION("does not, where it is not reached") {
    CHECK(run_file(later_returning(
              "if n == 2:\n        T.evaluate(T.ret(n))\n    else:\n        return n + 1")) ==
          does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-Return", "[EXT/Return]") {
  SECTION("fires: leaves the function with its value, out of loops") {
    const Run found = run_file(
        later_returning("for i in range(4):\n        C[i] = 1\n        if i == 1:\n            "
                        "return n + i\n    C[0] = 9"));
    CHECK(found == fires("1 1 0 0"));
    CHECK(found.returned == "3");
  }
  SECTION("fires: where none is declared, the value is computed and dropped") {
    const auto returns = [](const std::string& value) {
      return run_file(kLater +
                      "@T.prim_func\ndef main(n: T.int32, C: T.Buffer((4,), \"int32\")):\n"
                      "    if n == 2:\n        return " +
                      value + "\n    C[0] = 9");
    };
    CHECK(returns("n + 3") == fires("0 0 0 0"));
    CHECK(returns("n + 3").returned == "");
    CHECK(returns("n // C[0]") == does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("fires in a callee: the caller goes on") {
    CHECK(run_file(kLater +
                   "@I.ir_module\nclass Module:\n"
                   "    @T.prim_func(private=True)\n    def twice(v: T.int32) -> T.int32:\n        "
                   "return v * 2\n\n"
                   "    @T.prim_func\n    def main(n: T.int32, C: T.Buffer((4,), \"int32\")):\n"
                   "        for i in range(2):\n            C[i] = Module.twice(n + i) + 1") ==
          fires("5 7 0 0"));
  }
  SECTION("does not, out of a parallel loop") {
    CHECK(run_file(later_returning("for i in T.parallel(n):\n        return n\n    return n")) ==
          does_not_fire("TIR-Return-parallel"));
  }
}

TEST_CASE("TIR-Return-dangling", "[PreRFC/Restrictions/b4]") {
  const auto returns = [](const std::string& body) {
    return run_file(kLater +
                    "@T.prim_func\ndef main(C: T.Buffer((4,), \"int32\")) -> T.handle(\"int32\"):\n"
                    "    D = T.alloc_buffer((4,), \"int32\")\n    " +
                    body);
  };
  SECTION("fires for memory of the function") { CHECK(returns("return D.data") == stops()); }
  SECTION("does not for the caller's") {
    CHECK(returns("C[0] = 1\n    return C.data") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Return-parallel", "[TIR-D51]") {
  SECTION("fires, however far out the loop is") {
    CHECK(
        run_file(later_returning("for i in T.parallel(n):\n        for j in range(4):\n            "
                                 "return n\n    return n")) == stops());
  }
  SECTION("does not, behind it, nor in a callee's own body") {
    CHECK(run_file(later_returning("for i in T.parallel(n):\n        C[i] = 1\n    return n")) ==
          does_not_fire("1 1 0 0"));
    CHECK(run_file(kLater +
                   "@I.ir_module\nclass Module:\n"
                   "    @T.prim_func(private=True)\n    def twice(v: T.int32) -> T.int32:\n        "
                   "return v * 2\n\n"
                   "    @T.prim_func\n    def main(n: T.int32, C: T.Buffer((4,), \"int32\")):\n"
                   "        for i in T.parallel(2):\n            C[i] = Module.twice(n + i)") ==
          does_not_fire("4 6 0 0"));
  }
}

}  // namespace tenor::semantics::test
