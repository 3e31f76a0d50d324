// SPDX-License-Identifier: Apache-2.0
// The regions that blocks declare, held against runs: where a code is due, and where it is not.
#include "tests/semantics/analysis/block/findings.h"

namespace tenor::semantics::test {

TEST_CASE("B-READS", "[TIR-D76]") {
  SECTION("an element beside the region, with the values of that instance") {
    CHECK(of_body(R"(for i in range(4):
    with T.block("shift"):
        vi = T.axis.spatial(4, i)
        T.reads(A[vi])
        T.writes(C[vi])
        C[vi] = A[vi + 1])") == Findings{"B-READS: block \"shift\" reads A[1], but declares that "
                                         "it reads only A[0] | vi = 0, i = 0"});
  }
  SECTION("a buffer that is not declared, behind several that are; and an empty list") {
    CHECK(
        of_body(R"(with T.block("b"):
    T.reads(M[0, 0:4], A[0:2], A[6])
    T.writes(C[0])
    C[0] = A[1] + A[6] + M[0, 3] + K[2] + A[3])") ==
        Findings{
            "B-READS: block \"b\" reads K[2], but declares that it reads nothing of K | ",
            "B-READS: block \"b\" reads A[3], but declares that it reads only A[0:2] and A[6] | "});
    CHECK(of_body(R"(with T.block("b"):
    T.reads()
    C[0] = A[0])") ==
          Findings{"B-READS: block \"b\" reads A[0], but declares that it reads nothing of A | "});
  }
  SECTION("what a nested block reads is read by those around it") {
    CHECK(of_body(R"(for i in range(2):
    with T.block("outer"):
        vi = T.axis.spatial(2, i)
        T.reads(A[vi * 4:vi * 4 + 3])
        for j in range(4):
            with T.block("inner"):
                vj = T.axis.spatial(4, j)
                T.reads(A[vi * 4 + vj])
                C[vi * 4 + vj] = A[vi * 4 + vj])") ==
          Findings{"B-READS: block \"outer\" reads A[3], but declares that it reads only A[0:3] | "
                   "vi = 0, i = 0, j = 3"});
  }
  SECTION("through a view it is the memory that counts") {
    CHECK(
        of_body(R"(with T.block("b"):
    T.reads(M[1, 0:2])
    T.writes(C[0])
    V = T.match_buffer(M[1, 0:4], (4,), "int32")
    C[0] = V[1] + V[2])") ==
        Findings{"B-READS: block \"b\" reads V[2], but declares that it reads only M[1, 0:2] | "});
  }
  SECTION("a sum that no init and no declaration is about") {
    CHECK(of_body(R"(for i, k in T.grid(2, 4):
    with T.block("sum"):
        vi, vk = T.axis.remap("SR", [i, k])
        T.reads(A[vk])
        T.writes(C[vi])
        C[vi] = C[vi] + A[vk])") ==
          Findings{"B-READS: block \"sum\" reads C[0], but declares that it reads nothing of C | "
                   "vi = 0, vk = 0, i = 0, k = 0"});
  }
}

TEST_CASE("no B-READS", "[TIR-D76]") {
  SECTION("where the list is left to the compiler") {
    CHECK(of_body("with T.block(\"b\"):\n    C[0] = A[0]") == kNone);
  }
  SECTION("of what a reduction with init accumulates in, here and for the blocks around it") {
    CHECK(of_body(R"(with T.block("outer"):
    T.reads(A[0:4])
    T.writes(C[0:2])
    for i, k in T.grid(2, 4):
        with T.block("sum"):
            vi, vk = T.axis.remap("SR", [i, k])
            T.reads(A[vk])
            T.writes(C[vi])
            with T.init():
                C[vi] = 0
            C[vi] = C[vi] + A[vk])") == kNone);
  }
  SECTION("of what the block allocates, or has written itself") {
    CHECK(of_body(R"(with T.block("b"):
    T.reads(A[0])
    T.writes(C[0])
    B = T.alloc_buffer((4,), "int32")
    B[1] = A[0]
    C[0] = B[1]
    C[0] = C[0] * 2)") == kNone);
  }
  SECTION("of regions that nobody can work out: of memory, or of variables out of scope") {
    CHECK(of_body(R"(A[0] = 3
for i in range(2):
    K[i] = 0
with T.block("b"):
    T.reads(M[0, K[0]:K[0] + 1], A[0:A[0]])
    T.writes(C[0])
    C[0] = M[0, 2] + A[5])") == kNone);
  }
  SECTION("through a buffer that no statement declares: each use makes its view anew") {
    CHECK(of_body(R"(S = T.allocate([4], "int32", "global")
with T.block("b"):
    S_1 = T.Buffer((4,), "int32", data=S)
    T.reads(S_1[0])
    T.writes(S_1[0:2])
    S_1[0] = 1
    S_1[1] = S_1[0])") == kNone);
  }
  SECTION("of the block that compilers put around a function") {
    CHECK(of_body("with T.block(\"root\"):\n    T.reads()\n    C[0] = A[0]") == kNone);
  }
  SECTION("of what the values and the predicate of a block read: they are evaluated outside") {
    CHECK(of_body(R"(K[0] = 1
with T.block("b"):
    vi = T.axis.spatial(4, K[0])
    T.where(K[0] > 0)
    T.reads()
    T.writes(C[vi])
    C[vi] = 1)") == kNone);
  }
}

TEST_CASE("B-WRITES", "[TIR-D76]") {
  CHECK(of_body(R"(for i in range(4):
    with T.block("b"):
        vi = T.axis.spatial(4, i)
        T.writes(C[vi])
        C[vi] = 1
        if vi == 3:
            C[vi + 1] = 1)") == Findings{"B-WRITES: block \"b\" writes C[4], but declares that it "
                                         "writes only C[3] | vi = 3, i = 3"});
  CHECK(of_body(R"(with T.block("b"):
    T.writes(C[0:8])
    with T.init():
        K[1] = 0
    C[2] = 1)") ==
        Findings{"B-WRITES: block \"b\" writes K[1], but declares that it writes nothing of K | "});
  SECTION("not where all is declared, though in parts") {
    CHECK(of_body(R"(with T.block("b"):
    T.writes(C[0:4], C[4:8])
    for i in range(8):
        C[i] = 1)") == kNone);
  }
  SECTION("where memory is bytes") {
    CHECK(
        findings(R"(def main(C: T.Buffer((8,), "int32")):
    with T.block("b"):
        T.writes(C[0:4])
        for i in range(5):
            C[i] = i)",
                 Profile::kLowered) ==
        Findings{
            "B-WRITES: block \"b\" writes C[4], but declares that it writes only C[0:4] | i = 4"});
  }
}

}  // namespace tenor::semantics::test
