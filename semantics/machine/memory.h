// SPDX-License-Identifier: Apache-2.0
// Memory: allocations, each an array of elements of one datatype. The portable profile sees them
// through views only, as the document's abstract arrays (TIR/Buffers/p1, p3); to the lowered one
// they are bytes (TIR-D44).
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "semantics/machine/footprint.h"
#include "semantics/machine/profile.h"
#include "spec/ir/node.h"

namespace tenor::semantics {

/// Bytes from one element of a buffer to the next, where they are packed.
constexpr std::uint64_t element_bytes(const spec::DataType& dtype) {
  return dtype.scalar.bytes() * std::max<std::uint64_t>(1, dtype.lanes);
}

template <class D>
struct Allocation {
  spec::DataType element;  ///< of one element, lanes included
  std::uint64_t elements = 0;
  typename D::Storage storage;                       ///< elements * lanes scalars
  std::vector<std::int64_t> shape;                   ///< as allocated
  std::optional<std::vector<std::int64_t>> strides;  ///< an argument's that is not packed
  const spec::Node* origin = nullptr;
  const spec::Buffer* declared = nullptr;  ///< at once with it: what it is the memory of
  Footprint footprint;
  std::uint64_t cells = 0;        ///< of its footprint: elements, or bytes
  std::size_t born = 0;           ///< parallel loops that were running then: it is theirs alone
  bool argument = false;          ///< the caller's: its layout is specified (TIR/Exec/1.2.2)
  bool constant = false;          ///< TIR-D80
  std::uint32_t aliased = 0;      ///< running calls in which two arguments share it (TIR-D40)
  std::uint64_t byte_offset = 0;  ///< of an argument's first element (TIR-D38)

  std::uint64_t bytes() const { return elements * element_bytes(element); }
};

/// Allocations by number, the first 1; released in the opposite order of allocation.
template <class D>
class Memory {
 public:
  explicit Memory(std::uint64_t limit, Profile profile = Profile::kPortable)
      : limit_(limit), profile_(profile) {}

  /// Would an allocation of that many bytes stay below the limit?
  bool has_room(std::uint64_t bytes) const {
    return bytes <= limit_ && bytes_ <= limit_ - bytes && bytes < Pointer::kMostBytes &&
           count() + 1 < Pointer::kMostAllocations;
  }
  /// What an allocation takes.
  std::uint64_t bytes_for(spec::ScalarType type, std::uint64_t scalars) const {
    return D::Storage::bytes_for(profile_, type, scalars);
  }

  // What the profiles differ in.
  /// May pointers be computed, and memory be seen under any shape and datatype?
  bool is_bytes() const { return profile_ == Profile::kLowered; }

  /// The number of a new allocation, every element indeterminate (TIR-D19).
  std::uint32_t allocate(spec::DataType element, std::vector<std::int64_t> shape,
                         std::uint64_t elements) {
    Allocation<D>& a = allocations_.emplace_back();
    a.element = element;
    a.elements = elements;
    a.cells = is_bytes() ? a.bytes() : elements;
    a.shape = std::move(shape);
    a.storage.resize(profile_, element.scalar, elements * element.lanes);
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
  Profile profile_;
};

}  // namespace tenor::semantics
