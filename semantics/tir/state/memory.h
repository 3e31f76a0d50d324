// SPDX-License-Identifier: Apache-2.0
// Memory: allocations, each an array of elements of one datatype. The portable profile sees them
// through views only, as the document's abstract arrays (TIR/Buffers/p1, p3); to the lowered one
// they are bytes (TIR-D44).
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "semantics/domain/domain.h"
#include "semantics/machine/memory.h"
#include "semantics/tir/state/footprint.h"
#include "spec/ir/node.h"

namespace tenor::semantics {

/// Bytes from one element of a buffer to the next, where they are packed.
constexpr std::uint64_t element_bytes(const spec::DataType& dtype) {
  return dtype.scalar.bytes() * std::max<std::uint64_t>(1, dtype.lanes);
}

/// Cells of a footprint: elements, or bytes where memory is bytes.
struct Cells {
  std::uint64_t first, end;
};
/// `count` scalars of a type in a row, counted from where the allocation begins.
struct CopySpan {
  std::uint32_t memory;
  std::uint64_t first, count;
  spec::ScalarType type;
};

/// Cells of a footprint that a copy may still read or write (EXT/Async).
struct CellsInFlight {
  std::uint64_t thread, first, end;
  std::uint32_t group;
  bool written;
  const spec::Node* node;  ///< that began the copy
};

/// What TIR keeps of an allocation beside its scalars: an array of elements of one datatype.
template <class D>
struct ArrayPart {
  spec::DataType element;  ///< of one element, lanes included
  std::uint64_t elements = 0;
  std::vector<Extent<D>> shape;                      ///< as allocated
  std::optional<std::vector<std::int64_t>> strides;  ///< an argument's that is not packed
  const spec::Node* origin = nullptr;
  const spec::Buffer* declared = nullptr;  ///< at once with it: what it is the memory of
  Footprint footprint;
  std::uint64_t cells = 0;        ///< of its footprint: elements, or bytes
  std::size_t born = 0;           ///< parallel loops that were running then: it is theirs alone
  bool argument = false;          ///< the caller's: its layout is specified (TIR/Exec/1.2.2)
  bool constant = false;          ///< TIR-D80
  bool workspace = false;         ///< asked for of the host's runtime, and not given back
  std::uint32_t aliased = 0;      ///< running calls in which two arguments share it (TIR-D40)
  bool pointed_to = false;        ///< by a handle in memory, which may outlive it
  std::uint64_t byte_offset = 0;  ///< of an argument's first element (TIR-D38)
  MemoryScope scope = MemoryScope::kGlobal;  ///< set by `set_scope`
  /// Of local memory: axes along which threads have one copy of it, as they reduce into it
  /// (TIR-D81).
  std::span<const std::string_view> reducers;
  std::unique_ptr<ThreadCopies> threads;  ///< null for most
  std::vector<CellsInFlight> in_flight;   ///< mostly empty

  std::uint64_t bytes() const { return elements * element_bytes(element); }
  void set_scope(MemoryScope s, std::span<const std::string_view> by = {}) {
    scope = s;
    if (s == MemoryScope::kLocal) reducers = by;
    footprint.count_phases(is_ordered(s) || !reducers.empty());
  }
};
template <class D>
using Allocation = AllocationIn<D, ArrayPart<D>>;

/// TIR's space of memory. The number of an allocation that was released is given again, unless a
/// handle in memory may still have it.
template <class D>
class Memory : public Space<D, ArrayPart<D>> {
 public:
  using Base = Space<D, ArrayPart<D>>;
  using Base::at;

  explicit Memory(std::uint64_t limit, Profile profile = Profile::kPortable)
      : Base(limit, profile) {}

  // What the profiles differ in.
  /// May pointers be computed, and memory be seen under any shape and datatype?
  bool is_bytes() const { return this->profile() == Profile::kLowered; }

  /// How many cells of a footprint an element is.
  std::uint64_t cells_of(const spec::DataType& element) const {
    return is_bytes() ? element_bytes(element) : 1;
  }
  /// Those of `count` elements of that size from one on.
  Cells cells_at(std::uint64_t element, std::uint64_t bytes, std::uint64_t count = 1) const {
    const std::uint64_t size = is_bytes() ? bytes : 1;
    return {element * size, (element + count) * size};
  }

  /// The number of a new allocation, every element indeterminate (TIR-D19).
  std::uint32_t allocate(spec::DataType element, std::vector<Extent<D>> shape,
                         std::uint64_t elements) {
    const std::uint32_t number = Base::allocate(element.scalar, elements * element.lanes);
    Allocation<D>& a = at(number);
    a.element = element;
    a.elements = elements;
    a.cells = is_bytes() ? a.bytes() : elements;
    a.shape = std::move(shape);
    return number;
  }
  /// With the copies that threads have.
  void release(std::uint64_t number) {
    const auto threads = std::move(at(number).threads);
    if (threads)
      for (const auto& [key, copy] : threads->copies) release(copy);
    this->discharge(at(number).footprint.bytes());
    Base::release(number, at(number).pointed_to);
  }
  /// The number of a new allocation that holds what `number` does.
  std::uint32_t copy(std::uint64_t number) {
    const std::uint32_t made = allocate(at(number).element, at(number).shape, at(number).elements);
    const Allocation<D>& from = at(number);
    Allocation<D>& to = at(made);
    to.storage = from.storage, to.origin = from.origin, to.declared = from.declared;
    to.constant = from.constant, to.original = from.original;
    to.set_scope(from.scope, from.reducers);
    return made;
  }
};

/// Notes which elements are written, from here on.
template <class D>
ThreadCopies& track(Allocation<D>& a) {
  if (!a.threads) {
    a.threads = std::make_unique<ThreadCopies>();
    a.threads->written.resize(a.elements);
  }
  return *a.threads;
}
inline void log_write(ThreadCopies& copies, std::uint64_t element) {
  if (!copies.written[element]) copies.log.push_back(element);
  copies.written[element] = true;
}
template <class D>
void load_lanes(const Allocation<D>& a, std::uint64_t element, typename D::Value* lanes) {
  for (std::uint32_t i = 0; i < a.element.lanes; ++i)
    lanes[i] = a.storage.get(a.element.scalar, element * a.element.lanes + i);
}
template <class D>
void store_lanes(Allocation<D>& a, std::uint64_t element, const typename D::Value* lanes) {
  for (std::uint32_t i = 0; i < a.element.lanes; ++i)
    a.storage.set(a.element.scalar, element * a.element.lanes + i, lanes[i]);
}
/// What two wrote to one element is open where they differ.
template <class D>
void agree(const Allocation<D>& a, const typename D::Value* theirs, typename D::Value* lanes) {
  for (std::uint32_t i = 0; i < a.element.lanes; ++i)
    if constexpr (D::kMerges)
      lanes[i] = D::agreed(theirs[i], lanes[i]);
    else if (!D::identical(theirs[i], lanes[i]))
      lanes[i] = D::indeterminate(a.element.scalar);
}

}  // namespace tenor::semantics
