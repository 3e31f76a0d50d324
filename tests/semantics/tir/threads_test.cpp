// SPDX-License-Identifier: Apache-2.0
// The threads of a block: where they meet, and where they end. Ledger TIR-D73.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

/// Four threads that run `body`; S is shared, L local, and both are allocated outside.
std::string threads(const std::string& body, const std::string& scopes = "shared") {
  std::string text = "with T.block(\"memory\"):\n    S = T.alloc_buffer((8,), \"int32\", scope=\"" +
                     scopes + "\")\n    L = T.alloc_buffer((4,), \"int32\", scope=\"local\")\n" +
                     "    for t in T.thread_binding(4, thread=\"threadIdx.x\"):\n        ";
  for (const char c : body) text += c == '\n' ? std::string("\n        ") : std::string(1, c);
  return text;
}

/// Each thread writes an element of S, and reads that of another.
const std::string kExchange = "S[t] = A[t]\nC[t] = S[3 - t]";

}  // namespace

TEST_CASE("TIR-Thread-wait", "[TIR-D73]") {
  SECTION("fires: the others have written what this one is to read") {
    CHECK(run(threads(kExchange)) == fires("4 3 2 1"));
  }
  SECTION("fires between iterations, of which only some threads have more") {
    CHECK(run(threads("for i in range(t + 1):\n    S[t] = C[t] + i\n    C[t] = S[t]")) ==
          fires("0 1 3 6"));
    CHECK(run(threads("while C[t] < t:\n    S[t] = C[t] + 1\n    C[t] = S[t]")) ==
          fires("0 1 2 3"));
  }
  SECTION("does not, where one thread is all there is") {
    CHECK(run("for t in T.thread_binding(1, thread=\"threadIdx.x\"):\n    C[0] = 1\n    C[1] = "
              "C[0]") == does_not_fire("1 1 0 0"));
  }
}

TEST_CASE("TIR-Thread-meet", "[TIR-D73]") {
  SECTION("fires: shared memory is ordered by it") {
    CHECK(run(threads(kExchange)) == fires("4 3 2 1"));
    CHECK(run(threads(kExchange, "shared.dyn")) == fires("4 3 2 1"));
    CHECK(run(threads("for i in range(2):\n    S[(t + i) % 4] = t\n    C[t] = C[t] * 10 + "
                      "S[(t + 1) % 4]")) == fires("10 21 32 3"));
  }
  SECTION("fires between init and body of a block, and between iterations of a While") {
    CHECK(run(threads("for i in range(2):\n    with T.block(\"b\"):\n        r = T.axis.reduce(2, "
                      "i)\n        with T.init():\n            S[t] = t\n        C[t] = C[t] + "
                      "S[3 - t]")) == fires("6 4 2 0"));
    CHECK(run(threads("L[0] = 0\nwhile L[0] < 2:\n    S[t] = L[0]\n    C[t] = C[t] + S[3 - "
                      "t]\n    L[0] = L[0] + 1")) == fires("1 1 1 1"));
  }
  SECTION("fires, and global memory is not ordered by it") {
    CHECK(run(threads("S[t] = 0\nC[t] = A[t]\nA[t] = C[3 - t]")) ==
          fires("TIR-BufferLoad-conflict"));
  }
  SECTION("does not, where control differs: the race clause holds") {
    CHECK(run(threads("if t < 2:\n    S[t] = 1\n    C[t] = S[1 - t]")) ==
          does_not_fire("TIR-BufferLoad-conflict"));
    CHECK(run(threads("for i in range(1, t + 1):\n    S[t] = 1\n    C[t] = S[3]")) ==
          does_not_fire("TIR-BufferLoad-conflict"));
  }
  SECTION("does not where no thread could see another's writes") {
    CHECK(run(threads("for i in range(2):\n    C[t] = C[t] + i")) == does_not_fire("1 1 1 1"));
  }
  SECTION("does not within a statement") {
    CHECK(run(threads("S[t] = S[3 - t]")) == does_not_fire("TIR-BufferLoad-conflict"));
  }
}

