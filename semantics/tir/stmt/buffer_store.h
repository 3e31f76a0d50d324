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
                                 clauses("TIR/Exec/5.2", "TIR/Exec/5.3", "TIR/Exec/5.3:b")};
  static Truth auto when(const At<ExecBufferStore> auto& r) {
    return r.truth(!r->layout().undeclared(r.node->buffer));
  }
  static void then(At<ExecBufferStore> auto& r) {
    r->evaluate_then(StoreReady{{r.node}}, r.node->value, r.node->indices, r.node->predicate);
  }
};

/// A buffer that no statement declares: its view first.                                    TIR-D44
struct BufferStoreUndeclared {
  static constexpr RuleInfo info{"TIR-BufferStore-undeclared", clauses("TIR-D44")};
  static Truth auto when(const At<ExecBufferStore> auto& r) {
    return r.truth(r->layout().undeclared(r.node->buffer));
  }
  static void then(At<ExecBufferStore> auto& r) {
    evaluate_view(*r, StoreView{{r.node}}, r.node->buffer);
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
  static constexpr RuleInfo info{"TIR-BufferStore-viewed", clauses("TIR-D44")};
  static Truth auto when(const At<StoreView> auto& r) { return r.known & r.specified; }
  static void then(At<StoreView> auto& r) {
    declare_view(*r, r.node->buffer, r);
    r.drop();
    r->evaluate_then(StoreReady{{r.node}}, r.node->value, r.node->indices, r.node->predicate);
  }
};
/// The memory is not one that the text may see so.                       TIR-D44, TIR/Buffers/p3:f
struct BufferStoreLayout : ViewUnspecified<StoreView> {
  static constexpr RuleInfo info{"TIR-BufferStore-layout", clauses("TIR/Buffers/p3:f", "TIR-D44"),
                                 Code::U_LAYOUT};
};
/// The memory is gone.                                                     TIR/State/b2:c, TIR-D44
struct BufferStoreGone : ViewGone<StoreView> {
  static constexpr RuleInfo info{"TIR-BufferStore-dangling",
                                 clauses("TIR/State/b2:c", "TIR/Exec/7.6", "TIR-D44"),
                                 Code::U_DANGLING};
};
/// A part of the view that was never written.                                              TIR-D19
struct BufferStoreViewIndeterminate : ViewIndeterminate<StoreView> {
  static constexpr RuleInfo info{"TIR-BufferStore-indeterminate-view",
                                 clauses("TIR-D19", "TIR-D44"), Code::U_INDETERMINATE};
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
Truth auto writable(const At<StoreReady> auto& r) {
  const auto& a = r->allocation(r.node->buffer);
  return r.truth(!a.constant && !a.aliased && !r->overlaps(r.node->buffer));
}

/// Memory whose handle is stored keeps its number to itself, also when it is gone.
void keep_number(At<StoreReady> auto& r) {
  const std::uint64_t number = r.d.pointer_of(*r.operands()).memory;
  if (r->memory().alive(number)) r->memory().at(number).pointed_to = true;
}

template <class L, class D>
void write_lane(MachineOf<L, D>& m, const Access<D>& a, std::uint32_t i,
                const typename D::Value* value) {
  if (D::require(a.active(i)).value_or(true))
    m.write(a.buffer, m.element(a.buffer, a.indices, i), value + i * a.buffer->dtype.lanes);
}
/// The next lane alone: between two of them another iteration may write (TIR-D61).
void write_lane(At<StoreReady> auto& r) {
  const std::uint32_t lane = r.frame().index++;
  if (r.frame().index == 0)
    return r->exhausted(Code::X_STACK, "a vector has more lanes than the scheduler supports");
  r.frame().index < r.lanes ? r->push(r.frame()) : r.drop();
  write_lane(*r, r, lane, r.operands());
}

/// The element takes the value; with a vector of indices, lane j of them takes the j-th part.
///     every active lane in shape(b), no conflict                  TIR/Exec/5.5.1:b, 5.5.2, 5.5.3
///   --------------------------------------------
///   <Store(b, i, v) . K, M>  -->  <K, M[b, i := v]>
struct BufferStoreValue {
  static constexpr RuleInfo info{
      "TIR-BufferStore",
      clauses("TIR/Exec/5.5.2", "TIR/Exec/5.5.1:b", "TIR/Exec/5.5.3:c", "TIR/Exec/5.5.3.1",
              "TIR/Exec/5.5.3.2", "TIR-D7", "TIR/Exec/5.5.1", "TIR/Exec/5.5.3", "TIR/Exec/5.5.3:b",
              "TIR/Exec/5.5.3.1:b", "TIR/State/b1:c", "TIR/Buffers/p2")};
  static Truth auto when(const At<StoreReady> auto& r) {
    return r.ready & r.inside & r.fits & !r.conflict & writable(r);
  }
  static void then(At<StoreReady> auto& r) {
    if (r.buffer->dtype.is_handle()) keep_number(r);
    const auto* value = r.operands();
    if (r->threads().interleaves() && r.lanes > 1) return write_lane(r);
    r.drop();
    if (r.lanes == 1 && !r.predicate) return r->write(r.buffer, r.element, value);
    for (std::uint32_t i = 0; i < r.lanes; ++i) write_lane(*r, r, i, value);
  }
};

/// An index outside: no result is promised.                                          TIR/Exec/5.5.4
struct BufferStoreOutOfBounds {
  static constexpr RuleInfo info{
      "TIR-BufferStore-out-of-bounds",
      clauses("TIR/Exec/5.5.4", "TIR-D62", "TIR/Exec/5.5.4:b", "TIR/Exec/14.3.2.b5",
              "TIR/Exec/14.3.2.b5:b", "TIR/Exec/14.3.2.b5:c", "TIR-D10"),
      Code::U_OOB_WRITE};
  static Truth auto when(const At<StoreReady> auto& r) {
    return r.ready & !r.inside & writable(r) & r.truth(!r->layout().realized(r.buffer));
  }
  static std::string describe(const At<StoreReady> auto& r) { return describe_out_of_bounds(r); }
};

/// An index outside the bounds of a BufferRealize: its memory may not be there.            TIR-D43
struct BufferStoreOutsideBounds {
  static constexpr RuleInfo info{"TIR-BufferStore-outside-bounds",
                                 clauses("TIR-D43", "TIR/Exec/6.5:b", "PreRFC/Notes/b1.b1"),
                                 Code::U_REALIZE_BOUNDS};
  static Truth auto when(const At<StoreReady> auto& r) {
    return r.ready & !r.inside & writable(r) & r.truth(r->layout().realized(r.buffer));
  }
  static std::string describe(const At<StoreReady> auto& r) { return describe_out_of_bounds(r); }
};

/// An index that does not fit the back-end.                                TIR-D62, TIR/Exec/5.3:b
struct BufferStoreIndexWidth {
  static constexpr RuleInfo info{"TIR-BufferStore-index-width",
                                 clauses("TIR-D62", "TIR/Exec/5.3:b"), Code::U_INDEX_WIDTH};
  static Truth auto when(const At<StoreReady> auto& r) {
    return IndexWidth<StoreReady>::when(r) & writable(r);
  }
  static std::string describe(const At<StoreReady> auto& r) {
    return IndexWidth<StoreReady>::describe(r);
  }
};
/// By the letter: the index is cast, whatever it was.                      TIR/Exec/5.3:b, TIR-D62
struct BufferStoreCastIndices {
  static constexpr RuleInfo info{"TIR-BufferStore-cast-indices",
                                 clauses("TIR/Exec/5.3:b", "TIR-D62"), as_written("TIR-D62")};
  static Truth auto when(const At<StoreReady> auto& r) {
    return CastIndices<StoreReady>::when(r) & writable(r);
  }
  static void then(At<StoreReady> auto& r) { CastIndices<StoreReady>::then(r); }
};

/// Another iteration reads what is written.                      TIR/Exec/12.2.2:h, TIR/Exec/12.3:b
struct BufferStoreConflict {
  static constexpr RuleInfo info{
      "TIR-BufferStore-conflict",
      clauses("TIR/Exec/12.2.2:h", "TIR/Exec/12.3:b", "TIR-D59", "TIR/Exec/12.3:c"),
      Code::U_LOOP_CONFLICT};
  static Truth auto when(const At<StoreReady> auto& r) {
    return r.ready & r.inside & r.fits & r.conflict & writable(r);
  }
  static std::string describe(const At<StoreReady> auto& r) { return describe_conflict(r); }
};

/// An index or predicate that was never written.                                           TIR-D19
struct BufferStoreIndeterminate {
  static constexpr RuleInfo info{"TIR-BufferStore-indeterminate-index", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<StoreReady> auto& r) { return !r.defined & writable(r); }
  static std::string describe(const At<StoreReady> auto& r) {
    return fmt::format("an index of the store to {} was never written", r.node->buffer->name);
  }
};

/// Memory that holds a constant.                                                           TIR-D80
struct BufferStoreConstant {
  static constexpr RuleInfo info{"TIR-BufferStore-constant", clauses("TIR-D80"),
                                 Code::U_CONST_WRITE};
  static Truth auto when(const At<StoreReady> auto& r) {
    return r.truth(r->allocation(r.node->buffer).constant);
  }
  static std::string describe(const At<StoreReady> auto& r) {
    return fmt::format("{} holds a constant, but the program writes to it", r.node->buffer->name);
  }
};

/// Memory that two arguments share.                                      TIR/Exec/1.2.5, TIR-D40
struct BufferStoreAliased {
  static constexpr RuleInfo info{"TIR-BufferStore-aliased",
                                 clauses("TIR/Exec/1.2.5", "TIR-D40", "TIR/Buffers/p2:b",
                                         "TIR/Buffers/p2:c", "TIR/Exec/14.3.2:d"),
                                 Code::U_ALIAS};
  static Truth auto when(const At<StoreReady> auto& r) {
    const auto& a = r->allocation(r.node->buffer);
    return r.truth(!a.constant && a.aliased);
  }
  static std::string describe(const At<StoreReady> auto& r) {
    return fmt::format("{} is written, but another argument shares its memory",
                       r.node->buffer->name);
  }
};
/// A buffer of which two elements share their place: the value would be that of both.      TIR-D41
struct BufferStoreOverlap {
  static constexpr RuleInfo info{"TIR-BufferStore-overlap",
                                 clauses("TIR-D41", "TIR/Exec/1.2.3", "TIR/Buffers/p1"),
                                 Code::U_OVERLAP};
  static Truth auto when(const At<StoreReady> auto& r) {
    const auto& a = r->allocation(r.node->buffer);
    return r.truth(!a.constant && !a.aliased && r->overlaps(r.node->buffer));
  }
  static std::string describe(const At<StoreReady> auto& r) {
    return fmt::format("{} is written, but two of its elements share memory", r.node->buffer->name);
  }
};
template <>
struct RulesOf<StoreReady>
    : Rules<BufferStoreValue, BufferStoreOutOfBounds, BufferStoreOutsideBounds,
            BufferStoreIndexWidth, BufferStoreCastIndices, BufferStoreConflict,
            BufferStoreIndeterminate, BufferStoreConstant, BufferStoreAliased, BufferStoreOverlap> {
};

}  // namespace tenor::semantics
