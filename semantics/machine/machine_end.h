// SPDX-License-Identifier: Apache-2.0
// The machine's members that end a run or say something about it. Included by machine.h alone.
#pragma once

namespace tenor::semantics {

template <class L, class D>
template <class R>
bool MachineOf<L, D>::has_rule() const {
  if constexpr (R::info.reading.has_value())
    return readings_.include(*R::info.reading);
  else
    return true;
}

template <class L, class D>
void MachineOf<L, D>::end_by(Outcome outcome) {
  stopped_ = true, step_limit_ = 0;
  outcome_ = std::move(outcome);
}

template <class L, class D>
Outcome MachineOf<L, D>::take_back_end(const End& before) {
  Outcome end = std::exchange(outcome_, before.outcome);
  first_errors_.resize(before.errors);
  take_up_again();
  return end;
}

template <class L, class D>
void MachineOf<L, D>::stop(const RuleInfo& rule, std::string message) {
  if (stopped_) return;
  const OutcomeKind kind = outcome_of(spec::info(*rule.code).code_class());
  Outcome end{kind, rule.code, &rule, std::move(message), redex_, State::where()};
  if (kind == OutcomeKind::kError) {
    const auto known = [&](const Outcome& e) { return e.node == redex_ && e.code == rule.code; };
    if (std::none_of(first_errors_.begin(), first_errors_.end(), known))
      first_errors_.push_back(std::move(end));
    end = first_errors_.front();
  }
  end_by(std::move(end));
}

template <class L, class D>
bool MachineOf<L, D>::outlives_error() {
  return stopped_ && outcome_.kind == OutcomeKind::kError && State::outlives_error();
}

template <class L, class D>
void MachineOf<L, D>::exhausted(spec::Code code, std::string message) {
  if (!stopped_) end_by({OutcomeKind::kExhausted, code, nullptr, std::move(message), redex_, {}});
}

template <class L, class D>
void MachineOf<L, D>::undecided(const RuleInfo& rule) {
  if (stopped_) return;
  std::string why = "whether " + std::string(rule.id) +
                    " applies depends on data in a way that no term expresses";
  end_by({OutcomeKind::kUndecided, {}, &rule, std::move(why), redex_, {}});
}

template <class L, class D>
void MachineOf<L, D>::note(spec::Code code, const spec::Node* node, std::string message) {
  for (const Note& known : notes_)
    if (known.code == code && known.node == node) return;
  notes_.push_back({code, node, std::move(message)});
}

template <class L, class D>
bool MachineOf<L, D>::has_begun(const spec::Node* node) const {
  return begun_[node->id] || State::has_run_straight(node);
}

template <class L, class D>
auto MachineOf<L, D>::rule_counts() const -> std::vector<Count> {
  std::vector<Count> counts = counts_;
  State::add_straight_counts(counts);
  return counts;
}

}  // namespace tenor::semantics
