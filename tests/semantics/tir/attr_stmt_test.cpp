// SPDX-License-Identifier: Apache-2.0
// AttrStmt. TIR/Exec/3.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

std::string launch(const std::string& tag, const std::string& extent, const std::string& body) {
  return "t = T.launch_thread(\"" + tag + "\", " + extent + ")\n" + body;
}
/// Executions that are no threads of one block.
std::string blocks(const std::string& extent, const std::string& body) {
  return launch("blockIdx.x", extent, body);
}
std::string launched(const std::string& extent, const std::string& body) {
  return launch("threadIdx.x", extent, body);
}

/// As many executions, numbered by an int8.
std::string narrow(int extent, const std::string& tag = "blockIdx.x") {
  return "t = T.int8()\nwith T.attr(T.iter_var(t, None, \"ThreadIndex\", \"" + tag +
         "\"), \"thread_extent\", " + std::to_string(extent) + "):\n    C[0] = n";
}

}  // namespace

TEST_CASE("TIR-AttrStmt", "[TIR/Exec/3]") {
  SECTION("fires: the body and nothing else; the value is not evaluated") {
    CHECK(run("with T.attr(0, \"pragma_something\", n // C[0]):\n    C[0] = 1") ==
          fires("1 0 0 0"));
    CHECK(run("with T.attr(C.data, \"volatile_scope\", 1):\n    C[0] = 1") == fires("1 0 0 0"));
  }
  SECTION("does not, for threads") {
    CHECK(run(launched("4", "C[t] = t")) == does_not_fire("0 1 2 3"));
  }
}

