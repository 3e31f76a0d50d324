// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/spec/tir/fixture.h"

namespace tenor::spec::test {
namespace {

TEST_CASE("TIR-LetStmt-pointer", "[TIR/StmtTyping/1]") {
  Fixture t;
  const Variable* v = t.pointer_variable(int_type(8));
  SECTION("accepts") {
    CHECK(t.says("TIR-LetStmt-pointer", t.let(v, t.var(t.p), t.nothing())) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-LetStmt-pointer", t.let(v, t.i(0, 64), t.nothing())) == "error");
    const PrimExpr* none = t.builder.call({}, void_type(), "exp", {});
    CHECK(t.says("TIR-LetStmt-pointer", t.let(v, none, t.nothing())) == "error");
  }
}

TEST_CASE("TIR-LetStmt-dtype", "[TIR/StmtTyping/1:c]") {
  Fixture t;
  const Variable* v = t.variable(int_type(32));
  SECTION("accepts") { CHECK(t.says("TIR-LetStmt-dtype", t.let(v, t.i(1), t.nothing())) == ""); }
  SECTION("rejects") {
    CHECK(t.says("TIR-LetStmt-dtype", t.let(v, t.i(1, 64), t.nothing())) == "error");
  }
}

TEST_CASE("TIR-AttrStmt-thread-node", "[TIR/Exec/3.1:b][TIR-D18]") {
  Fixture t;
  const Variable* v = t.variable(int_type(32));
  Object text;
  text.kind = Object::Kind::kString;
  SECTION("accepts") {
    const tir::Stmt* plain = t.attr(t.object(v), "thread_extent", t.i(4), t.nothing());
    CHECK(t.says("TIR-AttrStmt-thread-node", plain) == "");
    const IterVar* axis = t.iter_var(v, nullptr, nullptr, "threadIdx.x");
    CHECK(t.says("TIR-AttrStmt-thread-node",
                 t.attr(t.object(axis), "virtual_thread", t.i(4), t.nothing())) == "");
    CHECK(t.says("TIR-AttrStmt-thread-node", t.attr(text, "pragma", t.i(4), t.nothing())) == "");
  }
  SECTION("rejects") {
    const tir::Stmt* s = t.attr(text, "thread_extent", t.i(4), t.nothing());
    CHECK(t.says("TIR-AttrStmt-thread-node", s) == "error");
  }
}

TEST_CASE("TIR-AttrStmt-thread-value", "[TIR/Exec/3.1:c]") {
  Fixture t;
  const Object node = t.object(t.variable(int_type(32)));
  SECTION("accepts") {
    const tir::Stmt* s = t.attr(node, "thread_extent", t.i(4), t.nothing());
    CHECK(t.says("TIR-AttrStmt-thread-value", s) == "");
  }
  SECTION("rejects") {
    const tir::Stmt* s = t.attr(node, "thread_extent", t.f(4), t.nothing());
    CHECK(t.says("TIR-AttrStmt-thread-value", s) == "error");
  }
}

TEST_CASE("TIR-AttrStmt-thread-constant", "[TIR/Exec/3.1:c][TIR-D18]") {
  Fixture t;
  const Object node = t.object(t.variable(int_type(32)));
  SECTION("accepts") {
    const tir::Stmt* s = t.attr(node, "thread_extent", t.i(4), t.nothing());
    CHECK(t.says("TIR-AttrStmt-thread-constant", s) == "");
  }
  SECTION("rejects") {
    const tir::Stmt* s = t.attr(node, "thread_extent", t.var(t.n), t.nothing());
    CHECK(t.says("TIR-AttrStmt-thread-constant", s) == "note");
  }
}

TEST_CASE("TIR-AttrStmt-volatile-node", "[TIR/Exec/3.2]") {
  Fixture t;
  SECTION("accepts") {
    const tir::Stmt* s = t.attr(t.object(t.p), "volatile_scope", t.i(1), t.nothing());
    CHECK(t.says("TIR-AttrStmt-volatile-node", s) == "");
  }
  SECTION("rejects") {
    const tir::Stmt* s = t.attr(Object{}, "volatile_scope", t.i(1), t.nothing());
    CHECK(t.says("TIR-AttrStmt-volatile-node", s) == "error");
  }
}

TEST_CASE("TIR-AttrStmt-volatile-bound", "[TIR/Exec/3.2:b]") {
  Fixture t;
  const Variable* v = t.pointer_variable(float_type(32));
  const tir::Stmt* binds = t.allocate(v, float_type(32), {t.i(4)}, t.nothing());
  const auto around = [&](const Variable* named, const tir::Stmt* body) {
    return t.attr(t.object(named), "volatile_scope", t.i(1), body);
  };
  SECTION("accepts") { CHECK(t.says("TIR-AttrStmt-volatile-bound", around(v, binds)) == ""); }
  SECTION("notes") { CHECK(t.says("TIR-AttrStmt-volatile-bound", around(t.p, binds)) == "note"); }
  SECTION("rejects") {
    CHECK(t.says("TIR-AttrStmt-volatile-bound", around(v, t.nothing())) == "error");
    CHECK(t.says("TIR-AttrStmt-volatile-bound", t.seq({binds, around(v, t.nothing())})) == "error");
  }
}

const tir::Stmt* assertion(Fixture& t, const PrimExpr* condition, const PrimExpr* message,
                           Exprs parts = {}) {
  auto* s = t.builder.stmt<tir::AssertStmt>({});
  s->condition = condition;
  s->message = message;
  s->message_parts = t.builder.arena().list(parts);
  return s;
}

TEST_CASE("TIR-AssertStmt-condition", "[TIR/StmtTyping/3:b]") {
  Fixture t;
  const PrimExpr* text = t.builder.string_imm({}, "no");
  SECTION("accepts") {
    CHECK(t.says("TIR-AssertStmt-condition", assertion(t, t.yes(), text)) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-AssertStmt-condition", assertion(t, t.i(1), text)) == "error");
    CHECK(t.says("TIR-AssertStmt-condition", assertion(t, t.wide(t.yes(), 4), text)) == "error");
  }
}

TEST_CASE("TIR-AssertStmt-message", "[TIR/StmtTyping/3]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-AssertStmt-message", assertion(t, t.yes(), t.builder.string_imm({}, "no"))) ==
          "");
    CHECK(t.says("TIR-AssertStmt-message", assertion(t, t.yes(), t.i(7))) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-AssertStmt-message", assertion(t, t.yes(), t.f(7))) == "error");
  }
}

TEST_CASE("TIR-AssertStmt-parts", "[EXT/Assert/kind]") {
  Fixture t;
  const PrimExpr* part = t.builder.string_imm({}, "no");
  SECTION("accepts") {
    CHECK(t.says("TIR-AssertStmt-parts", assertion(t, t.yes(), nullptr, {part, part})) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-AssertStmt-parts", assertion(t, t.yes(), nullptr, {part, t.i(1)})) ==
          "error");
  }
}

TEST_CASE("TIR-Allocate-pointer", "[TIR/StmtTyping/6.1][TIR/StmtTyping/6.1:b]") {
  Fixture t;
  const auto says = [&](const Variable* v, DataType dtype) {
    return t.says("TIR-Allocate-pointer", t.allocate(v, dtype, {t.i(4)}, t.nothing()));
  };
  SECTION("accepts") {
    CHECK(says(t.pointer_variable(float_type(32), "shared"), float_type(32)) == "");
    CHECK(says(t.pointer_variable(int_type(8)), bool_type()) == "");
  }
  SECTION("rejects") {
    CHECK(says(t.pointer_variable(float_type(16)), float_type(32)) == "error");
    CHECK(says(t.variable(handle_type()), float_type(32)) == "error");
  }
}

TEST_CASE("TIR-Allocate-scalars", "[TIR/StmtTyping/6.2]") {
  Fixture t;
  const auto says = [&](const PrimExpr* extent) {
    return t.says("TIR-Allocate-scalars", t.allocate(t.pointer_variable(float_type(32)),
                                                     float_type(32), {extent}, t.nothing()));
  };
  SECTION("accepts") { CHECK(says(t.var(t.n)) == ""); }
  SECTION("rejects") { CHECK(says(t.wide(t.i(4), 2)) == "error"); }
}

TEST_CASE("TIR-Allocate-constant-extents", "[TIR-D83][TIR/Exec/7.4]") {
  Fixture t;
  const auto says = [&](const PrimExpr* extent) {
    return t.says(
        "TIR-Allocate-constant-extents",
        t.allocate(t.pointer_variable(float_type(32)), float_type(32), {extent}, t.nothing()));
  };
  SECTION("accepts") {
    CHECK(says(t.i(0)) == "");
    CHECK(says(t.var(t.n)) == "");
  }
  SECTION("rejects") { CHECK(says(t.i(-4)) == "error"); }
}

TEST_CASE("TIR-Allocate-integers", "[TIR/StmtTyping/6.2:b]") {
  Fixture t;
  const auto says = [&](Exprs extents) {
    return t.says("TIR-Allocate-integers", t.allocate(t.pointer_variable(float_type(32)),
                                                      float_type(32), extents, t.nothing()));
  };
  SECTION("accepts") { CHECK(says({t.i(4), t.var(t.n)}) == ""); }
  SECTION("rejects") {
    CHECK(says({t.f(4)}) == "warning");
    CHECK(says({t.i(4), t.var(t.m)}) == "warning");
  }
}

TEST_CASE("TIR-Allocate-condition", "[TIR/StmtTyping/6.3]") {
  Fixture t;
  tir::Allocate* s =
      t.allocate(t.pointer_variable(float_type(32)), float_type(32), {t.i(4)}, t.nothing());
  SECTION("accepts") { CHECK(t.says("TIR-Allocate-condition", s) == ""); }
  SECTION("rejects") {
    s->condition = t.i(1);
    CHECK(t.says("TIR-Allocate-condition", s) == "error");
  }
}

TEST_CASE("TIR-IfThenElse-condition", "[TIR/StmtTyping/9]") {
  Fixture t;
  auto* s = t.builder.stmt<tir::IfThenElse>({});
  s->then_case = t.nothing();
  SECTION("accepts") {
    s->condition = t.op(ExprKind::kLT, t.var(t.n), t.i(1));
    CHECK(t.says("TIR-IfThenElse-condition", s) == "");
  }
  SECTION("rejects") {
    s->condition = t.var(t.n);
    CHECK(t.says("TIR-IfThenElse-condition", s) == "error");
    s->condition = t.wide(t.yes(), 4);
    CHECK(t.says("TIR-IfThenElse-condition", s) == "error");
  }
}

tir::BufferRealize* realization(Fixture& t, std::vector<Range> bounds) {
  auto* s = t.builder.stmt<tir::BufferRealize>({});
  s->buffer = t.buffer("R", float_type(32), {t.i(16)});
  s->bounds = t.builder.arena().list(bounds);
  s->condition = t.yes();
  s->body = t.nothing();
  return s;
}

TEST_CASE("TIR-BufferRealize-condition", "[TIR/StmtTyping/5.1]") {
  Fixture t;
  tir::BufferRealize* s = realization(t, {{t.i(0), t.i(16)}});
  SECTION("accepts") { CHECK(t.says("TIR-BufferRealize-condition", s) == ""); }
  SECTION("rejects") {
    s->condition = t.i(1);
    CHECK(t.says("TIR-BufferRealize-condition", s) == "warning");
  }
}

TEST_CASE("TIR-BufferRealize-bounds", "[TIR/StmtTyping/5.2][TIR-D32]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferRealize-bounds", realization(t, {{t.i(0), t.i(1)}})) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferRealize-bounds", realization(t, {{t.i(0), t.f(1)}})) == "warning");
  }
}

TEST_CASE("TIR-BufferRealize-one-dtype", "[TIR/StmtTyping/5.2:b]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferRealize-one-dtype", realization(t, {{t.i(0), t.i(1)}})) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferRealize-one-dtype", realization(t, {{t.i(0), t.i(1, 64)}})) ==
          "warning");
  }
}

TEST_CASE("TIR-BufferRealize-extents", "[TIR-D35]") {
  Fixture t;
  SECTION("accepts") {
    CHECK(t.says("TIR-BufferRealize-extents", realization(t, {{t.i(0), t.i(1)}})) == "");
  }
  SECTION("rejects") {
    CHECK(t.says("TIR-BufferRealize-extents", realization(t, {{t.i(0), nullptr}})) == "error");
  }
}

}  // namespace
}  // namespace tenor::spec::test
