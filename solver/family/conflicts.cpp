// SPDX-License-Identifier: Apache-2.0
#include "solver/family/conflicts.h"

#include <algorithm>

#include "solver/family/copy.h"
#include "solver/family/places.h"
#include "spec/ir/tir/stmt.h"

namespace tenor::solver {

using namespace semantics;
using spec::Polynomial;

namespace {

/// Pairs of accesses that are looked at: a second's worth.
constexpr std::size_t kMostPairs = 2'000;

bool has_no_order(const FamilySymbol& ordinal) {
  const auto* f = spec::tir::as<spec::tir::For>(static_cast<const spec::tir::Stmt*>(ordinal.loop));
  if (ordinal.axis != FamilyAxis::kNone) return true;
  return f && f->for_kind != spec::tir::ForKind::kSerial &&
         f->for_kind != spec::tir::ForKind::kUnrolled;
}

class Search {
 public:
  Search(FamilyRun& run, Presburger& presburger)
      : run_(run), presburger_(presburger), places_(run) {}

  /// A store, with loads or with stores.
  std::vector<Conflict> all(bool with_stores) {
    const std::size_t count = run_.accesses().size();
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t k = with_stores ? i : 0; k < count; ++k)
        if (run_.accesses()[i].write && run_.accesses()[k].write == with_stores &&
            run_.accesses()[i].storage == run_.accesses()[k].storage)
          compare(i, k);
    return std::move(found_);
  }

