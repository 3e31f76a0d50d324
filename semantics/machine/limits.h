// SPDX-License-Identifier: Apache-2.0
// How a machine is run: in what steps, how far, with what indices, and where its threads meet. A
// budget that runs out is never the program's fault.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tenor::semantics {

enum class Granularity : std::uint8_t {
  kExpr,  ///< a step is a redex
  kStmt   ///< a pure expression is evaluated within the step that needs it
};

/// Where the threads of a block meet (EXT/Threads/explicit).
enum class Barriers : std::uint8_t {
  kAuto,      ///< as kExplicit where the function that runs synchronises threads, else kImplicit
  kImplicit,  ///< between two statements (TIR-D73)
  kExplicit   ///< where they synchronise, and nowhere else
};

struct Limits {
  std::uint64_t steps = 10'000'000'000;
  std::uint64_t memory = std::uint64_t{4} << 30;
  std::size_t depth = 10'000;  ///< activations
  /// Bits of the back-end's indices, signed. No budget: an index that does not fit is unspecified.
  unsigned index_bits = kIndexBits;

  Barriers barriers = Barriers::kAuto;  ///< no budget either

  static constexpr unsigned kIndexBits = 64;  ///< of a back-end in which every index fits
};

}  // namespace tenor::semantics
