// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/reduction_sets.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <vector>

#include "semantics/domain/numeric/cast.h"
#include "semantics/domain/term/reductions.h"
#include "solver/validate/reduction_side.h"

namespace tenor::solver {

using namespace semantics;
using spec::ExprKind;

namespace {

/// Operands that one comparison looks at: no reduction of a comparison has more.
constexpr std::size_t kMostOperands = std::size_t{1} << 22;

class Naming {
 public:
  Naming(TermBank& bank, TermInvocation& before, TermInvocation& after)
      : bank_(bank),
        normal_(bank, TermLaws::kIeee),
        before_(bank, normal_, before),
        after_(bank, normal_, after) {}

  std::optional<NamedReductions> name_all() {
    if (!before_.is_sound() || !after_.is_sound()) return {};
    for (const auto& [depth, sets] : before_.sets()) {
      before_.update(), after_.update();
      find_candidates();
      for (const ReductionSet& set : sets) name(set);
    }
    before_.finish(), after_.finish();
    return std::move(result_);
  }

 private:
  using Multiset = std::unordered_map<TermId, std::size_t>;

  void find_candidates() {
    candidates_.clear();
    for (const TermId t : after_.terms()) {
      const auto both = combined(bank_.at(t));
      const bool is_inside = is_reduced_step(bank_.at(t)) && !after_.is_last(t);
      if (both && !is_inside && !after_.is_named(t))
        candidates_[after_.print(t, both->combiner)].push_back(t);
    }
  }

  /// Of the terms after that are in the set, one that has no name yet; best one that is a
  /// reduction of the same operands.
  void name(const ReductionSet& set) {
    if (const auto same = only_operand(set)) return before_.name(set.last, *same);
    const auto found = candidates_.find(before_.print(set.last, set.combiner));
    if (found == candidates_.end()) return;
    const Multiset operands = multiset(before_, set);
    std::optional<TermId> best;
    int rank = 0;
    for (const TermId t : found->second) {
      const bool is_fresh = !after_.is_named(t), is_same = has_same_operands(set, operands, t);
      const int how = 1 + (is_fresh ? 1 : 0) + (is_fresh && is_same ? 1 : 0);
      if (how <= rank || (!is_same && !is_inside(set, operands, t))) continue;
      best = t, rank = how;
      if (rank == kBest) break;
    }
    if (!best) return;
    result_.are_equal = result_.are_equal && rank == kBest;
    TermId& given = names_[*best];
    if (given == kFalse) given = TermReductions::name(bank_, bank_.type(set.last));
    before_.name(set.last, given), after_.name(*best, given);
    begins_[given] = {set.combiner, before_.normal(set.operands[0])};
    result_.blocks.insert(before_.block_of(set.last));
    for (const TermId t : found->second)
      if (!after_.is_named(t) && adds_nothing(set, t, *best)) after_.name(t, given);
  }
  /// Does `t` combine `named`, which has a name by now, with constants alone that change nothing?
  bool adds_nothing(const ReductionSet& set, TermId t, TermId named) {
    const TermId first = before_.normal(set.operands[0]);
    std::size_t times = 0;
    return combines_only(set, t,
                         [&](TermId part) {
                           if (part == named) return ++times, true;
                           return is_neutral(set.combiner, after_.normal(part), first);
                         }) &&
           times == 1;
  }
  /// The result of another set, with the same combiner and beginning, where the set has nothing
  /// beside it but constants that change nothing.
  std::optional<TermId> only_operand(const ReductionSet& set) {
    const TermId first = before_.normal(set.operands[0]);
    std::optional<TermId> only;
    for (const TermId t : set.operands) {
      const TermId made = before_.normal(t);
      if (is_neutral(set.combiner, made, first)) continue;
      if (only) return {};
      only = made;
    }
    const auto begun = only ? begins_.find(*only) : begins_.end();
    if (begun == begins_.end() || begun->second != std::pair(set.combiner, first)) return {};
    return only;
  }

