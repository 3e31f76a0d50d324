// SPDX-License-Identifier: Apache-2.0
// BlockRealize and Block. TIR/Exec/14, 15.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

/// A domain of int32 whose second value, 2 more than this int64, is not one of int32.
std::string wide(const std::string& value) {
  return "with T.block(\"b\"):\n    v = T.axis.spatial((n + 2147483645, n + 2147483645 + 2), "
         "T.Cast(\"int64\", n) + T.int64(" +
         value + "))\n    C[0] = v";
}
/// A block over i, with lines at its head and a body.
std::string block(const std::string& head, const std::string& body) {
  return "for i in range(4):\n    with T.block(\"b\"):\n        " + head + "\n        " + body;
}
/// A block that allocates a buffer D of that shape.
std::string allocating(const std::string& shape, const std::string& body) {
  return "with T.block(\"b\"):\n    D = T.alloc_buffer((" + shape + ",), \"int32\")\n    " + body;
}
/// C[v] is 10 and the sum of two rows of M: `axes` says how v and r are bound.
std::string summing(const std::string& loops, const std::string& axes) {
  return loops + ":\n    with T.block(\"b\"):\n        " + axes +
         "\n        with T.init():\n            C[v] = 10\n        C[v] = C[v] + M[r, v]";
}
const std::string kAxes = "v, r = T.axis.remap(\"SR\", [j, k])";

}  // namespace

