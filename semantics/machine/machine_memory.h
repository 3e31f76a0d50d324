// SPDX-License-Identifier: Apache-2.0
// The machine's members that see memory: views and accesses. Included by machine.h alone.
#pragma once

namespace tenor::semantics {

template <class D>
typename D::Index Machine<D>::element(const spec::Buffer* b, const Value* indices,
                                      std::uint32_t lane) const {
  const ViewRef<const Index> seen = view(b);
  const std::size_t rank = seen.rank();
  Index at = seen.offset();
  for (std::size_t k = 0; k < rank; ++k)
    at = D::multiply_add(D::index(indices[k + 1 < rank ? k : k + lane]), seen.stride(k), at);
  return at;
}

template <class D>
typename D::Truth Machine<D>::contains(const spec::Buffer* b, const Value* indices,
                                       std::uint32_t lane) const {
  const ViewRef<const Index> seen = view(b);
  const std::size_t rank = seen.rank();
  Truth all = D::truth(true);
  for (std::size_t k = 0; k < rank; ++k)
    all =
        all & D::within(D::index(indices[k + 1 < rank ? k : k + lane]), seen.low(k), seen.high(k));
  return all;
}

template <class D>
template <class IndexAt>
typename Machine<D>::Location Machine<D>::locate(ViewRef<const Index> seen,
                                                 IndexAt&& index_at) const {
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

template <class D>
typename Machine<D>::Location Machine<D>::locate(const spec::Buffer* b,
                                                 const Value* indices) const {
  return locate(view(b), [&](std::size_t k) -> auto& { return indices[k]; });
}

template <class D>
typename D::Truth Machine<D>::conflicts(const spec::Buffer* b, const Allocation<D>& a,
                                        Index element, bool write) const {
  if (!D::kDetects || levels_.empty()) return D::truth(false);
  if constexpr (D::kMerges)
    if (!D::is_known(element)) return merge_.conflicts_somewhere(a, write);
  if (memory_.is_bytes()) [[unlikely]]
    return D::truth(any_byte(b, element, [&](std::uint64_t at) {
      return a.footprint.conflicts(levels_, a.born, at, write);
    }));
  return D::truth(a.footprint.conflicts(levels_, a.born, D::number(element), write));
}

/// Does `holds(byte)` hold for a byte of the element?
template <class D>
template <class Holds>
[[gnu::noinline]] bool Machine<D>::any_byte(const spec::Buffer* b, Index element,
                                            Holds&& holds) const {
  const std::uint64_t size = element_bytes(b->dtype), first = D::number(element) * size;
  for (std::uint64_t i = 0; i < size; ++i)
    if (holds(first + i)) return true;
  return false;
}

template <class D>
void Machine<D>::record(const spec::Buffer* b, Allocation<D>& a, Index element, bool write) {
  if (const auto bytes = a.footprint.growth(levels_, a.born, a.cells)) {
    if (!memory_.has_room(bytes))
      return exhausted(
          spec::Code::X_MEMORY,
          "what iterations read and write needs more memory to remember than the budget "
          "allows");
    memory_.charge(bytes);
  }
  if (memory_.is_bytes()) [[unlikely]]
    return void(any_byte(b, element, [&](std::uint64_t at) {
      return a.footprint.record(levels_, a.born, at, a.cells, write), false;
    }));
  a.footprint.record(levels_, a.born, D::number(element), a.cells, write);
}

template <class D>
bool Machine<D>::written_by_other(const spec::Buffer* b, const Allocation<D>& a,
                                  Index element) const {
  if (memory_.is_bytes()) [[unlikely]]
    return any_byte(b, element, [&](std::uint64_t at) {
      return a.footprint.written_by_other(levels_, a.born, at);
    });
  return a.footprint.written_by_other(levels_, a.born, D::number(element));
}

template <class D>
void Machine<D>::read(const spec::Buffer* b, Allocation<D>& a, Index element, Value* lanes) {
  if constexpr (D::kMerges)
    if (!D::is_known(element)) return merge_.read_somewhere(b, a, element, lanes);
  fetch(b, a, element, lanes);
  if (D::kDetects && !levels_.empty() && a.born < levels_.size()) record(b, a, element, false);
  if constexpr (D::kObserved)
    if (observer_) observer_->accessed(b, element, lanes, b->dtype.lanes, false);
}

template <class D>
void Machine<D>::fetch(const spec::Buffer* b, Allocation<D>& a, Index element, Value* lanes) {
  if (memory_.is_bytes()) [[unlikely]]
    return read_bytes(b, a, element, lanes);
  const std::uint32_t count = a.element.lanes;
  lanes[0] = a.storage.get_own(a.element.scalar, D::number(element) * count);
  for (std::uint32_t i = 1; i < count; ++i)
    lanes[i] = a.storage.get_own(a.element.scalar, D::number(element) * count + i);
  if (a.threads) [[unlikely]]
    threads_.read_copies(*this, a, D::number(element), lanes);
}

/// Calls `visit(own, lanes)` for the elements, as they were allocated, that the access meets.
template <class D>
template <class Visit>
void Machine<D>::for_each_own_element(const spec::Buffer* b, Allocation<D>& a, Index element,
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
template <class D>
[[gnu::noinline]] void Machine<D>::read_bytes(const spec::Buffer* b, Allocation<D>& a,
                                              Index element, Value* lanes) {
  const std::uint32_t count = b->dtype.lanes;
  if (a.threads)
    for_each_own_element(b, a, element, [&](std::uint64_t own, Value* theirs) {
      if (threads_.read_copies(*this, a, own, theirs)) store_lanes(a, own, theirs);
    });
  for (std::uint32_t i = 0; i < count; ++i)
    lanes[i] = a.storage.get(b->dtype.scalar, D::number(element) * count + i);
}

template <class D>
void Machine<D>::write(const spec::Buffer* b, Allocation<D>& a, Index element, const Value* lanes) {
  if constexpr (D::kMerges) {
    if (!D::is_known(element)) return merge_.write_somewhere(b, a, element, lanes);
    if (a.threads && merge_.is_merging())
      D::give_up("data decide what threads write to memory they share");
  }
  if (D::kDetects && !levels_.empty() && a.born < levels_.size()) {
    if (written_by_other(b, a, element) && !merge_.holds_already(b, a, element, lanes))
      note(spec::Code::N_WRITE_ORDER, redex_,
           "two iterations of a parallel loop store to one element");
    record(b, a, element, true);
  }
  put(b, a, element, lanes);
  if constexpr (D::kObserved)
    if (observer_) observer_->accessed(b, element, lanes, b->dtype.lanes, true);
}

template <class D>
void Machine<D>::put(const spec::Buffer* b, Allocation<D>& a, Index element, const Value* lanes) {
  const std::uint32_t count = b->dtype.lanes;
  for (std::uint32_t i = 0; i < count; ++i)
    a.storage.set(b->dtype.scalar, D::number(element) * count + i, lanes[i]);
  if (a.threads) [[unlikely]]
    for_each_own_element(b, a, element, [&](std::uint64_t own, const Value* mine) {
      threads_.write_copies(*this, a, own, mine);
    });
}

template <class D>
void Machine<D>::enter_parallel(const Axis& axis) {
  ++epochs_;
  levels_.push_back({epochs_, 0, epochs_, axis.kind, axis.in_order});
  if (axis.kind != AxisKind::kNone) threads_.enter(*this, axis);
}

template <class D>
void Machine<D>::set_iteration(std::uint64_t ordinal) {
  levels_.back().iteration = static_cast<std::uint32_t>(ordinal);
  if (levels_.back().axis != AxisKind::kNone) threads_.begin_iteration(*this, ordinal);
}

template <class D>
void Machine<D>::leave_parallel() {
  if (levels_.back().axis != AxisKind::kNone) threads_.leave(*this);
  const bool erred = levels_.back().erred;
  levels_.pop_back();
  if (erred) end_by(std::move(outcome_));
}

template <class D>
void Machine<D>::push_meeting(const spec::Stmt* whole, const spec::Stmt* before) {
  if (threads_.meet_in(*this, whole)) frames_.push(Semantics<D>::meeting(before));
}

template <class D>
void Machine<D>::release(std::uint64_t number) {
  if constexpr (D::kMerges)
    if (merge_.keeps(number)) return;
  if (!threads_.detach(static_cast<std::uint32_t>(number))) memory_.release(number);
}

template <class D>
void Machine<D>::mark_aliases(const spec::PrimFunc* f) {
  for (std::size_t i = 0; i < f->params.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (f->buffers[i] && f->buffers[j] && arguments_[i].memory == arguments_[j].memory) {
        aliases_.push_back(arguments_[i].memory);
        ++memory_.at(arguments_[i].memory).aliased;
      }
}

}  // namespace tenor::semantics