  Multiset multiset(ReductionSide& side, const ReductionSet& set) {
    Multiset all;
    for (const TermId t : set.operands) ++all[side.normal(t)];
    return all;
  }
  bool has_same_operands(const ReductionSet& set, const Multiset& operands, TermId t) {
    if (!after_.is_last(t) || bank_.type(t) != bank_.type(set.last)) return false;
    const ReductionSet other = reduction_set(bank_, t);
    return other.combiner == set.combiner && other.operands.size() == set.operands.size() &&
           after_.normal(other.operands[0]) == before_.normal(set.operands[0]) &&
           multiset(after_, other) == operands;
  }

  /// Does `t` combine exactly the operands, and beside them only constants that change nothing?
  bool is_inside(const ReductionSet& set, Multiset left, TermId t) {
    const TermId first = before_.normal(set.operands[0]);
    bool has_first = false;
    const bool has_no_other = combines_only(set, t, [&](TermId part) {
      const TermId made = after_.normal(part);
      const auto known = left.find(made);
      if (known == left.end() || known->second == 0) return is_neutral(set.combiner, made, first);
      --known->second;
      has_first = has_first || made == first;
      return true;
    });
    const bool has_identity = has_first || is_identity(set.combiner, first);
    return has_no_other && has_identity && std::ranges::all_of(left, [&](const auto& each) {
             return each.second == 0 || is_neutral(set.combiner, each.first, first);
           });
  }
  /// Can `t` be taken apart, by the combiner, into what `is_part` takes?
  bool combines_only(const ReductionSet& set, TermId t, auto&& is_part) {
    std::vector<TermId> open{t};
    for (std::size_t looked_at = 0; !open.empty(); ++looked_at) {
      if (looked_at > kMostOperands) return false;
      const TermId next = open.back();
      open.pop_back();
      if (is_part(next)) continue;
      const auto both = combined(bank_.at(next));
      if (!both || both->combiner != set.combiner || bank_.type(next) != bank_.type(set.last))
        return false;
      open.insert(open.end(), {both->a, both->b});
    }
    return true;
  }

  /// Does the constant change nothing in a set that begins with `first`? -0 in a sum; 0 too where
  /// it begins with a constant other than -0, since a zero that holds it is not -0 either. Of an
  /// extremum, what it begins with.
  bool is_neutral(ExprKind combiner, TermId t, TermId first) const {
    if (!bank_.is_constant(t)) return false;
    const double x = number(t);
    if (combiner == ExprKind::kMul) return x == 1;
    if (combiner == ExprKind::kAdd)
      return x == 0 && (std::signbit(x) || (bank_.is_constant(first) &&
                                            !(number(first) == 0 && std::signbit(number(first)))));
    if (std::isnan(x)) return false;
    return t == first || x == (combiner == ExprKind::kMax ? -HUGE_VAL : HUGE_VAL);
  }
  /// What a set begins with, where the combiner makes nothing of it: it may be left out.
  bool is_identity(ExprKind combiner, TermId first) const {
    if (!bank_.is_constant(first)) return false;
    const double x = number(first);
    switch (combiner) {
      case ExprKind::kAdd: return x == 0 && std::signbit(x);
      case ExprKind::kMul: return x == 1;
      case ExprKind::kMax: return x == -HUGE_VAL;
      default: return x == HUGE_VAL;
    }
  }
  double number(TermId constant) const {
    return numeric::to_double(bank_.type(constant), bank_.value(constant).bits);
  }

  static constexpr int kBest = 3;
  TermBank& bank_;
  TermNormalizer normal_;
  ReductionSide before_, after_;
  std::unordered_map<std::uint64_t, std::vector<TermId>> candidates_;  ///< by their prints
  std::unordered_map<TermId, TermId> names_;                           ///< of terms after
  std::unordered_map<TermId, std::pair<ExprKind, TermId>> begins_;     ///< of names: their sets
  NamedReductions result_;
};

}  // namespace

std::optional<NamedReductions> name_reductions(TermBank& bank, TermInvocation& before,
                                               TermInvocation& after) {
  return Naming(bank, before, after).name_all();
}

}  // namespace tenor::solver
