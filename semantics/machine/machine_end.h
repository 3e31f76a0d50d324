// SPDX-License-Identifier: Apache-2.0
// The machine's members that end a run or say something about it. Included by machine.h alone.
#pragma once

namespace tenor::semantics {

template <class D>
template <class R>
bool Machine<D>::has_rule() const {
  if constexpr (R::info.reading.has_value())
    return readings_.include(*R::info.reading);
  else
    return true;
}

template <class D>
void Machine<D>::end_by(Outcome outcome) {
  stopped_ = true, step_limit_ = 0;
  outcome_ = std::move(outcome);
}

template <class D>
void Machine<D>::stop(const RuleInfo& rule, std::string message) {
  if (stopped_) return;
  const OutcomeKind kind = outcome_of(spec::info(*rule.code).code_class());
  Outcome end{kind, rule.code, &rule, std::move(message), redex_, loop_bindings()};
  if (kind == OutcomeKind::kError) {
    const auto known = [&](const Outcome& e) { return e.node == redex_ && e.code == rule.code; };
    if (std::none_of(first_errors_.begin(), first_errors_.end(), known))
      first_errors_.push_back(std::move(end));
    end = first_errors_.front();
  }
  end_by(std::move(end));
}

/// Where an iteration of a loop without order erred, the others may still come to what they do: to
/// an error that could be the first, or to what no clause promises anything of.
template <class D>
bool Machine<D>::outlives_error() {
  if (!stopped_ || outcome_.kind != OutcomeKind::kError) return false;
  const auto has_axis = [](const ParallelLevel& l) { return l.axis != AxisKind::kNone; };
  const auto unordered = [](const ParallelLevel& l) { return !l.in_order; };
  if (std::any_of(levels_.begin(), levels_.end(), has_axis)) return false;
  if (std::none_of(levels_.begin(), levels_.end(), unordered)) return false;
  stopped_ = false, step_limit_ = limits_.steps, outlived_error_ = true;
  if (threads_.interleaves() && threads_.running())
    threads_.halt(*this);
  else
    Semantics<D>::abandon_iteration(*this), levels_.back().erred = true;
  return !stopped_;
}

template <class D>
void Machine<D>::exhausted(spec::Code code, std::string message) {
  if (!stopped_) end_by({OutcomeKind::kExhausted, code, nullptr, std::move(message), redex_, {}});
}

template <class D>
void Machine<D>::undecided(const RuleInfo& rule) {
  if (!stopped_) end_by({OutcomeKind::kUndecided, {}, &rule, {}, redex_, {}});
}

template <class D>
void Machine<D>::note(spec::Code code, const spec::Node* node, std::string message) {
  for (const Note& known : notes_)
    if (known.code == code && known.node == node) return;
  notes_.push_back({code, node, std::move(message)});
}

template <class D>
std::string Machine<D>::loop_bindings() const {
  std::string text;
  for (std::size_t i = 0; i < frames_.size(); ++i) {
    if (Semantics<D>::ends_activation(frames_[i])) text.clear();
    const spec::Variable* v = Semantics<D>::loop_variable(frames_[i]);
    if (v)
      text +=
          (text.empty() ? "" : ", ") + std::string(v->name_hint) + " = " + D::show(*variable(v));
  }
  return text;
}

}  // namespace tenor::semantics
