// SPDX-License-Identifier: Apache-2.0
// TIR's rules on data that may be anything: what a run leaves, where it ends, and what is merged.
// Inputs are p1 (A), p2 (B), p3 (C) and p4 (D).
#include <catch2/catch.hpp>

#include "tests/semantics/domain/term/term_call.h"

namespace tenor::semantics::test {

TEST_CASE("terms: a matrix product of unknowns", "[terms]") {
  const TermCall run(
      "    for i, j, k in T.grid(2, 2, 2):\n        with T.block(\"C\"):\n"
      "            vi, vj, vk = T.axis.remap(\"SSR\", [i, j, k])\n            with T.init():\n"
      "                C[vi * 2 + vj] = 0\n"
      "            C[vi * 2 + vj] = C[vi * 2 + vj] + A[vi * 2 + vk] * B[vk * 2 + vj]\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.c(0) == "((0 + (p1[0] * p2[0])) + (p1[1] * p2[2]))");
  CHECK(run.c(3) == "((0 + (p1[2] * p2[1])) + (p1[3] * p2[3]))");
}

TEST_CASE("terms: what is known decides as ever", "[terms]") {
  const TermCall run("    if n == 2:\n        C[0] = A[1]\n    else:\n        C[0] = 5\n");
  CHECK(run.ended() == OutcomeKind::kDone);
  CHECK(run.c(0) == "p1[1]");
  CHECK(run.run.exits.empty());
}

TEST_CASE("terms: both branches are taken, and their stores merged", "[terms]") {
  const TermCall run(
      "    if A[0] < B[0]:\n        C[0] = 1\n        C[1] = A[1]\n"
      "    else:\n        C[0] = 2\n    C[2] = C[0] + 1\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.c(0) == "Select((p1[0] < p2[0]), 1, 2)");
  CHECK(run.c(1) == "Select((p1[0] < p2[0]), p1[1], p3[1])");
  CHECK(run.c(2) == "Select((p1[0] < p2[0]), 2, 3)");
}

TEST_CASE("terms: a branch, a Select and an if_then_else are one term", "[terms]") {
  const TermCall run(
      "    if A[0] < B[0]:\n        C[0] = A[0]\n    else:\n        C[0] = B[0]\n"
      "    C[1] = T.Select(A[0] < B[0], A[0], B[0])\n"
      "    C[2] = T.if_then_else(A[0] < B[0], A[0], B[0])\n"
      "    C[3] = T.if_then_else(B[0] <= A[0], B[0], A[0])\n");
  for (std::size_t i = 1; i < 4; ++i) CHECK(run.run.arrays[3][i] == run.run.arrays[3][0]);
}

TEST_CASE("terms: a condition that is assumed is decided", "[terms]") {
  const TermCall run(
      "    if A[0] < 3:\n        if A[0] < 3:\n            C[0] = 1\n        else:\n"
      "            C[0] = 1 // (n - 2)\n    else:\n        if A[0] >= 3:\n            C[0] = 2\n");
  CHECK(run.c(0) == "Select((p1[0] < 3), 1, 2)");
  CHECK(run.exits() == "");
}

TEST_CASE("terms: a function of more operands than terms have is given up", "[terms]") {
  const std::string of = ", 1073741824, 0, 1, 31, T.bool(False), T.bool(True))\n";
  const TermCall known("    C[0] = T.q_multiply_shift_per_axis(n + 6" + of),
      data("    C[0] = T.q_multiply_shift_per_axis(A[0]" + of);
  CHECK(known.c(0) == "2");
  CHECK(data.ended() == OutcomeKind::kUndecided);
}

TEST_CASE("terms: a run ends where data say so, and goes on elsewhere", "[terms]") {
  const TermCall division("    C[0] = 7 // A[0]\n");
  CHECK(division.ended() == OutcomeKind::kDone);
  CHECK(division.c(0) == "(7 // p1[0])");
  CHECK(division.exits() == "E-DIVIDE-BY-ZERO if (p1[0] == 0)\n");
  const TermCall assertion("    assert A[0] < 5, \"small\"\n    C[0] = 7\n");
  CHECK(assertion.c(0) == "7");
  CHECK(assertion.exits() == "E-ASSERT if not((p1[0] < 5))\n");
  const TermCall branch("    if A[0] < 5:\n        C[0] = 1 // A[1]\n    C[1] = 3\n");
  CHECK(branch.c(0) == "Select((p1[0] < 5), (1 // p1[1]), p3[0])");
  CHECK(branch.c(1) == "3");
}

TEST_CASE("terms: an element that data choose", "[terms]") {
  const TermCall load("    C[0] = B[A[0]]\n");
  REQUIRE(load.ended() == OutcomeKind::kDone);
  CHECK(load.c(0) == "element(4 elements, int64(p1[0]))");
  CHECK(load.run.exits.size() == 1);
  const TermCall store("    C[A[0]] = 7\n    C[0] = C[1]\n");
  REQUIRE(store.ended() == OutcomeKind::kDone);
  CHECK(store.c(1) == "Select((p1[0] == 1), 7, p3[1])");
  CHECK(store.run.arrays[3][0] == store.run.arrays[3][1]);
}

TEST_CASE("terms: elements that some data leave without a value", "[terms]") {
  const TermCall run(
      "    X = T.alloc_buffer((2,), \"int32\")\n    if A[0] < 5:\n        X[0] = 1\n"
      "    C[0] = X[0] + 1\n    C[1] = X[1]\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.c_undefined(0) == "not((p1[0] < 5))");
  CHECK(run.c_undefined(1) == "True");
}

TEST_CASE("terms: what cannot be followed says why", "[terms]") {
  const auto why = [](const char* body) { return TermCall(body).run.outcome.message; };
  CHECK(why("    while A[0] > 0:\n        A[0] = A[0] - 1\n") ==
        "the number of repetitions depends on data");
}

TEST_CASE("terms: a loop as long as data say, up to where the run ends in any case", "[terms]") {
  const TermCall run(
      "    C[0] = 0\n    for i in range(T.min(T.max(A[0], 0), 2)):\n"
      "        C[0] = C[0] + B[i]\n");
  REQUIRE(run.ended() == OutcomeKind::kDone);
  CHECK(run.exits().starts_with("U-OOB-READ if "));
}

TEST_CASE("terms: iterations that store one term leave it, others leave what their order says",
          "[terms]") {
  const auto notes = [](const char* body) { return TermCall(body).run.notes.size(); };
  CHECK(notes("    for i in T.parallel(4):\n        C[0] = A[1]\n") == 0);
  CHECK(notes("    for i in T.parallel(4):\n        C[0] = A[i]\n") == 1);
  CHECK(notes("    for i in T.parallel(4):\n        C[0] = A[i]\n        C[0] = 1\n") ==
        2);  // a node each
}

TEST_CASE("terms: what threads leave in memory of their own is open where they differ", "[terms]") {
  const auto run = [](const std::string& stored) {
    return TermCall(
        "    L = T.alloc_buffer((1,), \"int32\", scope=\"local\")\n"
        "    for t in T.thread_binding(2, thread=\"threadIdx.x\"):\n        L[0] = " +
        stored + "\n        C[t] = L[0]\n    C[2] = L[0]\n");
  };
  const TermCall same = run("A[3]"), other = run("A[t]");
  REQUIRE(same.ended() == OutcomeKind::kDone);
  CHECK(same.c(2) == "p1[3]");
  CHECK(same.c_undefined(2) == "False");
  REQUIRE(other.ended() == OutcomeKind::kDone);
  CHECK(other.c(0) == "p1[0]");
  CHECK(other.c_undefined(1) == "False");
  CHECK(other.c_undefined(2) == "not((reinterpret(p1[1]) == reinterpret(p1[0])))");
}

TEST_CASE("terms: threads that store one term to shared memory leave it", "[terms]") {
  const auto notes = [](const std::string& stored) {
    const TermCall run(
        "    S = T.alloc_buffer((1,), \"int32\", scope=\"shared\")\n"
        "    for t in T.thread_binding(2, thread=\"threadIdx.x\"):\n"
        "        S[0] = " +
        stored + "\n        C[t] = S[0]\n");
    CHECK(run.ended() == OutcomeKind::kDone);
    return run.run.notes.size();
  };
  CHECK(notes("A[3]") == 0);
  CHECK(notes("A[t]") == 1);
}

TEST_CASE("terms: lanes that data switch are not followed", "[terms]") {
  const TermCall run(
      "    C[T.Ramp(0, 1, 4)] = T.broadcast(1, 4)\n"
      "    C.vstore([T.Ramp(0, 1, 4)], T.broadcast(2, 4),\n"
      "             A[T.Ramp(0, 1, 4)] < T.broadcast(1, 4))\n");
  CHECK(run.run.outcome.message == "this step needs a known value, but the value depends on data");
}

}  // namespace tenor::semantics::test
