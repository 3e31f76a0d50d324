// SPDX-License-Identifier: Apache-2.0
// Has a datatype a number, and on which condition on sizes?
#include <fmt/format.h>

#include <algorithm>

#include "semantics/domain/family/run.h"

namespace tenor::semantics {

using spec::Polynomial;

void FamilyRun::offer_condition(Polynomial at_least_zero, std::string text) {
  const FormulaId formula = formulas_.at_least_zero(at_least_zero);
  const bool is_known =
      std::ranges::any_of(offers_, [&](const Condition& each) { return each.formula == formula; });
  if (formula != kAlways && !is_known) offers_.push_back({formula, std::move(text)});
}

std::vector<std::string> FamilyRun::conditions_of_answer() const {
  std::vector<std::string> texts;
  for (const Condition& condition : needed_)
    if (!condition.text.empty()) texts.push_back(condition.text);
  return texts;
}

/// Where sizes alone decide it, that they do so is a condition.
bool FamilyRun::fits(const Polynomial& p, spec::ScalarType type) {
  // Of 64 bits a half is asked for, so that differences have a number too.
  const int bits = std::min<int>(type.bits - (type.is_int() ? 1 : 0), 62);
  const auto most = static_cast<std::int64_t>((std::uint64_t{1} << bits) - 1);
  const std::int64_t least = type.is_int() ? -most - 1 : 0;
  if (is_between(p, least, most)) return true;
  for (std::size_t k = 0; k < offers_.size(); ++k) {
    needed_.push_back(offers_[k]);
    const bool fits_then = is_between(p, least, most);
    if (fits_then) return offers_.erase(offers_.begin() + static_cast<std::ptrdiff_t>(k)), true;
    needed_.pop_back();
  }
  const auto limit = at_last_iteration(p);
  const auto above = Polynomial::add(p, Polynomial::constant(least), -1);
  const auto below = limit ? Polynomial::add(Polynomial::constant(most), *limit, -1) : limit;
  if (!above || !below) return false;
  if (!is_empty(context(formulas_.negation(formulas_.at_least_zero(*above))))) return false;
  needed_.push_back(
      {formulas_.at_least_zero(*below), fmt::format("{} < 2^{}", text(*limit), bits)});
  if (is_of_sizes(p) || is_between(p, least, most)) return true;
  needed_.pop_back();
  return false;
}

std::optional<Polynomial> FamilyRun::at_last_iteration(Polynomial p) const {
  const auto is_other = [&](SymbolId s) { return !is_size(s); };
  for (std::size_t rounds = 0; !is_of_sizes(p); ++rounds) {
    std::optional<Polynomial> next = Polynomial();
    for (const auto& [monomial, coefficient] : p.terms()) {
      Polynomial::Monomial others = monomial;
      const auto found = std::ranges::find_if(others, is_other);
      std::optional<Polynomial> term = Polynomial::term(monomial, coefficient);
      if (found != others.end()) {
        const auto& end = symbols_[*found].end;
        if (!end || rounds >= kMostNested) return {};
        others.erase(found);
        const auto last = Polynomial::add(*end, Polynomial::constant(-1), 1);
        term = !last || coefficient < 0
                   ? Polynomial()
                   : Polynomial::multiply(*last, Polynomial::term(others, coefficient));
      }
      if (next && term) next = Polynomial::add(*next, *term, 1);
      if (!next || !term) return {};
    }
    p = *next;
  }
  return p;
}

bool FamilyRun::is_size(SymbolId s) const {
  const FamilySymbol& symbol = symbols_[s];
  if (symbol.kind != FamilySymbol::Kind::kDefined) return symbol.kind == FamilySymbol::Kind::kSize;
  std::set<SymbolId> own;
  formulas_.add_symbols(symbol.holds, own);
  own.erase(s);
  return !formulas_.has_data(symbol.holds) &&
         std::ranges::all_of(own, [&](SymbolId other) { return is_size(other); });
}

bool FamilyRun::is_of_sizes(const Polynomial& p) const {
  return std::ranges::all_of(p.terms(), [&](const auto& term) {
    return std::ranges::all_of(term.first, [&](SymbolId s) { return is_size(s); });
  });
}

}  // namespace tenor::semantics
