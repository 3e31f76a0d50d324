// SPDX-License-Identifier: Apache-2.0
// Floats as real numbers: which terms are the same then, and which are not; and the value of a
// normal form, computed exactly, is that of its term.
#include "semantics/domain/term/real_ring.h"

#include <rapidcheck/catch.h>

#include <boost/multiprecision/cpp_int.hpp>
#include <catch2/catch.hpp>
#include <cmath>

#include "tests/semantics/domain/term/reals.h"

namespace tenor::semantics {
namespace {

using Kind = spec::ExprKind;
using spec::ScalarType;
using Number = boost::multiprecision::cpp_rational;

}  // namespace

TEST_CASE("real: sums and products are those of a ring", "[terms]") {
  Reals r;
  const auto [x, y, z] = std::tuple(r.x, r.y, r.z);
  CHECK(r.same(r.add(r.add(x, y), z), r.add(y, r.add(z, x))));
  CHECK(r.same(r.mul(x, r.add(y, z)), r.add(r.mul(z, x), r.mul(x, y))));
  CHECK(r.same(r.add(x, r.number(0)), x));
  CHECK(r.same(r.mul(x, r.number(0)), r.number(-0.0)));
  CHECK(r.same(r.sub(x, x), r.number(0)));
  CHECK(r.same(r.mul(r.add(x, y), r.sub(x, y)), r.sub(r.mul(x, x), r.mul(y, y))));
  CHECK_FALSE(r.same(r.mul(r.add(x, y), r.add(x, y)), r.add(r.mul(x, x), r.mul(y, y))));
  CHECK_FALSE(r.same(r.sub(x, y), r.sub(y, x)));
  CHECK_FALSE(r.same(r.mul(x, x), x));
}

TEST_CASE("real: a quotient is a product with an inverse", "[terms]") {
  Reals r;
  const auto [x, y, z] = std::tuple(r.x, r.y, r.z);
  CHECK(r.same(r.add(r.div(x, z), r.div(y, z)), r.div(r.add(x, y), z)));
  CHECK(r.same(r.div(r.div(x, y), z), r.div(x, r.mul(z, y))));
  CHECK(r.same(r.div(x, r.div(y, z)), r.div(r.mul(x, z), y)));
  CHECK(r.same(r.div(x, r.add(r.add(y, y), z)),
               r.div(r.mul(r.number(0.5), x), r.add(y, r.mul(z, r.number(0.5))))));
  CHECK(r.same(r.div(x, r.number(8)), r.mul(x, r.number(0.125))));
  CHECK(r.same(r.div(r.div(x, r.number(3)), r.number(5)), r.div(x, r.number(15))));
  CHECK_FALSE(r.same(r.div(x, x), r.number(1)));                         // not where x is 0
  CHECK_FALSE(r.same(r.div(x, r.number(10)), r.mul(x, r.number(0.1))));  // no float is 1/10
  CHECK_FALSE(r.same(r.div(x, y), r.div(y, x)));
  CHECK_FALSE(r.same(r.div(r.number(1), r.number(0)), r.number(0)));
}

TEST_CASE("real: nothing rounds", "[terms]") {
  Reals r;
  const auto [x, y, z] = std::tuple(r.x, r.y, r.z);
  CHECK(r.same(r.cast(r.cast(x, kF16), kF32), x));
  CHECK(r.same(r.cast(r.add(x, y), kF64), r.add(r.cast(x, kF64), r.cast(y, kF64))));
  CHECK(r.same(r.math("fma", {x, y, z}), r.add(z, r.mul(x, y))));
  CHECK(r.same(r.math("exp", {r.cast(x, kF64)}), r.cast(r.math("exp", {x}), kF64)));
  const TermId i = r.in(0, kInt32);
  CHECK(r.same(r.cast(r.cast(i, kF32), kF64), r.cast(i, kF64)));
  CHECK_FALSE(
      r.same(r.cast(r.bank.make(TermOp::kOperator, kInt32, detail_of(Kind::kAdd), {i, i}), kF32),
             r.add(r.cast(i, kF32), r.cast(i, kF32))));  // integers wrap around
  CHECK_FALSE(r.same(r.cast(r.cast(x, kInt32), kF32), x));
  // 2^24 + 1 is not a float of 32 bits, and stays what it is.
  const TermId large = r.number(16777216);
  CHECK_FALSE(r.same(r.add(large, r.add(x, r.number(1))), r.add(large, x)));
}

TEST_CASE("real: comparisons are of numbers that have an order", "[terms]") {
  Reals r;
  const auto [x, y] = std::tuple(r.x, r.y);
  CHECK(r.same(r.bank.negation(r.op(Kind::kLT, x, y)), r.op(Kind::kGE, x, y)));
  CHECK(r.same(r.op(Kind::kNE, x, y), r.bank.negation(r.op(Kind::kEq, y, x))));
  CHECK(r.same(r.op(Kind::kLE, r.sub(x, x), r.number(0)), kTrue));
  CHECK(r.same(r.op(Kind::kMax, x, y), r.op(Kind::kMax, y, x)));
  CHECK_FALSE(r.same(r.op(Kind::kMax, x, y), r.op(Kind::kMin, x, y)));
  CHECK_FALSE(r.same(r.op(Kind::kLT, x, y), r.op(Kind::kLT, y, x)));
  CHECK_FALSE(r.same(r.op(Kind::kLT, x, y), r.op(Kind::kLE, x, y)));
}

TEST_CASE("real: what is no number, and what sees bits, is not looked into", "[terms]") {
  Reals r;
  const TermId x = r.x, infinity = r.number(INFINITY);
  CHECK_FALSE(r.same(r.sub(infinity, infinity), r.number(0)));
  CHECK_FALSE(r.same(r.add(x, infinity), infinity));
  CHECK_FALSE(r.same(r.mul(infinity, r.number(0)), r.number(0)));
  const auto bits = [&](TermId t) { return r.bank.make(TermOp::kReinterpret, kInt32, 0, {t}); };
  CHECK_FALSE(r.same(bits(r.add(x, r.number(0))), bits(x)));
  CHECK_FALSE(r.same(r.math("copysign", {x, r.sub(x, x)}), r.math("copysign", {x, r.number(0)})));
  CHECK_FALSE(r.same(r.math("nextafter", {x, r.y}),
                     r.cast(r.math("nextafter", {r.cast(x, kF64), r.cast(r.y, kF64)}), kF32)));
}

TEST_CASE("real: long sums cost their length, and long products are not opened", "[terms]") {
  Reals r;
  TermId up = r.number(0), down = r.number(0);
  for (std::uint64_t i = 0; i < 3000; ++i) up = r.add(up, r.in(i));
  for (std::uint64_t i = 3000; i-- > 0;) down = r.add(r.in(i), down);
  CHECK(r.same(up, down));
  CHECK(r.same(r.mul(up, down), r.mul(down, up)));
  CHECK(r.same(r.mul(up, r.x), r.mul(r.x, down)));
}

namespace {

/// A drawn term over four inputs of three widths.
TermId draw(Reals& r, int depth) {
  const ScalarType type = *rc::gen::element(kF16, kF32, kF64);
  const int which = *rc::gen::inRange(0, depth == 0 ? 2 : 9);
  if (which == 0) return r.in(static_cast<std::uint64_t>(*rc::gen::inRange(0, 4)), kF32);
  if (which == 1)
    return r.number(*rc::gen::element(0.0, 1.0, -1.0, 0.5, 3.0, 0.1, 1e300, 1e-300), kF64);
  const TermId a = draw(r, depth - 1);
  if (which == 2) return r.cast(a, type);
  const TermId b = draw(r, depth - 1);
  if (which == 3) return r.math("fma", {a, b, draw(r, depth - 1)});
  return r.op(*rc::gen::element(Kind::kAdd, Kind::kSub, Kind::kMul, Kind::kMul, Kind::kDiv), a, b);
}

/// Its exact value; 1/0 is 0.
Number exact(const TermBank& bank, TermId t, const std::vector<Number>& inputs) {
  const TermNode& node = bank.at(t);
  const auto arg = [&](std::size_t k) { return exact(bank, bank.args(t)[k], inputs); };
  switch (node.op) {
    case TermOp::kConstant: return Number(numeric::to_double(node.type, node.payload()));
    case TermOp::kInput: return inputs.at(node.payload());
    case TermOp::kCast: return arg(0);
    case TermOp::kMath: return arg(0) * arg(1) + arg(2);
    default: break;
  }
  const Number a = arg(0), b = arg(1);
  switch (node.kind()) {
    case Kind::kAdd: return a + b;
    case Kind::kSub: return a - b;
    case Kind::kMul: return a * b;
    case Kind::kDiv: return b == 0 ? Number(0) : Number(a / b);
    default: FAIL("no operation of the ring"); return 0;
  }
}

}  // namespace

TEST_CASE("real: a normal form has the exact value of its term", "[terms][property]") {
  rc::prop("for drawn terms and rational inputs", [] {
    Reals r;
    const TermId term = draw(r, 4);
    // A form that is normalised again may be written otherwise: a number that no float is, such as
    // 0.1 / 3, is a quotient there.
    const TermId normal = r.normal(term), again = r.normal(normal);
    for (int trial = 0; trial < 4; ++trial) {
      std::vector<Number> inputs;
      for (int i = 0; i < 4; ++i)
        inputs.push_back(Number(*rc::gen::inRange(-5, 6)) / *rc::gen::inRange(1, 4));
      RC_ASSERT(exact(r.bank, normal, inputs) == exact(r.bank, term, inputs));
      RC_ASSERT(exact(r.bank, again, inputs) == exact(r.bank, term, inputs));
    }
  });
}

}  // namespace tenor::semantics
