// SPDX-License-Identifier: Apache-2.0
// Balls: a number of a few hundred bits, and how far the real number that it stands for may be from
// it. Every operation is one on integers whose error is bounded beside it in ball.cpp, so that its
// result holds whatever the operands may hold. Nothing of MPFR, and no rounding mode.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>

namespace tenor::semantics::numeric::test {

/// Integers of any size, without an allocation as long as they have 1024 bits.
using Mantissa = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<1024, 0>,
                                               boost::multiprecision::et_off>;

/// Bits of the magnitude; 0 of 0.
int bit_length(const Mantissa& value);

/// Stands for a real number r with |r - mantissa * 2^exponent| <= error * 2^exponent.
class Ball {
 public:
  Ball() = default;
  /// The number itself; it is finite.
  explicit Ball(double value);
  Ball(Mantissa mantissa, int exponent, std::uint64_t error = 0);

  const Mantissa& mantissa() const { return mantissa_; }
  int exponent() const { return exponent_; }
  std::uint64_t error() const { return error_; }
  bool is_zero() const { return mantissa_ == 0 && error_ == 0; }
  bool is_negative() const { return mantissa_ < 0; }
  /// 2^magnitude() is above the magnitude of all its numbers.
  int magnitude() const;
  /// About the middle: a guess, no bound.
  double middle() const;

  /// The bits to which results are kept where they are not exact. The thread's own.
  static int precision() { return precision_; }
  static void set_precision(int bits) { precision_ = bits; }

  Ball operator-() const { return {-mantissa_, exponent_, error_}; }
  /// Times 2^by.
  Ball scaled(int by) const { return {mantissa_, exponent_ + by, error_}; }
  /// What is at most 2^exponent away from one of its numbers is one too.
  Ball widened(int exponent) const;
  /// In units of 2^exponent.
  Ball in_units(int exponent) const;

 private:
  static thread_local int precision_;
  Mantissa mantissa_ = 0;
  int exponent_ = 0;
  std::uint64_t error_ = 0;
};

Ball operator+(const Ball& a, const Ball& b);
inline Ball operator-(const Ball& a, const Ball& b) { return a + -b; }
Ball operator*(const Ball& a, const Ball& b);
/// `b` is four times as large as its error, at least.
Ball operator/(const Ball& a, const Ball& b);
Ball operator/(const Ball& a, std::uint32_t b);
/// The middle of `a` is not below 0.
Ball sqrt(const Ball& a);

}  // namespace tenor::semantics::numeric::test