 private:
  void compare(std::size_t i, std::size_t k) {
    const std::vector<SymbolId> a = run_.accesses()[i].loops, b = run_.accesses()[k].loops;
    std::vector<SymbolId> own = run_.store(run_.accesses()[i].storage).made_under;
    own.insert(own.end(), run_.accesses()[i].own.begin(), run_.accesses()[i].own.end());
    std::set<SymbolId> shared;
    for (std::size_t level = 0; level < std::min(a.size(), b.size()); ++level) {
      if (a[level] != b[level]) return;
      if (std::ranges::find(own, a[level]) == own.end() && has_no_order(run_.symbol(a[level])))
        compare_under(i, k, a[level], shared);
      shared.insert(a[level]);
    }
  }
  /// Both see one copy of the memory.
  FormulaId of_one_copy(const FamilyAccess& w, const FamilyAccess& r, Copy& copy) {
    FormulaId all = kAlways;
    const auto is_one = [&](SymbolId there, SymbolId here) {
      const auto apart =
          Polynomial::add(Polynomial::atom(copy.symbol(there)), Polynomial::atom(here), -1);
      if (apart) all = run_.formulas().conjunction(all, run_.formulas().is_zero(*apart));
    };
    for (const SymbolId s : run_.store(w.storage).made_under) is_one(s, s);
    for (std::size_t n = 0; n < w.own.size(); ++n) is_one(w.own[n], r.own.at(n));
    return all;
  }
  /// Threads of one block may be there at one time: as far as both are in the same regions, they
  /// have met as often, and their loops are in the same iterations. Beyond that nothing is known.
  FormulaId at_one_time(const FamilyAccess& w, const FamilyAccess& r, Copy& copy) {
    FormulaId all = kAlways;
    auto& formulas = run_.formulas();
    for (std::size_t n = 0; n < std::min(w.stretches.size(), r.stretches.size()); ++n) {
      const FamilyStretch &there = w.stretches[n], &here = r.stretches[n];
      if (there.region != here.region) break;
      if (here.ordinal && copy.symbol(*here.ordinal) != *here.ordinal) {
        const bool is_near = are_near(there, here) || are_near(here, there);
        if (!w.waits && !run_.takes_turns(here.region)) break;
        if (w.waits && (is_near || run_.barriers_in(here.region) == 0))
          return formulas.conjunction(all, in_near_iterations(there, here, copy));
        const auto apart = Polynomial::add(Polynomial::atom(copy.symbol(*here.ordinal)),
                                           Polynomial::atom(*here.ordinal), -1);
        if (apart) all = formulas.conjunction(all, formulas.is_zero(*apart));
      }
      if (there.met != here.met) return kNever;
    }
    return all;
  }
  /// Is no barrier between the one, and the other in the next iteration?
  bool are_near(const FamilyStretch& one, const FamilyStretch& next) const {
    return one.met == run_.barriers_in(one.region) && next.met == 0;
  }
  /// In one iteration, if no barrier is between the two there, or in neighbours; in any two of a
  /// loop without barriers.
  FormulaId in_near_iterations(const FamilyStretch& there, const FamilyStretch& here, Copy& copy) {
    if (run_.barriers_in(here.region) == 0) return kAlways;
    auto& formulas = run_.formulas();
    const auto is_later_by = [&](std::int64_t by) {
      const auto moved = Polynomial::add(Polynomial::atom(*here.ordinal),
                                         Polynomial::atom(copy.symbol(*here.ordinal)), -1);
      const auto rest =
          moved ? Polynomial::add(*moved, Polynomial::constant(by), -1) : std::nullopt;
      return rest ? formulas.is_zero(*rest) : kAlways;
    };
    FormulaId none = kAlways;  // of these
    if (there.met == here.met) none = formulas.conjunction(none, formulas.negation(is_later_by(0)));
    if (are_near(there, here)) none = formulas.conjunction(none, formulas.negation(is_later_by(1)));
    if (are_near(here, there))
      none = formulas.conjunction(none, formulas.negation(is_later_by(-1)));
    return formulas.negation(none);
  }
  /// Are both parts of one reduction, which the threads of that number make in any order?
  bool are_in_turn(const FamilyAccess& w, const FamilyAccess& r, SymbolId ordinal) const {
    return w.reduction && w.reduction == r.reduction &&
           w.reduction->is_over(run_.symbol(ordinal).tag);
  }
  /// Its init would come after an update, or there would be two. `distance`: from the number of
  /// `w` to that of `r`.
  FormulaId are_in_wrong_turn(const FamilyAccess& w, const FamilyAccess& r,
                              const Polynomial& distance) {
    if (w.begins == r.begins) return w.begins ? are_apart(distance) : kNever;
    const auto back = Polynomial::scale(distance, w.begins ? -1 : 1);
    const auto less = back ? Polynomial::add(*back, Polynomial::constant(-1), 1) : std::nullopt;
    return less ? run_.formulas().at_least_zero(*less) : kAlways;
  }
  FormulaId are_apart(const Polynomial& distance) {
    return run_.formulas().negation(run_.formulas().is_zero(distance));
  }
  void compare_under(std::size_t i, std::size_t k, SymbolId ordinal,
                     const std::set<SymbolId>& shared) {
    if (pairs_ > kMostPairs) return;
    // Nothing is known of the pairs that are left.
    if (++pairs_ > kMostPairs) return add(kAlways, ordinal, run_.accesses()[k].write);
    const FamilyAccess w = run_.accesses()[i], r = run_.accesses()[k];
    auto& formulas = run_.formulas();
    Copy copy(run_, shared);
    FormulaId meet = formulas.conjunction(r.path, copy(w.path));
    meet = formulas.conjunction(meet, of_one_copy(w, r, copy));
    const FamilyAxis axis = run_.symbol(ordinal).axis;
    const bool are_threads = axis == FamilyAxis::kThreads || axis == FamilyAxis::kVirtual;
    const FamilyStore& store = run_.store(w.storage);
    if (are_threads && (w.waits || store.scope == FamilyScope::kBlock || !store.reducers.empty()))
      meet = formulas.conjunction(meet, at_one_time(w, r, copy));
    const auto place = [&](std::size_t access, const Polynomial& whole) {
      const auto& parts = places_.of(access);
      return parts && places_.of(i) && places_.of(k) ? *parts : Places::Parts{whole};
    };
    if (meet == kNever) return;
    const Places::Parts here = place(k, r.place), there = place(i, w.place);
    for (std::size_t n = 0; n < here.size(); ++n) {
      const auto moved = copy(there[n]);
      const auto apart = moved ? Polynomial::add(*moved, here[n], -1) : std::nullopt;
      if (apart) meet = formulas.conjunction(meet, formulas.is_zero(*apart));
    }
    const auto distance =
        Polynomial::add(Polynomial::atom(ordinal), Polynomial::atom(copy.symbol(ordinal)), -1);
    meet =
        formulas.conjunction(meet, are_in_turn(w, r, ordinal) ? are_in_wrong_turn(w, r, *distance)
                                                              : are_apart(*distance));
    for (const auto& condition : run_.conditions())
      meet = formulas.conjunction(meet, condition.formula);
    if (presburger_.is_empty(formulas, run_.with_symbols(meet))) return;
    add(meet, ordinal, r.write);
  }
  void add(FormulaId where, SymbolId ordinal, bool writes) {
    found_.push_back({{OutcomeKind::kUnspecified,
                       spec::Code::U_LOOP_CONFLICT,
                       nullptr,
                       writes ? "two iterations of a loop without order may write one element"
                              : "an iteration of a loop without order may read what another writes",
                       run_.symbol(ordinal).loop,
                       {}},
                      where});
  }

  FamilyRun& run_;
  Presburger& presburger_;
  Places places_;
  std::vector<Conflict> found_;
  std::size_t pairs_ = 0;
};

}  // namespace

std::vector<Conflict> conflicts_of(FamilyRun& run, Presburger& presburger) {
  return Search(run, presburger).all(false);
}
std::vector<Conflict> open_orders_of(FamilyRun& run, Presburger& presburger) {
  return Search(run, presburger).all(true);
}

}  // namespace tenor::solver
