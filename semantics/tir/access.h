// SPDX-License-Identifier: Apache-2.0
// What loads and stores share: the lanes of an access, and the premises about them. Shapes:
// `indices` are the operands of all indices, the last with `lanes` lanes; `predicate` is null or as
// many. TIR/Eval/7, TIR/Exec/5.5; TIR-D31, D62, EXT/BufferLoad/predicate,
// EXT/BufferStore/predicate.
//
// What inference rules say of the indices i of an access of b, with the predicate p:
//   i is indeterminate  a lane of the indices or of p is
//   i is ready          i is not indeterminate and, with TIR-D62 as written, i fits
//   i in bounds(b)      in every lane that p does not switch off, they name an element of b
//   i fits              in every such lane, they are numbers of the target's index width (TIR-D62)
//   conflict            in such a lane, one iteration reads the element and another writes it
//   pending             in such a lane, a copy may still write the element, or read what is written
#pragma once

#include "semantics/tir/describe.h"
#include "semantics/tir/expr/elementwise.h"

namespace tenor::semantics {

template <class D>
struct Access {
  const spec::Buffer* buffer;
  const typename D::Value* indices;
  const typename D::Value* predicate;
  std::uint32_t lanes;
  bool write;
  const Reduction* reduction = nullptr;          ///< that the access is a part of
  typename D::Truth defined = D::truth(true);    ///< indices and predicate are not indeterminate
  typename D::Truth ready = D::truth(true);      ///< the same, and no index must be cast first
  typename D::Truth fits = D::truth(true);       ///< the indices of every active lane fit (TIR-D62)
  typename D::Truth inside = D::truth(true);     ///< every active lane names an existing element
  typename D::Truth conflict = D::truth(false);  ///< an active lane has one
  typename D::Truth pending = D::truth(false);   ///< an active lane meets a copy under way
  typename D::Index element{};                   ///< of the only lane, if lanes is 1

  Access(const auto& m, const spec::Node* node, const spec::Buffer* b,
         spec::List<const spec::PrimExpr*> index, const typename D::Value* operands,
         bool predicated, bool writes)
      : buffer(b),
        indices(operands),
        predicate(nullptr),
        lanes(index.empty() ? 1 : index.back()->dtype.lanes),
        write(writes),
        reduction(m.layout().reductions().of(node)),
        update_(m.layout().reductions().update(node)) {
    if (lanes == 1 && !predicated) {
      const auto at = m.locate(b, operands);
      defined = at.defined, inside = at.inside, element = at.element;
      if (m.in_parallel()) conflict = inside & m.conflicts(b, element, write, update_);
      if (open_reduction() && !update_ && m.in_parallel()) begins_again(m);
    } else {
      look_at_lanes(m, index, predicated);
    }
    ready = defined;
    if (m.copies().any()) [[unlikely]]
      for (std::uint32_t i = 0; i < lanes; ++i) pending = pending | lane_pends(m, i);
    if (m.index_bits() != Limits::kIndexBits) [[unlikely]]
      look_at_widths(m);
  }

