// SPDX-License-Identifier: Apache-2.0
// BufferRealize, AllocateConst, DeclBuffer. TIR/Exec/6, 8; TIR/Deprecated/b3.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

/// A buffer of that shape that `T.realize` brings in, and a body.
std::string realized(const std::string& shape, const std::string& body) {
  return "R = T.Buffer((" + shape + ",), \"int32\")\nwith T.realize(R[0:" + shape +
         "], \"global\"):\n    " + body;
}
std::string constant(const std::string& extents, const std::string& body) {
  return "K = T.allocate_const([5, 6, 7, 8], \"int32\", [" + extents + "])\n" + body;
}
const std::string kReadsConstant = "D = T.decl_buffer((4,), \"int32\", data=K)\nC[0] = D[3]";

}  // namespace

TEST_CASE("TIR-BufferRealize-shape", "[TIR/Exec/6.2]") {
  SECTION("fires") { CHECK(run(realized("n", "C[0] = 1")) == fires("1 0 0 0")); }
  SECTION("does not") { CHECK(run("C[0] = 1") == does_not_fire("1 0 0 0")); }
}

TEST_CASE("TIR-BufferRealize", "[TIR/Exec/6.2]") {
  SECTION("fires: a buffer of the whole shape, whatever the bounds, and nothing in it") {
    CHECK(run(realized("n", "R[1] = 5\n    C[0] = R[1]\n    C[1] = R[0]")) == fires("5 ? 0 0"));
    CHECK(run(realized("n", "R[n] = 5")) == fires("TIR-BufferStore-outside-bounds"));
  }
  SECTION("does not, for an extent below 0") {
    CHECK(run(realized("n - 3", "C[0] = 1")) == does_not_fire("TIR-BufferRealize-negative"));
  }
}

TEST_CASE("TIR-BufferRealize-indeterminate", "[TIR-D19]") {
  SECTION("fires") { CHECK(run(realized("U[0]", "C[0] = 1")) == stops()); }
  SECTION("does not") {
    CHECK(run(realized("A[0]", "C[0] = 1")) == does_not_fire("1 0 0 0"));
    CHECK(run(realized("n - 3", "C[0] = 1")) == does_not_fire("TIR-BufferRealize-negative"));
  }
}

TEST_CASE("TIR-BufferRealize-negative", "[TIR/Exec/6.2]") {
  SECTION("fires") { CHECK(run(realized("n - 3", "C[0] = 1")) == stops()); }
  SECTION("does not for 0") {
    CHECK(run(realized("n - 2", "C[0] = 1")) == does_not_fire("1 0 0 0"));
    CHECK(run(realized("n * 1000000000", "C[0] = 1")) ==
          does_not_fire("TIR-BufferRealize-too-large"));
  }
}

TEST_CASE("TIR-BufferRealize-too-large", "[TIR/Exec/6.2]") {
  SECTION("fires") { CHECK(run(realized("n * 1000000000", "C[0] = 1")) == stops()); }
  SECTION("does not") { CHECK(run(realized("n * 1000", "C[0] = 1")) == does_not_fire("1 0 0 0")); }
}

TEST_CASE("TIR-AllocateConst-data", "[TIR-D80]") {
  SECTION("fires") { CHECK(run(constant("4", kReadsConstant)) == fires("8 0 0 0")); }
  SECTION("does not") { CHECK(run("C[0] = 8") == does_not_fire("8 0 0 0")); }
}

TEST_CASE("TIR-AllocateConst", "[TIR-D80]") {
  SECTION("fires: the elements in order") {
    CHECK(run(constant("2, n", "D = T.decl_buffer((2, n), \"int32\", data=K)\nC[0] = D[1, 0]")) ==
          fires("7 0 0 0"));
  }
  SECTION("does not, where the extents are others") {
    CHECK(run(constant("n", "C[0] = 1")) == does_not_fire("TIR-AllocateConst-extents"));
  }
}

TEST_CASE("TIR-AllocateConst-indeterminate", "[TIR-D19]") {
  SECTION("fires, whatever the other extents are") {
    CHECK(run(constant("U[0]", "C[0] = 1")) == stops());
    CHECK(run(constant("U[0], n - 6", "C[0] = 1")) == stops());
  }
  SECTION("does not") {
    CHECK(run(constant("n + 2", "C[0] = 1")) == does_not_fire("1 0 0 0"));
    CHECK(run(constant("n", "C[0] = 1")) == does_not_fire("TIR-AllocateConst-extents"));
  }
}

