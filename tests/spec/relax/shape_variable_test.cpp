// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/relax/fixture.h"

namespace tenor::spec::relax::test {
namespace {

TEST_CASE("RLX-ShapeVariable-bound", "[Relax/WellFormed/5]") {
  Fixture f;
  const spec::Variable* k = f.shape_variable("k");
  const Binding* binds = f.match(f.variable("y"), f.use(f.x), f.tensor({f.of(k), f.of(f.m)}));
  const Binding* uses = f.bind(f.variable("s"), f.shape_expr({f.twice(k), f.of(f.n)}));
  constexpr auto kCheck = "RLX-ShapeVariable-bound";
  SECTION("accepts") {
    CHECK(f.says(kCheck, {binds, uses}).empty());
    const auto* flow = f.flow({binds});  // a MatchCast binds for the whole SeqExpr
    CHECK(f.says(kCheck, f.seq({flow, f.block({uses})}, f.use(f.x))).empty());
  }
  SECTION("rejects") {
    CHECK(f.says(kCheck, {uses, binds}) == "error");
    const Expr* inside = f.seq({f.block({binds})}, f.use(f.x));
    const Expr* conditional = f.branch(f.scalar(), inside, f.seq({}, f.use(f.x)));
    CHECK(f.says(kCheck, {f.bind(f.variable("z"), conditional), uses}) == "error");
  }
}

TEST_CASE("RLX-TensorStructInfo-shape-variables", "[Relax/WellFormed/14:c]") {
  Fixture f;
  const spec::Variable* k = f.shape_variable("k");
  constexpr auto kCheck = "RLX-TensorStructInfo-shape-variables";
  SECTION("accepts") {
    CHECK(f.says(kCheck, {f.bind(f.variable("y", f.tensor({f.twice(f.n)})), f.use(f.x))}).empty());
    CHECK(f.says(kCheck, {f.match(f.variable("y", f.tensor({f.of(k)})), f.use(f.x),
                                  f.tensor({f.twice(k), f.of(k)}))})
              .empty());
    // Parameters of a function's StructInfo bind their own.
    const auto* callable = f.callable({f.tensor({f.of(k)})}, f.tensor({f.twice(k)}));
    CHECK(f.says(kCheck, {f.bind(f.variable("g", callable), f.global("main"))}).empty());
  }
  SECTION("rejects") {
    CHECK(f.says(kCheck, {f.bind(f.variable("y", f.tensor({f.of(k)})), f.use(f.x))}) == "error");
    CHECK(f.says(kCheck, {f.match(nullptr, f.use(f.x), f.tensor({f.twice(k)}))}) == "error");
    const auto* callable = f.callable({f.tensor({f.i(1)})}, f.tensor({f.of(k)}));
    CHECK(f.says(kCheck, {f.bind(f.variable("g", callable), f.global("main"))}) == "error");
  }
}

TEST_CASE("RLX-ShapeStructInfo-shape-variables", "[Relax/WellFormed/15]") {
  Fixture f;
  const spec::Variable* k = f.shape_variable("k");
  const Binding* uses = f.bind(f.variable("s", f.shape({f.of(k)})), f.use(f.x));
  constexpr auto kCheck = "RLX-ShapeStructInfo-shape-variables";
  SECTION("accepts") {
    CHECK(f.says(kCheck, {f.match(nullptr, f.use(f.x), f.shape({f.of(k)})), uses}).empty());
  }
  SECTION("rejects") { CHECK(f.says(kCheck, {uses}) == "error"); }
}

TEST_CASE("RLX-PrimStructInfo-shape-variables", "[Relax/WellFormed/16]") {
  Fixture f;
  const spec::Variable* k = f.shape_variable("k");
  const auto* annotation = f.builder.prim({}, int_type(64), f.of(k));
  const Binding* uses = f.bind(f.variable("s", annotation), f.use(f.x));
  constexpr auto kCheck = "RLX-PrimStructInfo-shape-variables";
  SECTION("accepts") {
    CHECK(f.says(kCheck, {f.match(nullptr, f.use(f.x), annotation), uses}).empty());
  }
  SECTION("rejects") { CHECK(f.says(kCheck, {uses}) == "error"); }
}

TEST_CASE("a scalar binds the shape variable that its annotation names as itself", "[EXT/Prim]") {
  Fixture f;
  const spec::Variable* k = f.shape_variable("k");
  const auto* own = f.builder.prim({}, int_type(64), f.of(k));
  const auto value = [&] { return f.builder.prim_value({}, f.twice(f.n)); };
  const Binding* uses = f.bind(f.variable("s"), f.shape_expr({f.twice(k)}));
  const Binding* named = f.bind(f.variable("k", own), value());
  SECTION("it does") {
    CHECK(f.says("RLX-ShapeVariable-bound", {named, uses}).empty());
    CHECK(f.says("RLX-PrimStructInfo-shape-variables", {named, uses}).empty());
    CHECK(f.findings().empty());
  }
  SECTION("another name, and a use before it") {
    CHECK(f.says("RLX-ShapeVariable-bound", {uses, named}) == "error");
    const Binding* other = f.bind(f.variable("l", own), value());
    CHECK(f.says("RLX-PrimStructInfo-shape-variables", {other, uses}) == "error");
  }
}

TEST_CASE("a closure brings the variables of its params, a packed function none", "[RLX-D54]") {
  Fixture f;
  const spec::Variable* k = f.shape_variable("k");
  const Expr* size = f.shape_expr({f.of(k)});
  const auto says_of = [&](const char* check, const StructInfo* function) {
    const Variable* params[] = {f.x, f.variable("g", function)};
    f.function->params = f.builder.arena().list(std::span<const Variable* const>(params));
    return f.says(check, {f.bind(f.variable("s"), size)});
  };
  const auto* closure = f.callable({f.tensor({f.of(k)})}, f.builder.object({}));
  const auto* only_result = f.callable({}, f.tensor({f.of(k)}));
  const auto* packed = f.builder.packed_func({}, f.tensor({f.of(k)}), {});
  constexpr auto kPositions = "RLX-Function-binding-positions";
  CHECK(says_of("RLX-ShapeVariable-bound", closure).empty());
  CHECK(says_of(kPositions, closure).empty());
  CHECK(says_of(kPositions, only_result) == "error");  // a result binds nothing
  CHECK(says_of(kPositions, packed) == "error");
}

TEST_CASE("RLX-Function-binding-positions", "[Relax/WellFormed/6]") {
  Fixture f;
  const Variable* a = f.variable("a", f.tensor({f.twice(f.n)}));
  constexpr auto kCheck = "RLX-Function-binding-positions";
  SECTION("accepts") {  // in any order
    f.function->params = f.builder.arena().list({a, static_cast<const Variable*>(f.x)});
    CHECK(f.says(kCheck).empty());
    const Variable* p = f.variable("p", f.builder.prim({}, int_type(64), f.of(f.n)));
    f.function->params = f.builder.arena().list({a, p});
    f.function->body = f.seq({}, f.use(a));
    CHECK(f.says(kCheck).empty());
  }
  SECTION("rejects") {
    f.function->params = f.builder.arena().list({a});
    CHECK(f.says(kCheck, f.seq({}, f.use(a))) == "error");
  }
}

TEST_CASE("RLX-Function-return-shape-variables", "[Relax/WellFormed/4]") {
  Fixture f;
  constexpr auto kCheck = "RLX-Function-return-shape-variables";
  SECTION("accepts") {
    f.function->ret_struct_info = f.tensor({f.twice(f.n)});
    CHECK(f.says(kCheck).empty());
    Function* inner = f.make_function({}, f.seq({}, f.use(f.x)));  // captures n
    inner->ret_struct_info = f.tensor({f.of(f.n), f.of(f.m)});
    CHECK(f.says(kCheck, {f.bind(f.variable("g"), inner)}).empty());
  }
  SECTION("rejects") {
    f.function->ret_struct_info = f.tensor({f.of(f.shape_variable("k"))});
    CHECK(f.says(kCheck) == "warning");
    f.strict = true;
    CHECK(f.says(kCheck) == "error");
  }
}

TEST_CASE("RLX-ShapeVariable-compared", "[RLX-D59]") {
  Fixture f;
  const auto* annotation = f.builder.prim({}, int_type(64), f.of(f.shape_variable("k")));
  const Binding* binds = f.match(nullptr, f.use(f.x), annotation);
  SECTION("accepts") { CHECK(f.says("RLX-ShapeVariable-compared", {binds}).empty()); }
  SECTION("rejects") {
    f.readings.set("RLX-D59", true);
    CHECK(f.says("RLX-ShapeVariable-compared", {binds}) == "error");
  }
}

TEST_CASE("RLX-MatchCast-order", "[RLX-D31]") {
  Fixture f;
  const spec::Variable* k = f.shape_variable("k");
  const auto matching = [&](Dimensions shape) {
    return f.says("RLX-MatchCast-order", {f.match(nullptr, f.use(f.x), f.tensor(shape))});
  };
  SECTION("accepts") {
    CHECK(matching({f.twice(k), f.of(k)}).empty());
    f.readings.set("RLX-D31", true);
    CHECK(matching({f.of(k), f.twice(k)}).empty());
    CHECK(matching({f.twice(f.n), f.of(k)}).empty());
  }
  SECTION("rejects") {
    f.readings.set("RLX-D31", true);
    CHECK(matching({f.twice(k), f.of(k)}) == "error");
  }
}

}  // namespace
}  // namespace tenor::spec::relax::test
