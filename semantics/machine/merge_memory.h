// SPDX-License-Identifier: Apache-2.0
// Merge's members that see memory: accesses to elements that data decide. Included by merge.h
// alone.
#pragma once

namespace tenor::semantics {

template <class D>
typename D::Truth Merge<D>::conflicts_somewhere(const Allocation<D>& a, bool write) const {
  for (std::uint64_t cell = 0; cell < a.cells; ++cell)
    if (a.footprint.conflicts(m_.levels_, a.born, cell, write)) return D::unknown();
  return D::truth(false);
}

template <class D>
bool Merge<D>::holds_already(const spec::Buffer* b, const Allocation<D>& a, Index element,
                             const Value* lanes) const {
  if constexpr (D::kMerges) {
    // Another thread's copy would hold what it wrote.
    if (a.threads && (a.threads->divided || a.threads->owner)) return false;
    const std::uint32_t count = b->dtype.lanes;
    for (std::uint32_t i = 0; i < count; ++i)
      if (a.storage.get(b->dtype.scalar, D::number(element) * count + i) != lanes[i]) return false;
    return true;
  }
  return false;
}

template <class D>
void Merge<D>::read_somewhere(const spec::Buffer* b, Allocation<D>& a, Index element,
                              Value* lanes) {
  for (std::uint32_t i = 0; i < b->dtype.lanes; ++i)
    lanes[i] = a.storage.get_somewhere(b->dtype.scalar, element, b->dtype.lanes, i);
  meet_anywhere(b, a, false);
}

template <class D>
void Merge<D>::write_somewhere(const spec::Buffer* b, Allocation<D>& a, Index element,
                               const Value* lanes) {
  for (std::uint32_t i = 0; i < b->dtype.lanes; ++i)
    a.storage.set_somewhere(b->dtype.scalar, element, b->dtype.lanes, i, lanes[i]);
  meet_anywhere(b, a, true);
}

/// Every element counts as accessed.
template <class D>
void Merge<D>::meet_anywhere(const spec::Buffer* b, Allocation<D>& a, bool write) {
  if (a.threads) D::give_up("data decide which element of shared memory is accessed");
  if (m_.levels_.empty() || a.born >= m_.levels_.size()) return;
  accesses_are_sure_ = false;
  for (std::uint64_t e = 0; e < a.elements; ++e) {
    const Index at = D::index_of(static_cast<std::int64_t>(e));
    if (write && m_.written_by_other(b, a, at))
      m_.note(spec::Code::N_WRITE_ORDER, m_.redex_,
              "two iterations of a parallel loop may store to one element");
    m_.record(b, a, at, write);
  }
}

}  // namespace tenor::semantics
