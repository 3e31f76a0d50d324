// SPDX-License-Identifier: Apache-2.0
// Loops that data end: the same where one iteration is, from the same memory, and where it is not,
// not called so.
#include "solver/validate/data_loops.h"

#include <catch2/catch.hpp>

#include "solver/prover/default_prover.h"
#include "solver/validate/validation.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {
namespace {

std::string with_buffers(const std::string& body) {
  return "from tvm.script import tir as T\n\n\n@T.prim_func\n"
         "def main(A: T.Buffer((4,), \"int32\"), B: T.Buffer((4,), \"int32\")):\n"
         "    x = T.alloc_buffer((2,), \"int32\")\n" +
         body;
}
/// From x[0] and B[0], which is 0.
std::string loop_of(const std::string& condition, const std::string& iteration) {
  return "    x[0] = A[0]\n    B[0] = 0\n    while " + condition + ":\n" + iteration;
}
std::string halves(const std::string& step = "x[0] // 2") {
  return loop_of("x[0] > 0", "        B[0] = B[0] + x[0]\n        x[0] = " + step + "\n");
}

Verdict verdict_of_bodies(const std::string& before, const std::string& after) {
  const auto b = open_text(with_buffers(before)), a = open_text(with_buffers(after));
  REQUIRE_FALSE((b[0].refused || a[0].refused));
  const auto prover = make_prover();
  return validate({&b[0], &a[0]}, default_options(), *prover).verdict;
}

}  // namespace

TEST_CASE("data loops: an iteration that is the same by laws") {
  CHECK(verdict_of_bodies(halves(), halves("T.shift_right(x[0], 1)")) == Verdict::kEquivalent);
  CHECK(verdict_of_bodies(halves(), halves("x[0] // 3")) == Verdict::kDifferent);
}

TEST_CASE("data loops: memory before the loop, and its condition, count") {
  const std::string step = "        B[0] = B[0] + 1\n        x[0] = x[0] // 2\n";
  const std::string before = loop_of("x[0] > 0", step);
  CHECK(verdict_of_bodies(before, loop_of("0 < x[0]", step)) == Verdict::kEquivalent);
  CHECK(verdict_of_bodies(before, loop_of("x[0] > 1", step)) == Verdict::kDifferent);
  CHECK(verdict_of_bodies(before, "    B[1] = B[2]\n" + before) == Verdict::kDifferent);
  CHECK(verdict_of_bodies(before + "    B[1] = B[0]\n", before + "    B[1] = B[0] + 1\n") ==
        Verdict::kDifferent);
}

TEST_CASE("data loops: what an iteration may leave alone is written by some") {
  const auto with = [](const std::string& least) {
    return loop_of("x[0] > 0", "        if x[0] > " + least +
                                   ":\n            B[1] = x[0]\n        x[0] = x[0] // 2\n");
  };
  CHECK(verdict_of_bodies(with("5"), with("5")) == Verdict::kEquivalent);
  CHECK(verdict_of_bodies(with("5"), with("7")) == Verdict::kDifferent);
}

TEST_CASE("data loops: a loop in a loop") {
  const auto nested = [](const std::string& inner) {
    return loop_of("x[0] > 0",
                   "        x[1] = x[0]\n        while x[1] > 2:\n"
                   "            B[0] = B[0] + x[1]\n            x[1] = " +
                       inner + "\n        x[0] = x[0] // 2\n");
  };
  CHECK(verdict_of_bodies(nested("x[1] // 4"), nested("T.shift_right(x[1], 2)")) ==
        Verdict::kEquivalent);
  CHECK(verdict_of_bodies(nested("x[1] // 4"), nested("x[1] // 8")) == Verdict::kDifferent);
}

TEST_CASE("data loops: an error in an iteration is one of the loop") {
  const auto divides = [](const std::string& quotient) {
    return loop_of("x[0] > 0", "        B[0] = B[0] + T.truncdiv(7, " + quotient +
                                   ")\n        x[0] = x[0] - 1000000007\n");
  };
  CHECK(verdict_of_bodies(divides("A[1]"), divides("A[1] + 0")) == Verdict::kEquivalent);
  CHECK(verdict_of_bodies(divides("A[1]"), divides("A[2]")) == Verdict::kDifferent);
}

