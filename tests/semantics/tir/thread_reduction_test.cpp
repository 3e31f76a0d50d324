// SPDX-License-Identifier: Apache-2.0
// Threads that reduce their values together. EXT/Builtin/tvm_thread_allreduce.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

/// Four threads; D is memory of a thread, `#` a reduction of `value` into D[0].
std::string reducing(const std::string& body, const std::string& combined = "x + y",
                     const std::string& value = "A[t]", const std::string& target = "D[0]",
                     const std::string& condition = "T.bool(True)") {
  std::string text =
      "with T.block(\"memory\"):\n    D = T.alloc_buffer((2,), \"int32\", scope=\"local\")\n    "
      "for "
      "t in T.thread_binding(4, thread=\"threadIdx.x\"):\n        ";
  const std::string call = fmt::format(
      "with T.attr(T.comm_reducer(lambda x, y: {}, [0]), \"reduce_scope\", 0): "
      "T.tvm_thread_allreduce(T.uint32(1), {}, {}, {}, t)",
      combined, value, condition, target);
  for (const char c : body)
    text += c == '\n' ? std::string("\n        ") : c == '#' ? call : std::string(1, c);
  return text;
}

const std::string kAll = "#\nC[t] = D[0]";

}  // namespace

TEST_CASE("TIR-Thread-allreduce", "[EXT/Builtin/tvm_thread_allreduce]") {
  SECTION("fires: each thread gets what all have brought") {
    CHECK(run(reducing(kAll)) == fires("10 10 10 10"));
    CHECK(run(reducing(kAll, "T.max(x, y)", "A[3 - t] * 2")) == fires("8 8 8 8"));
  }
  SECTION("fires for values of the moment") {
    CHECK(run(reducing("D[0] = 1\n#\nC[t] = D[0]", "x + y", "A[t] + D[0]")) ==
          fires("14 14 14 14"));
  }
  SECTION("does not where a thread stays away") {
    CHECK(run(reducing("if t < 3:\n    #\nC[t] = 0")) == does_not_fire("TIR-Thread-alone"));
  }
}

TEST_CASE("TIR-Thread-allreduce-next", "[EXT/Builtin/tvm_thread_allreduce]") {
  SECTION("fires for each thread, in their order") {
    CHECK(run(reducing(kAll, "x * 10 + y")) == fires("1234 1234 1234 1234"));
  }
  SECTION("does not for a single thread") {
    CHECK(run("D = T.alloc_buffer((1,), \"int32\")\nfor t in T.thread_binding(1, "
              "thread=\"threadIdx.x\"):\n    with T.attr(T.comm_reducer(lambda x, y: x + y, [0]), "
              "\"reduce_scope\", 0): T.tvm_thread_allreduce(T.uint32(1), A[2], T.bool(True), "
              "C[0], t)") == does_not_fire("3 0 0 0"));
  }
}

TEST_CASE("TIR-Thread-allreduce-done", "[EXT/Builtin/tvm_thread_allreduce]") {
  SECTION("fires once all are combined") {
    CHECK(run(reducing("#\nC[t] = D[0] + t")) == fires("10 11 12 13"));
  }
  SECTION("does not where the call is not reached") {
    CHECK(run(reducing("if t < 0:\n    #\nC[t] = t")) == does_not_fire("0 1 2 3"));
  }
}

TEST_CASE("TIR-Thread-allreduce-stores", "[EXT/Builtin/tvm_thread_allreduce]") {
  SECTION("fires for each thread") {
    CHECK(run(reducing("#\nC[t] = D[t % 2]", "x + y", "A[t]", "D[t % 2]")) == fires("10 10 10 10"));
  }
  SECTION("fires, and the store has its own premises") {
    CHECK(run(reducing(kAll, "x + y", "A[t]", "D[2]")).result == "TIR-BufferStore-out-of-bounds");
  }
  SECTION("does not where the call is not reached") {
    CHECK(run(reducing("if t < 0:\n    #\nC[t] = t")) == does_not_fire("0 1 2 3"));
  }
}

TEST_CASE("a reduction is among the threads that differ in its axes",
          "[EXT/Builtin/tvm_thread_allreduce]") {
  const std::string rows =
      "with T.block(\"memory\"):\n    D = T.alloc_buffer((1,), \"int32\", scope=\"local\")\n    "
      "for y "
      "in T.thread_binding(2, thread=\"threadIdx.y\"):\n        for x in T.thread_binding(2, "
      "thread=\"threadIdx.x\"):\n            with T.attr(T.comm_reducer(lambda a, b: a + b, [0]), "
      "\"reduce_scope\", 0): T.tvm_thread_allreduce(T.uint32(1), A[y * 2 + x], T.bool(True), "
      "D[0], ";
  const std::string shown = ")\n            C[y * 2 + x] = D[0]";
  CHECK(run(rows + "x" + shown).result == "3 3 7 7");
  CHECK(run(rows + "y" + shown).result == "4 6 4 6");
  CHECK(run(rows + "y, x" + shown).result == "10 10 10 10");
}

TEST_CASE("reductions without a combiner, or under a condition, have no rule",
          "[EXT/Builtin/tvm_thread_allreduce]") {
  CHECK(run(reducing("T.tvm_thread_allreduce(T.uint32(1), A[t], T.bool(True), D[0], t)")).result ==
        "TIR-Call-device-instruction");
  CHECK(run(reducing(kAll, "x + y", "A[t]", "D[0]", "t < 2")).result ==
        "TIR-Call-device-instruction");
}

TEST_CASE("a combiner of other datatypes than the values combines none of them",
          "[EXT/Builtin/tvm_thread_allreduce]") {
  const auto by = [](const std::string& identity, const std::string& value) {
    return "with T.block(\"memory\"):\n    for t in T.thread_binding(4, "
           "thread=\"threadIdx.x\"):\n        with T.attr(T.comm_reducer(lambda x, y: x + y, [" +
           identity + "]), \"reduce_scope\", 0): T.tvm_thread_allreduce(T.uint32(1), " + value +
           ", T.bool(True), C[t], t)";
  };
  CHECK(run(by("0", "A[t]")).result == "10 10 10 10");
  CHECK(run(by("T.float32(0)", "A[t]")).result == "TIR-Call-device-instruction");
  CHECK(run(by("T.int64(0)", "A[t]")).result == "TIR-Call-device-instruction");
}

TEST_CASE("several values are reduced together", "[EXT/Builtin/tvm_thread_allreduce]") {
  const std::string text =
      "with T.block(\"memory\"):\n    D = T.alloc_buffer((2,), \"int32\", scope=\"local\")\n    "
      "for "
      "t in T.thread_binding(4, thread=\"threadIdx.x\"):\n        with "
      "T.attr(T.comm_reducer(lambda "
      "i, v, j, w: (T.Select(v >= w, i, j), T.Select(v >= w, v, w)), [0, 0]), \"reduce_scope\", "
      "0): T.tvm_thread_allreduce(T.uint32(2), t, A[t] % 4, T.bool(True), D[0], D[1], t)\n        "
      "C[t] = D[0] * 10 + D[1]";
  CHECK(run(text).result == "23 23 23 23");
}

}  // namespace tenor::semantics::test
