// SPDX-License-Identifier: Apache-2.0
// What is equal as real numbers, and has no value on one side alone; and comparisons that tell NaN.
#include "semantics/domain/term/partial_operations.h"

#include <catch2/catch.hpp>

#include "tests/semantics/domain/term/reals.h"

namespace tenor::semantics {
namespace {

using spec::ExprKind;

struct Partial : Reals {
  PartialOperations partial{bank, normal};

  bool same_in_all(TermId a, TermId b) { return same(a, b) && partial.are_same(a, b); }
};

}  // namespace

TEST_CASE("partial operations: what is taken away has no value everywhere", "[terms]") {
  Partial p;
  const auto [x, y, z] = std::tuple(p.x, p.y, p.z);
  const TermId zero = p.number(0);
  for (const char* name : {"log", "sqrt", "acos", "rsqrt"}) {
    const TermId f = p.math(name, {x});
    INFO(name);
    CHECK(p.same(p.sub(f, f), zero));
    CHECK_FALSE(p.same_in_all(p.sub(f, f), zero));
    CHECK_FALSE(p.same_in_all(p.mul(f, zero), zero));
    CHECK(p.same_in_all(p.add(f, y), p.add(y, f)));
  }
  CHECK_FALSE(p.same_in_all(p.div(zero, x), zero));
  CHECK_FALSE(p.same_in_all(p.sub(p.div(y, x), p.div(y, x)), zero));
  CHECK(p.same_in_all(p.add(p.div(x, z), p.div(y, z)), p.div(p.add(x, y), z)));
  CHECK(p.same_in_all(p.math("rsqrt", {x}), p.div(p.number(1), p.math("sqrt", {x}))));
}

TEST_CASE("partial operations: a condition guards what it chooses", "[terms]") {
  Partial p;
  const auto [x, y] = std::tuple(p.x, p.y);
  const TermId zero = p.number(0), condition = p.op(ExprKind::kLT, zero, x);
  const auto chosen = [&](TermId a, TermId b) { return p.bank.select(condition, a, b); };
  const TermId root = p.math("sqrt", {x}), truth = chosen(p.number(1), zero);
  CHECK(p.same(chosen(root, zero), p.mul(root, truth)));
  CHECK_FALSE(p.same_in_all(chosen(root, zero), p.mul(root, truth)));
  CHECK_FALSE(p.same_in_all(chosen(root, y), p.add(chosen(root, y), p.sub(root, root))));
  CHECK(p.same_in_all(chosen(p.add(root, y), zero), chosen(p.add(y, root), zero)));
}

TEST_CASE("partial operations: a divisor that is always 0 is one", "[terms]") {
  Partial p;
  const TermId zero = p.number(0), none = p.sub(p.y, p.y);
  CHECK_FALSE(p.same_in_all(p.mul(p.div(p.x, zero), zero), p.mul(p.x, zero)));
  CHECK_FALSE(p.same_in_all(p.mul(p.div(p.x, none), zero), p.mul(p.x, zero)));
}

TEST_CASE("partial operations: a divisor that is never 0 is none", "[terms]") {
  Partial p;
  const auto exp = [&](TermId t) { return p.math("exp", {t}); };
  const TermId sum = p.add(exp(p.x), exp(p.y));
  CHECK(p.same_in_all(p.add(p.div(exp(p.x), sum), p.div(exp(p.y), sum)),
                      p.div(p.add(exp(p.x), exp(p.y)), sum)));
  CHECK(p.same_in_all(p.math("sigmoid", {p.x}),
                      p.div(p.number(1), p.add(p.number(1), exp(p.sub(p.number(0), p.x))))));
  CHECK(p.same_in_all(p.div(p.x, p.number(4)), p.mul(p.x, p.number(0.25))));
}

TEST_CASE("real: where NaN is told, the order of numbers is not total", "[terms]") {
  Reals r;
  TermNormalizer normal(r.bank, TermLaws::kReal, true);
  const auto same = [&](TermId a, TermId b) { return normal(a) == normal(b); };
  const auto [x, y] = std::tuple(r.x, r.y);
  CHECK(same(r.op(ExprKind::kGE, x, y), r.op(ExprKind::kLE, y, x)));
  CHECK(same(r.op(ExprKind::kNE, x, y), r.bank.negation(r.op(ExprKind::kEq, y, x))));
  CHECK(same(r.op(ExprKind::kLT, x, x), kFalse));
  CHECK_FALSE(same(r.op(ExprKind::kEq, x, x), kTrue));
  CHECK_FALSE(same(r.op(ExprKind::kLE, x, x), kTrue));
  CHECK_FALSE(same(r.bank.negation(r.op(ExprKind::kLT, x, y)), r.op(ExprKind::kGE, x, y)));
}

}  // namespace tenor::semantics
