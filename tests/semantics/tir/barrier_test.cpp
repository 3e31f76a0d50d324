// SPDX-License-Identifier: Apache-2.0
// Explicit barriers: where the threads of a block come together, and what they order. EXT/Threads.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

const std::string kSync = "T.evaluate(T.tvm_storage_sync(\"shared\"))\n";

/// Four threads that run `body`, with barriers `#`; S is shared memory.
std::string synchronised(const std::string& body, const std::string& loop = "threadIdx.x") {
  std::string text =
      "with T.block(\"memory\"):\n    S = T.alloc_buffer((8,), \"int32\", "
      "scope=\"shared\")\n    for t in T.thread_binding(4, thread=\"" +
      loop + "\"):\n        ";
  std::string indent = "\n        ", deep;
  for (const char c : body) {
    if (c == '#')
      text += kSync.substr(0, kSync.size() - 1);
    else
      text += c == '\n' ? indent : std::string(1, c);
  }
  return text;
}

/// Threads exchange values, and order nothing.
const std::string kShuffled =
    "C[t] = T.tvm_warp_shuffle(T.tvm_warp_activemask(), A[t], 3 - t, 32, 32)";

/// Each thread writes an element of S, and reads that of another.
const std::string kExchanged = "S[t] = A[t]\n#\nC[t] = S[3 - t]";

}  // namespace

TEST_CASE("TIR-Call-arrive", "[EXT/Threads/meet]") {
  SECTION("fires for each thread that comes to a barrier") {
    CHECK(run(synchronised(kExchanged)) == fires("4 3 2 1"));
  }
  SECTION("fires outside of threads, where nobody is waited for") {
    CHECK(run("C[0] = 1\n" + kSync + "C[1] = 2") == fires("1 2 0 0"));
  }
  SECTION("does not for a barrier of more than a block") {
    CHECK(run("T.evaluate(T.tvm_storage_sync(\"global\", True, 4))") ==
          does_not_fire("TIR-Call-device-instruction"));
    CHECK(run("T.evaluate(T.tvm_storage_sync(\"shared\", 1))") ==
          does_not_fire("TIR-Call-device-instruction"));
  }
}

