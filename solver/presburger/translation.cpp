// SPDX-License-Identifier: Apache-2.0
#include "solver/presburger/translation.h"

#include <isl/mat.h>
#include <isl/set.h>
#include <isl/val.h>

#include <algorithm>
#include <functional>
#include <limits>

namespace tenor::solver {

using semantics::FormulaId;
using semantics::FormulaNode;
using semantics::FormulaOp;
using semantics::Formulas;
using semantics::SymbolId;
using spec::Polynomial;

namespace {

constexpr std::int64_t kMostRest = 1 << 20;

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
                         const std::vector<FormulaId>& all, const std::set<SymbolId>* kept,
                         ProductsOf products, Largest largest)
    : context_(context), formulas_(formulas), products_(products) {
  std::set<Polynomial::Monomial> monomials;
  std::set<std::uint32_t> data;
  std::set<FormulaId> seen;
  for (const FormulaId f : all) {
    add_monomials(formulas, f, monomials, seen);
    formulas.add_data(f, data);
    for (const Polynomial& p : products_of(formulas, formulas.parts(f), products))
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
  if (largest == Largest::kAny) large_ = size_++;
  there_.assign(monomials.begin(), monomials.end());
  space_ = isl::manage(isl_space_set_alloc(context.get(), 0, size_));
}

std::optional<unsigned> Translation::of(SymbolId s) const {
  const auto found = dimensions_.find({s});
  return found == dimensions_.end() ? std::nullopt : std::optional(found->second);
}

auto Translation::taken_apart(std::int64_t constant) const -> Constant {
  constexpr std::int64_t kLargest = std::numeric_limits<std::int32_t>::max();
  constexpr std::int64_t kMost = 8 * kLargest;
  if (!large_ || constant > kMost || constant < -kMost) return {0, constant};
  const std::int64_t times = (constant + (constant < 0 ? -1 : 1) * kLargest / 2) / kLargest;
  const std::int64_t rest = constant - times * kLargest;
  if (times == 0 || rest > kMostRest || rest < -kMostRest) return {0, constant};
  has_large_ = true;
  return {times, rest};
}

isl::basic_set Translation::all_of(const Rows& rows) const {
  isl_mat* matrices[2];
  for (const bool equality : {false, true}) {
    const auto count = static_cast<unsigned>(std::ranges::count(rows, equality, &Row::equality));
    isl_mat* matrix = isl_mat_alloc(context_.get(), count, 1 + size_);
    int at = 0;
    for (const Row& row : rows) {
      if (row.equality != equality) continue;
      for (unsigned k = 0; k <= size_; ++k)
        matrix = isl_mat_set_element_si(matrix, at, static_cast<int>(k), 0);
      const auto set = [&](unsigned column, std::int64_t number) {
        isl_val* value = isl_val_int_from_si(context_.get(), number);
        matrix = isl_mat_set_element_val(matrix, at, static_cast<int>(column), value);
      };
      for (const auto& [monomial, coefficient] : row.polynomial.terms())
        if (!monomial.empty()) set(1 + dimensions_.at(monomial), coefficient);
      const Constant constant = taken_apart(row.polynomial.constant_term());
      set(0, constant.rest);
      if (constant.times != 0) set(1 + *large_, constant.times);
      ++at;
    }
    matrices[equality] = matrix;
  }
  const isl::basic_set all = isl::manage(
      isl_basic_set_from_constraint_matrices(space_.copy(), matrices[1], matrices[0], isl_dim_cst,
                                             isl_dim_param, isl_dim_set, isl_dim_div));
  if (!large_) return all;
  isl_val* least = isl_val_int_from_si(context_.get(), 2 * kMostRest);
  return isl::manage(isl_basic_set_lower_bound_val(all.copy(), isl_dim_set, *large_, least));
}

isl::basic_set Translation::one(const Polynomial& p, bool equality) const {
  Rows rows{{p, equality}};
  if (products_ != ProductsOf::kNone)
    for (const Polynomial& multiple : multiples_of(p, naturals_, there_))
      rows.push_back({multiple, equality});
  return all_of(rows);
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
      if (holds) return one(node.polynomial, false);
      const auto less = Polynomial::add(Polynomial::constant(-1), node.polynomial, -1);
      return less ? isl::set(one(*less, false)) : isl::set(universe());
    }
    case FormulaOp::kIsZero: {
      if (holds) return one(node.polynomial, true);
      const auto above = Polynomial::add(node.polynomial, Polynomial::constant(-1), 1);
      const auto below = Polynomial::add(Polynomial::constant(-1), node.polynomial, -1);
      if (!above || !below) return universe();
      return isl::set(one(*above, false)).unite(one(*below, false));
    }
    case FormulaOp::kData: {
      isl::set all(universe());
      return isl::manage(isl_set_fix_si(all.release(), isl_dim_set, data_.at(node.datum), holds));
    }
  }
  return universe();
}

auto Translation::conjunction(FormulaId f) -> Conjunction {
  const std::vector<FormulaId> parts = formulas_.parts(f);
  naturals_ = naturals_of(formulas_, parts);
  Conjunction all;
  for (const Polynomial& p : products_of(formulas_, parts, products_))
    all.plain.push_back({p, false});
  for (const FormulaId part : parts) {
    const FormulaNode& node = formulas_.at(part);
    if (node.op == FormulaOp::kAtLeastZero || node.op == FormulaOp::kIsZero)
      all.plain.push_back({node.polynomial, node.op == FormulaOp::kIsZero});
    else
      all.others.push_back(part);
  }
  return all;
}

isl::set Translation::set(FormulaId f) {
  const Conjunction parts = conjunction(f);
  isl::set all(all_of(parts.plain));
  for (const FormulaId part : parts.others) {
    if (all.is_empty()) break;
    all = all.intersect(translated(part, true)).coalesce();
  }
  return all;
}

/// One case after the other of what is a disjunction: to keep them all in one set takes longer.
bool Translation::is_empty(FormulaId f) {
  const Conjunction parts = conjunction(f);
  std::vector<std::vector<isl::basic_set>> choices;
  for (const FormulaId part : parts.others) {
    choices.emplace_back();
    translated(part, true).foreach_basic_set([&](const isl::basic_set& piece) {
      choices.back().push_back(piece);
    });
  }
  std::ranges::sort(choices, {}, &std::vector<isl::basic_set>::size);
  const std::function<bool(const isl::basic_set&, std::size_t)> are_empty =
      [&](const isl::basic_set& so_far, std::size_t next) {
        if (so_far.is_empty()) return true;
        return next < choices.size() &&
               std::ranges::all_of(choices[next], [&](const isl::basic_set& piece) {
                 return are_empty(so_far.intersect(piece), next + 1);
               });
      };
  return are_empty(all_of(parts.plain), 0);
}

}  // namespace tenor::solver
