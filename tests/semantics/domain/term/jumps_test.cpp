// SPDX-License-Identifier: Apache-2.0
// Jumps that data decide, and integers that they choose: where alternatives meet, and what of.
#include <catch2/catch.hpp>

#include "tests/semantics/domain/term/term_call.h"

namespace tenor::semantics::test {

TEST_CASE("terms: a loop that data leave", "[terms]") {
  const TermCall run(
      "    for i in range(3):\n        if A[i] > 7:\n            C[0] = i\n            break\n"
      "        C[1] = i\n    C[2] = C[0] + 1\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.exits() == "");
  const std::string found =
      "Select((p1[0] < 8), Select((p1[1] < 8), Select((p1[2] < 8), "
      "p3[0], 2), 1), 0)";
  CHECK(run.c(0) == found);
  CHECK(run.c(1) ==
        "Select((p1[0] < 8), Select((p1[1] < 8), Select((p1[2] < 8), 2, 1), 0), p3[1])");
  CHECK(run.c(2) == "(" + found + " + 1)");
}

TEST_CASE("terms: an iteration that data end", "[terms]") {
  const TermCall run(
      "    for i in range(2):\n        C[i] = 1\n        if A[i] > 7:\n            continue\n"
      "        C[i] = B[i]\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.c(0) == "Select((p1[0] < 8), p2[0], 1)");
  CHECK(run.c(1) == "Select((p1[1] < 8), p2[1], 1)");
}

TEST_CASE("terms: a function that data leave, and its value", "[terms]") {
  const TermCall run(
      "    for i in range(2):\n        if A[i] > 7:\n            for j in range(4):\n"
      "                if B[j] > 0:\n                    T.evaluate(T.ret(j))\n"
      "            break\n        C[i] = 5\n    T.evaluate(T.ret(9))\n",
      " -> T.int32");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  REQUIRE(run.run.returned);
  CHECK(show(run.bank, run.run.returned->term(), 9) ==
        "Select((p1[0] < 8), Select((p1[1] < 8), 9, "
        "Select((p2[0] < 1), Select((p2[1] < 1), Select((p2[2] < 1), Select((p2[3] < 1), 9, 3), "
        "2), 1), 0)), Select((p2[0] < 1), Select((p2[1] < 1), Select((p2[2] < 1), "
        "Select((p2[3] < 1), 9, 3), 2), 1), 0))");
  CHECK(run.c(1) == "Select((p1[0] < 8), Select((p1[1] < 8), 5, p3[1]), p3[1])");
}

TEST_CASE("terms: a function that data leave, and that declares no value", "[terms][EXT/Return]") {
  const TermCall run("    if A[0] > 7:\n        T.evaluate(T.ret(B[0]))\n    C[0] = 5\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.run.returned->type.is_handle());
  CHECK(run.c(0) == "Select((p1[0] < 8), 5, p3[0])");
}

TEST_CASE("terms: memory that one alternative leaves is there for the others", "[terms]") {
  const TermCall run(
      "    for i in range(2):\n        with T.block(\"\"):\n"
      "            X = T.alloc_buffer((1,), \"int32\")\n            X[0] = A[i]\n"
      "            if A[i] > 7:\n                break\n            X[0] = X[0] + 1\n"
      "            C[i] = X[0]\n    Y = T.alloc_buffer((1,), \"int32\")\n    C[3] = Y[0]\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.exits() == "");
  CHECK(run.c(0) == "Select((p1[0] < 8), (p1[0] + 1), p3[0])");
  CHECK(run.c(1) == "Select((p1[0] < 8), Select((p1[1] < 8), (p1[1] + 1), p3[1]), p3[1])");
  CHECK(run.c_undefined(3) == "True");
}

TEST_CASE("terms: an end behind a jump, and one before it", "[terms]") {
  const TermCall run(
      "    for i in range(2):\n        if A[i] > 7:\n            break\n"
      "        C[i] = 1 // B[i]\n    assert C[2] > 0, \"positive\"\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.exits() ==
        "E-DIVIDE-BY-ZERO if ((p1[0] < 8) and (p2[0] == 0))\n"
        "E-DIVIDE-BY-ZERO if (((p1[0] < 8) and (p1[1] < 8)) and (p2[1] == 0))\n"
        "E-ASSERT if (p3[2] < 1)\n");
}

TEST_CASE("terms: an iteration that errs, and one that data end", "[terms][TIR/Exec/12.2.2:g]") {
  const TermCall run("    for i in T.parallel(2):\n        C[i] = A[B[i]] + 2 // i\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.exits() ==
        "U-OOB-READ if not((not((p2[0] < 0)) and (p2[0] < 4)))\n"
        "U-OOB-READ if not((not((p2[1] < 0)) and (p2[1] < 4)))\n"
        "E-DIVIDE-BY-ZERO if True\n");
}

TEST_CASE("terms: what is computed of few constants is one of few", "[terms]") {
  const TermCall run(
      "    if A[0] < 5:\n        C[0] = 1\n    else:\n        C[0] = 2\n"
      "    C[1] = C[0] * 3 - C[0]\n    C[2] = B[C[0] + 1]\n"
      "    if C[0] == 2:\n        C[3] = 8\n    else:\n        C[3] = 9\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.exits() == "");
  CHECK(run.c(1) == "Select((p1[0] < 5), 2, 4)");
  CHECK(run.c(2) == "Select((p1[0] < 5), p2[2], p2[3])");
  CHECK(run.c(3) == "Select((p1[0] < 5), 9, 8)");
}

TEST_CASE("terms: a search that halves what is left", "[terms]") {
  const TermCall run(
      "    lo = T.alloc_buffer((1,), \"int32\")\n    hi = T.alloc_buffer((1,), \"int32\")\n"
      "    lo[0] = 0\n    hi[0] = 3\n    while lo[0] < hi[0]:\n"
      "        if A[(lo[0] + hi[0]) // 2] < B[0]:\n"
      "            lo[0] = (lo[0] + hi[0]) // 2 + 1\n        else:\n"
      "            hi[0] = (lo[0] + hi[0]) // 2\n    C[0] = lo[0]\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.exits() == "");
  CHECK(run.c(0) ==
        "Select((Select((p1[1] < p2[0]), p1[2], p1[0]) < p2[0]), "
        "Select((p1[1] < p2[0]), 3, 1), Select((p1[1] < p2[0]), 2, 0))");
}

}  // namespace tenor::semantics::test
