// SPDX-License-Identifier: Apache-2.0
// Copies that continue beside the thread that began them, until it has waited for them. A copy is
// made where it begins; until it is waited for, what it writes may not be accessed, and what it
// reads may not be written, so that it does not matter when it is made. EXT/Async.
#pragma once

#include <set>

#include "semantics/machine/contexts.h"
#include "semantics/tir/state/memory.h"

namespace tenor::semantics {

/// What a thread keeps of its copies.
struct AsyncPart {
  std::uint32_t group = 0;   ///< that its next copy is of: groups committed so far
  std::uint32_t scopes = 0;  ///< in which its stores are copies
  struct Read {
    std::uint32_t memory;
    std::uint64_t first, end;
  };
  std::vector<Read> reads;  ///< in such a scope, for the next store
};

template <class L, class D>
class AsyncCopies {
 public:
  using M = MachineOf<L, D>;

  /// May any copy still be under way?
  bool any() const { return !memories_.empty(); }
  /// Scopes in which stores are copies, of all threads.
  std::uint32_t scopes() const { return scopes_; }
  /// A copy under way that an access of these cells meets, or null.
  const CellsInFlight* meets(const Allocation<D>& a, std::uint64_t first, std::uint64_t end,
                             bool write) const {
    for (const CellsInFlight& c : a.in_flight)
      if (c.first < end && first < c.end && (c.written || write)) return &c;
    return nullptr;
  }

  /// The same, of a copy that reads or writes these.
  const CellsInFlight* meets(const M& m, const CopySpan& span, bool write) const {
    const Cells at = cells_of(m, span);
    return meets(m.memory().at(span.memory), at.first, at.end, write);
  }
  /// Would a copy leave what is there?
  bool changes_nothing(const M& m, const CopySpan& from, const CopySpan& to) const;
  /// Does such a copy meet an access that is in no order with it?
  bool conflicts(const M& m, const CopySpan& span, bool write) const;
  /// The running thread copies, and both are under way.
  void copy(M& m, const CopySpan& from, const CopySpan& to);
  /// It begins a copy that reads or writes these cells.
  void begin(M& m, std::uint32_t memory, std::uint64_t first, std::uint64_t end, bool written);
  /// Its copies so far that are of no group are one.
  void commit(M& m);
  /// It has waited for all its groups but the newest `left`.
  void wait(M& m, std::uint64_t left);
  void enter_scope(M& m) { ++part(m).scopes, ++scopes_; }
  void leave_scope(M& m) { --part(m).scopes, --scopes_, part(m).reads.clear(); }
  /// In such a scope, it has read or written these cells.
  void accessed(M& m, std::uint32_t memory, std::uint64_t first, std::uint64_t end, bool write);
  /// The block's threads have ended, and with them their copies.
  void end(M& m);

 private:
  static Cells cells_of(const M& m, const CopySpan& span) {
    return m.memory().cells_at(span.first, span.type.bytes(), span.count);
  }
  AsyncPart& part(M& m) { return m.contexts().running() ? m.contexts().part().async : alone_; }
  void refuse_alternatives(M& m) const {
    if constexpr (D::kMerges)
      if (m.merge().is_merging()) D::give_up("which copies are under way depends on data");
  }
  void complete(M& m, auto&& done);

