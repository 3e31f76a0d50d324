// SPDX-License-Identifier: Apache-2.0
// Where data decides which elements are accessed, and where it does not.
#include "solver/specified/data_control.h"

#include <catch2/catch.hpp>

#include "spec/text/read.h"

namespace tenor::solver::test {
namespace {

/// Of a line in a function of A, float32 (8,), K, int32 (8,), n, an int32, and x, a float32.
bool decides(const std::string& line) {
  spec::Report report;
  const spec::ParsedFile parsed = spec::read(
      "from tvm.script import tir as T\n@T.prim_func\n"
      "def main(A: T.Buffer((8,), \"float32\"), K: T.Buffer((8,), \"int32\"), n: T.int32, "
      "x: T.float32):\n    for i in range(8):\n        " +
          line + "\n",
      report);
  REQUIRE(report.errors() == 0);
  return data_decides_accesses(*parsed.program.modules.front().functions.front().prim_func);
}

}  // namespace

TEST_CASE("data decides accesses: indices, conditions and bounds that are read") {
  CHECK(decides("A[K[i]] = x"));
  CHECK(decides("A[i] = A[K[i]]"));
  CHECK(decides("A[i] = T.if_then_else(A[i] > x, A[0], x)"));
  CHECK(decides("A[i] = T.if_then_else(x > T.float32(0), A[0], x)"));
  CHECK(decides("if K[i] > 0:\n            A[i] = x"));
  CHECK(decides("for j in range(K[i]):\n            A[j] = x"));
  CHECK(
      decides("with T.block(\"b\"):\n            V = T.match_buffer(A[K[i]], (), \"float32\")\n"
              "            V[()] = x"));
  CHECK(decides("j: T.int32 = K[i]\n        A[j] = x"));
  CHECK(decides("K[i] = T.Cast(\"int32\", K[0] > 0 and K[i] > 1)"));
}

TEST_CASE("data decides no accesses: it is only computed with") {
  CHECK_FALSE(decides("A[i] = T.exp(A[i] * x)"));
  CHECK_FALSE(decides("A[i] = T.Select(A[i] > x, A[0], x)"));
  CHECK_FALSE(decides("A[i] = T.if_then_else(i < n, A[n - i], x)"));
  CHECK_FALSE(decides("if i * n < 3:\n            A[i // 2] = x"));
  CHECK_FALSE(decides("if T.likely(i < n):\n            A[i] = x"));
  CHECK_FALSE(decides("assert K[i] > 0, \"positive\"\n        A[i] = x"));
}

}  // namespace tenor::solver::test
