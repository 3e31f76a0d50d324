// SPDX-License-Identifier: Apache-2.0
// What cannot be read is reported where it stands, once, and the rest continues.
#include "tests/spec/text/reader/body.h"

namespace tenor::spec::test {

TEST_CASE("a name that is not bound", "[TIR/Scope]") {
  const Outcome outcome(around({"count = n", "A[0] = T.float32(1) + conut", "A[1] = conut"}));
  CHECK(outcome.codes() == "P-NAME");
  CHECK(outcome.report.diagnostics()[0].hint == "did you mean `count`?");
  CHECK(!outcome.main());
}

TEST_CASE("a value of the surrounding Python ends its function only", "[TIR/PreRFC/FrontEnd]") {
  const Outcome outcome(
      "from tvm.script import tir as T, ir as I\nsize = compute()\n"
      "@I.ir_module\nclass Module:\n"
      "    @T.prim_func\n    def other(A: T.Buffer((4,), \"float32\")):\n        A[size] = 1.0\n"
      "    @T.prim_func\n    def main(A: T.Buffer((4,), \"float32\")):\n        A[0] = 1.0\n");
  CHECK(outcome.codes() == "X-PYTHON-VALUE");
  CHECK(outcome.report.diagnostics()[0].function == "Module::other");
  CHECK(outcome.main());
  CHECK(outcome.parsed.program.modules[0].functions[0].prim_func == nullptr);
}

TEST_CASE("a store that narrows without a cast is noted", "[TIR-D79]") {
  const auto storing = [](const std::string& buffer, const std::string& value) {
    return Outcome("from tvm.script import tir as T\n@T.prim_func\ndef main(A: T.Buffer((4,), \"" +
                   buffer + "\"), x: T.float32, n: T.int32):\n    A[0] = " + value + "\n")
        .codes();
  };
  CHECK(storing("int32", "x") == "D-DTYPE-WIDENED");
  CHECK(storing("int8", "n + 1") == "D-DTYPE-WIDENED");
  CHECK(storing("float16", "x") == "D-DTYPE-WIDENED");
  CHECK(storing("int64", "n").empty());
  CHECK(storing("float32", "n").empty());
  CHECK(storing("int8", "3").empty());
  CHECK(storing("int8", "T.Cast(\"int8\", n)").empty());
}

TEST_CASE("constants of the surrounding Python are read", "[TIR/PreRFC/FrontEnd]") {
  const Outcome outcome(
      "from tvm.script import tir as T\nN = 4\nDTYPE = \"float16\"\n"
      "@T.prim_func\ndef main(A: T.Buffer((N, N * 2), DTYPE)):\n    A[N - 1, 0] = T.float16(1)\n");
  CHECK(outcome.codes().empty());
  REQUIRE(outcome.main());
  const Buffer* A = outcome.main()->buffers[0];
  CHECK(as<IntImm>(A->shape[1])->value == 8);
  CHECK(A->dtype == float_type(16));
}

TEST_CASE("all errors of a function are reported", "[TIR/PreRFC/FrontEnd]") {
  const Outcome outcome(
      around({"T.nothing(1)", "A[0] = missing", "for i in n:", "    pass", "with n:", "    pass"}));
  CHECK(outcome.codes() == "P-CONSTRUCT P-NAME P-CONSTRUCT P-CONSTRUCT");
}

TEST_CASE("constructs of devices are held without rules", "[EXT/Opaque]") {
  const Outcome outcome(around({"bx = T.cta_id([2])", "T.cuda.cta_sync()", "A[bx] = f"}, true));
  CHECK(outcome.codes() == "S-DEVICE S-DEVICE");
  REQUIRE(outcome.main());
  CHECK(first<tir::OpaqueStmt>(outcome.main()->body));
  CHECK(first<tir::BufferStore>(outcome.main()->body));
}

TEST_CASE("nothing of TIR", "[TIR/PreRFC/FrontEnd]") {
  CHECK(!Outcome("x = 1\n").parsed.has_tir);
  CHECK(!Outcome("").parsed.has_tir);
  CHECK(Outcome(around({"pass"})).parsed.has_tir);
}

}  // namespace tenor::spec::test
