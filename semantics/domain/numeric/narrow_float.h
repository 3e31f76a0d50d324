// SPDX-License-Identifier: Apache-2.0
// The 16-bit formats, float16 and bfloat16, as exact subsets of double. TIR/Eval/13.2; TIR-D55.
// Subnormals are kept. A NaN that comes out of `narrow` is the quiet one with a positive sign.
#pragma once

#include <bit>
#include <cstdint>

namespace tenor::semantics::numeric {

/// An IEEE-like format of `kMantissa` stored bits of significand and an exponent bias of `kBias`,
/// 16 bits wide with its sign.
template <int kMantissa, int kBias>
struct NarrowFloat {
  static constexpr int kExponentBits = 15 - kMantissa;
  static constexpr std::uint64_t kInfinity = ((std::uint64_t{1} << kExponentBits) - 1) << kMantissa;
  static constexpr std::uint64_t kQuietNan = kInfinity | (std::uint64_t{1} << (kMantissa - 1));

  /// The value of `bits`, exactly.
  static double widen(std::uint64_t bits) {
    const std::uint64_t sign = (bits & 0x8000) << 48, magnitude = bits & 0x7fff;
    if (magnitude >= kInfinity) {
      return std::bit_cast<double>(sign | 0x7ff0000000000000 |
                                   ((magnitude - kInfinity) << (52 - kMantissa)));
    }
    if (magnitude >> kMantissa == 0) {
      constexpr auto kLeast = std::bit_cast<double>(std::uint64_t{1024 - kBias - kMantissa} << 52);
      const double value = static_cast<double>(magnitude) * kLeast;
      return std::bit_cast<double>(sign | std::bit_cast<std::uint64_t>(value));
    }
    const std::uint64_t rebias = std::uint64_t{1023 - kBias} << 52;
    return std::bit_cast<double>(sign | ((magnitude << (52 - kMantissa)) + rebias));
  }

  /// `value` rounded to nearest, ties to even; from half a unit beyond the largest, infinity.
  static std::uint64_t narrow(double value) {
    const auto bits = std::bit_cast<std::uint64_t>(value);
    const std::uint64_t sign = (bits >> 48) & 0x8000, magnitude = bits & 0x7fffffffffffffff;
    if (magnitude >= 0x7ff0000000000000) {
      return magnitude == 0x7ff0000000000000 ? sign | kInfinity : kQuietNan;
    }
    return sign | round(static_cast<int>(magnitude >> 52) - 1023, magnitude & 0xfffffffffffff);
  }

 private:
  /// 1.fraction * 2^exponent, rounded. A carry out of the significand raises the exponent field,
  /// up to that of infinity.
  static std::uint64_t round(int exponent, std::uint64_t fraction) {
    if (exponent > kBias) return kInfinity;
    const int deficit = exponent < 1 - kBias ? 1 - kBias - exponent : 0;
    const int drop = 52 - kMantissa + deficit;
    if (drop > 53) return 0;  // less than half of the least subnormal, a double's subnormals too
    const std::uint64_t significand = fraction | (std::uint64_t{1} << 52);
    const std::uint64_t kept = significand >> drop, half = std::uint64_t{1} << (drop - 1);
    const std::uint64_t rest = significand & (2 * half - 1);
    const std::uint64_t rounded = kept + (rest > half || (rest == half && (kept & 1)) ? 1 : 0);
    if (deficit > 0) return rounded;
    return rounded + (static_cast<std::uint64_t>(exponent + kBias - 1) << kMantissa);
  }
};

using Float16Format = NarrowFloat<10, 15>;
using BFloat16Format = NarrowFloat<7, 127>;

}  // namespace tenor::semantics::numeric
