// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/relax/fixture.h"

namespace tenor::spec::relax::test {
namespace {

TEST_CASE("RLX-Expr-leaf", "[Relax/NormalForm/1:d][Relax/NormalForm/1:e]") {
  Fixture f;
  const Expr* sum = f.add(f.use(f.x), f.use(f.x));
  const auto of = [&](const Expr* value) {
    return f.says("RLX-Expr-leaf", {f.bind(f.variable("y"), value)});
  };
  SECTION("accepts") {
    CHECK(of(sum).empty());
    CHECK(of(f.tuple({f.tuple({f.use(f.x)}), f.scalar(), f.shape_expr({f.i(4)})})).empty());
    CHECK(of(f.call(f.global("main"), {f.builder.prim_value({}, f.i(4))})).empty());
    CHECK(of(f.branch(f.scalar(), f.seq({}, f.use(f.x)), f.seq({}, f.use(f.x)))).empty());
  }
  SECTION("rejects") {
    CHECK(of(f.add(sum, f.use(f.x))) == "note");
    CHECK(of(f.tuple({f.tuple({sum})})) == "note");
    CHECK(of(f.item(sum, 0)) == "note");
    CHECK(of(f.branch(sum, f.seq({}, f.use(f.x)), f.seq({}, f.use(f.x)))) == "note");
    CHECK(of(f.call(f.make_function({}, f.seq({}, f.use(f.x))), {})) == "note");
  }
}

TEST_CASE("RLX-Expr-leaf-as-written", "[Relax/NormalForm/1:b][RLX-D44]") {
  Fixture f;
  const Binding* calls = f.bind(f.variable("y"), f.add(f.use(f.x), f.use(f.x)));
  constexpr auto kCheck = "RLX-Expr-leaf-as-written";
  SECTION("accepts") {
    CHECK(f.says(kCheck, {calls}).empty());
    f.readings.set("RLX-D44", true);
    CHECK(f.says(kCheck, {f.bind(f.variable("z"), f.tuple({f.use(f.x)}))}).empty());
  }
  SECTION("rejects") {
    f.readings.set("RLX-D44", true);
    CHECK(f.says(kCheck, {calls}) == "error");
    const Expr* packed = f.builder.make<ExternFunc>({});
    CHECK(f.says(kCheck, {f.bind(f.variable("z"), f.call(packed, {}))}) == "error");
  }
}

TEST_CASE("RLX-SeqExpr-place", "[Relax/NormalForm/2]") {
  Fixture f;
  const Expr* seq = f.seq({f.block({f.bind(f.variable("z"), f.use(f.x))})}, f.use(f.x));
  constexpr auto kCheck = "RLX-SeqExpr-place";
  SECTION("accepts") {
    CHECK(f.says(kCheck, {f.bind(f.variable("y"), f.branch(f.scalar(), seq, seq))}).empty());
    CHECK(f.says(kCheck, {f.bind(f.variable("y"), f.make_function({}, seq))}).empty());
  }
  SECTION("rejects") {
    CHECK(f.says(kCheck, {f.bind(f.variable("y"), seq)}) == "note");
    CHECK(f.says(kCheck, {f.bind(f.variable("y"), f.tuple({seq}))}) == "note");
    CHECK(f.says(kCheck, f.seq({}, seq)) == "note");
  }
}

TEST_CASE("RLX-SeqExpr-in-dataflow", "[Relax/Normalize/5:c]") {
  Fixture f;
  const Binding* inner = f.bind(f.variable("z"), f.use(f.x));
  const auto of = [&](const BindingBlock* block) {
    const Expr* nested = f.seq({block}, f.use(f.x));
    const auto* flow = f.flow({f.bind(f.variable("y"), nested)});
    return f.says("RLX-SeqExpr-in-dataflow", f.seq({flow}, f.use(f.x)));
  };
  SECTION("accepts") {
    CHECK(of(f.flow({inner})).empty());
    CHECK(of(f.block({})).empty());
  }
  SECTION("rejects") { CHECK(of(f.block({inner})) == "error"); }
}

TEST_CASE("RLX-SeqExpr-body", "[Relax/NormalForm/3]") {
  Fixture f;
  constexpr auto kCheck = "RLX-SeqExpr-body";
  SECTION("accepts") {
    const Expr* both = f.branch(f.scalar(), f.seq({}, f.use(f.x)), f.seq({}, f.use(f.x)));
    CHECK(f.says(kCheck, {f.bind(f.variable("y"), both)}).empty());
  }
  SECTION("rejects") {
    CHECK(f.says(kCheck, f.use(f.x)) == "note");
    const Expr* bare = f.branch(f.scalar(), f.use(f.x), f.seq({}, f.use(f.x)));
    CHECK(f.says(kCheck, {f.bind(f.variable("y"), bare)}) == "note");
  }
}

TEST_CASE("RLX-SeqExpr-blocks-merged", "[Relax/NormalForm/4:b][Relax/NormalForm/4:c]") {
  Fixture f;
  const auto of = [&](bool first, bool second) {
    const auto* before = f.block({f.bind(f.variable("y"), f.use(f.x))}, first);
    const auto* after = f.block({f.bind(f.variable("z"), f.use(f.x))}, second);
    // An empty block between them is dropped, and hides nothing.
    return f.says("RLX-SeqExpr-blocks-merged",
                  f.seq({before, f.block({}, !first), after}, f.use(f.x)));
  };
  SECTION("accepts") {
    CHECK(of(true, false).empty());
    CHECK(of(false, true).empty());
  }
  SECTION("rejects") {
    CHECK(of(true, true) == "note");
    CHECK(of(false, false) == "note");
  }
}

TEST_CASE("RLX-SeqExpr-block-empty", "[Relax/NormalForm/4:d]") {
  Fixture f;
  constexpr auto kCheck = "RLX-SeqExpr-block-empty";
  SECTION("accepts") { CHECK(f.says(kCheck, f.seq({}, f.use(f.x))).empty()); }
  SECTION("rejects") {
    CHECK(f.says(kCheck, f.seq({f.block({})}, f.use(f.x))) == "note");
    CHECK(f.says(kCheck, f.seq({f.flow({})}, f.use(f.x))) == "note");
  }
}

TEST_CASE("RLX-SeqExpr-result", "[Relax/Normalize/2:b][RLX-D46]") {
  Fixture f;
  const Expr* sum = f.seq({}, f.add(f.use(f.x), f.use(f.x)));
  SECTION("accepts") {
    CHECK(f.says("RLX-SeqExpr-result", f.seq({}, f.tuple({f.use(f.x)}))).empty());
    f.readings.set("RLX-D46", true);
    CHECK(f.says("RLX-SeqExpr-result", sum).empty());
  }
  SECTION("rejects") { CHECK(f.says("RLX-SeqExpr-result", sum) == "note"); }
}

/// A call of main's kernel with these arguments, in a function that takes a tuple too.
struct CallTir : Fixture {
  CallTir() { function->params = builder.arena().list<const Variable*>({x, annotated, unknown}); }
  const Binding* call_tir(const Expr* arguments) {
    return bind(variable("y"), call(op("call_tir"), {global("main"), arguments}, {tensor({i(4)})}));
  }
  Variable* annotated = variable(
      "t", builder.tuple_info({}, builder.arena().list<const StructInfo*>({tensor({i(4)})})));
  Variable* unknown = variable("u");
};

TEST_CASE("RLX-Call-argument-tuple", "[Relax/NormalForm/5:b]") {
  CallTir f;
  constexpr auto kCheck = "RLX-Call-argument-tuple";
  const Variable* bound = f.variable("bound");
  const Binding* binds = f.bind(bound, f.tuple({f.use(f.x)}));
  SECTION("accepts") { CHECK(f.says(kCheck, {f.call_tir(f.tuple({f.use(f.x)}))}).empty()); }
  SECTION("rejects") {
    CHECK(f.says(kCheck, {f.call_tir(f.use(f.annotated))}) == "note");
    CHECK(f.says(kCheck, {binds, f.call_tir(f.use(bound))}) == "note");
  }
}

TEST_CASE("RLX-Call-unknown-arguments", "[Relax/WellFormed/23]") {
  CallTir f;
  constexpr auto kCheck = "RLX-Call-unknown-arguments";
  SECTION("accepts") { CHECK(f.says(kCheck, {f.call_tir(f.use(f.annotated))}).empty()); }
  SECTION("rejects") {
    CHECK(f.says(kCheck, {f.call_tir(f.use(f.unknown))}) == "error");
    const Variable *a = f.variable("a"), *b = f.variable("b");  // bound to each other
    const Binding* circle[] = {f.bind(a, f.use(b)), f.bind(b, f.use(a))};
    CHECK(f.says(kCheck, {circle[0], circle[1], f.call_tir(f.use(a))}) == "error");
  }
}

TEST_CASE("RLX-Call-normalized", "[Relax/WellFormed/23:b]") {
  CallTir f;
  constexpr auto kCheck = "RLX-Call-normalized";
  SECTION("accepts") {
    CHECK(f.says(kCheck, {f.call_tir(f.tuple({f.use(f.x)}))}).empty());
    CHECK(f.says(kCheck, {f.bind(f.variable("y"), f.add(f.use(f.x), f.use(f.x)))}).empty());
  }
  SECTION("rejects") { CHECK(f.says(kCheck, {f.call_tir(f.use(f.annotated))}) == "note"); }
}

}  // namespace
}  // namespace tenor::spec::relax::test
