// SPDX-License-Identifier: Apache-2.0
// Memory: allocations, each an array of elements of one datatype. The `portable` profile sees them
// through views only, as the document's abstract arrays (TIR/Buffers/p1, p3).
#pragma once

#include <cstdint>
#include <vector>

#include "semantics/machine/footprint.h"
#include "spec/ir/node.h"

namespace tenor::semantics {

template <class D>
struct Allocation {
  spec::DataType element;  ///< of one element, lanes included
  std::uint64_t elements = 0;
  typename D::Storage storage;      ///< elements * lanes scalars
  std::vector<std::int64_t> shape;  ///< as allocated
  const spec::Node* origin = nullptr;
  Footprint footprint;
  std::size_t born = 0;       ///< parallel loops that were running then: it is theirs alone
  bool argument = false;      ///< the caller's: its layout is specified (TIR/Exec/1.2.2)
  bool constant = false;      ///< TIR-D80
  std::uint32_t aliased = 0;  ///< running calls in which two arguments share it (TIR-D40)
  std::uint64_t base = 0;     ///< element at which an argument's data begins (TIR-D38)
};

/// Allocations by number, the first 1; released in the opposite order of allocation.
template <class D>
class Memory {
 public:
  explicit Memory(std::uint64_t limit) : limit_(limit) {}

  /// Would an allocation of that many bytes stay below the limit?
  bool has_room(std::uint64_t bytes) const { return bytes <= limit_ && bytes_ <= limit_ - bytes; }

  /// The number of a new allocation, every element indeterminate (TIR-D19).
  std::uint32_t allocate(spec::DataType element, std::vector<std::int64_t> shape,
                         std::uint64_t elements) {
    Allocation<D>& a = allocations_.emplace_back();
    a.element = element;
    a.elements = elements;
    a.shape = std::move(shape);
    a.storage.resize(element.scalar, elements * element.lanes);
    bytes_ += a.storage.bytes();
    return static_cast<std::uint32_t>(allocations_.size());
  }
  void release() {
    bytes_ -= allocations_.back().storage.bytes() + allocations_.back().footprint.bytes();
    allocations_.pop_back();
  }
  /// Counts bytes that an allocation takes besides its elements.
  void charge(std::uint64_t bytes) { bytes_ += bytes; }
  std::size_t count() const { return allocations_.size(); }
  bool alive(std::uint64_t number) const { return number >= 1 && number <= allocations_.size(); }
  Allocation<D>& at(std::uint64_t number) { return allocations_[number - 1]; }
  const Allocation<D>& at(std::uint64_t number) const { return allocations_[number - 1]; }

 private:
  std::vector<Allocation<D>> allocations_;
  std::uint64_t bytes_ = 0, limit_;
};

}  // namespace tenor::semantics
