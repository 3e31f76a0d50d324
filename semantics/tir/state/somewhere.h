// SPDX-License-Identifier: Apache-2.0
// TirState's members for accesses to elements that data decide. Included by state_parts.h alone.
#pragma once

namespace tenor::semantics {

/// May the access meet another iteration's?
template <class L, class D>
typename D::Truth TirState<L, D>::conflicts_somewhere(const Allocation<D>& a, bool write,
                                                      By by) const {
  for (std::uint64_t cell = 0; cell < a.cells; ++cell)
    if (a.footprint.conflicts(levels_, a.born, cell, write, by)) return D::unknown();
  return D::truth(false);
}

/// May another thread that meets explicitly have written the element?
template <class L, class D>
typename D::Truth TirState<L, D>::clashes_somewhere(const Allocation<D>& a, By by) const {
  for (std::uint64_t cell = 0; cell < a.cells; ++cell)
    if (a.footprint.written_by_other(levels_, a.born, cell, LoopsOf::kThreads, by))
      return D::unknown();
  return D::truth(false);
}

template <class L, class D>
typename D::Truth TirState<L, D>::in_flight(const spec::Buffer* b, Index element,
                                            bool write) const {
  const Allocation<D>& a = allocation(b);
  if (a.in_flight.empty()) return D::truth(false);
  const std::optional<std::int64_t> known = D::known(element);
  if constexpr (D::kMerges)
    if (!known) return D::unknown();
  const Cells at = memory_.cells_at(static_cast<std::uint64_t>(*known), element_bytes(b->dtype));
  return D::truth(copies_.meets(a, at.first, at.end, write) != nullptr);
}

/// Has the memory these lanes as its element of that number?
template <class D>
bool holds(const Allocation<D>& a, spec::DataType type, std::uint64_t element,
           const typename D::Value* lanes) {
  for (std::uint32_t i = 0; i < type.lanes; ++i) {
    const auto there = a.storage.get(type.scalar, element * type.lanes + i);
    if constexpr (D::kMerges) {
      if (there != lanes[i]) return false;
    } else if (!D::identical(there, lanes[i])) {
      return false;
    }
  }
  return true;
}

template <class L, class D>
typename D::Truth TirState<L, D>::has_already(const spec::Buffer* b, Index element,
                                              const Value* lanes) const {
  const std::optional<std::int64_t> known = D::known(element);
  const std::uint64_t count = allocation(b).bytes() / element_bytes(b->dtype);
  const bool is_there = known && static_cast<std::uint64_t>(*known) < count;
  const bool same = is_there && holds(allocation(b), b->dtype, D::number(element), lanes);
  if constexpr (D::kMerges)
    if (!same) return D::unknown();
  return D::truth(same);
}

template <class L, class D>
typename D::Truth TirState<L, D>::clashes(const spec::Buffer* b, Index element, const Value* lanes,
                                          By by) const {
  const Allocation<D>& a = allocation(b);
  if (!D::kDetects || !threads_.is_explicit() || a.born >= levels_.size()) return D::truth(false);
  const std::optional<std::int64_t> known = D::known(element);
  if constexpr (D::kMerges)
    if (!known) return clashes_somewhere(a, by);
  if (!written_by_other(b, a, element, LoopsOf::kThreads, by)) return D::truth(false);
  const Cells at = memory_.cells_at(static_cast<std::uint64_t>(*known), element_bytes(b->dtype));
  bool same = holds(a, b->dtype, D::number(element), lanes);
  for (std::uint64_t cell = at.first; cell < at.end; ++cell)
    same = same && !a.footprint.is_varied(levels_, a.born, cell);
  if constexpr (D::kMerges)
    if (!same) return D::unknown();
  return D::truth(!same);
}

/// One thread may write several values where no other writes, in an interval
/// (EXT/Threads/explicit).
template <class L, class D>
void TirState<L, D>::note_varied(const spec::Buffer* b, Allocation<D>& a, Index element,
                                 const Value* lanes) {
  if (holds(a, b->dtype, D::number(element), lanes)) return;
  const Cells at = memory_.cells_at(D::number(element), element_bytes(b->dtype));
  for (std::uint64_t cell = at.first; cell < at.end; ++cell)
    a.footprint.vary(levels_, a.born, cell);
}

/// Is what is about to be stored there for sure? Iterations that all store one value leave it in
/// whatever order.
template <class L, class D>
bool TirState<L, D>::holds_already(const spec::Buffer* b, const Allocation<D>& a, Index element,
                                   const Value* lanes) const {
  if constexpr (D::kMerges) {
    // Another thread's copy would hold what it wrote.
    if (a.threads && (a.threads->divided || a.threads->owner)) return false;
    return holds(a, b->dtype, D::number(element), lanes);
  }
  return false;
}

template <class L, class D>
void TirState<L, D>::read_somewhere(const spec::Buffer* b, Allocation<D>& a, Index element,
                                    Value* lanes, By by) {
  for (std::uint32_t i = 0; i < b->dtype.lanes; ++i)
    lanes[i] = a.storage.get_somewhere(b->dtype.scalar, element, b->dtype.lanes, i);
  conflict_anywhere(b, a, false, by);
}

template <class L, class D>
void TirState<L, D>::write_somewhere(const spec::Buffer* b, Allocation<D>& a, Index element,
                                     const Value* lanes, By by) {
  for (std::uint32_t i = 0; i < b->dtype.lanes; ++i)
    a.storage.set_somewhere(b->dtype.scalar, element, b->dtype.lanes, i, lanes[i]);
  conflict_anywhere(b, a, true, by);
}

/// Every element counts as accessed.
template <class L, class D>
void TirState<L, D>::conflict_anywhere(const spec::Buffer* b, Allocation<D>& a, bool write, By by) {
  if (a.threads) D::give_up("which element of shared memory is accessed depends on data");
  if (copies_.scopes() > 0) D::give_up("what a copy accesses depends on data");
  if (levels_.empty() || a.born >= levels_.size()) return;
  self().merge().doubt_accesses();
  for (std::uint64_t e = 0; e < a.elements; ++e) {
    const Index at = D::index_of(static_cast<std::int64_t>(e));
    if (write && written_by_other(b, a, at, threads_.may_overwrite(), by))
      self().note(spec::Code::N_WRITE_ORDER, self().redex(),
                  "two iterations of a parallel loop may store to the same element");
    record(b, a, at, write, by);
  }
}

}  // namespace tenor::semantics
