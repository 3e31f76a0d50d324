// SPDX-License-Identifier: Apache-2.0
// Where unknown data decide which rule applies, every rule that may is taken, each under its
// premise, up to where the redex's continuation goes on, and what they leave is merged. A rule that
// ends the run ends it under its premise alone. docs/terms.md. Included by machine.h alone.
#pragma once

namespace tenor::semantics {

/// All that is on a machine's stacks.
template <class D>
struct Scopes {
  std::vector<StoredFrame> frames;
  std::vector<typename D::Value> operands, environment;
  std::vector<typename D::Index> views;
  std::vector<Activation> activations;
  std::vector<std::uint32_t> aliases;
};

template <class D>
class Merge {
 public:
  using Value = typename D::Value;
  using Truth = typename D::Truth;
  using Index = typename D::Index;

  explicit Merge(Machine<D>& m) : m_(m) {}

  /// How the run ends where data decide so: by the first whose condition holds.
  const std::vector<std::pair<Truth, Outcome>>& endings() const { return endings_; }
  /// Is what iterations read and write not decided by data? Else two that meet may never.
  bool accesses_are_sure() const { return accesses_are_sure_; }
  bool is_merging() const { return nested_ > 0; }
  /// Does no run come to its end, so that there is one of the endings for all data?
  bool ended_everywhere() const { return ended_everywhere_; }

  /// Ends the run where the domain has met what it has no terms for.
  void look_for_end();
  /// Takes the redex where its rules are undecided; else it changes nothing and is false.
  template <class F, class Facts>
  bool takes(F& frame, const Facts& facts);
  /// Before a jump: it may leave what other alternatives are still in.
  void remember_scopes() {
    if (is_merging()) jumped_from_ = scopes();
  }
  /// Is an allocation that is to be released still another alternative's too?
  bool keeps(std::uint64_t number);

  /// May an access to an element that data decide meet another iteration's?
  Truth conflicts_somewhere(const Allocation<D>& a, bool write) const;
  /// Is what is about to be stored there for sure? Iterations that all store one value leave it in
  /// whatever order.
  bool holds_already(const spec::Buffer* b, const Allocation<D>& a, Index element,
                     const Value* lanes) const;
  void read_somewhere(const spec::Buffer* b, Allocation<D>& a, Index element, Value* lanes);
  void write_somewhere(const spec::Buffer* b, Allocation<D>& a, Index element, const Value* lanes);

 private:
  static constexpr std::uint32_t kMostNested = 256;
  /// A rule, by its place in the frame's list, and its premise.
  using Rule = std::pair<std::size_t, Truth>;
  /// How high the stacks are; `base` is that of the operands, without those that are results.
  struct Point {
    std::size_t frames, activations, base;
  };
  struct Left {  ///< what an alternative left
    Truth premise;
    std::vector<Value> results;
  };
  /// Of iterations that erred while others go on (TIR/Exec/12.2.2:g): how, and how many ways.
  struct Unwound {
    Outcome outcome;
    std::size_t errors;
  };
  /// The alternatives of one redex.
  struct Fork {
    // What each begins from.
    Point start;
    std::size_t levels;
    std::vector<Value> operands;  ///< the redex's
    bool fusing;
    std::uint64_t thread;
    Guards guards;
    Unwound unwound;
    /// Where they meet: behind the redex, or behind the jump of one of them. Then each begins from
    /// `scopes`, since others leave them, and comes to `behind`.
    Point meet;
    std::optional<Scopes<D>> scopes, behind;
    // What was left by those that came to where they meet.
    std::vector<typename D::Alternative> writes;
    std::vector<Left> left;
    std::vector<Truth> ended;  ///< the premises of those that did not
    std::vector<std::uint64_t> released;
  };

  /// Those whose premise is undecided, where none holds for sure.
  template <class F, class Facts>
  std::vector<Rule> undecided_rules(const F& frame, const Facts& facts) const;
  /// Lets those that end the run do so under their premises, and gives the others.
  template <class F, class Facts>
  std::vector<Rule> after_endings(const F& frame, const Facts& facts,
                                  const std::vector<Rule>& undecided);
  template <class R, class F, class Facts>
  void end_under(const F& frame, const Facts& facts, Truth premise);
  Unwound unwound() const { return {m_.outcome_, m_.first_errors_.size()}; }
  /// What it has come to; it goes on elsewhere, from `before`.
  void add_ending(Truth condition, const Unwound& before);
  /// Nothing is left to go on: the endings say all.
  void end_everywhere() {
    ended_everywhere_ = true;
    m_.end_by(endings_.back().second);
  }
  template <class F, class Facts>
  void take_all(const F& frame, const Facts& facts, const std::vector<Rule>& rules);
  template <class F, class Facts>
  bool all_meet(Fork& fork, const F& frame, const Facts& facts, const std::vector<Rule>& rules);
  template <class F, class Facts>
  void take(const F& frame, const Facts& facts, std::size_t rule);
  template <class F>
  Fork fork_at(const F& frame) const;
  void run_to_meet(const Fork& fork);
  bool left_early(const Fork& fork) const {
    return !m_.stopped_ && m_.frames_.size() < fork.meet.frames;
  }
  bool is_at(const Point& point) const;
  template <class Mark>
  void end_alternative(Fork& fork, Truth premise, const Mark& mark);
  bool meet_behind_jump(Fork& fork, std::size_t floor);
  void begin_again(const Fork& fork);
  void leave_merged(const Fork& fork);
  void merge_left(const Fork& fork);
  Scopes<D> scopes() const;
  void restore(const Scopes<D>& scopes);
  std::vector<std::uint64_t> take_back_releases(std::size_t from);
  void give_up(const char* why) {
    m_.end_by({OutcomeKind::kUndecided, {}, nullptr, why, m_.redex_, {}});
  }
  void meet_anywhere(const spec::Buffer* b, Allocation<D>& a, bool write);

