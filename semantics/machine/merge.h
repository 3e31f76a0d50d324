// SPDX-License-Identifier: Apache-2.0
// Where unknown data decide which rule applies, every rule that may is taken, each under its
// premise, up to where the redex's continuation goes on, and what they leave is merged. A rule that
// ends the run ends it under its premise alone. docs/terms.md. Included by machine.h alone.
#pragma once

namespace tenor::semantics {

template <class D>
class Merge {
 public:
  using Value = typename D::Value;
  using Truth = typename D::Truth;
  using Index = typename D::Index;

  explicit Merge(Machine<D>& m) : m_(m) {}

  /// How the run ends where data decide so, each under its condition.
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

  /// May an access to an element that data decide meet another iteration's?
  Truth conflicts_somewhere(const Allocation<D>& a, bool write) const;
  /// Is what is about to be stored there for sure? Iterations that all store one value leave it in
  /// whatever order.
  bool holds_already(const Allocation<D>& a, Index element, const Value* lanes) const;
  void read_somewhere(const spec::Buffer* b, Allocation<D>& a, Index element, Value* lanes);
  void write_somewhere(const spec::Buffer* b, Allocation<D>& a, Index element, const Value* lanes);

 private:
  static constexpr std::uint32_t kMostNested = 256;
  /// A rule, by its place in the frame's list, and its premise.
  using Rule = std::pair<std::size_t, Truth>;
  /// What alternatives begin from and have to come back to; `base` is the redex's first operand.
  struct Point {
    std::size_t frames, levels, activations, base;
    std::vector<Value> operands;  ///< the redex's
    bool fusing;
    std::uint64_t thread;
  };
  struct Left {  ///< what one of them left
    Truth premise;
    std::vector<Value> results;
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
  void add_ending(Truth condition);  ///< what it has come to; it goes on elsewhere
  /// Nothing is left to go on: the endings say all.
  void end_everywhere() {
    ended_everywhere_ = true;
    m_.end_by(endings_.back().second);
  }
  template <class F, class Facts>
  void take_all(const F& frame, const Facts& facts, const std::vector<Rule>& rules);
  template <class F, class Facts>
  void take(const F& frame, const Facts& facts, std::size_t rule);
  template <class F>
  Point point_of(const F& frame) const;
  void run_back_to(const Point& point);
  bool came_back_to(const Point& point) const;
  void resume_from(const Point& point);
  void leave_merged(const Point& point, const std::vector<Left>& left);
  void give_up(const char* why) {
    m_.end_by({OutcomeKind::kUndecided, {}, nullptr, why, m_.redex_, {}});
  }
  void meet_anywhere(const spec::Buffer* b, Allocation<D>& a, bool write);

  Machine<D>& m_;
  std::vector<std::pair<Truth, Outcome>> endings_;
  std::uint32_t nested_ = 0;  ///< how many alternatives have begun and not ended
  bool accesses_are_sure_ = true, ended_everywhere_ = false;
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
  const std::size_t errors = m_.first_errors_.size();
  D::describe(true);
  m_.template end<R>(frame, facts);
  D::describe(false);
  if (!m_.stopped_) return m_.undecided(R::info);  // its end was turned into something else
  m_.first_errors_.resize(errors);
  add_ending(D::path() & premise);
  D::assume(!premise);
}

template <class D>
void Merge<D>::add_ending(Truth condition) {
  // Where one iteration errs the others still run, to another end than here (TIR/Exec/12.2.2:g).
  if (m_.outcome_.kind == OutcomeKind::kError && !m_.levels_.empty())
    D::give_up("data decide whether an iteration errs while others go on");
  endings_.emplace_back(condition, std::move(m_.outcome_));
  m_.outcome_ = {};
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

template <class D>
template <class F, class Facts>
void Merge<D>::take_all(const F& frame, const Facts& facts, const std::vector<Rule>& rules) {
  if (!m_.levels_.empty()) accesses_are_sure_ = false;
  const Point point = point_of(frame);
  const std::size_t endings_before = endings_.size();
  std::vector<typename D::Alternative> writes;
  std::vector<Left> left;
  ++nested_;
  for (const auto& [rule, premise] : rules) {
    const auto mark = D::begin(premise);
    take(frame, facts, rule);
    run_back_to(point);
    if (!m_.stopped_ && !came_back_to(point)) give_up("data decide what is left early");
    if (!m_.stopped_) {
      Value* results = &m_.operands_[point.base];
      left.push_back({premise, {results, results + (m_.operands_.size() - point.base)}});
      writes.push_back(D::end(premise, mark));
    } else {
      const OutcomeKind kind = m_.outcome_.kind;
      if (kind == OutcomeKind::kError || kind == OutcomeKind::kUnspecified)
        add_ending(D::path()), m_.first_errors_.clear();
      D::end(premise, mark);
      if (m_.stopped_) break;
      D::assume(!premise);
    }
    resume_from(point);
  }
  --nested_;
  if (m_.stopped_) return;
  // What goes on does so where none of their parts has ended.
  for (std::size_t i = endings_before; i < endings_.size(); ++i) D::assume(!endings_[i].first);
  if (left.empty()) return end_everywhere();
  D::merge(writes);
  leave_merged(point, left);
}

template <class D>
template <class F>
auto Merge<D>::point_of(const F& frame) const -> Point {
  const auto height = m_.operand_height();
  Point point{
      m_.frames_.size(), m_.levels_.size(),       m_.activations_.size(), frame.operands, {},
      m_.fusing_,        m_.threads_.running_id()};
  for (std::uint32_t i = frame.operands; i < height; ++i) point.operands.push_back(m_.operands_[i]);
  return point;
}

template <class D>
void Merge<D>::run_back_to(const Point& point) {
  while (!m_.stopped_ && m_.frames_.size() > point.frames && m_.may_step()) {
    m_.take_redex();
    if (m_.threads_.running_id() != point.thread) D::give_up("data decide where threads meet");
  }
}

template <class D>
bool Merge<D>::came_back_to(const Point& point) const {
  return m_.frames_.size() == point.frames && m_.activations_.size() == point.activations &&
         m_.levels_.size() == point.levels && m_.operands_.size() >= point.base;
}

template <class D>
void Merge<D>::resume_from(const Point& point) {
  while (m_.levels_.size() > point.levels) m_.levels_.pop_back();
  while (m_.activations_.size() > point.activations) m_.return_from_activation();
  m_.frames_.truncate(point.frames);
  m_.operands_.truncate(point.base);
  std::copy(point.operands.begin(), point.operands.end(),
            m_.operands_.extend(point.operands.size()));
  m_.fusing_ = point.fusing;
}

template <class D>
void Merge<D>::leave_merged(const Point& point, const std::vector<Left>& left) {
  const std::vector<Value>& last = left.back().results;
  m_.operands_.truncate(point.base);
  Value* merged = m_.operands_.extend(last.size());
  std::copy(last.begin(), last.end(), merged);
  for (std::size_t k = left.size() - 1; k-- > 0;) {
    if (left[k].results.size() != last.size()) return give_up("data decide what is evaluated");
    for (std::size_t i = 0; i < last.size(); ++i)
      merged[i] = D::merged(left[k].premise, left[k].results[i], merged[i]);
  }
}

}  // namespace tenor::semantics

#include "semantics/machine/merge_memory.h"
