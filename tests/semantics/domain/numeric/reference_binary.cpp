// SPDX-License-Identifier: Apache-2.0
// atan2, hypot and pow. The fixed values are those of C's annex on IEEE 754.
#include <cmath>

#include "tests/semantics/domain/numeric/ball_functions.h"
#include "tests/semantics/domain/numeric/reference.h"

namespace tenor::semantics::numeric::test {
namespace {

using Fixed = std::optional<double>;

/// Zeros and NaNs; every other value is an angle.
Fixed fixed_atan2(double y, double x) {
  if (std::isnan(x) || std::isnan(y)) return NAN;
  const bool to_the_right = !std::signbit(x);
  const bool flat = y == 0 || (std::isinf(x) && std::isfinite(y));
  return to_the_right && flat ? Fixed(std::copysign(0.0, y)) : Fixed();
}

Ball angle(int eighths) { return pi() * Ball(eighths).scaled(-2); }

/// Of a point above the axis, in quarters of pi where a coordinate is infinite or zero.
Ball upper_atan2(double y, double x) {
  if (std::isinf(y)) return angle(std::isfinite(x) ? 2 : x > 0 ? 1 : 3);
  if (std::isinf(x) || y == 0) return angle(4);
  if (x == 0) return angle(2);
  const Ball acute = atan(Ball(y) / Ball(std::fabs(x)));
  return x > 0 ? acute : pi() - acute;
}

Ball ball_atan2(double y, double x) {
  return std::signbit(y) ? -upper_atan2(-y, x) : upper_atan2(y, x);
}

Fixed fixed_hypot(double x, double y) {
  if (std::isinf(x) || std::isinf(y)) return INFINITY;
  if (std::isnan(x) || std::isnan(y)) return NAN;
  return x == 0 && y == 0 ? Fixed(0.0) : Fixed();
}

Ball ball_hypot(double x, double y) { return sqrt(Ball(x) * Ball(x) + Ball(y) * Ball(y)); }

bool is_odd(double y) { return std::isfinite(y) && std::fabs(std::fmod(y, 2)) == 1; }

/// With an infinite or zero operand: zero or infinity, by whether |x|^y shrinks.
Fixed limit_of_pow(double x, double y) {
  const bool is_small = std::fabs(x) < 1;
  const double magnitude = is_small == (y > 0) ? 0.0 : INFINITY;
  return std::signbit(x) && is_odd(y) ? -magnitude : magnitude;
}

Fixed fixed_pow(double x, double y) {
  if (x == 1 || y == 0) return 1;
  if (std::isnan(x) || std::isnan(y)) return NAN;
  if (x == -1 && std::isinf(y)) return 1;
  if (x == 0 || std::isinf(x) || std::isinf(y)) return limit_of_pow(x, y);
  return x < 0 && y != std::rint(y) ? Fixed(NAN) : Fixed();
}

/// The same exact number, with an odd mantissa.
Ball with_odd_mantissa(const Ball& x) {
  const auto zeros = static_cast<int>(lsb(x.mantissa()));
  return {x.mantissa() >> zeros, x.exponent() + zeros};
}

/// |x|^y where that is a number a ball can hold exactly, and might lie on a midpoint. With y =
/// p/2^q the root must come out, q times; and the odd part of what lies on a midpoint has 54 bits
/// at most.
std::optional<Ball> exact_power(const Ball& x, double y) {
  Ball base = x;
  for (; y != std::rint(y); y *= 2) {
    base = sqrt(base);
    if (base.error() != 0) return {};
    base = with_odd_mantissa(base);
  }
  const int bits = bit_length(base.mantissa());
  if (bits == 1 && std::fabs(y) < 10'000)
    return Ball(1).scaled(static_cast<int>(y) * base.exponent());
  if (y < 0 || y * bits > 256) return {};
  Ball power(1);
  for (int i = 0; i < y; ++i) power = power * base;
  return power;
}

/// e^(y log |x|), bounded where every format has ended.
Ball ball_pow(double x, double y) {
  const Ball base(std::fabs(x));
  const auto exact = exact_power(base, y);
  const Ball magnitude = exact ? *exact : exp(Ball(y) * log(base));
  return x < 0 && is_odd(y) ? -magnitude : magnitude;
}

constexpr BinaryReference kBinary[] = {{"atan2", fixed_atan2, ball_atan2},
                                       {"hypot", fixed_hypot, ball_hypot},
                                       {"pow", fixed_pow, ball_pow}};

}  // namespace

std::span<const BinaryReference> binary_references() { return kBinary; }

}  // namespace tenor::semantics::numeric::test
