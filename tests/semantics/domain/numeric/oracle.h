// SPDX-License-Identifier: Apache-2.0
// What the tests of exact arithmetic compare with: integers of any size, MPFR, and a search among
// all the numbers of a 16-bit format; and a source of bits that repeats.
#pragma once

#include <mpfr.h>

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>

#include "semantics/domain/numeric/cast.h"

namespace tenor::semantics::numeric::test {

using Integer = boost::multiprecision::cpp_int;

inline constexpr ScalarType kBool{TypeCode::kUInt, 1};
inline constexpr ScalarType kInt8{TypeCode::kInt, 8}, kInt16{TypeCode::kInt, 16};
inline constexpr ScalarType kInt32{TypeCode::kInt, 32}, kInt64{TypeCode::kInt, 64};
inline constexpr ScalarType kUInt8{TypeCode::kUInt, 8}, kUInt16{TypeCode::kUInt, 16};
inline constexpr ScalarType kUInt32{TypeCode::kUInt, 32}, kUInt64{TypeCode::kUInt, 64};
inline constexpr ScalarType kF16{TypeCode::kFloat, 16}, kBF16{TypeCode::kBFloat, 16};
inline constexpr ScalarType kF32{TypeCode::kFloat, 32}, kF64{TypeCode::kFloat, 64};
inline constexpr ScalarType kIntegers[] = {kBool,  kInt8,   kInt16,  kInt32, kInt64,
                                           kUInt8, kUInt16, kUInt32, kUInt64};
inline constexpr ScalarType kFloats[] = {kF16, kBF16, kF32, kF64};
inline constexpr ScalarType kNarrowFloats[] = {kF16, kBF16};

/// Bits that repeat from run to run; a third of them are at the ends of a range, or small.
class Source {
 public:
  explicit Source(std::uint64_t seed) : state_(seed) {}
  std::uint64_t word() {
    state_ = state_ * 6364136223846793005 + 1442695040888963407;
    return state_ ^ (state_ >> 29);
  }
  std::uint64_t bits(ScalarType type) {
    const std::uint64_t mask = mask_of(type), all = word();
    switch ((all >> 40) % 6) {
      case 0: return extended(type, all % 5 - 2);                // near zero
      case 1: return extended(type, (mask >> 1) + all % 5 - 2);  // near the greatest and least
      default: return extended(type, word() >> 13 ^ word() << 17);
    }
  }

 private:
  std::uint64_t state_;
};

/// The quotient, rounded down.
inline Integer floor_quotient(const Integer& x, const Integer& y) {
  const Integer quotient = x / y;
  return quotient * y != x && (x < 0) != (y < 0) ? quotient - 1 : quotient;
}

/// The integer that the bits stand for.
inline Integer value_of(ScalarType type, std::uint64_t bits) {
  return type.is_int() ? Integer(static_cast<std::int64_t>(bits)) : Integer(bits);
}

/// The bits of an integer modulo 2^bits.
inline std::uint64_t wrapped(ScalarType type, const Integer& value) {
  const Integer modulus = Integer(1) << type.bits;
  return extended(type, static_cast<std::uint64_t>(((value % modulus) + modulus) % modulus));
}

class Real {
 public:
  explicit Real(mpfr_prec_t precision, double value = 0) {
    mpfr_init2(value_, precision);
    mpfr_set_d(value_, value, MPFR_RNDN);
  }
  Real(const Real&) = delete;
  Real& operator=(const Real&) = delete;
  ~Real() { mpfr_clear(value_); }
  mpfr_ptr get() { return value_; }

 private:
  mpfr_t value_;
};

/// Enough for any sum, product or x * y + z of 16-bit floats to be exact.
inline constexpr mpfr_prec_t kPlenty = 1200;

/// The number of a 16-bit format that is nearest to `exact`, ties to even, found by bisection among
/// all of them: no rounding of MPFR's is trusted.
inline std::uint64_t nearest(ScalarType type, mpfr_ptr exact) {
  if (mpfr_nan_p(exact)) return from_double(type, std::nan(""));
  const std::uint64_t infinity = type == kF16 ? 0x7c00 : 0x7f80;
  Real magnitude(kPlenty), middle(kPlenty);
  mpfr_abs(magnitude.get(), exact, MPFR_RNDN);
  // One binade further, infinity's pattern would be 2^(greatest exponent + 1): a finite neighbour.
  const double beyond = type == kF16 ? 65536.0 : 0x1p128;
  const auto number = [&](std::uint64_t b) { return b == infinity ? beyond : to_double(type, b); };
  std::uint64_t low = 0, high = infinity;  // the greatest number whose lower midpoint is not above
  while (low < high) {
    const std::uint64_t candidate = (low + high + 1) / 2;
    mpfr_set_d(middle.get(), number(candidate), MPFR_RNDN);
    mpfr_add_d(middle.get(), middle.get(), number(candidate - 1), MPFR_RNDN);
    mpfr_div_2ui(middle.get(), middle.get(), 1, MPFR_RNDN);
    const int order = mpfr_cmp(magnitude.get(), middle.get());
    if (order > 0 || (order == 0 && candidate % 2 == 0))
      low = candidate;
    else
      high = candidate - 1;
  }
  return low | (mpfr_signbit(exact) ? 0x8000 : 0);
}

}  // namespace tenor::semantics::numeric::test
