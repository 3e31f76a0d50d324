// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "spec/text/read.h"
#include "tests/spec/tir/fixture.h"

namespace tenor::spec::test {
namespace {

TEST_CASE("a construct of devices is one finding, wherever it stands", "[EXT/Opaque]") {
  Report report;
  const ParsedFile parsed = read(
      "from tvm.script import tirx as T\n@T.prim_func\n"
      "def main(A: T.Buffer((16,), \"float32\")):\n    x = T.thread()\n    T.cuda.cta_sync()\n"
      "    with T.kernel():\n        T.evaluate(0)\n    T.evaluate(T.ptx.mma(1))\n"
      "    A[0] = T.cuda.foo(A[1])\n",
      report);
  tir::check(parsed.program, report);
  for (const Diagnostic& d : report.diagnostics()) CHECK(d.code == Code::S_DEVICE);
  CHECK(report.diagnostics().size() == 5);
}

TEST_CASE("TIR-Reduce-in-scope", "[TIR/TEOnly/b2]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says("TIR-Reduce-in-scope", t.f(1)) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-Reduce-in-scope", t.program.make<Reduce>(Span{})) == "error");
  }
}

TEST_CASE("TIR-Prefetch-in-scope", "[TIR/TEOnly/b3]") {
  Fixture t;
  auto* prefetch = t.builder.stmt<tir::Prefetch>({});
  prefetch->buffer = t.a;
  SECTION("accepts") { CHECK(t.says("TIR-Prefetch-in-scope", t.nothing()) == ""); }
  SECTION("rejects") { CHECK(t.says("TIR-Prefetch-in-scope", prefetch) == "error"); }
}

TEST_CASE("TIR-Load-in-scope", "[TIR/Deprecated/b1]") {
  Fixture t;
  auto* load = t.program.make<Load>(Span{});
  load->buffer_var = t.p;
  load->index = t.i(0);
  SECTION("accepts") { CHECK(t.says("TIR-Load-in-scope", t.load(t.a, {t.i(0)})) == ""); }
  SECTION("rejects") { CHECK(t.says("TIR-Load-in-scope", load) == "error"); }
}

TEST_CASE("TIR-Store-in-scope", "[TIR/Deprecated/b2]") {
  Fixture t;
  auto* store = t.builder.stmt<tir::Store>({});
  store->buffer_var = t.p;
  SECTION("accepts") { CHECK(t.says("TIR-Store-in-scope", t.store(t.a, t.f(1), {t.i(0)})) == ""); }
  SECTION("rejects") { CHECK(t.says("TIR-Store-in-scope", store) == "error"); }
}

TEST_CASE("TIR-AllocateConst-deprecated", "[TIR-D80]") {
  Fixture t;
  auto* constant = t.builder.stmt<tir::AllocateConst>({});
  constant->buffer_var = t.pointer_variable(float_type(32));
  constant->dtype = float_type(32);
  constant->extents = t.builder.arena().list(Exprs{t.i(1)});
  constant->data = t.builder.arena().list(Exprs{t.f(1)});
  SECTION("accepts an Allocate") {
    const tir::Stmt* s =
        t.allocate(t.pointer_variable(float_type(32)), float_type(32), {t.i(1)}, t.nothing());
    CHECK(t.says("TIR-AllocateConst-deprecated", s) == "");
  }
  SECTION("notes") { CHECK(t.says("TIR-AllocateConst-deprecated", constant) == "note"); }
}

TEST_CASE("TIR-AllocateConst-constant-extents", "[TIR-D83][TIR-D80]") {
  Fixture t;
  auto* constant = t.builder.stmt<tir::AllocateConst>({});
  constant->buffer_var = t.pointer_variable(float_type(32));
  constant->dtype = float_type(32);
  const auto says = [&](Exprs extents) {
    constant->extents = t.builder.arena().list(extents);
    return t.says("TIR-AllocateConst-constant-extents", constant);
  };
  SECTION("accepts") { CHECK(says({t.i(0)}) == ""); }
  SECTION("rejects") { CHECK(says({t.i(-1), t.i(-1)}) == "error"); }
}

TEST_CASE("TIR-OpaqueExpr-in-scope", "[EXT/Opaque]") {
  Fixture t;
  SECTION("accepts") { CHECK(t.says("TIR-OpaqueExpr-in-scope", t.f(1)) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-OpaqueExpr-in-scope", t.program.make<OpaqueExpr>(Span{})) == "error");
  }
}

TEST_CASE("TIR-OpaqueStmt-in-scope", "[EXT/Opaque]") {
  Fixture t;
  auto* opaque = t.builder.stmt<tir::OpaqueStmt>({});
  // What stands inside may rely on bindings that are not known.
  opaque->body = t.evaluate(t.var(t.variable(int_type(32))));
  SECTION("accepts") { CHECK(t.says("TIR-OpaqueStmt-in-scope", t.nothing()) == ""); }
  SECTION("rejects") {
    CHECK(t.findings(opaque) == std::vector<std::string>{"TIR-OpaqueStmt-in-scope"});
  }
}

}  // namespace
}  // namespace tenor::spec::test
