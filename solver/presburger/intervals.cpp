// SPDX-License-Identifier: Apache-2.0
#include "solver/presburger/intervals.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "spec/prover/interval.h"

namespace tenor::solver {

using semantics::FormulaId;
using semantics::FormulaNode;
using semantics::FormulaOp;
using semantics::Formulas;
using semantics::SymbolId;
using spec::Interval;
using spec::Polynomial;

namespace {

/// Bounds seldom follow from each other in more steps.
constexpr std::size_t kRoundsOfBounds = 4;
/// How many constraints are added to one: `k <= i` and `i <= n - 1` to `n <= k`.
constexpr int kMostAdded = 2;

class Bounds {
 public:
  /// The sum is at least zero. False where no point is left.
  bool add(const Polynomial& sum) {
    if (is_negative(sum)) return false;
    for (const auto& term : sum.terms())
      if (term.first.size() == 1 && !limit(term, of(sum, &term).high)) return false;
    return true;
  }
  bool is_negative(const Polynomial& sum) { return of(sum, nullptr).high < 0; }
  bool may_be_negative(SymbolId symbol) { return symbols_[symbol].low < 0; }
  /// Since it was asked last?
  bool have_changed() { return std::exchange(have_changed_, false); }

 private:
  using Term = Polynomial::Terms::value_type;
  Interval of(const Term& term) {
    Interval product = Interval::point(term.second);
    for (const SymbolId s : term.first) product = product * symbols_[s];
    return product;
  }
  /// Of the sum without one of its terms.
  Interval of(const Polynomial& sum, const Term* left_out) {
    Interval all = Interval::point(0);
    for (const Term& term : sum.terms())
      if (&term != left_out) all = all + of(term);
    return all;
  }
  /// The term is at least -others.
  bool limit(const Term& term, spec::Wide others) {
    if (others >= Interval::kInfinite) return true;
    Interval& symbol = symbols_[term.first[0]];
    const spec::Wide factor = term.second;
    const Interval bound = factor > 0
                               ? Interval{-floor_divide(others, factor), Interval::kInfinite}
                               : Interval{-Interval::kInfinite, floor_divide(others, -factor)};
    const Interval both = intersection(symbol, bound);
    have_changed_ = have_changed_ || both.low != symbol.low || both.high != symbol.high;
    symbol = both;
    return !both.is_empty();
  }

  std::map<SymbolId, Interval> symbols_;
  bool have_changed_ = false;
};

/// What of a formula the intervals understand: its parts that are sums of at least zero, and those
/// of which one of several has to hold.
class Parts {
 public:
  Parts(const Formulas& formulas, FormulaId f) : formulas_(formulas) {
    for (const FormulaId part : formulas.parts(f)) {
      const auto& node = formulas.at(part);
      if (node.op == FormulaOp::kNot)
        choices_.push_back(node.a);
      else
        add(node, sums_);
    }
  }
  bool are_empty() const {
    Bounds bounds;
    if (leave_nothing(bounds, {})) return true;
    for (const int most_added : {0, kMostAdded})
      if (end_one_of(sums_, bounds, most_added) || std::ranges::any_of(choices_, [&](FormulaId f) {
            return refutes_not(f, bounds, most_added);
          }))
        return true;
    return false;
  }

 private:
  using Sums = std::vector<Polynomial>;

  static void add(const FormulaNode& node, Sums& to) {
    if (node.op != FormulaOp::kAtLeastZero && node.op != FormulaOp::kIsZero) return;
    to.push_back(node.polynomial);
    if (node.op == FormulaOp::kAtLeastZero) return;
    if (const auto other = Polynomial::scale(node.polynomial, -1)) to.push_back(*other);
  }
  bool leave_nothing(Bounds& bounds, const Sums& more) const {
    for (std::size_t round = 0; round < kRoundsOfBounds; ++round) {
      for (const Sums* sums : {&more, &sums_})
        for (const Polynomial& sum : *sums)
          if (!bounds.add(sum)) return true;
      if (!bounds.have_changed()) return false;
    }
    return false;
  }
  /// Is it negative together with sums that take terms of it away? With `i <= n - 1` and a size m
  /// of at least zero `i*m <= n*m - m` is taken, too.
  bool ends(const Polynomial& sum, Bounds& bounds, int most_added) const {
    if (most_added == 0) return false;
    const std::set<SymbolId> factors = factors_of(sum, bounds);
    return std::ranges::any_of(sums_, [&](const Polynomial& other) {
      return end_together(sum, other, bounds, most_added) ||
             std::ranges::any_of(factors, [&](SymbolId factor) {
               const auto product = Polynomial::multiply(other, Polynomial::atom(factor));
               return product && end_together(sum, *product, bounds, most_added);
             });
    });
  }
  bool end_together(const Polynomial& sum, const Polynomial& other, Bounds& bounds,
                    int most_added) const {
    if (!takes_away(other, sum)) return false;
    const auto both = Polynomial::add(sum, other, 1);
    return both && unknowns(*both) <= unknowns(sum) &&
           (bounds.is_negative(*both) || ends(*both, bounds, most_added - 1));
  }
  /// Of its products, those that are not negative.
  static std::set<SymbolId> factors_of(const Polynomial& sum, Bounds& bounds) {
    std::set<SymbolId> factors;
    for (const auto& [symbols, factor] : sum.terms())
      if (symbols.size() > 1)
        for (const SymbolId s : symbols)
          if (!bounds.may_be_negative(s)) factors.insert(s);
    return factors;
  }
  static std::size_t unknowns(const Polynomial& sum) {
    return sum.terms().size() - sum.terms().count({});
  }
  bool end_one_of(const Sums& sums, Bounds& bounds, int most_added) const {
    return std::ranges::any_of(
        sums, [&](const Polynomial& sum) { return ends(sum, bounds, most_added); });
  }
  static bool takes_away(const Polynomial& other, const Polynomial& sum) {
    return std::ranges::any_of(other.terms(), [&](const auto& term) {
      const auto found = term.first.empty() ? sum.terms().end() : sum.terms().find(term.first);
      return found != sum.terms().end() && found->second == -term.second;
    });
  }
  /// Is nothing left with the negation of each part?
  bool refutes_not(FormulaId f, const Bounds& bounds, int most_added) const {
    return std::ranges::all_of(formulas_.parts(f), [&](FormulaId part) {
      const auto& node = formulas_.at(part);
      const auto with = [&](const Sums& more) {
        Bounds own = bounds;
        return leave_nothing(own, more) || end_one_of(more, own, most_added);
      };
      switch (node.op) {
        case FormulaOp::kAtLeastZero: return with(beyond_zero(node.polynomial, -1));
        case FormulaOp::kIsZero:
          return with(beyond_zero(node.polynomial, -1)) && with(beyond_zero(node.polynomial, 1));
        case FormulaOp::kNot: return with(Parts(formulas_, node.a).sums_);
        default: return false;
      }
    });
  }
  /// sign * p - 1, which is at least zero where p is not zero on that side.
  static Sums beyond_zero(const Polynomial& p, int sign) {
    const auto sum = Polynomial::add(Polynomial::constant(-1), p, sign);
    return sum ? Sums{*sum} : Sums{};
  }

  const Formulas& formulas_;
  Sums sums_;
  std::vector<FormulaId> choices_;
};

}  // namespace

bool is_empty_by_intervals(const Formulas& formulas, FormulaId f) {
  return Parts(formulas, f).are_empty();
}

}  // namespace tenor::solver
