// SPDX-License-Identifier: Apache-2.0
// Alpha-equality and the hash that goes with it. TIR/Grammar; TIR-D36.
#include "spec/ir/equal.h"

#include <catch2/catch.hpp>
#include <limits>

#include "spec/ir/hash.h"
#include "tests/spec/ir/make.h"

namespace tenor::spec::test {
namespace {

/// `for i in range(extent): A[i] = A[i] + value`, under the names given.
const tir::PrimFunc* increment(Make& m, std::string_view buffer, std::string_view index,
                               Expr extent, Expr value) {
  const Buffer* a = m.buffer(buffer, float_type(32), {m.i32(8)});
  const Variable* i = m.variable(index);
  const tir::Stmt* store = m.store(a, {m.var(i)}, m.add(m.load(a, {m.var(i)}), value));
  return m.function({a}, {}, m.loop(i, extent, store));
}

bool same(const tir::PrimFunc* a, const tir::PrimFunc* b, EqualOptions options = {}) {
  const bool result = equal(*a, *b, options);
  if (result) CHECK(hash(*a, options) == hash(*b, options));
  CHECK(equal(*b, *a, options) == result);
  return result;
}

TEST_CASE("equal: names of bound variables and buffers do not count") {
  Make m;
  const tir::PrimFunc* a = increment(m, "A", "i", m.i32(8), m.f32(1));
  CHECK(same(a, increment(m, "B", "j", m.i32(8), m.f32(1))));
  CHECK_FALSE(same(a, increment(m, "A", "i", m.i32(7), m.f32(1))));
  CHECK_FALSE(same(a, increment(m, "A", "i", m.i64(8), m.f32(1))));
  CHECK(hash(*a) != hash(*increment(m, "A", "i", m.i32(7), m.f32(1))));
}

TEST_CASE("equal: which variable occurs does count") {
  Make m;
  const Buffer* a = m.buffer("A", int_type(32), {m.i32(8), m.i32(8)});
  const auto nest = [&](bool swapped) {
    const Variable *i = m.variable("i"), *j = m.variable("j");
    const tir::Stmt* s = m.store(a, {m.var(i), m.var(j)}, swapped ? m.var(j) : m.var(i));
    return m.function({a}, {}, m.loop(i, m.i32(8), m.loop(j, m.i32(8), s)));
  };
  CHECK(same(nest(false), nest(false)));
  CHECK_FALSE(same(nest(false), nest(true)));
}

TEST_CASE("equal: free variables match themselves, or one another where asked") {
  Make m;
  const Variable *x = m.variable("x"), *y = m.variable("x"), *z = m.variable("z", int_type(64));
  CHECK(equal(m.var(x), m.var(x)));
  CHECK_FALSE(equal(m.var(x), m.var(y)));
  const EqualOptions free{.match_free = true};
  CHECK(equal(m.var(x), m.var(y), free));
  CHECK(equal(m.add(m.var(x), m.var(y)), m.add(m.var(y), m.var(x)), free));
  CHECK_FALSE(equal(m.add(m.var(x), m.var(x)), m.add(m.var(y), m.var(x)), free));
  CHECK_FALSE(equal(m.add(m.var(x), m.var(y)), m.add(m.var(x), m.var(x)), free));
  CHECK_FALSE(equal(m.var(x), m.var(z), free));
  CHECK(hash(m.add(m.var(x), m.var(y))) == hash(m.add(m.var(y), m.var(x))));
}

TEST_CASE("equal: one variable bound twice is two") {
  Make m;
  const Variable *x = m.variable("x"), *y = m.variable("y"), *z = m.variable("z");
  const auto twice = [&](const Variable* first, const Variable* second) {
    return m.sequence({m.let(first, m.i32(1), m.evaluate(m.var(first))),
                       m.let(second, m.i32(2), m.evaluate(m.var(second)))});
  };
  CHECK(equal(twice(x, x), twice(y, z)));
  CHECK(hash(twice(x, x)) == hash(twice(y, z)));
}

TEST_CASE("equal: literals by their bits, but one NaN as another") {
  Make m;
  CHECK_FALSE(equal(m.f32(0.0), m.f32(-0.0)));
  const double nan = std::numeric_limits<double>::quiet_NaN();
  CHECK(equal(m.f32(nan), m.f32(-nan)));
  CHECK_FALSE(equal(m.f32(nan), m.f32(1)));
  CHECK_FALSE(equal(m.text("ab"), m.text("abc")));
  CHECK_FALSE(equal(m.i32(1), m.builder.boolean({}, true)));
}

TEST_CASE("equal: an absent offset is a zero one", "[TIR-D36]") {
  Make m;
  Buffer *a = m.buffer("A", float_type(32), {m.i32(4)}),
         *b = m.buffer("B", float_type(32), {m.i32(4)});
  b->elem_offset = m.i64(0);
  const auto use = [&](const Buffer* x) {
    return m.function({x}, {}, m.evaluate(m.load(x, {m.i32(0)})));
  };
  CHECK(same(use(a), use(b)));
  b->elem_offset = m.i64(1);
  CHECK_FALSE(same(use(a), use(b)));
  b->elem_offset = nullptr;
  b->data_alignment = 64;
  CHECK_FALSE(same(use(a), use(b)));
  CHECK(same(use(a), use(b), {.normal_form = true}));
}

TEST_CASE("equal: two buffers on one memory are not two on two") {
  Make m;
  const auto use = [&](bool shared) {
    const Buffer* a = m.buffer("A", float_type(32), {m.i32(4)});
    const Buffer* b = m.buffer("B", float_type(32), {m.i32(4)}, shared ? a->data : nullptr);
    return m.function({a}, {}, m.store(b, {m.i32(0)}, m.load(a, {m.i32(0)})));
  };
  CHECK(same(use(true), use(true)));
  CHECK_FALSE(same(use(true), use(false)));
}

TEST_CASE("equal: the first difference is named") {
  Make m;
  const tir::PrimFunc* a = increment(m, "A", "i", m.i32(8), m.f32(1));
  const tir::PrimFunc* b = increment(m, "A", "i", m.i32(8), m.f32(2));
  const auto found = difference(*a, *b);
  REQUIRE(found);
  CHECK(found->path == "body.body.value.operand[1]");
  CHECK(found->what.substr(0, 6) == "value ");
  REQUIRE(found->left);
  CHECK(found->left == as<BinaryExpr>(as<tir::BufferStore>(as<tir::For>(a->body)->body)->value)->b);
  CHECK_FALSE(difference(*a, *a));
}

TEST_CASE("equal: missing parts are no crash") {
  Make m;
  const Expr none = nullptr;
  const tir::Stmt* nothing = nullptr;
  CHECK(equal(none, none));
  CHECK_FALSE(equal(none, m.i32(0)));
  CHECK(equal(nothing, nothing));
  CHECK_FALSE(equal(nothing, m.evaluate(none)));
  CHECK(equal(static_cast<const tir::Stmt*>(m.stmt<tir::For>()), m.stmt<tir::For>()));
  CHECK(equal(static_cast<const tir::Stmt*>(m.stmt<tir::BlockRealize>()),
              m.stmt<tir::BlockRealize>()));
}

}  // namespace
}  // namespace tenor::spec::test
