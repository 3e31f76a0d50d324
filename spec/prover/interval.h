// SPDX-License-Identifier: Apache-2.0
// Intervals of integers whose ends may be infinite, and 128-bit integers for what exceeds a
// datatype on the way. Every bound is conservative: what leaves 100 bits is infinite.
#pragma once

#include <algorithm>

#include "spec/ir/datatype.h"

namespace tenor::spec {

__extension__ typedef __int128 Wide;

/// Rounded towards minus infinity; `b` is not 0.
constexpr Wide floor_divide(Wide a, Wide b) {
  const Wide quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

struct Interval {
  static constexpr Wide kInfinite = Wide{1} << 100;
  Wide low = -kInfinite, high = kInfinite;

  static constexpr Interval point(Wide value) { return {value, value}; }
  /// The values of a datatype of integers.
  static constexpr Interval of(ScalarType type) {
    if (type.is_uint()) return {0, (Wide{1} << type.bits) - 1};
    return {-(Wide{1} << (type.bits - 1)), (Wide{1} << (type.bits - 1)) - 1};
  }
  constexpr bool contains(Wide value) const { return low <= value && value <= high; }
  constexpr bool contains(Interval i) const { return low <= i.low && i.high <= high; }
  constexpr bool is_empty() const { return low > high; }
  constexpr bool is_bounded() const { return low > -kInfinite && high < kInfinite; }
};

constexpr Interval intersection(Interval a, Interval b) {
  return {std::max(a.low, b.low), std::min(a.high, b.high)};
}
constexpr Interval hull(Interval a, Interval b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

constexpr Wide clamped(Wide value) {
  return std::clamp(value, -Interval::kInfinite, Interval::kInfinite);
}
constexpr Wide bounded_product(Wide a, Wide b) {
  Wide product = 0;
  if (!__builtin_mul_overflow(a, b, &product)) return clamped(product);
  return (a < 0) == (b < 0) ? Interval::kInfinite : -Interval::kInfinite;
}

constexpr Interval operator+(Interval a, Interval b) {
  const bool below = a.low <= -Interval::kInfinite || b.low <= -Interval::kInfinite;
  const bool above = a.high >= Interval::kInfinite || b.high >= Interval::kInfinite;
  return {below ? -Interval::kInfinite : clamped(a.low + b.low),
          above ? Interval::kInfinite : clamped(a.high + b.high)};
}
constexpr Interval operator*(Interval a, Interval b) {
  const Wide p = bounded_product(a.low, b.low), q = bounded_product(a.low, b.high),
             r = bounded_product(a.high, b.low), s = bounded_product(a.high, b.high);
  return {std::min(std::min(p, q), std::min(r, s)), std::max(std::max(p, q), std::max(r, s))};
}

/// Of the quotients rounded down of `a` by the positive `b`.
constexpr Interval floor_divide(Interval a, Interval b) {
  constexpr Wide kEnd = Interval::kInfinite;
  const auto one = [](Wide x, Wide y) {
    if (x <= -kEnd || x >= kEnd) return x;
    return floor_divide(x, y);
  };
  return {std::min(one(a.low, b.low), one(a.low, b.high)),
          std::max(one(a.high, b.low), one(a.high, b.high))};
}

}  // namespace tenor::spec
