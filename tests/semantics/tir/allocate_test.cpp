// SPDX-License-Identifier: Apache-2.0
// Allocate. TIR/Exec/7.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

std::string allocated(const std::string& extents, const std::string& condition,
                      const std::string& body) {
  return "with T.allocate([" + extents + "], \"int32\", \"global\", condition=" + condition +
         ") as P:\n    " + body;
}

}  // namespace

TEST_CASE("TIR-Allocate-evaluate", "[TIR/Exec/7.1]") {
  SECTION("fires: before the extents") {
    CHECK(run(allocated("4", "n == 2", "C[0] = 1")) == fires("1 0 0 0"));
    CHECK(run(allocated("A[n + 2]", "n // C[0] == 2", "C[0] = 1")) ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not") {
    CHECK(run("with T.block(\"\"):\n    D = T.alloc_buffer((4,), \"int32\")\n    D[0] = 1") ==
          does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-Allocate-skipped", "[TIR/Exec/7.1:b]") {
  SECTION("fires for 0: neither the extents nor the body") {
    CHECK(run(allocated("A[n + 2]", "n == 3", "C[0] = 1") + "\nC[1] = 2") == fires("0 2 0 0"));
  }
  SECTION("does not for 1") {
    CHECK(run(allocated("4", "n == 2", "C[0] = 1")) == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Allocate-extents", "[TIR/Exec/7.2]") {
  SECTION("fires for 1") {
    CHECK(run(allocated("n", "n == 2", "C[0] = 1")) == fires("1 0 0 0"));
    CHECK(run(allocated("n // C[0], A[n + 2]", "n == 2", "C[0] = 1")) ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not for 0") {
    CHECK(run(allocated("4", "n == 3", "C[0] = 1")) == does_not_fire("0 0 0 0"));
    CHECK(run(allocated("4", "U[0] == 2", "C[0] = 1")) ==
          does_not_fire("TIR-Allocate-indeterminate"));
  }
}

TEST_CASE("TIR-Allocate-indeterminate", "[TIR-D19]") {
  SECTION("fires") { CHECK(run(allocated("4", "U[0] == 2", "C[0] = 1")) == stops()); }
  SECTION("does not") {
    CHECK(run(allocated("4", "A[1] == 2", "C[0] = U[0]")) == does_not_fire("? 0 0 0"));
  }
}

TEST_CASE("TIR-Allocate", "[TIR/Exec/7.4]") {
  SECTION("fires: nothing is in it, and another one is another") {
    CHECK(run("P = T.allocate([n], \"int32\", \"global\")\nQ = T.allocate([n], \"int32\", "
              "\"global\")\n"
              "D = T.decl_buffer((n,), \"int32\", data=P)\nE = T.decl_buffer((n,), \"int32\", "
              "data=Q)\n"
              "D[0] = 5\nE[0] = 6\nC[0] = D[0]\nC[1] = D[1]") == fires("5 ? 0 0"));
  }
  SECTION("fires each time anew: what was in it is gone") {
    CHECK(run("for i in range(2):\n    P = T.allocate([1], \"int32\", \"global\")\n"
              "    D = T.decl_buffer((1,), \"int32\", data=P)\n    C[i] = D[0]\n    D[0] = 7") ==
          fires("? ? 0 0"));
  }
  SECTION("fires for no elements") {
    CHECK(run(allocated("n - 2", "n == 2", "C[0] = 1")) == fires("1 0 0 0"));
  }
  SECTION("does not, for an extent below 0") {
    CHECK(run(allocated("n - 3", "n == 2", "C[0] = 1")) ==
          does_not_fire("TIR-Allocate-negative-extent"));
  }
}

TEST_CASE("TIR-Allocate-indeterminate-extent", "[TIR-D19]") {
  SECTION("fires, for any of them") {
    const Run found = run(allocated("4, U[0]", "n == 2", "C[0] = 1"));
    CHECK(found == stops());
    CHECK(found.message == "an extent of P was never written");
  }
  SECTION("does not") {
    CHECK(run(allocated("4, A[0]", "n == 2", "C[0] = 1")) == does_not_fire("1 0 0 0"));
    CHECK(run(allocated("4, n - 3", "n == 2", "C[0] = 1")) ==
          does_not_fire("TIR-Allocate-negative-extent"));
  }
}

TEST_CASE("TIR-Allocate-negative-extent", "[TIR/Exec/7.4]") {
  SECTION("fires") { CHECK(run(allocated("4, n - 3", "n == 2", "C[0] = 1")) == stops()); }
  SECTION("does not where an extent before it was never written") {
    CHECK(run(allocated("U[0], n - 3", "n == 2", "C[0] = 1")) ==
          does_not_fire("TIR-Allocate-indeterminate-extent"));
  }
  SECTION("does not for 0") {
    CHECK(run(allocated("4, n - 2", "n == 2", "C[0] = 1")) == does_not_fire("1 0 0 0"));
    CHECK(run(allocated("n * 1000000, 1000000", "n == 2", "C[0] = 1")) ==
          does_not_fire("TIR-Allocate-too-large"));
  }
}

TEST_CASE("TIR-Allocate-too-large", "[TIR/Exec/7.4]") {
  SECTION("fires past the budget, and where the product is no number") {
    CHECK(run(allocated("n * 1000000, 1000000", "n == 2", "C[0] = 1")) == stops());
    CHECK(run(allocated("n * 1000000000, 1000000000, 1000000000", "n == 2", "C[0] = 1")) ==
          stops());
  }
  SECTION("fires for what several take together") {
    CHECK(run("P = T.allocate([n * 150000000], \"int32\", \"global\")\n"
              "Q = T.allocate([n * 1000000000], \"int32\", \"global\")\nC[0] = 1") == stops());
  }
  SECTION("does not") {
    CHECK(run(allocated("n * 1000", "n == 2", "C[0] = 1")) == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-Scope-end", "[TIR/Exec/7.6]") {
  SECTION("fires: behind the scope, its memory is no memory") {
    CHECK(run(allocated("4", "n == 2", "C[0] = 1") + "\nC[1] = 2") == fires("1 2 0 0"));
  }
  SECTION("fires for as many as a block has, and the next ones are new") {
    CHECK(run("for i in range(2):\n    with T.block(\"\"):\n        D = T.alloc_buffer((2,), "
              "\"int32\")\n"
              "        E = T.alloc_buffer((2,), \"int32\")\n        C[i] = E[0]\n        E[0] = "
              "1\n        D[0] = 1") == fires("? ? 0 0"));
  }
  SECTION("fires, and what was allocated earlier is still there") {
    CHECK(run("P = T.allocate([1], \"int32\", \"global\")\nD = T.decl_buffer((1,), \"int32\", "
              "data=P)\nD[0] = 7\n"
              "for i in range(2):\n    Q = T.allocate([1], \"int32\", \"global\")\n"
              "    E = T.decl_buffer((1,), \"int32\", data=Q)\n    E[0] = 1\nC[0] = D[0]") ==
          fires("7 0 0 0"));
  }
  SECTION("does not, where a jump leaves the scope: that releases too") {
    CHECK(run("for i in range(4):\n    P = T.allocate([1], \"int32\", \"global\")\n"
              "    D = T.decl_buffer((1,), \"int32\", data=P)\n    D[0] = 1\n    C[i] = D[0]\n"
              "    continue") == does_not_fire("1 1 1 1"));
  }
}

}  // namespace tenor::semantics::test
