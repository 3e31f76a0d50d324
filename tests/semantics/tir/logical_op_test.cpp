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

/// C[0] and C[1] are 1 where the lanes of `condition` hold.
std::string pair(const std::string& condition) {
  return "C[T.Ramp(0, 1, 2)] = T.Cast(\"int32x2\", " + condition + ")";
}
/// The left side has the lanes 1 and 0.
const std::string kOneOfTwo = "T.Ramp(0, 1, 2) < T.Broadcast(1, 2)";

/// `calls` in a module with functions that write what is theirs, and what is not.
Run run_calling(const std::string& condition) {
  return run_file(
      "@I.ir_module\nclass Module:\n"
      "    @T.prim_func(private=True)\n"
      "    def change(p: T.handle) -> T.int32:\n"
      "        P = T.match_buffer(p, (4,), \"int32\")\n        P[3] = 9\n"
      "        T.evaluate(T.ret(P[3]))\n"
      "    @T.prim_func(private=True)\n"
      "    def compute(n: T.int32) -> T.int32:\n"
      "        P = T.alloc_buffer((4,), \"int32\")\n        P[3] = n\n"
      "        T.evaluate(T.ret(P[3]))\n"
      "    @T.prim_func\n"
      "    def main(c: T.handle):\n        C = T.match_buffer(c, (4,), \"int32\")\n        " +
      pair(condition) + "\n");
}

}  // namespace

TEST_CASE("TIR-LogicalOp-left", "[TIR/Eval/14.1.1]") {
  SECTION("fires") { CHECK(run(as_int("T.And(n == 2, x > T.float32(1))")) == fires("1 0 0 0")); }
  SECTION("does not, for vectors") { CHECK(run(kVectors) == does_not_fire("0 1 1 0")); }
}

