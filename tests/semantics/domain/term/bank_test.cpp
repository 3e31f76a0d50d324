// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/term/bank.h"

#include <catch2/catch.hpp>

#include "semantics/domain/term/show.h"
#include "tests/semantics/domain/term/types.h"

namespace tenor::semantics {
namespace {

using Kind = spec::ExprKind;

TEST_CASE("bank: equal terms are one, also where the table has grown", "[terms]") {
  TermBank bank;
  std::vector<TermId> first;
  const auto make = [&](std::uint64_t i) {
    return bank.make(TermOp::kOperator, kInt32, static_cast<std::uint32_t>(Kind::kAdd),
                     {bank.input(0, i, kInt32), bank.input(1, i, kInt32)});
  };
  for (std::uint64_t i = 0; i < 20'000; ++i) first.push_back(make(i));
  const std::size_t size = bank.size();
  for (std::uint64_t i = 0; i < 20'000; ++i) REQUIRE(make(i) == first[i]);
  CHECK(bank.size() == size);
  CHECK(first[0] != first[1]);
}

TEST_CASE("bank: arrays are compared by their elements", "[terms]") {
  TermBank bank;
  const std::vector<TermId> some{bank.input(0, 0, kInt32), bank.input(0, 1, kInt32)};
  const std::vector<TermId> others{some[1], some[0]};
  CHECK(bank.array(kInt32, some) == bank.array(kInt32, some));
  CHECK(bank.array(kInt32, some) != bank.array(kInt32, others));
  const std::vector<TermId> same(3, some[0]);
  CHECK(bank.element(bank.array(kInt32, same), bank.input(1, 0, kInt64)) == some[0]);
}

TEST_CASE("bank: truths are kept in normal form", "[terms]") {
  TermBank bank;
  const TermId a = bank.input(0, 0, kInt32), b = bank.input(0, 1, kInt32);
  const TermId less = bank.comparison(Kind::kLT, a, b);
  CHECK(bank.comparison(Kind::kGT, b, a) == less);
  CHECK(bank.comparison(Kind::kGE, a, b) == bank.negation(less));
  CHECK(bank.negation(bank.negation(less)) == less);
  CHECK(bank.conjunction(less, bank.negation(less)) == kFalse);
  CHECK(bank.disjunction(less, bank.negation(less)) == kTrue);
  CHECK(bank.select(less, a, a) == a);
  CHECK(bank.select(bank.negation(less), a, b) == bank.select(less, b, a));
  CHECK(bank.conjunction(kOpaque, kFalse) == kFalse);
  CHECK(bank.conjunction(kOpaque, less) == kOpaque);
}

TEST_CASE("bank: integers are compared in the narrowest type that has them", "[terms]") {
  TermBank bank;
  const TermId a = bank.input(0, 0, kInt32), five = bank.constant(Concrete::integer(kInt64, 5));
  const TermId wide = bank.make(TermOp::kCast, kInt64, 0, {a});
  CHECK(bank.comparison(Kind::kLT, wide, five) ==
        bank.comparison(Kind::kLT, a, bank.constant(Concrete::integer(kInt32, 5))));
  CHECK(bank.comparison(Kind::kLE, wide, five) ==
        bank.comparison(Kind::kLT, a, bank.constant(Concrete::integer(kInt32, 6))));
  const TermId most = bank.constant(Concrete::integer(kInt32, 2147483647));
  CHECK(bank.comparison(Kind::kGT, a, most) == kFalse);
}

TEST_CASE("bank: a full one makes nothing any more", "[terms]") {
  TermBank bank(4);
  const TermId a = bank.input(0, 0, kInt32);
  CHECK(a != kOpaque);
  CHECK(bank.full());
  CHECK(bank.input(0, 1, kInt32) == kOpaque);
  CHECK(bank.input(0, 0, kInt32) == a);
}

}  // namespace
}  // namespace tenor::semantics
