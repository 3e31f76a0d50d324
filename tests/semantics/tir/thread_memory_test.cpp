// SPDX-License-Identifier: Apache-2.0
// Whose copy of memory a thread has. Ledger TIR-D73: local memory has one for each thread, shared
// memory one for each block of them.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

const std::string kOut = "C: T.Buffer((4,), \"int32\")";

std::string main_with(const std::string& body) {
  std::string text = "@T.prim_func\ndef main(A: T.Buffer((4,), \"int32\"), " + kOut + "):\n    ";
  for (const char c : body) text += c == '\n' ? std::string("\n    ") : std::string(1, c);
  return text + "\n";
}
std::string memory(const std::string& scope, const std::string& body) {
  return main_with("M = T.alloc_buffer((4,), \"int32\", scope=\"" + scope + "\")\n" + body);
}
const std::string kFourThreads = "for t in T.thread_binding(4, thread=\"threadIdx.x\"):\n";
/// Else a loop that alone uses the memory has its own (TIR-D82).
const std::string kUsedBefore = "M[3] = 0\n";
const std::string kBlocks = "for b in T.thread_binding(2, thread=\"blockIdx.x\"):\n";

}  // namespace

TEST_CASE("local memory is each thread's own, wherever it is allocated", "[TIR-D73]") {
  const std::string body =
      "    M[0] = A[t]\n    for i in range(2):\n        M[0] = M[0] + i\n    C[t] = M[0]\n";
  CHECK(run_file(memory("local", kFourThreads + body)).result == "2 3 4 5");
  CHECK(run_file(memory("global", kUsedBefore + kFourThreads + body)).result ==
        "TIR-BufferStore-conflict");
  CHECK(run_file(main_with(kFourThreads +
                           "    M = T.allocate([1], \"int32\", \"local\")\n    N = T.Buffer((1,), "
                           "\"int32\", data=M, scope=\"local\")\n    N[0] = A[t]\n    C[t] = "
                           "N[0]\n"))
            .result == "1 2 3 4");
}

TEST_CASE("a thread finds its local memory again in a later loop", "[TIR-D73]") {
  CHECK(run_file(memory("local", kFourThreads + "    M[0] = A[t]\n" +
                                     "for u in T.thread_binding(4, thread=\"threadIdx.x\"):\n"
                                     "    C[u] = M[0]\n"))
            .result == "1 2 3 4");
  const std::string nested =
      "for t in T.thread_binding(2, thread=\"threadIdx.y\"):\n    for u in T.thread_binding(2, "
      "thread=\"threadIdx.x\"):\n        M[0] = A[2 * t + u]\n";
  const std::string turned =
      "for v in T.thread_binding(2, thread=\"threadIdx.x\"):\n    for w in T.thread_binding(2, "
      "thread=\"threadIdx.y\"):\n        C[2 * w + v] = M[0]\n";
  CHECK(run_file(memory("local", nested + turned)).result == "1 2 3 4");
}

TEST_CASE("a statement around a loop over threads is of all of them", "[TIR-D73]") {
  SECTION("what it writes, each has") {
    CHECK(run_file(memory("local", "M[1] = 5\n" + kFourThreads +
                                       "    M[1] = M[1] + t\n    C[t] = "
                                       "M[1]\n"))
              .result == "5 6 7 8");
    CHECK(run_file(memory("local", kFourThreads + "    M[0] = t\n" + "M[0] = 7\n" +
                                       "for u in T.thread_binding(4, thread=\"threadIdx.x\"):\n"
                                       "    C[u] = M[0]\n"))
              .result == "7 7 7 7");
  }
  SECTION("what it reads is what they wrote, where they agree") {
    CHECK(
        run_file(memory("local", kFourThreads + "    M[t] = t + 5\nfor i in range(4):\n    C[i] = "
                                                "M[i]\n"))
            .result == "5 6 7 8");
    CHECK(run_file(memory("local", kFourThreads + "    M[0] = 3\n    M[1] = t\nC[0] = M[0]\nC[1] = "
                                                  "M[1]\n"))
              .result == "3 ? 0 0");
  }
}

