// SPDX-License-Identifier: Apache-2.0
// Assumptions that data decide: where one fails the run ends, and elsewhere it continues as if it
// had not been made.
#include <catch2/catch.hpp>

#include "tests/semantics/domain/term/term_call.h"

namespace tenor::semantics::test {

namespace {

/// Failures after it are the program's own again.
const std::string kAfter = "    C[B[0]] = 1\n    C[1] = 5 // B[1]\n";
const std::string kExits =
    "U-OOB-WRITE if not((not((p2[0] < 0)) and (p2[0] < 4)))\n"
    "E-DIVIDE-BY-ZERO if (p2[1] == 0)\n";

}  // namespace

TEST_CASE("terms: an assumption that data decide", "[terms][TIR-D77]") {
  const TermCall run("    T.assume(A[0] > 0)\n    T.assume(A[1] % 3 < 2)\n" + kAfter);
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.exits() == "U-ASSUME if (p1[0] < 1)\nU-ASSUME if not(((p1[1] % 3) < 2))\n" + kExits);
}

TEST_CASE("terms: an assumption that has no value for some data", "[terms][TIR-D77]") {
  const TermCall run(
      "    T.assume(T.if_then_else(A[0] > 0, C[5], 1) > 0)\n"
      "    T.assume(A[1] > 0)\n" +
      kAfter);
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.exits() == "U-ASSUME if not((p1[0] < 1))\nU-ASSUME if (p1[1] < 1)\n" + kExits);
}

TEST_CASE("terms: a conflict within an assumption is a conflict", "[terms][TIR-D77]") {
  const TermCall run(
      "    for i in T.vectorized(2):\n"
      "        T.assume(C[i] % 9 < 9)\n"
      "        if i == 0:\n"
      "            C[B[0] % 2] = 0\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.exits().find("U-LOOP-CONFLICT") != std::string::npos);
  CHECK_FALSE(run.run.accesses_are_sure);
}

}  // namespace tenor::semantics::test
