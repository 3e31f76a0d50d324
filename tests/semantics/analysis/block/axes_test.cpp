// SPDX-License-Identifier: Apache-2.0
// What variables of blocks claim to be, held against runs; threads; and how much is remembered.
#include "tests/semantics/analysis/block/findings.h"

namespace tenor::semantics::test {

TEST_CASE("B-SPATIAL", "[TIR/Grammar/IterVarType/kDataPar]") {
  const std::string folded = R"(for i in range(4):
    with T.block("fold"):
        vi = T.axis.{}(4, i)
        T.reads(A[vi])
        T.writes(C[vi // 2])
        C[vi // 2] = A[vi])";
  CHECK(of_body(fmt::format(fmt::runtime(folded), "spatial")) ==
        Findings{"B-SPATIAL: block \"fold\" writes C[0] for vi = 1 and also for vi = 0, though vi "
                 "is a spatial variable | vi = 1, i = 1"});
  SECTION("not of variables that claim nothing") {
    CHECK(of_body(fmt::format(fmt::runtime(folded), "opaque")) == kNone);
    CHECK(of_body(fmt::format(fmt::runtime(folded), "scan")) == kNone);
  }
  SECTION("not of one value again, nor of another run of the block around it") {
    CHECK(of_body(R"(for t, i in T.grid(2, 4):
    with T.block("again"):
        vi = T.axis.spatial(4, i)
        C[vi] = A[vi] + t)") == kNone);
    CHECK(of_body(R"(for t in range(2):
    with T.block("outer"):
        vt = T.axis.opaque(2, t)
        for i in range(4):
            with T.block("inner"):
                vi = T.axis.spatial(8, i + vt)
                C[vi - vt] = A[vi])") == kNone);
  }
  SECTION("not of memory that each instance allocates") {
    CHECK(of_body(R"(for i in range(4):
    with T.block("b"):
        vi = T.axis.spatial(4, i)
        B = T.alloc_buffer((1,), "int32")
        B[0] = A[vi]
        C[vi] = B[0])") == kNone);
  }
}

TEST_CASE("B-REDUCE", "[TIR/Grammar/IterVarType/kCommReduce]") {
  CHECK(of_body(R"(for i, k in T.grid(2, 4):
    with T.block("last"):
        vi, vk = T.axis.remap("SR", [i, k])
        C[vi] = M[vi, vk])") ==
        Findings{"B-REDUCE: block \"last\" writes C[0] for vi = 0, vk = 1 without reading what it "
                 "wrote there for vi = 0, vk = 0, though vk is a reduction variable | vi = 0, vk = "
                 "1, i = 0, k = 1"});
  SECTION("not where it reads one of what it accumulates in") {
    CHECK(of_body(R"(for i, k in T.grid(2, 4):
    with T.block("argmax"):
        vi, vk = T.axis.remap("SR", [i, k])
        with T.init():
            C[vi] = -1
            K[vi] = -1
        if M[vi, vk] > C[vi]:
            C[vi] = M[vi, vk]
            K[vi] = vk)") == kNone);
  }
  SECTION("not where it reads what is there") {
    CHECK(of_body(R"(for i, k in T.grid(2, 4):
    with T.block("largest"):
        vi, vk = T.axis.remap("SR", [i, k])
        if M[vi, vk] > C[vi]:
            C[vi] = M[vi, vk])") == kNone);
  }
}

TEST_CASE("B-INIT", "[TIR/Grammar/IterVarType/kCommReduce]") {
  const std::string sum = R"(for i, k in T.grid(2, 4):
    with T.block("sum"):
        vi, vk = T.axis.remap("SR", [i, k])
        T.reads(B[vi], M[vi, vk])
        T.writes(B[vi])
        B[vi] = B[vi] + M[vi, vk])";
  const std::string alloc = "B = T.alloc_buffer((2,), \"int32\")\n";
  CHECK(of_body(alloc + sum) ==
        Findings{"B-INIT: block \"sum\" writes B[0] for vi = 0, vk = 0, after it read elements "
                 "that nothing had written: it reduces along vk without an init | vi = 0, vk = 0, "
                 "i = 0, k = 0"});
  SECTION("not where another block wrote what it begins with, or the caller did") {
    CHECK(of_body(alloc + "for i in range(2):\n    B[i] = 0\n" + sum) == kNone);
    CHECK(of_body(R"(for k in range(4):
    with T.block("sum"):
        vk = T.axis.reduce(4, k)
        C[0] = C[0] + A[vk])") == kNone);
  }
}

TEST_CASE("block watch: threads have the blocks that were running where they were forked") {
  const std::string body = R"(for bx in T.thread_binding(2, thread="blockIdx.x"):
    with T.block("row"):
        vb = T.axis.spatial(2, bx)
        T.reads(A[vb * 4:vb * 4 + 4])
        T.writes(C[vb * 4:vb * 4 + 4])
        S = T.alloc_buffer((4,), "int32", scope="shared")
        for tx in T.thread_binding(4, thread="threadIdx.x"):
            with T.block("load"):
                v = T.axis.spatial(4, tx)
                T.reads(A[vb * 4 + v])
                T.writes(S[v])
                S[v] = A[vb * 4 + v]
        for tx in T.thread_binding(4, thread="threadIdx.x"):
            with T.block("store"):
                v = T.axis.spatial(4, tx)
                T.reads(S[{}])
                T.writes(C[vb * 4 + v])
                C[vb * 4 + v] = S[3 - v])";
  CHECK(of_body(fmt::format(fmt::runtime(body), "3 - v")) == kNone);
  CHECK(of_body(fmt::format(fmt::runtime(body), "v")) ==
        Findings{"B-READS: block \"store\" reads S[3], but declares that it reads only S[0] | v = "
                 "0, bx = 0, tx = 0"});
}

TEST_CASE("block watch: where memory for what was written ends, so do its judgements") {
  const std::string text =
      "def main(C: T.Buffer((64,), \"int32\")):\n    for i in range(128):\n"
      "        with T.block(\"b\"):\n            vi = T.axis.spatial(128, i)\n"
      "            C[vi % 64] = vi\n";
  CHECK(findings(text).size() == 1);
  CHECK(findings(text, Profile::kPortable, 100) == Findings{"full"});
}

}  // namespace tenor::semantics::test
