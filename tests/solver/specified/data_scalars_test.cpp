// SPDX-License-Identifier: Apache-2.0
// Which integer parameters are data: those that no extent, bound or index is made of.
#include "solver/specified/data_scalars.h"

#include <catch2/catch.hpp>

#include "spec/text/read.h"

namespace tenor::solver::test {
namespace {

/// Is the parameter k, number 2, data in a function of that body?
bool is_data(const std::string& body) {
  const std::string text = R"(
from tvm.script import tir as T
@T.prim_func
def main(A: T.Buffer((8,), "int32"), C: T.Buffer((8,), "int32"), k: T.int32):
)" + body;
  spec::Report report;
  const auto reading = spec::read(text, report);
  REQUIRE(report.errors() == 0);
  return data_scalars(*reading.program.modules.front().functions.front().prim_func).contains(2);
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

}  // namespace tenor::solver::test
