// SPDX-License-Identifier: Apache-2.0
#include "solver/family/places.h"

#include <algorithm>

namespace tenor::solver {

using semantics::FamilyAccess;
using semantics::FamilyRun;
using semantics::FamilySymbol;
using semantics::FormulaId;
using spec::Polynomial;

namespace {

using Monomial = Polynomial::Monomial;

/// The factors of a monomial that are sizes, where it has others too; what has none is of stride 1.
Monomial stride_in(const FamilyRun& run, const Monomial& m) {
  Monomial sizes, others;
  for (const auto s : m)
    (run.symbol(s).kind == FamilySymbol::Kind::kSize ? sizes : others).push_back(s);
  return others.empty() ? Monomial() : sizes;
}

bool divides(const Monomial& a, const Monomial& b) { return std::ranges::includes(b, a); }

Monomial quotient(const Monomial& m, const Monomial& divisor) {
  Monomial left;
  std::ranges::set_difference(m, divisor, std::back_inserter(left));
  return left;
}

}  // namespace

Places::Places(FamilyRun& run) : run_(run), parts_(run.accesses().size()) {
  for (std::uint32_t store = 0; store < run.stores(); ++store) split(store);
}

void Places::split(std::uint32_t store) {
  std::set<Monomial> found{Monomial()};
  for (const FamilyAccess& a : run_.accesses())
    if (a.storage == store)
      for (const auto& [monomial, coefficient] : a.place.terms())
        found.insert(stride_in(run_, monomial));
  std::vector<Monomial> strides(found.begin(), found.end());
  std::ranges::sort(strides, [](auto& a, auto& b) { return a.size() > b.size(); });
  for (std::size_t k = 1; k < strides.size(); ++k)
    if (!divides(strides[k], strides[k - 1])) return;
  for (std::size_t i = 0; i < parts_.size(); ++i)
    if (run_.accesses()[i].storage == store) parts_[i] = parts_of(run_.accesses()[i], strides);
}

std::optional<Places::Parts> Places::parts_of(const FamilyAccess& access,
                                              const std::vector<Monomial>& strides) {
  Parts parts(strides.size());
  for (const auto& [monomial, coefficient] : access.place.terms())
    for (std::size_t k = 0; k < strides.size(); ++k) {
      if (!divides(strides[k], monomial)) continue;
      const auto sum = Polynomial::add(
          parts[k], Polynomial::term(quotient(monomial, strides[k]), coefficient), 1);
      if (!sum) return {};
      parts[k] = *sum;
      break;
    }
  // Each lower part of the number has to stay below the stride above it.
  Polynomial low;
  auto& formulas = run_.formulas();
  for (std::size_t k = strides.size(); k-- > 1;) {
    const auto part = Polynomial::multiply(parts[k], Polynomial::term(strides[k], 1));
    const auto sum = part ? Polynomial::add(low, *part, 1) : std::nullopt;
    const auto room =
        sum ? Polynomial::add(Polynomial::term(strides[k - 1], 1), *sum, -1) : std::nullopt;
    const auto below = room ? Polynomial::add(*room, Polynomial::constant(-1), 1) : std::nullopt;
    if (!below) return {};
    low = *sum;
    const FormulaId fits =
        formulas.conjunction(formulas.at_least_zero(low), formulas.at_least_zero(*below));
    const FormulaId fails = formulas.conjunction(access.path, formulas.negation(fits));
    if (!run_.judge().is_empty(formulas, run_.with_symbols(fails))) return {};
  }
  return parts;
}

}  // namespace tenor::solver