TEST_CASE("TIR-AttrStmt-extent", "[TIR/Exec/3.1.1]") {
  SECTION("does not where the body copies beside the thread") {
    CHECK(run("with T.attr(0, \"async_scope\", 1):\n    C[0] = 1") == does_not_fire("1 0 0 0"));
  }
  SECTION("fires for thread_extent and virtual_thread") {
    CHECK(run(launched("4", "C[t] = t")) == fires("0 1 2 3"));
    CHECK(run("t = T.launch_thread(\"vthread.x\", 3)\nC[t] = 7") == fires("7 7 7 0"));
  }
  SECTION("does not, for another key") {
    CHECK(run("with T.attr(0, \"pragma_something\", 1):\n    C[0] = 1") ==
          does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-AttrStmt-threads", "[TIR/Exec/3.1.2]") {
  SECTION("fires") { CHECK(run(blocks("n", "C[t] = 5")) == fires("5 5 0 0")); }
  SECTION("fires, and no execution sees what another writes") {
    CHECK(run(blocks("4", "C[t] = C[0]")) == fires("TIR-BufferLoad-conflict"));
  }
  SECTION("does not for threads of a block, nor where the extent errs") {
    CHECK(run(launched("n", "C[t] = 5")) == does_not_fire("5 5 0 0"));
    CHECK(run(blocks("n // C[0]", "C[t] = 5")) == does_not_fire("TIR-BinaryOp-divide-by-zero"));
    CHECK(run(blocks("U[0]", "C[t] = 5")) == does_not_fire("TIR-AttrStmt-indeterminate"));
  }
}

TEST_CASE("TIR-AttrStmt-indeterminate", "[TIR-D19]") {
  SECTION("fires") { CHECK(run(blocks("U[0]", "C[t] = 5")) == stops()); }
  SECTION("does not") { CHECK(run(blocks("A[1]", "C[t] = 5")) == does_not_fire("5 5 0 0")); }
}

TEST_CASE("TIR-AttrStmt-iterate", "[TIR/Exec/3.1.2:b]") {
  SECTION("fires, once for each") {
    CHECK(run(blocks("n + 1", "C[t] = t + 5")) == fires("5 6 7 0"));
  }
  SECTION("does not, for an extent of 0") {
    CHECK(run(blocks("n - 2", "C[t] = 5")) == does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-AttrStmt-overflow", "[TIR-D57]") {
  SECTION("fires for the first number that does not fit") { CHECK(run(narrow(129)) == stops()); }
  SECTION("does not up to the last that does") {
    CHECK(run(narrow(128)) == does_not_fire("2 0 0 0"));
  }
}

TEST_CASE("TIR-AttrStmt-done", "[TIR/Exec/3.1.3]") {
  SECTION("fires: behind it, everything may be read") {
    CHECK(run("with T.launch_thread(\"blockIdx.x\", n) as t:\n    C[t] = 5\nC[3] = C[0]") ==
          fires("5 5 0 5"));
  }
  SECTION("does not, where an execution errs") {
    CHECK(run(blocks("n", "C[t] = t // C[3]")) == does_not_fire("TIR-BinaryOp-divide-by-zero"));
    CHECK(run(narrow(129)) == does_not_fire("TIR-AttrStmt-overflow"));
  }
}

TEST_CASE("TIR-AttrStmt-fork", "[TIR-D73]") {
  SECTION("fires for thread_extent and virtual_thread") {
    CHECK(run(launched("4", "C[t] = t")) == fires("0 1 2 3"));
    CHECK(run(launch("vthread.x", "n", "C[t] = t + 5")) == fires("5 6 0 0"));
    CHECK(run("t = T.int32()\nwith T.attr(T.iter_var(t, None, \"ThreadIndex\", \"\"), "
              "\"virtual_thread\", 3):\n    C[t] = t") == fires("0 1 2 0"));
  }
  SECTION("does not for blocks, for no thread at all, and inside of its axis") {
    CHECK(run(blocks("4", "C[t] = t")) == does_not_fire("0 1 2 3"));
    CHECK(run(launched("n - 2", "C[t] = t")) == does_not_fire("0 0 0 0"));
    CHECK(run("for u in T.thread_binding(4, thread=\"threadIdx.x\"):\n    t = "
              "T.launch_thread(\"threadIdx.x\", 4)\n    C[u] = t") == does_not_fire("0 1 2 3"));
  }
}

TEST_CASE("TIR-AttrStmt-same-thread", "[TIR-D73]") {
  SECTION("fires, whatever the enclosing one is") {
    CHECK(run("for u in T.thread_binding(4, thread=\"threadIdx.x\"):\n    t = "
              "T.launch_thread(\"threadIdx.x\", 4)\n    C[u] = t") == fires("0 1 2 3"));
    CHECK(run(blocks("4",
                     "C[t] = 5\nu = T.launch_thread(\"blockIdx.x\", n + 2)\nC[u] = C[t] + "
                     "u")) == fires("5 6 7 8"));
  }
  SECTION("fires for virtual threads of one tag") {
    CHECK(run(launch("vthread", "2", "u = T.launch_thread(\"vthread\", 2)\nC[t * 2 + u] = 7")) ==
          fires("7 0 0 7"));
  }
  SECTION("does not for another axis, nor for virtual threads without a tag") {
    CHECK(run(launched("2", "u = T.launch_thread(\"threadIdx.y\", 2)\nC[t * 2 + u] = u")) ==
          does_not_fire("0 1 0 1"));
    CHECK(run("i = T.int32()\nj = T.int32()\nwith T.attr(i, \"virtual_thread\", 2):\n"
              "    with T.attr(j, \"virtual_thread\", 2):\n        C[i * 2 + j] = j") ==
          does_not_fire("0 1 0 1"));
    CHECK(run(launched("4", "u = T.launch_thread(\"threadIdx.x\", n)\nC[u] = t")) ==
          does_not_fire("TIR-AttrStmt-other-extent"));
  }
}

TEST_CASE("TIR-AttrStmt-other-extent", "[TIR-D73]") {
  SECTION("fires") {
    const Run found = run(launched("4", "u = T.launch_thread(\"threadIdx.x\", n)\nC[u] = t"));
    CHECK(found == stops());
    CHECK(found.message == "threadIdx.x has the extent 2 here, but 4 in an enclosing loop");
  }
  SECTION("does not, where they are equal") {
    CHECK(run(launched("2", "u = T.launch_thread(\"threadIdx.x\", n)\nC[u] = t")) ==
          does_not_fire("0 1 0 0"));
  }
  SECTION("does not for another axis, nor for an extent never written") {
    CHECK(run(launched("2", "u = T.launch_thread(\"threadIdx.y\", 1)\nC[t] = t")) ==
          does_not_fire("0 1 0 0"));
    CHECK(run(launched("2", "u = T.launch_thread(\"threadIdx.x\", U[0])\nC[u] = t")) ==
          does_not_fire("TIR-AttrStmt-indeterminate"));
  }
}

TEST_CASE("TIR-AttrStmt-thread", "[TIR-D73]") {
  SECTION("fires, once for each") {
    CHECK(run(launched("n + 1", "C[t] = t + 5")) == fires("5 6 7 0"));
  }
  SECTION("does not, for blocks") {
    CHECK(run(blocks("3", "C[t] = 5")) == does_not_fire("5 5 5 0"));
  }
  SECTION("fires up to the first number that does not fit") {
    CHECK(run(narrow(129, "threadIdx.x")) == fires("TIR-AttrStmt-thread-overflow"));
  }
}

TEST_CASE("TIR-AttrStmt-thread-overflow", "[TIR-D57]") {
  SECTION("fires for a number that does not fit") {
    CHECK(run(narrow(129, "threadIdx.x")) == stops());
  }
  SECTION("does not up to the last that does") {
    CHECK(run(narrow(128, "threadIdx.x")) == does_not_fire("2 0 0 0"));
  }
}

}  // namespace tenor::semantics::test
