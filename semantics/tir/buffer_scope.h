// SPDX-License-Identifier: Apache-2.0
// The other statements that bring a buffer into scope: BufferRealize, AllocateConst, DeclBuffer.
// TIR/Exec/6, 8; TIR/Deprecated/b3; ledger TIR-D19, D43, D44, D80.
#pragma once

#include "semantics/tir/allocate.h"

namespace tenor::semantics {

/// The shape first, and the bounds, of which an implementation may make use; the condition has no
/// meaning here.                                                  TIR/Exec/6.2, 6.5, 6.5:b; TIR-D43
struct BufferRealizeShape {
  static constexpr RuleInfo info{
      "TIR-BufferRealize-shape",
      spec::clauses("TIR/Exec/6.2", "TIR/Exec/6.5", "TIR/Exec/6.5:b", "TIR-D43")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecBufferRealize& f) {
    m.evaluate_then(RealizeReady{{f.node}}, f.node->buffer->shape, m.layout().bounds(f.node));
  }
};
template <>
struct RulesOf<ExecBufferRealize> : Rules<BufferRealizeShape> {};

template <class L, class D>
Extents judge(const MachineOf<L, D>& m, const RealizeReady& f) {
  const spec::Buffer* b = f.node->buffer;
  const auto* bounds = m.operands(f) + b->shape.size();
  for (std::size_t i = 0; i < 2 * f.node->bounds.size(); ++i)
    if (D::require(D::is_indeterminate(bounds[i])).value_or(true)) return Extents::kIndeterminate;
  return judge_extents(m, m.operands(f), b->shape.size(), b->dtype);
}

/// Leaves of the view what the bounds allow. TIR-D43
template <class L, class D>
void keep_to_bounds(MachineOf<L, D>& m, const RealizeReady& f) {
  const auto* bound = m.operands(f) + f.node->buffer->shape.size();
  const auto view = m.view(f.node->buffer);
  for (std::size_t k = 0; k < f.node->bounds.size(); ++k, bound += 2) {
    const auto low = D::index(bound[0]);
    view.low(k) = D::larger(view.low(k), low);
    view.high(k) = D::smaller(view.high(k), D::add(low, D::index(bound[1])));
  }
}
inline std::string_view allocated_name(const RealizeReady& f) { return f.node->buffer->name; }

/// A new buffer for the body.                                     TIR/Exec/6.1, 6.2, 6.2:c, 6.3
struct BufferRealizeMemory {
  static constexpr RuleInfo info{"TIR-BufferRealize",
                                 spec::clauses("TIR/Exec/6.2", "TIR/Exec/6.1", "TIR/Exec/6.2:c",
                                               "TIR/Exec/6.3", "TIR-D19", "TIR/Scope/b6"),
                                 {},
                                 spec::intended("TIR-D43")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const RealizeReady& f) {
    return D::truth(judge(m, f) == Extents::kUsable);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, RealizeReady& f) {
    allocate_buffer(m, f.node->buffer, m.operands(f));
    keep_to_bounds(m, f);
    run(m, f);
  }
  template <class L, class D>
  static void run(MachineOf<L, D>& m, RealizeReady& f) {
    open_scope(m, f, f.node->buffer->data);
    m.execute(f.node->body);
  }
};
/// The same, and every element of it may be accessed.                       TIR-D43, TIR/Exec/6.5:b
struct BufferRealizeWhole : BufferRealizeMemory {
  static constexpr RuleInfo info{"TIR-BufferRealize-whole",
                                 spec::clauses("TIR-D43", "TIR/Exec/6.5:b"),
                                 {},
                                 spec::as_written("TIR-D43")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, RealizeReady& f) {
    allocate_buffer(m, f.node->buffer, m.operands(f));
    BufferRealizeMemory::run(m, f);
  }
};
/// An extent that was never written.                                                        TIR-D19
struct BufferRealizeIndeterminate : BadExtents<RealizeReady, Extents::kIndeterminate> {
  static constexpr RuleInfo info{"TIR-BufferRealize-indeterminate", spec::clauses("TIR-D19"),
                                 spec::Code::U_INDETERMINATE};
};
/// A negative extent: no clause says what is allocated.                              TIR/Exec/6.2
struct BufferRealizeNegative : BadExtents<RealizeReady, Extents::kNegative> {
  static constexpr RuleInfo info{"TIR-BufferRealize-negative", spec::clauses("TIR/Exec/6.2"),
                                 spec::Code::O_EXTENT};
};
/// More than the budget: our limit.
struct BufferRealizeTooLarge : BadExtents<RealizeReady, Extents::kTooLarge> {
  static constexpr RuleInfo info{"TIR-BufferRealize-too-large", spec::clauses("TIR/Exec/6.2"),
                                 spec::Code::X_MEMORY};
};
template <>
struct RulesOf<RealizeReady>
    : Rules<BufferRealizeMemory, BufferRealizeWhole, BufferRealizeIndeterminate,
            BufferRealizeNegative, BufferRealizeTooLarge> {};

/// Extents, then the elements.                                         TIR/Deprecated/b3, TIR-D80
struct AllocateConstOperands {
  static constexpr RuleInfo info{"TIR-AllocateConst-data",
                                 spec::clauses("TIR-D80", "TIR/Deprecated/b3"),
                                 {},
                                 spec::intended("TIR-D80")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecAllocateConst& f) {
    m.evaluate_then(AllocateConstReady{{f.node}}, f.node->extents, f.node->data);
  }
};
/// Deprecated, and so without a meaning.                              TIR/Deprecated/b3, TIR-D80
struct AllocateConstDeprecated {
  static constexpr RuleInfo info{"TIR-AllocateConst-unsupported",
                                 spec::clauses("TIR/Deprecated/b3", "TIR-D80"),
                                 spec::Code::S_DEPRECATED, spec::as_written("TIR-D80")};
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const ExecAllocateConst& f) {
    return fmt::format("the constant {} is allocated by AllocateConst, which is deprecated",
                       f.node->buffer_var->name_hint);
  }
};
template <>
struct RulesOf<ExecAllocateConst> : Rules<AllocateConstDeprecated, AllocateConstOperands> {};