TEST_CASE("TIR-LogicalOp-vectors", "[TIR/Eval/14.2.2]") {
  SECTION("fires, and evaluates the left side") {
    CHECK(run(kVectors) == fires("0 1 1 0"));
    CHECK(run(pair("T.And(T.Ramp(n // C[0], 1, 2) < T.Broadcast(1, 2), T.Broadcast(n == 3, 2))")) ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not, for scalars") {
    CHECK(run(as_int("T.Or(n == 2, n == 3)")) == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-LogicalOp-short", "[TIR/Eval/14.1.1]") {
  SECTION("fires: And of 0, Or of 1, and the right side is not evaluated") {
    CHECK(run(as_int("T.And(n == 3, n // C[0] == 1)")) == fires("0 0 0 0"));
    CHECK(run(as_int("T.Or(n == 2, n // C[0] == 1)")) == fires("1 0 0 0"));
  }
  SECTION("does not, for And of 1 and Or of 0") {
    CHECK(run(as_int("T.And(n == 2, n < 3)")) == does_not_fire("1 0 0 0"));
    CHECK(run(as_int("T.Or(n == 3, n < 3)")) == does_not_fire("1 0 0 0"));
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
    CHECK(run(as_int("T.And(n == 3, n < 3)")) == does_not_fire("0 0 0 0"));
    CHECK(run(as_int("T.Or(n == 2, n > 3)")) == does_not_fire("1 0 0 0"));
    CHECK(run(as_int("T.Or(U[0] == 0, n == 2)")) == does_not_fire("TIR-LogicalOp-indeterminate"));
  }
}

TEST_CASE("TIR-LogicalOp-indeterminate", "[TIR-D19]") {
  SECTION("fires") {
    CHECK(run(as_int("T.And(U[0] == 0, n == 2)")) == stops());
    CHECK(run(as_int("T.Or(U[0] == 0, n == 2)")) == stops());
  }
  SECTION("does not, on the right side, nor in vectors") {
    CHECK(run(as_int("T.Or(n == 2, U[0] == 0)")) == does_not_fire("1 0 0 0"));
    CHECK(run("C[T.Ramp(0, 1, 2)] = T.Cast(\"int32x2\", T.And(U[T.Ramp(0, 1, 2)] == A[T.Ramp(0, 1, "
              "2)], "
              "A[T.Ramp(0, 1, 2)] == A[T.Ramp(0, 1, 2)]))") == does_not_fire("? ? 0 0"));
  }
}

TEST_CASE("TIR-LogicalOp-right-vector", "[TIR/Eval/14.2.2]") {
  SECTION("fires: what fails in a lane that needs it fails") {
    CHECK(run(pair("T.And(" + kOneOfTwo +
                   ", T.Ramp(9, 1, 2) // T.Ramp(0, 1, 2) > "
                   "T.Broadcast(0, 2))")) == fires("TIR-BinaryOp-divide-by-zero"));
    CHECK(run(pair("T.Or(" + kOneOfTwo + ", A[T.Ramp(3, 1, 2)] > T.Broadcast(0, 2))")) ==
          fires("TIR-BufferLoad-out-of-bounds"));
    CHECK(run(pair("T.And(" + kOneOfTwo + ", T.Broadcast(9 // C[0] > 0, 2))")) ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("fires, where no lane decides, for an effect") {
    CHECK(run_calling("T.Or(T.Ramp(2, 1, 2) < T.Broadcast(1, 2), "
                      "T.Broadcast(Module.change(C.data) > 0, 2))") == fires("1 1 0 9"));
  }
  SECTION("fires for a function that changes nothing") {
    CHECK(run_calling("T.And(" + kOneOfTwo + ", T.Broadcast(Module.compute(5) > 0, 2))") ==
          fires("1 0 0 0"));
  }
  SECTION("does not, where an effect may be left out, nor for scalars") {
    CHECK(run_calling("T.And(" + kOneOfTwo + ", T.Broadcast(Module.change(C.data) > 0, 2))") ==
          does_not_fire("TIR-LogicalOp-effect"));
    CHECK(run(as_int("T.Or(n == 2, n == 3)")) == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-LogicalOp-effect", "[TIR/Eval/14.2][TIR/Eval/14.2.1]") {
  SECTION("fires, where a lane decides") {
    const Run found = run_calling("T.And(" + kOneOfTwo +
                                  ", "
                                  "T.Broadcast(Module.change(C.data) > 0, 2))");
    CHECK(found == stops());
    CHECK(found.message.find("has a side effect") != std::string::npos);
    CHECK(run(pair("T.Or(" + kOneOfTwo + ", T.Broadcast(T.Cast(\"bool\", T.ret(n)), 2))")) ==
          stops());
  }
  SECTION("does not, where no lane does, nor for what computes") {
    CHECK(run_calling("T.And(T.Ramp(0, 1, 2) < T.Broadcast(2, 2), "
                      "T.Broadcast(Module.change(C.data) > 9, 2))") == does_not_fire("0 0 0 9"));
    CHECK(run(kVectors) == does_not_fire("0 1 1 0"));
  }
}

TEST_CASE("TIR-LogicalOp-failure", "[TIR/Eval/14.2][TIR/Eval/14.2.2:b]") {
  SECTION("fires for what fails only in lanes that need not be evaluated") {
    const Run found = run(pair("T.And(" + kOneOfTwo + ", A[T.Ramp(3, 1, 2)] > T.Broadcast(0, 2))"));
    CHECK(found == stops());
    CHECK(found.message.find("U-OOB-READ: A[4] is read") != std::string::npos);
    CHECK(run(pair("T.Or(" + kOneOfTwo +
                   ", T.Ramp(9, 1, 2) // T.Ramp(0, 1, 2) > "
                   "T.Broadcast(0, 2))")) == stops());
    CHECK(run(pair("T.And(T.Broadcast(n == 3, 2), T.Broadcast(9 // C[0] > 0, 2))")) == stops());
  }
  SECTION("fires below casts, indices and builtins that act lane by lane") {
    CHECK(run(pair("T.And(" + kOneOfTwo +
                   ", T.Cast(\"int32x2\", M[0, T.Ramp(3, 1, 2)]) > "
                   "T.Broadcast(0, 2))")) == stops());
    CHECK(run(pair("T.And(" + kOneOfTwo +
                   ", T.shift_left(T.Broadcast(1, 2), T.Ramp(31, 1, 2)) != "
                   "T.Broadcast(0, 2))")) == stops());
  }
  SECTION("fires where a left lane was never written") {
    CHECK(run(pair("T.And(U[T.Ramp(0, 1, 2)] > T.Broadcast(0, 2), A[T.Ramp(3, 1, 2)] > "
                   "T.Broadcast(0, 2))")) == stops());
  }
  SECTION("fires in the operation whose lanes decide, of two in each other") {
    const std::string inner =
        "T.Or(T.Broadcast(n == 2, 2), A[T.Ramp(3, 1, 2)] > T.Broadcast(0, 2))";
    CHECK(run(pair("T.And(T.Broadcast(n == 2, 2), " + inner + ")")) == stops());
    CHECK(run(pair("T.And(T.Broadcast(n == 3, 2), T.And(T.Broadcast(n == 2, 2), "
                   "A[T.Ramp(3, 1, 2)] > T.Broadcast(0, 2)))")) == stops());
  }
  SECTION("fires within an assumption, which then does not hold") {
    CHECK(run("T.evaluate(T.assume(T.Shuffle([T.And(" + kOneOfTwo +
              ", A[T.Ramp(3, 1, 2)] > T.Broadcast(0, 2))], [0])))") ==
          fires("TIR-Call-assume-no-value"));
  }
  SECTION("does not, where a lane that is needed fails too, nor where none does") {
    CHECK(run(pair("T.And(T.Broadcast(n == 2, 2), A[T.Ramp(3, 1, 2)] > T.Broadcast(0, 2))")) ==
          does_not_fire("TIR-BufferLoad-out-of-bounds"));
    CHECK(run(pair("T.And(" + kOneOfTwo + ", A[T.Ramp(2, 1, 2)] > T.Broadcast(0, 2))")) ==
          does_not_fire("1 0 0 0"));
    CHECK(run(as_int("T.And(n == 3, n // C[0] == 1)")) == does_not_fire("0 0 0 0"));
  }
  SECTION("does not, of what fails behind it") {
    CHECK(run(pair("T.And(" + kOneOfTwo + ", " + kOneOfTwo + ")") + "\nC[0] = n // C[3]") ==
          does_not_fire("TIR-BinaryOp-divide-by-zero"));
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
    CHECK(run(as_int("T.And(n == 2, n < 3)")) == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Not-operand", "[TIR/Eval/15]") {
  SECTION("fires") { CHECK(run(as_int("not n == A[1]")) == fires("0 0 0 0")); }
  SECTION("does not") { CHECK(run(as_int("n == A[1]")) == does_not_fire("1 0 0 0")); }
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
    CHECK(run(as_int("not n // C[0] == 3")) == does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

}  // namespace tenor::semantics::test
