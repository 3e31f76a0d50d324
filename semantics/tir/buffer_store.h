// SPDX-License-Identifier: Apache-2.0
// BufferStore. TIR/Exec/5; ledger TIR-D7, D19, D31, D40, D41, D62, D80; EXT/BufferStore/predicate.
#pragma once

#include "semantics/tir/access.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/out_of_scope.h"
#include "semantics/tir/view.h"

namespace tenor::semantics {

/// The value, then the indices in order.                           TIR/Exec/5.2, 5.3,
/// TIR/Exec/5.3:b
struct BufferStoreOperands {
  static constexpr RuleInfo info{"TIR-BufferStore-operands",
                                 spec::clauses("TIR/Exec/5.2", "TIR/Exec/5.3", "TIR/Exec/5.3:b")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ExecBufferStore& f) {
    return D::truth(!m.layout().undeclared(f.node->buffer));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecBufferStore& f) {
    m.evaluate_then(StoreReady{{f.node}}, f.node->value, f.node->indices, f.node->predicate);
  }
};

/// A buffer that no statement declares: its view first.                                    TIR-D44
struct BufferStoreUndeclared {
  static constexpr RuleInfo info{"TIR-BufferStore-undeclared", spec::clauses("TIR-D44")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const ExecBufferStore& f) {
    return D::truth(m.layout().undeclared(f.node->buffer));
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, ExecBufferStore& f) {
    evaluate_view(m, StoreView{{f.node}}, f.node->buffer);
  }
};
template <>
struct RulesOf<ExecBufferStore>
    : Rules<BufferStoreDataType, BufferStoreOperands, BufferStoreUndeclared> {};

template <class L, class D>
ViewFacts<D> facts_of(const MachineOf<L, D>& m, const StoreView& f) {
  return {m, f.node->buffer, m.operands(f)};
}

/// The view is in place: on with value and indices.                                        TIR-D44
struct BufferStoreViewed {
  static constexpr RuleInfo info{"TIR-BufferStore-viewed", spec::clauses("TIR-D44")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>&, const StoreView&,
                                const ViewFacts<D>& view) {
    return view.known & view.specified;
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, StoreView& f, const ViewFacts<D>& view) {
    declare_view(m, f.node->buffer, view);
    m.drop(f);
    m.evaluate_then(StoreReady{{f.node}}, f.node->value, f.node->indices, f.node->predicate);
  }
};
/// The memory is not one that the text may see so.                       TIR-D44, TIR/Buffers/p3:f
struct BufferStoreLayout : ViewUnspecified<StoreView> {
  static constexpr RuleInfo info{
      "TIR-BufferStore-layout", spec::clauses("TIR/Buffers/p3:f", "TIR-D44"), spec::Code::U_LAYOUT};
};
/// The memory is gone.                                                     TIR/State/b2:c, TIR-D44
struct BufferStoreGone : ViewGone<StoreView> {
  static constexpr RuleInfo info{"TIR-BufferStore-dangling",
                                 spec::clauses("TIR/State/b2:c", "TIR/Exec/7.6", "TIR-D44"),
                                 spec::Code::U_DANGLING};
};
/// A part of the view that was never written.                                              TIR-D19
struct BufferStoreViewIndeterminate : ViewIndeterminate<StoreView> {
  static constexpr RuleInfo info{"TIR-BufferStore-indeterminate-view",
                                 spec::clauses("TIR-D19", "TIR-D44"), spec::Code::U_INDETERMINATE};
};
template <>
struct RulesOf<StoreView>
    : Rules<BufferStoreViewed, BufferStoreLayout, BufferStoreGone, BufferStoreViewIndeterminate> {};

template <class L, class D>
Access<D> facts_of(const MachineOf<L, D>& m, const StoreReady& f) {
  return {m,
          f.node->buffer,
          f.node->indices,
          m.operands(f) + f.node->value->dtype.lanes,
          f.node->predicate != nullptr,
          true};
}

/// May the buffer's memory be written at all?
template <class L, class D>
typename D::Truth writable(const MachineOf<L, D>& m, const StoreReady& f) {
  const Allocation<D>& a = m.allocation(f.node->buffer);
  return D::truth(!a.constant && !a.aliased && !m.overlaps(f.node->buffer));
}

/// Memory whose handle is stored keeps its number to itself, also when it is gone.
template <class L, class D>
void keep_number(MachineOf<L, D>& m, const StoreReady& f) {
  const std::uint64_t number = D::pointer_of(*m.operands(f)).memory;
  if (m.memory().alive(number)) m.memory().at(number).pointed_to = true;
}

template <class L, class D>
void write_lane(MachineOf<L, D>& m, const Access<D>& a, std::uint32_t i,
                const typename D::Value* value) {
  if (D::require(a.active(i)).value_or(true))
    m.write(a.buffer, m.element(a.buffer, a.indices, i), value + i * a.buffer->dtype.lanes);
}
/// The next lane alone: between two of them another iteration may write (TIR-D61).
template <class L, class D>
void write_lane(MachineOf<L, D>& m, StoreReady& f, const Access<D>& a) {
  const std::uint32_t lane = f.index++;
  if (f.index == 0)
    return m.exhausted(spec::Code::X_STACK, "a vector has more lanes than the scheduler supports");
  f.index < a.lanes ? m.push(f) : m.drop(f);
  write_lane(m, a, lane, m.operands(f));
}

/// The element takes the value; with a vector of indices, lane j of them takes the j-th part.
///     every active lane in shape(b), no conflict                  TIR/Exec/5.5.1:b, 5.5.2, 5.5.3
///   --------------------------------------------
///   <Store(b, i, v) . K, M>  -->  <K, M[b, i := v]>
struct BufferStoreValue {
  static constexpr RuleInfo info{
      "TIR-BufferStore",
      spec::clauses("TIR/Exec/5.5.2", "TIR/Exec/5.5.1:b", "TIR/Exec/5.5.3:c", "TIR/Exec/5.5.3.1",
                    "TIR/Exec/5.5.3.2", "TIR-D7", "TIR/Exec/5.5.1", "TIR/Exec/5.5.3",
                    "TIR/Exec/5.5.3:b", "TIR/Exec/5.5.3.1:b", "TIR/State/b1:c", "TIR/Buffers/p2")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const StoreReady& f, const Access<D>& a) {
    return a.ready & a.inside & a.fits & !a.conflict & writable(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, StoreReady& f, const Access<D>& a) {
    if (a.buffer->dtype.is_handle()) keep_number(m, f);
    const auto* value = m.operands(f);
    if (m.threads().interleaves() && a.lanes > 1) return write_lane(m, f, a);
    m.drop(f);
    if (a.lanes == 1 && !a.predicate) return m.write(a.buffer, a.element, value);
    for (std::uint32_t i = 0; i < a.lanes; ++i) write_lane(m, a, i, value);
  }
};

/// An index outside: no result is promised.                                          TIR/Exec/5.5.4
struct BufferStoreOutOfBounds {
  static constexpr RuleInfo info{
      "TIR-BufferStore-out-of-bounds",
      spec::clauses("TIR/Exec/5.5.4", "TIR-D62", "TIR/Exec/5.5.4:b", "TIR/Exec/14.3.2.b5",
                    "TIR/Exec/14.3.2.b5:b", "TIR/Exec/14.3.2.b5:c", "TIR-D10"),
      spec::Code::U_OOB_WRITE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const StoreReady& f, const Access<D>& a) {
    return a.ready & !a.inside & writable(m, f) & D::truth(!m.layout().realized(a.buffer));
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const StoreReady&, const Access<D>& a) {
    return describe_out_of_bounds(m, a);
  }
};

/// An index outside the bounds of a BufferRealize: its memory may not be there.            TIR-D43
struct BufferStoreOutsideBounds {
  static constexpr RuleInfo info{"TIR-BufferStore-outside-bounds",
                                 spec::clauses("TIR-D43", "TIR/Exec/6.5:b", "PreRFC/Notes/b1.b1"),
                                 spec::Code::U_REALIZE_BOUNDS};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const StoreReady& f, const Access<D>& a) {
    return a.ready & !a.inside & writable(m, f) & D::truth(m.layout().realized(a.buffer));
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const StoreReady&, const Access<D>& a) {
    return describe_out_of_bounds(m, a);
  }
};

/// An index that does not fit the back-end.                                TIR-D62, TIR/Exec/5.3:b
struct BufferStoreIndexWidth {
  static constexpr RuleInfo info{"TIR-BufferStore-index-width",
                                 spec::clauses("TIR-D62", "TIR/Exec/5.3:b"),
                                 spec::Code::U_INDEX_WIDTH};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const StoreReady& f, const Access<D>& a) {
    return IndexWidth<StoreReady>::when(m, f, a) & writable(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const StoreReady& f, const Access<D>& a) {
    return IndexWidth<StoreReady>::describe(m, f, a);
  }
};
/// By the letter: the index is cast, whatever it was.                      TIR/Exec/5.3:b, TIR-D62
struct BufferStoreCastIndices {
  static constexpr RuleInfo info{"TIR-BufferStore-cast-indices",
                                 spec::clauses("TIR/Exec/5.3:b", "TIR-D62"),
                                 {},
                                 spec::as_written("TIR-D62")};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const StoreReady& f, const Access<D>& a) {
    return CastIndices<StoreReady>::when(m, f, a) & writable(m, f);
  }
  template <class L, class D>
  static void then(MachineOf<L, D>& m, StoreReady& f, const Access<D>& a) {
    CastIndices<StoreReady>::then(m, f, a);
  }
};

