// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/domain/numeric/enclosure.h"

#include <algorithm>

namespace tenor::semantics::numeric::test {
namespace {

/// Bits of the significand, the exponent of the least subnormal, the bits of infinity.
struct Shape {
  int precision, least;
  std::uint64_t infinity;
};

Shape shape_of(spec::ScalarType type) {
  if (type.is_bfloat()) return {8, -133, 0x7f80};
  if (type.bits == 16) return {11, -24, 0x7c00};
  if (type.bits == 32) return {24, -149, 0x7f800000};
  return {53, -1074, 0x7ff0000000000000};
}

/// value / 2^drop to nearest, ties to even.
Mantissa without_last_bits(const Mantissa& value, int drop) {
  if (drop <= 0) return value << -drop;
  if (drop > bit_length(value) + 1) return 0;
  const Mantissa kept = value >> drop, rest = value - (kept << drop);
  const Mantissa half = Mantissa(1) << (drop - 1);
  return rest > half || (rest == half && kept % 2 != 0) ? kept + 1 : kept;
}

}  // namespace

/// Neighbours have neighbouring bits, across subnormals, binades and into infinity.
std::uint64_t nearest_of(spec::ScalarType type, const Mantissa& mantissa, int exponent) {
  if (mantissa == 0) return 0;
  const Shape shape = shape_of(type);
  const std::uint64_t sign = mantissa < 0 ? std::uint64_t{1} << (type.bits - 1) : 0;
  const Mantissa magnitude = abs(mantissa);
  const int top = exponent + bit_length(magnitude);
  if (top > -shape.least + 2) return sign | shape.infinity;
  const int unit = std::max(shape.least, top - shape.precision);
  const Mantissa rounded = without_last_bits(magnitude, unit - exponent);
  const std::uint64_t bits =
      (static_cast<std::uint64_t>(unit - shape.least) << (shape.precision - 1)) +
      static_cast<std::uint64_t>(rounded);
  return sign | std::min(bits, shape.infinity);
}

std::optional<std::uint64_t> only_value(spec::ScalarType type, const Ball& ball) {
  const std::uint64_t low = nearest_of(type, ball.mantissa() - ball.error(), ball.exponent());
  const std::uint64_t high = nearest_of(type, ball.mantissa() + ball.error(), ball.exponent());
  return low == high ? std::optional(low) : std::nullopt;
}

}  // namespace tenor::semantics::numeric::test
