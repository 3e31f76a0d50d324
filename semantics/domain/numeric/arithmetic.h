// SPDX-License-Identifier: Apache-2.0
// The arithmetic operators on scalars. TIR/Eval/13.2 to 13.9; TIR-D14, TIR-D15, TIR-D55, TIR-D56.
// Every function is total; that an integer divisor is not zero is the rules' matter, not ours.
//
// Why double is enough for float16 and bfloat16. Rounding twice (to 53 bits, then to p = 11 or 8)
// differs from rounding once only if the first rounding lands on a midpoint m of two neighbours of
// the narrow format which the exact value is not.
//   mul:  the product has at most 22 bits: it is a double, and there is no first rounding.
//   add, sub: a sum that is not a double has operands more than 40 binades apart; it then lies
//   within
//         2^-40 of the larger one, which is of the format, and no midpoint is as near as 2^-9.
//   div:  x/y differs from m by |x - m y| / |y|. Numerator and m y are integers below 2^24 in units
//         of the lesser exponent, so a difference is at least 2^-24 of the quotient: 53 bits see
//         it.
//   sqrt: likewise from x - m^2, at least 2^-25 of the root.
// Midpoints between subnormals have fewer bits, so the bounds hold there too, and no such result
// is a subnormal double.
//
// A format of at most 8 bits is computed in float (EXT/DataType), and the same bounds hold with
// room to spare: p is 5 at most, and a float has 24 bits. Only `fma` is not the exact result
// rounded once, but a float's, rounded once more; and only of float8_e8m0fnu is a float's range
// felt: 2^-127 * 2^-127 is 0 in float, and so a NaN.
//
// A NaN from float32 or float64 operands has the bits that the hardware gives; which NaN results
// is a declared freedom, and `same_value` (compare.h) does not look.
#pragma once

#include <cmath>

#include "semantics/domain/numeric/representation.h"

