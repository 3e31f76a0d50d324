// SPDX-License-Identifier: Apache-2.0
// While. TIR/Exec/13.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

TEST_CASE("TIR-While-evaluate", "[TIR/Exec/13.1]") {
  SECTION("fires before all iterations") {
    CHECK(run("while C[0] < n:\n    C[0] = C[0] + 1") == fires("2 0 0 0"));
    CHECK(run("while n // C[0] < n:\n    C[0] = C[0] + 1") == fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not") {
    CHECK(run("for i in range(n):\n    C[0] = C[0] + 1") == does_not_fire("2 0 0 0"));
  }
}

TEST_CASE("TIR-While-again", "[TIR/Exec/13.3]") {
  SECTION("fires behind an iteration, and behind what ends one early") {
    CHECK(run("while 6 // (n - C[0]) < 7:\n    C[0] = C[0] + 1") ==
          fires("TIR-BinaryOp-divide-by-zero"));
    CHECK(run("while C[0] < n:\n    C[0] = C[0] + 1\n    continue") == fires("2 0 0 0"));
  }
  SECTION("does not, where there is none") {
    CHECK(run("while C[0] > n:\n    C[0] = C[0] + 1") == does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-While-iterate", "[TIR/Exec/13.3]") {
  SECTION("fires for 1") {
    CHECK(run("while C[0] < n:\n    C[0] = C[0] + 1\n    C[C[0]] = 7") == fires("2 7 7 0"));
    CHECK(run("while A[0]:\n    A[0] = 0\n    C[0] = 1") == fires("1 0 0 0"));
  }
  SECTION("does not for 0") {
    CHECK(run("while C[0] > n:\n    C[0] = C[0] + 1") == does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-While-done", "[TIR/Exec/13.2]") {
  SECTION("fires for 0") {
    CHECK(run("while C[0] < n:\n    C[0] = C[0] + 1\nC[1] = 5") == fires("2 5 0 0"));
  }
  SECTION("does not, where a jump leaves the loop") {
    CHECK(run("while C[0] < n:\n    C[0] = C[0] + 1\n    break") == does_not_fire("1 0 0 0"));
    CHECK(run("while n:\n    C[0] = 1") == does_not_fire("TIR-While-value"));
  }
}

TEST_CASE("TIR-While-value", "[TIR-D17]") {
  SECTION("fires for numbers other than 0 and 1") {
    CHECK(run("while n:\n    C[0] = 1") == stops());
    CHECK(run("while n - 3:\n    C[0] = 1") == stops());
  }
  SECTION("does not") {
    CHECK(run("while n - 2:\n    C[0] = 1") == does_not_fire("0 0 0 0"));
    CHECK(run("while U[0] < n:\n    C[0] = 1") == does_not_fire("TIR-While-indeterminate"));
  }
}

TEST_CASE("TIR-While-indeterminate", "[TIR-D19]") {
  SECTION("fires") { CHECK(run("while U[0] < n:\n    C[0] = 1") == stops()); }
  SECTION("does not") {
    CHECK(run("while A[0] > n:\n    C[0] = U[0]") == does_not_fire("0 0 0 0"));
  }
}

}  // namespace tenor::semantics::test
