// SPDX-License-Identifier: Apache-2.0
// Storages, and which bytes of them are whose: a place belongs to a storage, and each tensor of it
// has an allocation with what it sees there. Tensors that have bytes in common are kept equal, as
// elements or as bytes; what replaced a tensor is lost to it. Relax/Optimize/b1:b; ledger RLX-D49.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "spec/ir/datatype.h"

namespace tenor::semantics::relax {

/// Bytes that a tensor takes in a storage; nothing where they are more than a storage could have.
std::optional<std::uint64_t> bytes_in_storage(const spec::DataType& dtype,
                                              std::span<const std::int64_t> shape);

/// A tensor of a storage.
struct Placed {
  std::uint64_t storage = 0;  ///< number of the storage
  std::uint64_t first = 0;    ///< its first byte there
  std::uint64_t bytes = 0;
  spec::DataType dtype;
  bool written = false;  ///< something was written to its bytes, by way of it or of another
  bool lost = false;     ///< one that replaces it was written: it has no contents any more
  std::vector<std::uint32_t> replaces{};  ///< tensors that were written when it was made of them

  std::uint64_t end() const { return first + bytes; }
};

/// Does each element take whole bytes? How smaller ones lie in a byte is not specified.
bool has_whole_bytes(const spec::DataType& dtype);
/// Do elements of both lie one on another?
bool are_aligned(const Placed& a, const Placed& b);

class Storages {
 public:
  /// The number of a new storage.
  std::uint64_t add() { return count_++; }
  /// The tensor whose elements that allocation has; null: they belong to no storage.
  const Placed* find(std::uint32_t memory) const;
  Placed& at(std::uint32_t memory) { return tensors_.at(memory); }
  /// The allocation has a tensor of a storage from now on. It replaces those that were written.
  void place(std::uint32_t memory, Placed tensor) { tensors_[memory] = std::move(tensor); }
  /// The allocation is given up.
  void forget(std::uint32_t memory) { tensors_.erase(memory); }
  /// The allocations of the other tensors that have bytes in common with it.
  std::vector<std::uint32_t> beside(std::uint32_t memory) const;
  /// Those of all tensors of the storage that have contents there.
  std::vector<std::uint32_t> tensors_of(std::uint64_t storage) const;

 private:
  std::uint64_t count_ = 0;
  std::map<std::uint32_t, Placed> tensors_;  ///< by the number of the allocation
};

}  // namespace tenor::semantics::relax