TEST_CASE("TIR-Thread-arrive", "[EXT/Threads/meet]") {
  SECTION("fires for all threads but the last") {
    CHECK(run(synchronised(kExchanged)) == fires("4 3 2 1"));
  }
  SECTION("does not for a single thread") {
    CHECK(run("for t in T.thread_binding(1, thread=\"threadIdx.x\"):\n    C[t] = 1\n    " +
              kSync) == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Thread-alone", "[EXT/Threads/meet]") {
  SECTION("fires where a thread has ended") {
    const Run alone = run(synchronised("if t < 2:\n    #"));
    CHECK(alone == stops());
    CHECK(
        alone.message ==
        "the thread threadIdx.x = 0 comes to tvm_storage_sync, and the thread threadIdx.x = 2 has "
        "ended without it");
  }
  SECTION("fires where threads come to different barriers, or as often as not") {
    CHECK(run(synchronised("if t < 2:\n    #\nelse:\n    #")) == stops());
    CHECK(run(synchronised("for i in range(t + 1):\n    #")) == stops());
    CHECK(run(synchronised("for i in range(2):\n    if i == t // 2:\n        #")) == stops());
  }
  SECTION("does not where all go the same way") {
    CHECK(run(synchronised("if n == 2:\n    #\nfor i in range(2):\n    #\nC[t] = t")) ==
          does_not_fire("0 1 2 3"));
  }
}

TEST_CASE("TIR-Thread-barrier", "[EXT/Builtin/tvm_storage_sync]") {
  SECTION("fires: what was written before may be read behind it") {
    CHECK(run(synchronised(kExchanged)) == fires("4 3 2 1"));
    CHECK(run(synchronised("C[t] = A[t]\n#\nA[t] = C[3 - t]\n#\nC[t] = A[t] + A[3 - t]")) ==
          fires("5 5 5 5"));
    CHECK(run(synchronised(
              "for i in range(2):\n    S[(t + i) % 4] = t\n    #\n    C[t] = C[t] * 10 + "
              "S[(t + 1) % 4]\n    #")) == fires("10 21 32 3"));
  }
  SECTION("does not where they only exchange values") {
    CHECK(run(synchronised(kShuffled)) == does_not_fire("4 3 2 1"));
  }
  SECTION("fires in nested loops over threads") {
    CHECK(
        run("with T.block(\"memory\"):\n    S = T.alloc_buffer((4,), \"int32\", scope=\"shared\")\n"
            "    for u in T.thread_binding(2, thread=\"threadIdx.y\"):\n"
            "        for t in T.thread_binding(2, thread=\"threadIdx.x\"):\n"
            "            S[u * 2 + t] = A[u * 2 + t]\n            " +
            kSync + "            C[u * 2 + t] = S[3 - u * 2 - t]") == fires("4 3 2 1"));
  }
  SECTION("does not where it is not reached") {
    CHECK(run(synchronised("if n == 3:\n    #\nC[t] = t")) == does_not_fire("0 1 2 3"));
  }
}

namespace {

std::string warp_meets(const std::string& count) {
  return "for t in T.thread_binding(" + count +
         ", thread=\"threadIdx.x\"):\n    T.evaluate(T.tvm_storage_sync(\"warp\"))";
}
std::string named(const std::string& name, const std::string& count) {
  return "T.evaluate(T.tvm_storage_sync(\"shared\", " + name + ", " + count + "))\n";
}

}  // namespace

TEST_CASE("TIR-Thread-barrier-some", "[EXT/Builtin/tvm_storage_sync]") {
  SECTION("fires where the block has other warps") {
    CHECK(run(warp_meets("34")) == fires("0 0 0 0"));
  }
  SECTION("fires for a number of threads that are not all") {
    const std::string two =
        "S[t] = A[t]\nif t < 2:\n    " + named("1", "2") + "    C[t] = S[1 - t]";
    CHECK(run(synchronised(two)) == fires("2 1 0 0"));
    CHECK(run(synchronised("S[t] = A[t]\nif t < 2:\n    " + named("1", "2") +
                           "    C[t] = S[2 + t]")) == fires("TIR-BufferStore-conflict"));
  }
  SECTION("fires wherever they come to the name") {
    CHECK(run(synchronised("S[t] = A[t]\nif t < 1:\n    " + named("1", "2") +
                           "    C[0] = S[1]\nelif t < 2:\n    " + named("1", "2") +
                           "    C[1] = S[0]")) == fires("2 1 0 0"));
  }
  SECTION("fires, and orders what others told those that come") {
    // 0 and 1 meet, then 1 and 2: what 0 wrote is ordered before what 2 reads.
    const std::string chain = "S[t] = A[t]\nif t < 2:\n    " + named("1", "2") +
                              "if t == 1 or t == 2:\n    " + named("2", "2") +
                              "if t == 2:\n    C[0] = S[0]\n";
    CHECK(run(synchronised(chain)) == fires("1 0 0 0"));
    CHECK(run(synchronised(chain + "if t == 2:\n    C[0] = S[3]")) ==
          fires("TIR-BufferStore-conflict"));
  }
  SECTION("fires, and orders what was written before another value") {
    CHECK(run(synchronised("if t < 2:\n    if t == 0:\n        S[0] = 0\n    " + named("1", "2") +
                           "    S[0] = 1\n    " + named("1", "2") + "    C[t] = S[0]")) ==
          fires("1 1 0 0"));
    CHECK(run(synchronised("if t < 2:\n    if t == 0:\n        S[0] = 0\n    " + named("1", "2") +
                           "    S[0] = t\n")) == fires("TIR-BufferStore-conflict"));
  }
  SECTION("fires, and orders nothing that comes after") {
    CHECK(run(synchronised("if t < 2:\n    " + named("1", "2") +
                           "    S[t] = A[t]\n    C[t] = S[1 - t]")) ==
          fires("TIR-BufferStore-conflict"));
  }
  SECTION("does not for a number of threads that are all") {
    CHECK(run(synchronised("C[t] = A[t]\n" + named("1", "4") + "C[t] = C[t] + A[3 - t]")) ==
          does_not_fire("5 5 5 5"));
    CHECK(run(synchronised("S[t] = A[t]\nif t < 2:\n    " + named("1", "4") + "else:\n    " +
                           named("1", "4") + "C[t] = S[3 - t]")) == does_not_fire("4 3 2 1"));
  }
  SECTION("does not where they only exchange values") {
    CHECK(run(synchronised(kShuffled)) == does_not_fire("4 3 2 1"));
  }
  SECTION("does not where it has no other") {
    CHECK(run(warp_meets("32")) == does_not_fire("0 0 0 0"));
    CHECK(run(warp_meets("32") + "\n    if t == 1:\n        C[0] = 1") == does_not_fire("1 0 0 0"));
  }
  SECTION("does not where some do not come") {
    CHECK(run("for t in T.thread_binding(4, thread=\"threadIdx.x\"):\n    if t == 0:\n        "
              "T.evaluate(T.tvm_storage_sync(\"warp\"))") == does_not_fire("TIR-Thread-alone"));
    const Run few = run(synchronised("if t < 1:\n    " + named("1", "2")));
    CHECK(few == does_not_fire("TIR-Thread-alone"));
    CHECK(few.message.starts_with("fewer than 2 threads come to"));
  }
}

TEST_CASE("TIR-Thread-barrier-others", "[EXT/Threads/some]") {
  SECTION("fires where two pairs have one name") {
    CHECK(run(synchronised(named("1", "2"))) == stops());
  }
  SECTION("fires where those that come say other numbers") {
    CHECK(run(synchronised("if t < 3:\n    " + named("1", "4") + "else:\n    " +
                           named("1", "3"))) == stops());
  }
  SECTION("does not where they only exchange values") {
    CHECK(run(synchronised(kShuffled)) == does_not_fire("4 3 2 1"));
  }
  SECTION("does not where all have met since") {
    CHECK(run(synchronised("if t < 2:\n    " + named("1", "2") + "#\nif t > 1:\n    " +
                           named("1", "2") + "C[t] = A[t]")) == does_not_fire("1 2 3 4"));
  }
  SECTION("does not where the same come again") {
    CHECK(run(synchronised("if t < 2:\n    " + named("1", "2") + "    " + named("1", "2") +
                           "C[t] = A[t]")) == does_not_fire("1 2 3 4"));
  }
  SECTION("does not where each pair has its own") {
    CHECK(run(synchronised("if t < 2:\n    " + named("1", "2") + "else:\n    " + named("2", "2") +
                           "C[t] = A[t]")) == does_not_fire("1 2 3 4"));
  }
}

TEST_CASE("threads of a warp share memory of that scope", "[TIR-D73]") {
  const auto in_warp = [](const std::string& count, const std::string& body) {
    std::string text =
        "with T.block(\"memory\"):\n    for t in T.thread_binding(" + count +
        ", thread=\"threadIdx.x\"):\n        with T.block(\"warp\"):\n            W = "
        "T.alloc_buffer((32,), \"int32\", scope=\"warp\")\n            ";
    for (const char c : body) text += c == '\n' ? std::string("\n            ") : std::string(1, c);
    return text;
  };
  CHECK(run(in_warp("4", "W[t] = A[t]\nC[t] = W[3 - t]")).result == "4 3 2 1");
  CHECK(run(in_warp("34", "W[t % 32] = t // 32\nif t % 32 == 0:\n    C[t // 32] = W[1]")).result ==
        "0 1 0 0");
  const auto around = [](const std::string& count) {
    const std::string loop = "for t in T.thread_binding(" + count + ", thread=\"threadIdx.x\"):\n";
    return "with T.block(\"memory\"):\n    W = T.alloc_buffer((64,), \"int32\", scope=\"warp\")\n"
           "    " +
           loop + "        W[t] = t\n        C[t % 4] = W[t // 2 * 2] * 0";
  };
  CHECK(run(around("32")).result == "0 0 0 0");
  CHECK(run(around("34")).result == "TIR-BufferLoad-conflict");
  const std::string meets = "T.evaluate(T.tvm_storage_sync(\"warp\"))\n";
  CHECK(run(in_warp("4", "W[t] = A[t]\n" + meets + "C[t] = W[3 - t]")).result == "4 3 2 1");
  CHECK(run(in_warp("4", meets + "W[t] = A[t]\nC[t] = W[3 - t]")).result ==
        "TIR-BufferStore-conflict");
}

TEST_CASE("accesses between two barriers have no order", "[EXT/Threads/explicit]") {
  SECTION("a barrier is missing between a write and a read") {
    CHECK(run(synchronised("#\nS[t] = A[t]\nC[t] = S[3 - t]")).result ==
          "TIR-BufferStore-conflict");
    CHECK(run(synchronised("S[t] = A[t]\n#\nC[t] = S[3 - t]\nS[t] = 0")).result ==
          "TIR-BufferLoad-conflict");
  }
  SECTION("a barrier is missing between iterations") {
    CHECK(
        run(synchronised("for i in range(2):\n    S[t] = i\n    #\n    C[t] = S[3 - t]")).result ==
        "TIR-BufferLoad-conflict");
  }
  SECTION("two loops over the threads of one block are no barrier; those of two kernels are") {
    const std::string loops =
        "for t in T.thread_binding(4, thread=\"threadIdx.x\"):\n    S[t] = t\nfor t in "
        "T.thread_binding(4, thread=\"threadIdx.x\"):\n    C[t] = S[3 - t]\n    " +
        kSync;
    const auto in = [&](const std::string& outer, const std::string& indent) {
      std::string text = outer + indent;
      for (const char c : loops) text += c == '\n' ? "\n" + indent : std::string(1, c);
      text.erase(text.find_last_not_of(' ') + 1);
      return "with T.block(\"memory\"):\n    S = T.alloc_buffer((4,), \"int32\", "
             "scope=\"shared\")\n" +
             text;
    };
    CHECK(
        run(in("    for b in T.thread_binding(1, thread=\"blockIdx.x\"):\n", "        ")).result ==
        "TIR-BufferLoad-conflict");
    CHECK(run(in("", "    ")).result == "3 2 1 0");
  }
  SECTION("two threads write one element") {
    CHECK(run(synchronised("#\nC[0] = t")).result == "TIR-BufferStore-conflict");
    CHECK(run(synchronised("#\nC[0] = 7")).result == "7 0 0 0");
    for (const std::string thread : {"0", "3"})
      CHECK(run(synchronised("#\nif t == " + thread + ":\n    C[0] = 5\nC[0] = 7")).result ==
            "TIR-BufferStore-conflict");
    CHECK(run(synchronised("#\nif t == 3:\n    C[0] = 5\nC[1] = 1\n#\nC[0] = 7")).result ==
          "7 1 0 0");
    CHECK(run(synchronised("if t == 1:\n    C[0] = 1\n#\nif t == 2:\n    C[0] = 2")).result ==
          "2 0 0 0");
  }
}

}  // namespace tenor::semantics::test
