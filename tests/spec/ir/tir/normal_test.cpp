// SPDX-License-Identifier: Apache-2.0
// The normal form, rule by rule as spec/ir/tir/normal.h numbers them; TIR/Grammar/Stmt, TIR-D44.
#include "spec/ir/tir/normal.h"

#include <catch2/catch.hpp>

#include "spec/ir/equal.h"
#include "tests/spec/ir/make.h"

namespace tenor::spec::test {
namespace {

constexpr EqualOptions kNormal{.normal_form = true};

struct Fixture : Make {
  const Variable *x = variable("x"), *y = variable("y");
  const tir::Stmt* use_x = evaluate(call("f", int_type(32), {var(x)}));
  const tir::Stmt* other = evaluate(call("g", int_type(32), {}));
};

TEST_CASE("normal: sequences", "[TIR/Grammar/Stmt]") {
  Fixture m;
  const tir::Stmt* nested =
      m.sequence({m.sequence({m.use_x, m.evaluate(m.i32(0))}), m.sequence({}), m.other});
  CHECK_FALSE(equal(nested, m.sequence({m.use_x, m.other})));
  CHECK(equal(nested, m.sequence({m.use_x, m.other}), kNormal));
  CHECK_FALSE(equal(nested, m.sequence({m.other, m.use_x}), kNormal));
  CHECK(equal(m.sequence({m.other}), m.other, kNormal));
  const tir::Stmt* nothing = nullptr;
  CHECK(equal(m.sequence({}), nothing, kNormal));
}

TEST_CASE("normal: a scope takes what follows") {
  Fixture m;
  const tir::Stmt* ended = m.sequence({m.let(m.x, m.i32(1), m.use_x), m.other, m.other});
  const tir::Stmt* open = m.let(m.x, m.i32(1), m.sequence({m.use_x, m.other, m.other}));
  CHECK_FALSE(equal(ended, open));
  CHECK(equal(ended, open, kNormal));
  const tir::Stmt* inner =
      m.sequence({m.let(m.x, m.i32(1), m.let(m.y, m.i32(2), m.use_x)), m.other});
  const tir::Stmt* both =
      m.let(m.x, m.i32(1), m.let(m.y, m.i32(2), m.sequence({m.use_x, m.other})));
  CHECK(equal(inner, both, kNormal));
  // A loop ends where it ends.
  const tir::Stmt* loop = m.sequence({m.loop(m.x, m.i32(4), m.use_x), m.other});
  CHECK_FALSE(equal(loop, m.loop(m.x, m.i32(4), m.sequence({m.use_x, m.other})), kNormal));
}

TEST_CASE("normal: a declaration is its body", "[TIR-D44]") {
  Fixture m;
  const Buffer* b = m.buffer("B", int_type(32), {m.i32(4)});
  const tir::Stmt* store = m.store(b, {m.i32(0)}, m.i32(1));
  CHECK(equal(m.declare(b, store), store, kNormal));
  CHECK_FALSE(equal(m.declare(b, m.other), store, kNormal));
}

TEST_CASE("normal: the parts of a message are joined", "[EXT/Assert/kind]") {
  Fixture m;
  const auto check = [&](std::vector<Expr> parts, Expr message) {
    auto* s = m.stmt<tir::AssertStmt>();
    s->condition = m.var(m.x);
    s->message = message;
    if (!parts.empty()) s->error_kind = "ValueError";
    s->message_parts = m.builder.arena().list(parts);
    s->body = m.other;
    return static_cast<const tir::Stmt*>(s);
  };
  const tir::Stmt* parts = check({m.text("a"), m.text("b")}, nullptr);
  CHECK(equal(parts, check({}, m.text("ab")), kNormal));
  CHECK_FALSE(equal(parts, check({}, m.text("ab"))));
  CHECK_FALSE(equal(parts, check({}, m.text("ba")), kNormal));
}

TEST_CASE("normal: control has one form", "[EXT/Return]") {
  Fixture m;
  auto* given = m.stmt<tir::Return>();
  given->value = m.i32(3);
  const tir::Stmt* called = m.evaluate(m.call("ret", int_type(32), {m.i32(3)}));
  CHECK(equal(static_cast<const tir::Stmt*>(given), called, kNormal));
  given->value = m.i32(4);
  CHECK_FALSE(equal(static_cast<const tir::Stmt*>(given), called, kNormal));
  CHECK(equal(static_cast<const tir::Stmt*>(m.stmt<tir::Break>()),
              m.evaluate(m.call("break_loop", int_type(32), {})), kNormal));
}

TEST_CASE("normal: blocks stand in a root block") {
  Fixture m;
  auto* block = m.stmt<tir::Block>();
  block->name_hint = "b";
  block->body = m.other;
  block->iter_vars =
      m.builder.arena().list({m.iter(m.y, m.range(m.i32(0), m.i32(4)), IterVarType::kDataPar)});
  const tir::Stmt* loop = m.loop(m.x, m.i32(4), m.realize(block, {m.var(m.x)}));
  auto* root = m.stmt<tir::Block>();
  root->name_hint = "root";
  root->body = loop;
  root->reads_written = true;
  const tir::PrimFunc *bare = m.function({}, {}, loop),
                      *rooted = m.function({}, {}, m.realize(root, {}));
  CHECK_FALSE(equal(*bare, *rooted));
  CHECK(equal(*bare, *rooted, kNormal));
  CHECK_FALSE(equal(*m.function({}, {}, m.other), *rooted, kNormal));
}

TEST_CASE("normal: what one generation alone writes") {
  Fixture m;
  tir::For* loop = m.loop(m.x, m.i32(4), m.use_x);
  tir::For* stepped = m.loop(m.x, m.i32(4), m.use_x);
  stepped->step = m.i32(1);
  CHECK(equal(static_cast<const tir::Stmt*>(loop), stepped, kNormal));
  stepped->step = m.i32(2);
  CHECK_FALSE(equal(static_cast<const tir::Stmt*>(loop), stepped, kNormal));
  tir::PrimFunc *f = m.function({}, {}, m.other), *g = m.function({}, {}, m.other);
  g->s_tir = true;
  Object name;
  name.kind = Object::Kind::kString;
  name.text = "main";
  g->attrs = m.builder.arena().list({Attribute{"global_symbol", name}});
  CHECK_FALSE(equal(*f, *g));
  CHECK(equal(*f, *g, kNormal));
  name.text = "other";
  g->attrs = m.builder.arena().list({Attribute{"global_symbol", name}});
  CHECK_FALSE(equal(*f, *g, kNormal));
}

}  // namespace
}  // namespace tenor::spec::test
