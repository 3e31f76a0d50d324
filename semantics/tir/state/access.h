// SPDX-License-Identifier: Apache-2.0
// TirState's members that see memory: views and accesses. Included by state_parts.h alone.
#pragma once

namespace tenor::semantics {

template <class L, class D>
typename D::Index TirState<L, D>::element(const spec::Buffer* b, const Value* indices,
                                          std::uint32_t lane) const {
  const ViewRef<const Index> seen = view(b);
  const std::size_t rank = seen.rank();
  Index at = seen.offset();
  for (std::size_t k = 0; k < rank; ++k)
    at = D::multiply_add(D::index(indices[k + 1 < rank ? k : k + lane]), seen.stride(k), at);
  return at;
}

template <class L, class D>
typename D::Truth TirState<L, D>::contains(const spec::Buffer* b, const Value* indices,
                                           std::uint32_t lane) const {
  const ViewRef<const Index> seen = view(b);
  const std::size_t rank = seen.rank();
  Truth all = D::truth(true);
  for (std::size_t k = 0; k < rank; ++k)
    all =
        all & D::within(D::index(indices[k + 1 < rank ? k : k + lane]), seen.low(k), seen.high(k));
  return all;
}

template <class L, class D>
template <class IndexAt>
auto TirState<L, D>::locate(ViewRef<const Index> seen, IndexAt&& index_at) const -> Location {
  Location at{D::truth(true), D::truth(true), seen.offset()};
  for (std::size_t k = 0; k < seen.rank(); ++k) {
    const Value& given = index_at(k);
    const Index i = D::index(given);
    at.defined = at.defined & !D::is_indeterminate(given);
    at.inside = at.inside & D::within(i, seen.low(k), seen.high(k));
    at.element = D::multiply_add(i, seen.stride(k), at.element);
  }
  return at;
}

template <class L, class D>
auto TirState<L, D>::locate(const spec::Buffer* b, const Value* indices) const -> Location {
  return locate(view(b), [&](std::size_t k) -> auto& { return indices[k]; });
}

template <class L, class D>
typename D::Truth TirState<L, D>::conflicts(const spec::Buffer* b, const Allocation<D>& a,
                                            Index element, bool write, By by) const {
  if (!D::kDetects || levels_.empty()) return D::truth(false);
  const std::optional<std::int64_t> known = D::known(element);
  if constexpr (D::kMerges)
    if (!known) return conflicts_somewhere(a, write, by);
  const auto number = static_cast<std::uint64_t>(*known);
  if (memory_.is_bytes()) [[unlikely]]
    return D::truth(any_byte(b, number, [&](std::uint64_t at) {
      return a.footprint.conflicts(levels_, a.born, at, write, by);
    }));
  return D::truth(a.footprint.conflicts(levels_, a.born, number, write, by));
}

template <class L, class D>
typename D::Truth TirState<L, D>::reduces_already(const spec::Buffer* b, Index element,
                                                  const Reduction& by) const {
  if (!D::kDetects || levels_.empty()) return D::truth(false);
  const std::optional<std::int64_t> known = D::known(element);
  if constexpr (D::kMerges)
    if (!known) return D::unknown();
  const Allocation<D>& a = allocation(b);
  const std::uint64_t first = static_cast<std::uint64_t>(*known) * memory_.cells_of(b->dtype);
  return D::truth(a.footprint.is_reduced(levels_, a.born, first, &by));
}

/// Does `holds(byte)` hold for a byte of the element?
template <class L, class D>
template <class Holds>
[[gnu::noinline]] bool TirState<L, D>::any_byte(const spec::Buffer* b, std::uint64_t element,
                                                Holds&& holds) const {
  const std::uint64_t size = element_bytes(b->dtype), first = element * size;
  for (std::uint64_t i = 0; i < size; ++i)
    if (holds(first + i)) return true;
  return false;
}

template <class L, class D>
void TirState<L, D>::record(Allocation<D>& a, const Cells& at, bool write, By by) {
  const bool is_sure = !self().merge().is_merging();
  if (const auto bytes = a.footprint.growth(levels_, a.born, a.cells)) {
    if (!memory_.has_room(bytes))
      return self().exhausted(spec::Code::X_MEMORY,
                              "the record of what each iteration reads and writes needs more "
                              "memory than the budget allows");
    memory_.charge(bytes);
  }
  for (std::uint64_t cell = at.first; cell < at.end; ++cell)
    a.footprint.record(levels_, a.born, cell, a.cells, write, by, is_sure);
  if (a.footprint.is_full())
    self().exhausted(spec::Code::X_MEMORY,
                     "the record of which thread accesses what, and when, is too long");
}

template <class L, class D>
void TirState<L, D>::record(const spec::Buffer* b, Allocation<D>& a, Index element, bool write,
                            By by) {
  record(a, memory_.cells_at(D::number(element), element_bytes(b->dtype)), write, by);
}

template <class L, class D>
bool TirState<L, D>::written_by_other(const spec::Buffer* b, const Allocation<D>& a, Index element,
                                      LoopsOf kind, By by) const {
  const std::uint64_t number = D::number(element);
  if (memory_.is_bytes()) [[unlikely]]
    return any_byte(b, number, [&](std::uint64_t at) {
      return a.footprint.written_by_other(levels_, a.born, at, kind, by);
    });
  return a.footprint.written_by_other(levels_, a.born, number, kind, by);
}

/// Iterations that write one element leave a note: that either value may remain (TIR-D22), or that
/// the threads reduce in any order (TIR-D81).
template <class L, class D>
void TirState<L, D>::note_order(const spec::Buffer* b, Allocation<D>& a, Index element,
                                const Value* lanes, By by) {
  if (!written_by_other(b, a, element, LoopsOf::kAny)) return;
  if (by && !written_by_other(b, a, element, LoopsOf::kAny, by))
    self().note(spec::Code::N_REDUCE_ORDER, self().redex(),
                by->is_atomic
                    ? "iterations update the same element atomically, in any order"
                    : "the threads of a block reduce into the same element, in any order");
  else if (written_by_other(b, a, element, threads_.may_overwrite()) &&
           !holds_already(b, a, element, lanes))
    self().note(spec::Code::N_WRITE_ORDER, self().redex(),
                "two iterations of a parallel loop store to the same element");
}

template <class L, class D>
void TirState<L, D>::read(const spec::Buffer* b, Allocation<D>& a, Index element, Value* lanes,
                          By by) {
  if constexpr (D::kMerges)
    if (!D::known(element)) return read_somewhere(b, a, element, lanes, by);
  fetch(b, a, element, lanes);
  if (D::kDetects && !levels_.empty() && a.born < levels_.size()) record(b, a, element, false, by);
  if constexpr (D::kObserved)
    if (self().observer()) self().observer()->accessed(b, element, lanes, b->dtype.lanes, false);
  if (copies_.scopes() > 0) [[unlikely]]
    copy_accessed(b, element, false);
}

/// Where stores may be copies: one of them, or a load for one.
template <class L, class D>
void TirState<L, D>::copy_accessed(const spec::Buffer* b, Index element, bool write) {
  const Cells at = memory_.cells_at(D::number(element), element_bytes(b->dtype));
  copies_.accessed(self(), static_cast<std::uint32_t>(memory_number(b)), at.first, at.end, write);
}

template <class L, class D>
void TirState<L, D>::fetch(const spec::Buffer* b, Allocation<D>& a, Index element, Value* lanes) {
  if (memory_.is_bytes()) [[unlikely]]
    return read_bytes(b, a, element, lanes);
  const std::uint32_t count = a.element.lanes;
  lanes[0] = a.storage.get_own(a.element.scalar, D::number(element) * count);
  for (std::uint32_t i = 1; i < count; ++i)
    lanes[i] = a.storage.get_own(a.element.scalar, D::number(element) * count + i);
  if (a.threads) [[unlikely]]
    threads_.read_copies(self(), a, D::number(element), lanes);
}

/// Calls `visit(own, lanes)` for the elements, as they were allocated, that the access meets.
template <class L, class D>
template <class Visit>
void TirState<L, D>::for_each_own_element(const spec::Buffer* b, Allocation<D>& a, Index element,
                                          Visit&& visit) {
  const std::uint64_t size = element_bytes(b->dtype), own = element_bytes(a.element);
  const std::uint64_t first = D::number(element) * size;
  std::vector<Value> lanes(a.element.lanes);
  for (std::uint64_t at = first / own; at <= (first + size - 1) / own; ++at) {
    load_lanes(a, at, lanes.data());
    visit(at, lanes.data());
  }
}

/// Apart, so that the portable profile does not pay for it.
template <class L, class D>
[[gnu::noinline]] void TirState<L, D>::read_bytes(const spec::Buffer* b, Allocation<D>& a,
                                                  Index element, Value* lanes) {
  const std::uint32_t count = b->dtype.lanes;
  if (a.threads)
    for_each_own_element(b, a, element, [&](std::uint64_t own, Value* theirs) {
      if (threads_.read_copies(self(), a, own, theirs)) store_lanes(a, own, theirs);
    });
  for (std::uint32_t i = 0; i < count; ++i)
    lanes[i] = a.storage.get(b->dtype.scalar, D::number(element) * count + i);
}

template <class L, class D>
void TirState<L, D>::write(const spec::Buffer* b, Allocation<D>& a, Index element,
                           const Value* lanes, By by) {
  if constexpr (D::kMerges) {
    if (!D::known(element)) return write_somewhere(b, a, element, lanes, by);
    if (a.threads && self().merge().is_merging())
      D::give_up("what threads write to shared memory depends on data");
  }
  if (D::kDetects && !levels_.empty() && a.born < levels_.size()) {
    note_order(b, a, element, lanes, by);
    if (threads_.is_explicit()) [[unlikely]]
      note_varied(b, a, element, lanes);
    record(b, a, element, true, by);
  }
  put(b, a, element, lanes);
  if constexpr (D::kObserved)
    if (self().observer()) self().observer()->accessed(b, element, lanes, b->dtype.lanes, true);
  if (copies_.scopes() > 0) [[unlikely]]
    copy_accessed(b, element, true);
}

template <class L, class D>
void TirState<L, D>::put(const spec::Buffer* b, Allocation<D>& a, Index element,
                         const Value* lanes) {
  const std::uint32_t count = b->dtype.lanes;
  for (std::uint32_t i = 0; i < count; ++i)
    a.storage.set(b->dtype.scalar, D::number(element) * count + i, lanes[i]);
  if (a.threads) [[unlikely]]
    for_each_own_element(b, a, element, [&](std::uint64_t own, const Value* mine) {
      threads_.write_copies(self(), a, own, mine);
    });
}

}  // namespace tenor::semantics
