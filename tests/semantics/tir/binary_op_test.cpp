// SPDX-License-Identifier: Apache-2.0
// Add, Sub, Mul, Div, Mod, FloorDiv, FloorMod, Min, Max. TIR/Eval/13. What one element computes is
// tested in tests/semantics/domain/numeric.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

TEST_CASE("TIR-BinaryOp-evaluate", "[TIR/Eval/13.1]") {
  SECTION("fires: the left one before the right one") {
    CHECK(run("C[0] = A[0] - A[3]") == fires("-3 0 0 0"));
    CHECK(run("C[0] = A[n + 2] + 1 // (n - 2)") == fires("TIR-BufferLoad-out-of-bounds"));
    CHECK(run("C[0] = 1 // (n - 2) + A[n + 2]") == fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not") { CHECK(run("C[0] = A[3]") == does_not_fire("4 0 0 0")); }
}

TEST_CASE("TIR-BinaryOp", "[TIR/Eval/13.1:b]") {
  SECTION("fires for each operator") {
    CHECK(run("C[0] = n + 3\nC[1] = n - 3\nC[2] = n * 3\nC[3] = T.min(n, 3)") == fires("5 -1 6 2"));
    CHECK(run("C[0] = T.max(n, 3)\nC[1] = T.truncdiv(n - 9, 2)\nC[2] = T.truncmod(n - 9, 2)\nC[3] "
              "= (n - 9) // 2") == fires("3 -3 -1 -4"));
    CHECK(run("C[0] = (n - 9) % 2") == fires("1 0 0 0"));
  }
  SECTION("fires lane by lane") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = A[T.Ramp(0, 1, 4)] * T.Ramp(n, 1, 4)") == fires("2 6 12 20"));
    CHECK(run("C[T.Ramp(0, 1, 4)] = A[T.Ramp(0, 1, 4)] // T.Broadcast(n, 4)") == fires("0 1 1 2"));
  }
  SECTION("fires for floats that are divided by 0") {
    CHECK(run("C[0] = T.Select(x / (x - x) > T.float32(3e38), 1, 2)") == fires("1 0 0 0"));
  }
  SECTION("fires for an operand that was never written, and makes no value") {
    CHECK(run("C[0] = U[0] + 1\nC[1] = 1 - U[0]\nC[2] = U[0] // 2") == fires("? ? ? 0"));
  }
  SECTION("does not, where an integer is divided by 0") {
    CHECK(run("C[0] = 1 // C[1]") == does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

TEST_CASE("TIR-BinaryOp-either", "[TIR-D16]") {
  const std::string nan = "v: T.float32 = (F[0] - F[0]) / (F[0] - F[0])\n";
  const std::string zeros = "v: T.float32 = F[0] - F[0]\n";
  SECTION("fires for a NaN, and for zeros of both signs, and says so") {
    const Run found = run(nan + "C[0] = T.Select(T.min(v, x) > T.float32(9), 1, 2)");
    CHECK(found == fires("2 0 0 0"));
    CHECK(found.notes == std::vector{spec::Code::N_MIN_MAX});
    CHECK(run(zeros + "C[0] = T.Select(T.max(T.float32(0) * (v - x), v) == T.float32(0), 1, 2)") ==
          fires("1 0 0 0"));
  }
  SECTION("fires for one lane") {
    CHECK(run(nan +
              "C[T.Ramp(0, 1, 2)] = T.Select(T.min(T.Shuffle([x, v], [0, 1]), T.Broadcast(x, 2)) > "
              "T.Broadcast(T.float32(9), 2), T.Broadcast(1, 2), T.Broadcast(2, 2))") ==
          fires("2 2 0 0"));
  }
  SECTION("does not, for other floats, for integers, nor for other operators") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.min(F[2], F[1]))") == does_not_fire("2 0 0 0"));
    CHECK(run(zeros + "C[0] = T.Select(T.max(v, v) == T.float32(0), 1, 2)") ==
          does_not_fire("1 0 0 0"));
    CHECK(run("C[0] = T.min(C[1], n - 2)") == does_not_fire("0 0 0 0"));
    CHECK(run(nan + "C[0] = T.Select(v + x > T.float32(9), 1, 2)") == does_not_fire("2 0 0 0"));
    CHECK(run("C[0] = 9 // C[1]") == does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

TEST_CASE("TIR-BinaryOp-divide-overflow", "[TIR-D14]") {
  const std::string smallest = "C[0] = -2147483648\n";
  SECTION("fires for each of the four divisions, and says so") {
    for (const auto& [divided, result] : {std::pair{"C[0] // (n - 3)", "-2147483648"},
                                          {"T.truncdiv(C[0], n - 3)", "-2147483648"},
                                          {"C[0] % (n - 3)", "0"},
                                          {"T.truncmod(C[0], n - 3)", "0"}}) {
      CAPTURE(divided);
      const Run found = run(smallest + "C[1] = " + divided);
      CHECK(found == fires("-2147483648 " + std::string(result) + " 0 0"));
      CHECK(found.notes == std::vector{spec::Code::D_DIVIDE_OVERFLOW});
    }
  }
  SECTION("fires for one lane, and for the smallest of another width") {
    CHECK(run(smallest + "C[T.Ramp(1, 1, 2)] = C[T.Ramp(0, 1, 2)] // T.Broadcast(-1, 2)") ==
          fires("-2147483648 -2147483648 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"int8\", n - 130) // T.int8(-1))") ==
          fires("-128 0 0 0"));
  }
  SECTION("does not, for other numbers, unsigned ones, nor for other operators") {
    CHECK(run(smallest + "C[1] = (C[0] + 1) // (n - 3)") ==
          does_not_fire("-2147483648 2147483647 0 0"));
    CHECK(run(smallest + "C[1] = C[0] // n") == does_not_fire("-2147483648 -1073741824 0 0"));
    CHECK(run(smallest + "C[1] = C[0] * (n - 3)") == does_not_fire("-2147483648 -2147483648 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", T.uint8(128) // T.uint8(255))") ==
          does_not_fire("0 0 0 0"));
    CHECK(run("C[0] = U[0] // (n - 3)").notes.empty());
  }
  SECTION("does not, where a lane is divided by 0") {
    CHECK(run(smallest + "C[T.Ramp(1, 1, 2)] = C[T.Ramp(0, 1, 2)] // T.Ramp(-1, 1, 2)") ==
          does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

TEST_CASE("TIR-BinaryOp-divide-by-zero", "[TIR/Eval/13.6:b]") {
  SECTION("fires for each of the four divisions") {
    for (const char* divided :
         {"A[3] // C[0]", "A[3] % C[0]", "T.truncdiv(A[3], C[0])", "T.truncmod(A[3], C[0])"}) {
      CAPTURE(divided);
      const Run found = run("C[1] = " + std::string(divided));
      CHECK(found == stops());
      CHECK(found.message.starts_with("C[0] is 0 in "));
    }
  }
  SECTION("fires for one lane") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = T.Ramp(9, 1, 4) // (A[T.Ramp(0, 1, 4)] - T.Broadcast(3, 4))") ==
          stops());
  }
  SECTION("does not, for another divisor, for floats, nor for other operators") {
    CHECK(run("C[1] = 9 // A[0]") == does_not_fire("0 9 0 0"));
    CHECK(run("C[1] = T.Select(x / (x - x) > x, 1, 2)") == does_not_fire("0 1 0 0"));
    CHECK(run("C[1] = 9 * C[0]") == does_not_fire("0 0 0 0"));
    CHECK(run("C[0] = 9 // U[0]") == does_not_fire("TIR-BinaryOp-indeterminate-divisor"));
  }
}

TEST_CASE("TIR-BinaryOp-indeterminate-divisor", "[TIR-D19]") {
  SECTION("fires, even where another lane is 0") {
    CHECK(run("C[0] = 9 // U[0]") == stops());
    CHECK(run("U[1] = 0\nC[T.Ramp(0, 1, 2)] = T.Ramp(9, 1, 2) // U[T.Ramp(0, 1, 2)]") == stops());
  }
  SECTION("does not, for a dividend, for floats, nor for other operators") {
    CHECK(run("C[0] = U[0] // 9") == does_not_fire("? 0 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", x / T.Cast(\"float32\", U[0]))") ==
          does_not_fire("? 0 0 0"));
    CHECK(run("C[0] = 9 * U[0]") == does_not_fire("? 0 0 0"));
  }
}

}  // namespace tenor::semantics::test
