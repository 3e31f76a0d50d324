// SPDX-License-Identifier: Apache-2.0
// The views of a Block's match_buffers. TIR/Exec/14.3.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

/// A block in which D views a region.
std::string viewing(const std::string& region, const std::string& shape, const std::string& body,
                    const std::string& more = "") {
  return "with T.block(\"b\"):\n    D = T.match_buffer(" + region + ", " + shape + ", \"int32\"" +
         more + ")\n    " + body;
}

}  // namespace

TEST_CASE("TIR-MatchBuffer-region", "[TIR/Exec/14.3.2]") {
  SECTION("fires") {
    CHECK(run(viewing("C[1:3]", "(2,)", "D[0] = 5")) == fires("0 5 0 0"));
    CHECK(run(viewing("C[n // C[0]:3]", "(2,)", "D[0] = 5")) ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not") {
    CHECK(run("with T.block(\"b\"):\n    C[1] = 5") == does_not_fire("0 5 0 0"));
  }
}

TEST_CASE("TIR-MatchBuffer-undeclared", "[TIR-D44]") {
  const std::string undeclared = "E = T.Buffer((2, 2), \"int32\", data=C.data)\n";
  SECTION("fires, although nothing has accessed the buffer yet") {
    CHECK(run(undeclared + viewing("E[1, 0:2]", "(2,)", "D[0] = 5")) == fires("0 0 5 0"));
    CHECK(run(undeclared +
              "for i in T.thread_binding(2, thread=\"threadIdx.x\"):\n    E[i, 0] = "
              "7\n" +
              viewing("E[0:2, 0]", "(2, 1)", "C[3] = D[1, 0]")) == fires("7 0 7 7"));
  }
  SECTION("does not, where a statement declares it") {
    CHECK(run("E = T.decl_buffer((2, 2), \"int32\", data=C.data)\n" +
              viewing("E[1, 0:2]", "(2,)", "D[0] = 5")) == does_not_fire("0 0 5 0"));
  }
}

TEST_CASE("TIR-MatchBuffer-viewed", "[TIR-D44]") {
  SECTION("fires, with the strides and offset that the text gives") {
    CHECK(run("E = T.Buffer((2,), \"int32\", data=C.data, strides=(2,), elem_offset=1)\n" +
              viewing("E[1:2]", "(1,)", "D[0] = 5")) == fires("0 0 0 5"));
  }
  SECTION("does not, where the shape reaches past the memory") {
    CHECK(run("E = T.Buffer((5,), \"int32\", data=C.data)\n" +
              viewing("E[0:2]", "(2,)", "D[0] = 5")) == does_not_fire("TIR-MatchBuffer-layout"));
  }
}

TEST_CASE("TIR-MatchBuffer-layout", "[TIR/Buffers/p3:f]") {
  const auto allocated = [](const std::string& shape) {
    return "P = T.allocate([4], \"int32\", \"global\")\nE = T.Buffer(" + shape +
           ", \"int32\", data=P)\n";
  };
  SECTION("fires for an allocation of another shape") {
    CHECK(run(allocated("(2, 2)") + viewing("E[1, 0:2]", "(2,)", "D[0] = 5")) == stops());
  }
  SECTION("does not, for an offset that was never written") {
    CHECK(run("E = T.Buffer((2,), \"int32\", data=C.data, elem_offset=U[0])\n" +
              viewing("E[1:2]", "(1,)", "D[0] = 5")) ==
          does_not_fire("TIR-MatchBuffer-indeterminate-view"));
  }
  SECTION("does not for one of that shape") {
    CHECK(run(allocated("(4,)") + viewing("E[1:3]", "(2,)", "D[0] = 5")) ==
          does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-MatchBuffer-indeterminate-view", "[TIR-D19]") {
  const auto from = [](const std::string& offset) {
    return "E = T.Buffer((2,), \"int32\", data=C.data, elem_offset=" + offset + ")\n" +
           viewing("E[1:2]", "(1,)", "D[0] = 5");
  };
  SECTION("fires") { CHECK(run(from("U[0]")) == stops()); }
  SECTION("does not") { CHECK(run(from("n")) == does_not_fire("0 0 0 5")); }
}

TEST_CASE("TIR-MatchBuffer-variables", "[TIR/Exec/14.3.2.b2:e]") {
  SECTION("fires: extent, stride and offset bind what stands alone") {
    CHECK(run("with T.block(\"b\"):\n    m = T.int32()\n    s = T.int32()\n    t = T.int32()\n    "
              "o = T.int32()\n"
              "    D = T.match_buffer(M[1:2, n:4], (1, m), \"int32\", strides=[s, t], "
              "elem_offset=o)\n"
              "    C[0] = m\n    C[1] = s\n    C[2] = t\n    C[3] = o") == fires("2 4 1 6"));
  }
  SECTION("does not, where the region errs") {
    CHECK(run(viewing("C[n // C[0]:3]", "(2,)", "D[0] = 5")) ==
          does_not_fire("TIR-BinaryOp-divide-by-zero"));
  }
}

TEST_CASE("TIR-MatchBuffer", "[TIR/Exec/14.3.2:b]") {
  SECTION("fires: what it sees is the source, from the region's minimum on") {
    CHECK(run(viewing("C[n:4]", "(2,)", "D[1] = 5\n    C[2] = D[1] + 1")) == fires("0 0 6 5"));
    CHECK(run(viewing("M[1:2, 1:3]", "(1, 2)", "C[0] = D[0, 1]")) == fires("7 0 0 0"));
  }
  SECTION("fires for fewer dimensions: those in front have one index") {
    CHECK(run(viewing("M[n - 1, 1:3]", "(2,)", "C[0] = D[1]")) == fires("7 0 0 0"));
    CHECK(run(viewing("M[n, 1:3]", "(2,)", "C[0] = D[1]")) ==
          fires("TIR-BufferLoad-out-of-bounds"));
  }
  SECTION("fires, and there is nothing past the region, nor past the source") {
    CHECK(run(viewing("C[1:3]", "(2,)", "D[n] = 5")) == fires("TIR-BufferStore-out-of-bounds"));
    CHECK(run(viewing("C[1:3]", "(2,)", "D[n - 3] = 5")) == fires("TIR-BufferStore-out-of-bounds"));
    CHECK(run(viewing("C[n:n + 4]", "(4,)", "D[1] = 5\n    D[2] = 6")) ==
          fires("TIR-BufferStore-out-of-bounds"));
    CHECK(run(viewing("C[n - 4:n]", "(4,)", "D[2] = 5\n    D[1] = 6")) ==
          fires("TIR-BufferStore-out-of-bounds"));
    CHECK(run(viewing("C[n - 4:n]", "(4,)", "D[2] = 5\n    D[3] = 6")) == fires("5 6 0 0"));
  }
  SECTION("fires for several, and for a view of a view") {
    CHECK(run("with T.block(\"b\"):\n    D = T.match_buffer(C[0:2], (2,), \"int32\")\n"
              "    E = T.match_buffer(C[2:4], (2,), \"int32\")\n    D[1] = 5\n    E[1] = 6") ==
          fires("0 5 0 6"));
    CHECK(run("with T.block(\"b\"):\n    D = T.match_buffer(C[1:4], (3,), \"int32\")\n    with "
              "T.block(\"c\"):\n"
              "        E = T.match_buffer(D[1:3], (2,), \"int32\")\n        E[1] = 6") ==
          fires("0 0 0 6"));
  }
  SECTION("does not, for another extent") {
    CHECK(run(viewing("C[1:n + 2]", "(2,)", "D[0] = 5")) ==
          does_not_fire("TIR-MatchBuffer-extents"));
  }
}

TEST_CASE("TIR-MatchBuffer-extents", "[TIR/Exec/14.3.2.b2:c]") {
  SECTION("fires for a literal, and for a variable that is bound") {
    CHECK(run(viewing("C[1:n + 2]", "(2,)", "D[0] = 5")) == stops());
    CHECK(run(viewing("C[0:n + 1]", "(n,)", "D[0] = 5")) == stops());
  }
  SECTION("fires for a dimension left out that has more than one index") {
    CHECK(run(viewing("M[0:n, 1:3]", "(2,)", "D[0] = 5")) == stops());
  }
  SECTION("does not, nor for an extent that was never written") {
    CHECK(run(viewing("C[0:U[0]]", "(2,)", "D[0] = 5")) ==
          does_not_fire("TIR-MatchBuffer-indeterminate"));
    CHECK(run(viewing("C[n:4]", "(n,)", "D[0] = 5")) == does_not_fire("0 0 5 0"));
  }
}

TEST_CASE("TIR-MatchBuffer-indeterminate", "[TIR-D19]") {
  SECTION("fires for a minimum and an extent") {
    CHECK(run(viewing("C[0:U[0]]", "(2,)", "D[0] = 5")) == stops());
    CHECK(run(viewing("C[U[0]:U[0] + 2]", "(2,)", "D[0] = 5")) == stops());
  }
  SECTION("does not") {
    CHECK(run(viewing("C[A[0]:A[0] + 2]", "(2,)", "D[0] = 5")) == does_not_fire("0 5 0 0"));
  }
}

}  // namespace tenor::semantics::test
