// SPDX-License-Identifier: Apache-2.0
// Copies that continue beside their thread. EXT/Async.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

/// Four threads that run `body`; S is shared memory.
std::string copying(const std::string& body) {
  std::string text =
      "with T.block(\"memory\"):\n    S = T.alloc_buffer((8,), \"int32\", scope=\"shared\")\n    "
      "for t in T.thread_binding(4, thread=\"threadIdx.x\"):\n        ";
  for (const char c : body) text += c == '\n' ? std::string("\n        ") : std::string(1, c);
  return text;
}

std::string copy(const std::string& to, const std::string& from = "t",
                 const std::string& type = "int32", const std::string& bytes = "4") {
  return "T.evaluate(T.ptx_cp_async(\"" + type + "\", S.data, " + to + ", A.data, " + from + ", " +
         bytes + "))\n";
}
const std::string kCommit = "T.evaluate(T.ptx_commit_group())\n";
std::string wait(int left) {
  return "T.evaluate(T.ptx_wait_group(" + std::to_string(left) + "))\n";
}
const std::string kMeet = "T.evaluate(T.tvm_storage_sync(\"shared\"))\n";

/// The store of `text` as a copy, and a group.
std::string scoped(const std::string& text) {
  return "with T.attr(0, \"async_commit_queue_scope\", 0):\n    with T.attr(0, \"async_scope\", "
         "1):\n"
         "        " +
         text + "\n";
}
std::string waited(const std::string& text, const std::string& left = "0",
                   const std::string& queue = "0") {
  return "with T.attr(0, \"async_wait_queue_scope\", " + queue +
         "):\n    with T.attr(0, \"async_wait_inflight_count\", " + left + "):\n        " + text;
}

}  // namespace

TEST_CASE("TIR-Call-copy", "[EXT/Builtin/ptx_cp_async]") {
  SECTION("fires") {
    CHECK(run(copying(copy("t") + kCommit + wait(0) + "C[t] = S[t]")) == fires("1 2 3 4"));
  }
  SECTION("does not for a predicated copy") {
    CHECK(run(copying("T.evaluate(T.ptx_cp_async(\"int32\", S.data, t, A.data, t, 4, t == 0))")) ==
          does_not_fire("TIR-Call-device-instruction"));
  }
}

TEST_CASE("TIR-Call-commit", "[EXT/Builtin/ptx_commit_group]") {
  SECTION("fires") {
    CHECK(run(copying(copy("t") + kCommit + wait(0) + "C[t] = S[t]")) == fires("1 2 3 4"));
  }
  SECTION("does not where it is missing, and nothing is waited for") {
    CHECK(run(copying(copy("t") + wait(0) + "C[t] = S[t]")) ==
          does_not_fire("TIR-BufferLoad-async"));
  }
}

TEST_CASE("TIR-Call-wait", "[EXT/Builtin/ptx_wait_group]") {
  SECTION("fires: older groups have ended, and the newest have not") {
    const std::string two = copy("t") + kCommit + copy("t + 4", "3 - t") + kCommit;
    CHECK(run(copying(two + wait(1) + "C[t] = S[t]")) == fires("1 2 3 4"));
    CHECK(run(copying(two + wait(1) + "C[t] = S[t + 4]")) == fires("TIR-BufferLoad-async"));
    CHECK(run(copying(two + wait(0) + "C[t] = S[t + 4]")) == fires("4 3 2 1"));
  }
  SECTION("fires outside of threads") {
    CHECK(run("with T.block(\"memory\"):\n    S = T.alloc_buffer((8,), \"int32\", "
              "scope=\"shared\")\n    " +
              copy("0", "0", "int32", "16") + "    " + kCommit + "    " + wait(0) +
              "    C[3] = S[3]") == fires("0 0 0 4"));
  }
  SECTION("does not for what has no rule") {
    CHECK(run("T.evaluate(T.tvm_storage_sync(\"global\", True, 4))") ==
          does_not_fire("TIR-Call-device-instruction"));
  }
  SECTION("does not where it is missing") {
    CHECK(run(copying(copy("t") + kCommit + "C[t] = S[t]")) ==
          does_not_fire("TIR-BufferLoad-async"));
  }
}

