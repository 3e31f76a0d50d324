// SPDX-License-Identifier: Apache-2.0
// Every function is an identity that holds exactly, whatever number is put in for a guess (an
// integer multiple, or what the C library says to 50 bits), and a series whose rest is bounded by
// its last term. A bad guess makes a slow series or a wide ball, never a wrong one.
#include "tests/semantics/domain/numeric/ball_functions.h"

#include <cmath>

namespace tenor::semantics::numeric::test {
namespace {

constexpr int kConstantBits = 2700;

/// atan(1/n), or atanh(1/n), in units of 2^-kConstantBits: the sum of (-+1)^k / ((2k+1) n^(2k+1)).
/// Each power is less than 2 units short, each quotient less than 1 more, and what is left off is
/// less than 4 units together: 3 a term and 4 bound the error.
Ball inverse_arc(std::uint32_t n, bool hyperbolic) {
  Mantissa power = (Mantissa(1) << kConstantBits) / n, sum = 0;
  std::uint32_t k = 0;
  for (; power != 0; ++k, power /= n, power /= n) {
    if (k % 2 == 0 || hyperbolic)
      sum += power / (2 * k + 1);
    else
      sum -= power / (2 * k + 1);
  }
  return {sum, -kConstantBits, 3 * std::uint64_t{k} + 4};
}

/// Weighted by small integers; exact but for the errors of the terms.
Ball weighted(int weight, const Ball& term) {
  return {term.mantissa() * weight, term.exponent(),
          term.error() * static_cast<std::uint64_t>(std::abs(weight))};
}

Ball sum_of(const Ball& a, const Ball& b) {
  return {a.mantissa() + b.mantissa(), a.exponent(), a.error() + b.error()};
}

/// Machin's formula.
const Ball& long_pi() {
  static const Ball value =
      sum_of(weighted(16, inverse_arc(5, false)), weighted(-4, inverse_arc(239, false)));
  return value;
}

/// 18 atanh(1/26) - 2 atanh(1/4801) + 8 atanh(1/8749).
const Ball& long_log_of_2() {
  static const Ball value =
      sum_of(sum_of(weighted(18, inverse_arc(26, true)), weighted(-2, inverse_arc(4801, true))),
             weighted(8, inverse_arc(8749, true)));
  return value;
}

/// 10 = 8 * 5/4, and log(5/4) = 2 atanh(1/9).
const Ball& long_log_of_10() {
  static const Ball value = sum_of(weighted(3, long_log_of_2()), weighted(2, inverse_arc(9, true)));
  return value;
}

/// A long constant, cut to the precision.
Ball cut(const Ball& value) { return value * Ball(1); }

/// The term is too small to matter beside the sum, or beside its error.
bool is_negligible(const Ball& term, const Ball& sum) {
  const int top = term.magnitude();
  return top < sum.magnitude() - Ball::precision() - 8 ||
         (sum.error() != 0 && top < sum.exponent());
}

/// Sums first + second + …, where `next(term, k)` gives the k-th term from the one before, at most
/// half as large in magnitude from some place on, where `settled(k)` holds: then what is left off
/// is below the last term that was added.
template <class Next, class Settled>
Ball series(const Ball& first, Next next, Settled settled) {
  Ball term = first, sum = first;
  for (std::uint32_t k = 1; !term.is_zero(); ++k) {
    term = next(term, k);
    sum = sum + term;
    if (settled(k) && is_negligible(term, sum)) return sum.widened(term.magnitude() + 1);
  }
  return sum;
}

bool at_once(std::uint32_t) { return true; }

/// Sum of x^k / k! from k = 1, for |x| < 1/2.
Ball expm1_series(const Ball& x) {
  return series(
      x, [&](const Ball& term, std::uint32_t k) { return term * x / (k + 1); }, at_once);
}

/// x - x^2/2 + x^3/3 …, for |x| < 1/2.
Ball log1p_series(const Ball& x) {
  Ball power = x;
  const auto next = [&](const Ball&, std::uint32_t k) {
    power = -(power * x);
    return power / (k + 1);
  };
  return series(x, next, at_once);
}

/// x - x^3/3 + x^5/5 …, for |x| < 1/2.
Ball atan_series(const Ball& x) {
  Ball power = x;
  const Ball square = x * x;
  const auto next = [&](const Ball&, std::uint32_t k) {
    power = -(power * square);
    return power / (2 * k + 1);
  };
  return series(x, next, at_once);
}

/// x - x^3/3! + x^5/5! … where `first` is x, 1 - x^2/2! + x^4/4! … where it is 1; for |x| < 1.
Ball circular_series(const Ball& first, const Ball& square, std::uint32_t offset) {
  const auto next = [&](const Ball& term, std::uint32_t k) {
    return -(term * square) / ((2 * k - 1 + offset) * (2 * k + offset));
  };
  return series(first, next, at_once);
}

/// A guess at which multiple of `unit` is nearest to x.
Mantissa nearest_multiple(const Ball& x, const Ball& unit) {
  return ((x / unit).in_units(-1).mantissa() + 1) / 2;
}

/// quadrant * pi/2 + rest, and a whole number of turns.
struct Reduced {
  Ball rest, square;
  unsigned quadrant;
};

/// x = n pi/2 + r, for any n. The product needs as many bits more as n has.
Reduced reduce(const Ball& x) {
  if (x.magnitude() < 0) return {x, x * x, 0};
  const int precision = Ball::precision();
  Ball::set_precision(precision + x.magnitude() + 64);
  const Ball quarter = pi().scaled(-1);
  const Mantissa n = nearest_multiple(x, quarter);
  const Ball rest = x - quarter * Ball(n, 0);
  Ball::set_precision(precision);
  const int quadrant = static_cast<int>(n % 4);
  return {cut(rest), rest * rest, static_cast<unsigned>(quadrant + 4) % 4};
}

/// The sine of `quadrant` * pi/2 + the rest; the cosine is that of one quadrant more.
Ball sine_of(const Reduced& x, unsigned quadrant) {
  const Ball value = quadrant % 2 == 0 ? circular_series(x.rest, x.square, 1)
                                       : circular_series(Ball(1), x.square, 0);
  return quadrant / 2 % 2 == 0 ? value : -value;
}

constexpr int kSmall = -16;

/// 2^k (1 + rest).
struct PowerOfE {
  Ball rest;
  int k;
};

/// e^x = 2^k e^r with r = x - k log 2; and e^2r - 1 = (e^r - 1)(e^r + 1) as often as r was halved.
PowerOfE power_of_e(const Ball& x) {
  const int k = x.magnitude() < -1 ? 0 : static_cast<int>(std::lrint(x.middle() * 1.4427));
  const Ball r = k == 0 ? x : x - log_of_2() * Ball(k);
  const int halvings = std::max(0, r.magnitude() + 8);
  Ball result = expm1_series(r.scaled(-halvings));
  for (int i = 0; i < halvings; ++i) result = result * (result + Ball(2));
  return {result, k};
}

}  // namespace

Ball pi() { return cut(long_pi()); }
Ball log_of_2() { return cut(long_log_of_2()); }
Ball log_of_10() { return cut(long_log_of_10()); }

Ball exp(const Ball& x) {
  const double guess = x.middle();
  if (std::fabs(guess) > 2000) return Ball(1).scaled(guess > 0 ? 2800 : -2800);
  const auto [rest, k] = power_of_e(x);
  return (rest + Ball(1)).scaled(k);
}

Ball expm1(const Ball& x) {
  if (std::fabs(x.middle()) > 2000) return exp(x) - Ball(1);
  const auto [rest, k] = power_of_e(x);
  return k == 0 ? rest : (rest + Ball(1)).scaled(k) - Ball(1);
}

/// log(1 + x) = g + log(1 + d) with 1 + d = (1 + x) e^-g, for any g. Where x is large, e^-g - 1
/// says too little of g.
Ball log1p(const Ball& x) {
  if (x.magnitude() > 1) return log(x + Ball(1));
  if (x.magnitude() < kSmall) return log1p_series(x);
  const Ball guess(std::log1p(x.middle()));
  const Ball shrink = expm1(-guess);
  return guess + log1p_series(x + shrink + x * shrink);
}

/// log(2^k y) = k log 2 + log y, with y about 1.
Ball log(const Ball& x) {
  int k = x.magnitude();
  if (x.scaled(-k).middle() < 0.7) --k;
  const Ball rest = log1p(x.scaled(-k) - Ball(1));
  return k == 0 ? rest : rest + log_of_2() * Ball(k);
}

Ball sin(const Ball& x) {
  const Reduced reduced = reduce(x);
  return sine_of(reduced, reduced.quadrant);
}
Ball cos(const Ball& x) {
  const Reduced reduced = reduce(x);
  return sine_of(reduced, reduced.quadrant + 1);
}
Ball tan(const Ball& x) {
  const Reduced reduced = reduce(x);
  return sine_of(reduced, reduced.quadrant) / sine_of(reduced, reduced.quadrant + 1);
}

/// atan x = g + atan d with d = (x cos g - sin g) / (cos g + x sin g), as both sides are between
/// -pi and pi; from 1 on by atan x = pi/2 - atan(1/x).
Ball atan(const Ball& x) {
  if (x.is_negative()) return -atan(-x);
  if (x.middle() > 1) return pi().scaled(-1) - atan(Ball(1) / x);
  if (x.magnitude() < kSmall) return atan_series(x);
  const Ball guess(std::atan(x.middle()));
  const Ball sine = sin(guess), cosine = cos(guess);
  return guess + atan_series((x * cosine - sine) / (cosine + x * sine));
}

/// The half angle: tan(a/2)^2 = (1 - cos a)/(1 + cos a).
Ball acos(const Ball& x) {
  if (x.is_negative()) return pi() - acos(-x);
  return atan(sqrt((Ball(1) - x) / (Ball(1) + x))).scaled(1);
}

Ball asin(const Ball& x) {
  if (x.is_negative()) return -asin(-x);
  if (x.middle() > 0.5) return pi().scaled(-1) - acos(x);
  return atan(x / sqrt((Ball(1) - x) * (Ball(1) + x)));
}

/// 2/sqrt(pi) e^-x^2 times the sum of 2^k x^(2k+1) / (1 * 3 * … * (2k+1)), all of one sign. A
/// term is less than half the one before where 4 x^2 < 2k+1. From 7 on, 1 - erf x < e^-x^2 / (x
/// sqrt(pi)) < 2^-70.
Ball erf(const Ball& x) {
  if (x.is_negative()) return -erf(-x);
  if (x.middle() > 7.5) return Ball(1).widened(-70);
  const Ball square = x * x, twice = square.scaled(1);
  const auto next = [&](const Ball& term, std::uint32_t k) { return term * twice / (2 * k + 1); };
  const auto enough = static_cast<std::uint32_t>(4.1 * x.middle() * x.middle());
  const Ball sum = series(x, next, [&](std::uint32_t k) { return 2 * k > enough; });
  return sum.scaled(1) * exp(-square) / sqrt(pi());
}

}  // namespace tenor::semantics::numeric::test
