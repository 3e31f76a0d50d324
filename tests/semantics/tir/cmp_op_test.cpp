// SPDX-License-Identifier: Apache-2.0
// EQ, NE, LT, LE, GE, GT. TIR/Eval/16.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

TEST_CASE("TIR-CmpOp-evaluate", "[TIR/Eval/16.1]") {
  SECTION("fires: the left one before the right one") {
    CHECK(run("C[0] = T.Select(A[0] < A[1], 1, 2)") == fires("1 0 0 0"));
    CHECK(run("C[0] = T.Select(A[n + 2] < 1 // C[0], 1, 2)") ==
          fires("TIR-BufferLoad-out-of-bounds"));
    CHECK(run("C[0] = T.Select(1 // C[0] < A[n + 2], 1, 2)") ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not") { CHECK(run("C[0] = A[0]") == does_not_fire("1 0 0 0")); }
}

TEST_CASE("TIR-CmpOp", "[TIR/Eval/16.1:b]") {
  SECTION("fires for each operator") {
    CHECK(run("C[0] = T.Cast(\"int32\", n == 2)\nC[1] = T.Cast(\"int32\", n != 2)\n"
              "C[2] = T.Cast(\"int32\", n < 2)\nC[3] = T.Cast(\"int32\", n <= 2)") ==
          fires("1 0 0 1"));
    CHECK(run("C[0] = T.Cast(\"int32\", n >= 2)\nC[1] = T.Cast(\"int32\", n > 2)\n"
              "C[2] = T.Cast(\"int32\", n > 1)\nC[3] = T.Cast(\"int32\", n >= 3)") ==
          fires("1 0 1 0"));
  }
  SECTION("fires lane by lane") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = T.Cast(\"int32x4\", A[T.Ramp(0, 1, 4)] < T.Broadcast(3, 4))") ==
          fires("1 1 0 0"));
  }
  SECTION("fires for an operand that was never written, and makes no value") {
    CHECK(run("C[0] = T.Cast(\"int32\", U[0] == U[0])") == fires("? 0 0 0"));
  }
  SECTION("does not, where an operand errs") {
    CHECK(run("C[0] = T.Cast(\"int32\", n // C[0] < 1)") ==
          does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

}  // namespace tenor::semantics::test
