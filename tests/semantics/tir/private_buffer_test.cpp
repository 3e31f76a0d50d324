// SPDX-License-Identifier: Apache-2.0
// Buffers of a block that are private to the iterations of one loop, and those that are not.
// TIR-D82.
#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {
namespace {

const std::string kRoot = "S = T.alloc_buffer((2,), \"int32\")\n";
const std::string kUse = "    S[0] = A[i] + 1\n    C[i] = S[0]\n";

std::string loop_of(const std::string& loop, const std::string& body = kUse) {
  return "for i in " + loop + ":\n" + body;
}

void is_private_in(const std::string& text, const std::string& result) {
  INFO(text);
  const Run made = run(text);
  CHECK(made.result == result);
  CHECK(std::ranges::find(made.notes, spec::Code::N_WRITE_ORDER) == made.notes.end());
  const AsWritten written("TIR-D82");
  CHECK(run(text).result.ends_with("-conflict"));
}
void conflicts(const std::string& text, const std::string& why) {
  INFO(text);
  const Run made = run(text);
  CHECK(made.result.ends_with("-conflict"));
  CHECK(made.message.ends_with(why));
}

const std::string kOutside =
    "; S is allocated once, around the loop, and it is accessed outside of this loop, too "
    "(TIR-D82)";
const std::string kKernel =
    "; S is allocated once, around the loop, and a kernel allocates no global memory (TIR-D82)";
const std::string kUnwritten =
    "; S is allocated once, around the loop, and this element was not written before in the same "
    "iteration (TIR-D82)";

}  // namespace

TEST_CASE("private buffers: of any loop without order that all accesses lie in", "[TIR-D82]") {
  for (const char* loop :
       {"T.parallel(4)", "T.vectorized(4)", "T.thread_binding(4, thread=\"blockIdx.x\")",
        "T.thread_binding(4, thread=\"threadIdx.x\")", "T.thread_binding(4, thread=\"vthread.x\")"})
    is_private_in(kRoot + loop_of(loop), "2 3 4 5");
  is_private_in(kRoot +
                    "for t in range(2):\n    for i in T.parallel(4):\n        S[t] = A[i]\n"
                    "        C[i] = S[t]\n",
                "1 2 3 4");
  is_private_in(kRoot +
                    "for o in T.parallel(2):\n    for i in T.parallel(2):\n"
                    "        S[0] = A[o * 2 + i]\n        C[o * 2 + i] = S[0]\n",
                "1 2 3 4");
  is_private_in(kRoot +
                    "for i in T.parallel(4):\n    with T.block(\"P\"):\n"
                    "        vi = T.axis.spatial(4, i)\n"
                    "        R = T.match_buffer(S[0:1], (1,), \"int32\")\n"
                    "        R[0] = A[vi]\n        C[vi] = R[0]\n",
                "1 2 3 4");
}

TEST_CASE("private buffers: another allocation is one for all iterations", "[TIR-D82]") {
  CHECK(run("s = T.allocate([2], \"int32\", \"global\")\n"
            "S = T.decl_buffer((2,), \"int32\", data=s)\n" +
            loop_of("T.parallel(4)"))
            .result.ends_with("-conflict"));
}

TEST_CASE("private buffers: two loops of one buffer share it", "[TIR-D82]") {
  conflicts(kRoot + loop_of("T.parallel(4)") + loop_of("T.parallel(4)"), kOutside);
}

TEST_CASE("private buffers: a read after the loop, or a write before it", "[TIR-D82]") {
  conflicts(kRoot + loop_of("T.parallel(4)") + "C[0] = S[0]\n", kOutside);
  conflicts(kRoot + "S[1] = 1\n" + loop_of("T.parallel(4)"), kOutside);
}

TEST_CASE("private buffers: a read of what the iteration did not write", "[TIR-D82]") {
  conflicts(
      kRoot + loop_of("T.parallel(4)", "    if i < 2:\n        S[0] = A[i]\n    C[i] = S[0]\n"),
      kUnwritten);
  conflicts(kRoot + loop_of("T.parallel(4)", "    C[i] = S[0]\n    S[0] = A[i]\n"), kUnwritten);
  conflicts(kRoot + loop_of("T.parallel(2)", "    S[i] = A[i]\n    C[i] = S[0]\n"), kUnwritten);
  // Of an earlier entry of the loop, in which several wrote it.
  conflicts(kRoot +
                "for t in range(2):\n    for i in T.parallel(4):\n        if t == 1:\n"
                "            C[i] = S[0]\n        else:\n            S[0] = A[i]\n",
            kUnwritten);
}

TEST_CASE("private buffers: of several entries, the last that wrote an element counts",
          "[TIR-D82]") {
  const std::string entries =
      "for t in range(3):\n    for i in T.parallel(4):\n        if t == 0:\n"
      "            S[0] = A[i]\n        if t == 1 and i == 2:\n            S[0] = A[i]\n"
      "        if t == 2:\n            C[i] = S[0]\n";
  CHECK(run(kRoot + entries).result == "3 3 3 3");
}

TEST_CASE("private buffers: a kernel allocates no global memory", "[TIR-D82]") {
  const auto nested = [](const std::string& outer, const std::string& inner,
                         const std::string& scope = "global") {
    return "S = T.alloc_buffer((2,), \"int32\", scope=\"" + scope + "\")\nfor o in " + outer +
           ":\n    for i in " + inner +
           ":\n        S[0] = A[o * 2 + i]\n"
           "        C[o * 2 + i] = S[0]\n";
  };
  const auto tagged = [](const std::string& tag, const std::string& count = "2") {
    return "T.thread_binding(" + count + ", thread=\"" + tag + "\")";
  };
  const std::string x = tagged("blockIdx.x"), y = tagged("blockIdx.y");
  is_private_in(nested("T.parallel(2)", x), "1 2 3 4");
  CHECK(run(nested(y, x, "local")).result == "1 2 3 4");
  conflicts(nested(x, tagged("threadIdx.x")), kKernel);
  conflicts(nested(y, x), kKernel);
  conflicts(nested(x, "T.parallel(2)"), kKernel);
  // It is allocated around all kernels of the function.
  const std::string other = "for o in " + x + ":\n    C[o] = A[o]\n";
  conflicts(kRoot + loop_of(tagged("blockIdx.x", "4")) + other, kKernel);
  conflicts(kRoot + loop_of("T.parallel(4)") + other, kKernel);
}

TEST_CASE("private buffers: one whose address is taken", "[TIR-D82]") {
  CHECK(run(kRoot + loop_of("T.parallel(4)") + "T.evaluate(T.isnullptr(S.data))\n")
            .result.ends_with("-conflict"));
}

TEST_CASE("private buffers: threads of a block share its memory", "[TIR-D82]") {
  CHECK(run("S = T.alloc_buffer((1,), \"int32\", scope=\"shared\")\n"
            "for i in T.thread_binding(4, thread=\"threadIdx.x\"):\n    S[0] = A[i]\n"
            "    C[i] = S[0]\n")
            .notes == std::vector{spec::Code::N_WRITE_ORDER});
  CHECK(run("for o in T.thread_binding(2, thread=\"vthread.x\"):\n"
            "    for i in T.thread_binding(2, thread=\"threadIdx.x\"):\n"
            "        with T.block(\"P\"):\n            vo, vi = T.axis.remap(\"SS\", [o, i])\n"
            "            S = T.alloc_buffer((1,), \"int32\", scope=\"shared\")\n"
            "            S[0] = 5\n            C[vo * 2 + vi] = S[0]\n")
            .result == "5 5 5 5");
}

}  // namespace tenor::semantics::test
