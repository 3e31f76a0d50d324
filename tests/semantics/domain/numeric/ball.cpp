// SPDX-License-Identifier: Apache-2.0
// Errors are kept below 2^31 units by dropping bits of the mantissa, whatever the precision.
#include "tests/semantics/domain/numeric/ball.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <stdexcept>

namespace tenor::semantics::numeric::test {
namespace {

constexpr int kErrorBits = 30;

int width_of(std::uint64_t value) { return static_cast<int>(std::bit_width(value)); }

/// error * 2^shift, rounded up.
std::uint64_t scaled_up(std::uint64_t error, int shift) {
  if (error == 0) return 0;
  if (shift > 62 - width_of(error)) throw std::logic_error("an error that grows too large");
  if (shift >= 0) return error << shift;
  if (shift <= -63) return 1;
  return ((error - 1) >> -shift) + 1;
}

bool ends_in_zeros(const Mantissa& value, int count) {
  return value == 0 || static_cast<int>(lsb(abs(value))) >= count;
}

/// value * 2^by, towards zero. Numbers that notice what does not fit shift magnitudes alone.
Mantissa shifted(const Mantissa& value, int by) {
  const Mantissa magnitude = by >= 0 ? Mantissa(abs(value) << by) : Mantissa(abs(value) >> -by);
  return value < 0 ? Mantissa(-magnitude) : magnitude;
}

/// Drops bits beyond the precision, and as many as it takes for the error to be small.
Ball trimmed(const Mantissa& mantissa, int exponent, std::uint64_t error) {
  const int drop = std::max(bit_length(mantissa) - Ball::precision(), width_of(error) - kErrorBits);
  const Ball whole(mantissa, exponent, error);
  return drop <= 0 ? whole : whole.in_units(exponent + drop);
}

/// How many of `bits` bits an error has room for: more would not fit.
int room(const Ball& a) { return 40 - width_of(a.error()); }

/// The least exponent in which the error of `a` is a number of 40 bits.
int least_unit(const Ball& a) { return a.error() == 0 ? INT32_MIN / 2 : a.exponent() - room(a); }

}  // namespace

thread_local int Ball::precision_ = 256;

int bit_length(const Mantissa& value) {
  if (value == 0) return 0;
  return static_cast<int>(msb(abs(value))) + 1;
}

Ball::Ball(Mantissa mantissa, int exponent, std::uint64_t error)
    : mantissa_(std::move(mantissa)), exponent_(exponent), error_(error) {}

Ball::Ball(double value) {
  int exponent = 0;
  const auto whole = static_cast<std::int64_t>(std::ldexp(std::frexp(value, &exponent), 53));
  const int zeros = whole == 0 ? 0 : std::countr_zero(static_cast<std::uint64_t>(whole));
  mantissa_ = whole / (std::int64_t{1} << zeros);
  exponent_ = whole == 0 ? 0 : exponent - 53 + zeros;
}

int Ball::magnitude() const {
  const int bits = std::max(bit_length(mantissa_), width_of(error_));
  return exponent_ + bits + (error_ != 0 ? 1 : 0);
}

double Ball::middle() const {
  const int drop = std::max(0, bit_length(mantissa_) - 62);
  const Mantissa kept = shifted(mantissa_, -drop);
  return std::ldexp(static_cast<double>(static_cast<std::int64_t>(kept)), exponent_ + drop);
}

/// Shifting to the right loses less than a unit, if anything.
Ball Ball::in_units(int exponent) const {
  const int shift = exponent_ - exponent;
  const std::uint64_t lost = shift >= 0 || ends_in_zeros(mantissa_, -shift) ? 0 : 1;
  return {shifted(mantissa_, shift), exponent, scaled_up(error_, shift) + lost};
}

Ball Ball::widened(int exponent) const {
  const int finest = std::max(exponent, magnitude() - precision_ - 64);
  const int unit =
      std::max({std::min(exponent_, finest), exponent - kErrorBits, least_unit(*this)});
  const Ball coarse = in_units(unit);
  return trimmed(coarse.mantissa(), unit, coarse.error() + scaled_up(1, exponent - unit));
}

/// Exact in the finer of both units, or in the one that is far below the greater of them.
Ball operator+(const Ball& a, const Ball& b) {
  if (a.is_zero()) return b;
  if (b.is_zero()) return a;
  const int top = std::max(a.magnitude(), b.magnitude());
  const int unit = std::max({std::min(a.exponent(), b.exponent()), top - Ball::precision() - 64,
                             least_unit(a), least_unit(b)});
  const Ball x = a.in_units(unit), y = b.in_units(unit);
  return trimmed(x.mantissa() + y.mantissa(), unit, x.error() + y.error());
}

/// (a + da)(b + db) - a b = a db + b da + da db, and |a| < 2^bits of a.
Ball operator*(const Ball& a, const Ball& b) {
  if (a.is_zero() || b.is_zero()) return {};
  const int bits_a = bit_length(a.mantissa()), bits_b = bit_length(b.mantissa());
  int drop = std::max(0, bits_a + bits_b - Ball::precision());
  if (b.error() != 0) drop = std::max(drop, bits_a - room(b));
  if (a.error() != 0) drop = std::max(drop, bits_b - room(a));
  const Ball product = Ball(a.mantissa() * b.mantissa(), a.exponent() + b.exponent())
                           .in_units(a.exponent() + b.exponent() + drop);
  return trimmed(product.mantissa(), product.exponent(),
                 product.error() + scaled_up(b.error(), bits_a - drop) +
                     scaled_up(a.error(), bits_b - drop) + scaled_up(a.error() * b.error(), -drop));
}

/// (a + da)/(b + db) - a/b = (da - db a/b)/(b + db). With |db| <= |b|/4 and |b| >= 2^(bits of b -
/// 1) that is below 2 (|da| + |db| |a/b|) / 2^(bits of b - 1).
Ball operator/(const Ball& a, const Ball& b) {
  const int bits_a = bit_length(a.mantissa()), bits_b = bit_length(b.mantissa());
  const int needed = b.error() == 0 ? 1 : width_of(b.error()) + 3;
  if (bits_b < needed) throw std::logic_error("a divisor that may be zero");
  if (a.is_zero()) return a;
  int shift = std::max(0, Ball::precision() + 2 + bits_b - bits_a);
  if (a.error() != 0) shift = std::min(shift, bits_b - 2 + room(a));
  if (b.error() != 0) shift = std::min(shift, 2 * bits_b - bits_a - 4 + room(b));
  if (shift < 0) return a.in_units(a.exponent() - shift) / b;
  Mantissa quotient, rest;
  divide_qr(shifted(a.mantissa(), shift), b.mantissa(), quotient, rest);
  const std::uint64_t error = (rest == 0 ? 0 : 1) + scaled_up(a.error(), shift - bits_b + 2) +
                              scaled_up(b.error(), bit_length(quotient) + 1 - bits_b + 2);
  return trimmed(quotient, a.exponent() - shift - b.exponent(), error);
}

Ball operator/(const Ball& a, std::uint32_t b) {
  int shift = std::max(0, Ball::precision() - bit_length(a.mantissa()));
  if (a.error() != 0) shift = std::min(shift, std::max(0, kErrorBits - width_of(a.error())));
  const Mantissa whole = shifted(a.mantissa(), shift), quotient = whole / b;
  const std::uint64_t lost = quotient * b == whole ? 0 : 1;
  const std::uint64_t error = scaled_up(a.error(), shift);
  return trimmed(quotient, a.exponent() - shift, error / b + (error != 0 ? 1 : 0) + lost);
}

/// The integer part of the root: Newton's method from what a double sees of it, then one by one.
Mantissa integer_root(const Mantissa& value) {
  const int drop = std::max(0, (bit_length(value) - 60) / 2 * 2);
  const Mantissa head = value >> drop;
  Mantissa root(static_cast<std::int64_t>(std::sqrt(static_cast<double>(head))) + 1);
  root <<= drop / 2;
  for (Mantissa next = (root + value / root) >> 1; next < root; next = (root + value / root) >> 1)
    root = next;
  while (root * root > value) --root;
  while ((root + 1) * (root + 1) <= value) ++root;
  return root;
}

/// |sqrt(a + da) - sqrt(a)| <= |da| / sqrt(a), which is at least 2^(bits of the root - 1).
Ball sqrt(const Ball& a) {
  const int bits = bit_length(a.mantissa());
  if (bits == 0) return a.is_zero() ? a : throw std::logic_error("the root of what may be zero");
  int shift = std::max(0, 2 * Ball::precision() + 4 - bits);
  if (a.error() != 0) shift = std::min(shift, bits + 2 * room(a) - 4);
  if ((a.exponent() - shift) % 2 != 0) --shift;
  if (shift < 0) return sqrt(a.in_units(a.exponent() - shift));
  const Mantissa whole = shifted(a.mantissa(), shift), root = integer_root(whole);
  return trimmed(
      root, (a.exponent() - shift) / 2,
      (root * root == whole ? 0 : 1) + scaled_up(a.error(), shift - bit_length(root) + 1));
}

}  // namespace tenor::semantics::numeric::test
