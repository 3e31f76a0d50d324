// SPDX-License-Identifier: Apache-2.0
// Bitwise operators and shifts, which the document leaves to builtins. TIR-D48: on two's
// complement,
// `>>` arithmetic for Int. A count outside 0 to bits-1 is unspecified: the rules ask, and what is
// returned for it here is what the bits shifted out leave.
#pragma once

#include "semantics/domain/numeric/representation.h"

namespace tenor::semantics::numeric {

inline std::uint64_t bitwise_and(std::uint64_t a, std::uint64_t b) { return a & b; }
inline std::uint64_t bitwise_or(std::uint64_t a, std::uint64_t b) { return a | b; }
inline std::uint64_t bitwise_xor(std::uint64_t a, std::uint64_t b) { return a ^ b; }

inline std::uint64_t bitwise_not(ScalarType type, std::uint64_t a) { return extended(type, ~a); }

/// Is `count` one of 0 to bits-1?
inline bool is_shift_count(ScalarType type, std::uint64_t count) {
  return visit(type, [=](auto r) { return count < static_cast<std::uint64_t>(r.kWidth); });
}

inline std::uint64_t shift_left(ScalarType type, std::uint64_t a, std::uint64_t count) {
  return count < 64 ? extended(type, a << count) : 0;
}

inline std::uint64_t shift_right(ScalarType type, std::uint64_t a, std::uint64_t count) {
  return visit(type, [=](auto r) {
    if constexpr (r.kFloating)
      return count < 64 ? a >> count : 0;
    else if (count < 64)
      return r.encode(r.decode(a) >> count);
    else
      return r.encode(r.decode(a) < 0 ? ~typename decltype(r)::Value{0} : 0);
  });
}

}  // namespace tenor::semantics::numeric
