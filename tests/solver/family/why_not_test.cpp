// SPDX-License-Identifier: Apache-2.0
// What no family stands for is refused by its name, on either side.
#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "solver/family/compare.h"
#include "tests/solver/validate/subjects.h"

namespace tenor::solver::test {

namespace {

struct NotForFamilies {
  const char *what, *statements;
};
constexpr NotForFamilies kAll[] = {
    {"a while loop", "while C[0] < 3:\n    C[0] = C[0] + 1\n"},
    {"a jump out of a loop", "for i in range(4):\n    T.evaluate(T.ret(0))\n"},
    {"threads that meet", "C[0] = T.tvm_warp_shuffle(1, A[0], 0, 32, 32)\n"},
    {"a reduction over threads",
     "R = T.decl_buffer((1,), \"int32\")\n"
     "with T.attr(T.comm_reducer(lambda x, y: x + y, [T.int32(0)]), \"reduce_scope\", "
     "T.reinterpret(\"handle\", T.uint64(0))):\n"
     "    for t in range(4):\n"
     "        T.tvm_thread_allreduce(T.uint32(1), A[t], T.bool(True), R[0], t)\n"
     "C[0] = R[0]\n"},
    {"a matrix instruction of a warp",
     "c = T.decl_buffer((4,), \"float32\", scope=\"wmma.accumulator\")\n"
     "T.tvm_fill_fragment(c.data, 2, 2, 2, 0, T.float32(0))\n"},
    {"a copy that continues beside its thread",
     "with T.attr(0, \"async_scope\", 1):\n    C[0] = A[0]\n"},
    {"a copy that continues beside its thread",
     "with T.attr(0, \"async_wait_queue_scope\", 0):\n"
     "    with T.attr(0, \"async_wait_inflight_count\", 0):\n        C[0] = A[0]\n"},
    {"a copy that continues beside its thread", "T.evaluate(T.ptx_wait_group(0))\nC[0] = A[0]\n"},
    {"memory of the runtime",
     "w: T.handle(\"int32\") = T.TVMBackendAllocWorkspace(1, 0, T.uint64(8), 0, 32)\n"
     "C[0] = A[0]\n"},
    {"a structure of the runtime",
     "w = T.handle()\nT.evaluate(T.tvm_struct_get(C.data, 0, 15, \"int64\"))\n"},
    {"a tile operation that adds floats in any order",
     "F = T.decl_buffer((2, 2), \"float32\")\nG = T.decl_buffer((2, 2), \"float32\")\n"
     "T.clear(F)\nT.clear(G)\nT.gemm(F[0:2, 0:2], F[0:2, 0:2], G)\n"},
};

std::string function(const std::string& statements) {
  std::string indented = "    " + statements;
  for (std::size_t at = 0; (at = indented.find('\n', at)) != std::string::npos; ++at)
    if (at + 1 < indented.size()) indented.insert(at + 1, "    ");
  return "from tvm.script import tir as T\n@T.prim_func\n"
         "def f(A: T.Buffer((4,), \"int32\"), C: T.Buffer((4,), \"int32\")):\n" +
         indented;
}
std::string why_open(const std::string& before, const std::string& after) {
  const auto b = open_text(before), a = open_text(after);
  REQUIRE(b.size() == 1);
  REQUIRE(a.size() == 1);
  REQUIRE(b[0].function());
  REQUIRE(a[0].function());
  const auto side = [](const semantics::Subject& s) {
    return FamilySide{s.program(), s.module(), *s.function(), {}};
  };
  return compare_families(side(b[0]), side(a[0]), {}).why_open;
}

}  // namespace

TEST_CASE("all sizes: what is kept beside memory is refused by its name", "[family]") {
  const std::string plain = function("C[0] = A[0]\n");
  CHECK(why_open(plain, plain) == "");
  for (const auto& [what, statements] : kAll) {
    CAPTURE(statements);
    const std::string other = function(statements);
    CHECK(why_open(other, plain) == fmt::format("BEFORE has no form for all sizes: {}", what));
    CHECK(why_open(plain, other) == fmt::format("AFTER has no form for all sizes: {}", what));
  }
}

TEST_CASE("all sizes: a tile operation that adds no floats is what its loops are", "[family]") {
  const std::string tiles = function("T.copy(A, C)\n");
  CHECK(why_open(tiles, function("for i in range(4):\n    C[3 - i] = A[3 - i]\n")) == "");
  CHECK(why_open(tiles, function("for i in range(4):\n    C[3 - i] = A[i]\n")) != "");
}

TEST_CASE("all sizes: packed arguments are refused by their name", "[family]") {
  const std::string plain = function("C[0] = A[0]\n");
  const std::string packed =
      "from tvm.script import tir as T\n@T.prim_func\n"
      "def f(self: T.handle, args: T.handle, num_args: T.int32, result: T.handle) -> T.int32:\n"
      "    T.func_attr({\"calling_conv\": 1, \"global_symbol\": \"f\"})\n"
      "    return 0\n";
  CHECK(why_open(plain, packed) == "AFTER has no form for all sizes: packed arguments");
  CHECK(why_open(packed, plain) == "BEFORE has no form for all sizes: packed arguments");
}

}  // namespace tenor::solver::test
