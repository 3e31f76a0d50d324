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

bool has_no_order(const spec::Node* loop) {
  const auto* f = spec::tir::as<spec::tir::For>(static_cast<const spec::tir::Stmt*>(loop));
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
    const FamilyTime a = run_.accesses()[i].time, b = run_.accesses()[k].time;
    const auto& own = run_.store(run_.accesses()[i].storage).made_under;
    std::set<SymbolId> shared;
    for (std::size_t level = 0; level < std::min(a.size(), b.size()); ++level) {
      const auto ordinal = a[level].ordinal;
      if (!ordinal || ordinal != b[level].ordinal) return;
      if (std::ranges::find(own, *ordinal) == own.end() && has_no_order(run_.symbol(*ordinal).loop))
        compare_under(i, k, *ordinal, shared);
      shared.insert(*ordinal);
    }
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
    const auto place = [&](std::size_t access, const Polynomial& whole) {
      const auto& parts = places_.of(access);
      return parts && places_.of(i) && places_.of(k) ? *parts : Places::Parts{whole};
    };
    const Places::Parts here = place(k, r.place), there = place(i, w.place);
    for (std::size_t n = 0; n < here.size(); ++n) {
      const auto moved = copy(there[n]);
      const auto apart = moved ? Polynomial::add(*moved, here[n], -1) : std::nullopt;
      if (apart) meet = formulas.conjunction(meet, formulas.is_zero(*apart));
    }
    const auto distance =
        Polynomial::add(Polynomial::atom(ordinal), Polynomial::atom(copy.symbol(ordinal)), -1);
    meet = formulas.conjunction(meet, formulas.negation(formulas.is_zero(*distance)));
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
