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
void Machine<D>::stop(const RuleInfo& rule, std::string message) {
  if (stopped_) return;
  stopped_ = true, step_limit_ = 0;
  outcome_.code = rule.code;
  outcome_.kind = outcome_of(spec::info(*rule.code).code_class());
  outcome_.rule = &rule;
  outcome_.message = std::move(message);
  outcome_.node = redex_;
  outcome_.bindings = loop_bindings();
}

template <class D>
void Machine<D>::exhausted(spec::Code code, std::string message) {
  if (stopped_) return;
  stopped_ = true, step_limit_ = 0;
  outcome_.code = code;
  outcome_.kind = OutcomeKind::kExhausted;
  outcome_.message = std::move(message);
  outcome_.node = redex_;
}

template <class D>
void Machine<D>::undecided(const RuleInfo& rule) {
  if (stopped_) return;
  stopped_ = true, step_limit_ = 0;
  outcome_.kind = OutcomeKind::kUndecided;
  outcome_.rule = &rule;
  outcome_.node = redex_;
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
