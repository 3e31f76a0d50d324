// SPDX-License-Identifier: Apache-2.0
// MPFR made into a 16-bit format: its precision, its range of exponents, its subnormals. What is
// compared are doubles, which hold every number of the format; our own rounding is not used.
#pragma once

#include <mpfr.h>

#include <bit>
#include <cmath>

#include "semantics/domain/numeric/cast.h"

namespace tenor::semantics::numeric::test {

/// While it lives, the thread's MPFR rounds to the format.
class MpfrFormat {
 public:
  explicit MpfrFormat(ScalarType type) : precision_(type.is_bfloat() ? 8 : 11) {
    mpfr_set_emin(type.is_bfloat() ? -132 : -23);
    mpfr_set_emax(type.is_bfloat() ? 128 : 16);
  }
  MpfrFormat(const MpfrFormat&) = delete;
  MpfrFormat& operator=(const MpfrFormat&) = delete;
  ~MpfrFormat() {
    mpfr_set_emin(least_);
    mpfr_set_emax(greatest_);
  }
  mpfr_prec_t precision() const { return precision_; }

 private:
  const mpfr_exp_t least_ = mpfr_get_emin(), greatest_ = mpfr_get_emax();
  const mpfr_prec_t precision_;
};

/// A number of the format.
class MpfrNumber {
 public:
  explicit MpfrNumber(const MpfrFormat& format) { mpfr_init2(value_, format.precision()); }
  MpfrNumber(const MpfrNumber&) = delete;
  MpfrNumber& operator=(const MpfrNumber&) = delete;
  ~MpfrNumber() { mpfr_clear(value_); }

  /// Puts in what `compute(result)` gives, which returns MPFR's ternary value.
  template <class Compute>
  MpfrNumber& set(Compute compute) {
    const int ternary = mpfr_check_range(value_, compute(value_), MPFR_RNDN);
    mpfr_subnormalize(value_, ternary, MPFR_RNDN);
    return *this;
  }
  /// Rounds a double to the format.
  MpfrNumber& set(double value) {
    return set([&](mpfr_ptr result) { return mpfr_set_d(result, value, MPFR_RNDN); });
  }
  mpfr_srcptr get() const { return value_; }
  double value() const { return mpfr_get_d(value_, MPFR_RNDN); }

 private:
  mpfr_t value_;
};

/// The same number, signs of zeros included, or NaN both.
inline bool is_same(double a, double b) {
  return std::isnan(a) ? std::isnan(b)
                       : std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

}  // namespace tenor::semantics::numeric::test