  /// Is the lane active: does the predicate not switch it off?
  typename D::Truth active(std::uint32_t lane) const {
    return predicate ? D::is_true(predicate[lane]) : D::truth(true);
  }
  /// Does the lane, if it is active, name an existing element?
  typename D::Truth lane_inside(const auto& m, std::uint32_t lane) const {
    return !active(lane) | m.contains(buffer, indices, lane);
  }
  /// Is the lane active and inside, and does it conflict with another iteration?
  typename D::Truth lane_conflicts(const auto& m, std::uint32_t lane) const {
    return active(lane) & m.contains(buffer, indices, lane) &
           m.conflicts(buffer, m.element(buffer, indices, lane), write, update_);
  }
  /// The reduction in any order that it is a part of (TIR-D81), or null.
  const Reduction* open_reduction() const {
    return reduction && reduction->any_order ? reduction : nullptr;
  }
  /// The same where it is an update, which meets no other of the reduction; null for an init.
  const Reduction* update() const { return update_; }
  /// Is the lane active and inside, and does it meet a copy that may be under way (EXT/Async)?
  typename D::Truth lane_pends(const auto& m, std::uint32_t lane) const {
    if (D::known(lane_inside(m, lane) & active(lane)) == false) return D::truth(false);
    return active(lane) & m.contains(buffer, indices, lane) &
           m.in_flight(buffer, m.element(buffer, indices, lane), write);
  }
  /// Are the lane's indices, if it is active, numbers of the target's index width?
  typename D::Truth lane_fits(const auto& m, std::uint32_t lane) const {
    const std::int64_t end = std::int64_t{1} << (m.index_bits() - 1);
    const std::size_t rank = buffer->shape.size();
    typename D::Truth all = D::truth(true);
    for (std::size_t k = 0; k < rank; ++k)
      all = all & D::within(D::index(indices[k + 1 < rank ? k : k + lane]), D::index_of(-end),
                            D::index_of(end));
    return !active(lane) | all;
  }
  /// The first lane for which `holds` is known to hold, or 0.
  template <class Holds>
  std::uint32_t first_lane(Holds&& holds) const {
    for (std::uint32_t i = 0; i < lanes; ++i)
      if (D::known(holds(i)).value_or(false)) return i;
    return 0;
  }

 private:
  /// A second init among the updates would be one more reduction, which they are not ordered with.
  [[gnu::noinline]] void begins_again(const auto& m) {
    conflict = conflict | (inside & m.reduces_already(buffer, element, *reduction));
  }
  [[gnu::noinline]] void look_at_lanes(const auto& m, spec::List<const spec::PrimExpr*> index,
                                       bool predicated) {
    const std::size_t count = index.empty() ? 0 : index.size() - 1 + lanes;
    if (predicated) predicate = indices + count;
    for (std::size_t i = 0; i < count + (predicated ? lanes : 0); ++i)
      defined = defined & !D::is_indeterminate(indices[i]);
    for (std::uint32_t i = 0; i < lanes; ++i) {
      inside = inside & lane_inside(m, i);
      if (m.in_parallel()) conflict = conflict | lane_conflicts(m, i);
    }
  }
  /// As written, the bounds are those of an index that has been cast (TIR-D62).
  [[gnu::noinline]] void look_at_widths(const auto& m) {
    for (std::uint32_t i = 0; i < lanes; ++i) fits = fits & lane_fits(m, i);
    if (m.layout().readings().include(as_written("TIR-D62"))) ready = defined & fits;
  }

