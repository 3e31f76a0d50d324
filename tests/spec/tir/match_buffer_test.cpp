// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/tir/fixture.h"

namespace tenor::spec::test {
namespace {

TEST_CASE("TIR-MatchBufferRegion-dtype", "[TIR/OtherTyping/5.2]") {
  Fixture t;
  const BufferRegion* source = t.region(t.a, {{t.i(0), t.i(4)}});
  const auto says = [&](DataType dtype) {
    const tir::Stmt* s = t.matching(t.buffer("V", dtype, {t.i(4)}), source);
    return t.says("TIR-MatchBufferRegion-dtype", s);
  };
  SECTION("accepts") { CHECK(says(float_type(32)) == ""); }
  SECTION("rejects") { CHECK(says(float_type(16)) == "warning"); }
}

TEST_CASE("TIR-MatchBufferRegion-alignment", "[TIR/OtherTyping/5.3]") {
  Fixture t;
  Buffer* view = t.buffer("V", float_type(32), {t.i(4)});
  const tir::Stmt* s = t.matching(view, t.region(t.a, {{t.i(0), t.i(4)}}));
  t.a->data_alignment = 64;
  SECTION("accepts") {
    view->data_alignment = 16;
    CHECK(t.says("TIR-MatchBufferRegion-alignment", s) == "");
  }
  SECTION("rejects") {
    view->data_alignment = 128;
    CHECK(t.says("TIR-MatchBufferRegion-alignment", s) == "warning");
  }
}

TEST_CASE("TIR-MatchBufferRegion-scope", "[TIR/OtherTyping/5.5]") {
  Fixture t;
  const BufferRegion* source = t.region(t.a, {{t.i(0), t.i(4)}});
  const auto says = [&](std::string_view scope) {
    const tir::Stmt* s = t.matching(t.buffer("V", float_type(32), {t.i(4)}, scope), source);
    return t.says("TIR-MatchBufferRegion-scope", s);
  };
  SECTION("accepts") {
    CHECK(says("global") == "");
    CHECK(says("") == "");
  }
  SECTION("rejects") { CHECK(says("shared") == "error"); }
}

TEST_CASE("TIR-MatchBufferRegion-type", "[TIR/OtherTyping/5.6]") {
  Fixture t;
  Buffer* view = t.buffer("V", float_type(32), {t.i(4)});
  const tir::Stmt* s = t.matching(view, t.region(t.a, {{t.i(0), t.i(4)}}));
  SECTION("accepts") { CHECK(t.says("TIR-MatchBufferRegion-type", s) == ""); }
  SECTION("rejects") {
    view->buffer_type = BufferType::kAutoBroadcast;
    CHECK(t.says("TIR-MatchBufferRegion-type", s) == "error");
  }
}

TEST_CASE("TIR-MatchBufferRegion-rank", "[TIR/OtherTyping/5.7][TIR-D11]") {
  Fixture t;
  const BufferRegion* source = t.region(t.b, {{t.i(0), t.i(1)}, {t.i(0), t.i(4)}});
  const auto says = [&](Exprs shape) {
    return t.says("TIR-MatchBufferRegion-rank",
                  t.matching(t.buffer("V", float_type(32), shape), source));
  };
  SECTION("accepts") {
    CHECK(says({t.i(4)}) == "");
    CHECK(says({t.i(1), t.i(4)}) == "");
  }
  SECTION("rejects") { CHECK(says({t.i(1), t.i(1), t.i(4)}) == "error"); }
}

TEST_CASE("TIR-MatchBufferRegion-leading", "[TIR/OtherTyping/5.8][TIR-D11]") {
  Fixture t;
  const auto says = [&](const PrimExpr* leading) {
    const BufferRegion* source = t.region(t.b, {{t.i(0), leading}, {t.i(0), t.i(4)}});
    return t.says("TIR-MatchBufferRegion-leading",
                  t.matching(t.buffer("V", float_type(32), {t.i(4)}), source));
  };
  const PrimExpr* n = t.var(t.n);
  SECTION("accepts") {
    CHECK(says(t.i(1)) == "");
    CHECK(says(t.op(ExprKind::kSub, t.op(ExprKind::kAdd, n, t.i(1)), n)) == "");
  }
  SECTION("rejects") {
    CHECK(says(t.i(2)) == "error");
    CHECK(says(n) == "warning");
  }
}

TEST_CASE("TIR-MatchBufferRegion-extents", "[TIR/OtherTyping/5.9][TIR-D11]") {
  Fixture t;
  const auto says = [&](const PrimExpr* dimension, const PrimExpr* extent) {
    const BufferRegion* source = t.region(t.b, {{t.i(0), t.i(1)}, {t.i(0), extent}});
    return t.says("TIR-MatchBufferRegion-extents",
                  t.matching(t.buffer("V", float_type(32), {dimension}), source));
  };
  const PrimExpr* n = t.var(t.n);
  SECTION("accepts") {
    CHECK(says(t.i(4), t.i(4)) == "");
    CHECK(says(t.var(t.variable(int_type(32))), n) == "");
    CHECK(says(t.op(ExprKind::kMul, n, t.i(2)), t.op(ExprKind::kAdd, n, n)) == "");
  }
  SECTION("rejects") {
    CHECK(says(t.i(4), t.i(8)) == "error");
    CHECK(says(t.op(ExprKind::kAdd, n, t.i(1)), n) == "error");
    CHECK(says(t.i(4), n) == "warning");
  }
}

}  // namespace
}  // namespace tenor::spec::test