/// Another iteration reads what is written.                      TIR/Exec/12.2.2:h, TIR/Exec/12.3:b
struct BufferStoreConflict {
  static constexpr RuleInfo info{
      "TIR-BufferStore-conflict",
      spec::clauses("TIR/Exec/12.2.2:h", "TIR/Exec/12.3:b", "TIR-D59", "TIR/Exec/12.3:c"),
      spec::Code::U_LOOP_CONFLICT};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const StoreReady& f, const Access<D>& a) {
    return a.ready & a.inside & a.fits & a.conflict & writable(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>& m, const StoreReady&, const Access<D>& a) {
    return describe_conflict(m, a);
  }
};

/// An index or predicate that was never written.                                           TIR-D19
struct BufferStoreIndeterminate {
  static constexpr RuleInfo info{"TIR-BufferStore-indeterminate-index", spec::clauses("TIR-D19"),
                                 spec::Code::U_INDETERMINATE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const StoreReady& f, const Access<D>& a) {
    return !a.defined & writable(m, f);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const StoreReady& f, const Access<D>&) {
    return fmt::format("an index of the store to {} was never written", f.node->buffer->name);
  }
};

/// Memory that holds a constant.                                                           TIR-D80
struct BufferStoreConstant {
  static constexpr RuleInfo info{"TIR-BufferStore-constant", spec::clauses("TIR-D80"),
                                 spec::Code::U_CONST_WRITE};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const StoreReady& f, const Access<D>&) {
    return D::truth(m.allocation(f.node->buffer).constant);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const StoreReady& f, const Access<D>&) {
    return fmt::format("{} holds a constant, but the program writes to it", f.node->buffer->name);
  }
};

