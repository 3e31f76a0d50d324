// SPDX-License-Identifier: Apache-2.0
// The builtins whose result needs no rounding, or one that hardware does: rounding to integers,
// signs, neighbours, remainders, classes of numbers, bits of integers. EXT/Builtin/<name>.
#pragma once

#include <bit>
#include <cmath>

#include "semantics/domain/numeric/arithmetic.h"
#include "semantics/domain/numeric/cast.h"

namespace tenor::semantics::numeric {

using Arguments = const std::uint64_t*;

/// `function(x)` on a float, which a double holds exactly, result and all; integers stay.
template <double (*kFunction)(double)>
std::uint64_t to_integral(ScalarType type, Arguments a) {
  return type.is_floating() ? from_double(type, kFunction(to_double(type, a[0]))) : a[0];
}

inline double floor_of(double x) { return std::floor(x); }
inline double ceil_of(double x) { return std::ceil(x); }
inline double trunc_of(double x) { return std::trunc(x); }

/// To nearest, ties to even, whatever rounding mode the thread is in.
inline double round_even_of(double x) {
  const double down = std::floor(x), rest = x - down;  // exact: the rest has x's last place
  if (rest == 0 || !std::isfinite(x)) return x;
  const bool up = rest > 0.5 || (rest == 0.5 && std::fmod(down, 2.0) != 0);
  return std::copysign(up ? down + 1 : down, x);
}

inline std::uint64_t sqrt(ScalarType type, Arguments a) {
  return visit(type, [=](auto r) -> std::uint64_t {
    if constexpr (r.kFloating)
      return r.encode(std::sqrt(r.decode(a[0])));
    else
      return a[0];
  });
}

/// The bit of the sign in a floating type.
inline std::uint64_t sign_bit(ScalarType type) { return 1ULL << (type.bits - 1); }

/// |x|; the least integer stays, as 0 - x wraps. The bit of the sign belongs to the number or to
/// the NaN in some small floats.
inline std::uint64_t absolute(ScalarType type, Arguments a) {
  if (type.is_small_float()) return from_double(type, std::fabs(to_double(type, a[0])));
  if (type.is_floating()) return a[0] & ~sign_bit(type);
  return type.is_int() && lt(type, a[0], 0) ? sub(type, 0, a[0]) : a[0];
}

inline std::uint64_t copysign(ScalarType type, Arguments a) {
  if (type.is_small_float())
    return from_double(type, std::copysign(to_double(type, a[0]), to_double(type, a[1])));
  const std::uint64_t sign = sign_bit(type);
  return (a[0] & ~sign) | (a[1] & sign);
}

/// The neighbour of x in the direction of y; y where they are equal.
inline std::uint64_t nextafter(ScalarType type, Arguments a) {
  if (is_unordered(type, a[0], a[1])) return from_double(type, std::nan(""));
  if (eq(type, a[0], a[1])) return a[1];
  if (is_zero(type, a[0])) return (a[1] & sign_bit(type)) | 1;
  const bool is_negative = to_double(type, a[0]) < 0;
  const std::uint64_t next = lt(type, a[0], a[1]) == is_negative ? a[0] - 1 : a[0] + 1;
  return is_nan(type, next) ? 0 : next;  // below the least, where there is no negative zero
}

/// x - trunc(x / y) * y, exactly: its last place is that of x or y.
inline std::uint64_t fmod(ScalarType type, Arguments a) {
  return from_double(type, std::fmod(to_double(type, a[0]), to_double(type, a[1])));
}

/// x * 2^n, rounded once: from 4000 on, and below -4000, every n gives the same as these.
inline std::uint64_t ldexp(ScalarType type, Arguments a) {
  const auto n = static_cast<std::int64_t>(a[1]);
  const int exponent = static_cast<int>(n > 4000 ? 4000 : n < -4000 ? -4000 : n);
  const double scaled = std::ldexp(to_double(type, a[0]), exponent);
  return from_double(type, type.is_small_float() ? static_cast<float>(scaled) : scaled);
}

inline std::uint64_t isnan(ScalarType type, Arguments a) { return is_nan(type, a[0]) ? 1 : 0; }
inline std::uint64_t isinf(ScalarType type, Arguments a) {
  return type.is_floating() && std::isinf(to_double(type, a[0])) ? 1 : 0;
}
inline std::uint64_t isfinite(ScalarType type, Arguments a) {
  return !type.is_floating() || std::isfinite(to_double(type, a[0])) ? 1 : 0;
}

inline std::uint64_t popcount(ScalarType type, Arguments a) {
  return static_cast<std::uint64_t>(std::popcount(a[0] & mask_of(type)));
}

/// Zeros above the highest one; at 0, the width.
inline std::uint64_t clz(ScalarType type, Arguments a) {
  return static_cast<std::uint64_t>(std::countl_zero(a[0] & mask_of(type)) - (64 - type.bits));
}

inline std::uint64_t fused_multiply_add(ScalarType type, Arguments a) {
  return fma(type, a[0], a[1], a[2]);
}

/// floor(x * y * 2^shift + 1/2) modulo 2^bits, for Int of up to 32 bits.
inline std::uint64_t shifted_product(ScalarType type, std::uint64_t x, std::uint64_t y,
                                     std::int64_t shift) {
  const std::int64_t product = to_int64(type, x) * to_int64(type, y);
  if (shift >= 0) {
    const auto bits = static_cast<std::uint64_t>(product),
               count = static_cast<std::uint64_t>(shift);
    return extended(type, shift_left({TypeCode::kUInt, 64}, bits, count));
  }
  if (shift < -63) return 0;  // less than a half
  const std::int64_t halves = product >> (-shift - 1);
  return extended(type, static_cast<std::uint64_t>((halves >> 1) + (halves & 1)));
}

/// (x, y, q, s): the product of two numbers with q fractional bits, shifted left by s.
inline std::uint64_t q_multiply_shift(ScalarType type, Arguments a) {
  return shifted_product(type, a[0], a[1], to_int64(type, a[3]) - to_int64(type, a[2]));
}

/// (x, y, ls, rs, q, is_left, is_right): the same, shifted left by ls and right by rs, each if its
/// flag says so.
inline std::uint64_t q_multiply_shift_per_axis(ScalarType type, Arguments a) {
  const std::int64_t left = a[5] != 0 ? to_int64(type, a[2]) : 0;
  const std::int64_t right = a[6] != 0 ? to_int64(type, a[3]) : 0;
  return shifted_product(type, a[0], a[1], left - right - to_int64(type, a[4]));
}

}  // namespace tenor::semantics::numeric