TEST_CASE("TIR-Copy", "[EXT/Builtin/ptx_cp_async]") {
  SECTION("fires, and others see it behind a wait and a barrier") {
    CHECK(run(copying(copy("t") + kCommit + wait(0) + kMeet + "C[t] = S[3 - t]")) ==
          fires("4 3 2 1"));
    CHECK(run_lowered(copying(copy("t") + kCommit + wait(0) + kMeet + "C[t] = S[3 - t]")) ==
          fires("4 3 2 1"));
  }
  SECTION("fires, and a barrier alone, or a wait alone, is not enough") {
    CHECK(run(copying(copy("t") + kCommit + kMeet + "C[t] = S[3 - t]")) ==
          fires("TIR-BufferLoad-async"));
    CHECK(run(copying(copy("t") + kCommit + wait(0) + "C[t] = S[3 - t]")) ==
          fires("TIR-Copy-conflict"));
    CHECK(run(copying(copy("t") + kCommit + kMeet + "if t == 0:\n    " + wait(0) +
                      "C[t] = S[0]")) == fires("TIR-BufferLoad-conflict"));
  }
  SECTION("does not beyond memory") {
    CHECK(run(copying(copy("8"))) == does_not_fire("TIR-Copy-outside"));
  }
}

TEST_CASE("TIR-Copy-layout", "[TIR-D44]") {
  SECTION("fires for another datatype") {
    CHECK(run(copying(copy("t", "t", "float32"))) == stops());
  }
  SECTION("does not where memory is bytes") {
    CHECK(run_lowered(copying(copy("t", "t", "float32") + kCommit + wait(0) + "C[t] = S[t]")) ==
          does_not_fire("1 2 3 4"));
  }
  SECTION("does not where the memory is only too short") {
    CHECK(run(copying(copy("8"))) == does_not_fire("TIR-Copy-outside"));
  }
}

TEST_CASE("TIR-Copy-outside", "[TIR-D44]") {
  SECTION("fires at either side") {
    CHECK(run(copying(copy("8"))) == stops());
    CHECK(run(copying(copy("0", "1", "int32", "16"))) == stops());
    CHECK(run(copying(copy("t - 1"))) == stops());
  }
  SECTION("does not at the end") {
    CHECK(run(copying("if t == 0:\n    " + copy("4", "0", "int32", "16") + "C[t] = t")) ==
          does_not_fire("0 1 2 3"));
  }
  SECTION("does not where the target is still written") {
    CHECK(run(copying(copy("t") + copy("t", "3 - t"))) == does_not_fire("TIR-Copy-async"));
  }
}

TEST_CASE("TIR-Copy-conflict", "[TIR/Exec/12.2.2:h]") {
  SECTION("fires") {
    CHECK(run(copying("if t == 0:\n    C[0] = S[3]\nelse:\n    " + copy("t"))) == stops());
  }
  SECTION("does not behind a barrier") {
    CHECK(run(copying("if t == 0:\n    C[0] = A[3]\n" + kMeet + copy("t"))) ==
          does_not_fire("4 0 0 0"));
  }
  SECTION("does not where the thread itself still copies there") {
    CHECK(run(copying(copy("t") + copy("t", "3 - t"))) == does_not_fire("TIR-Copy-async"));
  }
}

