// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/tir/fixture.h"

namespace tenor::spec::test {
namespace {

struct LoopFixture : Fixture {
  const tir::Stmt* plain(DataType var, const PrimExpr* min, const PrimExpr* extent,
                         tir::ForKind kind = tir::ForKind::kSerial) {
    return loop(variable(var), min, extent, nothing(), kind);
  }
};

TEST_CASE("TIR-For-scalars", "[TIR/StmtTyping/11.1]") {
  LoopFixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-For-scalars", t.plain(int_type(32), t.i(0), t.i(4))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-For-scalars", t.plain(int_type(32, 4), t.i(0), t.i(4))) == "error");
    CHECK(t.says("TIR-For-scalars", t.plain(int_type(32), t.i(0), t.wide(t.i(4), 2))) == "error");
  }
}

TEST_CASE("TIR-For-integers", "[TIR/StmtTyping/11.1:b]") {
  LoopFixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-For-integers", t.plain(uint_type(8), t.i(0), t.i(4))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-For-integers", t.plain(float_type(32), t.f(0), t.f(4))) == "warning");
  }
}

TEST_CASE("TIR-For-widths", "[TIR/StmtTyping/11.2]") {
  LoopFixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-For-widths", t.plain(int_type(64), t.i(0), t.i(4))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-For-widths", t.plain(int_type(32), t.i(0), t.var(t.m))) == "error");
  }
}

TEST_CASE("TIR-For-dtype", "[TIR/StmtTyping/11.5][TIR/StmtTyping/11.3][TIR/StmtTyping/11.4]") {
  LoopFixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-For-dtype", t.plain(int_type(64), t.i(0), t.var(t.m))) == "");
    CHECK(t.says("TIR-For-dtype", t.plain(uint_type(64), t.i(0), t.i(4))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-For-dtype", t.plain(int_type(64), t.i(0), t.var(t.n))) == "error");
    CHECK(t.says("TIR-For-dtype", t.plain(uint_type(32), t.i(0), t.var(t.n))) == "error");
  }
}

TEST_CASE("TIR-For-promotion", "[TIR-D68]") {
  LoopFixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-For-promotion", t.plain(int_type(64), t.i(-1), t.i(4))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-For-promotion", t.plain(uint_type(64), t.i(-1), t.i(4))) == "error");
  }
}

TEST_CASE("TIR-For-step", "[EXT/For/step]") {
  LoopFixture t;
  const Variable* v = t.variable(int_type(32));
  tir::For* s = t.loop(v, t.i(0), t.i(8), t.nothing());
  SECTION("accepts") {
    s->step = t.i(2);
    CHECK(t.says("TIR-For-step", s) == "");
    s->step = t.var(t.n);
    CHECK(t.says("TIR-For-step", s) == "");
  }
  SECTION("rejects") {
    s->step = t.i(0);
    CHECK(t.says("TIR-For-step", s) == "error");
    s->step = t.var(t.m);
    CHECK(t.says("TIR-For-step", s) == "error");
  }
}

TEST_CASE("TIR-For-vectorized-min", "[TIR/StmtTyping/11.6:b]") {
  LoopFixture t;
  const auto says = [&](const PrimExpr* min, tir::ForKind kind, bool strict = false) {
    return t.says("TIR-For-vectorized-min", t.plain(int_type(32), min, t.i(4), kind), strict);
  };
  SECTION("accepts") {
    CHECK(says(t.i(0), tir::ForKind::kVectorized) == "");
    CHECK(says(t.i(1), tir::ForKind::kSerial) == "");
  }
  SECTION("rejects") {
    CHECK(says(t.i(1), tir::ForKind::kVectorized) == "warning");
    CHECK(says(t.var(t.n), tir::ForKind::kVectorized, true) == "error");
  }
}

