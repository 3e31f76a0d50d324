// SPDX-License-Identifier: Apache-2.0
// What the rules of For share: its bounds, its values, how it runs. TIR/Exec/12; ledger TIR-D1, D4,
// D57, D73.
#pragma once

#include <array>

#include "semantics/tir/expr/elementwise.h"
#include "semantics/tir/loop/loop_operands.h"
#include "semantics/tir/loop/threads.h"

namespace tenor::semantics {

constexpr bool in_order(spec::tir::ForKind k) {
  return k == spec::tir::ForKind::kSerial || k == spec::tir::ForKind::kUnrolled;
}

/// Are min, extent and step determinate?
Truth auto bounds_are_known(const At<ForReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  return !indeterminate<D>(r.operands(), r.node->step ? 3 : 2);
}
Truth auto step_is_positive(const At<ForReady> auto& r) {
  if (!r.node->step) return r.truth(true);
  const spec::ScalarType type = r.node->step->dtype.scalar;
  return r.d.is_true(r.d.compare(spec::ExprKind::kGT, r.operands()[2], r.d.integer(type, 0)));
}

/// Is the extent also the end, so that both readings of TIR-D1 and of TIR-D4 agree?
Truth auto begins_at_zero(const At<ForReady> auto& r) {
  return r.d.equal(r.d.index(r.operands()[0]), r.d.index_of(0));
}

template <class D>
using LoopValues = std::array<typename D::Value, LoopOperands<typename D::Value>::kCount>;

/// The length of a loop, in the loop variable's datatype: its extent.
inline constexpr auto as_extent = [](const auto& r, const auto&, const auto& extent) {
  return r.d.cast(extent, r.node->loop_var->dtype.scalar);
};
/// The length if the extent is the end: the written reading of TIR-D1 and TIR-D4.
inline constexpr auto as_end = [](const auto& r, const auto& min, const auto& extent) {
  const auto end = r.d.index(as_extent(r, min, extent));
  return r.d.value_of(r.d.multiply_add(r.d.index(min), r.d.index_of(-1), end),
                      spec::int_type(64).scalar);
};

/// The operands of a loop before iteration 0: its bounds cast to the loop variable's datatype. The
/// step keeps its own datatype, because only the values that it leads to have to fit.
auto loop_values(const At<ForReady> auto& r, auto length) {
  const spec::ScalarType type = r.node->loop_var->dtype.scalar;
  const auto* given = r.operands();
  const auto min = r.d.cast(given[0], type);
  return LoopValues<DomainOf<decltype(r)>>{min, length(r, min, given[1]),
                                           r.node->step ? given[2] : r.d.integer(type, 1),
                                           r.d.integer(spec::int_type(64).scalar, 0)};
}
/// Begins a loop, which waits in an F for its next iteration.
template <class F>
void begin_loop(At<ForReady> auto& r, auto length) {
  using D = DomainOf<decltype(r)>;
  auto values = loop_values(r, length);
  if constexpr (D::kFamilies) {
    auto& [min, extent, step, ordinal] = values;
    ordinal = D::first_ordinal(r.node, extent);
  }
  push_loop<F>(r, values);
}

/// The axis of a loop without order and of that length, of kind kNone if it is over no axis.
Axis axis_of(const At<ForReady> auto& r, auto length) {
  using D = DomainOf<decltype(r)>;
  const bool bound =
      r.node->for_kind == spec::tir::ForKind::kThreadBinding && r.node->thread_binding;
  const std::string_view tag = bound ? r.node->thread_binding->thread_tag : std::string_view();
  const auto values = loop_values(r, length);
  const bool lanes = r.node->for_kind == spec::tir::ForKind::kVectorized;
  const AxisKind kind = axis_kind(tag);
  const bool shared = kind != AxisKind::kNone && r->layout().has_axes();
  return {r.node, tag, shared ? kind : AxisKind::kNone, iterations<D>(values[1], values[2]),
          lanes && r->layout().lanes_in_order()};
}
/// Is it a loop without order, with determinate bounds and a positive step, that runs as this case
/// says if that is its length?
Truth auto runs_as(const At<ForReady> auto& r, ThreadCase c, auto length) {
  const auto known = bounds_are_known(r) & step_is_positive(r);
  if (in_order(r.node->for_kind) || !r.d.known(known).value_or(true)) return r.truth(false);
  const auto values = loop_values(r, length);
  const std::array counted{r.d.index(values[1]), r.d.index(values[2])};
  return known & r.d.product_is(counted, [&](std::uint64_t) {
    return thread_case(*r, axis_of(r, length)) == c;
  });
}
Truth auto runs_parallel(const At<ForReady> auto& r, auto length) {
  return runs_as(r, ThreadCase::kParallel, length);
}
Truth auto forks(const At<ForReady> auto& r, auto length) {
  return runs_as(r, ThreadCase::kFork, length);
}
Truth auto continues_thread(const At<ForReady> auto& r, auto length) {
  return runs_as(r, ThreadCase::kSame, length);
}
Truth auto has_other_extent(const At<ForReady> auto& r, auto length) {
  return runs_as(r, ThreadCase::kOtherExtent, length);
}

/// Is there an iteration k?
Truth auto iterates(const auto& r) {
  const LoopOperands loop(r.operands());
  return r.d.product_below(loop.ordinal, loop.step, loop.extent);
}
/// Does the loop variable's datatype have the value min + k * step?
Truth auto variable_fits(const auto& r) {
  const LoopOperands loop(r.operands());
  return r.d.affine_fits(loop.ordinal, loop.step, loop.min, r.node->loop_var->dtype.scalar);
}

/// Binds the loop variable for iteration k and makes k + 1 the next.
void bind_iteration(auto& r) {
  using D = DomainOf<decltype(r)>;
  const LoopOperands loop(r.operands());
  const auto at =
      r.d.multiply_add(r.d.index(loop.ordinal), r.d.index(loop.step), r.d.index(loop.min));
  const auto value = r.d.value_of(at, r.node->loop_var->dtype.scalar);
  r->bind(r.node->loop_var, value);
  count_up<D>(loop.ordinal);
}

std::string describe_overflow(const auto& r) {
  const LoopOperands loop(r.operands());
  return fmt::format("{} would reach {} + {} * {}, which {} cannot hold",
                     r.node->loop_var->name_hint, r.d.show(loop.min), r.d.show(loop.ordinal),
                     r.d.show(loop.step), spec::to_string(r.node->loop_var->dtype));
}

}  // namespace tenor::semantics