TEST_CASE("TIR-Copy-async", "[EXT/Async]") {
  SECTION("fires where the target is still written") {
    CHECK(run(copying(copy("t") + copy("t", "3 - t"))) == stops());
  }
  SECTION("does not where the second copies the same value") {
    CHECK(run(copying(copy("t") + copy("t") + kCommit + wait(0) + "C[t] = S[t]")) ==
          does_not_fire("1 2 3 4"));
  }
  SECTION("does not where both only read") {
    CHECK(run(copying(copy("t") + copy("t + 4") + "C[t] = A[t]")) == does_not_fire("1 2 3 4"));
  }
  SECTION("does not where it is not known what is copied") {
    CHECK(run(copying(copy("U[0]"))) == does_not_fire("TIR-Copy-indeterminate"));
  }
}

TEST_CASE("TIR-Copy-indeterminate", "[TIR-D19]") {
  SECTION("fires") { CHECK(run(copying(copy("U[0]"))) == stops()); }
  SECTION("does not") { CHECK(run(copying(copy("t") + "C[t] = t")) == does_not_fire("0 1 2 3")); }
}

TEST_CASE("TIR-BufferLoad-async", "[EXT/Async]") {
  SECTION("fires in another thread too") {
    CHECK(run(copying("if t == 0:\n    " + copy("0") + kMeet + "C[t] = S[0]")) == stops());
  }
  SECTION("does not where the index has no value") {
    CHECK(run("C[0] = A[U[0]]") == does_not_fire("TIR-BufferLoad-indeterminate-index"));
  }
  SECTION("does not for what a copy reads") {
    CHECK(run(copying(copy("t") + "C[t] = A[t]")) == does_not_fire("1 2 3 4"));
  }
}

TEST_CASE("TIR-BufferStore-async", "[EXT/Async]") {
  SECTION("does not where the index has no value") {
    CHECK(run("C[U[0]] = 1") == does_not_fire("TIR-BufferStore-indeterminate-index"));
  }
  SECTION("fires for what a copy writes or reads") {
    CHECK(run(copying(copy("t") + "S[t] = 1")) == stops());
    CHECK(run(copying(copy("t") + "A[t] = 1")) == stops());
  }
  SECTION("does not for the value that the copy leaves") {
    CHECK(run(copying(scoped("S[t] = A[t]") + scoped("S[t] = A[t]") + waited("C[t] = S[t]"))) ==
          does_not_fire("1 2 3 4"));
    CHECK(run(copying(copy("t") + "S[t] = A[t]\nA[t] = t + 1\n" + kCommit + wait(0) +
                      "C[t] = S[t]")) == does_not_fire("1 2 3 4"));
  }
  SECTION("does not for other elements, or behind a wait") {
    CHECK(run(copying(copy("t") + "S[t + 4] = 1\n" + kCommit + wait(0) +
                      "A[t] = 1\nC[t] = S[t]")) == does_not_fire("1 2 3 4"));
  }
}

TEST_CASE("TIR-AttrStmt-async", "[EXT/Async/scope]") {
  SECTION("fires: its stores are copies") {
    CHECK(run(copying(scoped("S[t] = A[t]") + waited("C[t] = S[t]"))) == fires("1 2 3 4"));
    CHECK(run(copying(scoped("S[t] = A[t]") + "C[t] = S[t]")) == fires("TIR-BufferLoad-async"));
    CHECK(run(copying(scoped("S[t] = A[t]") + "A[t] = 0")) == fires("TIR-BufferStore-async"));
    CHECK(run_lowered(copying(scoped("S[t] = A[t]") + "C[t] = S[t]")) ==
          fires("TIR-BufferLoad-async"));
  }
  SECTION("does not for other keys") {
    CHECK(run(copying("with T.attr(0, \"pragma\", 1):\n    C[t] = t")) == does_not_fire("0 1 2 3"));
  }
}

TEST_CASE("TIR-AttrStmt-async-commit", "[EXT/Async/scope]") {
  SECTION("fires") {
    CHECK(run(copying(scoped("S[t] = A[t]") + waited("C[t] = S[t]"))) == fires("1 2 3 4"));
  }
  SECTION("does not for another queue") {
    CHECK(run(copying("with T.attr(0, \"async_commit_queue_scope\", 1):\n    C[t] = t")) ==
          does_not_fire("TIR-AttrStmt-async-queue"));
  }
}