TEST_CASE("TIR-For-vectorized-extent", "[TIR/StmtTyping/11.6:c]") {
  LoopFixture t;
  const auto says = [&](const PrimExpr* extent, tir::ForKind kind) {
    return t.says("TIR-For-vectorized-extent", t.plain(int_type(32), t.i(0), extent, kind));
  };
  SECTION("accepts") {
    CHECK(says(t.i(4), tir::ForKind::kVectorized) == "");
    CHECK(says(t.var(t.n), tir::ForKind::kParallel) == "");
  }
  SECTION("rejects") {
    CHECK(says(t.var(t.n), tir::ForKind::kVectorized) == "warning");
    CHECK(says(t.i(0), tir::ForKind::kVectorized) == "warning");
  }
}

TEST_CASE("TIR-For-thread-tag", "[TIR-D73]") {
  LoopFixture t;
  const Variable* v = t.variable(int_type(32));
  tir::For* s = t.loop(v, t.i(0), t.i(8), t.nothing(), tir::ForKind::kThreadBinding);
  SECTION("accepts") {
    s->thread_binding = t.iter_var(t.variable(int_type(32)), nullptr, nullptr, "threadIdx.x");
    CHECK(t.says("TIR-For-thread-tag", s) == "");
  }
  SECTION("rejects") { CHECK(t.says("TIR-For-thread-tag", s) == "error"); }
}

TEST_CASE("TIR-Thread-extent", "[TIR-D73]") {
  LoopFixture t;
  const auto nested = [&](std::string_view tag, const PrimExpr* outer, const PrimExpr* inner) {
    tir::For* in =
        t.loop(t.variable(int_type(32)), t.i(0), inner, t.nothing(), tir::ForKind::kThreadBinding);
    tir::For* out =
        t.loop(t.variable(int_type(32)), t.i(0), outer, in, tir::ForKind::kThreadBinding);
    in->thread_binding = t.iter_var(t.variable(int_type(32)), nullptr, nullptr, tag);
    out->thread_binding = in->thread_binding;
    return t.says("TIR-Thread-extent", out);
  };
  SECTION("accepts") {
    CHECK(nested("threadIdx.x", t.i(8), t.i(8)) == "");
    CHECK(nested("vthread.x", t.i(8), t.i(8)) == "");
  }
  SECTION("rejects") {
    CHECK(nested("threadIdx.x", t.i(8), t.i(4)) == "error");
    CHECK(nested("vthread", t.i(8), t.i(4)) == "error");
    CHECK(nested("vthread.x", t.i(8), t.i(4)) == "error");
    CHECK(nested("threadIdx.x", t.var(t.n), t.i(4)) == "warning");
  }
}

TEST_CASE("TIR-While-condition", "[TIR/StmtTyping/12][TIR-D17]") {
  LoopFixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-While-condition", t.while_loop(t.yes(), t.nothing())) == "");
    CHECK(t.says("TIR-While-condition", t.while_loop(t.var(t.n), t.nothing())) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-While-condition", t.while_loop(t.var(t.x), t.nothing())) == "error");
    CHECK(t.says("TIR-While-condition", t.while_loop(t.wide(t.yes(), 2), t.nothing())) == "error");
  }
}

TEST_CASE("TIR-While-vectorized", "[TIR/StmtTyping/11.6]") {
  LoopFixture t;
  const tir::Stmt* inner = t.while_loop(t.yes(), t.nothing());
  const auto says = [&](tir::ForKind kind) {
    const tir::Stmt* mid = t.loop(t.variable(int_type(32)), t.i(0), t.i(2), inner);
    return t.says("TIR-While-vectorized",
                  t.loop(t.variable(int_type(32)), t.i(0), t.i(4), mid, kind));
  };
  SECTION("accepts") { CHECK(says(tir::ForKind::kParallel) == ""); }
  SECTION("rejects") { CHECK(says(tir::ForKind::kVectorized) == "warning"); }
}

}  // namespace
}  // namespace tenor::spec::test
