// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/relax/fixture.h"

namespace tenor::spec::relax::test {
namespace {

TEST_CASE("RLX-Variable-bound-once", "[Relax/WellFormed/2]") {
  Fixture f;
  Variable *y = f.variable("y"), *again = f.variable("y");
  constexpr auto kCheck = "RLX-Variable-bound-once";
  SECTION("accepts") {  // one that shadows is another variable
    CHECK(f.says(kCheck, {f.bind(y, f.use(f.x)), f.bind(again, f.use(y))}).empty());
  }
  SECTION("rejects") {
    CHECK(f.says(kCheck, {f.bind(y, f.use(f.x)), f.bind(y, f.use(f.x))}) == "error");
    CHECK(f.says(kCheck, {f.bind(f.x, f.scalar())}) == "error");
  }
}

TEST_CASE("RLX-DataflowVar-bound-inside", "[Relax/WellFormed/1]") {
  Fixture f;
  Variable* lv = f.dataflow("lv");
  constexpr auto kCheck = "RLX-DataflowVar-bound-inside";
  SECTION("accepts") {
    CHECK(f.says(kCheck, f.seq({f.flow({f.bind(lv, f.use(f.x))})}, f.use(f.x))).empty());
  }
  SECTION("rejects") {
    CHECK(f.says(kCheck, {f.bind(lv, f.use(f.x))}) == "error");
    f.function = f.make_function({f.dataflow("p")}, f.seq({}, f.scalar()));
    f.module.functions[0].relax_func = f.function;
    CHECK(f.says(kCheck) == "error");
  }
}

TEST_CASE("RLX-Variable-bound", "[Relax/WellFormed/3]") {
  Fixture f;
  Variable *y = f.variable("y"), *z = f.variable("z");
  constexpr auto kCheck = "RLX-Variable-bound";
  SECTION("accepts") {
    CHECK(f.says(kCheck, {f.bind(y, f.use(f.x)), f.bind(z, f.use(y))}).empty());
  }
  SECTION("rejects") {
    CHECK(f.says(kCheck, {f.bind(z, f.use(y)), f.bind(y, f.use(f.x))}) == "error");
    const auto* shaped = f.builder.tensor({}, f.use(y), 2, float_type(32));
    CHECK(f.says(kCheck, {f.bind(f.variable("w", shaped), f.use(f.x))}) == "error");
  }
}

TEST_CASE("RLX-Variable-in-own-binding", "[Relax/WellFormed/2:b]") {
  Fixture f;
  Variable *y = f.variable("y"), *loop = f.variable("loop"), *p = f.variable("p");
  constexpr auto kCheck = "RLX-Variable-in-own-binding";
  SECTION("accepts") {
    Function* g = f.make_function({p}, f.seq({}, f.call(f.use(loop), {f.use(p)})));
    CHECK(f.says(kCheck, {f.bind(loop, g)}).empty());
    f.function->body = f.seq({f.block({f.bind(loop, g)})}, f.use(f.x));
    CHECK(f.says("RLX-Variable-bound").empty());
  }
  SECTION("rejects") {
    CHECK(f.says(kCheck, {f.bind(y, f.add(f.use(y), f.use(f.x)))}) == "error");
    CHECK(f.says("RLX-Variable-bound").empty());
  }
}

TEST_CASE("RLX-Variable-in-scope", "[Relax/Scope/3:b]") {
  Fixture f;
  Variable *y = f.variable("y"), *z = f.variable("z");
  const Expr* inner = f.seq({f.block({f.bind(y, f.use(f.x))})}, f.use(y));
  const Expr* conditional = f.branch(f.scalar(), inner, f.seq({}, f.use(f.x)));
  constexpr auto kCheck = "RLX-Variable-in-scope";
  SECTION("accepts") {
    CHECK(f.says(kCheck, {f.bind(z, conditional)}).empty());
    const auto* outside = f.flow({f.bind(y, f.use(f.x))});
    CHECK(f.says(kCheck, f.seq({outside, f.block({f.bind(z, f.use(y))})}, f.use(y))).empty());
  }
  SECTION("rejects") {
    CHECK(f.says(kCheck, {f.bind(z, conditional), f.bind(f.variable("w"), f.use(y))}) == "error");
  }
}

TEST_CASE("RLX-DataflowVar-in-block", "[Relax/WellFormed/1:b]") {
  Fixture f;
  Variable *lv = f.dataflow("lv"), *out = f.variable("out");
  const auto* flow = f.flow({f.bind(lv, f.use(f.x)), f.bind(out, f.use(lv))});
  constexpr auto kCheck = "RLX-DataflowVar-in-block";
  SECTION("accepts") { CHECK(f.says(kCheck, f.seq({flow}, f.use(out))).empty()); }
  SECTION("rejects") {
    CHECK(f.says(kCheck, f.seq({flow}, f.use(lv))) == "error");
    Variable* next = f.variable("next");  // a block of its own, although it would be joined
    CHECK(f.says(kCheck, f.seq({flow, f.flow({f.bind(next, f.use(lv))})}, f.use(next))) == "error");
  }
}

TEST_CASE("RLX-DataflowVar-captured", "[Relax/WellFormed/11]") {
  Fixture f;
  Variable *lv = f.dataflow("lv"), *g = f.dataflow("g"), *y = f.variable("y");
  const auto of = [&](const Expr* body) {
    const Function* inner = f.make_function({y}, f.seq({}, body));
    return f.seq({f.flow({f.bind(lv, f.use(f.x)), f.bind(g, inner)})}, f.use(f.x));
  };
  constexpr auto kCheck = "RLX-DataflowVar-captured";
  SECTION("accepts") { CHECK(f.says(kCheck, of(f.add(f.use(y), f.use(f.x)))).empty()); }
  SECTION("rejects") {
    CHECK(f.says(kCheck, of(f.use(lv))) == "error");
    const Expr* nested = f.seq({f.flow({f.bind(f.dataflow("inner"), f.use(lv))})}, f.use(y));
    f.function->body = f.seq(
        {f.flow({f.bind(lv, f.use(f.x)), f.bind(g, f.make_function({y}, nested))})}, f.use(f.x));
    CHECK(f.says(kCheck) == "error");
  }
}

TEST_CASE("RLX-GlobalVar-bound", "[Relax/Scope/p1:b]") {
  Fixture f;
  SECTION("accepts") {
    CHECK(f.says("RLX-GlobalVar-bound", {f.bind(f.variable("y"), f.global("main"))}).empty());
  }
  SECTION("rejects") {
    CHECK(f.says("RLX-GlobalVar-bound", {f.bind(f.variable("y"), f.global("other"))}) == "error");
  }
}

TEST_CASE("a variable is reported once", "[Relax/WellFormed/3]") {
  Fixture f;
  const Variable* y = f.variable("y");
  f.function->body = f.seq({}, f.tuple({f.use(y), f.use(y)}));
  CHECK(f.findings() == std::vector<std::string>{"RLX-Variable-bound"});
}

}  // namespace
}  // namespace tenor::spec::relax::test