  const Reduction* update_;
};

// What the rules about the width of an index have in common: F is the frame of the access, in which
// the indices are operands.

/// Every index becomes the number of the target's width that has its low bits.
///     i is not indeterminate, i does not fit, TIR-D62 as written
///   ----------------------------------------------------------
///   <F(b, i) . K, M>  -->  <F(b, cast(i)) . K, M>
template <class F>
struct CastIndices {
  static Truth auto when(const At<F> auto& r) { return r.defined & !r.ready; }
  static void then(At<F> auto& r) {
    const spec::ScalarType width = spec::int_type(static_cast<int>(r->index_bits())).scalar;
    auto* index = r.operands() + (r.indices - r.operands());
    const std::size_t count = r.buffer->shape.size() + r.lanes - 1;
    for (std::size_t i = 0; i < count; ++i) index[i] = r.d.value_of(r.d.index(index[i]), width);
    r->proceed(r.frame());
  }
};

/// An index of an existing element is one that the target cannot represent.
///     i is ready, i in bounds(b), i does not fit
///   --------------------------------------------
///   <F(b, i) . K, M>  -->  U-INDEX-WIDTH
template <class F>
struct IndexWidth {
  static Truth auto when(const At<F> auto& r) { return r.ready & r.inside & !r.fits; }
  static std::string describe(const At<F> auto& r) {
    using D = DomainOf<decltype(r)>;
    const std::uint32_t lane = r.first_lane([&](std::uint32_t i) { return !r.lane_fits(*r, i); });
    return fmt::format("{} is {}, but an index on the target has {} bits",
                       show_access<D>(r.buffer, r.indices, lane), r.write ? "stored" : "read",
                       r->index_bits());
  }
};

/// `C[4] is stored, but C has the elements 0 to 3`.
std::string describe_out_of_bounds(const auto& r) {
  using D = DomainOf<decltype(r)>;
  const std::uint32_t lane = r.first_lane([&](std::uint32_t i) { return !r.lane_inside(*r, i); });
  return fmt::format("{} is {}, but {} has {}", show_access<D>(r.buffer, r.indices, lane),
                     r.write ? "stored" : "read", r.buffer->name, show_bounds(*r, r.buffer));
}

/// Why updates of that block meet: `block B may not reduce in any order: it has no init (TIR-D81)`.
inline std::string why_ordered(const Reduction& by) {
  if (by.is_atomic) return "of what is updated atomically, no other access is (EXT/Atomic)";
  if (by.any_order)
    return fmt::format("block {} reduces in any order, but not beside other accesses (TIR-D81)",
                       by.block->name_hint);
  if (by.bound.empty()) return "";
  return fmt::format("block {} may not reduce in any order: {} (TIR-D81)", by.block->name_hint,
                     by.bound);
}

/// Why the iterations share the memory that they meet in, where it might be their own:
/// `C is allocated once, around the loop, and it is accessed outside of this loop, too (TIR-D82)`.
std::string why_shared(const auto& r, std::uint32_t lane) {
  using D = DomainOf<decltype(r)>;
  const auto known = D::known(r->element(r.buffer, r.indices, lane));
  if (!known) return "";
  const auto& a = r->allocation(r.buffer);
  const auto cell = static_cast<std::uint64_t>(*known) * r->memory().cells_of(r.buffer->dtype);
  const auto why = a.footprint.why_not_private(r->levels(), a.born, cell, r.write);
  return why.empty() ? ""
                     : fmt::format("{} is allocated once, around the loop, and {} (TIR-D82)",
                                   r.buffer->name, why);
}

/// `C[4] is read here and written by another iteration of the same loop`.
std::string describe_conflict(const auto& r) {
  using D = DomainOf<decltype(r)>;
  const std::uint32_t lane = r.first_lane([&](std::uint32_t i) { return r.lane_conflicts(*r, i); });
  std::string why = r.reduction ? why_ordered(*r.reduction) : "";
  if (why.empty()) why = why_shared(r, lane);
  return fmt::format("{} is {} here and {} by another iteration of the same loop{}{}",
                     show_access<D>(r.buffer, r.indices, lane), r.write ? "written" : "read",
                     r.write ? "read" : "written", why.empty() ? "" : "; ", why);
}

/// Does a lane of a store meet a copy under way, and leave something else than the copy did?
Truth auto changes_copy(const auto& r, const auto& access) {
  auto changes = r.truth(false);
  for (std::uint32_t i = 0; i < access.lanes; ++i) {
    const auto* value = r.operands() + i * access.buffer->dtype.lanes;
    const auto element = r->element(access.buffer, access.indices, i);
    changes = changes | (access.lane_pends(*r, i) & !r->has_already(access.buffer, element, value));
  }
  return changes;
}

/// `S[4] is read, but an async copy that was not waited for may still write it`.
std::string describe_pending(const auto& r) {
  using D = DomainOf<decltype(r)>;
  const std::uint32_t lane = r.first_lane([&](std::uint32_t i) { return r.lane_pends(*r, i); });
  return fmt::format("{} is {}, but an async copy that was not waited for may still {} it",
                     show_access<D>(r.buffer, r.indices, lane), r.write ? "written" : "read",
                     r.write ? "write or read" : "write");
}

}  // namespace tenor::semantics
