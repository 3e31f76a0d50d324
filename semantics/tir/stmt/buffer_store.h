// SPDX-License-Identifier: Apache-2.0
// BufferStore. TIR/Exec/5; ledger TIR-D7, D19, D31, D62; EXT/BufferStore/predicate. The rules about
// memory that must not be written are in store_writable.h.
//
// In the inference rules, p is the predicate, if there is one, and w is the shape, the strides and
// the elem_offset of a view. What they say of the indices i is defined in semantics/tir/access.h.
#pragma once

#include <boost/container/small_vector.hpp>

#include "semantics/tir/access.h"
#include "semantics/tir/frames.h"
#include "semantics/tir/out_of_scope.h"
#include "semantics/tir/stmt/store_reduction.h"
#include "semantics/tir/stmt/store_writable.h"
#include "semantics/tir/view.h"

namespace tenor::semantics {

/// A store evaluates its value, then its indices in order, then its predicate p.
///     a statement declares b
///   ------------------------------------------------------------
///   <ExecBufferStore(b[i] := v, p) . K, M>  -->  <v . i1 . ... . in . p . StoreReady . K, M>
struct BufferStoreOperands {
  static constexpr RuleInfo info{"TIR-BufferStore-operands",
                                 clauses("TIR/Exec/5.2", "TIR/Exec/5.3", "TIR/Exec/5.3:b")};
  static Truth auto when(const At<ExecBufferStore> auto& r) { return !is_undeclared(r); }
  static void then(At<ExecBufferStore> auto& r) {
    r->evaluate_then(StoreReady{{r.node}}, r.node->value, r.node->indices, r.node->predicate);
  }
};

/// A store to a buffer that no statement declares evaluates the buffer's view first.
///     no statement declares b
///   ------------------------------------------------------------
///   <ExecBufferStore(b[i] := v, p) . K, M>  -->
///         <shape(b) . strides(b) . elem_offset(b) . StoreView . K, M>
struct BufferStoreUndeclared {
  static constexpr RuleInfo info{"TIR-BufferStore-undeclared", clauses("TIR-D44")};
  static Truth auto when(const At<ExecBufferStore> auto& r) { return is_undeclared(r); }
  static void then(At<ExecBufferStore> auto& r) {
    evaluate_view(*r, StoreView{{r.node}}, r.node->buffer);
  }
};
template <>
struct RulesOf<ExecBufferStore>
    : Rules<BufferStoreDataType, BufferStoreOperands, BufferStoreUndeclared> {};

auto facts_of(const At<StoreView> auto& r) {
  return ViewFacts<DomainOf<decltype(r)>>(*r, r.node->buffer, r.operands());
}

/// The buffer becomes a view of its memory, and the store evaluates its value and indices.
///     w is not indeterminate, memory of data(b) can be viewed as w
///   ------------------------------------------------------------
///   <StoreView(b, w) . K, M>  -->  <v . i1 . ... . in . p . StoreReady . K, M[b := w]>
struct BufferStoreViewed {
  static constexpr RuleInfo info{"TIR-BufferStore-viewed", clauses("TIR-D44")};
  static Truth auto when(const At<StoreView> auto& r) { return r.known & r.specified; }
  static void then(At<StoreView> auto& r) {
    declare_view(*r, r.node->buffer, r);
    r.drop();
    r->evaluate_then(StoreReady{{r.node}}, r.node->value, r.node->indices, r.node->predicate);
  }
};

/// The memory has a layout that does not allow the view.
///     w is not indeterminate, memory of data(b) cannot be viewed as w,
///     memory of data(b) is not released
///   ------------------------------------------------------------
///   <StoreView(b, w) . K, M>  -->  U-LAYOUT
struct BufferStoreLayout : ViewUnspecified<StoreView> {
  static constexpr RuleInfo info{"TIR-BufferStore-layout", clauses("TIR/Buffers/p3:f", "TIR-D44"),
                                 Code::U_LAYOUT};
};

/// The scope that allocated the memory has ended.
///     w is not indeterminate, memory of data(b) is released
///   -----------------------------------------------------
///   <StoreView(b, w) . K, M>  -->  U-DANGLING
struct BufferStoreGone : ViewGone<StoreView> {
  static constexpr RuleInfo info{"TIR-BufferStore-dangling",
                                 clauses("TIR/State/b2:c", "TIR/Exec/7.6", "TIR-D44"),
                                 Code::U_DANGLING};
};

/// An extent, a stride or the offset of the view has no value.
///     w is indeterminate
///   ----------------------------------------------
///   <StoreView(b, w) . K, M>  -->  U-INDETERMINATE
struct BufferStoreViewIndeterminate : ViewIndeterminate<StoreView> {
  static constexpr RuleInfo info{"TIR-BufferStore-indeterminate-view",
                                 clauses("TIR-D19", "TIR-D44"), Code::U_INDETERMINATE};
};
template <>
struct RulesOf<StoreView>
    : Rules<BufferStoreViewed, BufferStoreLayout, BufferStoreGone, BufferStoreViewIndeterminate> {};

/// Where threads meet explicitly: is the lane active and inside, and has another thread written
/// something else there since they met (EXT/Threads/explicit)?
Truth auto lane_clashes(const auto& r, const auto& access, std::uint32_t lane) {
  const auto* value = r.operands() + lane * access.buffer->dtype.lanes;
  return access.active(lane) & r->contains(access.buffer, access.indices, lane) &
         r->clashes(access.buffer, r->element(access.buffer, access.indices, lane), value,
                    access.update());
}

auto facts_of(const At<StoreReady> auto& r) {
  const auto* indices = r.operands() + r.node->value->dtype.lanes;
  Access<DomainOf<decltype(r)>> access(*r, r.node, r.node->buffer, r.node->indices, indices,
                                       r.node->predicate != nullptr, true);
  if (r->threads().is_explicit()) [[unlikely]]
    for (std::uint32_t i = 0; i < access.lanes; ++i)
      access.conflict = access.conflict | lane_clashes(r, access, i);
  if (r->copies().any()) [[unlikely]]
    access.pending = changes_copy(r, access);
  return access;
}

/// Memory whose handle is stored keeps its number after its release: no later allocation gets it.
void keep_number(At<StoreReady> auto& r, const auto& handle) {
  const std::uint64_t number = r.d.pointer_of(handle).memory;
  if (r->memory().alive(number)) r->memory().at(number).pointed_to = true;
}

void write_value(At<StoreReady> auto& r, const auto& element, const auto* value) {
  if (r.buffer->dtype.is_handle()) keep_number(r, *value);
  if constexpr (DomainOf<decltype(r)>::kMerges) {
    const auto kept = kept_apart(r, element, *value);
    if (kept != *value) return r->write(r.buffer, element, &kept, r.open_reduction());
  }
  r->write(r.buffer, element, value, r.open_reduction());
}
/// Writes lane i.
void write_lane(At<StoreReady> auto& r, std::uint32_t i) {
  const auto* value = r.operands() + i * r.buffer->dtype.lanes;
  write_value(r, r->element(r.buffer, r.indices, i), value);
}
/// Writes only the next lane: another iteration may write before the one after it (TIR-D61).
void write_next_lane(At<StoreReady> auto& r) {
  const std::uint32_t lane = r.frame().index;
  const bool active = r.require(r.active(lane)).value_or(true);
  if (++r.frame().index == 0)
    return r->exhausted(Code::X_STACK, "a vector has more lanes than the scheduler supports");
  r.frame().index < r.lanes ? r->push(r.frame()) : r.drop();
  if (active) write_lane(r, lane);
}
/// Writes every lane that the predicate leaves on, or only the next one if a schedule interleaves
/// iterations.
void write_lanes(At<StoreReady> auto& r) {
  if (r->threads().interleaves() && r.lanes > 1) return write_next_lane(r);
  if (r.lanes == 1 && !r.predicate) {
    r.drop();
    return write_value(r, r.element, r.operands());
  }
  boost::container::small_vector<bool, 16> active;
  for (std::uint32_t i = 0; i < r.lanes; ++i)
    active.push_back(r.require(r.active(i)).value_or(true));
  r.drop();
  for (std::uint32_t i = 0; i < r.lanes; ++i)
    if (active[i]) write_lane(r, i);
}

/// The element takes the value; with a vector of indices, the element of lane j takes the j-th
/// part. A schedule that interleaves iterations writes one lane a step.
///     i is ready, i in bounds(b), i fits, no conflict, not pending, b is writable
///   ------------------------------------------------------------
///   <StoreReady(b, i, v) . K, M>  -->  <K, M[b, i := v]>
struct BufferStoreValue {
  static constexpr RuleInfo info{
      "TIR-BufferStore",
      clauses("TIR/Exec/5.5.2", "TIR/Exec/5.5.1:b", "TIR/Exec/5.5.3:c", "TIR/Exec/5.5.3.1",
              "TIR/Exec/5.5.3.2", "TIR-D7", "TIR/Exec/5.5.1", "TIR/Exec/5.5.3", "TIR/Exec/5.5.3:b",
              "TIR/Exec/5.5.3.1:b", "TIR/State/b1:c", "TIR/Buffers/p2")};
  static Truth auto when(const At<StoreReady> auto& r) {
    return r.ready & r.inside & r.fits & !r.conflict & !r.pending & writable(r);
  }
  static void then(At<StoreReady> auto& r) { write_lanes(r); }
};

/// A store outside the bounds of its buffer has no promised result.
///     i is ready, i not in bounds(b), b is writable, no BufferRealize brings b into scope
///   ------------------------------------------------------------
///   <StoreReady(b, i, v) . K, M>  -->  U-OOB-WRITE
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

/// A store outside the bounds of a BufferRealize writes memory that might not exist.
///     i is ready, i not in bounds(b), b is writable, a BufferRealize brings b into scope
///   ------------------------------------------------------------
///   <StoreReady(b, i, v) . K, M>  -->  U-REALIZE-BOUNDS
struct BufferStoreOutsideBounds {
  static constexpr RuleInfo info{"TIR-BufferStore-outside-bounds",
                                 clauses("TIR-D43", "TIR/Exec/6.5:b", "PreRFC/Notes/b1.b1"),
                                 Code::U_REALIZE_BOUNDS};
  static Truth auto when(const At<StoreReady> auto& r) {
    return r.ready & !r.inside & writable(r) & r.truth(r->layout().realized(r.buffer));
  }
  static std::string describe(const At<StoreReady> auto& r) { return describe_out_of_bounds(r); }
};

/// The store has an index that the target cannot represent.
///     i is ready, i in bounds(b), i does not fit, b is writable
///   ---------------------------------------------------------
///   <StoreReady(b, i, v) . K, M>  -->  U-INDEX-WIDTH
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

/// The store casts its indices to the target's width, whatever their values.
///     i is not indeterminate, i does not fit, b is writable, TIR-D62 as written
///   ------------------------------------------------------------
///   <StoreReady(b, i, v) . K, M>  -->  <StoreReady(b, cast(i), v) . K, M>
struct BufferStoreCastIndices {
  static constexpr RuleInfo info{"TIR-BufferStore-cast-indices",
                                 clauses("TIR/Exec/5.3:b", "TIR-D62"), as_written("TIR-D62")};
  static Truth auto when(const At<StoreReady> auto& r) {
    return CastIndices<StoreReady>::when(r) & writable(r);
  }
  static void then(At<StoreReady> auto& r) { CastIndices<StoreReady>::then(r); }
};

/// `C[4] is written here, and otherwise by another iteration of the same loop`.
std::string describe_store_conflict(const At<StoreReady> auto& r) {
  using D = DomainOf<decltype(r)>;
  for (std::uint32_t i = 0; i < r.lanes; ++i)
    if (D::known(lane_clashes(r, r, i)).value_or(false))
      return fmt::format(
          "{} is written here and, with another value, by another iteration of the same loop",
          show_access<D>(r.buffer, r.indices, i));
  return describe_conflict(r);
}

/// The store writes an element that another iteration reads, or a thread writes one to which
/// another has written something else since they met, where threads meet explicitly.
///     i is ready, i in bounds(b), i fits, conflict, not pending, b is writable
///   -----------------------------------------------------------
///   <StoreReady(b, i, v) . K, M>  -->  U-LOOP-CONFLICT
struct BufferStoreConflict {
  static constexpr RuleInfo info{"TIR-BufferStore-conflict",
                                 clauses("TIR/Exec/12.2.2:h", "TIR/Exec/12.3:b", "TIR-D59",
                                         "TIR/Exec/12.3:c", "TIR-D81", "EXT/Threads/explicit"),
                                 Code::U_LOOP_CONFLICT};
  static Truth auto when(const At<StoreReady> auto& r) {
    return r.ready & r.inside & r.fits & r.conflict & !r.pending & writable(r);
  }
  static std::string describe(const At<StoreReady> auto& r) { return describe_store_conflict(r); }
};

/// The store writes what an async copy may still write or read.
///     i is ready, i in bounds(b), i fits, pending, b is writable
///   ------------------------------------------------------------
///   <StoreReady(b, i, v) . K, M>  -->  U-ASYNC
struct BufferStoreAsync {
  static constexpr RuleInfo info{"TIR-BufferStore-async", clauses("EXT/Async"), Code::U_ASYNC};
  static Truth auto when(const At<StoreReady> auto& r) {
    return r.ready & r.inside & r.fits & r.pending & writable(r);
  }
  static std::string describe(const At<StoreReady> auto& r) { return describe_pending(r); }
};

/// An index or a lane of the predicate has no value.
///     i is indeterminate, b is writable
///   --------------------------------------------------
///   <StoreReady(b, i, v) . K, M>  -->  U-INDETERMINATE
struct BufferStoreIndeterminate {
  static constexpr RuleInfo info{"TIR-BufferStore-indeterminate-index", clauses("TIR-D19"),
                                 Code::U_INDETERMINATE};
  static Truth auto when(const At<StoreReady> auto& r) { return !r.defined & writable(r); }
  static std::string describe(const At<StoreReady> auto& r) {
    return fmt::format("an index of the store to {} was never written", r.node->buffer->name);
  }
};

template <>
struct RulesOf<StoreReady>
    : Rules<BufferStoreValue, BufferStoreOutOfBounds, BufferStoreOutsideBounds,
            BufferStoreIndexWidth, BufferStoreCastIndices, BufferStoreConflict, BufferStoreAsync,
            BufferStoreIndeterminate, BufferStoreConstant, BufferStoreAliased, BufferStoreOverlap> {
};

}  // namespace tenor::semantics
