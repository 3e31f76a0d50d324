// SPDX-License-Identifier: Apache-2.0
// The formats of 16 bits and less as exact subsets of double. float16 and bfloat16: TIR/Eval/13.2;
// TIR-D55. The floats of 8, 6 and 4 bits: EXT/DataType, by the OCP specifications of 8-bit floats
// and of microscaling formats, and where these leave a choice as ml_dtypes has it. Subnormals are
// kept. A NaN that comes out of `narrow` is the quiet one with a positive sign.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace tenor::spec {

/// What the largest exponent, and a negative zero, stand for.
enum class Specials : std::uint8_t {
  kIeee,          ///< infinities and NaNs, as in IEEE 754
  kNan,           ///< `fn`: numbers, but for a NaN where all bits of exponent and significand are 1
  kUnsignedZero,  ///< `fnuz`: numbers; the one NaN is what would be a negative zero
  kNone           ///< `fn` of 6 and 4 bits: numbers
};

/// A format of `kBits` bits, sign included, with `kMantissa` stored bits of significand and an
/// exponent bias of `kBias`.
template <int kBits, int kMantissa, int kBias, Specials kSpecials = Specials::kIeee>
struct NarrowFloat {
  static constexpr int kWidth = kBits;
  static constexpr std::uint64_t kSign = std::uint64_t{1} << (kBits - 1);
  /// Of IEEE 754's making: infinity.
  static constexpr std::uint64_t kTop = ((kSign >> kMantissa) - 1) << kMantissa;
  static constexpr bool kIsIeee = kSpecials == Specials::kIeee;
  /// Where there is no NaN, a negative zero stands for it.
  static constexpr std::uint64_t kQuietNan = kIsIeee ? kTop | (std::uint64_t{1} << (kMantissa - 1))
                                             : kSpecials == Specials::kNan ? kSign - 1
                                                                           : kSign;
  static constexpr std::uint64_t kLargest = kIsIeee                       ? kTop - 1
                                            : kSpecials == Specials::kNan ? kSign - 2
                                                                          : kSign - 1;
  static constexpr bool kHasNan = kSpecials != Specials::kNone;

  /// The value of `bits`, exactly.
  static double widen(std::uint64_t bits) {
    const std::uint64_t sign = (bits & kSign) << (64 - kBits), magnitude = bits & (kSign - 1);
    if constexpr (kIsIeee) {
      if (magnitude >= kTop)
        return std::bit_cast<double>(sign | kInfinity | ((magnitude - kTop) << (52 - kMantissa)));
    } else if (kHasNan && (kSpecials == Specials::kNan ? magnitude : bits) == kQuietNan) {
      return std::bit_cast<double>((kSpecials == Specials::kNan ? sign : 0) | 0x7ff8000000000000);
    }
    if (magnitude >> kMantissa == 0) {
      constexpr auto kLeast = std::bit_cast<double>(std::uint64_t{1024 - kBias - kMantissa} << 52);
      const double value = static_cast<double>(magnitude) * kLeast;
      return std::bit_cast<double>(sign | std::bit_cast<std::uint64_t>(value));
    }
    const std::uint64_t rebias = std::uint64_t{1023 - kBias} << 52;
    return std::bit_cast<double>(sign | ((magnitude << (52 - kMantissa)) + rebias));
  }

  /// `value` rounded to nearest, ties to even; from half a unit beyond the largest, infinity, where
  /// there is none NaN, and where there is neither the largest.
  static std::uint64_t narrow(double value) {
    const auto bits = std::bit_cast<std::uint64_t>(value);
    const std::uint64_t sign = bits >> 63 << (kBits - 1), magnitude = bits & 0x7fffffffffffffff;
    if (magnitude > kInfinity) return kQuietNan;
    const std::uint64_t rounded =
        round(static_cast<int>(magnitude >> 52) - 1023, magnitude & 0xfffffffffffff);
    if (rounded > kLargest) return kHasNan && !kIsIeee ? kQuietNan : sign | kOverflow;
    if constexpr (kSpecials == Specials::kUnsignedZero) return rounded == 0 ? 0 : sign | rounded;
    return sign | rounded;
  }

 private:
  static constexpr std::uint64_t kInfinity = 0x7ff0000000000000;
  static constexpr std::uint64_t kOverflow = kIsIeee ? kTop : kLargest;

  /// 1.fraction * 2^exponent, rounded as if exponents had no end. A carry out of the significand
  /// raises the exponent field.
  static std::uint64_t round(int exponent, std::uint64_t fraction) {
    constexpr int kMost = static_cast<int>(kLargest >> kMantissa) - kBias;
    if (exponent > kMost) return kLargest + 1;
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

/// float8_e8m0fnu: the powers of two from 2^-127 to 2^127, and a NaN. No sign and no zero: of these
/// `narrow` makes NaN. A tie goes up, for the significand of the lesser neighbour, 1, is odd.
struct PowerOfTwo {
  static constexpr int kWidth = 8;
  static constexpr std::uint64_t kQuietNan = 0xff, kLargest = 0xfe;

  static double widen(std::uint64_t bits) {
    return bits == kQuietNan ? std::bit_cast<double>(0x7ff8000000000000)
                             : std::bit_cast<double>((bits + 1023 - 127) << 52);
  }
  static std::uint64_t narrow(double value) {
    if (!(value > 0)) return kQuietNan;
    const std::uint64_t half = std::uint64_t{1} << 51;
    const auto exponent =
        static_cast<std::int64_t>((std::bit_cast<std::uint64_t>(value) + half) >> 52) - 1023;
    if (exponent < -127) return 0;
    return exponent > 127 ? kQuietNan : static_cast<std::uint64_t>(exponent + 127);
  }
};

using Float16Format = NarrowFloat<16, 10, 15>;
using BFloat16Format = NarrowFloat<16, 7, 127>;
using Float8E3M4Format = NarrowFloat<8, 4, 3>;
using Float8E4M3Format = NarrowFloat<8, 3, 7>;
using Float8E4M3B11FNUZFormat = NarrowFloat<8, 3, 11, Specials::kUnsignedZero>;
using Float8E4M3FNFormat = NarrowFloat<8, 3, 7, Specials::kNan>;
using Float8E4M3FNUZFormat = NarrowFloat<8, 3, 8, Specials::kUnsignedZero>;
using Float8E5M2Format = NarrowFloat<8, 2, 15>;
using Float8E5M2FNUZFormat = NarrowFloat<8, 2, 16, Specials::kUnsignedZero>;
using Float6E2M3FNFormat = NarrowFloat<6, 3, 1, Specials::kNone>;
using Float6E3M2FNFormat = NarrowFloat<6, 2, 3, Specials::kNone>;
using Float4E2M1FNFormat = NarrowFloat<4, 1, 1, Specials::kNone>;

}  // namespace tenor::spec