  std::set<std::uint32_t> memories_;  ///< that have had cells in flight
  AsyncPart alone_;                   ///< where there are no threads
  std::uint32_t scopes_ = 0;
};

template <class L, class D>
bool AsyncCopies<L, D>::conflicts(const M& m, const CopySpan& span, bool write) const {
  const Allocation<D>& a = m.memory().at(span.memory);
  const Cells at = cells_of(m, span);
  for (std::uint64_t cell = at.first; cell < at.end; ++cell)
    if (a.footprint.conflicts(m.levels(), a.born, cell, write) ||
        (write && a.footprint.written_by_other(m.levels(), a.born, cell, LoopsOf::kAny)))
      return true;
  return false;
}

template <class L, class D>
bool AsyncCopies<L, D>::changes_nothing(const M& m, const CopySpan& from,
                                        const CopySpan& to) const {
  const Allocation<D>&source = m.memory().at(from.memory), &target = m.memory().at(to.memory);
  for (std::uint64_t i = 0; i < from.count; ++i) {
    const auto copied = source.storage.get(from.type, from.first + i),
               there = target.storage.get(to.type, to.first + i);
    if constexpr (D::kMerges) {
      if (there != copied) return false;
    } else if (!D::identical(there, copied)) {
      return false;
    }
  }
  return true;
}

/// Calls `visit(own, lanes)` for the elements of the allocation that the span meets.
template <class D, class Visit>
void for_each_own(Allocation<D>& a, const CopySpan& span, Visit&& visit) {
  const std::uint64_t own = element_bytes(a.element), size = span.type.bytes();
  std::vector<typename D::Value> lanes(a.element.lanes);
  for (std::uint64_t at = span.first * size / own;
       at <= ((span.first + span.count) * size - 1) / own; ++at) {
    load_lanes(a, at, lanes.data());
    visit(at, lanes.data());
  }
}

template <class L, class D>
void AsyncCopies<L, D>::copy(M& m, const CopySpan& from, const CopySpan& to) {
  Allocation<D>&source = m.memory().at(from.memory), &target = m.memory().at(to.memory);
  if (source.threads)
    for_each_own<D>(source, from, [&](std::uint64_t own, auto* theirs) {
      if (m.threads().read_copies(m, source, own, theirs)) store_lanes(source, own, theirs);
    });
  for (std::uint64_t i = 0; i < from.count; ++i)
    target.storage.set(to.type, to.first + i, source.storage.get(from.type, from.first + i));
  if (target.threads)
    for_each_own<D>(target, to, [&](std::uint64_t own, const auto* mine) {
      m.threads().write_copies(m, target, own, mine);
    });
  for (const CopySpan* span : {&from, &to}) {
    Allocation<D>& a = m.memory().at(span->memory);
    const Cells at = cells_of(m, *span);
    if (D::kDetects && a.born < m.levels().size()) m.record(a, at, span == &to);
    begin(m, span->memory, at.first, at.end, span == &to);
  }
}

template <class L, class D>
void AsyncCopies<L, D>::begin(M& m, std::uint32_t memory, std::uint64_t first, std::uint64_t end,
                              bool written) {
  refuse_alternatives(m);
  m.memory().at(memory).in_flight.push_back(
      {m.contexts().running_id(), first, end, part(m).group, written, m.redex()});
  memories_.insert(memory);
}

template <class L, class D>
void AsyncCopies<L, D>::commit(M& m) {
  refuse_alternatives(m);
  ++part(m).group;
}

template <class L, class D>
void AsyncCopies<L, D>::wait(M& m, std::uint64_t left) {
  refuse_alternatives(m);
  const std::uint64_t thread = m.contexts().running_id(), groups = part(m).group;
  complete(m,
           [&](const CellsInFlight& c) { return c.thread == thread && c.group + left < groups; });
}

/// A copy that is waited for has been in the interval in which it is, too.
template <class L, class D>
void AsyncCopies<L, D>::complete(M& m, auto&& done) {
  std::erase_if(memories_, [&](std::uint32_t number) {
    if (!m.memory().alive(number)) return true;
    Allocation<D>& a = m.memory().at(number);
    std::erase_if(a.in_flight, [&](const CellsInFlight& c) {
      if (!done(c)) return false;
      if (D::kDetects && a.born < m.levels().size()) m.record(a, {c.first, c.end}, c.written);
      return true;
    });
    return a.in_flight.empty();
  });
}

template <class L, class D>
void AsyncCopies<L, D>::accessed(M& m, std::uint32_t memory, std::uint64_t first, std::uint64_t end,
                                 bool write) {
  AsyncPart& mine = part(m);
  if (mine.scopes == 0) return;
  if (!write) return mine.reads.push_back({memory, first, end});
  begin(m, memory, first, end, true);
  for (const AsyncPart::Read& r : mine.reads) begin(m, r.memory, r.first, r.end, false);
  mine.reads.clear();
}

template <class L, class D>
void AsyncCopies<L, D>::end(M& m) {
  for (const std::uint32_t number : memories_)
    if (m.memory().alive(number)) m.memory().at(number).in_flight.clear();
  memories_.clear();
}

}  // namespace tenor::semantics
