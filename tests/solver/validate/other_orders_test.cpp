// SPDX-License-Identifier: Apache-2.0
// What other orders of reductions explain, and what they do not: differences beyond rounding, sums
// that a side makes anew, and what threads choose twice. TIR-D81.
#include <catch2/catch.hpp>

#include "tests/solver/validate/sums.h"

namespace tenor::solver::test {
namespace {

const std::string kExp = "B[vi] + T.exp(A[vi, vk])";
const std::string kTurned = "    for i, j, k in T.grid(2, 4, 2):\n";
const std::string kThreads =
    "    for i in range(2):\n        for k in T.thread_binding(8, thread=\"threadIdx.x\"):\n";

/// Exponentials, each divided by the sum of its row.
std::string quotients(const Row& sums, const std::string& divisor = "B[0]") {
  return row(sums) + "    for k in range(8):\n        D[k] = T.exp(A[0, k]) / " + divisor + "\n";
}
std::string in_threads(const std::string& name = "S") {
  return row({.loops = kThreads, .name = name}, "            ");
}

}  // namespace

TEST_CASE("other orders: a difference beyond rounding", "[TIR-D81]") {
  const std::string before = quotients({.update = kExp});
  const Row turned{.loops = kTurned, .point = "k * 4 + j", .update = kExp};
  CHECK(verdict_of_sums(before, quotients(turned)) == "equivalent");
  CHECK(verdict_of_sums(before, quotients(turned, "(B[0] + B[0])")) == "different");
  CHECK(verdict_of_sums(before, quotients({.loops = kTurned,
                                           .point = "k * 4 + j",
                                           .update = "B[vi] + T.exp(A[vi, vk // 2])"})) ==
        "different");
}

TEST_CASE("other orders: a sum that AFTER makes anew for each reader is one value", "[TIR-D81]") {
  const std::string before = quotients({.update = kExp});
  const std::string anew =
      "    P = T.alloc_buffer((2,), \"float32\")\n    for j in range(8):\n"
      "        P[0] = T.float32(0)\n        P[1] = T.float32(0)\n        for k in range(4):\n"
      "            P[0] = P[0] + T.exp(A[0, k])\n            P[1] = P[1] + T.exp(A[0, k + 4])\n"
      "        D[j] = T.exp(A[0, j]) / (P[0] + P[1])\n";
  const std::string sums = row({.update = kExp});
  CHECK(verdict_of_sums(before, sums + anew) == "unknown");  // B in another order than for D
  const std::string only_used =
      "    B[0] = T.float32(0)\n    B[1] = T.float32(0)\n";  // no result, as it is no longer there
  CHECK(verdict_of_sums(before + only_used, anew + only_used) == "refines");
}

TEST_CASE("other orders: threads that reduce twice have two results", "[TIR-D81]") {
  const std::string copied = "    for i in range(2):\n        D[i] = B[i]\n";
  const std::string once = in_threads() + copied;
  CHECK(verdict_of_sums(row() + copied, once) == "equivalent");
  const std::string twice =
      "    for r in range(2):\n        for i in range(2):\n"
      "            for k in T.thread_binding(8, thread=\"threadIdx.x\"):\n" +
      row({.loops = ""}, "                ") +
      "        for i in range(2):\n            D[r * 2 + i] = B[i]\n";
  const std::string both = "    for r, i in T.grid(2, 2):\n        D[r * 2 + i] = B[i]\n";
  CHECK(verdict_of_sums(row() + both, twice) == "unknown");
  CHECK(verdict_of_sums(row() + both, in_threads() + both) == "equivalent");
}

TEST_CASE("other orders: a block that is overwritten is no reason for one of threads",
          "[TIR-D81]") {
  const std::string plain =
      "    for i in range(2):\n        B[i] = T.float32(0)\n    for i, k in T.grid(2, 8):\n"
      "        B[i] = B[i] + A[i, k]\n";
  CHECK(verdict_of_sums(row() + plain, in_threads()) == "unknown");
  CHECK(verdict_of_sums(plain, in_threads()) == "unknown");
}

TEST_CASE("other orders: what a sum begins with is left out where it changes nothing",
          "[TIR-D81]") {
  const auto across = [](const std::string& init) {
    return "    R = T.alloc_buffer((1,), \"float32\", scope=\"local\")\n    for i in range(2):\n"
           "        for k in T.thread_binding(8, thread=\"threadIdx.x\"):\n"
           "            with T.attr(T.comm_reducer(lambda x, y: x + y, [T.float32(0)]), "
           "\"reduce_scope\", T.reinterpret(\"handle\", T.uint64(0))):\n"
           "                T.tvm_thread_allreduce(T.uint32(1), A[i, k], T.bool(True), R[0], k)\n"
           "            if k == 0:\n                B[i] = R[0]" +
           init + "\n";
  };
  // Of -0 alone, 0 makes another sum.
  CHECK(verdict_of_sums(in_threads(), across("")) == "unknown");
  const Row from_zero{.loops = kThreads, .init = "T.float32(-0.0)"};
  CHECK(verdict_of_sums(row(from_zero, "            "), across("")) == "refines");
  const Row from_one{.loops = kThreads, .init = "T.float32(1)"};
  CHECK(verdict_of_sums(row(from_one, "            "), across("")) == "different");
  CHECK(verdict_of_sums(row(from_one, "            "), across(" + T.float32(1)")) == "refines");
}

}  // namespace tenor::solver::test
