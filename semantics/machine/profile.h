// SPDX-License-Identifier: Apache-2.0
// What memory is to a program (TIR-D44), and the pointers into it. One set of rules serves both
// profiles: memory gives them other answers.
#pragma once

#include <cstdint>

namespace tenor::semantics {

enum class Profile : std::uint8_t {
  kPortable,  ///< arrays of elements, as the document has them
  kLowered    ///< bytes
};

/// A place in memory: an allocation's number, and a byte of it. Allocation 0 is the null pointer's.
struct Pointer {
  std::uint64_t memory = 0;
  std::uint64_t offset = 0;

  static constexpr int kOffsetBits = 40;
  static constexpr std::uint64_t kMostBytes = std::uint64_t{1} << kOffsetBits;
  static constexpr std::uint64_t kMostAllocations = std::uint64_t{1} << (64 - kOffsetBits);

  /// As a handle carries it.
  constexpr std::uint64_t bits() const { return memory << kOffsetBits | offset; }
  static constexpr Pointer of(std::uint64_t bits) {
    return {bits >> kOffsetBits, bits & (kMostBytes - 1)};
  }
};

}  // namespace tenor::semantics