/// Is the number of elements the product of the extents, and is there room for them?
template <class L, class D>
Extents judge(const MachineOf<L, D>& m, const AllocateConstReady& f) {
  const std::size_t rank = f.node->extents.size();
  const Extents extents = judge_extents(m, m.operands(f), rank, f.node->dtype);
  if (extents != Extents::kUsable) return extents;
  std::int64_t elements = std::max<std::int64_t>(1, f.node->dtype.lanes);
  for (std::size_t k = 0; k < rank; ++k) elements *= D::constant(D::index(m.operands(f)[k]));
  return elements == static_cast<std::int64_t>(f.node->data.size()) ? extents : Extents::kNegative;
}
inline std::string_view allocated_name(const AllocateConstReady& f) {
  return f.node->buffer_var->name_hint;
}

/// Memory that holds the constant and is never written.                                    TIR-D80
struct AllocateConstMemory {
  static constexpr RuleInfo info{"TIR-AllocateConst",
                                 spec::clauses("TIR-D80", "TIR/Deprecated/b3")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const AllocateConstReady& f) {
    return D::truth(judge(m, f) == Extents::kUsable);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, AllocateConstReady& f) {
    const auto* extents = m.operands(f);
    const auto number =
        allocate(m, f.node->dtype, extents, f.node->extents.size(), f.node, f.node->buffer_var);
    auto& memory = m.memory().at(number);
    memory.constant = true;
    for (std::size_t i = 0; i < f.node->data.size(); ++i)
      memory.storage.set(f.node->dtype.scalar, i, extents[f.node->extents.size() + i]);
    const auto handle = D::handle({number});
    m.bind(f.node->buffer_var, handle);
    open_scope(m, f, f.node->buffer_var);
    m.execute(f.node->body);
  }
};
/// Extents that the elements given do not fill.                                            TIR-D80
struct AllocateConstExtents {
  static constexpr RuleInfo info{"TIR-AllocateConst-extents", spec::clauses("TIR-D80"),
                                 spec::Code::O_EXTENT};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const AllocateConstReady& f) {
    const Extents extents = judge(m, f);
    return D::truth(extents == Extents::kNegative || extents == Extents::kIndeterminate);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const AllocateConstReady& f) {
    return fmt::format("the extents of {} do not match its {} elements",
                       f.node->buffer_var->name_hint, f.node->data.size());
  }
};
/// More than the budget: our limit.
struct AllocateConstTooLarge : BadExtents<AllocateConstReady, Extents::kTooLarge> {
  static constexpr RuleInfo info{"TIR-AllocateConst-too-large", spec::clauses("TIR-D80"),
                                 spec::Code::X_MEMORY};
};
template <>
struct RulesOf<AllocateConstReady>
    : Rules<AllocateConstMemory, AllocateConstExtents, AllocateConstTooLarge> {};

