// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/domain/numeric/reference.h"

#include <cmath>
#include <functional>
#include <stdexcept>

#include "semantics/domain/numeric/cast.h"
#include "tests/semantics/domain/numeric/ball_functions.h"
#include "tests/semantics/domain/numeric/enclosure.h"

namespace tenor::semantics::numeric::test {
namespace {

using Fixed = std::optional<double>;
constexpr double kNone = NAN, kFar = INFINITY;

/// Odd functions through zero, with a limit at infinity or none.
Fixed odd(double x, double limit) {
  if (std::isnan(x) || x == 0) return x;
  if (std::isinf(x)) return std::copysign(limit, x);
  return {};
}
Fixed odd_to_infinity(double x) { return odd(x, kFar); }
Fixed odd_to_one(double x) { return odd(x, 1); }
Fixed circular(double x) { return std::isinf(x) ? Fixed(kNone) : odd(x, 0); }
Fixed even_circular(double x) { return std::isfinite(x) ? Fixed() : kNone; }
Fixed even_hyperbolic(double x) { return std::isfinite(x) ? Fixed() : std::fabs(x); }
Fixed exponential(double x) {
  return std::isfinite(x) ? Fixed() : std::isnan(x) || x > 0 ? x : 0.0;
}
Fixed arc_sine(double x) { return std::fabs(x) <= 1 && x != 0 ? Fixed() : x == 0 ? x : kNone; }
Fixed arc_cosine(double x) { return std::fabs(x) <= 1 ? Fixed() : kNone; }
Fixed arc_tangent(double x) { return std::isnan(x) || x == 0 ? Fixed(x) : Fixed(); }
Fixed area_tangent(double x) {
  if (x == 0 || std::fabs(x) == 1) return x == 0 ? x : std::copysign(kFar, x);
  return std::fabs(x) < 1 ? Fixed() : kNone;
}
Fixed area_cosine(double x) { return std::isinf(x) && x > 0 ? Fixed(x) : x >= 1 ? Fixed() : kNone; }
/// A logarithm whose pole is at `pole`.
Fixed logarithm_from(double x, double pole) {
  if (x == pole) return -kFar;
  return x > pole ? (std::isinf(x) ? Fixed(x) : Fixed()) : kNone;
}
Fixed logarithm(double x) { return logarithm_from(x, 0); }
Fixed logarithm_of_successor(double x) { return x == 0 ? Fixed(x) : logarithm_from(x, -1); }
Fixed root(double x) { return x == 0 ? Fixed(x) : logarithm_from(x, 0); }
Fixed inverse_root(double x) {
  if (x == 0) return std::copysign(kFar, x);
  return x > 0 ? (std::isinf(x) ? Fixed(0.0) : Fixed()) : kNone;
}
Fixed logistic(double x) {
  return std::isfinite(x) ? Fixed() : std::isnan(x) ? x : x > 0 ? 1.0 : 0.0;
}

const Ball kOne(1);

Ball ball_sqrt(double x) { return sqrt(Ball(x)); }
Ball ball_rsqrt(double x) { return kOne / sqrt(Ball(x)); }
Ball ball_exp(double x) { return exp(Ball(x)); }
/// 2^n is exact; else 2^(n + f) = 2^n e^(f log 2).
Ball ball_exp2(double x) {
  const double n = std::rint(std::fmin(std::fmax(x, -2800), 2800)), rest = x - n;
  if (std::fabs(rest) > 1) return kOne.scaled(static_cast<int>(n));
  return (rest == 0 ? kOne : exp(Ball(rest) * log_of_2())).scaled(static_cast<int>(n));
}
/// 10^n is exact as long as 5^n has fewer bits than are kept.
Ball ball_exp10(double x) {
  if (x != std::rint(x) || std::fabs(x) > 100)
    return exp(Ball(std::fmin(std::fmax(x, -1e6), 1e6)) * log_of_10());
  Ball power(1);
  for (int i = 0; i < std::fabs(x); ++i) power = power * Ball(10);
  return x < 0 ? kOne / power : power;
}
Ball ball_log(double x) { return log(Ball(x)); }
Ball ball_log1p(double x) { return log1p(Ball(x)); }
/// The logarithm of a power of two is exact.
Ball ball_log2(double x) {
  int exponent = 0;
  if (std::frexp(x, &exponent) == 0.5) return Ball(exponent - 1);
  return log(Ball(x)) / log_of_2();
}
Ball ball_log10(double x) { return log(Ball(x)) / log_of_10(); }
/// 1 / (1 + e^-x).
Ball ball_sigmoid(double x) { return kOne / (kOne + exp(-Ball(x))); }

Ball ball_sin(double x) { return sin(Ball(x)); }
Ball ball_cos(double x) { return cos(Ball(x)); }
Ball ball_tan(double x) { return tan(Ball(x)); }
Ball ball_asin(double x) { return asin(Ball(x)); }
Ball ball_acos(double x) { return acos(Ball(x)); }
Ball ball_atan(double x) {
  return std::isinf(x) ? (x < 0 ? -pi() : pi()).scaled(-1) : atan(Ball(x));
}

/// With m = e^x - 1: sinh x = (m + m/(1 + m))/2, cosh x = 1 + m^2/(2(1 + m)).
Ball ball_sinh(double x) {
  if (x < 0) return -ball_sinh(-x);
  const Ball m = expm1(Ball(x));
  return (m + m / (kOne + m)).scaled(-1);
}
Ball ball_cosh(double x) {
  const Ball m = expm1(Ball(std::fabs(x)));
  return kOne + (m * m / (kOne + m)).scaled(-1);
}
/// With m = e^2x - 1: tanh x = m/(m + 2); from 100 on it is less than 2^-280 short of 1.
Ball ball_tanh(double x) {
  if (x < 0) return -ball_tanh(-x);
  if (x > 100) return kOne.widened(-280);
  const Ball m = expm1(Ball(2 * x));
  return m / (m + Ball(2));
}
/// log(x + sqrt(x^2 + 1)), written so that small x keep their bits.
Ball ball_asinh(double x) {
  if (x < 0) return -ball_asinh(-x);
  const Ball square = Ball(x) * Ball(x);
  return log1p(Ball(x) + square / (kOne + sqrt(kOne + square)));
}
/// log(x + sqrt(x^2 - 1)), likewise near 1.
Ball ball_acosh(double x) {
  const Ball rest = Ball(x) - kOne;
  return log1p(rest + sqrt(rest * (Ball(x) + kOne)));
}
Ball ball_atanh(double x) { return log1p(Ball(x).scaled(1) / (kOne - Ball(x))).scaled(-1); }
Ball ball_erf(double x) { return erf(Ball(x)); }

constexpr UnaryReference kUnary[] = {{"acos", arc_cosine, ball_acos},
                                     {"acosh", area_cosine, ball_acosh},
                                     {"asin", arc_sine, ball_asin},
                                     {"asinh", odd_to_infinity, ball_asinh},
                                     {"atan", arc_tangent, ball_atan},
                                     {"atanh", area_tangent, ball_atanh},
                                     {"cos", even_circular, ball_cos},
                                     {"cosh", even_hyperbolic, ball_cosh},
                                     {"erf", odd_to_one, ball_erf},
                                     {"exp", exponential, ball_exp},
                                     {"exp10", exponential, ball_exp10},
                                     {"exp2", exponential, ball_exp2},
                                     {"log", logarithm, ball_log},
                                     {"log10", logarithm, ball_log10},
                                     {"log1p", logarithm_of_successor, ball_log1p},
                                     {"log2", logarithm, ball_log2},
                                     {"rsqrt", inverse_root, ball_rsqrt},
                                     {"sigmoid", logistic, ball_sigmoid},
                                     {"sin", circular, ball_sin},
                                     {"sinh", odd_to_infinity, ball_sinh},
                                     {"sqrt", root, ball_sqrt},
                                     {"tan", circular, ball_tan},
                                     {"tanh", odd_to_one, ball_tanh}};

std::uint64_t decided(const char* name, spec::ScalarType type, const std::function<Ball()>& ball) {
  std::optional<std::uint64_t> value;
  for (int precision = 256; precision <= 4096 && !value; precision *= 2) {
    Ball::set_precision(precision);
    value = only_value(type, ball());
  }
  Ball::set_precision(256);
  if (!value) throw std::runtime_error(std::string(name) + ": 4096 bits do not decide");
  return *value;
}

}  // namespace

std::span<const UnaryReference> unary_references() { return kUnary; }

std::uint64_t reference(const UnaryReference& function, spec::ScalarType type, double x) {
  if (const Fixed fixed = function.fixed(x)) return from_double(type, *fixed);
  return decided(function.name, type, [&] { return function.ball(x); });
}

std::uint64_t reference(const BinaryReference& function, spec::ScalarType type, double x,
                        double y) {
  if (const Fixed fixed = function.fixed(x, y)) return from_double(type, *fixed);
  return decided(function.name, type, [&] { return function.ball(x, y); });
}

}  // namespace tenor::semantics::numeric::test
