// SPDX-License-Identifier: Apache-2.0
#include "solver/presburger/translation.h"

#include <isl/set.h>
#include <isl/val.h>

#include <algorithm>

#include "solver/presburger/products.h"

namespace tenor::solver {

using semantics::FormulaId;
using semantics::FormulaNode;
using semantics::FormulaOp;
using semantics::Formulas;
using semantics::SymbolId;
using spec::Polynomial;

namespace {

void add_monomials(const Formulas& formulas, FormulaId f, std::set<Polynomial::Monomial>& to,
                   std::set<FormulaId>& seen) {
  if (!seen.insert(f).second) return;
  const FormulaNode& node = formulas.at(f);
  for (const auto& [monomial, coefficient] : node.polynomial.terms())
    if (!monomial.empty()) to.insert(monomial);
  if (node.op == FormulaOp::kAnd) add_monomials(formulas, node.b, to, seen);
  if (node.op == FormulaOp::kAnd || node.op == FormulaOp::kNot)
    add_monomials(formulas, node.a, to, seen);
}

}  // namespace

Translation::Translation(isl::ctx context, const Formulas& formulas,
                         const std::vector<FormulaId>& all, const std::set<SymbolId>* kept)
    : context_(context), formulas_(formulas) {
  std::set<Polynomial::Monomial> monomials;
  std::set<std::uint32_t> data;
  std::set<FormulaId> seen;
  for (const FormulaId f : all) {
    add_monomials(formulas, f, monomials, seen);
    formulas.add_data(f, data);
    for (const Polynomial& p : products_of(formulas, formulas.parts(f)))
      for (const auto& [monomial, coefficient] : p.terms())
        if (!monomial.empty()) monomials.insert(monomial);
  }
  for (const std::uint32_t datum : data) data_[datum] = size_++;
  for (const bool now : {true, false})
    for (const Polynomial::Monomial& m : monomials) {
      const bool stays = !kept || std::ranges::all_of(m, [&](auto s) { return kept->contains(s); });
      if (stays == now) dimensions_[m] = size_++;
      if (now) kept_ = size_;
    }
  space_ = isl::manage(isl_space_set_alloc(context.get(), 0, size_));
}

std::optional<unsigned> Translation::of(SymbolId s) const {
  const auto found = dimensions_.find({s});
  return found == dimensions_.end() ? std::nullopt : std::optional(found->second);
}

isl_constraint* Translation::constraint(const Polynomial& p, bool equality) {
  isl_local_space* space = isl_local_space_from_space(space_.copy());
  isl_constraint* c =
      equality ? isl_constraint_alloc_equality(space) : isl_constraint_alloc_inequality(space);
  for (const auto& [monomial, coefficient] : p.terms()) {
    isl_val* value = isl_val_int_from_si(context_.get(), coefficient);
    if (monomial.empty())
      c = isl_constraint_set_constant_val(c, value);
    else
      c = isl_constraint_set_coefficient_val(c, isl_dim_set,
                                             static_cast<int>(dimensions_.at(monomial)), value);
  }
  return c;
}

isl::basic_set Translation::alone(const Polynomial& p, bool equality) {
  return isl::manage(isl_basic_set_from_constraint(constraint(p, equality)));
}

void Translation::restrict(isl::basic_set& all, isl_constraint* c) {
  all = isl::manage(isl_basic_set_add_constraint(all.release(), c));
}

isl::set Translation::translated(FormulaId f, bool holds) {
  const FormulaNode& node = formulas_.at(f);
  switch (node.op) {
    case FormulaOp::kConstant:
      return (f == semantics::kAlways) == holds ? isl::set(universe())
                                                : isl::manage(isl_set_empty(space_.copy()));
    case FormulaOp::kNot: return translated(node.a, !holds);
    case FormulaOp::kAnd: {
      const isl::set a = translated(node.a, holds), b = translated(node.b, holds);
      return holds ? a.intersect(b) : a.unite(b).coalesce();
    }
    case FormulaOp::kAtLeastZero: {
      if (holds) return alone(node.polynomial, false);
      const auto less = Polynomial::add(Polynomial::constant(-1), node.polynomial, -1);
      return less ? isl::set(alone(*less, false)) : isl::set(universe());
    }
    case FormulaOp::kIsZero: {
      if (holds) return alone(node.polynomial, true);
      const auto above = Polynomial::add(node.polynomial, Polynomial::constant(-1), 1);
      const auto below = Polynomial::add(Polynomial::constant(-1), node.polynomial, -1);
      if (!above || !below) return universe();
      return isl::set(alone(*above, false)).unite(alone(*below, false));
    }
    case FormulaOp::kData: {
      isl::set all(universe());
      return isl::manage(isl_set_fix_si(all.release(), isl_dim_set, data_.at(node.datum), holds));
    }
  }
  return universe();
}

/// What is one conjunction comes first: the rest then falls apart into fewer pieces.
isl::set Translation::set(FormulaId f) {
  const std::vector<FormulaId> parts = formulas_.parts(f);
  isl::basic_set plain = universe();
  for (const Polynomial& p : products_of(formulas_, parts)) restrict(plain, constraint(p, false));
  std::vector<FormulaId> others;
  for (const FormulaId part : parts) {
    const FormulaNode& node = formulas_.at(part);
    if (node.op == FormulaOp::kAtLeastZero || node.op == FormulaOp::kIsZero)
      restrict(plain, constraint(node.polynomial, node.op == FormulaOp::kIsZero));
    else
      others.push_back(part);
  }
  isl::set all(plain);
  for (const FormulaId part : others) {
    if (all.is_empty()) break;
    all = all.intersect(translated(part, true)).coalesce();
  }
  return all;
}

}  // namespace tenor::solver
