// SPDX-License-Identifier: Apache-2.0
// And, Or, Not. TIR/Eval/14, 15.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

std::string as_int(const std::string& condition) {
  return "C[0] = T.Cast(\"int32\", " + condition + ")";
}
const std::string kVectors =
    "C[T.Ramp(0, 1, 4)] = T.Cast(\"int32x4\", T.And(A[T.Ramp(0, 1, 4)] < T.Broadcast(4, 4), "
    "T.Broadcast(1, 4) < A[T.Ramp(0, 1, 4)]))";

}  // namespace

TEST_CASE("TIR-LogicalOp-left", "[TIR/Eval/14.1.1]") {
  SECTION("fires") { CHECK(run(as_int("T.And(n == 2, x > T.float32(1))")) == fires("1 0 0 0")); }
  SECTION("does not, for vectors") { CHECK(run(kVectors) == spares("0 1 1 0")); }
}

TEST_CASE("TIR-LogicalOp-vectors", "[TIR/Eval/14.2.2]") {
  SECTION("fires, and evaluates both") {
    CHECK(run(kVectors) == fires("0 1 1 0"));
    CHECK(run("C[T.Ramp(0, 1, 2)] = T.Cast(\"int32x2\", T.And(T.Broadcast(n == 3, 2), "
              "T.Ramp(n // C[0], 1, 2) < T.Broadcast(1, 2)))") ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not, for scalars") {
    CHECK(run(as_int("T.Or(n == 2, n == 3)")) == spares("1 0 0 0"));
  }
}

TEST_CASE("TIR-LogicalOp-short", "[TIR/Eval/14.1.1]") {
  SECTION("fires: And of 0, Or of 1, and the right side is not evaluated") {
    CHECK(run(as_int("T.And(n == 3, n // C[0] == 1)")) == fires("0 0 0 0"));
    CHECK(run(as_int("T.Or(n == 2, n // C[0] == 1)")) == fires("1 0 0 0"));
  }
  SECTION("does not, for And of 1 and Or of 0") {
    CHECK(run(as_int("T.And(n == 2, n < 3)")) == spares("1 0 0 0"));
    CHECK(run(as_int("T.Or(n == 3, n < 3)")) == spares("1 0 0 0"));
  }
}

TEST_CASE("TIR-LogicalOp-right", "[TIR/Eval/14.1.1:b]") {
  SECTION("fires: And of 1, Or of 0; the value is that of the right side") {
    CHECK(run(as_int("T.And(n == 2, n < 3)")) == fires("1 0 0 0"));
    CHECK(run(as_int("T.And(n == 2, n > 3)")) == fires("0 0 0 0"));
    CHECK(run(as_int("T.Or(n == 3, n < 3)")) == fires("1 0 0 0"));
    CHECK(run(as_int("T.And(n == 2, U[0] < 3)")) == fires("? 0 0 0"));
  }
  SECTION("does not, where the left side decides") {
    CHECK(run(as_int("T.And(n == 3, n < 3)")) == spares("0 0 0 0"));
    CHECK(run(as_int("T.Or(n == 2, n > 3)")) == spares("1 0 0 0"));
    CHECK(run(as_int("T.Or(U[0] == 0, n == 2)")) == spares("TIR-LogicalOp-indeterminate"));
  }
}

TEST_CASE("TIR-LogicalOp-indeterminate", "[TIR-D19]") {
  SECTION("fires") {
    CHECK(run(as_int("T.And(U[0] == 0, n == 2)")) == stops());
    CHECK(run(as_int("T.Or(U[0] == 0, n == 2)")) == stops());
  }
  SECTION("does not, on the right side, nor in vectors") {
    CHECK(run(as_int("T.Or(n == 2, U[0] == 0)")) == spares("1 0 0 0"));
    CHECK(run("C[T.Ramp(0, 1, 2)] = T.Cast(\"int32x2\", T.And(U[T.Ramp(0, 1, 2)] == A[T.Ramp(0, 1, "
              "2)], "
              "A[T.Ramp(0, 1, 2)] == A[T.Ramp(0, 1, 2)]))") == spares("? ? 0 0"));
  }
}

TEST_CASE("TIR-LogicalOp-lanewise", "[TIR/Eval/14.2.2:c]") {
  SECTION("fires") {
    CHECK(run(kVectors) == fires("0 1 1 0"));
    CHECK(
        run("C[T.Ramp(0, 1, 4)] = T.Cast(\"int32x4\", T.Or(A[T.Ramp(0, 1, 4)] < T.Broadcast(2, 4), "
            "T.Broadcast(3, 4) < A[T.Ramp(0, 1, 4)]))") == fires("1 0 0 1"));
  }
  SECTION("does not, for scalars") {
    CHECK(run(as_int("T.And(n == 2, n < 3)")) == spares("1 0 0 0"));
  }
}

TEST_CASE("TIR-Not-operand", "[TIR/Eval/15]") {
  SECTION("fires") { CHECK(run(as_int("not n == A[1]")) == fires("0 0 0 0")); }
  SECTION("does not") { CHECK(run(as_int("n == A[1]")) == spares("1 0 0 0")); }
}

TEST_CASE("TIR-Not", "[TIR/Eval/15:b]") {
  SECTION("fires") {
    CHECK(run(as_int("not n == 2")) == fires("0 0 0 0"));
    CHECK(run(as_int("not n == 3")) == fires("1 0 0 0"));
    CHECK(run(as_int("not U[0] == 3")) == fires("? 0 0 0"));
  }
  SECTION("fires lane by lane") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = T.Cast(\"int32x4\", T.Not(A[T.Ramp(0, 1, 4)] < T.Broadcast(3, "
              "4)))") == fires("0 0 1 1"));
  }
  SECTION("does not, where the operand errs") {
    CHECK(run(as_int("not n // C[0] == 3")) == spares("TIR-BinaryOp-divide-by-zero"));
  }
}

}  // namespace tenor::semantics::test
