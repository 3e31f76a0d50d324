// SPDX-License-Identifier: Apache-2.0
// The checks of written readings: each finds what the intended reading accepts, and nothing where
// both agree.
#include <catch2/catch.hpp>

#include "spec/text/read.h"
#include "spec/tir/check.h"

namespace tenor::spec::test {
namespace {

/// Is the check that the test case is named after among the errors of `body`, with `entry` read as
/// written? Errors in the intended reading are mistakes in the test.
bool finds(std::string_view entry, std::string_view body) {
  std::string text =
      "from tvm.script import tir as T\n@T.prim_func\n"
      "def main(A: T.Buffer((4,), \"int32\"), n: T.int32, m: T.int64):\n";
  for (std::size_t at = 0; at < body.size();) {
    const std::size_t end = std::min(body.find('\n', at), body.size());
    text += "    " + std::string(body.substr(at, end - at)) + "\n";
    at = end + 1;
  }
  bool found = false;
  for (const bool written : {false, true}) {
    Readings readings;
    readings.set(entry, written);
    Report report(false, readings);
    const ParsedFile parsed = read(text, report);
    tir::check(parsed.program, report);
    for (const Diagnostic& d : report.diagnostics()) {
      if (d.severity != Severity::kError) continue;
      INFO(d.message);
      CHECK(written);
      found |= d.rule == Catch::getResultCapture().getCurrentTestName();
    }
  }
  return found;
}

}  // namespace

TEST_CASE("TIR-FloatImm-decimal-range", "[TIR-D26]") {
  CHECK(finds("TIR-D26", "T.evaluate(T.float32(-3.4028234663852886e+38))"));
  CHECK_FALSE(finds("TIR-D26", "T.evaluate(T.float32(3.4e+38))"));
  CHECK_FALSE(finds("TIR-D26", "T.evaluate(T.infinity(\"float32\"))"));
}

TEST_CASE("TIR-MatchBufferRegion-fewer", "[TIR-D11]") {
  constexpr std::string_view matched =
      "with T.block(\"b\"):\n"
      "    M = T.alloc_buffer((1, 4), \"int32\")\n    ";
  CHECK(finds("TIR-D11",
              std::string(matched) + "V = T.match_buffer(M[0:1, 0:4], (4,))\n    V[0] = 1"));
  CHECK_FALSE(finds("TIR-D11", std::string(matched) +
                                   "V = T.match_buffer(M[0:1, 0:4], (1, 4))\n    V[0, 0] = 1"));
}

TEST_CASE("TIR-AttrStmt-thread-literal", "[TIR-D18]") {
  CHECK(finds("TIR-D18", "with T.launch_thread(\"threadIdx.x\", 4) as t:\n    A[t] = 1"));
  CHECK(finds("TIR-D18", "i = T.int32()\nwith T.attr(i, \"thread_extent\", n):\n    A[0] = 1"));
  CHECK_FALSE(
      finds("TIR-D18", "i = T.int32()\nwith T.attr(i, \"thread_extent\", 4):\n    A[0] = 1"));
}

TEST_CASE("TIR-IterVar-int", "[TIR-D33]") {
  CHECK(finds("TIR-D33",
              "with T.block(\"b\"):\n"
              "    v = T.axis.spatial(T.uint32(2), T.uint32(1), dtype=\"uint32\")\n    A[v] = 1"));
  CHECK_FALSE(finds("TIR-D33", "with T.block(\"b\"):\n    v = T.axis.spatial(2, 1)\n    A[v] = 1"));
}

TEST_CASE("TIR-Buffer-layout-variables", "[TIR-D36]") {
  constexpr std::string_view block = "with T.block(\"b\"):\n    ";
  CHECK(finds("TIR-D36",
              std::string(block) +
                  "B = T.alloc_buffer((2, 2), \"int32\", strides=(4, 1))\n    B[0, 0] = 1"));
  CHECK(finds("TIR-D36", std::string(block) +
                             "B = T.match_buffer(A[1:3], (2,), elem_offset=1)\n    B[0] = 1"));
  CHECK_FALSE(finds("TIR-D36", "s = T.int32()\n" + std::string(block) +
                                   "B = T.match_buffer(A[1:3], (2,), strides=[s])\n    B[0] = 1"));
}

TEST_CASE("TIR-Shuffle-all-lanes", "[TIR-D75]") {
  CHECK(finds("TIR-D75", "A[0] = T.Shuffle([A[T.Ramp(0, 1, 4)]], [3])"));
  CHECK_FALSE(
      finds("TIR-D75", "A[T.Ramp(0, 1, 4)] = T.Shuffle([A[T.Ramp(0, 1, 4)]], [3, 2, 1, 0])"));
}

TEST_CASE("TIR-BufferLoad-same-width", "[TIR-D67]") {
  constexpr std::string_view matrix =
      "with T.block(\"b\"):\n"
      "    M = T.alloc_buffer((4, 4), \"int32\")\n    ";
  CHECK(finds("TIR-D67", std::string(matrix) + "A[0] = M[n, m]"));
  CHECK_FALSE(finds("TIR-D67", std::string(matrix) + "A[0] = M[n, 0]"));
  CHECK_FALSE(finds("TIR-D67", std::string(matrix) + "A[0] = M[n, T.uint32(1)]"));
}

TEST_CASE("TIR-BufferStore-same-width", "[TIR-D67]") {
  constexpr std::string_view matrix =
      "with T.block(\"b\"):\n"
      "    M = T.alloc_buffer((4, 4), \"int32\")\n    ";
  CHECK(finds("TIR-D67", std::string(matrix) + "M[n, m] = 1"));
  CHECK(finds("TIR-D67", std::string(matrix) + "M[n, T.uint32(1)] = 1"));
  CHECK_FALSE(finds("TIR-D67", std::string(matrix) + "M[n, 0] = 1"));
}

TEST_CASE("TIR-DataType-listed-lanes", "[TIR-D23]") {
  CHECK(finds(
      "TIR-D23",
      "with T.block(\"b\"):\n    B = T.alloc_buffer((1,), \"int32x2\")\n    T.evaluate(B[0])"));
  CHECK_FALSE(finds(
      "TIR-D23",
      "with T.block(\"b\"):\n    B = T.alloc_buffer((1,), \"int32x4\")\n    T.evaluate(B[0])"));
}

TEST_CASE("TIR-Ramp-listed-lanes", "[TIR-D23]") {
  CHECK(finds("TIR-D23", "T.evaluate(T.Ramp(n, 1, 2))"));
  CHECK_FALSE(finds("TIR-D23", "T.evaluate(T.Ramp(n, 1, 8))"));
}

TEST_CASE("TIR-Broadcast-listed-lanes", "[TIR-D23]") {
  CHECK(finds("TIR-D23", "T.evaluate(T.Broadcast(n, 3))"));
  CHECK_FALSE(finds("TIR-D23", "T.evaluate(T.Broadcast(n, 16))"));
}

TEST_CASE("TIR-Shuffle-listed-lanes", "[TIR-D23]") {
  CHECK(finds("TIR-D23", "T.evaluate(T.Shuffle([T.Ramp(n, 1, 4)], [0, 1]))"));
  CHECK_FALSE(finds("TIR-D23", "T.evaluate(T.Shuffle([T.Ramp(n, 1, 4)], [0]))"));
}

TEST_CASE("TIR-BufferLoad-listed-lanes", "[TIR-D23]") {
  CHECK(finds("TIR-D23", "T.evaluate(A[T.Ramp(0, 1, 2)])"));
  CHECK_FALSE(finds("TIR-D23", "T.evaluate(A[T.Ramp(0, 1, 4)])"));
}

TEST_CASE("TIR-While-literal", "[TIR-D17]") {
  CHECK(finds("TIR-D17", "while True:\n    break"));
  CHECK_FALSE(finds("TIR-D17", "while n < 0:\n    A[0] = 1"));
}

TEST_CASE("TIR-Var-unbound-in-region", "[TIR-D76]") {
  constexpr std::string_view block = "k = T.int32()\nwith T.block(\"b\"):\n    T.reads()\n    ";
  CHECK(finds("TIR-D76", std::string(block) + "T.writes(A[0:k])\n    A[0] = 1"));
  CHECK_FALSE(finds("TIR-D76", std::string(block) + "T.writes(A[0:n])\n    A[0] = 1"));
}

}  // namespace tenor::spec::test
