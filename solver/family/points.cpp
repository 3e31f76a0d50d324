// SPDX-License-Identifier: Apache-2.0
#include "solver/family/points.h"

#include <algorithm>

#include "solver/presburger/factors.h"
#include "solver/presburger/products.h"

namespace tenor::solver {

using semantics::FamilySymbol;
using semantics::FormulaId;
using semantics::FormulaNode;
using semantics::FormulaOp;
using semantics::SymbolId;
using spec::Polynomial;

bool Points::is_size(SymbolId s) {
  if (const auto known = is_size_.find(s); known != is_size_.end()) return known->second;
  return is_size_[s] = run_.is_size(s);
}

bool Points::is_coordinate(SymbolId s) {
  const FamilySymbol& symbol = run_.symbol(s);
  return symbol.kind != FamilySymbol::Kind::kDefined || is_size(s) ||
         (!symbol.is->by && !symbol.is->b.value());
}

void Points::add_ordinals(SymbolId s, std::set<SymbolId>& to) {
  std::set<SymbolId> seen, left{s};
  while (!left.empty()) {
    const SymbolId each = *left.begin();
    left.erase(left.begin());
    if (!seen.insert(each).second) continue;
    const FamilySymbol& symbol = run_.symbol(each);
    const bool is_defined = symbol.kind == FamilySymbol::Kind::kDefined;
    if (symbol.kind == FamilySymbol::Kind::kOrdinal ||
        (is_defined && !is_size(each) && is_coordinate(each)))
      to.insert(each);
    if (symbol.kind == FamilySymbol::Kind::kDefined)
      run_.formulas().add_symbols(symbol.holds, left);
  }
}

Linear Points::linear(const Polynomial& p) {
  Linear sum;
  for (const auto& [monomial, coefficient] : p.terms()) {
    if (monomial.empty()) {
      sum.constant = coefficient;
      continue;
    }
    std::vector<Name> factors;
    std::size_t others = 0;
    for (const SymbolId s : monomial) {
      if (run_.symbol(s).kind == FamilySymbol::Kind::kDatum)
        throw NotExact{"a place or a bound that depends on data"};
      if (is_size(s)) sizes_.insert(s);
      if (!is_size(s)) ++others;
      factors.push_back(name(s));
    }
    if (monomial.size() > 1 && others > 1)
      throw NotExact{"the product " + run_.text(Polynomial::term(monomial, 1))};
    if (monomial.size() > 1 && others == 0) products_.insert(monomial);
    if (monomial.size() > 1 && others > 0) regions_.note_products();
    sum.add(product_of(std::move(factors)), coefficient);
  }
  return sum;
}

FormulaId Points::defined(FormulaId f, const std::vector<Coordinate>& coordinates) {
  auto& formulas = run_.formulas();
  std::set<SymbolId> seen, left;
  formulas.add_symbols(f, left);
  for (const auto& [name, p] : coordinates)
    for (const auto& [monomial, coefficient] : p.terms())
      left.insert(monomial.begin(), monomial.end());
  while (!left.empty()) {
    const SymbolId s = *left.begin();
    left.erase(left.begin());
    if (!seen.insert(s).second || is_size(s)) continue;
    const FormulaId holds = run_.symbol(s).holds;
    f = formulas.conjunction(f, holds);
    formulas.add_symbols(holds, left);
  }
  return f;
}

isl::set Points::of(FormulaId f, const std::vector<Coordinate>& coordinates) {
  Constraints plain;
  isl::set points = regions_.everywhere();
  std::vector<FormulaId> others;
  for (const FormulaId part : run_.formulas().parts(defined(f, coordinates))) {
    const FormulaNode& node = run_.formulas().at(part);
    if (node.op == FormulaOp::kAtLeastZero || node.op == FormulaOp::kIsZero)
      (node.op == FormulaOp::kIsZero ? plain.zero : plain.at_least_zero)
          .push_back(linear(node.polynomial));
    else
      others.push_back(part);
  }
  for (const auto& [name, p] : coordinates)
    plain.zero.push_back(difference(linear(p), Linear::of(name)));
  points = regions_.where(plain);
  for (const FormulaId part : others) points = points.intersect(translated(part, true)).coalesce();
  // What is defined is decided by the rest.
  return Regions::without(points,
                          [&](const Name& each) {
                            const auto s = symbol(each);
                            return s && !is_coordinate(*s);
                          })
      .coalesce();
}

isl::set Points::translated(FormulaId f, bool holds) {
  const FormulaNode node = run_.formulas().at(f);
  switch (node.op) {
    case FormulaOp::kConstant:
      return (f == semantics::kAlways) == holds ? regions_.everywhere() : regions_.nowhere();
    case FormulaOp::kNot: return translated(node.a, !holds);
    case FormulaOp::kAnd: {
      const isl::set a = translated(node.a, holds), b = translated(node.b, holds);
      return holds ? a.intersect(b) : a.unite(b).coalesce();
    }
    case FormulaOp::kAtLeastZero: {
      const Linear sum = linear(node.polynomial);
      if (holds) return regions_.where({{}, {sum}});
      Linear less = difference({}, sum);
      --less.constant;
      return regions_.where({{}, {less}});
    }
    case FormulaOp::kIsZero: {
      const Linear sum = linear(node.polynomial);
      return holds ? regions_.where({{sum}, {}}) : regions_.apart(sum, {});
    }
    case FormulaOp::kData: throw NotExact{"what depends on data: " + run_.about(node.datum)};
  }
  return regions_.everywhere();
}

isl::set Points::known() {
  auto& formulas = run_.formulas();
  FormulaId all = semantics::kAlways;
  for (const SymbolId s : std::set<SymbolId>(sizes_))
    all = formulas.conjunction(all, run_.symbol(s).holds);
  for (const auto& condition : run_.conditions())
    all = formulas.conjunction(all, condition.formula);
  all = run_.with_symbols(all);
  isl::set known = regions_.everywhere();
  for (const FormulaId part : formulas.parts(all)) known = known.intersect(translated(part, true));
  // More products, of which nothing else speaks, would be more coordinates of every set.
  const std::set<Polynomial::Monomial> spoken_of = products_;
  const auto speaks_of_known = [&](const Polynomial& p) {
    return std::ranges::all_of(p.terms(), [&](const auto& term) {
      return term.first.size() <= 1 || spoken_of.contains(term.first);
    });
  };
  for (const Polynomial& p : products_of(formulas, formulas.parts(all)))
    if (speaks_of_known(p)) known = known.intersect(regions_.where({{}, {linear(p)}}));
  return known.coalesce();
}

}  // namespace tenor::solver