/// Memory that two arguments share.                                      TIR/Exec/1.2.5, TIR-D40
struct BufferStoreAliased {
  static constexpr RuleInfo info{"TIR-BufferStore-aliased",
                                 spec::clauses("TIR/Exec/1.2.5", "TIR-D40", "TIR/Buffers/p2:b",
                                               "TIR/Buffers/p2:c", "TIR/Exec/14.3.2:d"),
                                 spec::Code::U_ALIAS};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const StoreReady& f, const Access<D>&) {
    const Allocation<D>& a = m.allocation(f.node->buffer);
    return D::truth(!a.constant && a.aliased);
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const StoreReady& f, const Access<D>&) {
    return fmt::format("{} is written, but another argument shares its memory",
                       f.node->buffer->name);
  }
};
/// A buffer of which two elements share their place: the value would be that of both.      TIR-D41
struct BufferStoreOverlap {
  static constexpr RuleInfo info{"TIR-BufferStore-overlap",
                                 spec::clauses("TIR-D41", "TIR/Exec/1.2.3", "TIR/Buffers/p1"),
                                 spec::Code::U_OVERLAP};
  template <class L, class D>
  static typename D::Truth when(const MachineOf<L, D>& m, const StoreReady& f, const Access<D>&) {
    const Allocation<D>& a = m.allocation(f.node->buffer);
    return D::truth(!a.constant && !a.aliased && m.overlaps(f.node->buffer));
  }
  template <class L, class D>
  static std::string describe(const MachineOf<L, D>&, const StoreReady& f, const Access<D>&) {
    return fmt::format("{} is written, but two of its elements share memory", f.node->buffer->name);
  }
};
template <>
struct RulesOf<StoreReady>
    : Rules<BufferStoreValue, BufferStoreOutOfBounds, BufferStoreOutsideBounds,
            BufferStoreIndexWidth, BufferStoreCastIndices, BufferStoreConflict,
            BufferStoreIndeterminate, BufferStoreConstant, BufferStoreAliased, BufferStoreOverlap> {
};

}  // namespace tenor::semantics
