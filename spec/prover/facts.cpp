// SPDX-License-Identifier: Apache-2.0
#include "spec/prover/facts.h"

namespace tenor::spec {
namespace {

/// A question has a handful of facts; of more the first are tried.
constexpr std::size_t kMostFacts = 24;
/// Facts that may be taken from a polynomial one after the other.
constexpr int kSteps = 2;

/// Of a fact and a polynomial: how often the fact is taken away so that its last monomial, or
/// another one, disappears; 0 if none does.
std::int64_t multiple(const Polynomial& p, const Polynomial& fact) {
  for (auto term = fact.terms().rbegin(); term != fact.terms().rend(); ++term) {
    if (term->first.empty()) continue;
    const auto found = p.terms().find(term->first);
    if (found == p.terms().end()) continue;
    if (term->second == -1 && found->second == INT64_MIN) continue;
    if (found->second % term->second == 0 && found->second / term->second > 0)
      return found->second / term->second;
  }
  return 0;
}

}  // namespace

void Facts::narrow(Atoms::Atom atom, Interval range) {
  Interval& known = atoms_[atom].range;
  const Interval both = intersection(known, range);
  if (both.low == known.low && both.high == known.high) return;
  known = both;
  ++revision_;
  if (both.is_empty()) contradictory_ = true;
}

void Facts::add(const Polynomial& p) {
  const Interval i = atoms_.interval(p);
  if (i.high < 0) contradictory_ = true;
  if (i.low >= 0 || contradictory_) return;
  const bool one = p.terms().size() <= 2 && p.terms().rbegin()->first.size() == 1 &&
                   (p.terms().size() == 1 || p.terms().begin()->first.empty());
  if (one) {
    const auto& [monomial, coefficient] = *p.terms().rbegin();
    const Wide rest = p.constant_term();
    const Wide factor = coefficient;
    if (factor > 0) return narrow(monomial[0], {-floor_divide(rest, factor), Interval::kInfinite});
    return narrow(monomial[0], {-Interval::kInfinite, floor_divide(rest, -factor)});
  }
  if (facts_.size() >= kMostFacts) return;
  facts_.push_back(p);
  ++revision_;
}

bool Facts::at_least_zero(const Polynomial& p) {
  if (const auto value = p.value()) return *value >= 0;
  if (atoms_.interval(p).low >= 0 || by_facts(p, kSteps)) return used_bounds_ = true;
  return false;
}

bool Facts::takes(const Polynomial& p, const Polynomial& fact, int more) {
  const std::int64_t times = multiple(p, fact);
  if (times == 0) return false;
  const auto taken = Polynomial::scale(fact, times);
  const auto rest = taken ? Polynomial::add(p, *taken, -1) : std::nullopt;
  if (!rest) return false;
  return atoms_.interval(*rest).low >= 0 || (more > 1 && by_facts(*rest, more - 1));
}

/// Also facts times an atom of `p` that is not negative: `i < n` bounds `i * m`.
bool Facts::by_facts(const Polynomial& p, int more) {
  for (std::size_t i = 0; i < facts_.size(); ++i)
    if (takes(p, facts_[i], more)) return true;
  for (const auto& [monomial, coefficient] : p.terms()) {
    if (monomial.size() != 2) continue;
    for (const Atoms::Atom atom : monomial) {
      if (atoms_[atom].range.low < 0) continue;
      for (std::size_t i = 0; i < facts_.size(); ++i) {
        const auto product = Polynomial::multiply(facts_[i], Polynomial::atom(atom));
        if (product && takes(p, *product, more)) return true;
      }
    }
  }
  return false;
}

}  // namespace tenor::spec
