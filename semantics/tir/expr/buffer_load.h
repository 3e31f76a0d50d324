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
      clauses("TIR/Eval/7.2", "TIR/Eval/7.1", "TIR/Eval/7.3", "TIR/ExprTyping/7.2:d")};
  static Truth auto when(const At<EvalBufferLoad> auto& r) {
    return r.truth(!r->layout().undeclared(r.node->buffer));
  }
  static void then(At<EvalBufferLoad> auto& r) {
    r->evaluate_then(LoadReady{{r.node}}, r.node->indices, r.node->predicate);
  }
};

/// A buffer that no statement declares: its view first.                                    TIR-D44
struct BufferLoadUndeclared {
  static constexpr RuleInfo info{"TIR-BufferLoad-undeclared", clauses("TIR-D44")};
  static Truth auto when(const At<EvalBufferLoad> auto& r) {
    return r.truth(r->layout().undeclared(r.node->buffer));
  }
  static void then(At<EvalBufferLoad> auto& r) {
    evaluate_view(*r, LoadView{{r.node}}, r.node->buffer);
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
  static constexpr RuleInfo info{"TIR-BufferLoad-viewed", clauses("TIR-D44")};
  static Truth auto when(const At<LoadView> auto& r) { return r.known & r.specified; }
  static void then(At<LoadView> auto& r) {
    declare_view(*r, r.node->buffer, r);
    r.drop();
    r->evaluate_then(LoadReady{{r.node}}, r.node->indices, r.node->predicate);
  }
};
/// The memory is not one that the text may see so.                       TIR-D44, TIR/Buffers/p3:f
struct BufferLoadLayout : ViewUnspecified<LoadView> {
  static constexpr RuleInfo info{"TIR-BufferLoad-layout",
                                 clauses("TIR/Buffers/p3:f", "TIR-D44", "TIR/Buffers/p3:e"),
                                 Code::U_LAYOUT};
};
/// The memory is gone.                                                     TIR/State/b2:c, TIR-D44
struct BufferLoadGone : ViewGone<LoadView> {
  static constexpr RuleInfo info{"TIR-BufferLoad-dangling",
                                 clauses("TIR/State/b2:c", "TIR/Exec/7.6", "TIR-D44"),
                                 Code::U_DANGLING};
};
/// A part of the view that was never written.                                              TIR-D19
struct BufferLoadViewIndeterminate : ViewIndeterminate<LoadView> {
  static constexpr RuleInfo info{"TIR-BufferLoad-indeterminate-view", clauses("TIR-D19", "TIR-D44"),
                                 Code::U_INDETERMINATE};
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
      clauses("TIR/Eval/7.4", "TIR/Eval/7.1", "TIR/Eval/7.5", "TIR/Eval/7.5:b", "TIR/Eval/7.5:c",
              "TIR/Eval/7.7", "TIR/State/b1:c", "TIR/Buffers/p1:b", "TIR/Buffers/p2",
              "TIR/Buffers/example", "TIR/Buffers/example:b", "TIR/Buffers/example:c")};
  static Truth auto when(const At<LoadReady> auto& r) {
    return r.ready & r.inside & r.fits & !r.conflict;
  }
  static void then(At<LoadReady> auto& r) {
    if (r.lanes == 1 && !r.predicate)
      return r->read(r.buffer, r.element, r.result(r.buffer->dtype.lanes));
    load_lanes(r);
  }
  /// Lanes that the predicate switches off are indeterminate.             EXT/BufferLoad/predicate
  [[gnu::noinline]] static void load_lanes(At<LoadReady> auto& r) {
    using D = DomainOf<decltype(r)>;
    const std::uint32_t width = r.buffer->dtype.lanes;
    std::vector<typename D::Value> lanes(r.lanes * width,
                                         r.d.indeterminate(r.buffer->dtype.scalar));
    for (std::uint32_t i = 0; i < r.lanes; ++i)
      if (r.require(r.active(i)).value_or(true))
        r->read(r.buffer, r->element(r.buffer, r.indices, i), &lanes[i * width]);
    std::copy(lanes.begin(), lanes.end(), r.result(lanes.size()));
  }
};

/// An index outside: no result is promised.                                            TIR/Eval/7.6
struct BufferLoadOutOfBounds {
  static constexpr RuleInfo info{
      "TIR-BufferLoad-out-of-bounds",
      clauses("TIR/Eval/7.6", "TIR-D62", "TIR/Eval/7.6:b", "TIR/Exec/14.3.2.b5",
              "TIR/Exec/14.3.2.b5:b", "TIR/Exec/14.3.2.b5:c", "TIR-D10"),
      Code::U_OOB_READ};
  static Truth auto when(const At<LoadReady> auto& r) {
    return r.ready & !r.inside & r.truth(!r->layout().realized(r.buffer));
  }
  static std::string describe(const At<LoadReady> auto& r) { return describe_out_of_bounds(r); }
};

/// An index outside the bounds of a BufferRealize: its memory may not be there.            TIR-D43
struct BufferLoadOutsideBounds {
  static constexpr RuleInfo info{"TIR-BufferLoad-outside-bounds",
                                 clauses("TIR-D43", "TIR/Exec/6.5:b", "PreRFC/Notes/b1.b1"),
                                 Code::U_REALIZE_BOUNDS};
  static Truth auto when(const At<LoadReady> auto& r) {
    return r.ready & !r.inside & r.truth(r->layout().realized(r.buffer));
  }
  static std::string describe(const At<LoadReady> auto& r) { return describe_out_of_bounds(r); }
};

/// An index that does not fit the back-end.                                   TIR-D62, TIR/Eval/7.3
struct BufferLoadIndexWidth : IndexWidth<LoadReady> {
  static constexpr RuleInfo info{"TIR-BufferLoad-index-width", clauses("TIR-D62", "TIR/Eval/7.3"),
                                 Code::U_INDEX_WIDTH};
};
/// By the letter: the index is cast, whatever it was.                         TIR/Eval/7.3, TIR-D62
struct BufferLoadCastIndices : CastIndices<LoadReady> {
  static constexpr RuleInfo info{"TIR-BufferLoad-cast-indices", clauses("TIR/Eval/7.3", "TIR-D62"),
                                 as_written("TIR-D62")};
};

/// Another iteration writes what is read.                        TIR/Exec/12.2.2:h, TIR/Exec/12.3:b
struct BufferLoadConflict {
  static constexpr RuleInfo info{
      "TIR-BufferLoad-conflict",
      clauses("TIR/Exec/12.2.2:h", "TIR/Exec/12.3:b", "TIR-D59", "TIR/Exec/12.3:c"),
      Code::U_LOOP_CONFLICT};
  static Truth auto when(const At<LoadReady> auto& r) {
    return r.ready & r.inside & r.fits & r.conflict;
  }
  static std::string describe(const At<LoadReady> auto& r) { return describe_conflict(r); }
};

/// An index or predicate that was never written.                                           TIR-D19
struct BufferLoadIndeterminate {
  static constexpr RuleInfo info{"TIR-BufferLoad-indeterminate-index", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<LoadReady> auto& r) { return !r.defined; }
  static std::string describe(const At<LoadReady> auto& r) {
    return fmt::format("an index of {} was never written", spec::print(r.node));
  }
};
template <>
struct RulesOf<LoadReady>
    : Rules<BufferLoadValue, BufferLoadOutOfBounds, BufferLoadOutsideBounds, BufferLoadIndexWidth,
            BufferLoadCastIndices, BufferLoadConflict, BufferLoadIndeterminate> {};

}  // namespace tenor::semantics
