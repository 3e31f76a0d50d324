// SPDX-License-Identifier: Apache-2.0
#include "solver/validate/reduction_sets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <unordered_map>
#include <vector>

#include "semantics/domain/numeric/cast.h"
#include "semantics/domain/term/normal.h"
#include "semantics/domain/term/reductions.h"
#include "solver/validate/reachable_terms.h"

namespace tenor::solver {

using namespace semantics;
using spec::ExprKind;

namespace {

constexpr std::array kCombiners{ExprKind::kAdd, ExprKind::kMul, ExprKind::kMin, ExprKind::kMax};

/// Operands that one comparison looks at: no reduction of a comparison has more.
constexpr std::size_t kMostOperands = std::size_t{1} << 22;

/// A term that combines two, as a step of a reduction or by an operator of floats.
struct Combined {
  ExprKind combiner;
  TermId a, b;
};
std::optional<Combined> combined(const TermNode& node) {
  if (is_reduced_step(node)) {
    const ReducedStep step = reduced_step(node);
    return Combined{step.combiner, step.old, step.operand};
  }
  const bool combines = node.op == TermOp::kOperator && node.type.is_floating() &&
                        std::ranges::find(kCombiners, node.kind()) != kCombiners.end();
  return combines ? std::optional(Combined{node.kind(), node.args[0], node.args[1]}) : std::nullopt;
}

std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31);
}

/// One of the two runs.
class Side {
 public:
  Side(TermBank& bank, TermNormalizer& normal, TermInvocation& run)
      : bank_(bank), normal_(normal), run_(run), parts_(bank) {
    const std::vector<TermId> roots = roots_of(run);
    terms_ = reachable(bank, roots);
    for (const TermId t : terms_) look_at(t);
    for (const TermId t : roots)
      if (is_reduced_step(bank.at(t))) read_.insert(t);
  }

  /// Is no result read before its block has ended, and none by its bits?
  bool is_sound() const {
    return !sees_bits_ && std::ranges::all_of(continued_, [&](const auto& each) {
      return each.second == 1 && !read_.contains(each.first);
    });
  }
  bool is_last(TermId t) const { return is_reduced_step(bank_.at(t)) && !continued_.contains(t); }

  /// The sets, by how many of them are inside of one another.
  std::map<std::size_t, std::vector<ReductionSet>> sets() const {
    std::unordered_map<TermId, std::size_t> depth;
    std::map<std::size_t, std::vector<ReductionSet>> by_depth;
    for (const TermId t : terms_) {
      std::size_t inside = 0;
      const TermNode& node = bank_.at(t);
      const bool goes_on = is_reduced_step(node) && reduced_step(node).goes_on;
      for (const TermId arg : bank_.args(t))
        inside = std::max(inside, depth[arg] + (goes_on && arg != node.args[0] ? 1 : 0));
      depth[t] = inside + (is_reduced_step(node) && !goes_on ? 1 : 0);
      if (is_last(t)) by_depth[depth[t]].push_back(reduction_set(bank_, t));
    }
    return by_depth;
  }

  /// With what has names by now.
  void update() {
    parts_.make(terms_);
    prints_.clear();
    for (const TermId t : terms_)
      if (bank_.type(t).is_floating()) prints_[t] = prints(t);
  }
  TermId normal(TermId t) { return normal_(parts_(t)); }
  /// The same for all orders and bracketings of the same operands, constants left out.
  std::uint64_t print(TermId t, ExprKind combiner) const {
    return prints_.at(t)[place_of(combiner)];
  }
  void name(TermId t, TermId by) { parts_.replace(t, by); }
  bool is_named(TermId t) const { return parts_.replaces(t); }
  void finish() {
    parts_.make(terms_);
    parts_.apply(run_);
  }

  const std::vector<TermId>& terms() const { return terms_; }
  const std::string& block_of(TermId step) const { return run_.blocks.at(step); }

 private:
  using Prints = std::array<std::uint64_t, kCombiners.size()>;
  static std::size_t place_of(ExprKind combiner) {
    return static_cast<std::size_t>(std::ranges::find(kCombiners, combiner) - kCombiners.begin());
  }

  void look_at(TermId t) {
    const TermNode& node = bank_.at(t);
    sees_bits_ = sees_bits_ || sees_nan_bits(bank_, node);
    const bool goes_on = is_reduced_step(node) && reduced_step(node).goes_on;
    const auto args = bank_.args(t);
    for (std::size_t i = 0; i < args.size(); ++i) {
      if (!is_reduced_step(bank_.at(args[i]))) continue;
      if (goes_on && i == 0)
        ++continued_[args[i]];
      else
        read_.insert(args[i]);
    }
  }

  Prints prints(TermId t) {
    const TermId made = normal(t);
    Prints all{};
    if (!bank_.is_constant(made)) all.fill(mixed(made + 1));
    const auto both = is_named(t) ? std::nullopt : combined(bank_.at(t));
    if (!both) return all;
    const std::size_t k = place_of(both->combiner);
    all[k] = prints_.at(both->a)[k] + prints_.at(both->b)[k];
    return all;
  }

  TermBank& bank_;
  TermNormalizer& normal_;
  TermInvocation& run_;
  Replacement parts_;
  std::vector<TermId> terms_;
  std::unordered_map<TermId, int> continued_;
  std::set<TermId> read_;
  std::unordered_map<TermId, Prints> prints_;
  bool sees_bits_ = false;
};

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
    result_.blocks.insert(before_.block_of(set.last));
  }

  Multiset multiset(Side& side, const ReductionSet& set) {
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
    std::vector<TermId> open{t};
    bool has_first = false;
    for (std::size_t looked_at = 0; !open.empty(); ++looked_at) {
      if (looked_at > kMostOperands) return false;
      const TermId next = open.back();
      open.pop_back();
      const TermId made = after_.normal(next);
      if (const auto known = left.find(made); known != left.end() && known->second > 0) {
        --known->second;
        has_first = has_first || made == first;
        continue;
      }
      if (is_neutral(set.combiner, made, first)) continue;
      const auto both = combined(bank_.at(next));
      if (!both || both->combiner != set.combiner || bank_.type(next) != bank_.type(set.last))
        return false;
      open.insert(open.end(), {both->a, both->b});
    }
    return has_first && std::ranges::all_of(left, [&](const auto& each) {
             return each.second == 0 || is_neutral(set.combiner, each.first, first);
           });
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
  double number(TermId constant) const {
    return numeric::to_double(bank_.type(constant), bank_.value(constant).bits);
  }

  static constexpr int kBest = 3;
  TermBank& bank_;
  TermNormalizer normal_;
  Side before_, after_;
  std::unordered_map<std::uint64_t, std::vector<TermId>> candidates_;  ///< by their prints
  std::unordered_map<TermId, TermId> names_;                           ///< of terms after
  NamedReductions result_;
};

}  // namespace

std::optional<NamedReductions> name_reductions(TermBank& bank, TermInvocation& before,
                                               TermInvocation& after) {
  return Naming(bank, before, after).name_all();
}

}  // namespace tenor::solver