namespace tenor::semantics::numeric {

/// x + y. TIR/Eval/13.3
inline std::uint64_t add(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return visit(type, [=](auto r) {
    if constexpr (r.kFloating)
      return r.encode(r.decode(a) + r.decode(b));
    else
      return r.wrap(a + b);
  });
}

/// x - y. TIR/Eval/13.4
inline std::uint64_t sub(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return visit(type, [=](auto r) {
    if constexpr (r.kFloating)
      return r.encode(r.decode(a) - r.decode(b));
    else
      return r.wrap(a - b);
  });
}

/// x * y. TIR/Eval/13.5
inline std::uint64_t mul(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return visit(type, [=](auto r) {
    if constexpr (r.kFloating)
      return r.encode(r.decode(a) * r.decode(b));
    else
      return r.wrap(a * b);
  });
}

/// Quotient and remainder of a truncating division.
template <class Value>
struct Division {
  Value quotient, remainder;
};

/// By zero: 0 and 0. The least value by -1 wraps to itself (TIR-D14), where hardware traps.
constexpr Division<std::int64_t> divide(std::int64_t x, std::int64_t y) {
  if (y == 0) return {0, 0};
  if (y == -1) return {static_cast<std::int64_t>(0 - static_cast<std::uint64_t>(x)), 0};
  return {x / y, x % y};
}
constexpr Division<std::uint64_t> divide(std::uint64_t x, std::uint64_t y) {
  if (y == 0) return {0, 0};
  return {x / y, x % y};
}

/// Quotient rounded down, remainder with the sign of the divisor.
constexpr Division<std::int64_t> divide_down(std::int64_t x, std::int64_t y) {
  const Division<std::int64_t> d = divide(x, y);
  if (d.remainder == 0 || (d.remainder < 0) == (y < 0)) return d;
  return {d.quotient - 1, d.remainder + y};
}
constexpr Division<std::uint64_t> divide_down(std::uint64_t x, std::uint64_t y) {
  return divide(x, y);
}

/// x / y: truncating on integers, IEEE on floats. TIR/Eval/13.6
inline std::uint64_t div(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return visit(type, [=](auto r) {
    if constexpr (r.kFloating)
      return r.encode(r.decode(a) / r.decode(b));
    else
      return r.encode(divide(r.decode(a), r.decode(b)).quotient);
  });
}

/// x / y in a floating representation, rounded to an integer by `to_integer`: two roundings
/// (TIR-D56).
template <class Float, class ToInteger>
auto rounded_quotient(Float r, std::uint64_t a, std::uint64_t b, ToInteger to_integer) {
  return to_integer(r.decode(r.encode(r.decode(a) / r.decode(b))));
}

/// x - quotient * y in a floating representation: two roundings.
template <class Float>
std::uint64_t rounded_rest(Float r, std::uint64_t a, typename Float::Value quotient,
                           std::uint64_t b) {
  return r.encode(r.decode(a) - r.decode(r.encode(quotient * r.decode(b))));
}

/// floor(x / y). On floats the quotient is rounded first (TIR-D56). TIR/Eval/13.8
inline std::uint64_t floor_div(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return visit(type, [=](auto r) {
    if constexpr (!r.kFloating) {
      return r.encode(divide_down(r.decode(a), r.decode(b)).quotient);
    } else {
      return r.encode(rounded_quotient(r, a, b, [](auto q) { return std::floor(q); }));
    }
  });
}

/// x - floor(x / y) * y, every operation rounded on floats (TIR-D56). TIR/Eval/13.9
inline std::uint64_t floor_mod(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return visit(type, [=](auto r) {
    if constexpr (!r.kFloating) {
      return r.encode(divide_down(r.decode(a), r.decode(b)).remainder);
    } else {
      const auto quotient = rounded_quotient(r, a, b, [](auto q) { return std::floor(q); });
      return rounded_rest(r, a, quotient, b);
    }
  });
}

/// x - trunc(x / y) * y. On floats, for which the document has no Mod, by operations that round as
/// those of floor_mod do. TIR/Eval/13.7
inline std::uint64_t mod(ScalarType type, std::uint64_t a, std::uint64_t b) {
  return visit(type, [=](auto r) {
    if constexpr (!r.kFloating) {
      return r.encode(divide(r.decode(a), r.decode(b)).remainder);
    } else {
      const auto quotient = rounded_quotient(r, a, b, [](auto q) { return std::trunc(q); });
      return rounded_rest(r, a, quotient, b);
    }
  });
}

/// p + z rounded to odd: towards zero, and if that was inexact the last bit is set. From such a sum
/// a rounding to two bits fewer or less is the rounding of the exact one.
inline double add_to_odd(double p, double z) {
  const double sum = p + z;
  if (!std::isfinite(sum)) return sum;
  const double shift = sum - p;
  const double error = (p - (sum - shift)) + (z - shift);  // exact (Knuth's two-sum)
  const auto bits = std::bit_cast<std::uint64_t>(sum);
  if (error == 0 || (bits & 1) != 0) return sum;
  return std::bit_cast<double>((error > 0) == (sum > 0) ? bits + 1 : bits - 1);
}

/// x * y + z with one rounding; on integers modulo 2^bits.
inline std::uint64_t fma(ScalarType type, std::uint64_t x, std::uint64_t y, std::uint64_t z) {
  return visit(type, [=](auto r) {
    if constexpr (!r.kFloating)
      return r.wrap(x * y + z);
    else if constexpr (r.kWidth == 16) {
      return r.encode(add_to_odd(r.decode(x) * r.decode(y), r.decode(z)));
    } else {
      return r.encode(std::fma(r.decode(x), r.decode(y), r.decode(z)));
    }
  });
}

/// Which operator each function is.
inline constexpr spec::Implementation kArithmetic[] = {
    spec::function("add", spec::clauses("TIR/Eval/13.3", "TIR-D55")),
    spec::function("sub", spec::clauses("TIR/Eval/13.4")),
    spec::function("mul", spec::clauses("TIR/Eval/13.5")),
    spec::function("div",
                   spec::clauses("TIR/Eval/13.6", "TIR/Eval/13.6:c", "TIR/Eval/13.6:d", "TIR-D14")),
    spec::function("mod", spec::clauses("TIR/Eval/13.7")),
    spec::function("floor_div", spec::clauses("TIR/Eval/13.8", "TIR-D56")),
    spec::function("floor_mod", spec::clauses("TIR/Eval/13.9", "TIR-D56")),
};

}  // namespace tenor::semantics::numeric
