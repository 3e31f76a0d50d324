// SPDX-License-Identifier: Apache-2.0
// Loops over blocks and threads that the run does not leave for some data: what follows for others.
#include <catch2/catch.hpp>

#include "tests/semantics/domain/term/term_call.h"

namespace tenor::semantics::test {

TEST_CASE("terms: blocks of threads run after others that data end", "[terms][TIR-D73]") {
  const TermCall run(
      "    if A[0] > 7:\n        for j in T.thread_binding(2, thread=\"blockIdx.x\"):\n"
      "            B[j] = B[0]\n"
      "    for k in T.thread_binding(2, thread=\"blockIdx.x\"):\n        C[k] = k + 1\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.exits() == "U-LOOP-CONFLICT if not((p1[0] < 8))\n");
  CHECK(run.c(0) == "1");
  CHECK(run.c(1) == "2");
}

TEST_CASE("terms: blocks of threads that conflict in each iteration", "[terms][TIR-D73]") {
  const TermCall run(
      "    for i in range(2):\n        if A[i] > 7:\n"
      "            for j in T.thread_binding(2, thread=\"blockIdx.x\"):\n"
      "                B[j] = B[i]\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.exits() ==
        "U-LOOP-CONFLICT if not((p1[0] < 8))\n"
        "U-LOOP-CONFLICT if not((p1[1] < 8))\n");
}

TEST_CASE("terms: memory that blocks had copies of when data ended them", "[terms][TIR-D73]") {
  const TermCall run(
      "    with T.block(\"\"):\n        S = T.alloc_buffer((1,), \"int32\", scope=\"shared\")\n"
      "        S[0] = 5\n        if A[0] > 7:\n"
      "            for j in T.thread_binding(2, thread=\"blockIdx.x\"):\n"
      "                B[j] = B[0] + S[0]\n"
      "        if A[1] > 7:\n            S[0] = 6\n        C[0] = S[0]\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.c(0) == "Select((p1[1] < 8), 5, 6)");
}

TEST_CASE("terms: a thread that data fork is given up", "[terms][TIR-D73]") {
  const TermCall run(
      "    for i in T.thread_binding(2, thread=\"threadIdx.x\"):\n        if A[i] > 7:\n"
      "            for j in T.thread_binding(1, thread=\"threadIdx.y\"):\n"
      "                B[j + 4] = 1\n        C[i] = C[i] + 1\n");
  REQUIRE(run.ended() == OutcomeKind::kUndecided);
  CHECK(run.run.outcome.message == "the point where contexts wait for each other depends on data");
}

TEST_CASE("terms: shared memory that data allocate is given up", "[terms][TIR-D73]") {
  const TermCall run(
      "    for i in T.thread_binding(2, thread=\"threadIdx.x\"):\n        for j in range(2):\n"
      "            if A[i * 2 + j] > 7:\n                with T.block(\"\"):\n"
      "                    S = T.alloc_buffer((1,), \"int32\", scope=\"shared\")\n"
      "                    if j == i:\n                        S[0] = 5\n"
      "                    C[i * 2 + j] = S[0]\n");
  REQUIRE(run.ended() == OutcomeKind::kUndecided);
  CHECK(run.run.outcome.message == "which threads share memory depends on data");
}

}  // namespace tenor::semantics::test
