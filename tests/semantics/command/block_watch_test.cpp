// SPDX-License-Identifier: Apache-2.0
// What blocks say of themselves, held against runs: where a code is due, and where it is not.
#include "semantics/command/block_watch.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "semantics/tir/start.h"
#include "tests/semantics/command/program.h"

namespace tenor::semantics::test {
namespace {

using Findings = std::vector<std::string>;

/// `B-READS: block … | i = 3`, of a run of the function.
Findings findings(const std::string& function, Profile profile = Profile::kPortable,
                  std::uint64_t memory = 1 << 20) {
  const TextProgram program(function);
  const ClaimsOfBlocks claims(program.module());
  Machine<WatchedConcrete> m(program.reading.program, program.module(), Granularity::kStmt, {},
                             profile);
  Findings found;
  BlockWatch watch(m, program.module(), claims, memory, [&](const BlockFinding& f) {
    found.push_back(fmt::format("{}: {} | {}", spec::info(f.code).text, f.message, f.bindings));
  });
  start(m, program.function(), place(m, program.plan_of()));
  m.observe(&watch);
  m.run();
  REQUIRE(m.outcome().kind == OutcomeKind::kDone);
  if (watch.is_full()) found.emplace_back("full");
  return found;
}

/// Statements in a function of A and C, (8,), M, (4, 4), and K, (4,), all int32.
Findings of_body(const std::string& body) {
  std::string text =
      "def main(A: T.Buffer((8,), \"int32\"), C: T.Buffer((8,), \"int32\"), "
      "M: T.Buffer((4, 4), \"int32\"), K: T.Buffer((4,), \"int32\")):\n";
  for (std::size_t at = 0; at < body.size();) {
    const std::size_t end = std::min(body.find('\n', at), body.size());
    text += "    " + body.substr(at, end - at) + "\n";
    at = end + 1;
  }
  return findings(text);
}

const Findings kNone;

}  // namespace

TEST_CASE("B-READS", "[TIR-D76]") {
  SECTION("an element beside the region, with the values of that instance") {
    CHECK(of_body(R"(for i in range(4):
    with T.block("shift"):
        vi = T.axis.spatial(4, i)
        T.reads(A[vi])
        T.writes(C[vi])
        C[vi] = A[vi + 1])") ==
          Findings{"B-READS: block \"shift\" reads A[1], and declares to read A[0] alone | "
                   "vi = 0, i = 0"});
  }
  SECTION("a buffer that is not declared, behind several that are; and an empty list") {
    CHECK(of_body(R"(with T.block("b"):
    T.reads(M[0, 0:4], A[0:2], A[6])
    T.writes(C[0])
    C[0] = A[1] + A[6] + M[0, 3] + K[2] + A[3])") ==
          Findings{"B-READS: block \"b\" reads K[2], and declares to read nothing of K | ",
                   "B-READS: block \"b\" reads A[3], and declares to read A[0:2] and A[6] alone "
                   "| "});
    CHECK(of_body(R"(with T.block("b"):
    T.reads()
    C[0] = A[0])") ==
          Findings{"B-READS: block \"b\" reads A[0], and declares to read nothing of A | "});
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
          Findings{"B-READS: block \"outer\" reads A[3], and declares to read A[0:3] alone | "
                   "vi = 0, i = 0, j = 3"});
  }
  SECTION("through a view it is the memory that counts") {
    CHECK(of_body(R"(with T.block("b"):
    T.reads(M[1, 0:2])
    T.writes(C[0])
    V = T.match_buffer(M[1, 0:4], (4,), "int32")
    C[0] = V[1] + V[2])") ==
          Findings{"B-READS: block \"b\" reads V[2], and declares to read M[1, 0:2] alone | "});
  }
  SECTION("a sum that no init and no declaration is about") {
    CHECK(of_body(R"(for i, k in T.grid(2, 4):
    with T.block("sum"):
        vi, vk = T.axis.remap("SR", [i, k])
        T.reads(A[vk])
        T.writes(C[vi])
        C[vi] = C[vi] + A[vk])") ==
          Findings{"B-READS: block \"sum\" reads C[0], and declares to read nothing of C | "
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
            C[vi + 1] = 1)") ==
        Findings{"B-WRITES: block \"b\" writes C[4], and declares to write C[3] alone | "
                 "vi = 3, i = 3"});
  CHECK(of_body(R"(with T.block("b"):
    T.writes(C[0:8])
    with T.init():
        K[1] = 0
    C[2] = 1)") ==
        Findings{"B-WRITES: block \"b\" writes K[1], and declares to write nothing of K | "});
  SECTION("not where all is declared, though in parts") {
    CHECK(of_body(R"(with T.block("b"):
    T.writes(C[0:4], C[4:8])
    for i in range(8):
        C[i] = 1)") == kNone);
  }
  SECTION("where memory is bytes") {
    CHECK(findings(R"(def main(C: T.Buffer((8,), "int32")):
    with T.block("b"):
        T.writes(C[0:4])
        for i in range(5):
            C[i] = i)",
                   Profile::kLowered) ==
          Findings{"B-WRITES: block \"b\" writes C[4], and declares to write C[0:4] alone | "
                   "i = 4"});
  }
}

TEST_CASE("B-SPATIAL", "[TIR/Grammar/IterVarType/kDataPar]") {
  const std::string folded = R"(for i in range(4):
    with T.block("fold"):
        vi = T.axis.{}(4, i)
        T.reads(A[vi])
        T.writes(C[vi // 2])
        C[vi // 2] = A[vi])";
  CHECK(of_body(fmt::format(fmt::runtime(folded), "spatial")) ==
        Findings{"B-SPATIAL: block \"fold\" writes C[0] for vi = 1 and wrote it for vi = 0, though "
                 "vi is spatial | vi = 1, i = 1"});
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
        Findings{"B-REDUCE: block \"last\" writes C[0] for vi = 0, vk = 1 over what it wrote for "
                 "vi = 0, vk = 0 and does not read, though vk is a reduction | "
                 "vi = 0, vk = 1, i = 0, k = 1"});
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
        Findings{"B-INIT: block \"sum\" writes B[0] for vi = 0, vk = 0, of which it read what "
                 "nothing wrote: it reduces along vk without init | vi = 0, vk = 0, i = 0, k = 0"});
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
        Findings{"B-READS: block \"store\" reads S[3], and declares to read S[0] alone | "
                 "v = 0, bx = 0, tx = 0"});
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
