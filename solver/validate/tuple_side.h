// SPDX-License-Identifier: Apache-2.0
// What one run chose from tuples (TIR-D81), step by step, and its terms without what keeps the
// steps apart. Included by the comparisons of such sets alone.
#pragma once

#include <algorithm>
#include <map>
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
  std::vector<const TupleStep*> steps{};
  std::set<std::vector<std::int64_t>> points{};
  std::size_t depth = 0;              ///< how many others are inside of one another in it
  bool is_read_early = false;         ///< is what it holds before its end used by others?
  std::vector<Tuple> operands{};      ///< sorted, but for the first: what it begins with
  std::optional<TupleCombiner> by{};  ///< nothing: what it does is no such choice

  const TupleStep& last() const { return *steps.back(); }
  bool any_order() const { return last().any_order; }
};

class TupleSide {
 public:
  TupleSide(TermBank& bank, TermNormalizer& normal, TupleNames& names, TermInvocation& run)
      : bank_(bank), normal_(normal), names_(names), run_(run), parts_(bank) {
    roots_ = roots_of(run);
    std::vector<TermId> all = roots_;
    for (const TupleStep& step : run.tuples) {
      all.insert(all.end(), step.old.begin(), step.old.end());
      all.insert(all.end(), step.made.begin(), step.made.end());
    }
    terms_ = reachable(bank, all);
    for (const TupleStep& step : run.tuples) add(step);
    find_depths();
    find_early_reads();
  }

  std::vector<TupleChain>& chains() { return chains_; }
  const std::vector<TermId>& terms() const { return terms_; }
  /// With what has names by now: operands of the chains, and what is made of threads' choices that
  /// have none.
  void update() {
    parts_.make(terms_);
    open_.clear();
    for (const TermId t : terms_) {
      if (is_named(t)) continue;
      const auto step = made_by_.find(t);
      bool is_open = step != made_by_.end() && step->second->any_order;
      for (const TermId arg : bank_.args(t)) is_open = is_open || open_.contains(arg);
      if (is_open) open_.insert(t);
    }
    for (TupleChain& chain : chains_) describe(chain);
  }
  /// In normal form, and without what keeps steps apart.
  TermId plain(TermId t) { return normal_(parts_(t)); }
  Tuple plain(const std::vector<TermId>& all) {
    Tuple made;
    for (const TermId t : all) made.push_back(plain(t));
    return made;
  }
  bool is_open(TermId t) const { return open_.contains(t); }
  void name(TermId t, TermId by) { parts_.replace(t, by); }
  bool is_named(TermId t) const { return parts_.replaces(t); }
  /// Is anything left that threads chose, and that has no name?
  bool leaves_open() {
    update();
    return std::ranges::any_of(roots_, [&](TermId t) { return is_open(t) && !is_named(t); });
  }
  void finish() {
    parts_.make(terms_);
    parts_.apply(run_);
  }

 private:
  void add(const TupleStep& step) {
    if (step.made.size() != step.count) return;
    for (const TermId t : step.made)
      if (!bank_.is_constant(t)) made_by_[t] = &step;
    const auto found = ends_.find(step.old);
    const bool goes_on = found != ends_.end() &&
                         chains_[found->second].last().point.block == step.point.block &&
                         chains_[found->second].points.insert(step.point.variables).second;
    const std::size_t number = goes_on ? found->second : chains_.size();
    if (goes_on)
      ends_.erase(found);
    else
      chains_.push_back({.points = {step.point.variables}});
    chains_[number].steps.push_back(&step);
    ends_[step.made] = number;
  }

  void find_depths() {
    std::unordered_map<TermId, std::size_t> depth;
    std::unordered_map<const TupleStep*, std::size_t> chain_of;
    for (std::size_t k = 0; k < chains_.size(); ++k)
      for (const TupleStep* step : chains_[k].steps) chain_of[step] = k;
    for (const TermId t : terms_) {
      std::size_t inside = 0;
      for (const TermId arg : bank_.args(t)) inside = std::max(inside, depth[arg]);
      const auto step = made_by_.find(t);
      if (step != made_by_.end()) {
        TupleChain& chain = chains_[chain_of.at(step->second)];
        chain.depth = std::max(chain.depth, inside);
        inside = step->second == &chain.last() ? chain.depth + 1 : inside;
      }
      depth[t] = inside;
    }
  }

  /// What a step left, but for the last, is used by the next step alone.
  void find_early_reads() {
    static constexpr TupleStep kMany{};
    std::unordered_map<TermId, const TupleStep*> users;
    const auto use = [&](TermId t, const TupleStep* by) {
      const auto [known, is_new] = users.emplace(t, by);
      if (!is_new && known->second != by) known->second = &kMany;
    };
    for (const TermId t : roots_) use(t, &kMany);
    for (auto t = terms_.rbegin(); t != terms_.rend(); ++t) {
      const auto step = made_by_.find(*t);
      const auto user = users.find(*t);
      const TupleStep* by = step != made_by_.end() ? step->second
                            : user != users.end()  ? user->second
                                                   : nullptr;
      for (const TermId arg : bank_.args(*t))
        if (by) use(arg, by);
    }
    for (TupleChain& chain : chains_)
      for (std::size_t k = 0; k + 1 < chain.steps.size(); ++k)
        for (const TermId t : chain.steps[k]->made)
          if (const auto user = users.find(t);
              user != users.end() && user->second != chain.steps[k + 1])
            chain.is_read_early = true;
  }

  void describe(TupleChain& chain) {
    chain.operands = {plain(chain.steps[0]->old)};
    chain.by.reset();
    for (const TupleStep* step : chain.steps) {
      const Tuple old = plain(step->old), made = plain(step->made);
      const auto operand = operand_of(bank_, old, made);
      if (!operand) return chain.by.reset();
      chain.operands.push_back(*operand);
      if (!chain.by) chain.by = TupleCombiner::of(bank_, normal_, names_, old, made);
    }
    for (std::size_t k = 0; chain.by && k < chain.steps.size(); ++k)
      if (chain.by->of_both(plain(chain.steps[k]->old), chain.operands[k + 1]) !=
          plain(chain.steps[k]->made))
        chain.by.reset();
    std::ranges::sort(chain.operands.begin() + 1, chain.operands.end());
  }

  TermBank& bank_;
  TermNormalizer& normal_;
  TupleNames& names_;
  TermInvocation& run_;
  Replacement parts_;
  std::vector<TermId> roots_, terms_;
  std::vector<TupleChain> chains_;
  std::map<std::vector<TermId>, std::size_t> ends_;  ///< chains by what they chose last
  std::unordered_map<TermId, const TupleStep*> made_by_;
  std::set<TermId> open_;
};

}  // namespace tenor::solver
