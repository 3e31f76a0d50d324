// SPDX-License-Identifier: Apache-2.0
// Threads that reduce together stand for all orders of their values, as blocks that reduce do.
// TIR-D81; EXT/Builtin/tvm_thread_allreduce.
#include <catch2/catch.hpp>

#include "tests/solver/validate/sums.h"

namespace tenor::solver::test {
namespace {

/// Each of four threads adds two elements of a row, and all combine what they have.
std::string threads(const std::string& combine, const std::string& first = "T.float32(0) + A[i, t]",
                    const std::string& second = "A[i, t + 4]") {
  return "    M = T.alloc_buffer((1,), \"uint32\", scope=\"local\")\n"
         "    P = T.alloc_buffer((1,), \"float32\", scope=\"local\")\n"
         "    for i in range(2):\n"
         "        for t in T.thread_binding(4, thread=\"threadIdx.x\"):\n            P[0] = " +
         first + " + " + second + "\n" + combine +
         "            if t == 0:\n                B[i] = P[0]\n";
}
std::string by_allreduce(const std::string& op = "x + y") {
  return "            with T.attr(T.comm_reducer(lambda x, y: " + op +
         ", [T.float32(0)]), \"reduce_scope\", T.reinterpret(\"handle\", T.uint64(0))):\n"
         "                T.tvm_thread_allreduce(T.uint32(1), P[0], T.bool(True), P[0], t)\n";
}
/// A tree of shuffles; `mask` is read by each.
std::string by_shuffles(const std::string& last = "1") {
  return "            M[0] = T.tvm_warp_activemask()\n"
         "            P[0] = P[0] + T.tvm_warp_shuffle_down(M[0], P[0], 2, 32, 32)\n"
         "            P[0] = P[0] + T.tvm_warp_shuffle_down(M[0], P[0], " +
         last + ", 32, 32)\n";
}

}  // namespace

TEST_CASE("sums in any order: of threads that reduce together", "[TIR-D81]") {
  const std::string allreduce = threads(by_allreduce());
  // A block, its threads, and the shuffles that these become.
  const Judgement from_block = judge_sums(row(), allreduce);
  CHECK(from_block.verdict == Verdict::kRefines);
  CHECK(from_block.why.starts_with("up to the order of reduction in block S; "));
  const Judgement shuffled = judge_sums(allreduce, threads(by_shuffles()));
  CHECK(shuffled.verdict == Verdict::kRefines);
  CHECK(shuffled.why.starts_with("up to the order of reduction in tvm_thread_allreduce; "));
  CHECK(shuffled.blocks == std::vector<std::string>{"tvm_thread_allreduce"});
  CHECK(verdict_of_sums(row(), threads(by_shuffles())) == "refines");
  // Other operands, another operator.
  CHECK(verdict_of_sums(row(), threads(by_allreduce(), "T.float32(0) + A[i, t]", "A[i, t]")) ==
        "different");
  CHECK(verdict_of_sums(row(), threads(by_allreduce("x * y"))) == "different");
  CHECK(verdict_of_sums(allreduce, threads(by_shuffles("2"))) == "different");
}

TEST_CASE("sums in any order: the order of threads is open where BEFORE has one", "[TIR-D81]") {
  const std::string in_turn =
      "    for i in range(2):\n        B[i] = T.float32(0) + A[i, 0] + A[i, 4]\n"
      "        for t in range(3):\n"
      "            B[i] = B[i] + (T.float32(0) + A[i, t + 1] + A[i, t + 5])\n";
  CHECK(verdict_of_sums(in_turn, threads(by_allreduce())) == "unknown");
  CHECK(judge_sums(in_turn, threads(by_allreduce()), true).verdict == Verdict::kEquivalent);
}

}  // namespace tenor::solver::test
