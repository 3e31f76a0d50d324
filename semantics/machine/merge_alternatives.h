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
  if (!joins_here || m_.stopped()) return;
  // What continues does so where none of them, and none of their parts, has ended.
  for (const Truth premise : fork.ended) D::assume(!premise);
  for (std::size_t i = exits_before; i < exits_.size(); ++i) D::assume(!exits_[i].first);
  if (fork.left.empty()) return end_everywhere();
  leave_merged(fork);
}

/// False where one of them leaves what it was to come back to.
template <class L, class D>
bool Merge<L, D>::all_join(Fork& fork, const auto& redex, const std::vector<Rule>& rules) {
  floor_ = fork.join.frames;
  fork.writes.clear(), fork.left.clear(), fork.changes.clear(), fork.ended.clear();
  for (const auto& [rule, premise] : rules) {
    const auto before = m_.State::change_mark();
    const auto mark = D::begin(premise);
    take(redex, rule);
    run_to_join(fork);
    const bool is_early = left_early(fork);
    const bool has_joined = !is_early && end_alternative(fork, premise, mark);
    auto changes = m_.State::take_back(before);
    if (is_early) {
      D::end(premise, mark);
      return false;
    }
    if (m_.stopped()) return true;
    if (has_joined) fork.changes.push_back({premise, std::move(changes)});
    begin_again(fork);
  }
  return true;
}

/// Keeps what it left, or how it ended; true where it came to where all join.
template <class L, class D>
template <class Mark>
bool Merge<L, D>::end_alternative(Fork& fork, Truth premise, const Mark& mark) {
  if (!m_.stopped() && !is_at(fork.join)) give_up("an early exit depends on data");
  if (!m_.stopped()) {
    const Value* results = &m_.operand(fork.join.base);
    fork.left.push_back({premise, {results, results + (m_.operand_height() - fork.join.base)}});
    fork.writes.push_back(D::end(premise, mark));
    if (fork.scopes && !fork.after) fork.after = scopes();
    return true;
  }
  const OutcomeKind kind = m_.outcome().kind;
  if (kind == OutcomeKind::kError || kind == OutcomeKind::kUnspecified)
    add_exit(D::path(), fork.end);
  D::end(premise, mark);
  fork.ended.push_back(premise);
  return false;
}

template <class L, class D>
void Merge<L, D>::run_to_join(const Fork& fork) {
  while (!m_.stopped() && m_.frames().size() > fork.join.frames && m_.advance()) {
    if (m_.contexts().running_id() != fork.running)
      D::give_up("the point where contexts wait for each other depends on data");
  }
  if (fork.fusing && left_early(fork)) give_up("an early exit from an expression depends on data");
}

/// The machine stands where the alternatives join, with all that they left.
template <class L, class D>
void Merge<L, D>::leave_merged(const Fork& fork) {
  if (fork.after) m_.restore({}, *fork.after);
  D::merge(fork.writes);
  merge_left(fork);
  m_.State::merge(fork.changes);
}

template <class L, class D>
void Merge<L, D>::merge_left(const Fork& fork) {
  const std::vector<AlternativeResult>& left = fork.left;
  const std::vector<Value>& last = left.back().results;
  m_.truncate_operands(static_cast<std::uint32_t>(fork.join.base));
  Value* merged = m_.extend_operands(last.size());
  const auto whole = [&](Truth premise, const Value& a, const Value& b) {
    if constexpr (requires { m_.State::merged_object(premise, a, b); })
      return m_.State::merged_object(premise, a, b);
    else
      return std::optional<Value>();
  };
  std::copy(last.begin(), last.end(), merged);
  for (std::size_t k = left.size() - 1; k-- > 0;) {
    if (left[k].results.size() != last.size())
      return give_up("which operands are evaluated depends on data");
    for (std::size_t i = 0; i < last.size(); ++i) {
      const auto both = m_.objects().merged(left[k].premise, left[k].results[i], merged[i], whole);
      if (!both) return give_up("which kind of object a value is depends on data");
      merged[i] = *both;
    }
  }
}

}  // namespace tenor::semantics