/// The buffer's own shape, strides and offset.                               TIR/Exec/8, TIR-D44
struct DeclBufferParts {
  static constexpr RuleInfo info{"TIR-DeclBuffer-parts", spec::clauses("TIR-D44", "TIR/Exec/8")};
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecDeclBuffer& f) {
    evaluate_view(m, DeclReady{{f.node}}, f.node->buffer);
  }
};
template <>
struct RulesOf<ExecDeclBuffer> : Rules<DeclBufferParts> {};

template <class L, class D>
ViewFacts<D> facts_of(const MachineOf<L, D>& m, const DeclReady& f) {
  return {m, f.node->buffer, m.operands(f)};
}

/// The body, with the buffer as a view of the memory its data is bound to.  TIR/Exec/8:b, TIR-D44
struct DeclBufferView {
  static constexpr RuleInfo info{"TIR-DeclBuffer", spec::clauses("TIR/Exec/8:b", "TIR-D44")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const DeclReady&,
                                const ViewFacts<D>& view) {
    return view.known & view.specified;
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, DeclReady& f, const ViewFacts<D>& view) {
    declare_view(m, f.node->buffer, view);
    m.drop(f);
    m.execute(f.node->body);
  }
};
/// The memory is not one that the text may see so.                       TIR-D44, TIR/Buffers/p3:f
struct DeclBufferLayout : ViewUnspecified<DeclReady> {
  static constexpr RuleInfo info{
      "TIR-DeclBuffer-layout",
      spec::clauses("TIR/Buffers/p3:f", "TIR-D44", "TIR/Exec/7.4:c", "TIR/Buffers/p3:e"),
      spec::Code::U_LAYOUT};
};
/// The memory is gone.                                                     TIR/State/b2:c, TIR-D44
struct DeclBufferGone : ViewGone<DeclReady> {
  static constexpr RuleInfo info{"TIR-DeclBuffer-dangling",
                                 spec::clauses("TIR/State/b2:c", "TIR/Exec/7.6", "TIR-D44"),
                                 spec::Code::U_DANGLING};
};
/// A part of the view that was never written.                                              TIR-D19
struct DeclBufferViewIndeterminate : ViewIndeterminate<DeclReady> {
  static constexpr RuleInfo info{"TIR-DeclBuffer-indeterminate-view",
                                 spec::clauses("TIR-D19", "TIR-D44"), spec::Code::U_INDETERMINATE};
};
template <>
struct RulesOf<DeclReady>
    : Rules<DeclBufferView, DeclBufferLayout, DeclBufferGone, DeclBufferViewIndeterminate> {};

}  // namespace tenor::semantics
