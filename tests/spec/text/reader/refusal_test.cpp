// SPDX-License-Identifier: Apache-2.0
// What Python would take and a reader could pass over in silence: each is refused, and what looks
// like it and has a meaning is read.
#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {
namespace {

std::string codes_of(const std::vector<std::string>& lines, bool flat = false) {
  return Outcome(around(lines, flat)).codes();
}

}  // namespace

TEST_CASE("several elements are not assigned at once", "[TIR/Grammar/Stmt/BufferStore]") {
  CHECK(codes_of({"A[0], A[1] = A[1], A[0]"}) == "P-CONSTRUCT P-CONSTRUCT");
  CHECK(codes_of({"[A[0], A[1]] = A[1], A[0]"}) == "P-CONSTRUCT P-CONSTRUCT");
  CHECK(codes_of({"x, A[1] = f, f"}) == "P-CONSTRUCT");
  CHECK(codes_of({"for A[0] in range(4):", "    pass"}) == "P-CONSTRUCT");
  CHECK(codes_of({"x, y = A[1], A[0]", "A[0] = x", "A[1] = y"}).empty());
  CHECK(codes_of({"for i, j in T.grid(4, 4):", "    with T.block():",
                  "        vi, vj = T.axis.remap(\"SS\", [i, j])", "        A[vi] = f"})
            .empty());
}

TEST_CASE("a block has its regions once", "[TIR/Grammar/Stmt/Block]") {
  const auto block = [](const std::string& second) {
    return codes_of({"with T.block():", "    T.reads(A[0])", "    " + second, "    A[1] = A[0]"});
  };
  CHECK(block("T.writes(A[1])").empty());
  CHECK(block("T.reads(A[1])") == "P-CONSTRUCT");
  CHECK(codes_of({"with T.block():", "    T.writes()", "    T.writes(A[1])", "    A[1] = f"}) ==
        "P-CONSTRUCT");
}

TEST_CASE("a loop has two ends, and `range` a step", "[TIR/Grammar/Stmt/For]") {
  const auto loop = [](const std::string& of) {
    return codes_of({"for i in " + of + ":", "    A[i] = f"});
  };
  CHECK(loop("range(0, 4, 2)").empty());
  CHECK(loop("range(0, 4, 2, 1)") == "P-ARGUMENT");
  CHECK(loop("T.parallel(0, 4)").empty());
  CHECK(loop("T.serial(0, 4, step=2)").empty());
  CHECK(loop("T.parallel(0, 4, 1)") == "P-ARGUMENT");
}

TEST_CASE("names are given once", "[TIR/Grammar/PrimFunc]") {
  const std::string head = "from tvm.script import tir as T, ir as I\n";
  CHECK(Outcome(head + "@T.prim_func\ndef main(a: T.int32, a: T.int32):\n    pass\n").codes() ==
        "P-ARGUMENT");
  const auto module = [&](const std::string& second) {
    return Outcome(head + "@I.ir_module\nclass M:\n    @T.prim_func\n    def f():\n" +
                   "        pass\n    @T.prim_func\n    def " + second + "():\n        pass\n")
        .codes();
  };
  CHECK(module("g").empty());
  CHECK(module("f") == "P-CONSTRUCT");
}

TEST_CASE("an argument is given by name once", "[TIR/Grammar/PrimExpr/Call]") {
  CHECK(codes_of({"A[0] = T.Cast(dtype=\"float32\", value=f, value=f)"}) == "P-ARGUMENT");
  CHECK(codes_of({"for i in T.serial(4, annotations={}, annotations={}):", "    A[i] = f"}) ==
        "P-ARGUMENT");
}

TEST_CASE("the variable of a loop is not assigned", "[TIR/Exec/12.1.7:c]") {
  const auto loop = [](const std::string& line, bool flat = false) {
    return codes_of({"for i in range(4):", "    " + line, "    A[0] = f"}, flat);
  };
  CHECK(loop("i = 3") == "I-LOOP-ASSIGNED");
  CHECK(loop("i = 3", true) == "I-LOOP-ASSIGNED");
  CHECK(loop("i += 1") == "I-LOOP-ASSIGNED");
  CHECK(loop("i: T.int32 = 3") == "I-LOOP-ASSIGNED");
  CHECK(loop("i: T.let = 3", true) == "I-LOOP-ASSIGNED");
  CHECK(loop("k = i + 1").empty());
  CHECK(codes_of({"for i in range(4):", "    A[i] = f", "i = 3"}).empty());
  CHECK(codes_of({"for i in range(4):", "    for i in range(4):", "        A[i] = f"}).empty());
  CHECK(codes_of({"for i in range(4):", "    with T.block():", "        i = T.axis.spatial(4, i)",
                  "        A[i] = f"})
            .empty());
}

TEST_CASE("a list of statements binds a name once where names are lets",
          "[TIR/Grammar/Stmt/LetStmt]") {
  CHECK(codes_of({"x = n + 1", "x = n + 2"}) == "P-CONSTRUCT");
  CHECK(codes_of({"x: T.int32 = 1", "x: T.int32 = 2"}) == "P-CONSTRUCT");
  CHECK(codes_of({"x = n + 1", "x += 1"}) == "P-CONSTRUCT");
  CHECK(codes_of({"x = n + 1", "x = n + 2"}, true).empty());
  CHECK(codes_of({"x = n + 1", "if n > 0:", "    x = n + 2", "    A[x] = f", "A[x] = f"}).empty());
  CHECK(codes_of({"for i in range(4):", "    x = i + 1", "    A[x] = f",
                  "for i in range(4):", "    x = i + 2", "    A[x] = f", "x = n + 1"})
            .empty());
  CHECK(codes_of({"x = T.meta_var(n + 1)", "x = T.meta_var(n + 2)"}).empty());
}

}  // namespace tenor::spec::test
