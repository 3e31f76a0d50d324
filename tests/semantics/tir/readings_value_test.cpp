// SPDX-License-Identifier: Apache-2.0
// The rules of written readings that are about values and buffers, beside those they replace.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

TEST_CASE("TIR-Cast-to-bool", "[TIR-D12]") {
  SECTION("fires") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"bool\", n))") == fires("1 0 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"bool\", C[1]))") == fires("0 0 0 0"));
  }
  SECTION("does not") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"bool\", x))") == does_not_fire("1 0 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"int8\", n))") == does_not_fire("2 0 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"uint8\", n))") == does_not_fire("2 0 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", T.exp2(F[3]) * T.float32(1e30))") ==
          does_not_fire("TIR-Cast-out-of-range"));
  }
}

TEST_CASE("TIR-Cast-unsigned", "[TIR-D53]") {
  SECTION("fires") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"uint8\", n + 253))") == fires("255 0 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"int8\", T.Cast(\"uint8\", n + 253)))") ==
          fires("-1 0 0 0"));
  }
  SECTION("does not") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"int8\", n + 253))") == does_not_fire("-1 0 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", x)") == does_not_fire("1 0 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", F[3] * T.float32(1e30))") ==
          does_not_fire("TIR-Cast-out-of-range"));
  }
}

TEST_CASE("TIR-Cast-to-bool-bit", "[TIR-D12]") {
  constexpr std::string_view text =
      "C[0] = T.Cast(\"int32\", T.Cast(\"bool\", n))\nC[1] = T.Cast(\"int32\", "
      "T.Cast(\"bool\", A[2]))";
  SECTION("fires") {
    const AsWritten reading("TIR-D12");
    CHECK(run(text) == fires("0 1 0 0"));
  }
  SECTION("does not") { CHECK(run(text) == does_not_fire("1 1 0 0")); }
  SECTION("does not to an integer, nor from a float") {
    const AsWritten reading("TIR-D12");
    CHECK(run("C[0] = T.Cast(\"int32\", T.int64(2) * n)") == does_not_fire("4 0 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", T.float32(3e9))") ==
          does_not_fire("TIR-Cast-out-of-range"));
  }
}

TEST_CASE("TIR-Cast-sign-extended", "[TIR-D53]") {
  constexpr std::string_view text = R"(C[0] = T.Cast("int32", T.Cast("uint8", n + 253))
C[1] = T.Cast("int32", T.Cast("uint8", n))
C[2] = T.Cast("int32", n == 2))";
  SECTION("fires") {
    const AsWritten reading("TIR-D53");
    CHECK(run(text) == fires("-1 2 -1 0"));
  }
  SECTION("does not") { CHECK(run(text) == does_not_fire("255 2 1 0")); }
  SECTION("does not from a signed integer, nor from a float") {
    const AsWritten reading("TIR-D53");
    CHECK(run("C[0] = T.Cast(\"int32\", T.Cast(\"int8\", n + 1))") == does_not_fire("3 0 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", T.float32(3e9))") ==
          does_not_fire("TIR-Cast-out-of-range"));
  }
}

