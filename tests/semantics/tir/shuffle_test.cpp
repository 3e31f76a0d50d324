// SPDX-License-Identifier: Apache-2.0
// What the threads of a warp exchange. EXT/Builtin/tvm_warp_shuffle and others.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

/// Four threads that run `body`; D is memory of a thread.
std::string warp(const std::string& body, const std::string& extent = "4") {
  std::string text = "with T.block(\"memory\"):\n    for t in T.thread_binding(" + extent +
                     ", thread=\"threadIdx.x\"):\n        ";
  for (const char c : body) text += c == '\n' ? std::string("\n        ") : std::string(1, c);
  return text;
}

std::string shuffled(const std::string& kind, const std::string& lane,
                     const std::string& mask = "T.tvm_warp_activemask()",
                     const std::string& width = "32") {
  return "C[t] = T.tvm_warp_shuffle" + kind + "(" + mask + ", A[t], " + lane + ", " + width +
         ", 32)";
}

}  // namespace

TEST_CASE("TIR-Thread-shuffle", "[EXT/Builtin/tvm_warp_shuffle]") {
  SECTION("fires: each thread gets the value of the lane that it asks for") {
    CHECK(run(warp(shuffled("", "3 - t"))) == fires("4 3 2 1"));
    CHECK(run(warp(shuffled("", "1"))) == fires("2 2 2 2"));
    CHECK(run(warp(shuffled("_up", "1"))) == fires("1 1 2 3"));
    CHECK(run(warp(shuffled("_down", "1", "T.tvm_warp_activemask()", "4"))) == fires("2 3 4 4"));
    CHECK(run(warp(shuffled("_xor", "1"))) == fires("2 1 4 3"));
  }
  SECTION("fires: lanes of one segment exchange") {
    CHECK(run(warp(shuffled("", "0", "T.tvm_warp_activemask()", "2"))) == fires("1 1 3 3"));
    CHECK(run(warp(shuffled("_up", "1", "T.tvm_warp_activemask()", "2"))) == fires("1 1 3 3"));
    CHECK(run(warp(shuffled("_down", "1", "T.tvm_warp_activemask()", "2"))) == fires("2 2 4 4"));
    CHECK(run(warp(shuffled("_xor", "2", "T.tvm_warp_activemask()", "2"))) == fires("1 2 1 2"));
  }
  SECTION("fires: a lane without a thread brought no value") {
    CHECK(run(warp(shuffled("_down", "1"))) == fires("2 3 4 ?"));
  }
  SECTION("fires among those that the mask names") {
    CHECK(run(warp("if t < 2:\n    " + shuffled("", "1 - t", "T.uint32(3)"))) == fires("2 1 0 0"));
  }
  SECTION("fires by the names of CUDA, where a warp has 32") {
    const auto by = [](const std::string& name, const std::string& lane, const std::string& width) {
      return run(warp("C[t] = T.cuda.__shfl" + name + "_sync(T.cuda.__activemask(), A[t], " + lane +
                      ", " + width + ")"));
    };
    CHECK(by("", "3 - t", "32") == fires("4 3 2 1"));
    CHECK(by("_up", "1", "32") == fires("1 1 2 3"));
    CHECK(by("_down", "1", "2") == fires("2 2 4 4"));
    CHECK(by("_xor", "1", "32") == fires("2 1 4 3"));
    CHECK(run(warp("C[t] = T.tir.cuda.__shfl_sync(T.tir.cuda.__activemask(), A[t], 3 - t, 32)")) ==
          fires("4 3 2 1"));
    CHECK(by("", "0", "64") == does_not_fire("TIR-Call-device-instruction"));
  }
  SECTION("does not where the mask leaves its own thread out") {
    CHECK(run(warp(shuffled("", "1", "T.uint32(14)"))) == does_not_fire("TIR-Thread-alone"));
  }
}

TEST_CASE("TIR-Thread-vote", "[EXT/Builtin/ptx.any_sync]") {
  SECTION("fires: each thread gets whether one votes for it, or which do") {
    CHECK(run(warp("C[t] = T.ptx.any_sync(T.uint32(15), T.Cast(\"int32\", t == 2)) + t")) ==
          fires("1 2 3 4"));
    CHECK(run(warp("C[t] = T.ptx.any_sync(T.uint32(15), 0) + t")) == fires("0 1 2 3"));
    CHECK(run(warp("C[t] = T.Cast(\"int32\", T.cuda.ballot_sync(T.uint32(15), t % 2))")) ==
          fires("10 10 10 10"));
  }
  SECTION("fires among those that the mask names") {
    CHECK(run(warp("if t < 2:\n    C[t] = T.ptx.any_sync(T.uint32(3), t)")) == fires("1 1 0 0"));
  }
  SECTION("does not where they only exchange values") {
    CHECK(run(warp(shuffled("", "3 - t"))) == does_not_fire("4 3 2 1"));
  }
  SECTION("does not where a thread that it names stays away") {
    CHECK(run(warp("if t < 2:\n    C[t] = T.ptx.any_sync(T.uint32(15), t)")) ==
          does_not_fire("TIR-Thread-alone"));
  }
}

TEST_CASE("TIR-Thread-activemask", "[EXT/Builtin/tvm_warp_activemask]") {
  SECTION("fires: it names the threads of the warp") {
    CHECK(run(warp("C[t] = T.Cast(\"int32\", T.tvm_warp_activemask())")) == fires("15 15 15 15"));
    CHECK(run(warp("if t < 4:\n    C[t] = 0\nC[t % 4] = T.Cast(\"int32\", "
                   "T.tvm_warp_activemask()) * 0",
                   "34")) == fires("0 0 0 0"));
  }
  SECTION("does not where some of them are elsewhere") {
    CHECK(run(warp("if t < 2:\n    C[t] = T.Cast(\"int32\", T.tvm_warp_activemask())")) ==
          does_not_fire("TIR-Thread-alone"));
  }
  SECTION("does not where values are reduced") {
    CHECK(run(warp("with T.attr(T.comm_reducer(lambda x, y: x + y, [0]), \"reduce_scope\", 0): "
                   "T.tvm_thread_allreduce(T.uint32(1), A[t], T.bool(True), C[t], t)")) ==
          does_not_fire("10 10 10 10"));
  }
}

TEST_CASE("shuffles order no access", "[EXT/Threads/explicit]") {
  CHECK(run(warp("C[t] = t\n" + shuffled("", "0", "T.uint32(15)").replace(0, 4, "A[t]") +
                 "\nA[t] = C[3 - t]"))
            .result == "TIR-BufferLoad-conflict");
}

TEST_CASE("masks of one shuffle are one", "[EXT/Threads/meet]") {
  const Run apart =
      run(warp("if t < 2:\n    " + shuffled("", "0", "T.Cast(\"uint32\", 3 + t * 4)")));
  CHECK(apart.result == "TIR-Thread-alone");
  CHECK(run(warp(shuffled("", "0", "T.uint32(14)"))).message ==
        "the mask of tvm_warp_shuffle does not name the thread threadIdx.x = 0");
}

}  // namespace tenor::semantics::test
