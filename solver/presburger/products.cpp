// SPDX-License-Identifier: Apache-2.0
#include "solver/presburger/products.h"

#include <algorithm>
#include <utility>

namespace tenor::solver {

using semantics::FormulaId;
using semantics::FormulaNode;
using semantics::FormulaOp;
using semantics::Formulas;
using semantics::SymbolId;
using spec::Polynomial;

namespace {

constexpr std::size_t kMostProducts = 80;
constexpr int kRounds = 2;
using Monomial = Polynomial::Monomial;

/// The symbol s of s - k >= 0 with k >= 0.
std::optional<SymbolId> natural_of(const Polynomial& p) {
  const auto& terms = p.terms();
  const bool is_alone = terms.rbegin()->first.size() == 1 && terms.rbegin()->second > 0 &&
                        terms.size() <= 2 && p.constant_term() <= 0 &&
                        (terms.size() == 1 || terms.begin()->first.empty());
  return is_alone ? std::optional(terms.rbegin()->first[0]) : std::nullopt;
}

bool are_natural(const Monomial& m, const std::set<SymbolId>& naturals) {
  return std::ranges::all_of(m, [&](SymbolId s) { return naturals.contains(s); });
}

bool speaks_of(const Polynomial& p, SymbolId s) {
  return std::ranges::any_of(
      p.terms(), [&](const auto& term) { return std::ranges::count(term.first, s) > 0; });
}

/// n < 2^31 says nothing of n * m that would help, and numbers grow by it.
bool has_large_factor(const Polynomial& p) {
  constexpr std::int64_t kLarge = std::int64_t{1} << 30;
  return std::ranges::any_of(p.terms(), [](const auto& term) {
    return !term.first.empty() && (term.second >= kLarge || term.second <= -kLarge);
  });
}

/// What is left of the product without each of its factors.
void for_each_factor(const Monomial& m, auto&& visit) {
  for (std::size_t k = 0; k < m.size(); ++k) {
    if (k > 0 && m[k] == m[k - 1]) continue;
    Monomial others = m;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(k));
    visit(m[k], others);
  }
}

class Products {
 public:
  Products(const Formulas& formulas, const std::vector<FormulaId>& parts, ProductsOf which)
      : formulas_(formulas), which_(which) {
    for (const FormulaId part : parts) add_part(part);
    std::set<FormulaId> seen;
    for (const FormulaId part : parts) add_wanted(part, seen);
  }

  std::vector<Polynomial> all() {
    there_ = wanted_;
    const int rounds = which_ == ProductsOf::kMore ? kRounds : 1;
    for (int round = 0; round < rounds && !wanted_.empty(); ++round) {
      const std::set<Monomial> now = std::exchange(wanted_, {});
      for (const Monomial& m : now) multiply_for(m);
    }
    return std::move(made_);
  }

 private:
  void add_part(FormulaId part) {
    const FormulaNode& node = formulas_.at(part);
    if (node.op != FormulaOp::kAtLeastZero && node.op != FormulaOp::kIsZero) return;
    positive_.push_back(node.polynomial);
    if (node.op == FormulaOp::kIsZero) {
      if (const auto other = Polynomial::scale(node.polynomial, -1)) positive_.push_back(*other);
      return;
    }
    if (const auto natural = natural_of(node.polynomial)) natural_.insert(*natural);
  }
  void want(const Polynomial& p) {
    for (const auto& [monomial, coefficient] : p.terms())
      if (monomial.size() > 1 && known_.insert(monomial).second) wanted_.insert(monomial);
  }
  void add_wanted(FormulaId f, std::set<FormulaId>& seen) {
    if (!seen.insert(f).second) return;
    const FormulaNode& node = formulas_.at(f);
    want(node.polynomial);
    if (node.op == FormulaOp::kAnd) add_wanted(node.b, seen);
    if (node.op == FormulaOp::kAnd || node.op == FormulaOp::kNot) add_wanted(node.a, seen);
  }
  /// What speaks of one of its factors, times the others.
  void multiply_for(const Monomial& m) {
    if (are_natural(m, natural_)) add(Polynomial::term(m, 1));
    for_each_factor(m, [&](SymbolId factor, const Monomial& others) {
      if (!are_natural(others, natural_)) return;
      for (const Polynomial& p : positive_) {
        if (!speaks_of(p, factor)) continue;
        if (const auto product = Polynomial::multiply(p, Polynomial::term(others, 1)))
          add(*product);
      }
    });
  }
  bool is_there(const Polynomial& p) const {
    return std::ranges::all_of(p.terms(), [&](const auto& term) {
      return term.first.size() <= 1 || there_.contains(term.first);
    });
  }
  void add(const Polynomial& p) {
    if (which_ == ProductsOf::kThere && !is_there(p)) return;
    if (has_large_factor(p)) return;
    if (made_.size() >= kMostProducts || !texts_.insert(p.text()).second) return;
    made_.push_back(p);
    want(p);
  }

  const Formulas& formulas_;
  const ProductsOf which_;
  std::vector<Polynomial> positive_, made_;
  std::set<SymbolId> natural_;
  std::set<Monomial> wanted_, known_, there_;
  std::set<std::string> texts_;
};

}  // namespace

std::vector<Polynomial> products_of(const Formulas& formulas, const std::vector<FormulaId>& parts,
                                    ProductsOf which) {
  if (which == ProductsOf::kNone) return {};
  return Products(formulas, parts, which).all();
}

std::set<SymbolId> naturals_of(const Formulas& formulas, const std::vector<FormulaId>& parts) {
  std::set<SymbolId> naturals;
  for (const FormulaId part : parts) {
    const FormulaNode& node = formulas.at(part);
    if (node.op != FormulaOp::kAtLeastZero) continue;
    if (const auto natural = natural_of(node.polynomial)) naturals.insert(*natural);
  }
  return naturals;
}

std::vector<Polynomial> multiples_of(const Polynomial& p, const std::set<SymbolId>& naturals,
                                     const std::vector<Monomial>& there) {
  std::set<Monomial> tried;
  std::vector<Polynomial> multiples;
  const auto is_there = [&](const auto& term) {
    return term.first.empty() || std::ranges::binary_search(there, term.first);
  };
  for (const Monomial& m : there)
    for_each_factor(m, [&](SymbolId factor, const Monomial& others) {
      if (others.empty() || !are_natural(others, naturals) || !speaks_of(p, factor) ||
          !tried.insert(others).second)
        return;
      const auto product = Polynomial::multiply(p, Polynomial::term(others, 1));
      if (product && std::ranges::all_of(product->terms(), is_there)) multiples.push_back(*product);
    });
  return multiples;
}

}  // namespace tenor::solver
