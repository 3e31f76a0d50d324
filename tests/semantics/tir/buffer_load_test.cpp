// SPDX-License-Identifier: Apache-2.0
// BufferLoad. TIR/Eval/7.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

TEST_CASE("TIR-BufferLoad-indices", "[TIR/Eval/7.2]") {
  SECTION("fires: the indices in order") {
    CHECK(run("C[0] = M[n - 1, n]") == fires("7 0 0 0"));
    CHECK(run("C[0] = M[1 // (n - 2), A[n + 2]]") == fires("TIR-BinaryOp-divide-by-zero"));
    CHECK(run("C[0] = M[A[n + 2], 1 // (n - 2)]") == fires("TIR-BufferLoad-out-of-bounds"));
  }
  SECTION("does not, where no statement declares the buffer") {
    CHECK(run("D = T.Buffer((4,), \"int32\", data=A.data)\nC[0] = D[n]") ==
          does_not_fire("3 0 0 0"));
  }
}

TEST_CASE("TIR-BufferLoad-undeclared", "[TIR-D44]") {
  SECTION("fires") {
    CHECK(run("D = T.Buffer((4,), \"int32\", data=A.data)\nC[0] = D[n]") == fires("3 0 0 0"));
  }
  SECTION("does not, where a statement declares it") {
    CHECK(run("D = T.decl_buffer((4,), \"int32\", data=A.data)\nC[0] = D[n]") ==
          does_not_fire("3 0 0 0"));
  }
}

TEST_CASE("TIR-BufferLoad-viewed", "[TIR-D44]") {
  SECTION("fires, with the shape, strides and offset that the text gives") {
    CHECK(run("D = T.Buffer((2, 2), \"int32\", data=A.data)\nC[0] = D[1, 0]") == fires("3 0 0 0"));
    CHECK(run("D = T.Buffer((2,), \"int32\", data=A.data, strides=(2,), elem_offset=1)\nC[0] = "
              "D[1]") == fires("4 0 0 0"));
  }
  SECTION("fires, and does not see past the shape") {
    CHECK(run("D = T.Buffer((2,), \"int32\", data=A.data)\nC[0] = D[n]") ==
          fires("TIR-BufferLoad-out-of-bounds"));
  }
  SECTION("does not, where the shape reaches past the memory") {
    CHECK(run("D = T.Buffer((5,), \"int32\", data=A.data)\nC[0] = D[n]") ==
          does_not_fire("TIR-BufferLoad-layout"));
  }
}

TEST_CASE("TIR-BufferLoad-outside-bounds", "[TIR-D43]") {
  const auto loading = [](const std::string& index) {
    return "R = T.Buffer((8,), \"int32\")\nwith T.realize(R[n:4], \"\"):\n    R[3] = 5\n"
           "    C[0] = R[" +
           index + "]";
  };
  SECTION("fires above and below, inside the shape") {
    CHECK(run(loading("n + 2")) == stops());
    CHECK(run(loading("n - 1")) == stops());
  }
  SECTION("does not inside, nor for an index that was never written") {
    CHECK(run(loading("3")) == does_not_fire("5 0 0 0"));
    CHECK(run(loading("U[0]")) == does_not_fire("TIR-BufferLoad-indeterminate-index"));
  }
}

TEST_CASE("TIR-BufferLoad-indeterminate-view", "[TIR-D19]") {
  SECTION("fires") {
    CHECK(run("D = T.Buffer((2,), \"int32\", data=A.data, elem_offset=U[0])\nC[0] = D[1]") ==
          stops());
  }
  SECTION("does not") {
    CHECK(run("D = T.Buffer((2,), \"int32\", data=A.data, elem_offset=n)\nC[0] = D[1]") ==
          does_not_fire("4 0 0 0"));
  }
}

TEST_CASE("TIR-BufferLoad-layout", "[TIR/Buffers/p3:f]") {
  SECTION("does not, for an offset that was never written") {
    CHECK(run("D = T.Buffer((2,), \"int32\", data=A.data, elem_offset=U[0])\nC[0] = D[1]") ==
          does_not_fire("TIR-BufferLoad-indeterminate-view"));
  }
  SECTION("fires for an allocation of another shape") {
    CHECK(run("P = T.allocate([4], \"int32\", \"global\")\n"
              "D = T.Buffer((2, 2), \"int32\", data=P)\nC[0] = D[1, 0]") == stops());
  }
  SECTION("fires for another datatype") {
    CHECK(run("D = T.Buffer((4,), \"float32\", data=A.data)\nC[0] = T.Cast(\"int32\", D[n])") ==
          stops());
  }
  SECTION("fires for strides over an allocation, and for an offset") {
    CHECK(run("P = T.allocate([4], \"int32\", \"global\")\n"
              "D = T.Buffer((4,), \"int32\", data=P, strides=(1,))\nC[0] = D[0]") == stops());
    CHECK(run("P = T.allocate([4], \"int32\", \"global\")\n"
              "D = T.Buffer((4,), \"int32\", data=P, elem_offset=1)\nC[0] = D[0]") == stops());
  }
  SECTION("does not, for an allocation of that shape") {
    CHECK(run("P = T.allocate([4], \"int32\", \"global\")\n"
              "D = T.Buffer((4,), \"int32\", data=P)\nD[n] = 5\nC[0] = D[n]") ==
          does_not_fire("5 0 0 0"));
  }
}

