// SPDX-License-Identifier: Apache-2.0
// Where a buffer is used or allocated: a buffer denotes the memory that its data is bound to, so
// the data is in scope (TIR-D44, D69), and memory is made only of known shape (TIR/Scope/b8:c,
// TIR-D42).
#pragma once

#include <fmt/format.h>

#include "spec/check/wording.h"
#include "spec/ir/children.h"
#include "spec/tir/check_subjects.h"
#include "spec/tir/checks.h"

namespace tenor::spec::tir {

/// Something binds the data of a buffer before it is used                     TIR-D44
struct BufferUseBound {
  static constexpr CheckInfo info{"TIR-BufferUse-bound",
                                  clauses("TIR-D44", "TIR-D69", "TIR/Scope/p1:c"), Code::I_UNBOUND};
  static void check(const BufferUse& u, const Context& context, Report& report) {
    const Variable* data = u.buffer->data;
    if (context.in_declared_region || context.scope.forgiven(data)) return;
    if (context.scope.find(data)) return;
    report
        .error(info, u.at,
               fmt::format("the buffer {} is used here, but nothing gives it memory",
                           show(u.buffer->name)))
        .hint("match it with a parameter, allocate it, or declare it over bound data");
  }
};

/// The memory of a buffer is still there                                      TIR/Scope/p1:b
struct BufferUseInScope {
  static constexpr CheckInfo info{"TIR-BufferUse-in-scope",
                                  clauses("TIR/Scope/p1:b", "TIR/Scope/b8:b", "TIR-D44"),
                                  Code::I_OUT_OF_SCOPE};
  static void check(const BufferUse& u, const Context& context, Report& report) {
    const Variable* data = u.buffer->data;
    if (context.in_declared_region || context.scope.forgiven(data)) return;
    const Bound* bound = context.scope.find(data);
    if (!bound || bound->open > 0) return;
    report
        .error(info, u.at,
               fmt::format("the buffer {} is used after the scope of its memory, {}, has ended",
                           show(u.buffer->name), name(bound->site)))
        .related(bound->at, "the memory is bound here");
  }
};

/// Buffers of declared regions are in scope; nothing accesses them there      TIR-D76
struct BufferUseInDeclaredRegion {
  static constexpr CheckInfo info{"TIR-BufferUse-in-declared-region",
                                  clauses("TIR-D76", "TIR/Exec/14.5:b"), Code::B_REGION_UNBOUND};
  static void check(const BufferUse& u, const Context& context, Report& report) {
    if (!context.in_declared_region || context.scope.noted(u.buffer->data)) return;
    if (context.scope.contains(u.buffer->data)) return;
    note(report, info, u.at,
         fmt::format("the declared region names the buffer {}, which has no memory here",
                     show(u.buffer->name)));
  }
};

/// Calls `visit(const Var&)` for each variable in `e`, which may be null.
template <class Visit>
void for_each_var(const PrimExpr* e, Visit&& visit) {
  std::vector<const PrimExpr*> pending;
  if (e) pending.push_back(e);
  while (!pending.empty()) {
    const PrimExpr* next = pending.back();
    pending.pop_back();
    if (const auto* var = as<Var>(next)) visit(*var);
    for_each_operand(next, [&](const PrimExpr* operand) { pending.push_back(operand); });
  }
}

/// Memory is allocated only of a layout whose variables are bound             TIR/Scope/b8:c
struct AllocatedBufferBound {
  static constexpr CheckInfo info{"TIR-AllocatedBuffer-bound", clauses("TIR/Scope/b8:c", "TIR-D42"),
                                  Code::I_ALLOC_UNBOUND};
  static void check(const AllocatedBuffer& a, const Context& context, Report& report) {
    const auto visit = [&](const Var& var) {
      if (context.scope.contains(var.variable) || context.scope.forgiven(var.variable)) return;
      report.error(info, a.at,
                   fmt::format("{} is allocated, but {} in its layout is not bound here",
                               show(a.buffer->name), show(var.variable->name_hint)));
    };
    for (const PrimExpr* extent : a.buffer->shape) for_each_var(extent, visit);
    if (a.binds_layout) return;
    for (const PrimExpr* stride : a.buffer->strides) for_each_var(stride, visit);
    for_each_var(a.buffer->elem_offset, visit);
  }
};

/// Strides and offset of an allocation are outside the portable subset: a note        TIR-D36
struct AllocatedBufferLayout {
  static constexpr CheckInfo info{
      "TIR-AllocatedBuffer-layout",
      clauses("TIR-D36", "TIR/OtherTyping/3.2:c", "TIR/OtherTyping/3.3:b"), Code::D_LAYOUT};
  static void check(const AllocatedBuffer& a, const Context&, Report& report) {
    const auto* offset = as<IntImm>(a.buffer->elem_offset);
    const bool at_zero = !a.buffer->elem_offset || (offset && offset->value == 0);
    if (a.binds_layout || (a.buffer->strides.empty() && at_zero)) return;
    note(report, info, a.at,
         fmt::format("{} is allocated with explicit {}", show(a.buffer->name),
                     at_zero ? "strides" : "offset"));
  }
};

template <>
struct ChecksOf<BufferUse> : Checks<BufferUseBound, BufferUseInScope, BufferUseInDeclaredRegion> {};
template <>
struct ChecksOf<AllocatedBuffer> : Checks<AllocatedBufferBound, AllocatedBufferLayout> {};

}  // namespace tenor::spec::tir
