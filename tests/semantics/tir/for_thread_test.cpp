// SPDX-License-Identifier: Apache-2.0
// For over the threads of a block. TIR/Exec/12.5; ledger TIR-D4, D57, D73.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

std::string loop(const std::string& variable, const std::string& bounds, const std::string& tag) {
  return "for " + variable + " in T.thread_binding(" + bounds + ", thread=\"" + tag + "\"):\n";
}
/// 4 threads.
const std::string kThreads = loop("t", "4", "threadIdx.x");

}  // namespace

TEST_CASE("TIR-For-fork", "[TIR-D73]") {
  SECTION("fires for threads and virtual threads, of any extent") {
    CHECK(run(kThreads + "    C[t] = t") == fires("0 1 2 3"));
    CHECK(run(loop("t", "n", "vthread.x") + "    C[t] = 7") == fires("7 7 0 0"));
    CHECK(run(loop("t", "n, n + 2", "threadIdx.y") + "    C[t] = t") == fires("0 0 2 3"));
  }
  SECTION("does not for blocks, for other tags, for no thread at all, and inside of its axis") {
    CHECK(run(loop("t", "4", "blockIdx.x") + "    C[t] = t") == does_not_fire("0 1 2 3"));
    CHECK(run(loop("t", "4", "pipeline") + "    C[t] = t") == does_not_fire("0 1 2 3"));
    CHECK(run(loop("t", "n - 2", "threadIdx.x") + "    C[t] = t") == does_not_fire("0 0 0 0"));
    CHECK(run("t = T.launch_thread(\"threadIdx.x\", 4)\n" + loop("u", "4", "threadIdx.x") +
              "    C[u] = t") == does_not_fire("0 1 2 3"));
  }
}

TEST_CASE("TIR-For-fork-to-end", "[TIR-D4]") {
  const std::string later = loop("t", "1, 3", "threadIdx.x") + "    C[t] = t";
  SECTION("fires, for the values below the extent") {
    const AsWritten reading("TIR-D4");
    CHECK(run(later) == fires("0 1 0 0"));
    CHECK(run(kThreads + "    C[t] = t") == fires("0 1 2 3"));
  }
  SECTION("does not, where the extent is a number, and where no value is below it") {
    CHECK(run(later) == does_not_fire("0 1 2 0"));
    const AsWritten reading("TIR-D4");
    CHECK(run(loop("t", "2, 4", "threadIdx.x") + "    C[t] = t") == does_not_fire("0 0 0 0"));
    CHECK(run(loop("t", "U[0]", "threadIdx.x") + "    C[t] = t") ==
          does_not_fire("TIR-For-indeterminate"));
  }
}

TEST_CASE("TIR-For-same-thread", "[TIR-D73]") {
  SECTION("fires: the iteration of the same ordinal, at any depth, for blocks as well") {
    CHECK(run(kThreads + "    for i in range(2):\n        " + loop("u", "4", "threadIdx.x") +
              "            C[u] = C[u] + t") == fires("0 2 4 6"));
    CHECK(run(kThreads + "    " + loop("u", "n - 2, n + 2", "threadIdx.x") + "        C[u] = t") ==
          fires("0 1 2 3"));
    CHECK(run(loop("b", "4", "blockIdx.x") + "    " + loop("u", "4", "blockIdx.x") +
              "        C[u] = C[b] + b") == fires("0 1 2 3"));
  }
  SECTION("fires, and whoever leaves it leaves a thread") {
    CHECK(run(kThreads + "    for i in range(2):\n        " + loop("u", "4", "threadIdx.x") +
              "            break") == fires("TIR-Break-parallel"));
  }
  SECTION("fires for virtual threads as for others, whichever statement launches them") {
    for (const std::string tag : {"vthread", "vthread.x"}) {
      CHECK(run(loop("t", "2", tag) + "    " + loop("u", "2", tag) + "        C[t * 2 + u] = 7") ==
            fires("7 0 0 7"));
      CHECK(run(loop("t", "2", tag) +
                "    v = T.int32()\n    with T.attr(T.iter_var(v, None, "
                "\"ThreadIndex\", \"" +
                tag + "\"), \"virtual_thread\", 2):\n        " + loop("u", "2", tag) +
                "            C[t * 2 + v] = 7 + u") == fires("7 0 0 8"));
    }
  }
  SECTION("does not for another axis, and behind a loop") {
    CHECK(run(loop("t", "2", "threadIdx.x") + "    " + loop("u", "2", "threadIdx.y") +
              "        C[t * 2 + u] = u") == does_not_fire("0 1 0 1"));
    CHECK(run(loop("t", "2", "vthread.x") + "    " + loop("u", "2", "vthread.y") +
              "        C[t * 2 + u] = u") == does_not_fire("0 1 0 1"));
    CHECK(run(kThreads + "    C[t] = t\n" + loop("u", "2", "threadIdx.x") + "    C[u] = 5") ==
          does_not_fire("5 5 2 3"));
    CHECK(run(kThreads + "    " + loop("u", "n", "threadIdx.x") + "        C[u] = t") ==
          does_not_fire("TIR-For-other-extent"));
  }
}