  Machine<D>& m_;
  std::vector<std::pair<Truth, Outcome>> endings_;
  std::uint32_t nested_ = 0;  ///< how many alternatives have begun and not ended
  bool accesses_are_sure_ = true, ended_everywhere_ = false;
  // Of the innermost alternative.
  std::size_t floor_ = 0;            ///< frames below which it would leave early
  std::uint64_t made_before_ = 0;    ///< allocations that are not its own
  std::vector<std::uint64_t> kept_;  ///< those of others that were to be released
  Scopes<D> jumped_from_;
};

template <class D>
void Merge<D>::look_for_end() {
  if (m_.outcome_.kind == OutcomeKind::kUndecided) return;
  if (const std::string why = D::gave_up(); !why.empty()) give_up(why.c_str());
}

template <class D>
template <class F, class Facts>
bool Merge<D>::takes(F& frame, const Facts& facts) {
  const std::vector<Rule> undecided = undecided_rules(frame, facts);
  if (undecided.empty()) return false;
  const std::vector<Rule> rules = after_endings(frame, facts, undecided);
  if (m_.stopped_) return true;
  if (rules.empty())
    end_everywhere();
  else if (rules.size() == 1)
    D::assume(rules[0].second), take(frame, facts, rules[0].first);
  else if (nested_ >= kMostNested)
    give_up("data decide how often something is done");
  else
    take_all(frame, facts, rules);
  return true;
}

template <class D>
template <class F, class Facts>
auto Merge<D>::undecided_rules(const F& frame, const Facts& facts) const -> std::vector<Rule> {
  std::vector<Rule> undecided;
  std::size_t number = 0;
  const bool decided = RulesOf<F>::any([&]<class R>() {
    const std::size_t mine = number++;
    if (!m_.template has_rule<R>()) return false;
    const Truth premise = m_.template premise<R>(frame, facts);
    const std::optional<bool> holds = D::told(premise);
    if (!holds) undecided.emplace_back(mine, premise);
    return holds.value_or(false);
  });
  return decided ? std::vector<Rule>() : undecided;
}

template <class D>
template <class F, class Facts>
auto Merge<D>::after_endings(const F& frame, const Facts& facts, const std::vector<Rule>& undecided)
    -> std::vector<Rule> {
  std::vector<Rule> others, left;
  std::size_t number = 0;
  RulesOf<F>::any([&]<class R>() {
    const std::size_t mine = number++;
    const auto found = std::find_if(undecided.begin(), undecided.end(),
                                    [&](const Rule& rule) { return rule.first == mine; });
    if (found == undecided.end()) return false;
    if (!D::can_tell(found->second))
      m_.undecided(R::info);
    else if constexpr (R::info.code.has_value())
      end_under<R>(frame, facts, found->second);
    else
      others.push_back(*found);
    return m_.stopped_;
  });
  // What was assumed meanwhile may have decided some.
  for (const Rule& rule : others)
    if (D::told(rule.second) != false) left.push_back(rule);
  return left;
}

template <class D>
template <class R, class F, class Facts>
void Merge<D>::end_under(const F& frame, const Facts& facts, Truth premise) {
  if (D::told(premise) == false) return;
  const Unwound before = unwound();
  const Guards guards = m_.asides_.guards;  // that it ends, others are still in
  D::describe(true);
  m_.template end<R>(frame, facts);
  D::describe(false);
  if (!m_.stopped_) return m_.undecided(R::info);  // its end was turned into something else
  m_.asides_.guards = guards;
  add_ending(D::path() & premise, before);
  D::assume(!premise);
}

template <class D>
void Merge<D>::add_ending(Truth condition, const Unwound& before) {
  // Where one iteration errs the others still run, to another end than here (TIR/Exec/12.2.2:g).
  if (m_.outcome_.kind == OutcomeKind::kError && !m_.levels_.empty())
    D::give_up("data decide whether an iteration errs while others go on");
  endings_.emplace_back(condition, std::move(m_.outcome_));
  m_.outcome_ = before.outcome, m_.first_errors_.resize(before.errors);
  m_.stopped_ = false, m_.step_limit_ = m_.limits_.steps;
}

template <class D>
template <class F, class Facts>
void Merge<D>::take(const F& frame, const Facts& facts, std::size_t rule) {
  F copy = frame;
  std::size_t number = 0;
  RulesOf<F>::any([&]<class R>() {
    if (number++ != rule) return false;
    m_.template count<R>();
    if constexpr (!R::info.code.has_value()) conclude<R>(m_, copy, facts);
    return true;
  });
}

}  // namespace tenor::semantics

#include "semantics/machine/merge_alternatives.h"
#include "semantics/machine/merge_memory.h"
#include "semantics/machine/merge_point.h"