TEST_CASE("data loops: one that never ends is not one that does, though nothing tells of it") {
  const auto scratch = [](const std::string& step) {
    return "    x[0] = A[0]\n    while x[0] > 0:\n        x[0] = " + step + "\n    B[0] = 1\n";
  };
  CHECK(verdict_of_bodies(scratch("x[0] // 2"), scratch("T.shift_right(x[0], 1)")) ==
        Verdict::kEquivalent);
  CHECK(verdict_of_bodies(scratch("x[0] // 2"), scratch("x[0] + 0")) == Verdict::kUnknown);
  CHECK(verdict_of_bodies(scratch("x[0] // 2"), "    B[0] = 1\n") == Verdict::kUnknown);
  CHECK(verdict_of_bodies("    B[0] = 1\n", scratch("x[0] // 2")) == Verdict::kUnknown);
  // An error that BEFORE never comes to.
  const std::string ends = "    assert A[2] != 7, \"m\"\n    B[1] = 1\n";
  const std::string waits = "    while A[2] == 7:\n        A[3] = A[3]\n";
  CHECK(verdict_of_bodies(halves() + waits + ends, halves() + waits + ends) ==
        Verdict::kEquivalent);
  CHECK(verdict_of_bodies(halves() + waits + ends, halves() + ends) == Verdict::kUnknown);
}

TEST_CASE("data loops: a later iteration sees bits of a NaN that an earlier one leaves") {
  const auto bits = [](const std::string& sum) {
    return "from tvm.script import tir as T\n\n\n@T.prim_func\n"
           "def main(A: T.Buffer((4,), \"int32\"), F: T.Buffer((4,), \"float32\"),\n"
           "         B: T.Buffer((4,), \"int32\")):\n    while A[0] > 0:\n"
           "        B[0] = T.reinterpret(\"int32\", F[0])\n        F[0] = " +
           sum + "\n        A[0] = T.shift_right(A[0], 1)\n    F[0] = T.float32(0)\n";
  };
  const auto verdict_of = [&](const std::string& before, const std::string& after) {
    const auto b = open_text(bits(before)), a = open_text(bits(after));
    const auto prover = make_prover();
    return validate({&b[0], &a[0]}, default_options(), *prover).verdict;
  };
  CHECK(verdict_of("F[0] + F[1]", "F[0] + F[1]") == Verdict::kEquivalent);
  CHECK(verdict_of("F[0] + F[1]", "F[1] + F[0]") != Verdict::kEquivalent);
  CHECK(verdict_of("F[0] * T.float32(1)", "F[0]") != Verdict::kEquivalent);
}

TEST_CASE("data loops: memory of an iteration, and elements that data choose") {
  const auto with = [](const std::string& sum) {
    return loop_of("x[0] > 0",
                   "        y = T.alloc_buffer((1,), \"int32\")\n        y[0] = x[0] % 4\n"
                   "        B[y[0]] = " +
                       sum + "\n        x[0] = x[0] // 2\n");
  };
  CHECK(verdict_of_bodies(with("B[y[0]] + x[0]"), with("x[0] + B[y[0]]")) == Verdict::kEquivalent);
  CHECK(verdict_of_bodies(with("B[y[0]] + x[0]"), with("B[0] + x[0]")) == Verdict::kDifferent);
}

TEST_CASE("data loops: one that is left by a jump, or calls what has effects, is not folded") {
  const auto may = [](const std::string& iteration) {
    const auto f = open_text(with_buffers(loop_of("x[0] > 0", iteration)));
    REQUIRE_FALSE(f[0].refused);
    return may_fold_loops(f[0].function()->body);
  };
  CHECK(may("        x[0] = x[0] - 1\n"));
  CHECK_FALSE(may("        x[0] = x[0] - 1\n        if x[0] == 3:\n            break\n"));
  CHECK_FALSE(may("        T.evaluate(T.call_extern(\"int32\", \"f\", x[0]))\n"));
  CHECK_FALSE(may("        for i in T.parallel(2):\n            x[i] = x[i] - 1\n"));
}

}  // namespace tenor::solver::test