TEST_CASE("TIR-BinaryOp-floor", "[TIR-D56]") {
  SECTION("fires") {
    CHECK(run("C[0] = T.Cast(\"int32\", T.float32(7) // F[1])") == fires("3 0 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", T.floormod(T.float32(7), F[1]))") == fires("1 0 0 0"));
  }
  SECTION("does not") {
    CHECK(run("C[0] = 7 // n") == does_not_fire("3 0 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", T.float32(7) / F[1])") == does_not_fire("3 0 0 0"));
    CHECK(run("C[0] = 7 // C[1]") == does_not_fire("TIR-BinaryOp-divide-by-zero"));
    CHECK(run("C[0] = 7 // U[1]") == does_not_fire("TIR-BinaryOp-indeterminate-divisor"));
  }
}

TEST_CASE("TIR-BinaryOp-floor-exact", "[TIR-D56]") {
  constexpr std::string_view text = R"(F[0] = T.float32(0.1)
C[0] = T.Cast("int32", (x - T.float32(0.5)) // F[0])
C[1] = T.Cast("int32", T.floormod(x - T.float32(0.5), F[0]) * T.float32(100))
C[2] = T.Cast("int32", T.float32(-7) // T.float32(2)))";
  SECTION("fires") {
    const AsWritten reading("TIR-D56");
    CHECK(run(text) == fires("9 9 -4 0"));
  }
  SECTION("does not") { CHECK(run(text) == does_not_fire("10 0 -4 0")); }
  SECTION("does not for integers, nor for another operator") {
    const AsWritten reading("TIR-D56");
    CHECK(run("C[0] = 7 // n") == does_not_fire("3 0 0 0"));
    CHECK(run("C[0] = 7 // C[1]") == does_not_fire("TIR-BinaryOp-divide-by-zero"));
    CHECK(run("C[0] = T.Cast(\"int32\", T.float32(7) / F[1] * T.float32(100))") ==
          does_not_fire("350 0 0 0"));
  }
}

TEST_CASE("TIR-Evaluate-call", "[TIR-D63]") {
  SECTION("fires") {
    const AsWritten reading("TIR-D63");
    CHECK(run("T.evaluate(T.exp(x) + T.Cast(\"float32\", 1 // C[0]))") ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not") {
    const AsWritten reading("TIR-D63");
    CHECK(run("T.evaluate(1 // C[0])") == does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-Evaluate-nothing", "[TIR-D63]") {
  SECTION("fires") {
    const AsWritten reading("TIR-D63");
    CHECK(run("T.evaluate(1 // C[0])") == fires("0 0 0 0"));
  }
  SECTION("does not") {
    CHECK(run("T.evaluate(1 // C[0])") == does_not_fire("TIR-BinaryOp-divide-by-zero"));
    const AsWritten reading("TIR-D63");
    CHECK(run("T.evaluate(T.popcount(1 // C[0]))") == does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

TEST_CASE("TIR-Let-used", "[TIR-D63]") {
  constexpr std::string_view text = "v = T.int32()\nC[0] = T.Let(v * 0, where={v: 1 // C[0]})";
  const AsWritten reading("TIR-D63");
  SECTION("fires") {
    CHECK(run(text) == fires("TIR-BinaryOp-divide-by-zero"));
    CHECK(run("v = T.int32()\nC[0] = T.Let(7, where={v: T.call_extern(\"int32\", \"f\", n)})") ==
          fires("TIR-Call-out-of-scope"));
  }
  SECTION("does not") {
    CHECK(run("v = T.int32()\nC[0] = T.Let(7, where={v: 1 // C[0]})") == does_not_fire("7 0 0 0"));
  }
}

TEST_CASE("TIR-Let-unused", "[TIR-D63]") {
  constexpr std::string_view text = "v = T.int32()\nC[0] = T.Let(7, where={v: 1 // C[0]})";
  SECTION("fires") {
    const AsWritten reading("TIR-D63");
    CHECK(run(text) == fires("7 0 0 0"));
    CHECK(run("v = T.int32()\nw = T.int32()\nC[0] = T.Let(T.Let(n, where={w: v + 1}), "
              "where={v: 1 // C[0]})") == fires("2 0 0 0"));
  }
  SECTION("does not") {
    CHECK(run(text) == does_not_fire("TIR-BinaryOp-divide-by-zero"));
    const AsWritten reading("TIR-D63");
    CHECK(run("v = T.int32()\nC[0] = T.Let(v, where={v: n // 2})") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-LetStmt-used", "[TIR-D63]") {
  const AsWritten reading("TIR-D63");
  SECTION("fires") {
    CHECK(run("v: T.int32 = 1 // C[0]\nC[0] = v * 0") == fires("TIR-BinaryOp-divide-by-zero"));
    CHECK(run("v: T.int32 = T.call_extern(\"int32\", \"f\", n)\nC[0] = 7") ==
          fires("TIR-Call-out-of-scope"));
    CHECK(run("v: T.int32 = 1 // C[0]\nT.evaluate(T.popcount(v))") ==
          fires("TIR-BinaryOp-divide-by-zero"));
    CHECK(run("v: T.int32 = n // 2\nwith T.block(\"b\"):\n    k = T.axis.spatial(v, 0)\n"
              "    C[k] = 7") == fires("7 0 0 0"));
    CHECK(run("v: T.int32 = n + 1\nB = T.decl_buffer((v,), \"int32\", data=C.data)\n"
              "B[1] = 7") == fires("0 7 0 0"));
  }
  SECTION("does not") {
    CHECK(run("v: T.int32 = 1 // C[0]\nC[0] = 7") == does_not_fire("7 0 0 0"));
  }
}

TEST_CASE("TIR-LetStmt-unused", "[TIR-D63]") {
  constexpr std::string_view text = "v: T.int32 = 1 // C[0]\nw: T.int32 = v + 1\nC[0] = 7";
  SECTION("fires") {
    const AsWritten reading("TIR-D63");
    CHECK(run(text) == fires("7 0 0 0"));
    CHECK(run("v: T.int32 = T.popcount(1 // C[0])\nT.evaluate(v)\nC[0] = 7") == fires("7 0 0 0"));
  }
  SECTION("does not") {
    CHECK(run(text) == does_not_fire("TIR-BinaryOp-divide-by-zero"));
    const AsWritten reading("TIR-D63");
    CHECK(run("v: T.int32 = 1 // C[0]\nw: T.int32 = v + 1\nC[0] = w") ==
          does_not_fire("TIR-BinaryOp-divide-by-zero"));
    CHECK(run("v: T.int32 = n // 2\nfor i in range(v):\n    C[i] = 7") == does_not_fire("7 0 0 0"));
  }
}

TEST_CASE("TIR-Call-assume-nothing", "[TIR-D77]") {
  constexpr std::string_view text = "T.evaluate(T.assume(n == 3))\nC[0] = 1";
  SECTION("fires") {
    const AsWritten reading("TIR-D77");
    CHECK(run(text) == fires("1 0 0 0"));
    CHECK(run("C[0] = T.Cast(\"int32\", T.assume(n == 3))") == fires("1 0 0 0"));
  }
  SECTION("does not") {
    CHECK(run(text) == does_not_fire("TIR-Call-assume-fails"));
    const AsWritten reading("TIR-D77");
    CHECK(run("C[0] = 1\nT.evaluate(T.ret(0))\nC[1] = 1") == does_not_fire("1 0 0 0"));
    CHECK(run("C[0] = T.abs(n)") == does_not_fire("2 0 0 0"));
    CHECK(run("C[0] = 1\nT.evaluate(T.ret(0))\nC[0] = 2") == does_not_fire("1 0 0 0"));
  }
}

namespace {

constexpr std::string_view kShuffle =
    "C[T.Ramp(0, 1, 2)] = T.Shuffle([A[T.Ramp(0, 1, 2)], A[T.Ramp(2, 1, 2)]], [1, 0])";
constexpr std::string_view kLateShuffle =
    "C[T.Ramp(0, 1, 2)] = T.Shuffle([A[T.Ramp(0, 1, 2)], A[T.Ramp(2, 1, 2)]], [0, 3])";

}  // namespace

TEST_CASE("TIR-Shuffle-each-vector", "[TIR-D5]") {
  SECTION("fires") {
    const AsWritten reading("TIR-D5");
    CHECK(run(kShuffle) == fires("2 3 0 0"));
  }
  SECTION("does not") { CHECK(run(kShuffle) == does_not_fire("2 1 0 0")); }
  SECTION("does not for an index that its vector has not") {
    const AsWritten reading("TIR-D5");
    CHECK(run(kLateShuffle) == does_not_fire("TIR-Shuffle-no-vector"));
    CHECK(run("C[0] = T.Shuffle([A[T.Ramp(0, 1, 2)]], [U[0]])") ==
          does_not_fire("TIR-Shuffle-indeterminate"));
  }
}

TEST_CASE("TIR-Shuffle-no-vector", "[TIR-D5]") {
  SECTION("fires") {
    const AsWritten reading("TIR-D5");
    CHECK(run(kLateShuffle) == stops());
    CHECK(run("C[T.Ramp(0, 1, 2)] = T.Shuffle([A[T.Ramp(0, 1, 4)]], [0, 1])") == stops());
  }
  SECTION("does not") {
    CHECK(run(kLateShuffle) == does_not_fire("1 4 0 0"));
    const AsWritten reading("TIR-D5");
    CHECK(run(kShuffle) == does_not_fire("2 3 0 0"));
    CHECK(run("C[T.Ramp(0, 1, 2)] = T.Shuffle([A[T.Ramp(0, 1, 2)], A[T.Ramp(2, 1, 2)]], [U[0], "
              "0])") == does_not_fire("TIR-Shuffle-indeterminate"));
  }
}

namespace {

/// A buffer of 4 elements, of which 1 and 2 are in its bounds.
std::string within_bounds(const std::string& body) {
  return "R = T.Buffer((4,), \"int32\")\nwith T.realize(R[1:3], \"global\"):\n    " + body;
}

}  // namespace

TEST_CASE("TIR-BufferRealize-shape-alone", "[TIR-D43]") {
  const std::string unwritten =
      "R = T.Buffer((4,), \"int32\")\nwith T.realize(R[U[0]:3], \"global\"):\n    C[0] = 1";
  SECTION("fires: bounds without a value, and bounds that fail, change nothing") {
    const AsWritten reading("TIR-D43");
    CHECK(run(unwritten) == fires("1 0 0 0"));
    CHECK(run("R = T.Buffer((4,), \"int32\")\nwith T.realize(R[n // C[0]:3], \"global\"):\n"
              "    C[0] = 1") == fires("1 0 0 0"));
  }
  SECTION("fires, and the shape has to have a value") {
    const AsWritten reading("TIR-D43");
    CHECK(run("R = T.Buffer((U[0],), \"int32\")\nwith T.realize(R[0:3], \"global\"):\n"
              "    C[0] = 1") == fires("TIR-BufferRealize-indeterminate"));
  }
  SECTION("does not") { CHECK(run(unwritten) == does_not_fire("TIR-BufferRealize-indeterminate")); }
}

TEST_CASE("TIR-BufferRealize-whole", "[TIR-D43]") {
  SECTION("fires") {
    const AsWritten reading("TIR-D43");
    CHECK(run(within_bounds("R[3] = 7\n    C[0] = R[3]")) == fires("7 0 0 0"));
    CHECK(run(within_bounds("R[4] = 7")) == fires("TIR-BufferStore-out-of-bounds"));
  }
  SECTION("does not") {
    CHECK(run(within_bounds("R[3] = 7")) == does_not_fire("TIR-BufferStore-outside-bounds"));
    const AsWritten reading("TIR-D43");
    CHECK(run("R = T.Buffer((n - 3,), \"int32\")\nwith T.realize(R[0:n - 3], \"global\"):\n"
              "    C[0] = 1") == does_not_fire("TIR-BufferRealize-negative"));
  }
}

TEST_CASE("TIR-AllocateConst-unsupported", "[TIR/Deprecated/b3]") {
  constexpr std::string_view text =
      "K = T.allocate_const([5, 6], \"int32\", [2])\nB = T.Buffer((2,), \"int32\", data=K)\n"
      "C[0] = B[1]";
  SECTION("fires") {
    const AsWritten reading("TIR-D80");
    CHECK(run(text) == stops());
  }
  SECTION("does not") { CHECK(run(text) == does_not_fire("6 0 0 0")); }
}

}  // namespace tenor::semantics::test
