// SPDX-License-Identifier: Apache-2.0
// Allocate, and what all statements that allocate share. TIR/Exec/7; ledger TIR-D19.
#pragma once

#include "semantics/tir/frames.h"
#include "semantics/tir/view.h"

namespace tenor::semantics {

/// Are the extents values that were written, none negative, and is there room for the elements?
enum class Extents : std::uint8_t { kUsable, kIndeterminate, kNegative, kTooLarge };

/// Of several allocations at once, `bytes` is what those before it take.
template <class L, class D>
Extents judge_extents(const MachineOf<L, D>& m, const typename D::Value* shape, std::size_t rank,
                      spec::DataType dtype, std::uint64_t* bytes = nullptr) {
  std::uint64_t elements = 1;
  bool too_large = false, empty = false;
  for (std::size_t k = 0; k < rank; ++k) {
    if (D::require(D::is_indeterminate(shape[k])).value_or(true)) return Extents::kIndeterminate;
    const std::int64_t extent = D::constant(D::index(shape[k]));
    if (extent < 0) return Extents::kNegative;
    empty |= extent == 0;
    too_large |= __builtin_mul_overflow(elements, static_cast<std::uint64_t>(extent), &elements);
  }
  if (empty) return Extents::kUsable;
  const std::uint64_t lanes = std::max<std::uint32_t>(1, dtype.lanes);
  if (too_large || elements > Pointer::kMostBytes / lanes) return Extents::kTooLarge;
  const std::uint64_t all =
      m.memory().bytes_for(dtype.scalar, elements * lanes) + (bytes ? *bytes : 0);
  if (bytes) *bytes = all;
  return m.memory().has_room(all) ? Extents::kUsable : Extents::kTooLarge;
}

/// New memory of that shape for `data`, every element indeterminate (TIR-D19); its number. Shared
/// memory is one for all threads of a block that allocate it (TIR-D73).
template <class L, class D>
std::uint32_t allocate(MachineOf<L, D>& m, spec::DataType dtype, const typename D::Value* extents,
                       std::size_t rank, const spec::Node* origin, const spec::Variable* data) {
  std::vector<std::int64_t> shape;
  std::uint64_t elements = 1;
  for (std::size_t k = 0; k < rank; ++k) {
    shape.push_back(D::constant(D::index(extents[k])));
    elements *= static_cast<std::uint64_t>(shape.back());
  }
  const spec::Type* type = data->type_annotation;
  const MemoryScope scope = type ? memory_scope(type->storage_scope) : MemoryScope::kGlobal;
  const bool together = scope == MemoryScope::kShared && m.in_threads();
  if (together)
    if (const auto known = m.threads().attach(m, origin, shape)) return *known;
  const std::uint32_t number = m.memory().allocate(dtype, std::move(shape), elements);
  if (together) m.threads().offer(m, origin, number);
  m.memory().at(number).origin = origin;
  m.memory().at(number).set_scope(scope);
  m.memory().at(number).born = together ? m.threads().born(m) : m.levels().size();
  return number;
}

/// Allocates what a buffer asks for, binds its data and its view.
template <class L, class D>
void allocate_buffer(MachineOf<L, D>& m, const spec::Buffer* b, const typename D::Value* shape) {
  const std::uint32_t number = allocate(m, b->dtype, shape, b->shape.size(), b, b->data);
  const auto handle = D::handle({number});
  m.bind(b->data, handle);
  whole_view(m, b, number, 0, shape);
}

/// Begins the scope of `count` allocations: handles of them take the place of `f`'s operands, and
/// its end releases them. `data(i)` is the variable that was just bound to number i.
template <class L, class D, class F, class Data>
void open_scope(MachineOf<L, D>& m, const F& f, std::size_t count, Data&& data) {
  auto* handles = m.result(f, count);
  if (m.stopped()) return;
  for (std::size_t i = 0; i < count; ++i) handles[i] = *m.variable(data(i));
  m.push(ScopeEnd{{f.node, f.operands, static_cast<std::uint16_t>(count)}});
}
/// The same of a single one.
template <class L, class D, class F>
void open_scope(MachineOf<L, D>& m, const F& f, const spec::Variable* data) {
  open_scope(m, f, 1, [&](std::size_t) { return data; });
}
/// Releases what the scope allocated, the last first.
template <class L, class D>
void close_scope(MachineOf<L, D>& m, const ScopeEnd& f) {
  for (std::uint16_t i = f.index; i-- > 0;) m.release(D::pointer_of(m.operands(f)[i]).memory);
}

inline std::string describe_extents(Extents e, std::string_view what) {
  if (e == Extents::kIndeterminate) return fmt::format("an extent of {} was never written", what);
  if (e == Extents::kNegative) return fmt::format("an extent of {} is negative", what);
  return fmt::format("{} needs more memory than the budget allows", what);
}

/// What the rules about unusable extents have in common: `judge(m, f)` says which they are of, and
/// `allocated_name(f)` what they would have been the extents of.
template <class F, Extents kBad>
struct BadExtents {
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const F& f) {
    return D::truth(judge(m, f) == kBad);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const F& f) {
    return describe_extents(kBad, allocated_name(f));
  }
};

