// SPDX-License-Identifier: Apache-2.0
// Let and LetStmt. TIR/Eval/10, TIR/Exec/2.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

TEST_CASE("TIR-Let-value", "[TIR/Eval/10.1]") {
  SECTION("fires, whether or not the variable is used") {
    CHECK(run("v = T.int32()\nC[0] = T.Let(v * v, where={v: n + 3})") == fires("25 0 0 0"));
    CHECK(run("v = T.int32()\nC[0] = T.Let(7, where={v: n // C[0]})") ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not") { CHECK(run("C[0] = n + 3") == does_not_fire("5 0 0 0")); }
}

TEST_CASE("TIR-Let", "[TIR/Eval/10.2]") {
  SECTION("fires, one within the other") {
    CHECK(run("v = T.int32()\nw = T.int32()\nC[0] = T.Let(T.Let(w * v, where={w: v + 1}), "
              "where={v: n})") == fires("6 0 0 0"));
  }
  SECTION("fires for a vector") {
    CHECK(run("v = T.int32x4()\nC[T.Ramp(0, 1, 4)] = T.Let(v + v, where={v: T.Ramp(n, 1, 4)})") ==
          fires("4 6 8 10"));
  }
  SECTION("does not, where the value errs") {
    CHECK(run("v = T.int32()\nC[0] = T.Let(v * v, where={v: n // C[0]})") ==
          does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

TEST_CASE("TIR-LetStmt-value", "[TIR/Exec/2.1]") {
  SECTION("fires, once: the variable keeps its value") {
    CHECK(run("v: T.int32 = A[n]\nA[n] = 9\nC[0] = v") == fires("3 0 0 0"));
  }
  SECTION("does not") { CHECK(run("C[0] = A[n]") == does_not_fire("3 0 0 0")); }
}

TEST_CASE("TIR-LetStmt", "[TIR/Exec/2.2]") {
  SECTION("fires") {
    CHECK(run("v: T.int32 = n + 3\nC[0] = v * v") == fires("25 0 0 0"));
    CHECK(run("for i in range(4):\n    v: T.int32 = i * n\n    C[i] = v") == fires("0 2 4 6"));
  }
  SECTION("fires for a vector, and for a handle") {
    CHECK(run("v: T.int32x4 = T.Ramp(n, 1, 4)\nC[T.Ramp(0, 1, 4)] = v") == fires("2 3 4 5"));
    CHECK(run("p: T.handle(\"int32\") = C.data\nD = T.decl_buffer((4,), \"int32\", data=p)\nD[1] = "
              "5") == fires("0 5 0 0"));
  }
  SECTION("does not, where the value errs") {
    CHECK(run("v: T.int32 = n // C[0]\nC[1] = v") == does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

}  // namespace tenor::semantics::test
