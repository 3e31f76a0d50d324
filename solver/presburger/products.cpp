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
    // s - k >= 0 with k >= 0
    const auto& terms = node.polynomial.terms();
    const bool is_alone = terms.rbegin()->first.size() == 1 && terms.rbegin()->second > 0 &&
                          terms.size() <= 2 && node.polynomial.constant_term() <= 0 &&
                          (terms.size() == 1 || terms.begin()->first.empty());
    if (is_alone) natural_.insert(terms.rbegin()->first[0]);
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
  bool is_natural(const Monomial& m) const {
    return std::ranges::all_of(m, [&](SymbolId s) { return natural_.contains(s); });
  }
  /// What speaks of one of its factors, times the others.
  void multiply_for(const Monomial& m) {
    if (is_natural(m)) add(Polynomial::term(m, 1));
    for (std::size_t k = 0; k < m.size(); ++k) {
      if (k > 0 && m[k] == m[k - 1]) continue;
      Monomial others = m;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(k));
      if (!is_natural(others)) continue;
      for (const Polynomial& p : positive_) {
        const bool speaks = std::ranges::any_of(p.terms(), [&](const auto& term) {
          return std::ranges::find(term.first, m[k]) != term.first.end();
        });
        if (!speaks) continue;
        if (const auto product = Polynomial::multiply(p, Polynomial::term(others, 1)))
          add(*product);
      }
    }
  }
  bool is_there(const Polynomial& p) const {
    return std::ranges::all_of(p.terms(), [&](const auto& term) {
      return term.first.size() <= 1 || there_.contains(term.first);
    });
  }
  void add(const Polynomial& p) {
    if (which_ == ProductsOf::kThere && !is_there(p)) return;
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

}  // namespace tenor::solver