TEST_CASE("TIR-BlockRealize-evaluate", "[TIR-D8]") {
  SECTION("fires: before the values") {
    CHECK(run(block("v = T.axis.spatial(4, i)\n        T.where(i < n)", "C[v] = 1")) ==
          fires("1 1 0 0"));
    CHECK(run(block("v = T.axis.spatial(4, A[i + 4])\n        T.where(n // C[0] == 1)",
                    "C[v] = 1")) == fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not") { CHECK(run("if n == 2:\n    C[0] = 1") == does_not_fire("1 0 0 0")); }
}

TEST_CASE("TIR-BlockRealize-next", "[TIR/Exec/15.2.1]") {
  SECTION("fires for 1: all of them, before any is bound") {
    CHECK(run(block("v = T.axis.spatial(4, 3 - i)", "C[v] = i")) == fires("3 2 1 0"));
    CHECK(run(block("v = T.axis.spatial(4, i // C[0])", "C[v] = i")) ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not for 0") {
    CHECK(run(block("v = T.axis.spatial(4, i // C[0])\n        T.where(n == 3)", "C[v] = i")) ==
          does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-BlockRealize-masked", "[TIR-D8]") {
  SECTION("fires for 0: neither values, nor domains, nor body") {
    CHECK(run(block("v = T.axis.spatial(2, i)\n        T.where(i < n)", "C[v] = 1")) ==
          fires("1 1 0 0"));
    CHECK(run("with T.block(\"b\"):\n    v = T.axis.spatial(2, n)\n    T.where(n == 3)\n    C[v] = "
              "1") == fires("0 0 0 0"));
  }
  SECTION("does not for 1") {
    CHECK(run(block("v = T.axis.spatial(4, i)", "C[v] = 1")) == does_not_fire("1 1 1 1"));
    CHECK(run(block("v = T.axis.spatial(4, i)\n        T.where(U[i] == 1)", "C[v] = 1")) ==
          does_not_fire("TIR-BlockRealize-indeterminate"));
  }
}

TEST_CASE("TIR-BlockRealize-indeterminate", "[TIR-D19]") {
  SECTION("fires") {
    CHECK(run(block("v = T.axis.spatial(4, i)\n        T.where(U[i] == 1)", "C[v] = 1")) ==
          stops());
  }
  SECTION("does not") {
    CHECK(run(block("v = T.axis.spatial(4, i)\n        T.where(A[i] == 1)", "C[v] = U[v]")) ==
          does_not_fire("? 0 0 0"));
  }
}

TEST_CASE("TIR-BlockRealize", "[TIR/Exec/15.2.3]") {
  SECTION("fires: the variables are bound for the body") {
    CHECK(run(block("v = T.axis.spatial(4, i)", "C[v] = v * n")) == fires("0 2 4 6"));
  }
  SECTION("fires in the variable's datatype") {
    CHECK(run("for i in range(T.int64(4)):\n    with T.block(\"b\"):\n        v = "
              "T.axis.spatial(T.int64(4), i)\n"
              "        C[v] = T.Cast(\"int32\", v)") == fires("0 1 2 3"));
  }
  SECTION("fires for a domain that begins elsewhere, or that the run decides") {
    CHECK(run(block("v = T.axis.spatial((1, 5), i + 1)", "C[v - 1] = v")) == fires("1 2 3 4"));
    CHECK(run(block("v = T.axis.spatial(n + 2, i)", "C[v] = v")) == fires("0 1 2 3"));
  }
  SECTION("does not outside its domain") {
    CHECK(run("with T.block(\"b\"):\n    v = T.axis.spatial(4, n + 2)\n    C[0] = v") ==
          does_not_fire("TIR-BlockRealize-outside-domain"));
  }
}

TEST_CASE("TIR-BlockRealize-indeterminate-value", "[TIR-D19]") {
  SECTION("fires for a value, and a domain, that was never written") {
    CHECK(run(block("v = T.axis.spatial(4, U[i])", "C[0] = 1")) == stops());
    CHECK(run(block("v = T.axis.spatial(U[0], i)", "C[0] = 1")) == stops());
  }
  SECTION("does not, where the predicate is 0, or all were written") {
    CHECK(run(block("v = T.axis.spatial(4, U[i])\n        T.where(i > 9)", "C[0] = 1")) ==
          does_not_fire("0 0 0 0"));
    CHECK(run(block("v = T.axis.spatial(4, A[i] - 1)", "C[v] = 1")) == does_not_fire("1 1 1 1"));
    CHECK(run(wide("2147483646")) == does_not_fire("TIR-BlockRealize-value-range"));
  }
}

TEST_CASE("TIR-BlockRealize-value-range", "[TIR-D34]") {
  SECTION("fires") { CHECK(run(wide("2147483646")) == stops()); }
  SECTION("does not for the last value that fits") {
    CHECK(run(wide("2147483645")) == does_not_fire("2147483647 0 0 0"));
  }
}

TEST_CASE("a masked block reads nothing", "[TIR-D8]") {
  CHECK(
      run("for i in T.parallel(4):\n    with T.block(\"b\"):\n        v = T.axis.spatial(8, C[0])\n"
          "        T.where(i == 1)\n        C[0] = v + 1") == does_not_fire("1 0 0 0"));
}

TEST_CASE("TIR-BlockRealize-outside-domain", "[TIR-D47]") {
  SECTION("fires at its end, and below it") {
    const Run found = run(block("v = T.axis.spatial(2, i)", "C[v] = 1"));
    CHECK(found == stops());
    CHECK(found.message == "v is 2 in block b, outside its domain of 2 values from 0");
    CHECK(run(block("v = T.axis.spatial((1, 5), i)", "C[0] = 1")) == stops());
    CHECK(run(block("v = T.axis.spatial(n, i)", "C[v] = 1")) == stops());
    CHECK(run(block("v = T.axis.spatial(4, i - 1)", "C[0] = 1")) == stops());
  }
  SECTION("does not for a value that was never written") {
    CHECK(run(block("v = T.axis.spatial(4, U[i])", "C[0] = 1")) ==
          does_not_fire("TIR-BlockRealize-indeterminate-value"));
  }
  SECTION("does not inside, nor where the predicate is 0") {
    CHECK(run(block("v = T.axis.spatial(4, i)", "C[v] = 1")) == does_not_fire("1 1 1 1"));
    CHECK(run(block("v = T.axis.spatial(2, i)\n        T.where(i < 2)", "C[v] = 1")) ==
          does_not_fire("1 1 0 0"));
  }
}

TEST_CASE("TIR-Block-shapes", "[TIR/Exec/14.2.1]") {
  SECTION("fires") {
    CHECK(run(allocating("n", "C[0] = 1")) == fires("1 0 0 0"));
    CHECK(run(allocating("n // C[0]", "C[0] = 1")) == fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not, where it allocates none") {
    CHECK(run("with T.block(\"b\"):\n    C[0] = 1") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Block-enter", "[TIR/Exec/14.1]") {
  SECTION("fires, where it allocates none") {
    CHECK(run("with T.block(\"b\"):\n    C[0] = 1") == fires("1 0 0 0"));
  }
  SECTION("does not, where it allocates") {
    // The block that every function is, `root`, is left out where the body is one block.
    CHECK(run(allocating("n", "C[0] = 1")) == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Block-allocate", "[TIR/Exec/14.2.2]") {
  SECTION("fires: nothing is in it") {
    CHECK(run(allocating("n", "D[1] = 5\n    C[0] = D[1]\n    C[1] = D[0]")) == fires("5 ? 0 0"));
    CHECK(run(allocating("n", "D[n] = 5")) == fires("TIR-BufferStore-out-of-bounds"));
  }
  SECTION("fires for several, each of its own shape") {
    CHECK(run("with T.block(\"b\"):\n    D = T.alloc_buffer((n,), \"int32\")\n"
              "    E = T.alloc_buffer((2, n), \"float32\")\n    D[1] = 5\n    E[1, 1] = x\n    "
              "C[0] = D[1]\n"
              "    C[1] = T.Cast(\"int32\", E[1, 1])") == fires("5 1 0 0"));
  }
  SECTION("does not, for an extent below 0") {
    CHECK(run(allocating("n - 3", "C[0] = 1")) == does_not_fire("TIR-Block-negative-extent"));
  }
}

TEST_CASE("TIR-Block-indeterminate-extent", "[TIR-D19]") {
  SECTION("fires") { CHECK(run(allocating("U[0]", "C[0] = 1")) == stops()); }
  SECTION("does not") {
    CHECK(run(allocating("A[0]", "C[0] = 1")) == does_not_fire("1 0 0 0"));
    CHECK(run(allocating("n - 3", "C[0] = 1")) == does_not_fire("TIR-Block-negative-extent"));
  }
}

TEST_CASE("TIR-Block-negative-extent", "[TIR/Exec/14.2.2]") {
  SECTION("fires") { CHECK(run(allocating("n - 3", "C[0] = 1")) == stops()); }
  SECTION("does not for 0") {
    CHECK(run(allocating("n - 2", "C[0] = 1")) == does_not_fire("1 0 0 0"));
    CHECK(run(allocating("n * 1000000000", "C[0] = 1")) == does_not_fire("TIR-Block-too-large"));
  }
}

TEST_CASE("TIR-Block-too-large", "[TIR/Exec/14.2.2]") {
  SECTION("fires") { CHECK(run(allocating("n * 1000000000", "C[0] = 1")) == stops()); }
  SECTION("does not") {
    CHECK(run(allocating("n * 1000", "C[0] = 1")) == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Block-init-condition", "[TIR-D9]") {
  SECTION("fires") {
    CHECK(run(summing("for j, k in T.grid(4, 2)", kAxes)) == fires("16 18 20 22"));
  }
  SECTION("does not, without init") {
    CHECK(run(block("v = T.axis.spatial(4, i)", "C[v] = 1")) == does_not_fire("1 1 1 1"));
  }
}

TEST_CASE("TIR-Block-init", "[TIR-D9]") {
  SECTION("fires at the start of the reduction, wherever its loop is") {
    CHECK(run(summing("for j, k in T.grid(4, 2)", kAxes)) == fires("16 18 20 22"));
    CHECK(run(summing("for k, j in T.grid(2, 4)", kAxes)) == fires("16 18 20 22"));
  }
  SECTION("fires where the domain begins elsewhere") {
    CHECK(run(summing("for j, k in T.grid(4, 1)",
                      "v = T.axis.spatial(4, j)\n        r = T.axis.reduce((1, 2), k + 1)")) ==
          fires("15 16 17 18"));
  }
  SECTION("fires each time where nothing is reduced") {
    CHECK(run("for i in range(2):\n    with T.block(\"b\"):\n        v = T.axis.spatial(2, i)\n"
              "        with T.init():\n            C[3] = 10\n        C[3] = C[3] + v + 1") ==
          fires("0 0 0 12"));
  }
  SECTION("does not, where only later points of the reduction are reached") {
    CHECK(run(summing("for j, k in T.grid(4, 1)",
                      "v = T.axis.spatial(4, j)\n        r = T.axis.reduce(2, k + 1)")) ==
          does_not_fire("5 6 7 8"));
  }
}

TEST_CASE("TIR-Block-update", "[TIR-D9]") {
  SECTION("fires later in the reduction") {
    CHECK(run(summing("for j, k in T.grid(4, 2)", kAxes)) == fires("16 18 20 22"));
  }
  SECTION("does not, where the reduction is of one point") {
    CHECK(run(summing("for j, k in T.grid(4, 1)",
                      "v = T.axis.spatial(4, j)\n        r = T.axis.reduce(1, k)")) ==
          does_not_fire("11 12 13 14"));
  }
}

TEST_CASE("TIR-Block-body", "[TIR/Exec/14.5]") {
  SECTION("fires without init") {
    CHECK(run("with T.block(\"b\"):\n    C[0] = 1") == fires("1 0 0 0"));
  }
  SECTION("does not with init") {
    CHECK(run("with T.block(\"b\"):\n    v = T.axis.reduce(4, n - 2)\n    with T.init():\n        "
              "C[0] = 1\n"
              "    C[0] = C[0] + v + 5") == does_not_fire("6 0 0 0"));
  }
}

TEST_CASE("a reduction whose first point is masked is noted", "[TIR-D9]") {
  const auto notes = [](const std::string& loops, const std::string& where) {
    return run(summing(loops, kAxes + "\n        T.where(" + where + ")")).notes;
  };
  const std::vector skipped{spec::Code::D_INIT_SKIPPED};
  SECTION("where the body runs later, wherever the loop of the reduction is") {
    CHECK(notes("for j, k in T.grid(4, 2)", "0 < k") == skipped);
    CHECK(notes("for k, j in T.grid(2, 4)", "0 < k or j < 2") == skipped);
  }
  SECTION("not, where it does not run, or runs at the first point, or behind an init") {
    CHECK(notes("for j, k in T.grid(4, 2)", "j < 2").empty());
    CHECK(notes("for j, k in T.grid(4, 2)", "k < 1").empty());
    CHECK(notes("for j, k in T.grid(6, 2)", "j < 4").empty());
    CHECK(run("for t in range(2):\n    for k in range(2):\n        with T.block(\"b\"):\n"
              "            r = T.axis.reduce(2, k)\n            T.where(0 < t)\n"
              "            with T.init():\n                C[0] = 10\n"
              "            C[0] = C[0] + r")
              .notes.empty());
  }
}

TEST_CASE("a reduction over an empty domain is noted", "[TIR-D9]") {
  const auto notes = [](const std::string& loop, const std::string& domain) {
    return run(summing("for j in range(4):\n  for k in " + loop,
                       "v = T.axis.spatial(4, j)\n        r = T.axis.reduce(" + domain + ", k)"))
        .notes;
  };
  SECTION("of a serial or parallel loop") {
    CHECK(notes("range(n - 2)", "n - 2") == std::vector{spec::Code::D_INIT_SKIPPED});
    CHECK(notes("T.parallel(n - 2)", "n - 2") == std::vector{spec::Code::D_INIT_SKIPPED});
    CHECK(notes("range(n // n - 1)", "n // n - 1") == std::vector{spec::Code::D_INIT_SKIPPED});
  }
  SECTION("not of one with iterations, nor of one beside the domain") {
    CHECK(notes("range(n)", "n").empty());
    CHECK(notes("range(n - 2)", "2").empty());
    CHECK(notes("range(n - 2)", "n // (n - 2)").empty());
  }
  SECTION("not of the loop of another variable") {
    CHECK(run(summing("for j, k in T.grid(n - 2, 2)", kAxes)).notes.empty());
  }
}

}  // namespace tenor::semantics::test
