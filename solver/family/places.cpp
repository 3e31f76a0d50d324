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

Places::Places(FamilyRun& run, const std::vector<Stores>& together)
    : run_(run), parts_(run.accesses().size()) {
  std::set<std::uint32_t> left;
  for (std::uint32_t store = 0; store < run.stores(); ++store) left.insert(store);
  for (const Stores& stores : together) {
    split(stores);
    for (const std::uint32_t store : stores) left.erase(store);
  }
  for (const std::uint32_t store : left) split({store});
}

void Places::split(const Stores& stores) {
  const auto is_of_these = [&](const FamilyAccess& a) {
    return std::ranges::find(stores, a.storage) != stores.end();
  };
  std::set<Monomial> found{Monomial()};
  for (const FamilyAccess& a : run_.accesses())
    if (is_of_these(a))
      for (const auto& [monomial, coefficient] : a.place.terms())
        found.insert(stride_in(run_, monomial));
  std::vector<Monomial> strides(found.begin(), found.end());
  std::ranges::sort(strides, [](auto& a, auto& b) { return a.size() > b.size(); });
  for (std::size_t k = 1; k < strides.size(); ++k)
    if (!divides(strides[k], strides[k - 1])) return;
  for (std::size_t i = 0; i < parts_.size(); ++i)
    if (is_of_these(run_.accesses()[i])) parts_[i] = parts_of(run_.accesses()[i], strides);
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
  for (std::size_t k = strides.size(); k-- > 1;)
    if (!make_fit(access, strides, parts, k)) return {};
  return parts;
}

/// Each lower part of the number has to stay below the stride above it. What is m * i + m - 1 - j
/// has lower parts m - 1 - j, not -1 - j.
bool Places::make_fit(const FamilyAccess& access, const std::vector<Monomial>& strides,
                      Parts& parts, std::size_t k) {
  const Polynomial ratio = Polynomial::term(quotient(strides[k - 1], strides[k]), 1);
  for (const int carried : {0, -1, 1}) {
    const auto high = Polynomial::add(parts[k - 1], Polynomial::constant(carried), 1);
    const auto less = Polynomial::scale(ratio, carried);
    const auto low = less ? Polynomial::add(parts[k], *less, -1) : std::nullopt;
    if (!high || !low) return false;
    const Parts before = parts;
    parts[k - 1] = *high, parts[k] = *low;
    if (stays_below(access, strides, parts, k)) return true;
    parts = before;
  }
  return false;
}

bool Places::stays_below(const FamilyAccess& access, const std::vector<Monomial>& strides,
                         const Parts& parts, std::size_t k) {
  Polynomial low;
  for (std::size_t n = strides.size(); n-- > k;) {
    const auto part = Polynomial::multiply(parts[n], Polynomial::term(strides[n], 1));
    const auto sum = part ? Polynomial::add(low, *part, 1) : std::nullopt;
    if (!sum) return false;
    low = *sum;
  }
  const auto room = Polynomial::add(Polynomial::term(strides[k - 1], 1), low, -1);
  const auto below = room ? Polynomial::add(*room, Polynomial::constant(-1), 1) : std::nullopt;
  if (!below) return false;
  auto& formulas = run_.formulas();
  const FormulaId fits =
      formulas.conjunction(formulas.at_least_zero(low), formulas.at_least_zero(*below));
  const FormulaId fails = formulas.conjunction(access.path, formulas.negation(fits));
  return run_.judge().is_empty(formulas, run_.with_symbols(fails));
}

}  // namespace tenor::solver
