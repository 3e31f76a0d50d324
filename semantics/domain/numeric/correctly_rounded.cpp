// SPDX-License-Identifier: Apache-2.0
// How MPFR is made to round as IEEE does: its exponent range is set to that of the format before
// the call, and its own correction for subnormals is applied to the ternary value after it.
#include "semantics/domain/numeric/correctly_rounded.h"

#include <boost/multiprecision/mpfr.hpp>

#include "semantics/domain/numeric/cast.h"

namespace tenor::semantics::numeric {
namespace {

/// A number that frees itself; what Boost's interface cannot say goes through `raw`.
class Number {
 public:
  explicit Number(mpfr_prec_t precision) { mpfr_set_prec(raw(), precision); }
  Number(mpfr_prec_t precision, double value) : Number(precision) {
    mpfr_set_d(raw(), value, MPFR_RNDN);
  }
  mpfr_ptr raw() { return number_.backend().data(); }

 private:
  boost::multiprecision::mpfr_float number_;
};

/// Precision in bits, and the exponents of the least subnormal and the greatest number, as MPFR
/// counts them (significand in [1/2, 1)).
struct Format {
  mpfr_prec_t precision;
  mpfr_exp_t least, greatest;
};

Format format_of(ScalarType type) {
  if (type.is_bfloat()) return {8, -132, 128};
  if (type.bits == 16) return {11, -23, 16};
  if (type.bits == 32) return {24, -148, 128};
  return {53, -1073, 1024};
}

/// MPFR's exponent range, the thread's own, set for a scope.
class ExponentRange {
 public:
  explicit ExponentRange(const Format& format) {
    mpfr_set_emin(format.least);
    mpfr_set_emax(format.greatest);
  }
  ExponentRange(const ExponentRange&) = delete;
  ExponentRange& operator=(const ExponentRange&) = delete;
  ~ExponentRange() {
    mpfr_set_emin(least_);
    mpfr_set_emax(greatest_);
  }

 private:
  const mpfr_exp_t least_ = mpfr_get_emin(), greatest_ = mpfr_get_emax();
};

/// MPFR keeps constants like pi for each thread; they go when the thread ends.
struct ConstantCache {
  ConstantCache() = default;
  ConstantCache(const ConstantCache&) = delete;
  ConstantCache& operator=(const ConstantCache&) = delete;
  ~ConstantCache() { mpfr_free_cache(); }
  void use() const {}
};
thread_local const ConstantCache constant_cache;

/// The bits of what `compute(result)` puts into a number of the format; it returns MPFR's ternary
/// value. A format of at most 8 bits is computed in float32, and then cast (EXT/DataType).
template <class Compute>
std::uint64_t rounded(ScalarType type, Compute compute) {
  constexpr ScalarType kFloat32{TypeCode::kFloat, 32};
  if (type.is_small_float())
    return from_double(type, to_double(kFloat32, rounded(kFloat32, compute)));
  constant_cache.use();
  const Format format = format_of(type);
  const ExponentRange range(format);
  Number result(format.precision);
  int ternary = compute(result.raw());
  ternary = mpfr_check_range(result.raw(), ternary, MPFR_RNDN);
  ternary = mpfr_subnormalize(result.raw(), ternary, MPFR_RNDN);
  if (ternary != 0) raise_inexact();
  if (mpfr_nan_p(result.raw())) return from_double(type, std::bit_cast<double>(0x7ff8ULL << 48));
  return from_double(type, mpfr_get_d(result.raw(), MPFR_RNDN));
}

/// A bound below or above `value`, `ulps` units of its last place away, in the type.
std::uint64_t rounded_bound(ScalarType type, mpfr_ptr value, int ulps) {
  Number bound(mpfr_get_prec(value));
  mpfr_set(bound.raw(), value, MPFR_RNDN);
  for (int i = 0; i < ulps; ++i) mpfr_nextabove(bound.raw());
  for (int i = 0; i > ulps; --i) mpfr_nextbelow(bound.raw());
  return rounded(type, [&](mpfr_ptr result) { return mpfr_set(result, bound.raw(), MPFR_RNDN); });
}

/// 1 / (1 + exp(-x)) to p >= 53 bits. Three roundings: an error below 4 * 2^-p of the value, and so
/// below four neighbours on either side.
Number approximate_sigmoid(double x, mpfr_prec_t precision) {
  Number y(precision, -x);
  mpfr_exp(y.raw(), y.raw(), MPFR_RNDN);
  mpfr_add_ui(y.raw(), y.raw(), 1, MPFR_RNDN);
  mpfr_ui_div(y.raw(), 1, y.raw(), MPFR_RNDN);
  return y;
}

}  // namespace

std::uint64_t correctly_rounded(ScalarType type, MpfrUnary function, std::uint64_t x) {
  Number argument(53, to_double(type, x));
  return rounded(type,
                 [&](mpfr_ptr result) { return function(result, argument.raw(), MPFR_RNDN); });
}

std::uint64_t correctly_rounded(ScalarType type, MpfrBinary function, std::uint64_t x,
                                std::uint64_t y) {
  Number first(53, to_double(type, x)), second(53, to_double(type, y));
  return rounded(type, [&](mpfr_ptr result) {
    return function(result, first.raw(), second.raw(), MPFR_RNDN);
  });
}

/// In a range of exponents and with bits enough that neither quotient nor remainder of two doubles
/// is rounded before it is an integer or a remainder: their quotient has at most 2^2099, and is no
/// nearer to an integer that it is not than 2^-53 times the divisor's last place.
class Wide {
 public:
  static constexpr mpfr_prec_t kPrecision = 4400;

  Number quotient(mpfr_srcptr x, mpfr_srcptr y) const {
    Number q(kPrecision);
    mpfr_div(q.raw(), x, y, MPFR_RNDN);
    mpfr_floor(q.raw(), q.raw());
    return q;
  }

 private:
  ExponentRange range_{{kPrecision, -100000, 100000}};
};

int mpfr_floor_div(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr y, mpfr_rnd_t round) {
  Number q = Wide().quotient(x, y);
  return mpfr_set(result, q.raw(), round);
}

int mpfr_floor_mod(mpfr_ptr result, mpfr_srcptr x, mpfr_srcptr y, mpfr_rnd_t round) {
  Number rest(Wide::kPrecision);
  {
    const Wide wide;
    Number q = wide.quotient(x, y);
    mpfr_mul(rest.raw(), q.raw(), y, MPFR_RNDN);
    mpfr_sub(rest.raw(), x, rest.raw(), MPFR_RNDN);
  }
  return mpfr_set(result, rest.raw(), round);
}

/// Ziv's method: more bits until both ends of the error interval round to the same value. It ends,
/// because the function is irrational except at 0, where 1/2 is of every format.
std::uint64_t correctly_rounded_sigmoid(ScalarType type, std::uint64_t x) {
  const double value = to_double(type, x);
  for (mpfr_prec_t precision = 128;; precision *= 2) {
    Number y = approximate_sigmoid(value, precision);
    if (mpfr_zero_p(y.raw())) return 0;  // exp(-x) is infinite, at least to MPFR
    const std::uint64_t low = rounded_bound(type, y.raw(), -4);
    if (low == rounded_bound(type, y.raw(), 4)) return low;
  }
}

}  // namespace tenor::semantics::numeric
