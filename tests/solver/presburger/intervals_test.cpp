// SPDX-License-Identifier: Apache-2.0
// What intervals leave no point of has none: of drawn formulas, and of bounds as programs have
// them.
#include "solver/presburger/intervals.h"

#include <array>
#include <catch2/catch.hpp>
#include <random>

namespace tenor::solver::test {

using semantics::FormulaId;
using semantics::FormulaOp;
using semantics::Formulas;
using spec::Polynomial;

namespace {

constexpr std::int64_t kFar = 5;
using BoxPoint = std::array<std::int64_t, 3>;

std::int64_t value_at(const Polynomial& p, const BoxPoint& point) {
  std::int64_t sum = 0;
  for (const auto& [monomial, coefficient] : p.terms()) {
    std::int64_t product = coefficient;
    for (const auto symbol : monomial) product *= point[symbol];
    sum += product;
  }
  return sum;
}

bool holds_at(const Formulas& formulas, FormulaId f, const BoxPoint& point) {
  const auto& node = formulas.at(f);
  switch (node.op) {
    case FormulaOp::kAnd:
      return holds_at(formulas, node.a, point) && holds_at(formulas, node.b, point);
    case FormulaOp::kNot: return !holds_at(formulas, node.a, point);
    case FormulaOp::kAtLeastZero: return value_at(node.polynomial, point) >= 0;
    case FormulaOp::kIsZero: return value_at(node.polynomial, point) == 0;
    case FormulaOp::kData: return true;
    default: return f == semantics::kAlways;
  }
}

bool has_point(const Formulas& formulas, FormulaId f) {
  for (std::int64_t x = -kFar; x <= kFar; ++x)
    for (std::int64_t y = -kFar; y <= kFar; ++y)
      for (std::int64_t z = -kFar; z <= kFar; ++z)
        if (holds_at(formulas, f, {x, y, z})) return true;
  return false;
}

class FormulasInBox {
 public:
  explicit FormulasInBox(unsigned seed) : random_(seed) {}
  Formulas formulas;

  FormulaId draw(int depth) {
    if (depth > 0 && pick(0, 2) > 0) {
      const FormulaId a = draw(depth - 1), b = draw(depth - 1);
      return pick(0, 3) > 0 ? formulas.conjunction(a, b) : formulas.disjunction(a, b);
    }
    const FormulaId one = pick(0, 3) == 0   ? formulas.is_zero(sum())
                          : pick(0, 9) == 0 ? formulas.datum(0)
                                            : formulas.at_least_zero(sum());
    return pick(0, 5) == 0 ? formulas.negation(one) : one;
  }

 private:
  int pick(int low, int high) { return std::uniform_int_distribution(low, high)(random_); }
  Polynomial sum() {
    Polynomial all = Polynomial::constant(pick(-4, 4));
    for (int k = pick(1, 2); k > 0; --k) {
      Polynomial term = Polynomial::atom(static_cast<Polynomial::Atom>(pick(0, 2)));
      if (pick(0, 5) == 0)
        term = *Polynomial::multiply(term,
                                     Polynomial::atom(static_cast<Polynomial::Atom>(pick(0, 2))));
      all = *Polynomial::add(all, term, pick(0, 1) ? pick(1, 3) : -pick(1, 3));
    }
    return all;
  }

  std::mt19937 random_;
};

}  // namespace

TEST_CASE("intervals: what they leave no point of has none", "[presburger][property]") {
  FormulasInBox drawn(7);
  std::size_t empty = 0, has_none = 0;
  for (int k = 0; k < 4000; ++k) {
    const FormulaId f = drawn.draw(3);
    const bool is_empty = is_empty_by_intervals(drawn.formulas, f);
    const bool has = has_point(drawn.formulas, f);
    if (is_empty && has) FAIL_CHECK("a point satisfies a formula of " << k);
    empty += is_empty, has_none += !has;
  }
  CHECK(empty > 100);
  CHECK(has_none >= empty);
}

TEST_CASE("intervals: an index of a tile is in bounds", "[presburger]") {
  Formulas formulas;
  const Polynomial io = Polynomial::atom(0), ii = Polynomial::atom(1);
  const auto below = [&](const Polynomial& p, std::int64_t end) {
    return formulas.conjunction(
        formulas.at_least_zero(p),
        formulas.at_least_zero(*Polynomial::add(Polynomial::constant(end - 1), p, -1)));
  };
  const FormulaId loops = formulas.conjunction(below(io, 64), below(ii, 16));
  const Polynomial index = *Polynomial::add(*Polynomial::scale(io, 16), ii, 1);
  const auto is_within = [&](std::int64_t extent) {
    return is_empty_by_intervals(
        formulas, formulas.conjunction(loops, formulas.negation(below(index, extent))));
  };
  CHECK(is_within(1024));
  CHECK_FALSE(is_within(1023));
}

TEST_CASE("intervals: an index that another index bounds is in bounds", "[presburger]") {
  Formulas formulas;
  const Polynomial n = Polynomial::atom(0), i = Polynomial::atom(1), k = Polynomial::atom(2);
  const auto at_least = [&](const Polynomial& a, const Polynomial& b, std::int64_t more) {
    const auto difference = Polynomial::add(a, b, -1);
    return formulas.at_least_zero(*Polynomial::add(*difference, Polynomial::constant(-more), 1));
  };
  // for i in range(n): for k in range(i + 1), an element k of n
  const FormulaId loops = formulas.conjunction(at_least(n, i, 1), at_least(i, k, 0));
  const auto is_below = [&](const Polynomial& end, std::int64_t more) {
    return is_empty_by_intervals(
        formulas, formulas.conjunction(loops, formulas.negation(at_least(end, k, more))));
  };
  CHECK(is_below(n, 1));
  CHECK_FALSE(is_below(n, 2));
  CHECK_FALSE(is_below(i, 1));
}

TEST_CASE("intervals: a flat index is in bounds", "[presburger]") {
  Formulas formulas;
  const Polynomial n = Polynomial::atom(0), m = Polynomial::atom(1), i = Polynomial::atom(2),
                   j = Polynomial::atom(3);
  const auto below = [&](const Polynomial& p, const Polynomial& end) {
    const auto room = Polynomial::add(end, p, -1);
    return formulas.conjunction(
        formulas.at_least_zero(p),
        formulas.at_least_zero(*Polynomial::add(*room, Polynomial::constant(-1), 1)));
  };
  // for i in range(n): for j in range(m), an element i*m + j
  const FormulaId loops = formulas.conjunction(below(i, n), below(j, m));
  const Polynomial index = *Polynomial::add(*Polynomial::multiply(i, m), j, 1);
  const auto is_within = [&](const Polynomial& extent) {
    return is_empty_by_intervals(
        formulas, formulas.conjunction(loops, formulas.negation(below(index, extent))));
  };
  const Polynomial all = *Polynomial::multiply(n, m);
  CHECK(is_within(all));
  CHECK_FALSE(is_within(*Polynomial::add(all, Polynomial::constant(-1), 1)));
  CHECK_FALSE(is_within(*Polynomial::multiply(n, n)));
}

}  // namespace tenor::solver::test
