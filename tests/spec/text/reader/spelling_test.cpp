// SPDX-License-Identifier: Apache-2.0
// Other spellings of what is read: names by import and alias, old subscripts, keywords that say
// what is known anyway, and chains of comparisons.
#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {
namespace {

/// How many functions of `text` are read without a finding.
std::size_t functions_of(const std::string& text) {
  const Outcome outcome(text);
  std::size_t count = 0;
  for (const Module& module : outcome.parsed.program.modules)
    for (const Function& function : module.functions) count += function.prim_func ? 1 : 0;
  return outcome.codes().empty() ? count : 100;
}

const std::string kImport = "from tvm.script import tir as T, ir as I\n";
const std::string kSecond = "@T.prim_func\ndef last():\n    pass\n";

}  // namespace

TEST_CASE("aliases of the decorators", "[TIR/Grammar/PrimFunc]") {
  const std::string body = "\ndef main():\n    pass\n" + kSecond;
  CHECK(functions_of(kImport + "P = T.prim_func\n@P" + body) == 2);
  CHECK(functions_of(kImport + "prim_func = T.prim_func\n@prim_func" + body) == 2);
  CHECK(functions_of(kImport + "P = T.prim_func(private=True)\n@P" + body) == 2);
  CHECK(functions_of(kImport + "from tvm.script.tir import prim_func as P\n@P" + body) == 2);
  CHECK(functions_of(kImport +
                     "M = I.ir_module\n@M\nclass A:\n    @T.prim_func\n    def f():\n"
                     "        pass\n" +
                     kSecond) == 2);
  CHECK(functions_of(kImport + "P = functools.lru_cache\n@P" + body) == 1);
  CHECK(functions_of(kImport + "@pytest.mark.x" + body) == 1);
}

TEST_CASE("constructs by names of their own", "[TIR/PreRFC/FrontEnd]") {
  const std::string text =
      "from tvm.script.tir import prim_func, Buffer, grid as g, int32, axis, block, max\n"
      "@prim_func\ndef main(A: Buffer((4,), \"int32\")):\n    for i, j in g(2, 2):\n"
      "        with block(\"b\"):\n            v = axis.spatial(2, i)\n"
      "            A[v] = max(A[v], int32(1))\n";
  CHECK(Outcome(text).codes().empty());
  CHECK(Outcome("from tvm.script.tir import *\n@prim_func\ndef main(A: Buffer((4,), \"int32\")):\n"
                "    for i in grid(4):\n        A[i] = int32(1)\n")
            .codes()
            .empty());
  CHECK(Outcome("from tvm.script.tir import prim_func\n"
                "@prim_func\ndef main():\n    grid(1)\n")
            .codes() == "P-NAME");
}

TEST_CASE("old subscripts of types", "[TIR/Grammar/Buffer]") {
  const Outcome outcome(kImport +
                        "@T.prim_func\ndef main(A: T.Buffer[(4,), \"int8\"], p: T.Ptr[T.float32], "
                        "B: T.Buffer[8, \"float16\"]):\n    pass\n");
  CHECK(outcome.codes().empty());
  REQUIRE(outcome.main());
  CHECK(outcome.main()->buffers[0]->dtype == int_type(8));
  CHECK(outcome.main()->params[1]->type_annotation->is_pointer());
  CHECK(as<IntImm>(outcome.main()->buffers[2]->shape[0])->value == 8);
}

TEST_CASE("a datatype that the operands give already", "[TIR/Builtin]") {
  for (const char* call :
       {"T.if_then_else(n > 0, f, f, dtype=\"float32\")", "T.floor(f, dtype=\"float32\")",
        "T.round(f, dtype=\"float32\")", "T.abs(f, dtype=\"float32\")", "T.exp(x=f)",
        "T.exp(x=f, dtype=\"float32\")", "T.max(f, f, dtype=\"float32\")"})
    CHECK(dtype_of(call) == "float32");
  for (const char* call :
       {"T.bitwise_and(n, 1, dtype=\"int32\")", "T.shift_left(n, 1, dtype=\"int32\")",
        "T.truncdiv(n, 2, dtype=\"int32\")", "T.floormod(n, 2, dtype=\"int32\")",
        "T.ceildiv(n, 2, dtype=\"int32\")"})
    CHECK(dtype_of(call) == "int32");
  CHECK(dtype_of("T.isnan(f, dtype=\"bool\")") == "bool");
  CHECK(dtype_of("T.exp(f, f)") == "P-ARGUMENT");
  CHECK(dtype_of("T.floor(f, scale=2)") == "P-ARGUMENT");
}

TEST_CASE("a chain of comparisons is their conjunction", "[TIR/Grammar/LogicalOp]") {
  const Outcome outcome(around({"if 0 <= n < 8 != m:", "    A[0] = f"}));
  CHECK(outcome.codes().empty());
  REQUIRE(outcome.main());
  const auto* whole = as<BinaryExpr>(first<tir::IfThenElse>(outcome.main()->body)->condition);
  REQUIRE(whole);
  CHECK(whole->kind == ExprKind::kAnd);
  CHECK(whole->b->kind == ExprKind::kNE);
  const auto* begin = as<BinaryExpr>(whole->a);
  REQUIRE(begin);
  CHECK(begin->kind == ExprKind::kAnd);
  CHECK(begin->a->kind == ExprKind::kLE);
  CHECK(begin->b->kind == ExprKind::kLT);
  CHECK(Outcome(around({"A[0] = T.Select(0 < n in m, f, f)"})).codes() == "P-CONSTRUCT");
}

}  // namespace tenor::spec::test
