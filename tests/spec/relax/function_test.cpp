// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/relax/fixture.h"

namespace tenor::spec::relax::test {
namespace {

TEST_CASE("RLX-Function-force-pure", "[Relax/WellFormed/21]") {
  Fixture f;
  f.function->attrs = f.attribute("relax.force_pure", true);
  constexpr auto kCheck = "RLX-Function-force-pure";
  SECTION("accepts") {
    CHECK(f.says(kCheck).empty());
    f.function->is_pure = false;
    f.function->attrs = f.attribute("relax.force_pure", false);
    CHECK(f.says(kCheck).empty());
  }
  SECTION("rejects") {
    f.function->is_pure = false;
    CHECK(f.says(kCheck) == "error");
  }
}

TEST_CASE("RLX-Function-recursive-annotation", "[Relax/WellFormed/8]") {
  Fixture f;
  constexpr auto kCheck = "RLX-Function-recursive-annotation";
  Variable *y = f.variable("y"), *loop = f.variable("loop"), *p = f.variable("p");
  const Binding* itself = f.bind(y, f.call(f.global("main"), {f.use(f.x)}));
  Function* local = f.make_function({p}, f.seq({}, f.call(f.use(loop), {f.use(p)})));
  SECTION("accepts") {
    CHECK(f.says(kCheck).empty());
    f.function->ret_struct_info = f.tensor({f.of(f.n), f.of(f.m)});
    CHECK(f.says(kCheck, {itself}).empty());
    local->ret_struct_info = f.builder.object({});
    CHECK(f.says(kCheck, {f.bind(loop, local)}).empty());
  }
  SECTION("rejects") {
    CHECK(f.says(kCheck, {itself}) == "warning");
    CHECK(f.says(kCheck, {f.bind(loop, local)}) == "warning");
    f.strict = true;
    CHECK(f.says(kCheck, {itself}) == "error");
  }
  SECTION("rejects those that call each other") {
    const Variable* q = f.variable("q");
    f.add_function("other", f.make_function({q}, f.seq({}, f.call(f.global("main"), {f.use(q)}))));
    CHECK(f.says(kCheck, {f.bind(y, f.call(f.global("other"), {f.use(f.x)}))}) == "warning");
  }
}

TEST_CASE("RLX-Function-global-symbol", "[Relax/WellFormed/13]") {
  Fixture f;
  constexpr auto kCheck = "RLX-Function-global-symbol";
  SECTION("accepts") {
    CHECK(f.says(kCheck).empty());
    f.function->attrs = f.attribute("global_symbol", std::string_view("main"));
    CHECK(f.says(kCheck).empty());
  }
  SECTION("rejects") {
    f.function->attrs = f.attribute("global_symbol", std::string_view("other"));
    CHECK(f.says(kCheck) == "warning");
    f.strict = true;
    CHECK(f.says(kCheck) == "error");
  }
}

TEST_CASE("RLX-Module-entry", "[Relax/WellFormed/12]") {
  Fixture f;
  f.function->is_private = true;
  constexpr auto kCheck = "RLX-Module-entry";
  SECTION("accepts") {
    f.add_function("other", f.make_function({}, f.seq({}, f.tuple({}))));
    CHECK(f.says(kCheck).empty());
  }
  SECTION("rejects") {
    CHECK(f.says(kCheck) == "warning");
    f.strict = true;
    CHECK(f.says(kCheck) == "error");
  }
}

TEST_CASE("RLX-Op-called", "[Relax/WellFormed/9]") {
  Fixture f;
  SECTION("accepts") {
    CHECK(
        f.says("RLX-Op-called", {f.bind(f.variable("y"), f.add(f.use(f.x), f.use(f.x)))}).empty());
  }
  SECTION("rejects") {
    CHECK(f.says("RLX-Op-called", {f.bind(f.variable("y"), f.op("add"))}) == "error");
    const Expr* passed = f.call(f.op("call_pure_packed"), {f.op("add"), f.use(f.x)});
    CHECK(f.says("RLX-Op-called", {f.bind(f.variable("y"), passed)}) == "error");
    CHECK(f.says("RLX-Op-called", f.seq({}, f.tuple({f.op("add")}))) == "error");
  }
}

TEST_CASE("RLX-OpaqueExpr-in-scope", "[EXT/Opaque]") {
  Fixture f;
  const Expr* opaque = f.builder.make<OpaqueExpr>({});
  SECTION("accepts") { CHECK(f.says("RLX-OpaqueExpr-in-scope").empty()); }
  SECTION("rejects") {
    CHECK(f.says("RLX-OpaqueExpr-in-scope", {f.bind(f.variable("y"), opaque)}) == "error");
  }
}

}  // namespace
}  // namespace tenor::spec::relax::test
