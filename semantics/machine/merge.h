// SPDX-License-Identifier: Apache-2.0
// Where unknown data decide which rule applies, every rule that may is taken, each under its
// premise, up to the redex's continuation, and what they leave is merged. A rule that
// ends the run ends it under its premise alone. docs/terms.md
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "semantics/machine/outcome.h"

namespace tenor::semantics {

template <class L, class D>
class MachineOf;

template <class L, class D>
class Merge {
 public:
  using M = MachineOf<L, D>;
  using Value = typename D::Value;
  using Truth = typename D::Truth;

  explicit Merge(M& m) : m_(m) {}

  /// How the run ends where data decide so: by the first whose condition holds.
  const std::vector<std::pair<Truth, Outcome>>& exits() const { return exits_; }
  /// Takes away the exits beyond the first so many, and gives them.
  std::vector<std::pair<Truth, Outcome>> take_exits(std::size_t kept) {
    std::vector<std::pair<Truth, Outcome>> taken(exits_.begin() + static_cast<std::ptrdiff_t>(kept),
                                                 exits_.end());
    exits_.resize(kept);
    return taken;
  }
  /// The run ends so where the condition holds, if by no exit before.
  void exit_where(Truth condition, Outcome outcome) {
    exits_.emplace_back(condition, std::move(outcome));
  }
  /// Do data not decide which accesses without order meet? Else two that meet here may never.
  bool accesses_are_sure() const { return accesses_are_sure_; }
  bool is_merging() const { return nested_ > 0; }
  /// Does no run come to its end, so that there is one of the exits for all data?
  bool ended_everywhere() const { return ended_everywhere_; }

  /// Ends the run where the domain has met what it has no terms for.
  void look_for_end();
  /// Takes the redex where its rules are undecided; else it changes nothing and is false.
  bool takes(const auto& redex);
  /// Before a jump: it may leave what other alternatives are still in.
  void remember_scopes() {
    if (is_merging()) jumped_from_.emplace(scopes());
  }
  /// An access may have met another without order, and data decide whether.
  void doubt_accesses() { accesses_are_sure_ = false; }

 private:
  static constexpr std::uint32_t kMostNested = 256;
  /// A rule, by its place in the frame's list, and its premise.
  using Rule = std::pair<std::size_t, Truth>;
  /// How high the stacks are; `base` is that of the operands, without those that are results.
  struct Point {
    std::size_t frames, depth, base;
  };
  struct AlternativeResult {
    Truth premise;
    std::vector<Value> results;
  };
  struct Fork;  ///< the alternatives of one redex

  /// Those whose premise is undecided, where none holds for sure.
  std::vector<Rule> undecided_rules(const auto& redex) const;
  /// Lets those that end the run do so under their premises, and gives the others.
  std::vector<Rule> after_exits(const auto& redex, const std::vector<Rule>& undecided);
  template <class R>
  void end_under(const auto& redex, Truth premise);
  /// What it has come to; it continues elsewhere, from `before`.
  void add_exit(Truth condition, const typename M::End& before);
  /// Nothing is left to continue: the exits say all.
  void end_everywhere() {
    ended_everywhere_ = true;
    m_.end_by(exits_.back().second);
  }
  void take_all(const auto& redex, const std::vector<Rule>& rules);
  bool all_join(Fork& fork, const auto& redex, const std::vector<Rule>& rules);
  void take(const auto& redex, std::size_t rule);
  template <class F>
  Fork fork_at(const F& frame) const;
  void run_to_join(const Fork& fork);
  bool left_early(const Fork& fork) const;
  bool is_at(const Point& point) const;
  template <class Mark>
  bool end_alternative(Fork& fork, Truth premise, const Mark& mark);
  bool join_after_jump(Fork& fork, std::size_t floor);
  void begin_again(const Fork& fork);
  void leave_merged(const Fork& fork);
  void merge_left(const Fork& fork);
  /// All that is on the machine's stacks.
  auto scopes() const { return m_.snapshot({}); }
  void give_up(const char* why) {
    m_.end_by({OutcomeKind::kUndecided, {}, nullptr, why, m_.redex(), {}});
  }

  M& m_;
  std::vector<std::pair<Truth, Outcome>> exits_;
  std::uint32_t nested_ = 0;  ///< how many alternatives have begun and not ended
  bool accesses_are_sure_ = true, ended_everywhere_ = false;
  std::size_t floor_ = 0;  ///< frames below which the innermost alternative would leave early
  std::optional<typename M::Snapshot> jumped_from_;
};

}  // namespace tenor::semantics
