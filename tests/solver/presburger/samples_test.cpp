// SPDX-License-Identifier: Apache-2.0
// A formula that a point satisfies is not one that isl finds empty, and most that are not empty
// have such a point.
#include "semantics/domain/family/samples.h"

#include <catch2/catch.hpp>
#include <random>

#include "semantics/domain/family/integers.h"
#include "solver/presburger/presburger.h"

namespace tenor::solver::test {

using semantics::FamilyRun;
using semantics::FamilySymbol;
using semantics::FormulaId;
using semantics::SymbolId;
using spec::Polynomial;

namespace {

/// Two sizes, an ordinal below each, and quotients of them.
class DrawnFormulas {
 public:
  explicit DrawnFormulas(FamilyRun& run, unsigned seed) : run_(run), random_(seed) {
    for (const char* name : {"n", "m"}) {
      const SymbolId s = run.symbol({FamilySymbol::Kind::kSize, name});
      run.symbol(s).holds = run.formulas().at_least_zero(Polynomial::atom(s));
      numbers_.push_back(Polynomial::atom(s));
    }
    for (std::size_t k = 0; k < 2; ++k) {
      const SymbolId s = run.symbol({FamilySymbol::Kind::kOrdinal, k == 0 ? "i" : "j"});
      run.symbol(s).end = numbers_[k];
      const auto room = *Polynomial::add(*Polynomial::add(numbers_[k], Polynomial::atom(s), -1),
                                         Polynomial::constant(-1), 1);
      run.symbol(s).holds = run.formulas().conjunction(
          run.formulas().at_least_zero(Polynomial::atom(s)), run.formulas().at_least_zero(room));
      numbers_.push_back(Polynomial::atom(s));
    }
    for (const std::int64_t by : {3, 16})
      if (const auto q = semantics::floor_quotient(run, numbers_[2], Polynomial::constant(by)))
        numbers_.push_back(*q);
  }

  FormulaId draw(int depth) {
    auto& formulas = run_.formulas();
    if (depth > 0 && pick(2) == 0) {
      const FormulaId a = draw(depth - 1), b = draw(depth - 1);
      return pick(2) == 0 ? formulas.conjunction(a, b)
                          : formulas.disjunction(a, formulas.negation(b));
    }
    Polynomial sum = Polynomial::constant(pick(7) - 3);
    for (int k = 0; k < 2; ++k)
      sum = *Polynomial::add(
          sum, numbers_[static_cast<std::size_t>(pick(static_cast<int>(numbers_.size())))],
          pick(2) == 0 ? 1 : -1);
    return pick(3) == 0 ? formulas.is_zero(sum) : formulas.at_least_zero(sum);
  }

 private:
  int pick(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }

  FamilyRun& run_;
  std::mt19937 random_;
  std::vector<Polynomial> numbers_;
};

}  // namespace

TEST_CASE("samples: what a point satisfies is not empty", "[family][property]") {
  std::size_t satisfied = 0, inhabited = 0;
  for (unsigned seed = 0; seed < 40; ++seed) {
    Presburger presburger;
    FamilyRun run(presburger);
    DrawnFormulas drawn(run, seed);
    for (int round = 0; round < 25; ++round) {
      const FormulaId f = run.with_symbols(drawn.draw(3));
      std::vector<FamilySymbol> symbols;
      for (SymbolId s = 0; s < run.symbols(); ++s) symbols.push_back(run.symbol(s));
      semantics::FamilySamples samples(symbols, run.formulas());
      const bool is_empty = presburger.is_empty(run.formulas(), f), satisfies = samples.satisfy(f);
      CAPTURE(seed, round);
      CHECK_FALSE((satisfies && is_empty));
      satisfied += satisfies, inhabited += !is_empty;
    }
  }
  CHECK(inhabited >= 300);
  CHECK(satisfied * 10 >= inhabited * 8);
}

}  // namespace tenor::solver::test
