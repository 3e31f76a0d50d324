// SPDX-License-Identifier: Apache-2.0
// BufferLoad. TIR/Eval/7; ledger TIR-D19, D31, D62, D67; EXT/BufferLoad/predicate. In the premises
// p is the predicate, if there is one; i and p are ready if they are determinate and no index is to
// be cast any more (TIR-D62). Of the lanes that p does not switch off: i is inside if all of them
// are in the bounds of b, i fits if the index width can hold all of them, and i conflicts if
// another iteration writes the element of one.
#pragma once

#include "semantics/tir/access.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/out_of_scope.h"
#include "semantics/tir/view.h"

namespace tenor::semantics {

/// A load evaluates its indices in order, then its predicate if it has one.
///     b is declared
///   ------------------------------------------------------------
///   <EvalBufferLoad(b[i1, ..., in], p) . K, M>  -->  <i1 . ... . in . p . LoadReady . K, M>
struct BufferLoadIndices {
  static constexpr RuleInfo info{
      "TIR-BufferLoad-indices",
      clauses("TIR/Eval/7.2", "TIR/Eval/7.1", "TIR/Eval/7.3", "TIR/ExprTyping/7.2:d")};
  static Truth auto when(const At<EvalBufferLoad> auto& r) { return !is_undeclared(r); }
  static void then(At<EvalBufferLoad> auto& r) {
    r->evaluate_then(LoadReady{{r.node}}, r.node->indices, r.node->predicate);
  }
};

/// A load from a buffer that no statement declares evaluates the parts of its view first.
///     b is undeclared
///   ------------------------------------------------------------
///   <EvalBufferLoad(b[i], p) . K, M>  -->  <shape . strides . offset . LoadView . K, M>
struct BufferLoadUndeclared {
  static constexpr RuleInfo info{"TIR-BufferLoad-undeclared", clauses("TIR-D44")};
  static Truth auto when(const At<EvalBufferLoad> auto& r) { return is_undeclared(r); }
  static void then(At<EvalBufferLoad> auto& r) {
    evaluate_view(*r, LoadView{{r.node}}, r.node->buffer);
  }
};
template <>
struct RulesOf<EvalBufferLoad>
    : Rules<BufferLoadDataType, BufferLoadIndices, BufferLoadUndeclared> {};

auto facts_of(const At<LoadView> auto& r) {
  return ViewFacts<DomainOf<decltype(r)>>(*r, r.node->buffer, r.operands());
}

/// The load gives its buffer the view, then evaluates its indices and its predicate.
///     view is determinate, view is specified for its memory
///   ------------------------------------------------------------
///   <LoadView(b, view) . K, M>  -->  <i1 . ... . in . p . LoadReady . K, M[b := view]>
struct BufferLoadViewed {
  static constexpr RuleInfo info{"TIR-BufferLoad-viewed", clauses("TIR-D44")};
  static Truth auto when(const At<LoadView> auto& r) { return r.known & r.specified; }
  static void then(At<LoadView> auto& r) {
    declare_view(*r, r.node->buffer, r);
    r.drop();
    r->evaluate_then(LoadReady{{r.node}}, r.node->indices, r.node->predicate);
  }
};
/// A view that its memory does not allow makes the program unspecified.
///     view is determinate, view is not specified for its memory, its memory is not released
///   ------------------------------------------------------------
///   <LoadView(b, view) . K, M>  -->  U-LAYOUT
struct BufferLoadLayout : ViewUnspecified<LoadView> {
  static constexpr RuleInfo info{"TIR-BufferLoad-layout",
                                 clauses("TIR/Buffers/p3:f", "TIR-D44", "TIR/Buffers/p3:e"),
                                 Code::U_LAYOUT};
};
/// A view of memory whose scope has ended makes the program unspecified.
///     view is determinate, its memory is released
///   -------------------------------------------
///   <LoadView(b, view) . K, M>  -->  U-DANGLING
struct BufferLoadGone : ViewGone<LoadView> {
  static constexpr RuleInfo info{"TIR-BufferLoad-dangling",
                                 clauses("TIR/State/b2:c", "TIR/Exec/7.6", "TIR-D44"),
                                 Code::U_DANGLING};
};
/// A view with a part that was never written makes the program unspecified.
///     view is not determinate
///   ------------------------------------------------
///   <LoadView(b, view) . K, M>  -->  U-INDETERMINATE
struct BufferLoadViewIndeterminate : ViewIndeterminate<LoadView> {
  static constexpr RuleInfo info{"TIR-BufferLoad-indeterminate-view", clauses("TIR-D19", "TIR-D44"),
                                 Code::U_INDETERMINATE};
};
template <>
struct RulesOf<LoadView>
    : Rules<BufferLoadViewed, BufferLoadLayout, BufferLoadGone, BufferLoadViewIndeterminate> {};

auto facts_of(const At<LoadReady> auto& r) {
  return Access<DomainOf<decltype(r)>>(*r, r.node, r.node->buffer, r.node->indices, r.operands(),
                                       r.node->predicate != nullptr, false);
}

/// Reads lane by lane: those that the predicate switches off are indeterminate
/// (EXT/BufferLoad/predicate).
[[gnu::noinline]] void read_lanes(At<LoadReady> auto& r) {
  const std::uint32_t width = r.buffer->dtype.lanes;
  std::vector lanes(r.lanes * width, r.d.indeterminate(r.buffer->dtype.scalar));
  for (std::uint32_t i = 0; i < r.lanes; ++i)
    if (r.require(r.active(i)).value_or(true))
      r->read(r.buffer, r->element(r.buffer, r.indices, i), &lanes[i * width], r.open_reduction());
  std::copy(lanes.begin(), lanes.end(), r.result(lanes.size()));
}

/// A load yields the elements of its lanes in order; a lane that p switches off is indeterminate.
///     i, p are ready, i is inside, i fits, i does not conflict, i is not pending
///   --------------------------------------------------------
///   <LoadReady(b, i, p) . K, M>  -->  <M(b, i) . K, M>
struct BufferLoadValue {
  static constexpr RuleInfo info{
      "TIR-BufferLoad",
      clauses("TIR/Eval/7.4", "TIR/Eval/7.1", "TIR/Eval/7.5", "TIR/Eval/7.5:b", "TIR/Eval/7.5:c",
              "TIR/Eval/7.7", "TIR/State/b1:c", "TIR/Buffers/p1:b", "TIR/Buffers/p2",
              "TIR/Buffers/example", "TIR/Buffers/example:b", "TIR/Buffers/example:c")};
  static Truth auto when(const At<LoadReady> auto& r) {
    return r.ready & r.inside & r.fits & !r.conflict & !r.pending;
  }
  static void then(At<LoadReady> auto& r) {
    if (r.lanes == 1 && !r.predicate)
      return r->read(r.buffer, r.element, r.result(r.buffer->dtype.lanes), r.open_reduction());
    read_lanes(r);
  }
};

/// A load from an element that the buffer does not have makes the program unspecified.
///     i, p are ready, i is not inside, b is not of a BufferRealize
///   ------------------------------------------------------------
///   <LoadReady(b, i, p) . K, M>  -->  U-OOB-READ
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

/// A load outside the bounds of a BufferRealize makes the program unspecified.
///     i, p are ready, i is not inside, b is of a BufferRealize
///   --------------------------------------------------------
///   <LoadReady(b, i, p) . K, M>  -->  U-REALIZE-BOUNDS
struct BufferLoadOutsideBounds {
  static constexpr RuleInfo info{"TIR-BufferLoad-outside-bounds",
                                 clauses("TIR-D43", "TIR/Exec/6.5:b", "PreRFC/Notes/b1.b1"),
                                 Code::U_REALIZE_BOUNDS};
  static Truth auto when(const At<LoadReady> auto& r) {
    return r.ready & !r.inside & r.truth(r->layout().realized(r.buffer));
  }
  static std::string describe(const At<LoadReady> auto& r) { return describe_out_of_bounds(r); }
};

/// An index of an existing element that the index width cannot hold makes the program unspecified.
///     i, p are ready, i is inside, i does not fit
///   -----------------------------------------------
///   <LoadReady(b, i, p) . K, M>  -->  U-INDEX-WIDTH
struct BufferLoadIndexWidth : IndexWidth<LoadReady> {
  static constexpr RuleInfo info{"TIR-BufferLoad-index-width", clauses("TIR-D62", "TIR/Eval/7.3"),
                                 Code::U_INDEX_WIDTH};
};
/// The load casts its indices to the index width, which keeps their low bits.
///     i, p are determinate, i does not fit, TIR-D62 as written
///   ------------------------------------------------------------
///   <LoadReady(b, i, p) . K, M>  -->  <LoadReady(b, cast(i), p) . K, M>
struct BufferLoadCastIndices : CastIndices<LoadReady> {
  static constexpr RuleInfo info{"TIR-BufferLoad-cast-indices", clauses("TIR/Eval/7.3", "TIR-D62"),
                                 as_written("TIR-D62")};
};

/// A load of what another iteration writes makes the program unspecified.
///     i, p are ready, i is inside, i fits, i conflicts, i is not pending
///   -------------------------------------------------
///   <LoadReady(b, i, p) . K, M>  -->  U-LOOP-CONFLICT
struct BufferLoadConflict {
  static constexpr RuleInfo info{"TIR-BufferLoad-conflict",
                                 clauses("TIR/Exec/12.2.2:h", "TIR/Exec/12.3:b", "TIR-D59",
                                         "TIR/Exec/12.3:c", "TIR-D81", "EXT/Threads/explicit"),
                                 Code::U_LOOP_CONFLICT};
  static Truth auto when(const At<LoadReady> auto& r) {
    return r.ready & r.inside & r.fits & r.conflict & !r.pending;
  }
  static std::string describe(const At<LoadReady> auto& r) { return describe_conflict(r); }
};

/// A load of what an async copy may still write makes the program unspecified.
///     i, p are ready, i is inside, i fits, i is pending
///   ---------------------------------------------------
///   <LoadReady(b, i, p) . K, M>  -->  U-ASYNC
struct BufferLoadAsync {
  static constexpr RuleInfo info{"TIR-BufferLoad-async", clauses("EXT/Async"), Code::U_ASYNC};
  static Truth auto when(const At<LoadReady> auto& r) {
    return r.ready & r.inside & r.fits & r.pending;
  }
  static std::string describe(const At<LoadReady> auto& r) { return describe_pending(r); }
};

/// An index or a predicate that was never written makes the program unspecified.
///     i or p is not determinate
///   -------------------------------------------------
///   <LoadReady(b, i, p) . K, M>  -->  U-INDETERMINATE
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
            BufferLoadCastIndices, BufferLoadConflict, BufferLoadAsync, BufferLoadIndeterminate> {};

}  // namespace tenor::semantics
