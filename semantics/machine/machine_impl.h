// SPDX-License-Identifier: Apache-2.0
// The machine's members. Included by machine.h alone.
#pragma once

namespace tenor::semantics {

template <class D>
Machine<D>::Machine(const spec::Program& program, const spec::Module& module,
                    Granularity granularity, Limits limits, Profile profile,
                    const spec::Readings& readings)
    : program_(program),
      layout_(program, module, readings),
      granularity_(granularity),
      limits_(limits),
      readings_(readings),
      step_limit_(limits.steps),
      memory_(limits.memory, profile),
      straight_(program.node_count()),
      begun_(program.node_count()),
      may_run_straight_(limits.index_bits == Limits::kIndexBits) {}

template <class D>
void Machine<D>::run() {
  do
    while (may_step())
      for (int left = kStepsUnasked; left > 0 && goes_on(); --left) take_redex();
  while (outlives_error());
  if constexpr (D::kMerges) merge_.look_for_end();
}

template <class D>
bool Machine<D>::step() {
  if (!may_step()) return false;
  take_redex();
  return !stopped_ || outlives_error();
}

/// Is there a next step, and room in our stacks for what kStepsUnasked push? Ends the run where
/// there is not.
template <class D>
bool Machine<D>::may_step() {
  if (stopped_ || frames_.empty()) return false;
  redex_ = frames_.top().node;
  if (steps_ >= step_limit_)
    exhausted(spec::Code::X_STEPS, "the run takes more steps than the budget allows");
  else if (!frames_.has_room(0) || !operands_.has_room(0))
    exhausted(spec::Code::X_STACK, "the run nests deeper than our stacks");
  if constexpr (D::kMerges) merge_.look_for_end();
  return !stopped_;
}

template <class D>
void Machine<D>::take_redex() {
  ++steps_;
  // By reference: a copy would read 16 bytes of what was just written piece by piece, and wait.
  const StoredFrame& top = frames_.top();
  frames_.pop();
  begun_[top.node->id] = 1;
  Semantics<D>::dispatch(*this, top);
}

template <class D>
template <class F>
void Machine<D>::push(const F& frame) {
  frames_.push(store(frame, Semantics<D>::template tag<F>()));
}

template <class D>
template <class F>
void Machine<D>::proceed(F frame) {
  if (granularity_ == Granularity::kStmt) return fire(frame);
  push(frame);
}

template <class D>
template <class F, class... Es>
void Machine<D>::evaluate_then(const F& next, const Es&... es) {
  F frame = next;
  frame.operands = operand_height();
  if (fusing_) {
    (evaluate_now(es), ...);
    if (!stopped_) fire(frame);
  } else if (granularity_ == Granularity::kStmt && layout_.fusable(frame.node)) {
    fusing_ = true;
    (evaluate_now(es), ...);
    fusing_ = false;
    if (!stopped_) fire(frame);
  } else {
    push(frame);
    push_evaluations(es...);
  }
}

template <class D>
void Machine<D>::evaluate(const spec::PrimExpr* e) {
  if (fusing_)
    evaluate_now(e);
  else if (granularity_ == Granularity::kStmt && layout_.fusable(e)) {
    fusing_ = true;
    evaluate_now(e);
    fusing_ = false;
  } else {
    push_evaluations(e);
  }
}

template <class D>
void Machine<D>::evaluate_now(const spec::PrimExpr* e) {
  if (!e || stopped_) return;
  if constexpr (D::kStraight)
    if (may_run_straight_ && evaluate_straight(e)) return;
  Semantics<D>::evaluate(*this, e);
}

template <class D>
void Machine<D>::evaluate_now(spec::List<const spec::PrimExpr*> list) {
  for (const spec::PrimExpr* e : list) evaluate_now(e);
}

inline std::size_t count_of(const spec::PrimExpr* e) { return e ? 1 : 0; }
inline std::size_t count_of(spec::List<const spec::PrimExpr*> list) { return list.size(); }

/// Pushes the frames in one go: the first expression's ends on top.
template <class D>
template <class... Es>
void Machine<D>::push_evaluations(const Es&... es) {
  const std::size_t count = (std::size_t{0} + ... + count_of(es));
  if (count > kFewFrames && !frames_.has_room(count))
    return exhausted(spec::Code::X_STACK, "the expression has more operands than our stacks hold");
  StoredFrame* top = frames_.extend(count) + count;
  const auto put = [&](const spec::PrimExpr* e) {
    *--top = {e, 0, 0, Semantics<D>::evaluation_tag(e)};
  };
  const auto put_all = [&]<class E>(const E& e) {
    if constexpr (std::is_pointer_v<E>)
      e ? put(e) : void();
    else
      std::for_each(e.begin(), e.end(), put);
  };
  (put_all(es), ...);
}

template <class D>
void Machine<D>::execute(const spec::Stmt* s) {
  if (s) frames_.push({s, 0, 0, Semantics<D>::execution_tag(s)});
}

template <class D>
void Machine<D>::execute_all(const spec::SeqStmt* s) {
  const spec::List<const spec::Stmt*> seq = s->seq;
  if (!frames_.has_room(2 * seq.size()))
    return exhausted(spec::Code::X_STACK, "the sequence has more statements than our stacks hold");
  for (auto it = seq.rbegin(); it != seq.rend(); ++it) {
    if (it != seq.rbegin()) push_meeting(s, it[-1]);
    execute(*it);
  }
}

template <class D>
void Machine<D>::unwind(auto&& leave, auto&& stop) {
  if constexpr (D::kMerges) merge_.remember_scopes();
  while (!frames_.empty() && !stopped_ && !stop(frames_.top())) {
    const StoredFrame top = frames_.top();
    frames_.pop();
    leave(top);
  }
}

template <class D>
template <class F>
typename D::Value* Machine<D>::result(const F& frame, std::size_t lanes) {
  operands_.truncate(frame.operands);
  if (lanes > kFewLanes && !operands_.has_room(lanes)) {
    exhausted(spec::Code::X_STACK, "a vector has more lanes than our stacks hold");
    lanes = 1;
  }
  return operands_.extend(lanes);
}

template <class D>
void Machine<D>::bind(const spec::Variable* v, const Value& scalar) {
  *variable(v) = scalar;
  if constexpr (D::kObserved)
    if (observer_) observer_->bound(v, &scalar);
}

template <class D>
void Machine<D>::bind_lanes(const spec::Variable* v, const Value* lanes) {
  std::copy_n(lanes, v->dtype.is_handle() ? 1 : v->dtype.lanes, variable(v));
  if constexpr (D::kObserved)
    if (observer_) observer_->bound(v, lanes);
}

template <class D>
void Machine<D>::enter(const spec::PrimFunc* f) {
  const FunctionLayout& layout = layout_.function(f);
  if (activations_.size() >= limits_.depth || !environment_.has_room(layout.environment) ||
      !views_.has_room(layout.views))
    return exhausted(spec::Code::X_STACK, "calls nest deeper than the budget allows");
  base_ = static_cast<std::uint32_t>(environment_.size());
  view_base_ = static_cast<std::uint32_t>(views_.size());
  std::fill_n(environment_.extend(layout.environment), layout.environment, Value{});
  std::fill_n(views_.extend(layout.views), layout.views, Index{});
  activations_.push_back({base_, view_base_, aliases_.size()});
}

template <class D>
void Machine<D>::return_from_activation() {
  for (; aliases_.size() > activations_.back().aliases; aliases_.pop_back())
    --memory_.at(aliases_.back()).aliased;
  environment_.truncate(activations_.back().base);
  views_.truncate(activations_.back().view_base);
  activations_.pop_back();
  base_ = activations_.empty() ? 0 : activations_.back().base;
  view_base_ = activations_.empty() ? 0 : activations_.back().view_base;
}

struct NoFacts {};

template <class D>
template <class F>
void Machine<D>::fire(F& frame) {
  redex_ = frame.node;
  // What several premises of a redex ask, computed once.
  if constexpr (requires { facts_of(*this, frame); })
    try_rules(frame, facts_of(*this, frame));
  else
    try_rules(frame, NoFacts{});
}

/// The rule's premise, with the facts where there are any; true where it has none.
template <class D>
template <class R, class F, class Facts>
typename D::Truth Machine<D>::premise(const F& frame, const Facts& facts) const {
  if constexpr (requires { R::when(*this, frame, facts); })
    return R::when(*this, frame, facts);
  else if constexpr (requires { R::when(*this, frame); })
    return R::when(*this, frame);
  else
    return D::truth(true);
}

template <class D>
template <class F, class Facts>
void Machine<D>::try_rules(F& frame, const Facts& facts) {
  if constexpr (D::kChecked) check_exclusive(frame, facts);
  const bool fired = RulesOf<F>::any([&]<class R>() { return attempt<R>(frame, facts); });
  if (!fired && !stopped_) Semantics<D>::stuck(*this);
}

template <class D>
template <class R, class F, class Facts>
bool Machine<D>::attempt(F& frame, const Facts& facts) {
  if (!has_rule<R>()) {
    if (comparison_) [[unlikely]]
      compare_absent<R>(*this, premise<R>(frame, facts));
    return false;
  }
  const Truth holds = premise<R>(frame, facts);
  if constexpr (D::kMerges)
    if (!D::told(holds)) return merge_.takes(frame, facts);
  if (!Semantics<D>::template holds<R>(*this, holds)) return false;
  ++counts_[Semantics<D>::template index<R>()];
  if (comparison_) [[unlikely]]
    compare<R>(*this, frame);
  if constexpr (D::kObserved)
    if (observer_) observer_->committed(R::info, redex_);
  if constexpr (R::info.code.has_value())
    end<R>(frame, facts);
  else if (!Semantics<D>::template skips<R>())
    conclude<R>(*this, frame, facts);
  return true;
}

/// Apart, so that what sentences need does not weigh on the rules that go on.
template <class D>
template <class R, class F, class Facts>
[[gnu::cold, gnu::noinline]] void Machine<D>::end(const F& frame, const Facts& facts) {
  if (Semantics<D>::template diverts<R>(*this, frame)) return;
  if constexpr (requires { R::describe(*this, frame, facts); })
    stop(R::info, R::describe(*this, frame, facts));
  else
    stop(R::info, R::describe(*this, frame));
}

template <class D>
template <class F, class Facts>
void Machine<D>::check_exclusive(const F& frame, const Facts& facts) {
  std::string holding;
  int count = 0;
  RulesOf<F>::any([&]<class R>() {
    if (has_rule<R>() && !overrides(R::info) &&
        D::decided(premise<R>(frame, facts)).value_or(false))
      ++count, holding.append(holding.empty() ? "" : ", ").append(R::info.id);
    return false;
  });
  if (count > 1) Semantics<D>::overlap(holding);
}

}  // namespace tenor::semantics
