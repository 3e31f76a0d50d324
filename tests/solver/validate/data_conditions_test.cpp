// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/data_conditions.h"

#include <catch2/catch.hpp>

#include "solver/prover/default_prover.h"
#include "tests/share.h"

namespace tenor::solver::test {
namespace {

using namespace semantics;
using Kind = spec::ExprKind;
constexpr spec::ScalarType kInt32 = spec::int_type(32).scalar, kInt64 = spec::int_type(64).scalar,
                           kFloat = spec::float_type(32).scalar;

struct Conditions {
  TermBank bank;
  static inline const std::unique_ptr<spec::Prover> kProver = make_prover();
  Questions questions{*kProver, 1000, [] { return false; }};
  TermId index = bank.input(0, 0, kInt32);

  TermId number(std::int64_t v, spec::ScalarType type) {
    return bank.constant(Concrete::integer(type, v));
  }
  TermId op(Kind kind, TermId a, TermId b) {
    return bank.make(TermOp::kOperator, bank.type(a), detail_of(kind), {a, b});
  }
  bool implies(TermId given, TermId claim) {
    return DataConditions(bank, questions).implies(std::array{given}, claim);
  }
  bool equal(TermId fact, TermId a, TermId b) {
    DataConditions conditions(bank, questions);
    conditions.assume(fact);
    return conditions.equal(a, b);
  }
  TermId wide(TermId a) { return bank.make(TermOp::kCast, kInt64, 0, {a}); }
  TermId within(TermId i, std::int64_t end) {
    return bank.conjunction(bank.comparison(Kind::kGE, i, number(0, bank.type(i))),
                            bank.comparison(Kind::kLT, i, number(end, bank.type(i))));
  }
  /// index * 4 + 2 in the datatype of `of`.
  TermId flat(TermId of) {
    const spec::ScalarType type = bank.type(of);
    return op(Kind::kAdd, op(Kind::kMul, of, number(4, type)), number(2, type));
  }
};

TEST_CASE("data conditions: an index in bounds is in bounds when it is flattened", "[solver]") {
  Conditions c;
  CHECK(c.implies(c.within(c.index, 8), c.within(c.flat(c.index), 32)));
  CHECK_FALSE(c.implies(c.within(c.flat(c.index), 32), c.within(c.index, 8)));
  CHECK_FALSE(c.implies(kTrue, c.within(c.index, 8)));
  CHECK(c.implies(kFalse, c.within(c.index, 8)));
  CHECK_FALSE(c.implies(kOpaque, c.within(c.index, 8)));
}

TEST_CASE("data conditions: 32 and 64 bits agree where nothing wraps", "[solver]") {
  Conditions c;
  const TermId narrow = c.wide(c.flat(c.index)), wide = c.flat(c.wide(c.index));
  CHECK(c.equal(c.within(c.index, 8), narrow, wide));
  CHECK_FALSE(c.equal(kTrue, narrow, wide));
}

TEST_CASE("data conditions: floats are equal where what they are made of is", "[solver]") {
  Conditions c;
  const std::vector<TermId> elements{c.bank.input(1, 0, kFloat), c.bank.input(1, 1, kFloat)};
  const TermId array = c.bank.array(kFloat, elements);
  const TermId a = c.bank.element(array, c.wide(c.flat(c.index)));
  const TermId b = c.bank.element(array, c.flat(c.wide(c.index)));
  CHECK(c.equal(c.within(c.index, 8), a, b));
  CHECK(c.equal(c.within(c.index, 8), c.op(Kind::kAdd, a, b), c.op(Kind::kAdd, b, a)));
  CHECK_FALSE(c.equal(kTrue, a, b));
  CHECK_FALSE(c.equal(kTrue, elements[0], elements[1]));
}

TEST_CASE("data conditions: what is said of other data is not asked", "[solver]") {
  Conditions c;
  const TermId other = c.bank.input(0, 1, kInt32);
  DataConditions conditions(c.bank, c.questions);
  CHECK(conditions.share_data(c.flat(c.index), c.within(c.index, 8)));
  CHECK_FALSE(conditions.share_data(c.index, other));
  conditions.assume(c.within(other, 8));
  CHECK_FALSE(conditions.equal(c.wide(c.flat(c.index)), c.flat(c.wide(c.index))));
  CHECK(conditions.equal(c.wide(c.flat(other)), c.flat(c.wide(other))));
}

TEST_CASE("data conditions: a division that may be by zero says nothing of zero", "[solver]") {
  Conditions c;
  const TermId divisor = c.bank.input(0, 1, kInt32);
  const TermId quotient = c.op(Kind::kFloorDiv, c.index, divisor);
  const TermId never_zero = c.bank.comparison(Kind::kNE, divisor, c.number(0, kInt32));
  const TermId by_itself = c.bank.comparison(Kind::kEq, quotient, quotient);
  CHECK(c.implies(kTrue, by_itself));
  const TermId smaller = c.bank.comparison(Kind::kLE, quotient, quotient);
  CHECK_FALSE(c.implies(smaller, never_zero));
}

/// Does an operator of open operands that are `a` and `b` compute that value, and no other?
bool computes(TermOp op, std::uint32_t detail, const ConcreteValue& a, const ConcreteValue& b,
              const ConcreteValue& value) {
  Conditions c;
  const TermId x = c.bank.input(0, 2, a.type), y = c.bank.input(0, 3, a.type);
  const TermId given = c.bank.conjunction(c.bank.comparison(Kind::kEq, x, c.bank.constant(a)),
                                          c.bank.comparison(Kind::kEq, y, c.bank.constant(b)));
  for (const TermId second : {y, c.bank.constant(b)}) {
    const TermId t = c.bank.make(op, a.type, detail, {x, second});
    const TermId same = c.bank.comparison(Kind::kEq, t, c.bank.constant(value));
    if (!c.implies(given, same) || c.implies(given, c.bank.negation(same))) return false;
  }
  return true;
}

TEST_CASE("data conditions: open divisors and counts compute as the machine does", "[solver]") {
  const spec::ScalarType type = GENERATE(spec::int_type(8).scalar, spec::uint_type(8).scalar);
  const std::vector<std::int64_t> edges =
      type.is_uint() ? std::vector<std::int64_t>{0, 1, 2, 7, 8, 100, 255}
                     : std::vector<std::int64_t>{-128, -127, -5, -1, 0, 1, 2, 7, 8, 127};
  std::size_t pairs = 0;
  for (const std::int64_t a : edges)
    for (const std::int64_t b : edges) {
      if (pairs++ % tenor::test::stride(6) != 0) continue;
      const ConcreteValue v = Concrete::integer(type, a), w = Concrete::integer(type, b);
      CAPTURE(a, b);
      for (const Kind kind : {Kind::kDiv, Kind::kMod, Kind::kFloorDiv, Kind::kFloorMod})
        if (b != 0)
          CHECK(computes(TermOp::kOperator, detail_of(kind), v, w, Concrete::binary(kind, v, w)));
      for (const bool left : {false, true}) {
        const BitwiseOp op = left ? BitwiseOp::kShiftLeft : BitwiseOp::kShiftRight;
        if (b >= 0 && b < 8)
          CHECK(computes(TermOp::kBitwise, detail_of(op), v, w, Concrete::shift(left, v, w)));
      }
    }
}

TEST_CASE("data conditions: a divisor that may be zero leaves no value out", "[solver]") {
  Conditions c;
  const TermId x = c.bank.input(0, 2, kInt32), y = c.bank.input(0, 3, kInt32);
  const TermId same = c.bank.comparison(Kind::kEq, c.op(Kind::kDiv, x, y), x);
  CHECK_FALSE(c.implies(same, c.bank.comparison(Kind::kNE, y, c.number(0, kInt32))));
  const TermId shifted =
      c.bank.make(TermOp::kBitwise, kInt32, detail_of(BitwiseOp::kShiftLeft), {x, y});
  CHECK_FALSE(c.implies(c.bank.comparison(Kind::kEq, shifted, x),
                        c.bank.comparison(Kind::kLT, y, c.number(32, kInt32))));
}

TEST_CASE("data conditions: data of which terms are apart", "[solver]") {
  Conditions c;
  const TermId x = c.bank.input(1, 3, kFloat), y = c.bank.input(1, 4, kFloat);
  const TermId z = c.bank.input(2, 0, kInt32);
  const auto select = [&](TermId condition, TermId a, TermId b) {
    return c.bank.select(condition, a, b);
  };
  const TermId rare = c.bank.comparison(Kind::kEq, c.index, c.number(123456789, kInt32));
  const auto apart = [&](TermId a, TermId b, TermId never = kFalse) {
    DataConditions conditions(c.bank, c.questions);
    REQUIRE_FALSE(conditions.equal(a, b));
    conditions.tell_apart(a, b);
    return conditions.refutation(std::array{never});
  };
  SECTION("of floats, what selects them") {
    CHECK(apart(select(rare, x, y), select(rare, y, y)) == Data{{c.index, 123456789}});
    const Data other = apart(select(rare, x, y), select(rare, x, x));
    REQUIRE(other.size() == 1);
    CHECK(other[0].second != 123456789);
  }
  SECTION("of integers, what they are computed from") {
    const Data two = apart(select(rare, z, c.index), c.index);
    REQUIRE(two.size() == 2);
    CHECK(std::ranges::find(two, std::pair{c.index, std::uint64_t{123456789}}) != two.end());
  }
  SECTION("of conditions") {
    const TermId other = c.bank.comparison(Kind::kEq, c.index, c.number(5, kInt32));
    const Data one = apart(select(rare, x, y), select(other, x, y));
    REQUIRE(one.size() == 1);
    CHECK((one[0].second == 123456789 || one[0].second == 5));
  }
  SECTION("of floats alone nothing is known") { CHECK(apart(x, y).empty()); }
  SECTION("without what must not be, if that can be had") {
    CHECK(apart(x, y, c.bank.negation(rare)) == Data{{c.index, 123456789}});
    CHECK(
        apart(select(rare, x, y), y, c.bank.comparison(Kind::kGT, c.index, c.number(0, kInt32))) ==
        Data{{c.index, 123456789}});
  }
  SECTION("a claim that does not follow") {
    DataConditions conditions(c.bank, c.questions);
    CHECK_FALSE(conditions.implies(std::array{rare}, kFalse));
    CHECK(conditions.refutation({}) == Data{{c.index, 123456789}});
  }
}

class GivesUp final : public spec::Prover {
 public:
  explicit GivesUp(std::string_view reason) : reason_(reason) {}
  spec::Decision decide(const spec::Question&) const override {
    spec::Decision decision;
    decision.reason = reason_;
    return decision;
  }

 private:
  std::string reason_;
};

TEST_CASE("questions: it is known whether more effort may decide", "[solver]") {
  const auto lacks = [](std::string_view reason, int most) {
    const GivesUp prover(reason);
    Questions questions(prover, most, [] { return false; });
    questions.decide({});
    const bool lacked = questions.lacked_effort();
    questions.begin();
    CHECK_FALSE(questions.lacked_effort());
    return lacked;
  };
  CHECK(lacks(kBudgetUsedUp, 1));
  CHECK(lacks("", 0));
  CHECK_FALSE(lacks("the solver does not support a part of the question", 1));
}

}  // namespace
}  // namespace tenor::solver::test
