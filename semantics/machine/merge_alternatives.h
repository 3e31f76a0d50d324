// SPDX-License-Identifier: Apache-2.0
// Merge's members that take alternatives one after the other, and leave what all of them left.
// Included by merge_impl.h alone.
#pragma once

#include "semantics/machine/merge_point.h"

namespace tenor::semantics {

template <class L, class D>
void Merge<L, D>::take_all(const auto& redex, const std::vector<Rule>& rules) {
  if (m_.State::runs_beside_others()) accesses_are_sure_ = false;
  const std::size_t exits_before = exits_.size(), floor = floor_;
  const auto outer = m_.State::begin_alternatives();
  Fork fork = fork_at(redex.frame());
  ++nested_;
  bool joins_here = true;
  while (joins_here && !all_join(fork, redex, rules)) {
    exits_.resize(exits_before);
    joins_here = join_after_jump(fork, floor);
  }
  --nested_;
  floor_ = floor;
  m_.State::end_alternatives(outer);
  if (!joins_here || m_.stopped_) return;
  // What goes on does so where none of them, and none of their parts, has ended.
  for (const Truth premise : fork.ended) D::assume(!premise);
  for (std::size_t i = exits_before; i < exits_.size(); ++i) D::assume(!exits_[i].first);
  if (fork.left.empty()) return end_everywhere();
  leave_merged(fork);
}

/// False where one of them leaves what it was to come back to.
template <class L, class D>
bool Merge<L, D>::all_join(Fork& fork, const auto& redex, const std::vector<Rule>& rules) {
  floor_ = fork.join.frames;
  fork.writes.clear(), fork.left.clear(), fork.ended.clear();
  for (const auto& [rule, premise] : rules) {
    const auto kept = m_.State::release_mark();
    const auto mark = D::begin(premise);
    take(redex, rule);
    run_to_join(fork);
    const bool is_early = left_early(fork);
    if (!is_early) end_alternative(fork, premise, mark);
    auto released = m_.State::take_back_releases(kept);
    if (is_early) return D::end(premise, mark), false;
    if (m_.stopped_) return true;
    if (fork.left.size() == 1) fork.released = std::move(released);
    begin_again(fork);
  }
  return true;
}

/// Keeps what it left, or how it ended.
template <class L, class D>
template <class Mark>
void Merge<L, D>::end_alternative(Fork& fork, Truth premise, const Mark& mark) {
  if (!m_.stopped_ && !is_at(fork.join)) give_up("an early exit depends on data");
  if (!m_.stopped_) {
    const Value* results = &m_.operands_[fork.join.base];
    fork.left.push_back({premise, {results, results + (m_.operands_.size() - fork.join.base)}});
    fork.writes.push_back(D::end(premise, mark));
    if (fork.scopes && !fork.after) fork.after = scopes();
    return;
  }
  const OutcomeKind kind = m_.outcome_.kind;
  if (kind == OutcomeKind::kError || kind == OutcomeKind::kUnspecified)
    add_exit(D::path(), fork.unwound);
  D::end(premise, mark);
  fork.ended.push_back(premise);
}

template <class L, class D>
void Merge<L, D>::run_to_join(const Fork& fork) {
  while (!m_.stopped_ && m_.frames_.size() > fork.join.frames && m_.may_step()) {
    m_.take_redex();
    if (m_.contexts().running_id() != fork.running)
      D::give_up("the point where threads synchronize depends on data");
  }
  if (fork.fusing && left_early(fork)) give_up("an early exit from an expression depends on data");
}

/// The machine stands where the alternatives join, with all that they left.
template <class L, class D>
void Merge<L, D>::leave_merged(const Fork& fork) {
  if (fork.after) restore(*fork.after);
  D::merge(fork.writes);
  merge_left(fork);
  m_.State::release_all(fork.released);
}

template <class L, class D>
void Merge<L, D>::merge_left(const Fork& fork) {
  const std::vector<AlternativeResult>& left = fork.left;
  const std::vector<Value>& last = left.back().results;
  m_.operands_.truncate(fork.join.base);
  Value* merged = m_.operands_.extend(last.size());
  std::copy(last.begin(), last.end(), merged);
  for (std::size_t k = left.size() - 1; k-- > 0;) {
    if (left[k].results.size() != last.size())
      return give_up("which operands are evaluated depends on data");
    for (std::size_t i = 0; i < last.size(); ++i) {
      const auto both = m_.objects_.merged(left[k].premise, left[k].results[i], merged[i]);
      if (!both) return give_up("which kind of object a value is depends on data");
      merged[i] = *both;
    }
  }
}

}  // namespace tenor::semantics