TEST_CASE("shared memory is each block's own", "[TIR-D73]") {
  const std::string body = kBlocks +
                           "    for t in T.thread_binding(2, thread=\"threadIdx.x\"):\n        "
                           "M[t] = A[2 * b + t]\n        C[2 * b + t] = M[1 - t]\n";
  CHECK(run_file(memory("shared", body)).result == "2 1 4 3");
  CHECK(run_file(memory("shared", kBlocks + "    if b == 0:\n        M[0] = 5\n    C[b] = M[0]\n"))
            .result == "5 ? 0 0");
  CHECK(run_file(memory("global", kUsedBefore + kBlocks + "    M[0] = A[b]\n    C[b] = M[0]\n"))
            .result == "TIR-BufferStore-conflict");
}

TEST_CASE("behind a loop over blocks stands what they wrote, where they agree", "[TIR-D73]") {
  const std::string after = "for i in range(4):\n    C[i] = M[i]\n";
  const std::string body = kBlocks +
                           "    for t in T.thread_binding(2, thread=\"threadIdx.x\"):\n"
                           "        M[2 * b + t] = A[2 * b + t]\n        M[2 * b + t] = M[2 * b + "
                           "t] + 1\n";
  CHECK(run_file(memory("local", body + after)).result == "2 3 4 5");
  CHECK(run_file(memory("shared", body + after)).result == "2 3 4 5");
  CHECK(run_file(memory("local", "M[3] = 9\n" + kBlocks + "    M[0] = 3\n    M[1] = b\n" + after))
            .result == "3 ? ? 9");
}

TEST_CASE("shared memory that threads allocate is one for all of them", "[TIR-D73]") {
  const std::string alloc =
      "    for i in range(2):\n        with T.block(\"inner\"):\n            S = "
      "T.alloc_buffer((4,), \"int32\", scope=\"shared\")\n            S[t] = A[t] + i\n"
      "            C[t] = S[3 - t]\n";
  CHECK(run_file(main_with(kFourThreads + alloc)).result == "5 4 3 2");
  SECTION("but a new one each time") {
    CHECK(
        run_file(main_with(kFourThreads +
                           "    for i in range(2):\n        with T.block(\"inner\"):\n            "
                           "S = T.alloc_buffer((4,), \"int32\", scope=\"shared\")\n            "
                           "if i == 0:\n                S[t] = 1\n            C[t] = S[t]\n"))
            .result == "? ? ? ?");
  }
  SECTION("and no thread waits in vain where control differs") {
    CHECK(run_file(main_with(kFourThreads +
                             "    if t > 1:\n        with T.block(\"inner\"):\n            S = "
                             "T.alloc_buffer((4,), \"int32\", scope=\"shared\")\n            S[t] "
                             "= 1\n            C[t] = S[5 - t]\n"))
              .result == "TIR-BufferLoad-conflict");
  }
}

TEST_CASE("virtual threads share the local memory of their thread", "[TIR-D73]") {
  const std::string body =
      "for v in T.thread_binding(2, thread=\"vthread.x\"):\n    for t in T.thread_binding(2, "
      "thread=\"threadIdx.x\"):\n";
  CHECK(run_file(memory("local", body + "        M[v] = A[2 * v + t]\n        C[2 * v + t] = "
                                        "M[v]\n"))
            .result == "1 2 3 4");
  CHECK(run_file(memory("local", body + "        M[0] = A[2 * v + t]\n        C[2 * v + t] = "
                                        "M[0]\n"))
            .result == "TIR-BufferStore-conflict");
}

TEST_CASE("calls from threads have their own frames, and see the thread's memory", "[TIR-D73]") {
  CHECK(run_file("@I.ir_module\nclass Module:\n    @T.prim_func(private=True)\n    def add(p: "
                 "T.handle, i: T.int32):\n        L = T.match_buffer(p, (4,), \"int32\")\n"
                 "        L[0] = L[0] + 1\n        if i > 0:\n            Module.add(p, i - 1)\n\n"
                 "    @T.prim_func\n    def main(" +
                 kOut +
                 "):\n        for t in "
                 "T.thread_binding(4, thread=\"threadIdx.x\"):\n            with T.block(\"b\"):\n"
                 "                M = T.alloc_buffer((4,), \"int32\", scope=\"local\")\n"
                 "                M[0] = 0\n                Module.add(M.data, t * 10)\n"
                 "                C[t] = M[0]\n")
            .result == "1 11 21 31");
}

}  // namespace tenor::semantics::test
