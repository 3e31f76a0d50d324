// SPDX-License-Identifier: Apache-2.0
// TirState's members about loops without order, and the threads of blocks. Included by
// state_parts.h alone.
#pragma once

#include "semantics/tir/frames.h"

namespace tenor::semantics {

template <class L, class D>
void TirState<L, D>::enter_parallel(const Axis& axis) {
  ++epochs_;
  levels_.push_back(
      {epochs_, 0, epochs_, axis.kind, axis.in_order, false, false, axis.tag, axis.loop});
  if (axis.kind != AxisKind::kNone) threads_.enter(self(), axis);
}

template <class L, class D>
void TirState<L, D>::set_iteration(std::uint64_t ordinal) {
  levels_.back().iteration = static_cast<std::uint32_t>(ordinal);
  if (levels_.back().axis != AxisKind::kNone) threads_.begin_iteration(self(), ordinal);
}

template <class L, class D>
void TirState<L, D>::leave_parallel() {
  if (levels_.back().axis != AxisKind::kNone) threads_.leave(self());
  const bool erred = levels_.back().erred;
  levels_.pop_back();
  if (erred) self().end_by(self().outcome());
}

template <class L, class D>
void TirState<L, D>::push_barrier(const spec::tir::Stmt* whole, const spec::tir::Stmt* before) {
  bool may_meet = threads_.has_barrier_in(self(), whole);
  if constexpr (requires { D::in_threads(); }) may_meet = D::in_threads();
  if (may_meet && !layout_.is_indivisible(whole)) self().push(Barrier{{before}});
}

/// Where an iteration of a loop without order erred, the others may still come to what they do: to
/// an error that could be the first, or to what no clause promises anything of.
template <class L, class D>
bool TirState<L, D>::outlives_error() {
  const auto has_axis = [](const ParallelLevel& l) { return l.axis != AxisKind::kNone; };
  const auto unordered = [](const ParallelLevel& l) { return !l.in_order; };
  if (std::any_of(levels_.begin(), levels_.end(), has_axis)) return false;
  if (std::none_of(levels_.begin(), levels_.end(), unordered)) return false;
  self().take_up_again();
  outlived_error_ = true;
  if (threads_.interleaves() && self().contexts().running())
    self().contexts().halt(self());
  else
    abandon_iteration(self()), levels_.back().erred = true;
  return !self().stopped();
}

}  // namespace tenor::semantics