/// Leaves a scope: its memory is gone.          TIR/Exec/6.4, 6.4:b, 7.6, 7.6:b, 14.6, 14.6:b
struct LeaveScope {
  static constexpr RuleInfo info{
      "TIR-Scope-end",
      spec::clauses("TIR/Exec/7.6", "TIR/Exec/7.6:b", "TIR/Exec/6.4", "TIR/Exec/6.4:b",
                    "TIR/Exec/14.6", "TIR/Exec/14.6:b", "TIR/State/b2:b")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ScopeEnd& f) {
    close_scope(m, f);
    m.drop(f);
  }
};
template <>
struct RulesOf<ScopeEnd> : Rules<LeaveScope> {};

/// The condition first.                                                               TIR/Exec/7.1
struct AllocateConditionFirst {
  static constexpr RuleInfo info{"TIR-Allocate-evaluate", spec::clauses("TIR/Exec/7.1")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecAllocate& f) {
    m.evaluate_then(AllocateCondition{{f.node}}, f.node->condition);
  }
};
template <>
struct RulesOf<ExecAllocate> : Rules<AllocateConditionFirst> {};

/// 0: nothing, not even the body.                                                    TIR/Exec/7.1:b
struct AllocateSkipped {
  static constexpr RuleInfo info{"TIR-Allocate-skipped", spec::clauses("TIR/Exec/7.1:b")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const AllocateCondition& f) {
    return is_zero<D>(m.operands(f)[0]);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, AllocateCondition& f) {
    m.drop(f);
  }
};
/// 1: the extents in order.                                                           TIR/Exec/7.2
struct AllocateExtents {
  static constexpr RuleInfo info{"TIR-Allocate-extents", spec::clauses("TIR/Exec/7.2")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const AllocateCondition& f) {
    return is_one<D>(m.operands(f)[0]);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, AllocateCondition& f) {
    m.drop(f);
    m.evaluate_then(AllocateReady{{f.node}}, f.node->extents);
  }
};
/// A condition that was never written.                                                      TIR-D19
struct AllocateIndeterminate {
  static constexpr RuleInfo info{"TIR-Allocate-indeterminate", spec::clauses("TIR-D19"),
                                 spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const AllocateCondition& f) {
    return D::is_indeterminate(m.operands(f)[0]);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const AllocateCondition& f) {
    return lacks_value<D>("the condition ", f.node->condition, m.operands(f)[0]);
  }
};
template <>
struct RulesOf<AllocateCondition> : Rules<AllocateSkipped, AllocateExtents, AllocateIndeterminate> {
};

template <class L, class D>
Extents judge(const MachineOf<L, D>& m, const AllocateReady& f) {
  return judge_extents(m, m.operands(f), f.node->extents.size(), f.node->dtype);
}

/// Memory of that shape for the body, its handle in buffer_var.
/// TIR/Exec/7.3, 7.4, 7.4:b, 7.4:e, 7.5
struct AllocateMemory {
  static constexpr RuleInfo info{
      "TIR-Allocate",
      spec::clauses("TIR/Exec/7.4", "TIR/Exec/7.3", "TIR/Exec/7.4:b", "TIR/Exec/7.4:e",
                    "TIR/Exec/7.5", "TIR-D19", "TIR/State/b2", "TIR/Exec/7.4:d", "TIR/Values/p2")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const AllocateReady& f) {
    return D::truth(judge(m, f) == Extents::kUsable);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, AllocateReady& f) {
    const std::uint32_t number = allocate(m, f.node->dtype, m.operands(f), f.node->extents.size(),
                                          f.node, f.node->buffer_var);
    const auto* next = spec::as<spec::DeclBuffer>(f.node->body);
    if (next && next->buffer->data == f.node->buffer_var)
      m.memory().at(number).declared = next->buffer;
    const auto handle = D::handle({number});
    m.bind(f.node->buffer_var, handle);
    open_scope(m, f, f.node->buffer_var);
    m.execute(f.node->body);
  }
};
inline std::string_view allocated_name(const AllocateReady& f) {
  return f.node->buffer_var->name_hint;
}

/// An extent that was never written.                                                        TIR-D19
struct AllocateIndeterminateExtent : BadExtents<AllocateReady, Extents::kIndeterminate> {
  static constexpr RuleInfo info{"TIR-Allocate-indeterminate-extent", spec::clauses("TIR-D19"),
                                 spec::Code::U_INDETERMINATE};
};
/// A negative extent: no clause says what is allocated.                              TIR/Exec/7.4
struct AllocateNegative : BadExtents<AllocateReady, Extents::kNegative> {
  static constexpr RuleInfo info{"TIR-Allocate-negative-extent", spec::clauses("TIR/Exec/7.4"),
                                 spec::Code::O_EXTENT};
};
/// More than the budget: our limit.
struct AllocateTooLarge : BadExtents<AllocateReady, Extents::kTooLarge> {
  static constexpr RuleInfo info{"TIR-Allocate-too-large", spec::clauses("TIR/Exec/7.4"),
                                 spec::Code::X_MEMORY};
};
template <>
struct RulesOf<AllocateReady>
    : Rules<AllocateMemory, AllocateIndeterminateExtent, AllocateNegative, AllocateTooLarge> {};

}  // namespace tenor::semantics
