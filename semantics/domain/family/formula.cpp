// SPDX-License-Identifier: Apache-2.0
#include "semantics/domain/family/formula.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <unordered_set>

namespace tenor::semantics {

using spec::Polynomial;

FormulaId Formulas::added(FormulaNode node) {
  leaves_.push_back(leaves_of(node));
  nodes_.push_back(std::move(node));
  return static_cast<FormulaId>(nodes_.size() - 1);
}

FormulaId Formulas::made(FormulaNode node, std::string key) {
  const auto [found, is_new] = known_.try_emplace(std::move(key), kNever);
  if (is_new) found->second = added(std::move(node));
  return found->second;
}

FormulaId Formulas::negation(FormulaId f) {
  if (f <= kAlways) return f == kNever ? kAlways : kNever;
  if (const auto known = negations_.find(f); known != negations_.end()) return known->second;
  return negations_[f] = negated(f);
}

FormulaId Formulas::negated(FormulaId f) {
  const FormulaNode& node = nodes_[f];
  if (node.op == FormulaOp::kNot) return node.a;
  if (node.op == FormulaOp::kAtLeastZero)  // of integers: not p >= 0 is -p - 1 >= 0
    if (const auto less = Polynomial::add(Polynomial::constant(-1), node.polynomial, -1))
      return at_least_zero(*less);
  return added({FormulaOp::kNot, f, kNever, 0, {}});
}

FormulaId Formulas::conjunction(FormulaId a, FormulaId b) {
  if (a == kAlways || b == kNever || a == b) return b;
  if (b == kAlways || a == kNever) return a;
  if (a > b) std::swap(a, b);
  const std::uint64_t both = std::uint64_t{a} << 32 | b;
  if (const auto known = conjunctions_.find(both); known != conjunctions_.end())
    return known->second;
  const bool excludes = negation(a) == b;
  return conjunctions_[both] = excludes ? kNever : added({FormulaOp::kAnd, a, b, 0, {}});
}

FormulaId Formulas::at_least_zero(const Polynomial& p) {
  if (const auto value = p.value()) return *value >= 0 ? kAlways : kNever;
  return made({FormulaOp::kAtLeastZero, kNever, kNever, 0, p}, p.text() + ">");
}

FormulaId Formulas::is_zero(const Polynomial& p) {
  if (const auto value = p.value()) return *value == 0 ? kAlways : kNever;
  if (p.is_negative())
    if (const auto other = Polynomial::scale(p, -1)) return is_zero(*other);
  return made({FormulaOp::kIsZero, kNever, kNever, 0, p}, p.text() + "=");
}

FormulaId Formulas::datum(std::uint32_t number) {
  return made({FormulaOp::kData, kNever, kNever, number, {}}, fmt::format("?{}", number));
}

std::vector<FormulaId> Formulas::parts(FormulaId f) const {
  std::vector<FormulaId> all, left{f};
  std::unordered_set<FormulaId> seen;
  while (!left.empty()) {
    const FormulaId each = left.back();
    left.pop_back();
    if (!seen.insert(each).second) continue;
    const FormulaNode& node = nodes_[each];
    if (node.op == FormulaOp::kAnd)
      left.push_back(node.b), left.push_back(node.a);
    else
      all.push_back(each);
  }
  return all;
}

auto Formulas::leaves_of(const FormulaNode& node) const -> Leaves {
  if (node.op == FormulaOp::kNot) return leaves_[node.a];
  Leaves all;
  if (node.op == FormulaOp::kAnd) {
    const Leaves &a = leaves_[node.a], &b = leaves_[node.b];
    std::ranges::set_union(a.symbols, b.symbols, std::back_inserter(all.symbols));
    std::ranges::set_union(a.data, b.data, std::back_inserter(all.data));
  }
  if (node.op == FormulaOp::kData) all.data.push_back(node.datum);
  std::set<SymbolId> own;
  for (const auto& [monomial, coefficient] : node.polynomial.terms())
    own.insert(monomial.begin(), monomial.end());
  all.symbols.insert(all.symbols.end(), own.begin(), own.end());
  return all;
}

void Formulas::add_symbols(FormulaId f, std::set<SymbolId>& to) const {
  to.insert(leaves_[f].symbols.begin(), leaves_[f].symbols.end());
}

void Formulas::add_data(FormulaId f, std::set<std::uint32_t>& to) const {
  to.insert(leaves_[f].data.begin(), leaves_[f].data.end());
}

bool Formulas::has_data(FormulaId f) const { return !leaves_[f].data.empty(); }

}  // namespace tenor::semantics