TEST_CASE("TIR-AllocateConst-extents", "[TIR-D80]") {
  SECTION("fires for too few, too many, and below 0") {
    CHECK(run(constant("n", "C[0] = 1")) == stops());
    CHECK(run(constant("n + 3", "C[0] = 1")) == stops());
    CHECK(run(constant("n - 6", "C[0] = 1")) == stops());
  }
  SECTION("does not") {
    CHECK(run(constant("n + 2", "C[0] = 1")) == does_not_fire("1 0 0 0"));
    CHECK(run(constant("n * 1000000000", "C[0] = 1")) ==
          does_not_fire("TIR-AllocateConst-too-large"));
  }
}

TEST_CASE("TIR-AllocateConst-too-large", "[TIR-D80]") {
  SECTION("fires") { CHECK(run(constant("n * 1000000000", "C[0] = 1")) == stops()); }
  SECTION("does not") {
    CHECK(run(constant("n * 1000", "C[0] = 1")) == does_not_fire("TIR-AllocateConst-extents"));
  }
}

TEST_CASE("TIR-DeclBuffer-parts", "[TIR-D44]") {
  SECTION("fires") {
    CHECK(run("D = T.decl_buffer((n,), \"int32\", data=C.data)\nD[1] = 1") == fires("0 1 0 0"));
    CHECK(run("D = T.decl_buffer((n // C[0],), \"int32\", data=C.data)\nD[1] = 1") ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not, for a buffer that no statement declares") {
    CHECK(run("D = T.Buffer((4,), \"int32\", data=C.data)\nD[1] = 1") == does_not_fire("0 1 0 0"));
  }
}

TEST_CASE("TIR-DeclBuffer", "[TIR/Exec/8:b]") {
  SECTION("fires: strides and offset are the text's") {
    CHECK(run("D = T.decl_buffer((2,), \"int32\", data=C.data, strides=(2,), elem_offset=1)\nD[0] "
              "= 5\nD[1] = 6") == fires("0 5 0 6"));
    CHECK(run("D = T.decl_buffer((2, 2), \"int32\", data=C.data)\nD[1, 0] = 5") ==
          fires("0 0 5 0"));
  }
  SECTION("fires for no elements, wherever they would be") {
    CHECK(run("D = T.decl_buffer((n - 2, 100), \"int32\", data=C.data)\nC[0] = 1") ==
          fires("1 0 0 0"));
  }
  SECTION("does not, where the shape reaches past the memory") {
    CHECK(run("D = T.decl_buffer((2,), \"int32\", data=C.data, strides=(4,))\nD[0] = 5") ==
          does_not_fire("TIR-DeclBuffer-layout"));
  }
}

TEST_CASE("TIR-DeclBuffer-indeterminate-view", "[TIR-D19]") {
  SECTION("fires for an extent, and for an offset") {
    CHECK(run("D = T.decl_buffer((U[0],), \"int32\", data=C.data)\nC[0] = 1") == stops());
    CHECK(run("D = T.decl_buffer((2,), \"int32\", data=C.data, elem_offset=U[0])\nC[0] = 1") ==
          stops());
  }
  SECTION("does not") {
    CHECK(run("D = T.decl_buffer((A[0],), \"int32\", data=C.data)\nD[0] = 1") ==
          does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-DeclBuffer-layout", "[TIR/Buffers/p3:f]") {
  SECTION("fires for another datatype, another shape of an allocation, and past the end") {
    CHECK(run("D = T.decl_buffer((4,), \"float32\", data=C.data)\nD[0] = x") == stops());
    CHECK(run("P = T.allocate([4], \"int32\", \"global\")\nD = T.decl_buffer((2, 2), \"int32\", "
              "data=P)\nC[0] = 1") == stops());
    CHECK(run("D = T.decl_buffer((5,), \"int32\", data=C.data)\nC[0] = 1") == stops());
    CHECK(run("D = T.decl_buffer((4,), \"int32\", data=C.data, elem_offset=1)\nC[0] = 1") ==
          stops());
  }
  SECTION("does not for a part that was never written") {
    CHECK(run("D = T.decl_buffer((U[0],), \"int32\", data=C.data)\nC[0] = 1") ==
          does_not_fire("TIR-DeclBuffer-indeterminate-view"));
  }
  SECTION("fires for the null handle") {
    const Run found =
        run("p: T.handle(\"int32\") = T.Cast(\"handle\", n - 2)\n"
            "D = T.decl_buffer((4,), \"int32\", data=p)\nC[0] = 1");
    CHECK(found == stops());
    CHECK(found.message == "D views memory through p, which does not point to memory");
  }
  SECTION("does not") {
    CHECK(run("P = T.allocate([2, 2], \"int32\", \"global\")\nD = T.decl_buffer((2, 2), \"int32\", "
              "data=P)\nC[0] = 1") == does_not_fire("1 0 0 0"));
  }
}

}  // namespace tenor::semantics::test
