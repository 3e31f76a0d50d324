// SPDX-License-Identifier: Apache-2.0
// Atomic updates of memory. EXT/Atomic.
#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {
namespace {

const std::string kAdd = "T.evaluate(T.call_intrin(\"int32\", \"tir.atomic_add\", ";

/// Four iterations of a loop without order, each of which executes `body`.
std::string of_four(const std::string& body, const std::string& loop = "T.parallel(4)") {
  return "for k in " + loop + ":\n    " + body;
}
std::string external(const std::string& name, const std::string& place, const std::string& value) {
  return "T.call_extern(\"int32\", \"" + name + "\", " + place + ", " + value + ")";
}

}  // namespace

TEST_CASE("TIR-Call-atomic", "[EXT/Atomic]") {
  const std::string update = kAdd + "T.address_of(C[0]), A[k]))";
  for (const std::string loop : {"T.parallel(4)", "T.thread_binding(4, thread=\"threadIdx.x\")",
                                 "T.thread_binding(4, thread=\"blockIdx.x\")", "T.serial(4)"}) {
    INFO(loop);
    CHECK(run("C[0] = 5\n" + of_four(update, loop)) == fires("15 0 0 0"));
  }
  CHECK(run("C[0] = T.call_intrin(\"int32\", \"tir.atomic_add\", T.address_of(C[1]), 1)") ==
        does_not_fire("TIR-Call-device-instruction"));
  const Run made = run(of_four(update));
  CHECK(std::ranges::find(made.notes, spec::Code::N_REDUCE_ORDER) != made.notes.end());
}

TEST_CASE("atomic updates: functions that call_extern calls so", "[EXT/Atomic]") {
  const std::string at = "T.address_of(C[k % 2])";
  CHECK(run(of_four(external("atomicAdd", at, "A[k]"))).result == "4 6 0 0");
  CHECK(run(of_four(external("AtomicMax", at, "A[k]"))).result == "3 4 0 0");
  CHECK(run(of_four(external("atomicMin", at, "-A[k]"))).result == "-3 -4 0 0");
  CHECK(run(of_four(external("atomicAdd", "C.access_ptr(\"rw\", offset=k % 2)", "A[k]"))).result ==
        "4 6 0 0");
  CHECK(run(of_four(external("atomicSwap", at, "A[k]"))).result == "TIR-Call-out-of-scope");
  CHECK(run(of_four(external("atomicAdd", at, "T.float32(1)"))).result == "TIR-Call-out-of-scope");
}

TEST_CASE("atomic updates meet each other alone", "[EXT/Atomic]") {
  const std::string add = external("atomicAdd", "T.address_of(C[0])", "1");
  const auto two = [&](const std::string& other) { return run(of_four(add + "\n    " + other)); };
  CHECK(two(external("atomicAdd", "T.address_of(C[0])", "A[k]")).result == "14 0 0 0");
  CHECK(two("C[0] = 1").result == "TIR-BufferLoad-conflict");
  CHECK(run("for k in T.parallel(4):\n    C[0] = 5\n    " + add).result ==
        "TIR-BufferStore-conflict");
  CHECK(two("C[1 + k % 3] = C[0]").result == "TIR-BufferLoad-conflict");
  CHECK(two(external("atomicMax", "T.address_of(C[0])", "1")).result == "TIR-BufferLoad-conflict");
  CHECK(two("C[0] = 1").message.find("updated atomically") != std::string::npos);
}

TEST_CASE("atomic updates: what they yield is not used", "[EXT/Atomic]") {
  const std::string call = "T.call_intrin(\"int32\", \"tir.atomic_add\", T.address_of(C[0]), 1)";
  const std::string kept =
      "with T.block(\"keeps\"):\n    R = T.alloc_buffer((1,), \"int32\", "
      "scope=\"local\")\n    R[0] = " +
      call;
  CHECK(run(kept).result == "1 0 0 0");
  CHECK(run(kept + "\n    C[1] = R[0]").result == "TIR-Call-device-instruction");
  CHECK(run("C[1] = " + call).result == "TIR-Call-device-instruction");
  CHECK(run("C[1] = " + call).message.find("its result is used") != std::string::npos);
  CHECK(run(kept + "\n    with T.block(\"reads\"):\n        V = T.match_buffer(R[0:1], (1,), "
                   "\"int32\", scope=\"local\")\n        C[1] = V[0]")
            .result == "TIR-Call-device-instruction");
}

TEST_CASE("atomic updates are of single elements, and of one datatype", "[EXT/Atomic]") {
  CHECK(run(of_four(external("atomicAdd", "T.address_of(C[T.ramp(0, 1, 4)])", "A[k]"))).result ==
        "TIR-Call-out-of-scope");
  const std::string two =
      "F = T.decl_buffer((4,), \"uint32\", data=C.data)\nfor k in T.parallel(2):\n    if k == 0:\n"
      "        " +
      external("atomicMax", "T.address_of(C[0])", "3") +
      "\n    else:\n        "
      "T.call_extern(\"uint32\", \"atomicMax\", T.address_of(F[0]), T.uint32(7))";
  CHECK(run_lowered(two).result == "TIR-BufferLoad-conflict");
}

TEST_CASE("atomic updates of memory that an iteration has alone", "[EXT/Atomic]") {
  CHECK(run("with T.block(\"sums\"):\n    S = T.alloc_buffer((1,), \"int32\")\n"
            "    for b in T.parallel(4):\n        S[0] = 0\n        for i in range(3):\n           "
            " " +
            external("atomicAdd", "T.address_of(S[0])", "A[b]") + "\n        C[b] = S[0]")
            .result == "3 6 9 12");
}

}  // namespace tenor::semantics::test