TEST_CASE("TIR-For-same-thread-to-end", "[TIR-D4]") {
  const std::string later =
      kThreads + "    " + loop("u", "1, n + 4", "threadIdx.x") + "        C[u - 1] = t";
  SECTION("fires, where as many values are below the extent as the outer loop has") {
    const AsWritten reading("TIR-D4");
    CHECK(run(later) == fires("0 1 2 3"));
  }
  SECTION("does not, where the extent is a number, and for another number of values") {
    CHECK(run(later) == does_not_fire("TIR-For-other-extent"));
    const AsWritten reading("TIR-D4");
    CHECK(run(kThreads + "    " + loop("u", "n - 1, n + 3", "threadIdx.x") +
              "        C[u - 1] = t") == does_not_fire("TIR-For-other-extent-to-end"));
    CHECK(run(kThreads + "    " + loop("u", "U[0]", "threadIdx.x") + "        C[u] = t") ==
          does_not_fire("TIR-For-indeterminate"));
  }
}

TEST_CASE("TIR-For-other-extent", "[TIR-D73]") {
  SECTION("fires") {
    const Run found = run(kThreads + "    " + loop("u", "n", "threadIdx.x") + "        C[u] = t");
    CHECK(found == stops());
    CHECK(found.message == "threadIdx.x has the extent 2 here, but 4 in an enclosing loop");
    CHECK(found.bindings == "t = 0");
    CHECK(run(loop("t", "4", "vthread.x") + "    " + loop("u", "n", "vthread.x") +
              "        C[u] = t") == stops());
  }
  SECTION("does not, where they are equal") {
    CHECK(run(kThreads + "    " + loop("u", "n + 2", "threadIdx.x") + "        C[u] = t") ==
          does_not_fire("0 1 2 3"));
  }
  SECTION("does not for another axis, nor for an extent never written") {
    CHECK(run(kThreads + "    " + loop("u", "1", "threadIdx.y") + "        C[t] = t") ==
          does_not_fire("0 1 2 3"));
    CHECK(run(kThreads + "    " + loop("u", "U[0]", "threadIdx.x") + "        C[u] = t") ==
          does_not_fire("TIR-For-indeterminate"));
  }
}

TEST_CASE("TIR-For-other-extent-to-end", "[TIR-D4]") {
  const std::string later =
      kThreads + "    " + loop("u", "n - 1, n + 3", "threadIdx.x") + "        C[u - 1] = t";
  SECTION("fires") {
    const AsWritten reading("TIR-D4");
    const Run found = run(later);
    CHECK(found == stops());
    CHECK(found.message == "threadIdx.x has the extent 3 here, but 4 in an enclosing loop");
  }
  SECTION("does not, where the extent is a number, and where the numbers of values are equal") {
    CHECK(run(later) == does_not_fire("0 1 2 3"));
    const AsWritten reading("TIR-D4");
    CHECK(run(kThreads + "    " + loop("u", "n + 2", "threadIdx.x") + "        C[u] = t") ==
          does_not_fire("0 1 2 3"));
  }
}

TEST_CASE("TIR-For-thread", "[TIR-D73]") {
  SECTION("fires, once for each") { CHECK(run(kThreads + "    C[t] = t + 5") == fires("5 6 7 8")); }
  SECTION("fires, and says which of them") {
    const Run found = run(kThreads + "    for i in range(3):\n        C[i + t] = 1");
    CHECK(found == fires("TIR-BufferStore-out-of-bounds"));
    CHECK(found.bindings == "t = 2, i = 2");
  }
  SECTION("does not, for blocks") {
    CHECK(run(loop("t", "4", "blockIdx.x") + "    C[t] = 5") == does_not_fire("5 5 5 5"));
  }
  SECTION("fires up to the first value that does not fit") {
    CHECK(run(loop("t", "T.Cast(\"int8\", n + 124), T.Cast(\"int8\", n + 124) + T.int8(4)",
                   "threadIdx.x") +
              "    C[0] = n") == fires("TIR-For-thread-overflow"));
  }
}

TEST_CASE("TIR-For-thread-overflow", "[TIR-D57]") {
  const auto narrow = [](const std::string& from, const std::string& count) {
    const std::string min = "T.Cast(\"int8\", n + " + from + ")";
    return loop("t", min + ", " + min + " + T.int8(" + count + ")", "threadIdx.x") + "    C[0] = n";
  };
  SECTION("fires for a value that does not fit") { CHECK(run(narrow("124", "4")) == stops()); }
  SECTION("does not up to the last that does") {
    CHECK(run(narrow("124", "2")) == does_not_fire("2 0 0 0"));
  }
}

}  // namespace tenor::semantics::test