TEST_CASE("TIR-AttrStmt-async-wait", "[EXT/Async/scope]") {
  SECTION("fires for older groups alone") {
    CHECK(run(copying(scoped("S[t] = A[t]") + scoped("S[t + 4] = A[t]") +
                      waited("C[t] = S[t]", "1"))) == fires("1 2 3 4"));
    CHECK(run(copying(scoped("S[t] = A[t]") + waited("C[t] = S[t]", "1"))) ==
          fires("TIR-BufferLoad-async"));
  }
  SECTION("fires, and where threads meet after each statement, all have waited") {
    CHECK(run(copying(scoped("S[t] = A[t]") + waited("C[t] = S[3 - t]"))) == fires("4 3 2 1"));
    CHECK(run(copying(scoped("S[t] = A[t]") + kMeet + waited("C[t] = S[3 - t]"))) ==
          fires("TIR-BufferLoad-async"));
  }
  SECTION("does not for a negative count") {
    CHECK(run(copying(waited("C[t] = t", "1 - n"))) ==
          does_not_fire("TIR-AttrStmt-async-negative"));
  }
}

TEST_CASE("TIR-AttrStmt-async-count", "[EXT/Async/scope]") {
  SECTION("fires, whatever computes it") {
    CHECK(run(copying(scoped("S[t] = A[t]") + waited("C[t] = S[t]", "n - 2"))) == fires("1 2 3 4"));
    CHECK(run(copying(scoped("S[t] = A[t]") + waited("C[t] = S[t]", "n"))) ==
          fires("TIR-BufferLoad-async"));
  }
  SECTION("does not for another queue") {
    CHECK(run(copying(waited("C[t] = t", "n", "1"))) == does_not_fire("TIR-AttrStmt-async-queue"));
  }
}

TEST_CASE("TIR-AttrStmt-async-negative", "[EXT/Async/scope]") {
  SECTION("fires for a count that has no meaning, or none at all") {
    CHECK(run(copying(waited("C[t] = t", "1 - n"))) == stops());
    CHECK(run(copying(waited("C[t] = t", "U[0]"))) == stops());
  }
  SECTION("does not for 0") {
    CHECK(run(copying(waited("C[t] = t", "n - 2"))) == does_not_fire("0 1 2 3"));
  }
}

TEST_CASE("TIR-AttrStmt-async-queue", "[EXT/Async/scope]") {
  SECTION("fires") { CHECK(run(copying(waited("C[t] = t", "0", "1"))) == stops()); }
  SECTION("does not for queue 0") {
    CHECK(run(copying(waited("C[t] = t"))) == does_not_fire("0 1 2 3"));
  }
}

TEST_CASE("TIR-AttrStmt-async-end", "[EXT/Async/scope]") {
  SECTION("fires: stores behind it are none") {
    CHECK(run(copying(scoped("S[t] = A[t]") + "C[t] = t\nC[t] = C[t] + 1")) == fires("1 2 3 4"));
  }
  SECTION("does not where there is no scope") {
    CHECK(run(copying("C[t] = t")) == does_not_fire("0 1 2 3"));
  }
}

TEST_CASE("TIR-AttrStmt-async-group", "[EXT/Async/scope]") {
  SECTION("fires") {
    CHECK(run(copying(scoped("S[t] = A[t]") + waited("C[t] = S[t]"))) == fires("1 2 3 4"));
  }
  SECTION("does not within it") {
    CHECK(run(copying("with T.attr(0, \"async_commit_queue_scope\", 0):\n    with T.attr(0, "
                      "\"async_scope\", 1):\n        S[t] = A[t]\n    C[t] = S[t]")) ==
          does_not_fire("TIR-BufferLoad-async"));
  }
}

}  // namespace tenor::semantics::test
