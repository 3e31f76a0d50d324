// SPDX-License-Identifier: Apache-2.0
// For, in its five kinds. TIR/Exec/12.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

TEST_CASE("TIR-For-bounds", "[TIR/Exec/12.1.1]") {
  SECTION("fires, once: what the body changes does not change the loop") {
    CHECK(run("for i in range(A[1]):\n    A[1] = 9\n    C[i] = 1") == fires("1 1 0 0"));
    CHECK(run("for i in range(n // C[0], A[n + 2]):\n    C[0] = 1") ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not") {
    CHECK(run("while C[0] < 2:\n    C[0] = C[0] + 1") == does_not_fire("2 0 0 0"));
  }
}

TEST_CASE("TIR-For-serial", "[TIR/Exec/12.1.3]") {
  SECTION("fires for serial and unrolled loops") {
    CHECK(run("for i in range(n):\n    C[i] = 1\n    C[3] = C[0]") == fires("1 1 0 1"));
    CHECK(run("for i in T.unroll(2):\n    C[i] = 1\n    C[3] = C[0]") == fires("1 1 0 1"));
  }
  SECTION("does not, for a parallel loop, nor for bounds that were never written") {
    CHECK(run("for i in T.parallel(n):\n    C[i] = 1") == does_not_fire("1 1 0 0"));
    CHECK(run("for i in range(U[0]):\n    C[i] = 1") == does_not_fire("TIR-For-indeterminate"));
  }
}

TEST_CASE("TIR-For-parallel", "[TIR/Exec/12.2.2]") {
  SECTION("fires for parallel and vectorized loops, and for blocks") {
    CHECK(run("for i in T.parallel(n):\n    C[i] = 1") == fires("1 1 0 0"));
    CHECK(run("for i in T.vectorized(4):\n    C[i] = i") == fires("0 1 2 3"));
    CHECK(run("for i in T.thread_binding(4, thread=\"blockIdx.x\"):\n    C[i] = i") ==
          fires("0 1 2 3"));
  }
  SECTION("does not, for a serial loop, nor for bounds that were never written") {
    CHECK(run("for i in range(n):\n    C[i] = 1") == does_not_fire("1 1 0 0"));
    CHECK(run("for i in T.parallel(U[0]):\n    C[i] = 1") ==
          does_not_fire("TIR-For-indeterminate"));
  }
}

TEST_CASE("TIR-For-indeterminate", "[TIR-D19]") {
  SECTION("fires for minimum, extent and step") {
    CHECK(run("for i in range(U[0]):\n    C[i] = 1") == stops());
    CHECK(run("for i in range(U[0], n):\n    C[0] = 1") == stops());
    CHECK(run("for i in T.serial(0, n, step=U[0]):\n    C[i] = 1") == stops());
  }
  SECTION("does not") {
    CHECK(run("for i in range(A[1]):\n    C[i] = U[0]") == does_not_fire("? ? 0 0"));
    CHECK(run("for i in T.serial(0, 4, step=n - 2):\n    C[i] = 1") ==
          does_not_fire("TIR-For-no-step"));
  }
}

TEST_CASE("TIR-For-no-step", "[EXT/For/step]") {
  SECTION("fires for 0 and below") {
    CHECK(run("for i in T.serial(0, 4, step=n - 2):\n    C[i] = 1") == stops());
    CHECK(run("for i in T.parallel(0, 4, step=n - 3):\n    C[i] = 1") == stops());
  }
  SECTION("does not above") {
    CHECK(run("for i in T.serial(0, 4, step=n):\n    C[i] = 1") == does_not_fire("1 0 1 0"));
  }
}

TEST_CASE("TIR-For-iterate", "[TIR/Exec/12.1.6]") {
  SECTION("fires: extent many, from the minimum on") {
    const Run found = run("for i in range(n, n + 2):\n    C[i] = i");
    CHECK(found == fires("0 0 2 3"));
  }
  SECTION("fires with a step: while the distance is below the extent") {
    CHECK(run("for i in T.serial(1, 4, step=n):\n    C[i] = i") == fires("0 1 0 3"));
    CHECK(run("for i in T.serial(0, 3, step=n + 1):\n    C[i] = 5") == fires("5 0 0 0"));
  }
  SECTION("fires from below 0, and in another width") {
    CHECK(run("for i in range(n - 4, n):\n    C[i + 2] = i") == fires("-2 -1 0 1"));
    CHECK(run("for i in range(T.int64(2)):\n    C[i] = T.Cast(\"int32\", i)") == fires("0 1 0 0"));
  }
  SECTION("does not, for an extent of 0 and below") {
    CHECK(run("for i in range(n - 2):\n    C[0] = 1") == does_not_fire("0 0 0 0"));
    CHECK(run("for i in range(n - 7):\n    C[0] = 1") == does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("the bounds of loops are integers, not words", "[TIR-D1]") {
  SECTION("an extent that only UInt has") {
    CHECK(run("for i in T.serial(T.uint64(0), T.Cast(\"uint64\", n - 2) - T.uint64(1)):\n"
              "    C[0] = C[0] + 1\n    if C[0] == 3:\n        break") == does_not_fire("3 0 0 0"));
  }
  SECTION("a multiple of the step beyond 64 bits") {
    CHECK(run("for i in T.serial(T.int64(0), T.int64(9223372036854775807), "
              "step=T.int64(4611686018427387905)):\n    C[0] = C[0] + 1") ==
          does_not_fire("2 0 0 0"));
  }
  SECTION("a step that only UInt has") {
    CHECK(run("for i in T.serial(T.uint64(0), T.uint64(5), step=T.Cast(\"uint64\", n - 2) - "
              "T.uint64(1)):\n    C[0] = C[0] + 1") == does_not_fire("1 0 0 0"));
  }
}

TEST_CASE("TIR-For-done", "[TIR/Exec/12.1.5]") {
  SECTION("fires") { CHECK(run("for i in range(2):\n    C[i] = 1\nC[3] = 2") == fires("1 1 0 2")); }
  SECTION("does not, where a jump leaves the loop") {
    CHECK(run("for i in range(4):\n    C[i] = 1\n    break") == does_not_fire("1 0 0 0"));
    CHECK(run("for i in range(T.Cast(\"int8\", n + 125), T.Cast(\"int8\", n + 125) + T.int8(4)):\n "
              "   C[0] = 1") == does_not_fire("TIR-For-overflow"));
  }
}

TEST_CASE("TIR-For-overflow", "[TIR-D57]") {
  SECTION("fires where the loop variable would count past its datatype") {
    const Run found =
        run("for i in range(T.Cast(\"int8\", n + 124), T.Cast(\"int8\", n + 124) + T.int8(4)):\n"
            "    C[0] = C[0] + 1");
    CHECK(found == stops());
    CHECK(found.message == "i would reach 126 + 2 * 1, which int8 cannot hold");
  }
  SECTION("does not at its last value") {
    CHECK(run("for i in range(T.Cast(\"int8\", n + 124), T.Cast(\"int8\", n + 124) + T.int8(2)):\n"
              "    C[0] = C[0] + 1") == does_not_fire("2 0 0 0"));
  }
}

TEST_CASE("TIR-For-parallel-iterate", "[TIR/Exec/12.2.2]") {
  SECTION("fires: extent many, from the minimum on") {
    CHECK(run("for i in T.parallel(n, n + 2):\n    C[i] = i") == fires("0 0 2 3"));
    CHECK(run("for i in T.parallel(0, 4, step=n):\n    C[i] = 1") == fires("1 0 1 0"));
  }
  SECTION("fires, each iteration being one of its own") {
    CHECK(run("for i in T.parallel(n):\n    C[i] = i\n    C[3] = C[0]") ==
          fires("TIR-BufferLoad-conflict"));
  }
  SECTION("does not, for an extent of 0 and below") {
    CHECK(run("for i in T.parallel(n - 2):\n    C[0] = 1") == does_not_fire("0 0 0 0"));
    CHECK(run("for i in T.parallel(n - 7):\n    C[0] = 1") == does_not_fire("0 0 0 0"));
  }
}

TEST_CASE("TIR-For-parallel-done", "[TIR/Exec/12.2.3]") {
  SECTION("fires: behind the loop, everything may be read") {
    CHECK(run("for i in T.parallel(n):\n    C[i] = 5\nC[3] = C[0] + C[1]") == fires("5 5 0 10"));
    CHECK(run("for i in range(n):\n    for j in T.parallel(n):\n        C[j + n] = C[j]\n    C[i] "
              "= 5") == fires("5 5 5 0"));
  }
  SECTION("does not, where an iteration errs") {
    CHECK(run("for i in T.parallel(n):\n    C[i] = i // C[3]") ==
          does_not_fire("TIR-BinaryOp-divide-by-zero"));
    CHECK(run("for i in T.parallel(T.Cast(\"int8\", n + 125), T.Cast(\"int8\", n + 125) + "
              "T.int8(4)):\n    C[0] = 1") == does_not_fire("TIR-For-parallel-overflow"));
  }
}

TEST_CASE("TIR-For-parallel-erred", "[TIR/Exec/12.2.2:e][TIR/Exec/12.2.2:f]") {
  SECTION("fires: what follows does not run") {
    CHECK(run("for i in T.parallel(n):\n    C[i] = i // C[3]\nC[7] = 0") ==
          fires("TIR-BinaryOp-divide-by-zero"));
    CHECK(run("for i, j in T.grid(1, 1):\n    for k in T.parallel(n):\n"
              "        for l in T.parallel(n):\n            C[k] = l // C[3]\n    C[7] = 0") ==
          fires("TIR-BinaryOp-divide-by-zero"));
  }
  SECTION("does not, where no iteration errs, or one of them is unspecified") {
    CHECK(run("for i in T.parallel(n):\n    C[i] = i") == does_not_fire("0 1 0 0"));
    CHECK(run("for i in T.parallel(n):\n    if i == 1:\n        C[7] = 0\n    C[i] = i // C[3]") ==
          does_not_fire("TIR-BufferStore-out-of-bounds"));
    CHECK(run("for i in T.parallel(T.Cast(\"int8\", n + 125), T.Cast(\"int8\", n + 125) + "
              "T.int8(4)):\n    C[0] = 1") == does_not_fire("TIR-For-parallel-overflow"));
  }
}

TEST_CASE("TIR-For-parallel-overflow", "[TIR-D57]") {
  SECTION("fires where the loop variable would count past its datatype") {
    CHECK(run("for i in T.parallel(T.Cast(\"int8\", n + 124), T.Cast(\"int8\", n + 124) + "
              "T.int8(4)):\n"
              "    C[0] = 1") == stops());
  }
  SECTION("does not at its last value") {
    CHECK(run("for i in T.parallel(T.Cast(\"int8\", n + 124), T.Cast(\"int8\", n + 124) + "
              "T.int8(2)):\n"
              "    C[0] = 1") == does_not_fire("1 0 0 0"));
  }
}

}  // namespace tenor::semantics::test
