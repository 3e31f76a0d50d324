// SPDX-License-Identifier: Apache-2.0
#include "solver/family/places.h"

#include <algorithm>

#include "semantics/domain/family/integers.h"

namespace tenor::solver {

using semantics::FamilyAccess;
using semantics::FamilyRun;
using semantics::FamilySymbol;
using semantics::FormulaId;
using spec::Polynomial;

namespace {

using Monomial = Polynomial::Monomial;

Monomial quotient(const Monomial& m, const Monomial& divisor) {
  Monomial left;
  std::ranges::set_difference(m, divisor, std::back_inserter(left));
  return left;
}

/// As often as the stride goes into the term, if its sizes do. What is left of a constant stays in
/// `number`; of another term nothing may be left.
std::optional<Polynomial> taken(const Stride& stride, const Monomial& m, std::int64_t& number) {
  if (!std::ranges::includes(m, stride.sizes)) return {};
  const std::int64_t rest = ((number % stride.number) + stride.number) % stride.number;
  if (rest != 0 && !m.empty()) return {};
  const std::int64_t times = (number - rest) / stride.number;
  number = rest;
  return Polynomial::term(quotient(m, stride.sizes), times);
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

std::vector<std::size_t> Places::accesses_of(const Stores& stores) const {
  std::vector<std::size_t> accesses;
  for (std::size_t i = 0; i < parts_.size(); ++i)
    if (std::ranges::find(stores, run_.accesses()[i].storage) != stores.end())
      accesses.push_back(i);
  return accesses;
}

bool Places::split(std::uint32_t store, const Strides& strides) {
  return split(accesses_of({store}), strides, By::kSums);
}

void Places::split(const Stores& stores) {
  const std::vector<std::size_t> accesses = accesses_of(stores);
  const std::vector<Strides> tried = strides_of(run_, accesses);
  for (const bool any : {false, true})
    for (const By by : {By::kSums, By::kQuotients})
      for (const Strides& strides : tried)
        if (split(accesses, strides, by) &&
            (any || std::ranges::all_of(accesses, [&](std::size_t i) { return is_linear(i); })))
          return;
}

/// A quotient by a size is itself a part, so that its products are known.
bool Places::is_linear(std::size_t access) const {
  const auto is_known = [&](semantics::SymbolId s) {
    return run_.is_size(s) || run_.symbol(s).kind == FamilySymbol::Kind::kDefined;
  };
  return std::ranges::all_of(*parts_[access], [&](const Polynomial& part) {
    return std::ranges::all_of(part.terms(), [&](const auto& term) {
      return term.first.size() < 2 || std::ranges::all_of(term.first, is_known);
    });
  });
}

bool Places::split(const std::vector<std::size_t>& accesses, const Strides& strides, By by) {
  for (const std::size_t i : accesses) parts_[i] = parts_of(run_.accesses()[i], strides, by);
  return std::ranges::all_of(accesses, [&](std::size_t i) { return parts_[i].has_value(); });
}

std::optional<Places::Parts> Places::parts_of(const FamilyAccess& access, const Strides& strides,
                                              By by) {
  Parts parts(strides.size());
  for (const auto& [monomial, coefficient] : access.place.terms()) {
    std::int64_t left = coefficient;
    for (std::size_t k = 0; k < strides.size() && left != 0; ++k) {
      const auto part = taken(strides[k], monomial, left);
      if (!part) continue;
      const auto sum = Polynomial::add(parts[k], *part, 1);
      if (!sum) return {};
      parts[k] = *sum;
    }
  }
  for (std::size_t k = strides.size(); k-- > 1;)
    if (!make_fit(access, strides, parts, k, by)) return {};
  return parts;
}

/// Each lower part of the number has to stay below the stride above it. What is m * i + m - 1 - j
/// has lower parts m - 1 - j, not -1 - j. Of what leads beyond, the quotient is part of the higher.
bool Places::make_fit(const FamilyAccess& access, const Strides& strides, Parts& parts,
                      std::size_t k, By by) {
  const Stride &above = strides[k - 1], &own = strides[k];
  if (!own.divides(above)) return stays_below(access, strides, parts, k);
  const Polynomial ratio =
      Polynomial::term(quotient(above.sizes, own.sizes), above.number / own.number);
  const auto fits_with = [&](const Polynomial& carried) {
    const auto high = Polynomial::add(parts[k - 1], carried, 1);
    const auto less = Polynomial::multiply(ratio, carried);
    const auto low = less ? Polynomial::add(parts[k], *less, -1) : std::nullopt;
    if (!high || !low) return false;
    const Parts before = parts;
    parts[k - 1] = *high, parts[k] = *low;
    const bool fits = stays_below(access, strides, parts, k);
    if (!fits) parts = before;
    return fits;
  };
  for (const int carried : {0, -1, 1})
    if (fits_with(Polynomial::constant(carried))) return true;
  const auto quotient =
      by == By::kQuotients ? semantics::quotient_symbol(run_, parts[k], ratio) : std::nullopt;
  return quotient && fits_with(*quotient);
}

bool Places::stays_below(const FamilyAccess& access, const Strides& strides, const Parts& parts,
                         std::size_t k) {
  Polynomial low;
  for (std::size_t n = strides.size(); n-- > k;) {
    const auto part = Polynomial::multiply(parts[n], strides[n].polynomial());
    const auto sum = part ? Polynomial::add(low, *part, 1) : std::nullopt;
    if (!sum) return false;
    low = *sum;
  }
  const auto room = Polynomial::add(strides[k - 1].polynomial(), low, -1);
  const auto below = room ? Polynomial::add(*room, Polynomial::constant(-1), 1) : std::nullopt;
  if (!below) return false;
  auto& formulas = run_.formulas();
  const FormulaId fits =
      formulas.conjunction(formulas.at_least_zero(low), formulas.at_least_zero(*below));
  const FormulaId fails = formulas.conjunction(access.path, formulas.negation(fits));
  return run_.is_empty(run_.with_symbols(fails));
}

}  // namespace tenor::solver
