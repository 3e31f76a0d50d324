// SPDX-License-Identifier: Apache-2.0
// Merge's members: which rules may apply, and what becomes of those that end the run. Included by
// machine.h alone.
#pragma once

#include "semantics/machine/merge_alternatives.h"

namespace tenor::semantics {

template <class L, class D>
void Merge<L, D>::look_for_end() {
  if (m_.outcome().kind == OutcomeKind::kUndecided) return;
  if (const std::string why = D::gave_up(); !why.empty()) give_up(why.c_str());
}

template <class L, class D>
bool Merge<L, D>::takes(const auto& redex) {
  const std::vector<Rule> undecided = undecided_rules(redex);
  if (undecided.empty()) return false;
  const std::vector<Rule> rules = after_exits(redex, undecided);
  if (m_.stopped()) return true;
  if (rules.empty())
    end_everywhere();
  else if (rules.size() == 1)
    D::assume(rules[0].second), take(redex, rules[0].first);
  else if (nested_ >= kMostNested)
    give_up("the number of repetitions depends on data");
  else
    take_all(redex, rules);
  return true;
}

template <class L, class D>
auto Merge<L, D>::undecided_rules(const auto& redex) const -> std::vector<Rule> {
  std::vector<Rule> undecided;
  std::size_t number = 0;
  const bool decided = RulesAt<decltype(redex)>::any([&]<class R>() {
    const std::size_t mine = number++;
    if (!m_.template has_rule<R>()) return false;
    const Truth premise = m_.template premise<R>(redex);
    const std::optional<bool> holds = D::known(premise);
    if (!holds) undecided.emplace_back(mine, premise);
    return holds.value_or(false);
  });
  return decided ? std::vector<Rule>() : undecided;
}

template <class L, class D>
auto Merge<L, D>::after_exits(const auto& redex, const std::vector<Rule>& undecided)
    -> std::vector<Rule> {
  std::vector<Rule> others, left;
  std::size_t number = 0;
  RulesAt<decltype(redex)>::any([&]<class R>() {
    const std::size_t mine = number++;
    const auto found = std::find_if(undecided.begin(), undecided.end(),
                                    [&](const Rule& rule) { return rule.first == mine; });
    if (found == undecided.end()) return false;
    if (!D::can_tell(found->second))
      m_.undecided(R::info);
    else if constexpr (R::info.code.has_value())
      end_under<R>(redex, found->second);
    else
      others.push_back(*found);
    return m_.stopped();
  });
  // What was assumed meanwhile may have decided some.
  for (const Rule& rule : others)
    if (D::known(rule.second) != false) left.push_back(rule);
  return left;
}

template <class L, class D>
template <class R>
void Merge<L, D>::end_under(const auto& redex, Truth premise) {
  if (D::known(premise) == false) return;
  const auto before = m_.end();
  const auto guards = m_.State::guards();  // that it ends, others are still in
  D::describe(true);
  m_.template end_by_rule<R>(redex);
  D::describe(false);
  if (!m_.stopped()) return m_.undecided(R::info);  // its end was turned into something else
  m_.State::set_guards(guards);
  add_exit(D::path() & premise, before);
  D::assume(!premise);
}

template <class L, class D>
void Merge<L, D>::add_exit(Truth condition, const typename M::End& before) {
  // What runs beside the error still runs, to another end than here (TIR/Exec/12.2.2:g).
  if (m_.outcome().kind == OutcomeKind::kError && m_.State::runs_beside_others())
    D::give_up("whether an error occurs while other parts of the run continue depends on data");
  exits_.emplace_back(condition, m_.take_back_end(before));
}

template <class L, class D>
void Merge<L, D>::take(const auto& redex, std::size_t rule) {
  auto frame = redex.frame();
  std::remove_cvref_t<decltype(redex)> again(redex, frame);
  std::size_t number = 0;
  RulesAt<decltype(redex)>::any([&]<class R>() {
    if (number++ != rule) return false;
    m_.template count<R>();
    if constexpr (!R::info.code.has_value()) R::then(again);
    return true;
  });
}

}  // namespace tenor::semantics
