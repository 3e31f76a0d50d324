// SPDX-License-Identifier: Apache-2.0
#include "spec/tir/check.h"

#include <catch2/catch.hpp>

#include "tests/spec/tir/fixture.h"

namespace tenor::spec::test {
namespace {

TEST_CASE("a function that breaks no rule has no findings", "[check]") {
  Fixture t;
  const Variable* v = t.variable(int_type(32), "v");
  const PrimExpr* sum = t.op(ExprKind::kAdd, t.load(t.a, {t.var(v)}), t.var(t.x));
  CHECK(t.findings(t.loop(v, t.i(0), t.i(16), t.store(t.a, sum, {t.var(v)}))).empty());
}

TEST_CASE("no depth of nesting exhausts the stack", "[check]") {
  Fixture t;
  const PrimExpr* e = t.f(1);
  for (int i = 0; i < 200'000; ++i) e = t.op(ExprKind::kAdd, e, t.f(1));
  const tir::Stmt* s = t.evaluate(t.op(ExprKind::kAdd, e, t.i(1)));
  for (int i = 0; i < 200'000; ++i) s = t.seq({s});
  CHECK(t.findings(s) == std::vector<std::string>{"TIR-BinaryOp-operands"});
}

TEST_CASE("findings carry the function's name, in the order of the text", "[check]") {
  Fixture t;
  const PrimExpr* late =
      t.builder.logical_not({20, 21}, t.builder.int_imm({20, 21}, 1, int_type(32)));
  const PrimExpr* early =
      t.builder.logical_not({10, 11}, t.builder.int_imm({10, 11}, 1, int_type(32)));
  t.function->body = t.seq({t.evaluate(late), t.evaluate(early)});
  t.module.name = "Module";
  t.program.modules.push_back(t.module);
  Report report;
  tir::check(t.program, report);
  REQUIRE(report.diagnostics().size() == 2);
  CHECK(report.diagnostics()[0].span.begin == 10);
  CHECK(report.diagnostics()[0].function == "Module::main");
  CHECK(report.function().empty());
}

}  // namespace
}  // namespace tenor::spec::test
