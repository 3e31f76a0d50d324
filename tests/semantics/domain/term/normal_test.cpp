// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/normal.h"

#include <rapidcheck/catch.h>

#include <catch2/catch.hpp>
#include <cmath>

#include "semantics/domain/term/show.h"
#include "tests/semantics/domain/term/types.h"

namespace tenor::semantics {
namespace {

using Kind = spec::ExprKind;
using spec::ScalarType;

struct Terms {
  TermBank bank;
  /// Parameter number 8 is of type Int8, number 32 of type Int32.
  TermId in(std::uint64_t i, ScalarType type = kInt32) { return bank.input(type.bits, i, type); }
  TermId number(std::int64_t v, ScalarType type = kInt32) {
    return bank.constant(Concrete::integer(type, v));
  }
  TermId floating(double v) { return bank.constant(Concrete::floating(kF32, v)); }
  TermId op(Kind kind, TermId a, TermId b) {
    return bank.make(TermOp::kOperator, bank.type(a), static_cast<std::uint32_t>(kind), {a, b});
  }
  bool same(TermId a, TermId b, TermLaws laws) {
    TermNormalizer normal(bank, laws);
    return normal(a) == normal(b);
  }
};

TEST_CASE("normal: integers are a ring", "[terms]") {
  Terms t;
  const TermId a = t.in(0), b = t.in(1), c = t.in(2);
  const auto same = [&](TermId x, TermId y) { return t.same(x, y, TermLaws::kIntegers); };
  CHECK(same(t.op(Kind::kAdd, a, b), t.op(Kind::kAdd, b, a)));
  CHECK(same(t.op(Kind::kSub, a, a), t.number(0)));
  CHECK(same(t.op(Kind::kMul, a, t.op(Kind::kAdd, b, c)),
             t.op(Kind::kAdd, t.op(Kind::kMul, c, a), t.op(Kind::kMul, b, a))));
  CHECK(same(t.op(Kind::kMul, t.number(1 << 16), t.op(Kind::kMul, a, t.number(1 << 16))),
             t.number(0)));
  const auto shifted = [&](TermId x, std::int64_t k) {
    return t.bank.make(TermOp::kBitwise, kInt32, detail_of(BitwiseOp::kShiftLeft),
                       {x, t.number(k)});
  };
  CHECK(same(shifted(t.op(Kind::kAdd, a, b), 3),
             t.op(Kind::kAdd, t.op(Kind::kMul, a, t.number(8)), shifted(b, 3))));
  CHECK(same(t.op(Kind::kFloorDiv, a, t.number(-1)), t.op(Kind::kSub, t.number(0), a)));
  CHECK_FALSE(same(shifted(a, 3), t.op(Kind::kMul, a, t.number(4))));
  CHECK_FALSE(same(t.op(Kind::kAdd, a, b), t.op(Kind::kSub, a, b)));
  CHECK_FALSE(same(t.op(Kind::kFloorDiv, t.op(Kind::kMul, a, t.number(2)), t.number(2)), a));
}

TEST_CASE("normal: floats keep their order unless it is granted", "[terms]") {
  Terms t;
  const TermId a = t.in(0, kF32), b = t.in(1, kF32), c = t.in(2, kF32);
  const TermId left = t.op(Kind::kAdd, t.op(Kind::kAdd, a, b), c);
  const TermId right = t.op(Kind::kAdd, a, t.op(Kind::kAdd, c, b));
  CHECK_FALSE(t.same(left, right, TermLaws::kIeee));
  CHECK(t.same(left, right, TermLaws::kReassociate));
  CHECK_FALSE(t.same(t.op(Kind::kAdd, a, b), t.op(Kind::kAdd, b, a), TermLaws::kIntegers));
  CHECK(t.same(t.op(Kind::kAdd, a, b), t.op(Kind::kAdd, b, a), TermLaws::kIeee));
}

TEST_CASE("normal: what IEEE 754 grants, and what it does not", "[terms]") {
  Terms t;
  const TermId a = t.in(0, kF32);
  const auto is_a = [&](TermId x) { return t.same(x, a, TermLaws::kReassociate); };
  CHECK(is_a(t.op(Kind::kMul, a, t.floating(1))));
  CHECK(is_a(t.op(Kind::kDiv, a, t.floating(1))));
  CHECK(is_a(t.op(Kind::kSub, a, t.floating(0.0))));
  CHECK(is_a(t.op(Kind::kAdd, t.floating(-0.0), a)));
  CHECK_FALSE(is_a(t.op(Kind::kAdd, a, t.floating(0.0))));   // of -0 it is 0
  CHECK_FALSE(is_a(t.op(Kind::kSub, a, t.floating(-0.0))));  // the same
  CHECK_FALSE(t.same(t.op(Kind::kSub, a, a), t.floating(0), TermLaws::kReassociate));
  CHECK_FALSE(t.same(t.op(Kind::kMul, a, t.floating(0)), t.floating(0), TermLaws::kReassociate));
  CHECK_FALSE(t.same(t.op(Kind::kMax, a, t.in(1, kF32)), t.op(Kind::kMax, t.in(1, kF32), a),
                     TermLaws::kReassociate));
}

TEST_CASE("normal: doubling, exact inverses, and casts there and back", "[terms]") {
  Terms t;
  const TermId a = t.in(0, kF32);
  const auto same = [&](TermId x, TermId y) { return t.same(x, y, TermLaws::kIeee); };
  const auto cast = [&](TermId x, ScalarType to) { return t.bank.make(TermOp::kCast, to, 0, {x}); };
  CHECK(same(t.op(Kind::kAdd, a, a), t.op(Kind::kMul, t.floating(2), a)));
  CHECK(same(t.op(Kind::kDiv, a, t.floating(-8)), t.op(Kind::kMul, a, t.floating(-0.125))));
  CHECK_FALSE(same(t.op(Kind::kDiv, a, t.floating(10)), t.op(Kind::kMul, a, t.floating(0.1))));
  CHECK_FALSE(same(t.op(Kind::kDiv, a, t.floating(0)), t.op(Kind::kMul, a, t.floating(INFINITY))));
  CHECK(same(cast(cast(a, spec::float_type(64).scalar), kF32), a));
  CHECK_FALSE(same(cast(cast(a, spec::float_type(16).scalar), kF32), a));
  CHECK_FALSE(same(cast(cast(t.in(0), kF32), kInt32), t.in(0)));  // 2^24 + 1 is not
  CHECK(same(cast(cast(t.in(0, kInt8), kF32), kInt8), t.in(0, kInt8)));
}

TEST_CASE("normal: those laws hold for every float16", "[terms]") {
  const auto same = [](const ConcreteValue& x, const ConcreteValue& y) {
    return numeric::same_value(kF16, x.bits, y.bits);
  };
  for (std::uint64_t bits = 0; bits < 65536; ++bits) {
    const ConcreteValue x = Concrete::of(bits, kF16);
    bool holds = same(Concrete::binary(Kind::kAdd, x, x),
                      Concrete::binary(Kind::kMul, x, Concrete::floating(kF16, 2)));
    for (int k = -15; k <= 15; ++k) {
      const auto power = [](int n) { return Concrete::floating(kF16, std::ldexp(1, n)); };
      holds &= same(Concrete::binary(Kind::kDiv, x, power(k)),
                    Concrete::binary(Kind::kMul, x, power(-k)));
    }
    holds &= same(Concrete::cast(Concrete::cast(x, kF32), kF16), x);
    if (!holds) FAIL("float16 of bits " << bits);
  }
}

TEST_CASE("normal: a chain costs its length", "[terms]") {
  Terms t;
  TermId up = t.number(0), down = t.number(0);
  for (int i = 0; i < 3000; ++i) up = t.op(Kind::kAdd, up, t.in(static_cast<std::uint64_t>(i)));
  for (int i = 3000; i-- > 0;) down = t.op(Kind::kAdd, t.in(static_cast<std::uint64_t>(i)), down);
  CHECK(t.same(up, down, TermLaws::kIntegers));
  TermId doubled = t.in(0);
  for (int i = 0; i < 31; ++i) doubled = t.op(Kind::kAdd, doubled, doubled);
  CHECK(t.same(doubled, t.op(Kind::kMul, t.in(0), t.number(-2147483648LL)), TermLaws::kIntegers));
}

/// A drawn term over four inputs.
TermId draw(Terms& t, ScalarType type, int depth) {
  const int which = *rc::gen::inRange(0, depth == 0 ? 2 : 8);
  if (which == 0) return t.in(static_cast<std::uint64_t>(*rc::gen::inRange(0, 4)), type);
  if (which == 1) return t.number(*rc::gen::element(0, 1, -1, 2, 3, -128, 127), type);
  const auto arm = [&] { return draw(t, type, depth - 1); };
  if (which == 2) {
    const ScalarType other = type == kInt8 ? kInt32 : kInt8;
    return t.bank.make(TermOp::kCast, type, 0, {draw(t, other, depth - 1)});
  }
  if (which == 3) {
    const TermId a = arm(), b = arm();
    return t.bank.select(t.bank.comparison(*rc::gen::element(Kind::kLT, Kind::kLE, Kind::kEq,
                                                             Kind::kNE, Kind::kGT, Kind::kGE),
                                           a, b),
                         arm(), arm());
  }
  return t.op(*rc::gen::element(Kind::kAdd, Kind::kSub, Kind::kMul, Kind::kMin, Kind::kMax), arm(),
              arm());
}

TEST_CASE("normal: a normal form has the value of its term", "[terms][property]") {
  rc::prop("for drawn terms and inputs of both types", [] {
    Terms t;
    const ScalarType type = *rc::gen::element(kInt8, kInt32);
    const TermId term = draw(t, type, 5);
    const auto values = *rc::gen::container<std::vector<std::int64_t>>(
        4,
        rc::gen::oneOf(rc::gen::inRange<std::int64_t>(-3, 4), rc::gen::arbitrary<std::int64_t>()));
    TermNormalizer normal(t.bank, TermLaws::kReassociate);
    const TermId rewritten = normal(term);
    TermEvaluator evaluate(t.bank, [&](std::uint32_t parameter, std::uint64_t i) {
      return Concrete::integer(parameter == 8 ? kInt8 : kInt32, values[i]);
    });
    RC_ASSERT(evaluate(rewritten).bits == evaluate(term).bits);
    RC_ASSERT(normal(rewritten) == rewritten);
  });
}

}  // namespace
}  // namespace tenor::semantics
