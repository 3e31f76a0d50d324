// SPDX-License-Identifier: Apache-2.0
// Memory as bytes: views of one memory under several shapes and datatypes, strides and offsets;
// what is indeterminate, what conflicts, what is noted. TIR-D44, D19, D72; TIR/Exec/12.2.2:h.
#include <catch2/catch.hpp>

#include "tests/semantics/tir/run.h"

namespace tenor::semantics::test {
namespace {

/// A view of the data of another buffer, and what is done with it.
std::string view(const std::string& parts, const std::string& body) {
  return "V = T.decl_buffer(" + parts + ")\n" + body;
}
/// The same of four int32 that a statement allocates.
std::string of_memory(const std::string& parts, const std::string& body) {
  return "m = T.allocate([4], \"int32\", \"global\")\nW = T.decl_buffer((4,), \"int32\", "
         "data=m)\n" +
         view(parts + ", data=m", body);
}
bool notes_layout(const Run& run) {
  return std::count(run.notes.begin(), run.notes.end(), spec::Code::D_RELIES_ON_LAYOUT) > 0;
}

}  // namespace

TEST_CASE("lowered: one memory under two datatypes", "[TIR-D44]") {
  CHECK(run_lowered(view("(4,), \"int32\", data=F.data", "C[0] = V[0]\nC[1] = V[3]")).result ==
        "1065353216 1082130432 0 0");
  CHECK(run_lowered(view("(16,), \"int8\", data=C.data",
                         "V[0] = T.int8(1)\nV[1] = T.int8(2)\n"
                         "V[7] = T.int8(-1)"))
            .result == "513 -16777216 0 0");
  CHECK(run_lowered(view("(2,), \"int64\", data=A.data", "C[0] = T.Cast(\"int32\", V[1] % 1000)"))
            .result == "187 0 0 0");
}

TEST_CASE("lowered: a vector is its lanes in order", "[TIR-D44]") {
  CHECK(run_lowered(view("(1,), \"int32x4\", data=A.data", "C[0:4] = V[0]")).result == "1 2 3 4");
  CHECK(run_lowered(view("(2,), \"float32x2\", data=F.data", "C[0:2] = T.Cast(\"int32x2\", V[1])"))
            .result == "3 4 0 0");
  CHECK(run_lowered(view("(4,), \"int16x2\", data=C.data", "V[1] = T.Broadcast(T.int16(1), 2)"))
            .result == "0 65537 0 0");
  CHECK(run_lowered("v = T.allocate([2], \"int32x2\", \"global\")\n"
                    "X = T.decl_buffer((4,), \"int32\", data=v)\n"
                    "Y = T.decl_buffer((2,), \"int32x2\", data=v)\n"
                    "X[2] = 5\nX[3] = 6\nC[0:2] = Y[1]")
            .result == "5 6 0 0");
}

TEST_CASE("lowered: a Bool is a byte, 0 or 1", "[TIR-D72]") {
  const std::string memory =
      "m = T.allocate([4], \"bool\", \"global\")\nB = T.decl_buffer((4,), \"bool\", data=m)\n"
      "V = T.decl_buffer((4,), \"int8\", data=m)\n";
  CHECK(run_lowered(memory + "B[1] = n == 2\nC[0] = T.Cast(\"int32\", V[1])").result == "1 0 0 0");
  CHECK(run_lowered(memory + "V[1] = T.int8(1)\nC[0] = T.Cast(\"int32\", B[1])").result ==
        "1 0 0 0");
  CHECK(run_lowered(memory + "V[1] = T.int8(2)\nC[0] = T.Cast(\"int32\", B[1])").result ==
        "? 0 0 0");
}

TEST_CASE("lowered: strides and offsets", "[TIR-D44]") {
  CHECK(run_lowered(of_memory("(2, 2), \"int32\", strides=(1, 2)",
                              "for i in range(4):\n    W[i] = i\n"
                              "for i, j in T.grid(2, 2):\n    C[i * 2 + j] = V[i, j]"))
            .result == "0 2 1 3");
  CHECK(run_lowered(of_memory("(4,), \"int32\", strides=(-1,), elem_offset=3",
                              "for i in range(4):\n    W[i] = i\n"
                              "for i in range(4):\n    C[i] = V[i]"))
            .result == "3 2 1 0");
  CHECK(run_lowered(of_memory("(2,), \"int32\", elem_offset=n", "V[1] = 7\nC[0] = W[3]")).result ==
        "7 0 0 0");
}

TEST_CASE("lowered: every element of a view lies in the memory", "[TIR-D44]") {
  const auto ends = [](const std::string& parts) {
    return run_lowered(of_memory(parts, "C[0] = 1")).result;
  };
  CHECK(ends("(4,), \"int32\"") == "1 0 0 0");
  CHECK(ends("(2,), \"int64\"") == "1 0 0 0");
  CHECK(ends("(17,), \"int8\"") == "TIR-DeclBuffer-layout");
  CHECK(ends("(2,), \"int32x4\"") == "TIR-DeclBuffer-layout");
  CHECK(ends("(4,), \"int32\", elem_offset=1") == "TIR-DeclBuffer-layout");
  CHECK(ends("(4,), \"int32\", elem_offset=n - 3") == "TIR-DeclBuffer-layout");
  CHECK(ends("(4,), \"int32\", strides=(-1,), elem_offset=4") == "TIR-DeclBuffer-layout");
  CHECK(ends("(4,), \"int32\", strides=(-1,), elem_offset=2") == "TIR-DeclBuffer-layout");
  CHECK(ends("(n - 4,), \"int32\"") == "TIR-DeclBuffer-layout");
  CHECK(ends("(n - 2, 100), \"int32\"") == "1 0 0 0");
  CHECK(ends("(T.int64(4294967296), T.int64(4294967296)), \"int32\"") == "TIR-DeclBuffer-layout");
  CHECK(ends("(3, 3), \"int32\", strides=(T.int64(4611686018427387904), "
             "T.int64(4611686018427387904))") == "TIR-DeclBuffer-layout");
}

TEST_CASE("lowered: along an extent of 1 an index counts for nothing, whatever the stride",
          "[TIR-D66]") {
  const std::string parts =
      "(1, 4), \"int32\", data=A.data, strides=(n * 100, 1), "
      "buffer_type=\"auto\"";
  CHECK(run(view(parts, "C[0] = V[n, 3]")).result == "4 0 0 0");
  CHECK(run_lowered(view(parts, "C[0] = V[n, 3]")).result == "4 0 0 0");
}

TEST_CASE("lowered: data begins with an element", "[TIR-D44]") {
  const std::string from = "p: T.handle(\"int16\") = T.address_of(H[1])\n";
  const std::string halves = "H = T.decl_buffer((8,), \"int16\", data=A.data)\n" + from;
  const Run run = run_lowered(halves + view("(1,), \"int32\", data=p", "C[0] = V[0]"));
  CHECK(run.result == "TIR-DeclBuffer-layout");
  CHECK(run.message ==
        "V views memory from byte 2 on, which is not a multiple of 4, the size of int32");
  CHECK(run_lowered(halves + view("(3,), \"int16\", data=p", "C[0] = T.Cast(\"int32\", V[1])"))
            .result == "2 0 0 0");
}

TEST_CASE("lowered: a value with a byte that was never written is indeterminate", "[TIR-D19]") {
  const std::string bytes = "(16,), \"int8\"";
  CHECK(run_lowered(of_memory(bytes, "for i in range(3):\n    V[i] = T.int8(0)\nC[0] = W[0]"))
            .result == "? 0 0 0");
  CHECK(run_lowered(of_memory(bytes, "for i in range(4):\n    V[i] = T.int8(1)\nC[0] = W[0]"))
            .result == "16843009 0 0 0");
  CHECK(run_lowered(of_memory(bytes, "W[0] = 5\nW[0] = U[0]\nC[0] = T.Cast(\"int32\", V[1])"))
            .result == "? 0 0 0");
  CHECK(run_lowered(of_memory(bytes,
                              "W[0] = U[0]\nV[0] = T.int8(0)\nC[0] = T.Cast(\"int32\", "
                              "V[0])\nC[1] = W[0]"))
            .result == "0 ? 0 0");
}

TEST_CASE("lowered: a view that relies on layout is noted", "[TIR-D44]") {
  CHECK(notes_layout(run_lowered(of_memory("(2, 2), \"int32\"", "V[0, 0] = 1"))));
  CHECK(notes_layout(run_lowered(of_memory("(4,), \"float32\"", "V[0] = T.float32(1)"))));
  CHECK(notes_layout(run_lowered(of_memory("(2,), \"int32\"", "V[0] = 1"))));
  CHECK_FALSE(notes_layout(run_lowered(of_memory("(4,), \"int32\"", "V[0] = 1"))));
  CHECK_FALSE(notes_layout(run_lowered(view("(16,), \"int8\", data=A.data", "C[0] = 1"))));
  CHECK(run_lowered("m = T.allocate([4], \"int32\", \"global\")\n"
                    "V = T.Buffer((2, 2), \"int32\", data=m)\n"
                    "for i in range(2):\n    V[i, 0] = 1\n    C[i] = V[i, 0] + V[0, 0]")
            .notes.size() == 1);
}

TEST_CASE("lowered: iterations conflict by bytes", "[TIR/Exec/12.2.2:h]") {
  const auto iterations = [](const std::string& body) {
    return run_lowered(
        "V = T.decl_buffer((16,), \"int8\", data=C.data)\n"
        "for i in T.parallel(4):\n    " +
        body);
  };
  CHECK(iterations("C[i] = T.Cast(\"int32\", V[i * 4 + 3])").result == "0 0 0 0");
  CHECK(iterations("C[i] = T.Cast(\"int32\", V[0])").result == "TIR-BufferLoad-conflict");
  CHECK(iterations("V[12 + i] = T.Cast(\"int8\", C[3 - i])").result == "TIR-BufferStore-conflict");
  CHECK(iterations("V[i * 4] = T.Cast(\"int8\", C[3 - i])").result == "TIR-BufferLoad-conflict");
  CHECK(iterations("V[i] = T.Cast(\"int8\", i)").notes.empty());
  const Run twice = iterations("V[T.if_then_else(i < 2, 0, i)] = T.int8(1)");
  CHECK(twice.notes == std::vector<spec::Code>{spec::Code::N_WRITE_ORDER});
}

TEST_CASE("lowered: constants, under a view too", "[TIR-D80]") {
  const std::string constant = "K = T.allocate_const([5, 6, 7, 8], \"int32\", [4])\n";
  CHECK(run_lowered(constant + view("(2, 2), \"int32\", data=K", "C[0] = V[1, 0]")).result ==
        "7 0 0 0");
  CHECK(run_lowered(constant + view("(16,), \"int8\", data=K", "C[0] = T.Cast(\"int32\", V[12])"))
            .result == "8 0 0 0");
  CHECK(run_lowered(constant + view("(16,), \"int8\", data=K", "V[12] = T.int8(1)")).result ==
        "TIR-BufferStore-constant");
}

TEST_CASE("the data of an argument begins before its elements do", "[TIR-D38]") {
  const std::string text =
      "@T.prim_func\ndef main(a: T.handle, C: T.Buffer((4,), \"int32\")):\n"
      "    A = T.match_buffer(a, (2,), \"int32\", elem_offset=2)\n"
      "    V = T.decl_buffer((2,), \"int32\", data=A.data, elem_offset=2)\n"
      "    W = T.decl_buffer((4,), \"int32\", data=A.data)\n"
      "    A[0] = 1\n    A[1] = 2\n    C[0] = V[1]\n    C[1] = W[3]\n";
  CHECK(run_file(text).result == "2 2 0 0");
  CHECK(run_lowered_file(text).result == "2 2 0 0");
}

TEST_CASE("strides of a buffer that is allocated with its declaration name the same elements",
          "[TIR-D36]") {
  const std::string strided =
      "m = T.allocate([2, 2], \"int32\", \"global\")\n"
      "S = T.decl_buffer((2, 2), \"int32\", data=m, strides=(4, 1))\n"
      "S[1, 1] = 7\nC[0] = S[1, 1]";
  CHECK(run(strided).result == "7 0 0 0");
  CHECK(run_lowered(strided).result == "7 0 0 0");
  CHECK(run("m = T.allocate([2, 2], \"int32\", \"global\")\nT.evaluate(0)\n"
            "S = T.decl_buffer((2, 2), \"int32\", data=m, strides=(4, 1))\nC[0] = 1")
            .result == "TIR-DeclBuffer-layout");
}

}  // namespace tenor::semantics::test