TEST_CASE("only shared memory is ordered where threads meet", "[TIR-D73]") {
  for (const char* scope : {"global", "sharedness"})
    CHECK(run(threads(kExchange, scope)).result == "TIR-BufferStore-conflict");
  // Of a fragment each thread has its part.
  CHECK(run(threads(kExchange, "wmma.accumulator")).result == "? ? ? ?");
}

TEST_CASE("threads that parted meet again", "[TIR-D73]") {
  CHECK(run(threads("if t < 2:\n    S[t] = 1\n    S[t + 4] = 2\nelse:\n    S[t] = 3\nC[t] = S[3 - "
                    "t]"))
            .result == "3 3 1 1");
  CHECK(run(threads("for i in range(4):\n    if i < t:\n        continue\n    S[t] = i\nC[t] = "
                    "S[3 - t]"))
            .result == "3 3 3 3");
  CHECK(run(threads("for i in range(4):\n    S[t] = i\n    if i == t:\n        break\nC[t] = S[3 - "
                    "t]"))
            .result == "3 2 1 0");
  CHECK(run(threads("for i in T.vectorized(4):\n    if i == t:\n        S[i] = 1\n        S[i + 4] "
                    "= 2\nC[t] = S[3 - t] + S[7 - t]"))
            .result == "3 3 3 3");
}

TEST_CASE("iterations of an inner loop are told apart where threads meet", "[TIR-D73]") {
  CHECK(run(threads("for i in T.vectorized(4):\n    if i == t:\n        S[0] = t\n        C[t] = "
                    "S[0]"))
            .result == "TIR-BufferLoad-conflict");
}

TEST_CASE("TIR-Thread-end", "[TIR-D73]") {
  SECTION("fires for all threads but the last") {
    CHECK(run(threads("C[t] = t")) == fires("0 1 2 3"));
  }
  SECTION("fires, and who has ended meets nobody") {
    CHECK(run(threads("if t > 0:\n    S[t] = 1\n    C[t] = S[4 - t]")) ==
          fires("TIR-BufferLoad-conflict"));
  }
  SECTION("does not, for a single thread") {
    CHECK(run("for t in T.thread_binding(1, thread=\"threadIdx.x\"):\n    C[t] = 1") ==
          does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Thread-join", "[TIR-D73]") {
  SECTION("fires: what follows sees what all threads wrote") {
    CHECK(run("for t in T.thread_binding(4, thread=\"threadIdx.x\"):\n    C[t] = t\nC[0] = C[3]") ==
          fires("3 1 2 3"));
  }
  SECTION("fires for each of nested loops, with statements between") {
    CHECK(
        run("for t in T.thread_binding(2, thread=\"threadIdx.y\"):\n    C[2 * t] = 1\n    for u "
            "in T.thread_binding(2, thread=\"threadIdx.x\"):\n        C[2 * t + u] = C[2 * t + u] "
            "+ t + 1\n    C[2 * t] = C[2 * t] + C[2 * t + 1]") == fires("3 1 5 2"));
  }
  SECTION("does not, where a thread errs") {
    CHECK(run(threads("C[t] = 1 // t")) == does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

TEST_CASE("TIR-Thread-axis-end", "[TIR-D73]") {
  SECTION("fires: the thread goes on behind the loop") {
    CHECK(run(threads("for u in T.thread_binding(4, thread=\"threadIdx.x\"):\n    C[u] = t\nC[t] = "
                      "C[t] + 1")) == fires("1 2 3 4"));
  }
  SECTION("does not, for another axis") {
    CHECK(run(threads("for u in T.thread_binding(1, thread=\"threadIdx.y\"):\n    C[t] = u")) ==
          does_not_fire("0 0 0 0"));
  }
}

}  // namespace tenor::semantics::test
