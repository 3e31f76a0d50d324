// SPDX-License-Identifier: Apache-2.0
// What a program says to compilers and linkers alone: clauses leave it without a meaning at run
// time, and no rule reads it. What a rule reads is not a hint: thread_extent, virtual_thread, a
// calling_conv of 1, which variables of a block are reductions, storage scopes, every other kind of
// loop. Nor is what a clause makes a promise to the program, volatile_scope.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tenor::spec::tir {

enum class Hint : std::uint8_t {
  kAnnotation,  ///< of loops, blocks and allocations; attributes of functions
  kAttrStmt,    ///< but for the keys above
  kBlockField,  ///< its name, what it says to read and write, the kinds of its other variables
  kUnrolled,    ///< such a loop is a serial one
  kSymbol,      ///< the global_symbol of a function
  kPrivate,     ///< of a function: has it one?
  kBuffer       ///< axis separators, alignment and offset factor of a buffer
};
inline constexpr std::array kHints{Hint::kAnnotation, Hint::kAttrStmt, Hint::kBlockField,
                                   Hint::kUnrolled,   Hint::kSymbol,   Hint::kPrivate,
                                   Hint::kBuffer};

struct HintInfo {
  std::string_view words, clause;
};
constexpr HintInfo info(Hint hint) {
  switch (hint) {
    case Hint::kAnnotation: return {"annotations and attributes", "TIR/Grammar/Attrs/p1:b"};
    case Hint::kAttrStmt: return {"attribute statements", "TIR/Exec/3"};
    case Hint::kBlockField: return {"names, regions and axis kinds of blocks", "TIR/Exec/14.5:b"};
    case Hint::kUnrolled: return {"unrolling", "TIR/Exec/12.4"};
    case Hint::kSymbol: return {"global symbols", "TIR/Grammar/Attrs/p1:b"};
    case Hint::kPrivate: return {"which functions are private", "EXT/PrimFunc/private"};
    case Hint::kBuffer: return {"alignments, factors and separators of buffers", "TIR-D65"};
  }
  return {};
}

class Hints {
 public:
  static constexpr Hints all() { return Hints((1U << kHints.size()) - 1); }
  constexpr Hints() = default;
  constexpr bool has(Hint hint) const { return (bits_ & bit(hint)) != 0; }
  constexpr Hints without(Hint hint) const { return Hints(bits_ & ~bit(hint)); }

 private:
  explicit constexpr Hints(unsigned bits) : bits_(bits) {}
  static constexpr unsigned bit(Hint hint) { return 1U << static_cast<unsigned>(hint); }
  unsigned bits_ = 0;
};

}  // namespace tenor::spec::tir
