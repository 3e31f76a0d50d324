// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/relax/fixture.h"

namespace tenor::spec::relax::test {
namespace {

/// What the check says of a binding whose variable has this annotation.
std::string annotated(Fixture& f, std::string_view check, const StructInfo* annotation) {
  return f.says(check, {f.bind(f.variable("y", annotation), f.use(f.x))});
}

TEST_CASE("RLX-TensorStructInfo-shape", "[Relax/WellFormed/14]") {
  Fixture f;
  const auto of = [&](const Expr* shape) {
    return annotated(f, "RLX-TensorStructInfo-shape",
                     f.builder.tensor({}, shape, 2, float_type(32)));
  };
  SECTION("accepts") {
    CHECK(of(nullptr).empty());
    CHECK(of(f.shape_expr({f.of(f.n), f.i(4)})).empty());
    CHECK(of(f.use(f.x)).empty());
  }
  SECTION("rejects") { CHECK(of(f.call(f.op("shape_of"), {f.use(f.x)})) == "error"); }
}

TEST_CASE("RLX-TensorStructInfo-rank", "[Relax/WellFormed/14:e]") {
  Fixture f;
  const auto of = [&](int ndim) {
    const Expr* shape = f.shape_expr({f.of(f.n), f.i(4)});
    return annotated(f, "RLX-TensorStructInfo-rank",
                     f.builder.tensor({}, shape, ndim, float_type(32)));
  };
  SECTION("accepts") { CHECK(of(2).empty()); }
  SECTION("rejects") {
    CHECK(of(3) == "error");
    CHECK(of(kUnknownRank) == "error");
  }
}

TEST_CASE("RLX-ShapeStructInfo-rank", "[Relax/WellFormed/15:c]") {
  Fixture f;
  auto* made = f.builder.make<ShapeStructInfo>({});
  made->values = f.builder.arena().list<const PrimExpr*>({f.i(4)});
  constexpr auto kCheck = "RLX-ShapeStructInfo-rank";
  SECTION("accepts") {
    made->ndim = 1;
    CHECK(annotated(f, kCheck, made).empty());
    CHECK(annotated(f, kCheck, f.builder.shape_of_rank({}, 3)).empty());
  }
  SECTION("rejects") {
    made->ndim = 2;
    CHECK(annotated(f, kCheck, made) == "error");
    CHECK(annotated(f, kCheck,
                    f.builder.tuple_info({}, f.builder.arena().list<const StructInfo*>({made}))) ==
          "error");
  }
}

TEST_CASE("RLX-PrimStructInfo-dtype", "[Relax/WellFormed/19]") {
  Fixture f;
  const auto of = [&](DataType dtype) {
    return annotated(f, "RLX-PrimStructInfo-dtype", f.builder.prim({}, dtype));
  };
  SECTION("accepts") {
    CHECK(of(int_type(64)).empty());
    CHECK(of(bool_type()).empty());
    CHECK(of(float_type(16)).empty());
  }
  SECTION("rejects") {
    CHECK(of(handle_type()) == "error");
    CHECK(of(void_type()) == "error");
  }
}

TEST_CASE("RLX-PrimStructInfo-value", "[Relax/WellFormed/22]") {
  Fixture f;
  const auto of = [&](DataType dtype, const PrimExpr* value) {
    return annotated(f, "RLX-PrimStructInfo-value", f.builder.prim({}, dtype, value));
  };
  SECTION("accepts") {
    CHECK(of(int_type(64), f.twice(f.n)).empty());
    CHECK(of(int_type(32), nullptr).empty());
  }
  SECTION("rejects") { CHECK(of(int_type(32), f.of(f.n)) == "error"); }
}

TEST_CASE("RLX-FuncStructInfo-one-form", "[Relax/WellFormed/17]") {
  Fixture f;
  auto* made = f.builder.make<FuncStructInfo>({});
  made->ret = f.builder.object({});
  made->derive_func.kind = DeriveFunc::Kind::kDefault;
  constexpr auto kCheck = "RLX-FuncStructInfo-one-form";
  SECTION("accepts") { CHECK(annotated(f, kCheck, made).empty()); }
  SECTION("rejects") {
    made->params = List<const StructInfo*>();
    CHECK(annotated(f, kCheck, made) == "error");
    CHECK(annotated(f, kCheck, f.callable({made}, made->ret)) == "error");
  }
}

TEST_CASE("RLX-FuncStructInfo-some-form", "[Relax/WellFormed/17:b]") {
  Fixture f;
  auto* made = f.builder.make<FuncStructInfo>({});
  made->ret = f.builder.object({});
  constexpr auto kCheck = "RLX-FuncStructInfo-some-form";
  SECTION("accepts") {
    made->params = List<const StructInfo*>();
    CHECK(annotated(f, kCheck, made).empty());
  }
  SECTION("rejects") { CHECK(annotated(f, kCheck, made) == "error"); }
}

TEST_CASE("RLX-VDevice-listed", "[Relax/WellFormed/24]") {
  Fixture f;
  auto* device = f.builder.make<VDevice>({});
  const auto* annotation = f.builder.tensor_of_rank({}, 2, float_type(32), device);
  constexpr auto kCheck = "RLX-VDevice-listed";
  SECTION("accepts") {
    f.module.vdevices.push_back(device);
    CHECK(annotated(f, kCheck, annotation).empty());
    CHECK(annotated(f, kCheck, f.tensor({f.of(f.n)})).empty());
  }
  SECTION("rejects") {
    CHECK(annotated(f, kCheck, annotation) == "warning");
    f.strict = true;
    CHECK(annotated(f, kCheck, annotation) == "error");
  }
}

}  // namespace
}  // namespace tenor::spec::relax::test
