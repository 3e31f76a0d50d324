// SPDX-License-Identifier: Apache-2.0
#include "spec/relax/normalize.h"

#include <catch2/catch.hpp>

#include "spec/relax/leaf.h"
#include "tests/spec/relax/fixture.h"
#include "tests/spec/relax/generated.h"

namespace tenor::spec::relax::test {
namespace {

const SeqExpr& normal(Fixture& f, const Expr* body) {
  f.function->body = body;
  return *as<SeqExpr>(normalize(f.program, f.function)->body);
}

TEST_CASE("a body that is no SeqExpr is wrapped in one",
          "[Relax/Normalize/1][Relax/Normalize/1:b]") {
  Fixture f;
  CHECK(normal(f, f.use(f.x)).blocks.empty());
  const SeqExpr& made = normal(f, f.add(f.use(f.x), f.use(f.x)));
  REQUIRE(made.blocks.size() == 1);
  CHECK_FALSE(made.blocks[0]->is_dataflow);
  CHECK(variable_of(made.body) == made.blocks[0]->bindings[0]->var);
}

TEST_CASE("nested calls are bound depth first, from left to right",
          "[Relax/Normalize/3][Relax/Normalize/3:b][RLX-D47]") {
  Fixture f;
  const Call* h = f.call(f.op("h"), {f.use(f.x)});
  const Call* g = f.call(f.op("g"), {h});
  const Call* k = f.call(f.op("k"), {f.use(f.x)});
  const SeqExpr& made = normal(f, f.call(f.op("f"), {g, k}));
  std::string order;
  for (const Binding* b : made.blocks[0]->bindings) {
    const auto* call = as<Call>(b->value);
    REQUIRE(call);
    order += as<Op>(call->op)->op_name;
    for (const Expr* argument : call->args) CHECK(is_leaf(*argument));
  }
  CHECK(order == "hgkf");
}

TEST_CASE("blocks of one kind are joined, and empty ones dropped",
          "[Relax/Normalize/2][Relax/NormalForm/4][Relax/NormalForm/4:d]") {
  Fixture f;
  const auto binding = [&](std::string_view name) { return f.bind(f.variable(name), f.use(f.x)); };
  const SeqExpr& made =
      normal(f, f.seq({f.flow({binding("a")}), f.block({}), f.flow({binding("b")}), f.flow({}),
                       f.block({binding("c")}), f.block({binding("d")})},
                      f.use(f.x)));
  REQUIRE(made.blocks.size() == 2);
  CHECK(made.blocks[0]->is_dataflow);
  CHECK(made.blocks[0]->bindings.size() == 2);
  CHECK(made.blocks[1]->bindings.size() == 2);
  CHECK(normal(f, f.seq({f.block({}), f.flow({})}, f.use(f.x))).blocks.empty());
}

TEST_CASE("a SeqExpr that is bound joins what stands around it",
          "[Relax/Normalize/5][Relax/Normalize/5:b]") {
  Fixture f;
  const Binding* inner = f.bind(f.variable("z"), f.use(f.x));
  const Expr* nested = f.seq({f.block({inner})}, f.add(f.use(inner->var), f.use(f.x)));
  const Binding* outer = f.bind(f.variable("y"), nested);
  const SeqExpr& made = normal(f, f.seq({f.block({outer})}, f.use(outer->var)));
  REQUIRE(made.blocks.size() == 1);
  REQUIRE(made.blocks[0]->bindings.size() == 2);
  CHECK(made.blocks[0]->bindings[0] == inner);
  CHECK(made.blocks[0]->bindings[1]->var == outer->var);
  CHECK(as<Call>(made.blocks[0]->bindings[1]->value));
}

TEST_CASE("branches are SeqExprs with their own bindings", "[Relax/Normalize/4]") {
  Fixture f;
  const Expr* sum = f.add(f.use(f.x), f.use(f.x));
  const Binding* b = f.bind(f.variable("y"), f.branch(f.scalar(), sum, f.use(f.x)));
  const SeqExpr& made = normal(f, f.seq({f.block({b})}, f.use(b->var)));
  const auto* conditional = as<If>(made.blocks[0]->bindings[0]->value);
  REQUIRE(conditional);
  const auto* first = as<SeqExpr>(conditional->true_branch);
  REQUIRE(first);
  CHECK(first->blocks.size() == 1);
  REQUIRE(as<SeqExpr>(conditional->false_branch));
  CHECK(as<SeqExpr>(conditional->false_branch)->blocks.empty());
}

TEST_CASE("the arguments of call_tir are written out", "[Relax/Normalize/6]") {
  Fixture f;
  const Variable* t = f.variable("t");
  const Tuple* tuple = f.tuple({f.use(f.x)});
  const Call* call = f.call(f.op("call_tir"), {f.global("main"), f.use(t)}, {f.tensor({f.i(4)})});
  const Binding* binds = f.bind(t, tuple);
  const SeqExpr& made =
      normal(f, f.seq({f.block({binds, f.bind(f.variable("y"), call)})}, f.use(f.x)));
  CHECK(as<Call>(made.blocks[0]->bindings[1]->value)->args[1] == tuple);
}

TEST_CASE("fresh variables have names that nothing else has", "[Relax/Normalize/3]") {
  Fixture f;
  const Binding* taken = f.bind(f.variable("gv"), f.use(f.x));
  const Expr* sum = f.add(f.use(f.x), f.use(f.x));
  const SeqExpr& made = normal(f, f.seq({f.block({taken})}, f.tuple({sum, sum})));
  REQUIRE(made.blocks[0]->bindings.size() == 3);
  CHECK(made.blocks[0]->bindings[1]->var->name_hint == "gv1");
  CHECK(made.blocks[0]->bindings[2]->var->name_hint == "gv2");
}

TEST_CASE(
    "what is normal stays as it is, and one pass makes it normal",
    "[Relax/NormalForm/p1:b][Relax/NormalForm/p2:c][Relax/WellFormed/p1][Relax/WellFormed/p2]") {
  for (unsigned seed = 0; seed < 300; ++seed) {
    INFO("seed " << seed);
    Fixture f;
    f.function->body = Generated(f, seed).body();
    const Function* once = normalize(f.program, f.function);
    CHECK(normalize(f.program, once) == once);
    f.module.functions[0].relax_func = once;
    for (const std::string& finding : f.findings()) {
      INFO(finding);
      CHECK_FALSE(finding.starts_with("RLX-SeqExpr"));
      CHECK_FALSE(finding.starts_with("RLX-Expr"));
    }
  }
}

TEST_CASE("normalising keeps the order and the number of calls", "[Relax/NormalForm/p2:b]") {
  for (unsigned seed = 0; seed < 300; ++seed) {
    INFO("seed " << seed);
    Fixture f;
    f.function->body = Generated(f, seed).body();
    const auto before = calls_in_order(f.function);
    CHECK(calls_in_order(normalize(f.program, f.function)) == before);
  }
}

TEST_CASE("normalising is linear in the program", "[Relax/NormalForm/p1:b]") {
  Fixture f;
  const Expr* e = f.use(f.x);
  std::vector<const Binding*> bindings;
  for (int i = 0; i < 20000; ++i) {
    const Variable* v = f.variable("v");
    bindings.push_back(f.bind(v, f.add(f.add(e, e), e)));
    e = f.use(v);
  }
  const SeqExpr& made = normal(f, f.seq({f.block(bindings)}, e));
  CHECK(made.blocks[0]->bindings.size() == 40000);
}

}  // namespace
}  // namespace tenor::spec::relax::test
