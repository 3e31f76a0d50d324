// SPDX-License-Identifier: Apache-2.0
// Operations on tiles. TL/Copy, Fill, Gemm, Reduce; ledger TT-D5, D21, D23.
#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {

namespace {

/// A product of parts of M, which end up in C row by row: M is 1 2 3 4 over 5 6 7 8.
std::string product(const std::string& flags) {
  return "D = T.decl_buffer((2, 2), \"int32\")\nT.gemm(M[0:2, 0:2], M[0:2, 2:4], D, " + flags +
         ")\nC[0] = D[0, 0]\nC[1] = D[0, 1]\nC[2] = D[1, 0]\nC[3] = D[1, 1]";
}
std::string reduction(const std::string& kind, const std::string& rest) {
  return "T.reduce(M, C, \"" + kind + "\", " + rest + ")";
}
std::string among_threads(const std::string& operation) {
  return "t = T.launch_thread(\"threadIdx.x\", 2)\n" + operation;
}
bool notes_order(const Run& r) {
  return std::ranges::find(r.notes, spec::Code::N_REDUCE_ORDER) != r.notes.end();
}

}  // namespace

TEST_CASE("TIR-AttrStmt-tile-copy", "[TL/Copy/1]") {
  SECTION("fires") {
    CHECK(run("T.copy(A, C)") == fires("1 2 3 4"));
    CHECK(run("T.copy(T.region(A[1], 1, 2), T.region(C[2], 2, 2))") == fires("0 0 2 3"));
  }
  SECTION("fires, and outside of a buffer there is 0, and nothing is stored") {
    CHECK(run("T.copy(A[n:n + 4], C)") == fires("3 4 0 0"));
    CHECK(run("T.copy(A[n - 3:n + 1], C)") == fires("0 1 2 3"));
    CHECK(run("T.copy(A, C[n:n + 4])") == fires("0 0 1 2"));
  }
  SECTION("fires, and axes of one element are left out") {
    CHECK(run("T.copy(M[1, 0:4], C)") == fires("5 6 7 8"));
  }
  SECTION("fires, with as many elements as the nearer side has") {
    CHECK(run("S = T.decl_buffer((2,), \"int32\", scope=\"shared\")\nT.copy(A, S)\nT.copy(S, C)") ==
          fires("1 2 0 0"));
  }
  SECTION("fires, and the values are cast") { CHECK(run("T.copy(F, C)") == fires("1 2 3 4")); }
  SECTION("fires, and where the regions overlap, iterations conflict") {
    CHECK(run("T.copy(C[0:3], C[1:4])") == fires("TIR-BufferLoad-conflict"));
  }
  SECTION("does not for another operation, nor among threads") {
    CHECK(run("T.fill(C, 7)") == does_not_fire("7 7 7 7"));
    CHECK(run(among_threads("T.copy(A, C)")) == does_not_fire("TIR-AttrStmt-tile-in-thread"));
  }
}

TEST_CASE("TIR-AttrStmt-tile-fill", "[TL/Fill/1]") {
  SECTION("fires") {
    CHECK(run("T.fill(C, x)") == fires("1 1 1 1"));
    CHECK(run("T.fill(C, 5)\nT.clear(C[1:3])") == fires("5 0 0 5"));
  }
  SECTION("fires, and no element outside is left out") {
    CHECK(run("T.fill(C[n:n + 4], 5)") == fires("TIR-BufferStore-out-of-bounds"));
  }
  SECTION("does not for another operation, nor among threads") {
    CHECK(run("T.copy(A, C)") == does_not_fire("1 2 3 4"));
    CHECK(run(among_threads("T.fill(C, 7)")) == does_not_fire("TIR-AttrStmt-tile-in-thread"));
  }
}

TEST_CASE("TIR-AttrStmt-tile-gemm", "[TL/Gemm/1]") {
  SECTION("fires") {
    CHECK(run(product("clear_accum=True")) == fires("17 20 57 68"));
    CHECK(run(product("transpose_A=True, clear_accum=True")) == fires("38 44 48 56"));
    CHECK(run(product("transpose_B=True, clear_accum=True")) == fires("11 23 39 83"));
    CHECK(run("D = T.decl_buffer((2, 2), \"int32\")\nT.fill(D, 100)\n" +
              product("clear_accum=False").substr(product("").find('\n') + 1)) ==
          fires("117 120 157 168"));
  }
  SECTION("fires, and needs values to add to") {
    CHECK(run(product("clear_accum=n == 2")) == fires("17 20 57 68"));
    CHECK(run(product("clear_accum=n == 3")) == fires("? ? ? ?"));
  }
  SECTION("fires for the attribute of the document, and its body follows") {
    CHECK(run("D = T.decl_buffer((1, 1), \"int32\")\nT.clear(D)\nwith T.attr({\"A\": M[0:1, 0:2], "
              "\"B\": M[0:2, 0:1], \"C\": D}, \"tl.gemm\", 0):\n    C[0] = D[0, 0]") ==
          fires("11 0 0 0"));
  }
  SECTION("does not for another operation, nor among threads") {
    CHECK(run("T.copy(A, C)") == does_not_fire("1 2 3 4"));
    CHECK(run(among_threads(product("clear_accum=True"))) ==
          does_not_fire("TIR-AttrStmt-tile-in-thread"));
  }
}

