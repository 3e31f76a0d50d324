// SPDX-License-Identifier: Apache-2.0
// The machine's members: how it steps, and the verbs. Included by machine.h alone.
#pragma once

#include "semantics/machine/catalogue.h"

namespace tenor::semantics {

template <class L, class D>
MachineOf<L, D>::MachineOf(const spec::Program& program, const spec::Module& module,
                           Granularity granularity, Limits limits, Profile profile,
                           const spec::Readings& readings)
    : State(program, module, limits, profile, readings),
      granularity_(granularity),
      limits_(limits),
      readings_(readings),
      step_limit_(limits.steps),
      counts_(Catalogue<typename L::Frames>::kCount),
      begun_(spec::node_count(program)) {
  static_assert(LanguageIn<L, D>);
}

template <class L, class D>
void MachineOf<L, D>::run() {
  do
    while (may_step())
      for (int left = kStepsUnasked; left > 0 && goes_on(); --left) take_redex();
  while (outlives_error());
  if constexpr (D::kMerges) merge_.look_for_end();
}

template <class L, class D>
bool MachineOf<L, D>::step() {
  return advance() && (!stopped_ || outlives_error());
}

template <class L, class D>
bool MachineOf<L, D>::advance() {
  if (!may_step()) return false;
  take_redex();
  return true;
}

/// Is there a next step, and room in our stacks for what kStepsUnasked push? Ends the run where
/// there is not.
template <class L, class D>
bool MachineOf<L, D>::may_step() {
  if (stopped_ || frames_.empty()) return false;
  redex_ = frames_.top().node;
  if (steps_ >= step_limit_)
    exhausted(spec::Code::X_STEPS, "the run takes more steps than the budget allows");
  else if (!frames_.has_room(0) || !operands_.has_room(0))
    exhausted(spec::Code::X_STACK, "the run nests deeper than the stacks allow");
  if constexpr (D::kMerges) merge_.look_for_end();
  return !stopped_;
}

template <class L, class D>
void MachineOf<L, D>::take_redex() {
  ++steps_;
  // By reference: a copy would read 16 bytes of what was just written piece by piece, and wait.
  const StoredFrame& top = frames_.top();
  frames_.pop();
  begun_[top.node->id] = 1;
  Catalogue<typename L::Frames>::dispatch(*this, top);
}

template <class L, class D>
template <class F>
void MachineOf<L, D>::push(const F& frame) {
  frames_.push(store(frame, tag_in<typename L::Frames, F>()));
}

template <class L, class D>
template <class F>
void MachineOf<L, D>::proceed(F frame) {
  if (granularity_ == Granularity::kStmt) return fire(frame);
  push(frame);
}

template <class L, class D>
template <class F, class... Es>
void MachineOf<L, D>::evaluate_then(const F& next, const Es&... es) {
  F frame = next;
  frame.operands = operand_height();
  if (fusing_) {
    (evaluate_now(es), ...);
    if (!stopped_) fire(frame);
  } else if (granularity_ == Granularity::kStmt && State::is_fusable(frame.node)) {
    fusing_ = true;
    (evaluate_now(es), ...);
    fusing_ = false;
    if (!stopped_) fire(frame);
  } else {
    push(frame);
    push_evaluations(es...);
  }
}

template <class L, class D>
template <class N>
void MachineOf<L, D>::evaluate(const N* e) {
  if (fusing_)
    evaluate_now(e);
  else if (granularity_ == Granularity::kStmt && State::is_fusable(e)) {
    fusing_ = true;
    evaluate_now(e);
    fusing_ = false;
  } else {
    push_evaluations(e);
  }
}

template <class L, class D>
template <class N>
void MachineOf<L, D>::evaluate_now(const N* e) {
  if (e && !stopped_) L::evaluate(*this, e);
}

template <class L, class D>
template <class N>
void MachineOf<L, D>::evaluate_now(std::span<const N* const> list) {
  for (const N* e : list) evaluate_now(e);
}

template <class N>
std::size_t count_of(const N* e) {
  return e ? 1 : 0;
}
template <class N>
std::size_t count_of(std::span<const N* const> list) {
  return list.size();
}

/// Pushes the frames in one go: the first expression's ends on top.
template <class L, class D>
template <class... Es>
void MachineOf<L, D>::push_evaluations(const Es&... es) {
  const std::size_t count = (std::size_t{0} + ... + count_of(es));
  if (count > kFewFrames && !frames_.has_room(count))
    return exhausted(spec::Code::X_STACK, "the expression has too many operands for the stack");
  StoredFrame* top = frames_.extend(count) + count;
  const auto put = [&](const auto* e) {
    *--top = {e, 0, 0, L::template start_tag<typename L::Frames>(e)};
  };
  const auto put_all = [&]<class E>(const E& e) {
    if constexpr (std::is_pointer_v<E>)
      e ? put(e) : void();
    else
      std::for_each(e.begin(), e.end(), put);
  };
  (put_all(es), ...);
}

template <class L, class D>
template <class N>
void MachineOf<L, D>::push_start(const N* node) {
  frames_.push({node, 0, 0, L::template start_tag<typename L::Frames>(node)});
}

template <class L, class D>
void MachineOf<L, D>::unwind(auto&& leave, auto&& stop) {
  if constexpr (D::kMerges) merge_.remember_scopes();
  while (!frames_.empty() && !stopped_ && !stop(frames_.top())) {
    const StoredFrame top = frames_.top();
    frames_.pop();
    leave(top);
  }
}

template <class L, class D>
template <class F>
typename D::Value* MachineOf<L, D>::result(const F& frame, std::size_t lanes) {
  operands_.truncate(frame.operands);
  if (lanes > kFewLanes && !operands_.has_room(lanes)) {
    exhausted(spec::Code::X_STACK, "a vector has too many lanes for the stack");
    lanes = 1;
  }
  return operands_.extend(lanes);
}

template <class L, class D>
auto MachineOf<L, D>::snapshot(const Mark& mark) const -> Snapshot {
  return {{&frames_[mark.frames], &frames_[frames_.size()]},
          {&operands_[mark.operands], &operands_[operands_.size()]},
          State::snapshot(mark.state)};
}

template <class L, class D>
void MachineOf<L, D>::restore(const Mark& mark, const Snapshot& snapshot) {
  frames_.replace(mark.frames, snapshot.frames);
  operands_.replace(mark.operands, snapshot.operands);
  State::restore(mark.state, snapshot.state);
}

}  // namespace tenor::semantics
