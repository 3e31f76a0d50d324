// SPDX-License-Identifier: Apache-2.0
// Sizes that satisfy what a function asserts of them before anything else decides.
#include "solver/specified/constraints.h"

#include <catch2/catch.hpp>

#include "solver/prover/default_prover.h"
#include "spec/text/read.h"

namespace tenor::solver::test {
namespace {

std::vector<NamedSizes> solved(const std::string& assertion,
                               const std::vector<std::string>& names = {"n", "m"}) {
  const std::string text = R"(
from tvm.script import tir as T
@T.prim_func
def main(a: T.handle, c: T.handle, m: T.int32):
    n = T.int32()
    A = T.match_buffer(a, (n,), "float32")
    C = T.match_buffer(c, (n,), "float32")
)" + assertion + R"(
    for i in range(n):
        assert i != 3, "in a loop: it need not be reached"
        C[i] = A[i]
)";
  spec::Report report;
  const auto parsed = spec::read(text, report);
  REQUIRE(report.errors() == 0);
  const auto prover = make_prover();
  return solved_sizes(*parsed.program.modules.front().functions.front().prim_func, names, *prover);
}

}  // namespace

TEST_CASE("solved sizes: the least one, then those without a zero") {
  const auto sizes = solved("    assert n % 48 == 0 and n % 128 == 0, \"both\"\n");
  REQUIRE(sizes.size() == 4);
  CHECK(sizes[0] == NamedSizes{{"n", 0}});
  CHECK(sizes[1] == NamedSizes{{"n", 384}});
  CHECK(sizes[2] == NamedSizes{{"n", 768}});
  CHECK(sizes[3] == NamedSizes{{"n", 1152}});
}

TEST_CASE("solved sizes: several variables, several assertions, one in an assumption") {
  for (const NamedSizes& each : solved("    assert n == m * 37, \"rows\"\n"
                                       "    T.evaluate(T.assume(m > 10))\n")) {
    CHECK(each.at("n") == each.at("m") * 37);
    CHECK(each.at("m") > 10);
  }
  CHECK(solved("    assert n == m * 37, \"rows\"\n").size() == 4);
}

TEST_CASE("solved sizes: none where nothing is asserted, nothing can hold, or data decide") {
  CHECK(solved("    C[0] = A[0]\n").empty());
  CHECK(solved("    assert n < 0, \"never\"\n").empty());
  CHECK(solved("    assert A[0] > T.float32(0), \"data\"\n").empty());
  CHECK(solved("    assert m == 7, \"not open\"\n", {"n"}).empty());
}

}  // namespace tenor::solver::test