TEST_CASE("TIR-AttrStmt-tile-gemm-nothing", "[TT-D5]") {
  const std::string program =
      "D = T.decl_buffer((1, 1), \"int32\")\nT.clear(D)\nT.gemm(M[0:1, 0:2], M[0:2, 0:1], D)\n"
      "C[0] = D[0, 0]";
  SECTION("fires") {
    const AsWritten letter("TT-D5");
    CHECK(run(program) == fires("0 0 0 0"));
  }
  SECTION("does not as intended, nor for a copy") {
    CHECK(run(program) == does_not_fire("11 0 0 0"));
    const AsWritten letter("TT-D5");
    CHECK(run("T.copy(A, C)") == does_not_fire("1 2 3 4"));
  }
}

TEST_CASE("TIR-AttrStmt-tile-reduce", "[TL/Reduce/1]") {
  SECTION("fires") {
    CHECK(run(reduction("sum", "0, True")) == fires("6 8 10 12"));
    CHECK(run(reduction("max", "0, True")) == fires("5 6 7 8"));
    CHECK(run(reduction("min", "-2, True")) == fires("1 2 3 4"));
    CHECK(run(reduction("bitand", "0, True")) == fires("1 2 3 0"));
    CHECK(run(reduction("bitor", "0, True")) == fires("5 6 7 12"));
    CHECK(run(reduction("bitxor", "0, True")) == fires("4 4 4 12"));
    CHECK(run("T.reduce(M, C[0:2], \"sum\", 1, True)") == fires("10 26 0 0"));
  }
  SECTION("fires, with what the target had") {
    CHECK(run("T.fill(C, 7)\n" + reduction("max", "0, False")) == fires("7 7 7 8"));
    CHECK(run("T.fill(C, 1)\n" + reduction("sum", "0, n == 3")) == fires("7 9 11 13"));
  }
  SECTION("fires, with absolute values") {
    const std::string negative =
        "D = T.decl_buffer((2, 4), \"int32\")\nfor i, j in T.grid(2, 4):\n"
        "    D[i, j] = 3 - M[i, j]\n";
    CHECK(run(negative + "T.reduce(D, C, \"abssum\", 0, True)") == fires("4 4 4 6"));
    CHECK(run(negative + "T.reduce(D, C, \"absmax\", 0, True)") == fires("2 3 4 5"));
    CHECK(run("T.reduce(F, C[0:1], \"abssum\", 0, True)") == fires("10 0 0 0"));
  }
  SECTION("does not for another operation, nor among threads") {
    CHECK(run("T.copy(A, C)") == does_not_fire("1 2 3 4"));
    CHECK(run(among_threads(reduction("sum", "0, True"))) ==
          does_not_fire("TIR-AttrStmt-tile-in-thread"));
  }
}

TEST_CASE("TIR-AttrStmt-tile-in-thread", "[TL/Kernel/2]") {
  SECTION("fires") { CHECK(run(among_threads("T.fill(C, 7)")) == stops()); }
  SECTION("does not for blocks, nor for other statements") {
    CHECK(run("t = T.launch_thread(\"blockIdx.x\", 4)\nT.fill(C[t:t + 1], 7)") ==
          does_not_fire("7 7 7 7"));
    CHECK(run(among_threads("C[t] = 7")) == does_not_fire("7 7 0 0"));
  }
}

TEST_CASE("tile: the order of a sum of floats is noted", "[TL/Gemm/3]") {
  const std::string floats = "D = T.decl_buffer((1,), \"float32\")\nT.reduce(F, D, ";
  CHECK(notes_order(run(floats + "\"sum\", 0, True)")));
  CHECK_FALSE(notes_order(run(floats + "\"max\", 0, True)")));
  CHECK_FALSE(notes_order(run(reduction("sum", "0, True"))));
  CHECK_FALSE(notes_order(run(product("clear_accum=True"))));
}

TEST_CASE("tile: a product in the words of the document",
          "[TL/Kernel/1][TL/Region/3][TL/Pipelined/1][TT/Example/params][TT/Example/fragments]"
          "[TT/Example/kloop][TT/Example/copy_out][TT/WS1/input/params][TT/WS1/input/allocate]"
          "[TT/WS1/input/clear][TT/WS1/input/kloop][TT/WS1/input/copy_in][TT/WS1/input/copy_out]"
          "[TT/WS1/input/ret_type][TT-D9]") {
  CHECK(run_file("@T.prim_func\ndef main(M: T.Buffer((2, 4), \"int32\"), C: T.Buffer((4,), "
                 "\"int32\")):\n"
                 "    b = T.launch_thread(\"blockIdx.x\", 2)\n"
                 "    L = T.decl_buffer((1, 2), \"int32\", scope=\"local.fragment\")\n"
                 "    R = T.decl_buffer((2, 1), \"int32\", scope=\"local.fragment\")\n"
                 "    S = T.decl_buffer((1, 1), \"int32\", scope=\"local.fragment\")\n"
                 "    T.clear(S)\n"
                 "    for k in T.serial(2, annotations={\"num_stages\": 2}):\n"
                 "        T.copy(M[b:b + 1, k * 2:(k + 1) * 2], L)\n"
                 "        T.copy(M[0:2, k:k + 1], R)\n"
                 "        with T.attr({\"A\": L, \"B\": R, \"C\": S}, \"tl.gemm\", 0):\n"
                 "            T.evaluate(0)\n"
                 "    T.copy(S, C[b:b + 1])\n")
            .result == "41 97 0 0");
}

}  // namespace tenor::semantics::test
