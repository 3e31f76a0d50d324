// SPDX-License-Identifier: Apache-2.0
// The view that a buffer has of memory, by name: TIR/Buffers/p1. The machine keeps it as words, one
// after the other, in its table of views.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace tenor::semantics {

/// Refers to the words of a view. `Index` is the domain's, const where the view is only read.
template <class Index>
class ViewRef {
 public:
  ViewRef(Index* words, std::size_t rank) : words_(words), rank_(rank) {}
  operator ViewRef<const Index>() const  // NOLINT: as a pointer to what may change becomes one
    requires(!std::is_const_v<Index>)
  {
    return {words_, rank_};
  }

  /// How many words a view of that rank has.
  static constexpr std::uint32_t words(std::size_t rank) {
    return static_cast<std::uint32_t>(3 + 3 * rank);
  }

  std::size_t rank() const { return rank_; }
  /// The number of the allocation.
  Index& memory() const { return words_[0]; }
  /// The number, in the allocation, of the element that index 0 of every dimension names.
  Index& offset() const { return words_[1]; }
  /// Indices from `low` up to and without `high` are in bounds along dimension `k`.
  Index& low(std::size_t k) const { return words_[2 + 3 * k]; }
  Index& high(std::size_t k) const { return words_[3 + 3 * k]; }
  /// Elements of the allocation from one index of dimension `k` to the next.
  Index& stride(std::size_t k) const { return words_[4 + 3 * k]; }
  /// 1 where two elements share their place (TIR-D41), else 0.
  Index& overlaps() const { return words_[2 + 3 * rank_]; }

 private:
  Index* words_;
  std::size_t rank_;
};

}  // namespace tenor::semantics
