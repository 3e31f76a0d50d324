// SPDX-License-Identifier: Apache-2.0
// BufferLoad. TIR/Eval/7; ledger TIR-D19, D31, D62, D67; EXT/BufferLoad/predicate.
#pragma once

#include "semantics/tir/access.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/out_of_scope.h"
#include "semantics/tir/view.h"

namespace tenor::semantics {

/// Indices in order (none for a buffer of one element). TIR/Eval/7.1, 7.2, 7.3
struct BufferLoadIndices {
  static constexpr RuleInfo info{
      "TIR-BufferLoad-indices",
      spec::clauses("TIR/Eval/7.2", "TIR/Eval/7.1", "TIR/Eval/7.3", "TIR/ExprTyping/7.2:d")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const EvalBufferLoad& f) {
    return D::truth(!m.layout().undeclared(f.node->buffer));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalBufferLoad& f) {
    m.evaluate_then(LoadReady{{f.node}}, f.node->indices, f.node->predicate);
  }
};

/// A buffer that no statement declares: its view first.                                    TIR-D44
struct BufferLoadUndeclared {
  static constexpr RuleInfo info{"TIR-BufferLoad-undeclared", spec::clauses("TIR-D44")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const EvalBufferLoad& f) {
    return D::truth(m.layout().undeclared(f.node->buffer));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, EvalBufferLoad& f) {
    evaluate_view(m, LoadView{{f.node}}, f.node->buffer);
  }
};
template <>
struct RulesOf<EvalBufferLoad>
    : Rules<BufferLoadDataType, BufferLoadIndices, BufferLoadUndeclared> {};

template <class L, class D>
ViewFacts<D> facts_of(const MachineOf<L, D>& m, const LoadView& f) {
  return {m, f.node->buffer, m.operands(f)};
}

/// The view is in place: on with the indices.                                              TIR-D44
struct BufferLoadViewed {
  static constexpr RuleInfo info{"TIR-BufferLoad-viewed", spec::clauses("TIR-D44")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const LoadView&, const ViewFacts<D>& view) {
    return view.known & view.specified;
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, LoadView& f, const ViewFacts<D>& view) {
    declare_view(m, f.node->buffer, view);
    m.drop(f);
    m.evaluate_then(LoadReady{{f.node}}, f.node->indices, f.node->predicate);
  }
};
/// The memory is not one that the text may see so.                       TIR-D44, TIR/Buffers/p3:f
struct BufferLoadLayout : ViewUnspecified<LoadView> {
  static constexpr RuleInfo info{"TIR-BufferLoad-layout",
                                 spec::clauses("TIR/Buffers/p3:f", "TIR-D44", "TIR/Buffers/p3:e"),
                                 spec::Code::U_LAYOUT};
};
/// The memory is gone.                                                     TIR/State/b2:c, TIR-D44
struct BufferLoadGone : ViewGone<LoadView> {
  static constexpr RuleInfo info{"TIR-BufferLoad-dangling",
                                 spec::clauses("TIR/State/b2:c", "TIR/Exec/7.6", "TIR-D44"),
                                 spec::Code::U_DANGLING};
};
/// A part of the view that was never written.                                              TIR-D19
struct BufferLoadViewIndeterminate : ViewIndeterminate<LoadView> {
  static constexpr RuleInfo info{"TIR-BufferLoad-indeterminate-view",
                                 spec::clauses("TIR-D19", "TIR-D44"), spec::Code::U_INDETERMINATE};
};
template <>
struct RulesOf<LoadView>
    : Rules<BufferLoadViewed, BufferLoadLayout, BufferLoadGone, BufferLoadViewIndeterminate> {};

template <class L, class D>
Access<D> facts_of(const MachineOf<L, D>& m, const LoadReady& f) {
  return {m, f.node->buffer, f.node->indices, m.operands(f), f.node->predicate != nullptr, false};
}

/// The element, or the elements of all lanes one after the other.
///     every active lane in shape(b), no conflict TIR/Eval/7.1, 7.4, 7.5, 7.5:b, 7.7
///   --------------------------------------------
///   <Load(b, i) . K, M>  -->  <M(b, i) . K, M>
struct BufferLoadValue {
  static constexpr RuleInfo info{
      "TIR-BufferLoad",
      spec::clauses("TIR/Eval/7.4", "TIR/Eval/7.1", "TIR/Eval/7.5", "TIR/Eval/7.5:b",
                    "TIR/Eval/7.5:c", "TIR/Eval/7.7", "TIR/State/b1:c", "TIR/Buffers/p1:b",
                    "TIR/Buffers/p2", "TIR/Buffers/example", "TIR/Buffers/example:b",
                    "TIR/Buffers/example:c")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const LoadReady&, const Access<D>& a) {
    return a.ready & a.inside & a.fits & !a.conflict;
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, LoadReady& f, const Access<D>& a) {
    if (a.lanes == 1 && !a.predicate)
      return m.read(a.buffer, a.element, m.result(f, a.buffer->dtype.lanes));
    load_lanes(m, f, a);
  }
  /// Lanes that the predicate switches off are indeterminate.             EXT/BufferLoad/predicate
  template <class L, class D>
  [[gnu::noinline]] static void load_lanes(MachineOf<L, D>& m, LoadReady& f, const Access<D>& a) {
    const std::uint32_t width = a.buffer->dtype.lanes;
    std::vector<typename D::Value> lanes(a.lanes * width, D::indeterminate(a.buffer->dtype.scalar));
    for (std::uint32_t i = 0; i < a.lanes; ++i)
      if (D::require(a.active(i)).value_or(true))
        m.read(a.buffer, m.element(a.buffer, a.indices, i), &lanes[i * width]);
    std::copy(lanes.begin(), lanes.end(), m.result(f, lanes.size()));
  }
};

/// An index outside: no result is promised.                                            TIR/Eval/7.6
struct BufferLoadOutOfBounds {
  static constexpr RuleInfo info{
      "TIR-BufferLoad-out-of-bounds",
      spec::clauses("TIR/Eval/7.6", "TIR-D62", "TIR/Eval/7.6:b", "TIR/Exec/14.3.2.b5",
                    "TIR/Exec/14.3.2.b5:b", "TIR/Exec/14.3.2.b5:c", "TIR-D10"),
      spec::Code::U_OOB_READ};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const LoadReady&, const Access<D>& a) {
    return a.ready & !a.inside & D::truth(!m.layout().realized(a.buffer));
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const LoadReady&, const Access<D>& a) {
    return describe_out_of_bounds(m, a);
  }
};

