// SPDX-License-Identifier: Apache-2.0
// TirState's members about running functions: their variables, and where a run is in them. Included
// by state_parts.h alone.
#pragma once

#include <fmt/format.h>

#include "semantics/tir/frame_kinds.h"

namespace tenor::semantics {

template <class L, class D>
void TirState<L, D>::execute_all(const spec::tir::SeqStmt* s) {
  const spec::List<const spec::tir::Stmt*> seq = s->seq;
  if (!self().frames().has_room(2 * seq.size()))
    return self().exhausted(spec::Code::X_STACK,
                            "the sequence has too many statements for the stack");
  for (auto it = seq.rbegin(); it != seq.rend(); ++it) {
    if (it != seq.rbegin()) push_barrier(s, it[-1]);
    execute(*it);
  }
}

template <class L, class D>
void TirState<L, D>::bind(const spec::Variable* v, const Value& scalar) {
  *variable(v) = scalar;
  if constexpr (D::kObserved)
    if (self().observer()) self().observer()->bound(v, &scalar);
}

template <class L, class D>
void TirState<L, D>::bind_lanes(const spec::Variable* v, const Value* lanes) {
  std::copy_n(lanes, v->dtype.is_handle() ? 1 : v->dtype.lanes, variable(v));
  if constexpr (D::kObserved)
    if (self().observer()) self().observer()->bound(v, lanes);
}

template <class L, class D>
void TirState<L, D>::enter(const FunctionLayout& layout) {
  if (activations_.size() >= self().limits().depth || !environment_.has_room(layout.environment) ||
      !views_.has_room(layout.views))
    return self().exhausted(spec::Code::X_STACK, "calls nest deeper than the budget allows");
  base_ = static_cast<std::uint32_t>(environment_.size());
  view_base_ = static_cast<std::uint32_t>(views_.size());
  std::fill_n(environment_.extend(layout.environment), layout.environment, Value{});
  std::fill_n(views_.extend(layout.views), layout.views, Index{});
  activations_.push_back({base_, view_base_, aliases_.size()});
}

template <class L, class D>
void TirState<L, D>::add_function(const spec::tir::PrimFunc* f) {
  layout_.grow(program_);
  layout_.add(f);
  straight_.grow(program_.node_count());
  self().grow(program_.node_count());
  beside_.reset();
}

template <class L, class D>
void TirState<L, D>::return_from_activation() {
  for (; aliases_.size() > activations_.back().aliases; aliases_.pop_back())
    --memory_.at(aliases_.back()).aliased;
  environment_.truncate(activations_.back().base);
  views_.truncate(activations_.back().view_base);
  activations_.pop_back();
  stand_in_activation();
}

/// Variables and views are those of the last activation.
template <class L, class D>
void TirState<L, D>::stand_in_activation() {
  base_ = activations_.empty() ? 0 : activations_.back().base;
  view_base_ = activations_.empty() ? 0 : activations_.back().view_base;
}

template <class L, class D>
void TirState<L, D>::mark_aliases(const spec::tir::PrimFunc* f) {
  for (std::size_t i = 0; i < f->params.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (f->buffers[i] && f->buffers[j] && arguments_[i].memory == arguments_[j].memory) {
        aliases_.push_back(arguments_[i].memory);
        ++memory_.at(arguments_[i].memory).aliased;
      }
}

template <class L, class D>
std::string TirState<L, D>::loop_bindings() const {
  // Variables of callers have other slots.
  const auto& frames = self().frames();
  std::size_t i = frames.size();
  while (i > 0 && !ends_activation(frames[i - 1])) --i;
  std::string text;
  for (; i < frames.size(); ++i)
    if (const spec::Variable* v = loop_variable_of(frames[i]))
      text +=
          fmt::format("{}{} = {}", text.empty() ? "" : ", ", v->name_hint, D::show(*variable(v)));
  return text;
}

}  // namespace tenor::semantics
