// SPDX-License-Identifier: Apache-2.0
// What the rules of For share: its bounds, its values, how it runs. TIR/Exec/12; ledger TIR-D1,
// D57, D73.
#pragma once

#include <array>

#include "semantics/tir/elementwise.h"
#include "semantics/tir/loop_operands.h"
#include "semantics/tir/threads.h"

namespace tenor::semantics {

constexpr bool in_order(spec::ForKind k) {
  return k == spec::ForKind::kSerial || k == spec::ForKind::kUnrolled;
}

/// Are the bounds values that were written, and the step positive?
template <class L, class D>
typename D::Truth bounds_are_known(const MachineOf<L, D>& m, const ForReady& f) {
  return !indeterminate<D>(m.operands(f), f.node->step ? 3 : 2);
}
template <class L, class D>
typename D::Truth step_is_positive(const MachineOf<L, D>& m, const ForReady& f) {
  if (!f.node->step) return D::truth(true);
  const spec::ScalarType type = f.node->step->dtype.scalar;
  return D::is_true(D::compare(spec::ExprKind::kGT, m.operands(f)[2], D::integer(type, 0)));
}

/// Is the extent the end as well, so that both readings of TIR-D1 and TIR-D4 count alike?
template <class L, class D>
typename D::Truth begins_at_zero(const MachineOf<L, D>& m, const ForReady& f) {
  return D::equal(D::index(m.operands(f)[0]), D::index_of(0));
}

template <class D>
using LoopValues = std::array<typename D::Value, LoopOperands<typename D::Value>::kCount>;

/// How far a loop goes from its min, in the loop variable's datatype: as far as its extent.
template <class D>
typename D::Value as_extent(const spec::For* loop, const typename D::Value&,
                            const typename D::Value& extent) {
  return D::cast(extent, loop->loop_var->dtype.scalar);
}
/// Up to the extent itself, as if it were the end: the written reading of TIR-D1 and TIR-D4.
template <class D>
typename D::Value as_end(const spec::For* loop, const typename D::Value& min,
                         const typename D::Value& extent) {
  const auto end = D::index(as_extent<D>(loop, min, extent));
  return D::value_of(D::multiply_add(D::index(min), D::index_of(-1), end),
                     spec::int_type(64).scalar);
}

/// Casts the bounds to the loop variable's datatype and stands before iteration 0. The step keeps
/// its own: what it leads to has to fit, not the step.
template <class L, class D, class Length>
LoopValues<D> loop_values(const MachineOf<L, D>& m, const ForReady& f, Length length) {
  const spec::ScalarType type = f.node->loop_var->dtype.scalar;
  const auto* given = m.operands(f);
  const auto min = D::cast(given[0], type);
  return {min, length(f.node, min, given[1]), f.node->step ? given[2] : D::integer(type, 1),
          D::integer(spec::int_type(64).scalar, 0)};
}
template <class L, class D>
LoopValues<D> loop_values(const MachineOf<L, D>& m, const ForReady& f) {
  return loop_values(m, f, as_extent<D>);
}

/// A loop over an axis, or any other of a kind without order.
template <class L, class D>
Axis axis_of(const MachineOf<L, D>& m, const ForReady& f) {
  const bool bound = f.node->for_kind == spec::ForKind::kThreadBinding && f.node->thread_binding;
  const std::string_view tag = bound ? f.node->thread_binding->thread_tag : std::string_view();
  const auto values = loop_values(m, f);
  const bool lanes = f.node->for_kind == spec::ForKind::kVectorized;
  const AxisKind kind = axis_kind(tag);
  const bool shared = kind != AxisKind::kNone && m.layout().has_axes();
  return {f.node, tag, shared ? kind : AxisKind::kNone, iterations<D>(values[1], values[2]),
          lanes && m.layout().lanes_in_order()};
}
/// Does a loop whose bounds are known, of a kind without order, run so?
template <class L, class D>
typename D::Truth runs_as(const MachineOf<L, D>& m, const ForReady& f, ThreadCase c) {
  const typename D::Truth known = bounds_are_known(m, f) & step_is_positive(m, f);
  if (in_order(f.node->for_kind) || !D::require(known).value_or(true)) return D::truth(false);
  return known & D::truth(thread_case(m, axis_of(m, f)) == c);
}

/// Is there an iteration k?
template <class L, class D, class F>
typename D::Truth iterates(const MachineOf<L, D>& m, const F& f) {
  const LoopOperands loop(m.operands(f));
  return D::product_below(loop.ordinal, loop.step, loop.extent);
}
/// Has the loop variable's datatype the value min + k * step?
template <class L, class D, class F>
typename D::Truth variable_fits(const MachineOf<L, D>& m, const F& f) {
  const LoopOperands loop(m.operands(f));
  return D::affine_fits(loop.ordinal, loop.step, loop.min, f.node->loop_var->dtype.scalar);
}

/// Binds the loop variable for iteration k and makes k + 1 the next.
template <class L, class D, class F>
void bind_iteration(MachineOf<L, D>& m, const F& f) {
  const LoopOperands loop(m.operands(f));
  const auto at = D::multiply_add(D::index(loop.ordinal), D::index(loop.step), D::index(loop.min));
  const auto value = D::value_of(at, f.node->loop_var->dtype.scalar);
  m.bind(f.node->loop_var, value);
  count_up<D>(loop.ordinal);
}

template <class L, class D, class F>
std::string describe_overflow(const MachineOf<L, D>& m, const F& f) {
  const LoopOperands loop(m.operands(f));
  return fmt::format("{} would reach {} + {} * {}, which {} cannot hold",
                     f.node->loop_var->name_hint, D::show(loop.min), D::show(loop.ordinal),
                     D::show(loop.step), spec::to_string(f.node->loop_var->dtype));
}

}  // namespace tenor::semantics