/// An index outside the bounds of a BufferRealize: its memory may not be there.            TIR-D43
struct BufferLoadOutsideBounds {
  static constexpr RuleInfo info{"TIR-BufferLoad-outside-bounds",
                                 spec::clauses("TIR-D43", "TIR/Exec/6.5:b", "PreRFC/Notes/b1.b1"),
                                 spec::Code::U_REALIZE_BOUNDS};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const LoadReady&, const Access<D>& a) {
    return a.ready & !a.inside & D::truth(m.layout().realized(a.buffer));
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const LoadReady&, const Access<D>& a) {
    return describe_out_of_bounds(m, a);
  }
};

/// An index that does not fit the back-end.                                   TIR-D62, TIR/Eval/7.3
struct BufferLoadIndexWidth : IndexWidth<LoadReady> {
  static constexpr RuleInfo info{"TIR-BufferLoad-index-width",
                                 spec::clauses("TIR-D62", "TIR/Eval/7.3"),
                                 spec::Code::U_INDEX_WIDTH};
};
/// By the letter: the index is cast, whatever it was.                         TIR/Eval/7.3, TIR-D62
struct BufferLoadCastIndices : CastIndices<LoadReady> {
  static constexpr RuleInfo info{"TIR-BufferLoad-cast-indices",
                                 spec::clauses("TIR/Eval/7.3", "TIR-D62"),
                                 {},
                                 spec::as_written("TIR-D62")};
};

/// Another iteration writes what is read.                        TIR/Exec/12.2.2:h, TIR/Exec/12.3:b
struct BufferLoadConflict {
  static constexpr RuleInfo info{
      "TIR-BufferLoad-conflict",
      spec::clauses("TIR/Exec/12.2.2:h", "TIR/Exec/12.3:b", "TIR-D59", "TIR/Exec/12.3:c"),
      spec::Code::U_LOOP_CONFLICT};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const LoadReady&, const Access<D>& a) {
    return a.ready & a.inside & a.fits & a.conflict;
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const LoadReady&, const Access<D>& a) {
    return describe_conflict(m, a);
  }
};

/// An index or predicate that was never written.                                           TIR-D19
struct BufferLoadIndeterminate {
  static constexpr RuleInfo info{"TIR-BufferLoad-indeterminate-index", spec::clauses("TIR-D19"),
                                 spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const LoadReady&, const Access<D>& a) {
    return !a.defined;
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const LoadReady& f, const Access<D>&) {
    return fmt::format("an index of {} was never written", spec::print(f.node));
  }
};
template <>
struct RulesOf<LoadReady>
    : Rules<BufferLoadValue, BufferLoadOutOfBounds, BufferLoadOutsideBounds, BufferLoadIndexWidth,
            BufferLoadCastIndices, BufferLoadConflict, BufferLoadIndeterminate> {};

}  // namespace tenor::semantics
