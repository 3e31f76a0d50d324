// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/relax/fixture.h"

namespace tenor::spec::relax::test {
namespace {

TEST_CASE("RLX-DataflowBlock-if", "[Relax/WellFormed/7.3]") {
  Fixture f;
  const Expr* conditional = f.branch(f.scalar(), f.seq({}, f.use(f.x)), f.seq({}, f.use(f.x)));
  const Binding* binding = f.bind(f.variable("y"), conditional);
  const auto of = [&](const BindingBlock* block) {
    return f.says("RLX-DataflowBlock-if", f.seq({block}, f.use(f.x)));
  };
  SECTION("accepts") {
    CHECK(of(f.block({binding})).empty());
    // A function that is made in the block has blocks of its own.
    Function* inner = f.make_function({}, f.seq({f.block({binding})}, f.use(f.x)));
    CHECK(of(f.flow({f.bind(f.variable("g"), inner)})).empty());
  }
  SECTION("rejects") { CHECK(of(f.flow({binding})) == "error"); }
}

TEST_CASE("RLX-DataflowBlock-self-recursion", "[Relax/WellFormed/7.1]") {
  Fixture f;
  constexpr auto kCheck = "RLX-DataflowBlock-self-recursion";
  const Binding* again = f.bind(f.variable("y"), f.call(f.global("main"), {f.use(f.x)}));
  SECTION("accepts") { CHECK(f.says(kCheck, {again}).empty()); }
  SECTION("rejects") {
    CHECK(f.says(kCheck, f.seq({f.flow({again})}, f.use(f.x))) == "error");
    Variable *loop = f.variable("loop"), *p = f.variable("p");
    const Binding* inside = f.bind(f.variable("z"), f.call(f.use(loop), {f.use(p)}));
    Function* local = f.make_function({p}, f.seq({f.flow({inside})}, f.use(p)));
    CHECK(f.says(kCheck, {f.bind(loop, local)}) == "error");
    Variable* same = f.variable("same");
    const Binding* named = f.bind(same, f.global("main"));
    const Binding* by_name = f.bind(f.variable("y"), f.call(f.use(same), {f.use(f.x)}));
    CHECK(f.says(kCheck, f.seq({f.flow({named, by_name})}, f.use(f.x))) == "error");
  }
}

TEST_CASE("RLX-DataflowBlock-mutual-recursion", "[Relax/WellFormed/7.2]") {
  Fixture f;
  constexpr auto kCheck = "RLX-DataflowBlock-mutual-recursion";
  const Variable *p = f.variable("p"), *q = f.variable("q");
  f.add_function("there", f.make_function({p}, f.seq({}, f.call(f.global("on"), {f.use(p)}))));
  const auto calls = [&](std::string_view callee) {
    const Binding* b = f.bind(f.variable("y"), f.call(f.global(callee), {f.use(f.x)}));
    return f.seq({f.flow({b})}, f.use(f.x));
  };
  SECTION("accepts") {
    f.add_function("on", f.make_function({q}, f.seq({}, f.use(q))));
    CHECK(f.says(kCheck, calls("there")).empty());
  }
  SECTION("rejects") {  // main -> there -> on -> main
    f.add_function("on", f.make_function({q}, f.seq({}, f.call(f.global("main"), {f.use(q)}))));
    CHECK(f.says(kCheck, calls("there")) == "error");
    CHECK(f.says(kCheck, calls("on")) == "error");
  }
  SECTION("rejects what is called by another name") {
    const Variable* same = f.variable("same");
    const Binding* named = f.bind(same, f.global("main"));
    f.add_function(
        "on", f.make_function({q}, f.seq({f.block({named})}, f.call(f.use(same), {f.use(q)}))));
    CHECK(f.says(kCheck, calls("there")) == "error");
  }
}

}  // namespace
}  // namespace tenor::spec::relax::test
