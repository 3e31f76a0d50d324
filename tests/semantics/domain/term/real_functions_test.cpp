// SPDX-License-Identifier: Apache-2.0
// Floats as real numbers: bounds of datatypes, exp, and values under conditions.
#include <rapidcheck/catch.h>

#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "semantics/domain/term/show.h"
#include "tests/semantics/domain/term/reals.h"

namespace tenor::semantics {

using spec::ExprKind;

TEST_CASE("real: each value is a number of its datatype", "[terms]") {
  Reals r;
  const TermId x = r.x, y = r.y, half = r.in(0, kF16);
  const double most = std::numeric_limits<float>::max();
  const TermId least = r.number(-most), greatest = r.number(most), infinity = r.number(INFINITY),
               below = r.number(-INFINITY);
  CHECK(r.same(r.op(ExprKind::kMax, least, x), x));
  CHECK(r.same(r.op(ExprKind::kMax, x, below), x));
  CHECK(r.same(r.op(ExprKind::kMin, greatest, x), x));
  CHECK(r.same(r.op(ExprKind::kMin, x, infinity), x));
  CHECK(r.same(r.op(ExprKind::kMax, r.op(ExprKind::kMax, least, x), y),
               r.op(ExprKind::kMax, r.op(ExprKind::kMax, below, x), y)));
  CHECK(r.same(r.op(ExprKind::kMax, r.number(-65504, kF16), half), half));
  CHECK(r.same(r.op(ExprKind::kMax, least, r.mul(x, y)), r.mul(y, x)));  // no value is infinite
  CHECK_FALSE(r.same(r.op(ExprKind::kMax, r.number(-65504), x), x));     // of another format
  CHECK_FALSE(r.same(r.op(ExprKind::kMax, greatest, x), x));
  CHECK_FALSE(r.same(r.op(ExprKind::kMax, infinity, x), x));
  CHECK_FALSE(r.same(r.op(ExprKind::kMin, least, x), x));
  CHECK_FALSE(r.same(r.op(ExprKind::kMax, r.number(NAN), x), x));
  // A number may be the least one.
  CHECK_FALSE(r.same(r.op(ExprKind::kLT, least, x), kTrue));
  CHECK_FALSE(r.same(r.op(ExprKind::kEq, least, x), kFalse));
}

TEST_CASE("real: exp of a sum is a product, and never 0", "[terms]") {
  Reals r;
  const auto [x, y, z] = std::tuple(r.x, r.y, r.z);
  const auto exp = [&](TermId t) { return r.math("exp", {t}); };
  CHECK(r.same(exp(r.add(x, y)), r.mul(exp(y), exp(x))));
  CHECK(r.same(exp(r.sub(x, y)), r.div(exp(x), exp(y))));
  CHECK(r.same(r.div(exp(x), exp(x)), r.number(1)));
  CHECK(r.same(exp(r.sub(x, x)), r.number(1)));
  CHECK(r.same(exp(r.sub(r.number(0), x)), r.div(r.number(1), exp(x))));
  const auto softmax = [&](TermId m) {
    const TermId a = exp(r.sub(x, m)), b = exp(r.sub(y, m));
    return r.div(a, r.add(a, b));
  };
  CHECK(r.same(softmax(z), softmax(r.op(ExprKind::kMax, x, y))));
  CHECK(r.same(softmax(x), softmax(r.mul(x, y))));
  CHECK_FALSE(r.same(exp(r.add(x, y)), r.add(exp(x), exp(y))));
  CHECK_FALSE(r.same(exp(r.mul(x, y)), r.mul(exp(x), exp(y))));
  CHECK_FALSE(r.same(r.div(exp(x), exp(y)), r.number(1)));
}

TEST_CASE("real: rsqrt and sigmoid are quotients", "[terms]") {
  Reals r;
  const auto [x, y] = std::tuple(r.x, r.y);
  const TermId root = r.math("sqrt", {x}),
               below = r.add(r.number(1), r.math("exp", {r.sub(r.number(0), x)}));
  CHECK(r.same(r.math("rsqrt", {x}), r.div(r.number(1), root)));
  CHECK(r.same(r.mul(y, r.math("rsqrt", {x})), r.div(y, root)));
  CHECK(r.same(r.math("sigmoid", {x}), r.div(r.number(1), below)));
  CHECK(r.same(r.mul(y, r.math("sigmoid", {x})), r.div(y, below)));
  CHECK_FALSE(r.same(r.math("rsqrt", {x}), root));
  CHECK_FALSE(r.same(r.math("sigmoid", {x}), r.math("sigmoid", {y})));
  CHECK_FALSE(
      r.same(r.math("sigmoid", {x}), r.div(r.number(1), r.add(r.number(1), r.math("exp", {x})))));
}

TEST_CASE("real: what all summands have in common is outside of an inverse", "[terms]") {
  Reals r;
  const auto [x, y, z] = std::tuple(r.x, r.y, r.z);
  CHECK(r.same(r.div(z, r.add(r.mul(x, y), r.mul(x, z))), r.div(r.div(z, x), r.add(z, y))));
  CHECK(r.same(r.div(z, r.add(r.mul(x, y), r.mul(r.number(2), r.mul(x, z)))),
               r.div(r.div(z, r.mul(r.number(2), x)), r.add(z, r.mul(r.number(0.5), y)))));
  CHECK_FALSE(r.same(r.div(r.mul(x, y), r.add(r.mul(x, y), r.mul(x, z))), r.div(y, r.add(y, z))));
}

TEST_CASE("real: a truth is 0 or 1, and what it guards a product", "[terms]") {
  Reals r;
  const auto [x, y, z] = std::tuple(r.x, r.y, r.z);
  const TermId holds = r.op(ExprKind::kLT, x, y), zero = r.number(0);
  const auto select = [&](TermId a, TermId b) {
    return r.bank.make(TermOp::kSelect, kF32, 0, {holds, a, b});
  };
  CHECK(r.same(select(z, zero), r.mul(z, r.cast(holds, kF32))));
  CHECK(r.same(select(zero, z), r.mul(r.cast(r.bank.negation(holds), kF32), z)));
  CHECK(r.same(r.add(select(z, zero), select(zero, z)), z));
  CHECK(r.same(r.add(zero, select(z, zero)), select(r.add(zero, z), zero)));
  CHECK(r.same(select(r.number(-0.0), zero), zero));
  CHECK_FALSE(r.same(select(z, zero), select(zero, z)));
  CHECK_FALSE(r.same(select(z, zero), z));
}

TEST_CASE("real: a clamp is one in either order, where its bounds are", "[terms]") {
  Reals r;
  const TermId zero = r.number(0), three = r.number(3);
  const auto clamp = [&](TermId low, TermId high) {
    return std::pair(r.op(ExprKind::kMin, high, r.op(ExprKind::kMax, r.x, low)),
                     r.op(ExprKind::kMax, r.op(ExprKind::kMin, r.x, high), low));
  };
  const auto [inner, outer] = clamp(zero, three);
  CHECK(r.same(inner, outer));
  const auto [low, high] = clamp(three, zero);
  CHECK_FALSE(r.same(low, high));
}

TEST_CASE("real: minima and maxima are in any order, and each other's negatives", "[terms]") {
  Reals r;
  const auto [x, y, z] = std::tuple(r.x, r.y, r.z);
  const auto max = [&](TermId a, TermId b) { return r.op(ExprKind::kMax, a, b); };
  const auto min = [&](TermId a, TermId b) { return r.op(ExprKind::kMin, a, b); };
  const auto negative = [&](TermId a) { return r.sub(r.number(0), a); };
  CHECK(r.same(max(max(x, y), max(z, x)), max(z, max(y, x))));
  CHECK(r.same(max(r.mul(x, r.number(1)), max(y, r.number(-INFINITY))), max(y, x)));
  CHECK(r.same(max(max(x, r.number(1)), max(y, r.number(2))), max(max(y, x), r.number(2))));
  CHECK(r.same(min(min(x, y), z), negative(max(max(negative(z), negative(y)), negative(x)))));
  CHECK(r.same(r.cast(max(r.cast(x, kF64), r.cast(y, kF64)), kF32), max(y, x)));
  CHECK_FALSE(r.same(max(x, y), max(x, z)));
  CHECK_FALSE(r.same(max(x, min(y, z)), min(max(x, y), z)));
  CHECK_FALSE(r.same(min(x, y), negative(max(x, y))));
  CHECK_FALSE(r.same(max(x, r.number(1)), max(x, r.number(2))));
}

TEST_CASE("real: a comparison of truths as numbers is one about them", "[terms]") {
  Reals r;
  const TermId p = r.op(ExprKind::kLT, r.x, r.y), q = r.op(ExprKind::kLE, r.z, r.number(3));
  const auto as_number = [&](TermId truth) {
    return r.bank.make(TermOp::kSelect, kF32, 0, {truth, r.number(1), r.number(0)});
  };
  const auto differs = [&](TermId a) { return r.op(ExprKind::kNE, a, r.number(0)); };
  CHECK(r.same(differs(as_number(p)), p));
  CHECK(r.same(differs(r.mul(as_number(p), as_number(q))), r.bank.conjunction(p, q)));
  CHECK(r.same(r.op(ExprKind::kLT, as_number(p), r.number(1)), r.bank.negation(p)));
  CHECK(r.same(r.op(ExprKind::kLT, as_number(p), r.number(2)), kTrue));
  CHECK(r.same(r.op(ExprKind::kLE, r.sub(r.z, r.number(3)), r.number(0)), q));
  CHECK_FALSE(r.same(differs(as_number(p)), differs(as_number(q))));
  CHECK_FALSE(r.same(r.op(ExprKind::kLE, r.z, r.number(2)), q));
}

TEST_CASE("real: a whole number is what it is as an integer", "[terms]") {
  Reals r;
  const TermId whole = r.math("floor", {r.x});
  CHECK(r.same(r.cast(r.cast(whole, kInt32), kF32), whole));
  CHECK_FALSE(r.same(r.cast(r.cast(r.x, kInt32), kF32), r.x));
  const TermId is_nan =
      r.bank.make(TermOp::kMath, spec::bool_type().scalar,
                  r.bank.math_number(*numeric::find_math("isnan")), {r.add(r.x, r.y)});
  CHECK(r.same(is_nan, kFalse));
}

TEST_CASE("real: the remainder of a division truncated is fmod", "[terms]") {
  Reals r;
  CHECK(r.same(r.op(ExprKind::kMod, r.x, r.y), r.math("fmod", {r.x, r.y})));
  CHECK_FALSE(r.same(r.op(ExprKind::kMod, r.x, r.y), r.math("fmod", {r.y, r.x})));
  CHECK_FALSE(r.same(r.op(ExprKind::kFloorMod, r.x, r.y), r.math("fmod", {r.x, r.y})));
}

namespace {

/// A drawn term of what is not exact: exp, choices, bounds, and quotients of what is not 0.
TermId draw_function(Reals& r, int depth) {
  const int which = *rc::gen::inRange(0, depth == 0 ? 2 : 12);
  if (which == 0) return r.in(static_cast<std::uint64_t>(*rc::gen::inRange(0, 3)), kF64);
  if (which == 1) return r.number(*rc::gen::element(0.0, 1.0, -1.0, 0.5, 2.0), kF64);
  const TermId a = draw_function(r, depth - 1);
  const auto exp = [&](TermId t) { return r.math("exp", {r.math("sin", {t})}); };
  if (which == 2) return exp(a);
  const TermId b = draw_function(r, depth - 1);
  const double most = std::numeric_limits<double>::max();
  const TermId less = r.op(ExprKind::kLT, r.in(0, kF64), r.in(1, kF64));
  switch (which) {
    case 3: return r.math("exp", {r.sub(r.math("sin", {a}), r.math("sin", {b}))});
    case 4: return r.div(a, r.add(exp(a), exp(b)));
    case 5: return r.op(ExprKind::kMax, r.op(ExprKind::kMax, r.number(-most, kF64), a), b);
    case 6:
      return r.bank.make(TermOp::kSelect, kF64, 0,
                         {less, a, *rc::gen::element(r.number(0, kF64), b)});
    case 7: return r.op(*rc::gen::element(ExprKind::kMin, ExprKind::kMax), a, b);
    case 8:
      return r.op(*rc::gen::element(ExprKind::kMin, ExprKind::kMax), r.sub(r.number(0, kF64), a),
                  r.number(0.5, kF64));
    case 9: {
      const TermId truth =
          r.bank.make(TermOp::kSelect, kF64, 0, {less, r.number(1, kF64), r.number(0, kF64)});
      const auto kind = *rc::gen::element(ExprKind::kEq, ExprKind::kNE, ExprKind::kLT,
                                          ExprKind::kLE, ExprKind::kGE);
      const TermId asked = r.op(
          kind, truth, *rc::gen::element(r.number(0, kF64), r.number(1, kF64), r.number(2, kF64)));
      return r.bank.make(TermOp::kSelect, kF64, 0, {asked, a, b});
    }
    default: return r.op(*rc::gen::element(ExprKind::kAdd, ExprKind::kSub, ExprKind::kMul), a, b);
  }
}

}  // namespace

TEST_CASE("real: a normal form has nearly the value that the machine computes of its term",
          "[terms][property]") {
  rc::prop("for drawn terms and small inputs", [] {
    Reals r;
    const TermId term = draw_function(r, 3), normal = r.normal(term);
    std::array<double, 3> inputs{};
    for (double& x : inputs) x = *rc::gen::inRange(-8, 9) / 8.0;
    TermEvaluator value(r.bank, [&](std::uint32_t, std::uint64_t i) {
      return Concrete::floating(kF64, inputs.at(i));
    });
    const auto number = [&](TermId t) { return numeric::to_double(kF64, value(t).bits); };
    RC_ASSERT(std::abs(number(normal) - number(term)) <= 1e-9 * (1 + std::abs(number(term))));
  });
}

}  // namespace tenor::semantics