TEST_CASE("TIR-BufferLoad", "[TIR/Eval/7.4]") {
  SECTION("fires for one element") { CHECK(run("C[0] = M[1, n]") == fires("7 0 0 0")); }
  SECTION("fires for a buffer of one element") {
    CHECK(run_file("@T.prim_func\ndef main(a: T.handle, C: T.Buffer((4,), \"int32\")):\n"
                   "    Z = T.match_buffer(a, (), \"int32\")\n    Z[()] = 3\n    C[0] = Z[()]") ==
          fires("3 0 0 0"));
  }
  SECTION("fires for the lanes of the last index, one after the other") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = M[n - 1, T.Ramp(3, -1, 4)]") == fires("8 7 6 5"));
  }
  SECTION("fires for elements that are vectors") {
    CHECK(run("P = T.allocate([2], \"int32x2\", \"global\")\nD = T.decl_buffer((2,), \"int32x2\", "
              "data=P)\n"
              "D[0] = T.Ramp(n, 1, 2)\nD[1] = T.Ramp(n, 2, 2)\nC[T.Ramp(0, 1, 4)] = D[T.Ramp(1, "
              "-1, 2)]") == fires("2 4 2 3"));
  }
  SECTION("fires where the predicate lets a lane be outside, and makes no value of it") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = A.vload([T.Ramp(n, 1, 4)], predicate=T.Ramp(0, 1, 4) < "
              "T.Broadcast(2, 4))") == fires("3 4 ? ?"));
  }
  SECTION("fires for an element that was never written") {
    CHECK(run("C[0] = U[n]") == fires("? 0 0 0"));
  }
  SECTION("does not outside") {
    CHECK(run("C[0] = A[n + 2]") == does_not_fire("TIR-BufferLoad-out-of-bounds"));
  }
}

TEST_CASE("TIR-BufferLoad-out-of-bounds", "[TIR/Eval/7.6]") {
  SECTION("fires above and below") {
    const Run above = run("C[0] = A[n + 2]");
    CHECK(above == stops());
    CHECK(above.message == "A[4] is read, but A has the elements 0 to 3");
    CHECK(run("C[0] = A[n - 3]") == stops());
  }
  SECTION("fires in one dimension, although the element's number is in the memory") {
    const Run beside = run("C[0] = M[0, n + 2]");
    CHECK(beside == stops());
    CHECK(beside.message == "M[0, 4] is read, but M has the shape (2, 4)");
  }
  SECTION("fires for one lane") {
    CHECK(run("C[T.Ramp(0, 1, 4)] = A[T.Ramp(1, 1, 4)]") == stops());
  }
  SECTION("fires in a parallel loop that wrote the buffer") {
    CHECK(run("for i in T.parallel(n):\n    C[i] = 1\n    C[i] = C[i + 1000000]") == stops());
  }
  SECTION("does not at the last element") {
    CHECK(run("C[0] = A[n + 1]") == does_not_fire("4 0 0 0"));
    CHECK(run("for i in T.parallel(n):\n    C[i] = i\n    C[3] = C[0]") ==
          does_not_fire("TIR-BufferLoad-conflict"));
  }
}

TEST_CASE("TIR-BufferLoad-conflict", "[TIR/Exec/12.2.2:h]") {
  SECTION("fires for what another iteration wrote") {
    const Run found = run("for i in T.parallel(n):\n    C[i] = i\n    C[3] = C[0]");
    CHECK(found == stops());
    CHECK(found.bindings == "i = 1");
    CHECK(run("for i in T.vectorized(4):\n    if i > 0:\n        C[i] = C[i - 1]\n    else:\n      "
              "  C[i] = 1") == stops());
  }
  SECTION("fires for one lane of several") {
    CHECK(run("for i in T.parallel(n):\n    if i == 0:\n        C[1] = 5\n    else:\n        "
              "C[T.Ramp(2, 1, 2)] = C[T.Ramp(0, 1, 2)]") == stops());
  }
  SECTION("does not, in the iteration that wrote it, nor in a serial loop, nor after the loop") {
    CHECK(run("for i in T.parallel(n):\n    C[i] = i + 5\n    C[i] = C[i] + 1") ==
          does_not_fire("6 7 0 0"));
    CHECK(run("for i in range(n):\n    C[i] = i + 5\n    C[3] = C[0]") == does_not_fire("5 6 0 5"));
    CHECK(run("for i in T.parallel(n):\n    C[i] = i + 5\nC[3] = C[0]") ==
          does_not_fire("5 6 0 5"));
  }
  SECTION("does not, for memory of the iteration's own") {
    CHECK(run("for i in T.parallel(n):\n    P = T.allocate([1], \"int32\", \"global\")\n"
              "    D = T.decl_buffer((1,), \"int32\", data=P)\n    D[0] = i\n    C[i] = D[0]") ==
          does_not_fire("0 1 0 0"));
    CHECK(run("C[0] = A[U[0]]") == does_not_fire("TIR-BufferLoad-indeterminate-index"));
  }
}

TEST_CASE("TIR-BufferLoad-indeterminate-index", "[TIR-D19]") {
  SECTION("fires for an index, a lane of one, and a predicate") {
    CHECK(run("C[0] = A[U[0]]") == stops());
    CHECK(run("C[T.Ramp(0, 1, 2)] = A[U[T.Ramp(0, 1, 2)]]") == stops());
    CHECK(run("C[T.Ramp(0, 1, 4)] = A.vload([T.Ramp(0, 1, 4)], predicate=U[T.Ramp(0, 1, 4)] < "
              "T.Broadcast(2, 4))") == stops());
  }
  SECTION("does not, for a value") { CHECK(run("C[0] = U[A[0]]") == does_not_fire("? 0 0 0")); }
}

}  // namespace tenor::semantics::test
