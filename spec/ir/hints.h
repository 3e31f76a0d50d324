// SPDX-License-Identifier: Apache-2.0
// What a program says to compilers alone: clauses leave it without a meaning at run time, and no
// rule reads it. What a rule reads is no hint: thread_extent, virtual_thread, calling_conv, which
// variables of a block are reductions, storage scopes, every other kind of loop. Nor is what a
// clause makes a promise to the program, volatile_scope, or to linkers, global_symbol.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tenor::spec {

enum class Hint : std::uint8_t {
  kAnnotation,  ///< of loops, blocks and allocations; attributes of functions
  kAttrStmt,    ///< but for the keys above
  kBlockField,  ///< the name of a block, and what it says to read and write
  kUnrolled     ///< such a loop is a serial one
};
inline constexpr std::array kHints{Hint::kAnnotation, Hint::kAttrStmt, Hint::kBlockField,
                                   Hint::kUnrolled};

struct HintInfo {
  std::string_view words, clause;
};
constexpr HintInfo info(Hint hint) {
  switch (hint) {
    case Hint::kAnnotation: return {"annotations and attributes", "TIR/Grammar/Attrs/p1:b"};
    case Hint::kAttrStmt: return {"attribute statements", "TIR/Exec/3"};
    case Hint::kBlockField: return {"names and regions of blocks", "TIR/Exec/14.5:b"};
    case Hint::kUnrolled: return {"unrolling", "TIR/Exec/12.4"};
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

}  // namespace tenor::spec
