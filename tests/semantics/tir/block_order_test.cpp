// SPDX-License-Identifier: Apache-2.0
// The values of a block, each evaluated with the variables before it bound: the written reading of
// TIR-D46, beside the one that is meant.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

TEST_CASE("TIR-BlockRealize-in-order", "[TIR-D46]") {
  constexpr std::string_view text =
      "for i, j in T.grid(2, 2):\n    with T.block(\"b\"):\n"
      "        vi = T.axis.spatial(n, i)\n        vj = T.axis.spatial((0, n), j)\n"
      "        C[vi * 2 + vj] = vi * 10 + vj";
  SECTION("fires") {
    const AsWritten reading("TIR-D46");
    CHECK(run(text) == fires("0 1 10 11"));
    const AsWritten guard("TIR-D8");
    CHECK(run(text) == fires("0 1 10 11"));
  }
  SECTION("does not, nor for a block without variables") {
    CHECK(run(text) == does_not_fire("0 1 10 11"));
    const AsWritten reading("TIR-D46");
    CHECK(run("with T.block(\"b\"):\n    C[0] = n") == does_not_fire("2 0 0 0"));
  }
}

TEST_CASE("TIR-BlockRealize-all-in-order", "[TIR-D46]") {
  const auto entering = [](const std::string& value) {
    return "with T.block(\"b\"):\n    vi = T.axis.spatial(n, " + value +
           ")\n    vj = T.axis.spatial(4, n)\n    C[vi + vj] = 5";
  };
  SECTION("fires, and the values are judged with their domains") {
    const AsWritten reading("TIR-D46");
    CHECK(run(entering("1")) == fires("0 0 0 5"));
    CHECK(run(entering("n")) == fires("TIR-BlockRealize-outside-domain"));
    CHECK(run(entering("U[0]")) == fires("TIR-BlockRealize-indeterminate-value"));
    CHECK(run("with T.block(\"b\"):\n    C[0] = n") == fires("2 0 0 0"));
  }
  SECTION("does not, nor where a value is an error") {
    CHECK(run(entering("1")) == does_not_fire("0 0 0 5"));
    const AsWritten reading("TIR-D46");
    CHECK(run(entering("1 // C[0]")) == does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

}  // namespace tenor::semantics::test
