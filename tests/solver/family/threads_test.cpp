// SPDX-License-Identifier: Apache-2.0
// Threads of a block at all sizes at once: where they meet, what they have copies of, and what is
// left open because two of them may race.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "solver/family/compare.h"
#include "solver/validate/runs.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {

namespace {

using semantics::Subject;

/// A function of the statements, which 4 threads of each of 2 blocks execute.
std::string by_threads(const std::string& memory, const std::string& statements) {
  std::string indented = "            " + statements;
  for (std::size_t at = 0; (at = indented.find('\n', at)) != std::string::npos; ++at)
    if (at + 1 < indented.size()) indented.insert(at + 1, "            ");
  return "from tvm.script import tir as T\n@T.prim_func\n"
         "def f(A: T.Buffer((8,), \"int32\"), C: T.Buffer((8,), \"int32\")):\n" +
         memory +
         "    for bx in T.thread_binding(2, thread=\"blockIdx.x\"):\n"
         "        for tx in T.thread_binding(4, thread=\"threadIdx.x\"):\n" +
         indented;
}
const std::string kShared = "    S = T.alloc_buffer((4,), \"int32\", scope=\"shared\")\n";
const std::string kGlobal = "    S = T.alloc_buffer((4,), \"int32\")\n";
const std::string kLocal = "    S = T.alloc_buffer((4,), \"int32\", scope=\"local\")\n";

Subject opened(const std::string& text) {
  auto read = open_text(text);
  REQUIRE(read.size() == 1);
  REQUIRE(read[0].function());
  return std::move(read[0]);
}
std::string why_not_same(const Subject& b, const Subject& a, semantics::RunOptions options = {}) {
  return compare_families({b.program(), b.module(), *b.function(), options},
                          {a.program(), a.module(), *a.function(), options}, {})
      .why_open;
}
bool is_specified(const Subject& s) {
  const Trial trial;
  return run_side(s, trial, {}, {10'000}).is_specified();
}

struct Statements {
  const std::string& memory;
  std::string text;
};

}  // namespace

TEST_CASE("all sizes: threads that meet in between read what the others wrote", "[family]") {
  const Subject plain = opened(
      "from tvm.script import tir as T\n@T.prim_func\n"
      "def f(A: T.Buffer((8,), \"int32\"), C: T.Buffer((8,), \"int32\")):\n"
      "    for b, t in T.grid(2, 4):\n        C[b * 4 + t] = A[b * 4 + 3 - t]\n");
  const Statements all[] = {
      {kShared, "S[tx] = A[bx * 4 + tx]\nC[bx * 4 + tx] = S[3 - tx]\n"},
      {kShared, "for k in range(3):\n    S[tx] = A[bx * 4 + tx]\n    C[bx * 4 + tx] = S[3 - tx]\n"},
      {kShared, "if bx < 2:\n    S[tx] = A[bx * 4 + tx]\n    C[bx * 4 + tx] = S[3 - tx]\n"},
      {kShared,
       "if tx < 2:\n    S[tx] = A[bx * 4 + tx]\nif tx >= 2:\n    S[tx] = A[bx * 4 + tx]\n"
       "C[bx * 4 + tx] = S[3 - tx]\n"},
      {kLocal, "S[tx] = A[bx * 4 + 3 - tx]\nC[bx * 4 + tx] = S[tx]\n"},
      {kLocal, "S[0] = A[bx * 4 + 3 - tx]\nC[bx * 4 + tx] = S[0]\n"},
  };
  for (const Statements& each : all) {
    CAPTURE(each.memory, each.text);
    const Subject threads = opened(by_threads(each.memory, each.text));
    CHECK(is_specified(threads));
    CHECK(why_not_same(plain, threads) == "");
    CHECK(why_not_same(threads, plain) == "");
  }
}

TEST_CASE("all sizes: threads that race are not the same", "[family]") {
  const std::string meets = "S[tx] = A[bx * 4 + tx]\nC[bx * 4 + tx] = S[3 - tx]\n";
  const Statements all[] = {
      {kGlobal, meets},
      {kShared, "S[tx] = 0\nS[tx] = S[3 - tx] + A[bx * 4 + tx]\nC[bx * 4 + tx] = S[tx]\n"},
      {kShared, "if tx < 4 - A[0]:\n    S[tx] = A[bx * 4 + tx]\n    C[bx * 4 + tx] = S[3 - tx]\n"},
      {kShared,
       "S[tx] = 0\nif tx < 2:\n    S[tx] = A[bx * 4 + tx]\n    C[bx * 4 + tx] = S[1 - tx]\n"},
      {kShared, "S[tx] = 0\nx: T.int32 = S[3 - tx]\nS[tx] = x + A[bx * 4 + tx]\n"},
      {kShared, "S[tx] = 0\nfor k in range(3):\n    S[tx] = S[(tx + k) % 4] + A[bx * 4 + tx]\n"},
      {kShared,
       "S[tx] = 0\nfor k in range(tx):\n    S[tx] = A[bx * 4 + tx]\n"
       "    C[bx * 4 + tx] = S[3 - tx]\n"},
      {kShared,
       "S[tx] = 0\nfor k in T.parallel(2):\n    S[tx] = A[bx * 4 + tx]\n"
       "    C[bx * 4 + tx] = S[3 - tx]\n"},
      {kShared, "S[0] = A[bx * 4 + tx]\nC[bx * 4 + tx] = S[0]\n"},
      {kLocal, meets},
  };
  for (const Statements& each : all) {
    CAPTURE(each.memory, each.text);
    const Subject threads = opened(by_threads(each.memory, each.text));
    CHECK(why_not_same(threads, threads) != "");
  }
}

TEST_CASE("all sizes: threads that meet only where they say so", "[family]") {
  const std::string write = "S[tx] = A[bx * 4 + tx]\n", read = "C[bx * 4 + tx] = S[3 - tx]\n";
  const std::string sync = "T.evaluate(T.tvm_storage_sync(\"shared\"))\n";
  const std::string twice = "    S = T.alloc_buffer((8,), \"int32\", scope=\"shared\")\n";
  const auto loop = [](std::string body) {
    for (std::size_t at = 0; (at = body.find('\n', at)) + 1 < body.size(); at += 5)
      body.insert(at + 1, "    ");
    return "for k in range(3):\n    " + body;
  };
  const Subject plain = opened(
      "from tvm.script import tir as T\n@T.prim_func\n"
      "def f(A: T.Buffer((8,), \"int32\"), C: T.Buffer((8,), \"int32\")):\n"
      "    for b, t in T.grid(2, 4):\n        C[b * 4 + t] = A[b * 4 + 3 - t]\n");
  const Statements good[] = {
      {kShared, write + sync + read},
      {kShared, "if bx < 2:\n    S[tx] = A[bx * 4 + tx]\n" + sync + read},
      {kShared, loop(write + sync + read + sync)},
      {"    S = T.alloc_buffer((8,), \"int32\")\n",
       "S[bx * 4 + tx] = A[bx * 4 + tx]\n" + sync + "C[bx * 4 + tx] = S[bx * 4 + 3 - tx]\n"},
      {twice, loop("S[k % 2 * 4 + tx] = A[bx * 4 + tx]\n" + sync +
                   "C[bx * 4 + tx] = S[k % 2 * 4 + 3 - tx]\n")},
  };
  for (const Statements& each : good) {
    CAPTURE(each.memory, each.text);
    const Subject threads = opened(by_threads(each.memory, each.text));
    CHECK(is_specified(threads));
    CHECK(why_not_same(plain, threads) == "");
    CHECK(why_not_same(threads, plain) == "");
  }
  const Statements bad[] = {
      {kShared, sync + write + read},
      {kShared, loop(write + sync + read)},
      {kShared, loop(write + read + sync)},
      {twice, loop("S[k % 2 * 4 + tx] = A[bx * 4 + tx]\n" + sync +
                   "C[bx * 4 + tx] = S[(k + 1) % 2 * 4 + 3 - tx]\n")},
      {kShared, write + "if tx < 2:\n    " + sync + read},
      {kGlobal, write + sync + read},
      {kShared, write + "for k in range(tx):\n    " + sync + read},
      {kShared, write + "T.evaluate(T.tvm_storage_sync(\"warp\"))\n" + read},
  };
  for (const Statements& each : bad) {
    CAPTURE(each.memory, each.text);
    const Subject threads = opened(by_threads(each.memory, each.text));
    CHECK(why_not_same(threads, threads) != "");
  }
}

TEST_CASE("all sizes: threads that begin again have not met", "[family]") {
  const std::string head =
      "from tvm.script import tir as T\n@T.prim_func\n"
      "def f(A: T.Buffer((8,), \"int32\"), C: T.Buffer((8,), \"int32\")):\n" +
      kShared;
  const std::string block = "    for bx in T.thread_binding(2, thread=\"blockIdx.x\"):\n";
  const std::string threads = "for tx in T.thread_binding(4, thread=\"threadIdx.x\"):\n";
  const std::string sync = "T.evaluate(T.tvm_storage_sync(\"shared\"))\n";
  const std::string siblings = head + block + "        " + threads + "            " + sync +
                               "            S[tx] = A[bx * 4 + tx]\n        " + threads +
                               "            C[bx * 4 + tx] = S[3 - tx]\n";
  const std::string repeated = head + block + "        for k in range(2):\n            " + threads +
                               "                S[tx] = A[bx * 4 + tx]\n                " + sync +
                               "                C[bx * 4 + tx] = S[3 - tx]\n";
  for (const std::string& text : {siblings, repeated}) {
    const Subject threads_again = opened(text);
    CHECK_FALSE(is_specified(threads_again));
    CHECK(why_not_same(threads_again, threads_again)
              .ends_with("threads that begin again, and meet only where they say so"));
  }
}

TEST_CASE("all sizes: threads of which not enough is known are refused by their name", "[family]") {
  const Subject around = opened(
      by_threads(kLocal,
                 "S[0] = A[bx * 4 + tx]\nfor ty in T.thread_binding(2, thread=\"threadIdx.y\"):\n"
                 "    C[bx * 4 + tx] = S[0]\n"));
  CHECK(why_not_same(around, around) ==
        "BEFORE has no form for all sizes: memory of threads that is used around them, or by "
        "several kernels");
  const Subject warp = opened(by_threads(
      "    S = T.alloc_buffer((4,), \"int32\", scope=\"warp\")\n", "S[tx] = A[bx * 4 + tx]\n"));
  CHECK(why_not_same(warp, warp) == "BEFORE has no form for all sizes: memory of a warp");
}

}  // namespace tenor::solver::test
