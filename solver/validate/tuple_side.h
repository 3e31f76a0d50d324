// SPDX-License-Identifier: Apache-2.0
// What one run chose from tuples (TIR-D81), step by step, and its terms without what keeps the
// steps apart. Included by tuple_sets.cpp alone.
#pragma once

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "solver/validate/reachable_terms.h"
#include "solver/validate/tuple_combiner.h"

namespace tenor::solver {

using namespace semantics;

/// The points of one block that were chosen from, one after the other.
struct TupleChain {
  const TupleStep* last;                 ///< its values are the result
  std::vector<const TupleStep*> inside;  ///< those before it
  std::vector<Tuple> operands;           ///< sorted, but for the first: what it begins with
  std::optional<TupleCombiner> by;       ///< nothing: what it does is no such choice
};

class TupleSide {
 public:
  TupleSide(TermBank& bank, TermNormalizer& normal, TupleNames& names, TermInvocation& run)
      : bank_(bank), normal_(normal), run_(run), parts_(bank) {
    std::vector<TermId> roots = roots_of(run);
    for (const TupleStep& step : run.tuples) {
      roots.insert(roots.end(), step.old.begin(), step.old.end());
      roots.insert(roots.end(), step.made.begin(), step.made.end());
    }
    terms_ = reachable(bank, roots);
    parts_.make(terms_);
    for (const TupleStep& step : run.tuples) add(step);
    for (TupleChain& chain : chains_) finish(chain, names);
  }

  const std::vector<TupleChain>& chains() const { return chains_; }
  const std::vector<TermId>& terms() const { return terms_; }
  /// In normal form, and without what keeps steps apart.
  TermId plain(TermId t) { return normal_(parts_(t)); }
  Tuple plain(const std::vector<TermId>& all) {
    Tuple made;
    for (const TermId t : all) made.push_back(plain(t));
    return made;
  }
  void name(TermId t, TermId by) { named_[t] = by; }
  bool is_named(TermId t) const { return named_.contains(t); }
  /// Is the value that a step left used, where no name stands for it?
  bool uses(const TupleStep& step) {
    if (seen_.empty()) look();
    return std::ranges::any_of(
        step.made, [&](TermId t) { return !bank_.is_constant(t) && seen_.contains(t); });
  }
  void finish() {
    for (const auto& [t, by] : named_) parts_.replace(t, by);
    parts_.make(terms_);
    parts_.apply(run_);
  }

 private:
  void add(const TupleStep& step) {
    if (step.made.size() != step.count) return;
    const auto found = ends_.find(step.old);
    const bool goes_on = found != ends_.end() &&
                         chains_[found->second].last->point.block == step.point.block &&
                         points_[found->second].insert(step.point.variables).second;
    const std::size_t chain = goes_on ? found->second : chains_.size();
    if (goes_on) {
      ends_.erase(found);
      chains_[chain].inside.push_back(chains_[chain].last);
      chains_[chain].last = &step;
    } else {
      chains_.push_back({&step, {}, {}, {}});
      points_.push_back({step.point.variables});
    }
    ends_[step.made] = chain;
  }

  void finish(TupleChain& chain, TupleNames& names) {
    std::vector<const TupleStep*> steps = chain.inside;
    steps.push_back(chain.last);
    chain.operands.push_back(plain(steps[0]->old));
    for (const TupleStep* step : steps) {
      const Tuple old = plain(step->old), made = plain(step->made);
      const auto operand = operand_of(bank_, old, made);
      if (!operand) return;
      chain.operands.push_back(*operand);
      if (!chain.by) chain.by = TupleCombiner::of(bank_, normal_, names, old, made);
    }
    for (std::size_t k = 0; chain.by && k < steps.size(); ++k)
      if (chain.by->of_both(plain(steps[k]->old), chain.operands[k + 1]) != plain(steps[k]->made))
        chain.by.reset();
    std::ranges::sort(chain.operands.begin() + 1, chain.operands.end());
  }

  /// What the run left is made of, without a look into what has a name.
  void look() {
    std::vector<TermId> open = roots_of(run_);
    while (!open.empty()) {
      const TermId next = open.back();
      open.pop_back();
      if (is_named(next) || !seen_.insert(next).second) continue;
      const auto args = bank_.args(next);
      open.insert(open.end(), args.begin(), args.end());
    }
  }

  TermBank& bank_;
  TermNormalizer& normal_;
  TermInvocation& run_;
  Replacement parts_;
  std::vector<TermId> terms_;
  std::vector<TupleChain> chains_;
  std::vector<std::set<std::vector<std::int64_t>>> points_;  ///< of the chains
  std::map<std::vector<TermId>, std::size_t> ends_;          ///< chains by what they chose last
  std::unordered_map<TermId, TermId> named_;
  std::set<TermId> seen_;
};

}  // namespace tenor::solver
