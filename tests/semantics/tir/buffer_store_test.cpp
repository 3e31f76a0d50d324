// SPDX-License-Identifier: Apache-2.0
// BufferStore. TIR/Exec/5.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

TEST_CASE("TIR-BufferStore-operands", "[TIR/Exec/5.2]") {
  SECTION("fires: the value before the indices") {
    CHECK(run("C[n] = 7") == fires("0 0 7 0"));
    CHECK(run("C[A[n + 2]] = 1 // (n - 2)") == fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not, where no statement declares the buffer") {
    CHECK(run("D = T.Buffer((4,), \"int32\", data=C.data)\nD[n] = 7") == does_not_fire("0 0 7 0"));
  }
}

TEST_CASE("TIR-BufferStore-undeclared", "[TIR-D44]") {
  SECTION("fires") {
    CHECK(run("D = T.Buffer((4,), \"int32\", data=C.data)\nD[n] = 7") == fires("0 0 7 0"));
  }
  SECTION("does not, where a statement declares it") {
    CHECK(run("D = T.decl_buffer((4,), \"int32\", data=C.data)\nD[n] = 7") ==
          does_not_fire("0 0 7 0"));
  }
}

TEST_CASE("TIR-BufferStore-viewed", "[TIR-D44]") {
  SECTION("fires, with the shape, strides and offset that the text gives") {
    CHECK(run("D = T.Buffer((2, 2), \"int32\", data=C.data)\nD[1, 0] = 7") == fires("0 0 7 0"));
    CHECK(
        run("D = T.Buffer((2,), \"int32\", data=C.data, strides=(2,), elem_offset=1)\nD[1] = 7") ==
        fires("0 0 0 7"));
  }
  SECTION("does not, where the shape reaches past the memory") {
    CHECK(run("D = T.Buffer((5,), \"int32\", data=C.data)\nD[n] = 7") ==
          does_not_fire("TIR-BufferStore-layout"));
  }
}

TEST_CASE("TIR-BufferStore-outside-bounds", "[TIR-D43]") {
  const auto storing = [](const std::string& index) {
    return "R = T.Buffer((8,), \"int32\")\nwith T.realize(R[n:4], \"\"):\n    R[" + index +
           "] = 5\n    C[0] = R[2]";
  };
  SECTION("fires above and below, inside the shape") {
    CHECK(run(storing("n + 2")) == stops());
    CHECK(run(storing("n - 1")) == stops());
  }
  SECTION("does not inside, nor for an index that was never written") {
    CHECK(run(storing("n")) == does_not_fire("5 0 0 0"));
    CHECK(run(storing("U[0]")) == does_not_fire("TIR-BufferStore-indeterminate-index"));
  }
}

TEST_CASE("TIR-BufferStore-indeterminate-view", "[TIR-D19]") {
  SECTION("fires") {
    CHECK(run("D = T.Buffer((2,), \"int32\", data=C.data, elem_offset=U[0])\nD[1] = 5") == stops());
  }
  SECTION("does not") {
    CHECK(run("D = T.Buffer((2,), \"int32\", data=C.data, elem_offset=n)\nD[1] = 5") ==
          does_not_fire("0 0 0 5"));
  }
}

TEST_CASE("TIR-BufferStore-layout", "[TIR/Buffers/p3:f]") {
  SECTION("does not, for an offset that was never written") {
    CHECK(run("D = T.Buffer((2,), \"int32\", data=C.data, elem_offset=U[0])\nD[1] = 5") ==
          does_not_fire("TIR-BufferStore-indeterminate-view"));
  }
  SECTION("fires for an allocation of another shape") {
    CHECK(run("P = T.allocate([4], \"int32\", \"global\")\nD = T.Buffer((2, 2), \"int32\", "
              "data=P)\nD[1, 0] = 1") == stops());
  }
  SECTION("fires for another datatype") {
    CHECK(run("D = T.Buffer((4,), \"float32\", data=C.data)\nD[0] = x") == stops());
  }
  SECTION("does not, for an allocation of that shape") {
    CHECK(run("P = T.allocate([2, 2], \"int32\", \"global\")\nD = T.Buffer((2, 2), \"int32\", "
              "data=P)\nD[1, 0] = 1") == does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-BufferStore", "[TIR/Exec/5.5.2]") {
  SECTION("fires") { CHECK(run("C[1] = 7") == fires("0 7 0 0")); }
  SECTION("fires for the only element of a buffer") {
    CHECK(run_file("@T.prim_func\ndef main(z: T.handle, C: T.Buffer((4,), \"int32\")):\n"
                   "    Z = T.match_buffer(z, (), \"int32\")\n    Z[()] = 3\n    C[1] = Z[()]") ==
          fires("0 3 0 0"));
  }
  SECTION("fires for lanes in their order: the last of those to one element stays") {
    CHECK(run("C[T.Ramp(3, -1, 4)] = T.Ramp(n, 1, 4)") == fires("5 4 3 2"));
    CHECK(run("C[T.Broadcast(1, 4)] = T.Ramp(n, 1, 4)") == fires("0 5 0 0"));
  }
  SECTION("fires for elements that are vectors: a part of the value each") {
    CHECK(run("P = T.allocate([2], \"int32x2\", \"global\")\nD = T.decl_buffer((2,), \"int32x2\", "
              "data=P)\n"
              "D[T.Ramp(1, -1, 2)] = T.Ramp(n, 1, 4)\nC[T.Ramp(0, 1, 2)] = D[0]\nC[T.Ramp(2, 1, "
              "2)] = D[1]") == fires("4 5 2 3"));
  }
  SECTION("fires where the predicate lets a lane be outside, and leaves it") {
    CHECK(run("C.vstore([T.Ramp(n, 1, 4)], T.Ramp(5, 1, 4), predicate=T.Ramp(0, 1, 4) < "
              "T.Broadcast(2, 4))") == fires("0 0 5 6"));
  }
  SECTION("fires for a value that was never written, and then the element is none") {
    CHECK(run("C[1] = 7\nC[1] = U[0]") == fires("0 ? 0 0"));
  }
  SECTION("does not outside") {
    CHECK(run("C[n + 2] = 7") == does_not_fire("TIR-BufferStore-out-of-bounds"));
  }
  SECTION("notes that the order of two iterations can be seen") {
    const Run run_of_two = run("for i in T.parallel(n):\n    C[3] = i");
    CHECK(run_of_two == fires("0 0 0 1"));
    CHECK(run_of_two.notes == std::vector{spec::Code::N_WRITE_ORDER});
    CHECK(run("for i in range(n):\n    C[3] = i").notes.empty());
    CHECK(run("for i in T.parallel(n):\n    C[i] = i").notes.empty());
  }
}

TEST_CASE("TIR-BufferStore-out-of-bounds", "[TIR/Exec/5.5.4]") {
  SECTION("fires above and below") {
    const Run above = run("C[n + 2] = 7");
    CHECK(above == stops());
    CHECK(above.message == "C[4] is stored, but C has the elements 0 to 3");
    CHECK(run("C[n - 3] = 7") == stops());
  }
  SECTION("fires in one dimension, although the element's number is in the memory") {
    CHECK(run("M[0, n + 2] = 7") == stops());
  }
  SECTION("fires for one lane") {
    CHECK(run("C[T.Ramp(1, 1, 4)] = A[T.Ramp(0, 1, 4)]") == stops());
  }
  SECTION("fires in a parallel loop that read the buffer") {
    CHECK(run("for i in T.parallel(n):\n    C[i] = C[i]\n    C[i + 1000000] = 1") == stops());
  }
  SECTION("fires for a buffer of no elements") {
    const Run empty =
        run("P = T.allocate([n - 2], \"int32\", \"global\")\n"
            "D = T.decl_buffer((n - 2,), \"int32\", data=P)\nD[0] = 1");
    CHECK(empty == stops());
    CHECK(empty.message == "D[0] is stored, but D has no elements");
  }
  SECTION("does not at the last element") {
    CHECK(run("C[n + 1] = 7") == does_not_fire("0 0 0 7"));
    CHECK(run("for i in T.parallel(n):\n    C[i] = C[i + 1]") ==
          does_not_fire("TIR-BufferStore-conflict"));
  }
}

TEST_CASE("TIR-BufferStore-conflict", "[TIR/Exec/12.2.2:h]") {
  SECTION("fires for what another iteration read") {
    const Run found = run("for i in T.parallel(n):\n    C[i] = C[i + 1]");
    CHECK(found == stops());
    CHECK(found.message == "C[1] is written here and read by another iteration of the same loop");
  }
  SECTION("fires for one lane of several") {
    CHECK(run("for i in T.parallel(n):\n    if i == 0:\n        C[3] = C[1]\n    else:\n        "
              "C[T.Ramp(0, 1, 2)] = T.Broadcast(i, 2)") == stops());
  }
  SECTION("fires between threads, and in the outer of two loops") {
    CHECK(run("for i in T.thread_binding(n, thread=\"threadIdx.x\"):\n    C[i] = C[i + 1]") ==
          stops());
    CHECK(run("for i in T.parallel(n):\n    if i == 0:\n        for j in T.parallel(n):\n          "
              "  M[i, j] = C[0]\n    else:\n        C[0] = i") == stops());
  }
  SECTION("does not, in the iteration that read it, nor in a serial loop") {
    CHECK(run("for i in T.parallel(n):\n    C[i] = C[i] + i + 1") == does_not_fire("1 2 0 0"));
    CHECK(run("for i in range(n):\n    C[i + 1] = C[0]\n    C[0] = i + 5") ==
          does_not_fire("6 0 5 0"));
    CHECK(run("C[U[0]] = 1") == does_not_fire("TIR-BufferStore-indeterminate-index"));
  }
}

TEST_CASE("TIR-BufferStore-indeterminate-index", "[TIR-D19]") {
  SECTION("fires for an index, and a predicate") {
    CHECK(run("C[U[0]] = 1") == stops());
    CHECK(run("C.vstore([T.Ramp(0, 1, 4)], T.Ramp(5, 1, 4), predicate=U[T.Ramp(0, 1, 4)] < "
              "T.Broadcast(2, 4))") == stops());
  }
  SECTION("does not, for a value") {
    CHECK(run("C[0] = U[0]") == does_not_fire("? 0 0 0"));
    CHECK(run("K = T.allocate_const([5], \"int32\", [1])\nD = T.decl_buffer((1,), \"int32\", "
              "data=K)\nD[U[0]] = 1") == does_not_fire("TIR-BufferStore-constant"));
  }
}

namespace {

std::string sharing(const std::string& body) {
  return "@T.prim_func\ndef main(n: T.int32, C: T.Buffer((4,), \"int32\"), A: T.Buffer((4,), "
         "\"int32\"),\n"
         "         B: T.Buffer((4,), \"int32\")):\n    " +
         body;
}
/// The third tensor is the second one again.
void share(Machine<WatchedConcrete>&, Arguments& arguments) { arguments[3] = arguments[2]; }

}  // namespace

TEST_CASE("TIR-BufferStore-constant", "[TIR-D80]") {
  SECTION("fires") {
    CHECK(run("K = T.allocate_const([5, 6], \"int32\", [2])\nD = T.decl_buffer((2,), \"int32\", "
              "data=K)\nD[0] = 1") == stops());
  }
  SECTION("does not, for reading") {
    CHECK(run("K = T.allocate_const([5, 6], \"int32\", [2])\nD = T.decl_buffer((2,), \"int32\", "
              "data=K)\nC[0] = D[1]") == does_not_fire("6 0 0 0"));
    CHECK(run_with(sharing("A[0] = 7"), share) == does_not_fire("TIR-BufferStore-aliased"));
  }
}

TEST_CASE("TIR-BufferStore-aliased", "[TIR/Exec/1.2.5]") {
  SECTION("fires") { CHECK(run_with(sharing("A[0] = 7"), share) == stops()); }
  SECTION("does not, for reading, nor for writing elsewhere") {
    CHECK(run_with(sharing("C[0] = A[1] + B[2]"), share) == does_not_fire("5 0 0 0"));
    CHECK(run("D = T.decl_buffer((4,), \"int32\", data=C.data, strides=(0,))\nD[0] = 5") ==
          does_not_fire("TIR-BufferStore-overlap"));
  }
  SECTION("fires in a call of another function, and does not after it") {
    const std::string callee =
        "@I.ir_module\nclass M:\n    @T.prim_func\n    def f(p: T.handle, q: T.handle):\n"
        "        P = T.match_buffer(p, (4,), \"int32\")\n"
        "        Q = T.match_buffer(q, (4,), \"int32\")\n";
    const std::string caller =
        "    @T.prim_func\n    def main(C: T.Buffer((4,), \"int32\"), A: T.Buffer((4,), "
        "\"int32\")):\n";
    CHECK(run_file(callee + "        P[0] = Q[1]\n" + caller + "        M.f(A.data, A.data)") ==
          stops());
    CHECK(run_file(callee + "        T.evaluate(P[0] + Q[1])\n" + caller +
                   "        M.f(A.data, A.data)\n        A[0] = 7\n        C[0] = A[0]") ==
          does_not_fire("7 0 0 0"));
  }
  SECTION("does not, where nothing is shared") {
    CHECK(run_file(sharing("A[0] = 7\n    C[0] = A[0]")) == does_not_fire("7 0 0 0"));
  }
}

TEST_CASE("TIR-BufferStore-overlap", "[TIR-D41]") {
  const auto stored = [](const std::string& view, const std::string& element) {
    return "D = T.decl_buffer(" + view + ")\nD[" + element + "] = 5";
  };
  SECTION("fires for a stride of 0, and for strides that meet") {
    const Run run_of_one = run(stored("(4,), \"int32\", data=C.data, strides=(0,)", "n"));
    CHECK(run_of_one == stops());
    CHECK(run_of_one.message == "D is written, but two of its elements share memory");
    CHECK(run(stored("(2, 2), \"int32\", data=C.data, strides=(1, n - 1)", "0, 0")) == stops());
    CHECK(run("D = T.Buffer((2, 2), \"int32\", data=C.data, strides=(-1, 1), elem_offset=1)\n"
              "D[0, 0] = 5") == stops());
  }
  SECTION("fires for a parameter, and for a part of it that has each element once") {
    const std::string head =
        "@T.prim_func\ndef main(c: T.handle):\n"
        "    C = T.match_buffer(c, (2, 3), \"int32\", strides=(1, 1))\n";
    CHECK(run_file(head + "    C[0, 0] = 5") == stops());
    CHECK(run_file(head + "    with T.block(\"b\"):\n        D = T.match_buffer(C[0:1, 0:3], (1, "
                          "3), \"int32\", strides=(1, 1))\n        D[0, 1] = 5") == stops());
  }
  SECTION("does not for strides that keep the elements apart, or where there are none to meet") {
    CHECK(run(stored("(2, 2), \"int32\", data=C.data, strides=(1, n)", "0, 1")) ==
          does_not_fire("0 0 5 0"));
    CHECK(run(stored("(1, 4), \"int32\", data=C.data, strides=(0, 1)", "0, 1")) ==
          does_not_fire("0 5 0 0"));
    CHECK(run(stored("(4,), \"int32\", data=C.data, strides=(-1,), elem_offset=3", "n")) ==
          does_not_fire("0 5 0 0"));
  }
  SECTION("does not where such a buffer is read, nor for the next view of the same statement") {
    CHECK(run("D = T.decl_buffer((4,), \"int32\", data=A.data, strides=(0,))\nC[0] = D[3]") ==
          does_not_fire("1 0 0 0"));
    CHECK(run("for i in range(n):\n    D = T.decl_buffer((2,), \"int32\", data=C.data, "
              "strides=(i * 2 + 1,))\n    D[1] = i + 1") == does_not_fire("0 1 0 2"));
  }
  SECTION("does not where the memory may not be written at all") {
    CHECK(run_lowered("P = T.allocate_const([1, 2], \"int32\", [2])\nD = T.decl_buffer((2,), "
                      "\"int32\", data=P, strides=(0,))\nD[0] = 5") ==
          does_not_fire("TIR-BufferStore-constant"));
  }
}

}  // namespace tenor::semantics::test
