// SPDX-License-Identifier: Apache-2.0
#include "solver/family/copy.h"

namespace tenor::solver {

using semantics::FamilySymbol;
using semantics::FormulaId;
using semantics::FormulaNode;
using semantics::FormulaOp;
using semantics::SymbolId;
using spec::Polynomial;

/// Does the symbol depend on what the points do not share?
bool Copy::moves(SymbolId s) {
  const auto [found, is_new] = moves_.try_emplace(s, false);
  if (!is_new) return found->second;
  const FamilySymbol& symbol = run_.symbol(s);
  bool moved = symbol.kind == FamilySymbol::Kind::kDatum ||
               (symbol.kind == FamilySymbol::Kind::kOrdinal && !shared_.contains(s));
  if (symbol.kind == FamilySymbol::Kind::kDefined) {
    std::set<SymbolId> own;
    run_.formulas().add_symbols(symbol.holds, own);
    for (const SymbolId other : own) moved = moved || (other != s && moves(other));
    moved = moved || run_.formulas().has_data(symbol.holds);
  }
  return moves_[s] = moved;
}

SymbolId Copy::symbol(SymbolId s) {
  if (!moves(s)) return s;
  if (const auto known = symbols_.find(s); known != symbols_.end()) return known->second;
  if (run_.symbol(s).kind == FamilySymbol::Kind::kDatum) met_data_ = true;
  FamilySymbol made = run_.symbol(s);
  const FormulaId holds = made.holds;
  made.name += "'", made.holds = semantics::kAlways, made.is.reset();
  const SymbolId other = run_.symbol(made);
  symbols_[s] = other;
  const FormulaId copied = (*this)(holds);
  run_.symbol(other).holds = copied;
  return other;
}

std::optional<Polynomial> Copy::operator()(const Polynomial& p) {
  std::optional<Polynomial> sum = Polynomial();
  for (const auto& [monomial, coefficient] : p.terms()) {
    std::optional<Polynomial> product = Polynomial::constant(coefficient);
    for (const SymbolId s : monomial)
      product = product ? Polynomial::multiply(*product, Polynomial::atom(symbol(s))) : product;
    sum = sum && product ? Polynomial::add(*sum, *product, 1) : std::nullopt;
  }
  return sum;
}

FormulaId Copy::operator()(FormulaId f) {
  if (f <= semantics::kAlways) return f;
  if (const auto known = formulas_.find(f); known != formulas_.end()) return known->second;
  const FormulaNode node = run_.formulas().at(f);
  FormulaId made = f;
  switch (node.op) {
    case FormulaOp::kConstant: break;
    case FormulaOp::kNot: made = run_.formulas().negation((*this)(node.a)); break;
    case FormulaOp::kAnd: {
      const FormulaId a = (*this)(node.a), b = (*this)(node.b);
      made = run_.formulas().conjunction(a, b);
      break;
    }
    case FormulaOp::kAtLeastZero:
    case FormulaOp::kIsZero: {
      const auto p = (*this)(node.polynomial);
      made = !p                              ? run_.datum("a number leaves its bounds")
             : node.op == FormulaOp::kIsZero ? run_.formulas().is_zero(*p)
                                             : run_.formulas().at_least_zero(*p);
      met_data_ = met_data_ || !p;
      break;
    }
    case FormulaOp::kData: {
      met_data_ = true;
      const auto [found, is_new] = data_.try_emplace(node.datum, semantics::kNever);
      if (is_new) found->second = run_.datum(run_.about(node.datum));
      made = found->second;
      break;
    }
  }
  return formulas_[f] = made;
}

}  // namespace tenor::solver
