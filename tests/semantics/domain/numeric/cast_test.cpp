// SPDX-License-Identifier: Apache-2.0
// Casts and constants: every 16-bit float and its midpoints, integers at their ends.
#include "semantics/domain/numeric/cast.h"

#include <catch2/catch.hpp>
#include <limits>

#include "tests/semantics/domain/numeric/oracle.h"

namespace tenor::semantics::numeric::test {
namespace {

TEST_CASE("cast: every 16-bit float is the double of its definition") {
  for (std::uint64_t bits = 0; bits < 0x10000; ++bits) {
    const int exponent = static_cast<int>(bits >> 10 & 31),
              fraction = static_cast<int>(bits & 1023);
    if (exponent == 31) continue;
    const double value =
        exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(1024 + fraction, exponent - 25);
    REQUIRE(to_double(kF16, bits) == (bits & 0x8000 ? -value : value));
    REQUIRE(std::signbit(to_double(kF16, bits)) == ((bits & 0x8000) != 0));
  }
  for (std::uint64_t bits = 0; bits < 0x10000; ++bits) {
    const double value = std::bit_cast<float>(static_cast<std::uint32_t>(bits << 16));
    REQUIRE((to_double(kBF16, bits) == value || (std::isnan(value) && is_nan(kBF16, bits))));
  }
}

TEST_CASE("cast: to a 16-bit float: itself, and either side of every midpoint", "[TIR-D54]") {
  for (ScalarType type : kNarrowFloats) {
    const std::uint64_t infinity = from_double(type, INFINITY);
    for (std::uint64_t bits = 0; bits < infinity; ++bits) {
      const double x = to_double(type, bits);
      const double next =
          bits + 1 == infinity ? x + (x - to_double(type, bits - 1)) : to_double(type, bits + 1);
      const double middle = (x + next) / 2;
      REQUIRE(from_double(type, x) == bits);
      REQUIRE(from_double(type, -x) == (bits | 0x8000));
      REQUIRE(from_double(type, middle) == bits + (bits & 1));
      REQUIRE(from_double(type, std::nextafter(middle, 0.0)) == bits);
      REQUIRE(from_double(type, std::nextafter(middle, INFINITY)) == bits + 1);
    }
    CHECK(from_double(type, std::numeric_limits<double>::max()) == infinity);
    CHECK(from_double(type, std::numeric_limits<double>::denorm_min()) == 0);
    CHECK(is_nan(type, from_double(type, std::nan(""))));
  }
}

TEST_CASE("cast: literals are rounded from the double, not through float32", "[TIR-D27]") {
  const double tie_breaker = 1 + 0x1p-11 + 0x1p-40;  // in float32 a tie of float16
  CHECK(from_double(kF16, tie_breaker) == from_double(kF16, 1 + 0x1p-10));
  CHECK(from_double(kF32, 0.1) == 0x3dcccccd);
  CHECK(from_double(kBF16, 0.1) == 0x3dcd);
  CHECK(from_int64(kInt8, -1) == ~0ULL);
  CHECK(from_int64(kF16, 2049) == from_double(kF16, 2048));
  CHECK(from_int64(kBool, 1) == 1);
}

TEST_CASE("cast: integer casts keep the value where it fits, else wrap", "[TIR-D53][TIR-D54]") {
  Source source(9);
  for (ScalarType from : kIntegers) {
    for (ScalarType to : kIntegers) {
      for (int i = 0; i < 300; ++i) {
        const std::uint64_t bits = source.bits(from);
        const Integer value = value_of(from, bits);
        const std::uint64_t expected = to == kBool ? (value != 0 ? 1 : 0) : wrapped(to, value);
        REQUIRE(cast(from, to, bits) == expected);
      }
    }
  }
  CHECK(cast(kUInt8, kInt32, 255) == 255);
  CHECK(cast(kInt8, kUInt32, extended(kInt8, 255)) == 0xffffffff);
}

TEST_CASE("cast: to Bool: is it other than zero", "[TIR-D12]") {
  CHECK(cast(kInt32, kBool, 2) == 1);
  CHECK(cast(kInt32, kBool, 0) == 0);
  for (ScalarType type : kFloats) {
    CHECK(cast(type, kBool, from_double(type, 0.5)) == 1);
    CHECK(cast(type, kBool, from_double(type, -0.0)) == 0);
    CHECK(cast(type, kBool, from_double(type, std::nan(""))) == 1);
  }
}

TEST_CASE("cast: integers to floats: to nearest, ties to even", "[TIR-D54]") {
  Source source(6);
  Real exact(kPlenty);
  for (ScalarType from : kIntegers) {
    for (int i = 0; i < 2000; ++i) {
      const std::uint64_t bits = source.bits(from) >> (i % 3 ? 0 : source.word() % from.bits);
      if (from.is_int())
        mpfr_set_si(exact.get(), to_int64(from, bits), MPFR_RNDN);
      else
        mpfr_set_ui(exact.get(), bits, MPFR_RNDN);
      for (ScalarType to : kNarrowFloats) {
        INFO(std::hex << bits << " of width " << std::dec << int{from.bits});
        REQUIRE(cast(from, to, bits) == nearest(to, exact.get()));
      }
      REQUIRE(cast(from, kF32, bits) == Float32::encode(mpfr_get_flt(exact.get(), MPFR_RNDN)));
      REQUIRE(cast(from, kF64, bits) == Float64::encode(mpfr_get_d(exact.get(), MPFR_RNDN)));
    }
  }
}

TEST_CASE("cast: a wide integer just off a tie is no tie", "[TIR-D54]") {
  const std::uint64_t tie = (1ULL << 62) + (1ULL << 54), below = from_double(kBF16, 0x1p62);
  CHECK(cast(kInt64, kBF16, tie) == below);
  CHECK(cast(kInt64, kBF16, tie + 1) == below + 1);
  CHECK(cast(kInt64, kBF16, tie - 1) == below);
  CHECK(cast(kInt64, kBF16, 0 - tie - 1) == ((below + 1) | 0x8000));
  CHECK(cast(kUInt64, kBF16, ~0ULL) == from_double(kBF16, 0x1p64));
  CHECK(cast(kUInt64, kF16, ~0ULL) == from_double(kF16, INFINITY));
}

TEST_CASE("cast: floats to integers truncate, or give nothing", "[TIR-D13]") {
  for (ScalarType from : kFloats) {
    const auto to = [&](ScalarType type, double v) {
      return cast(from, type, from_double(from, v));
    };
    CHECK(to(kInt32, -2.75) == extended(kInt32, 0xfffffffe));
    CHECK(to(kUInt8, 2.75) == 2);
    CHECK(to(kUInt8, -0.75) == 0);
    CHECK(to(kUInt8, -1) == std::nullopt);
    CHECK(to(kUInt8, 255) == 255);
    CHECK(to(kUInt8, 256) == std::nullopt);
    CHECK(to(kInt8, -128) == extended(kInt8, 0x80));
    CHECK(to(kInt8, -130) == std::nullopt);
    CHECK(to(kInt8, 128) == std::nullopt);
    CHECK(to(kInt64, std::nan("")) == std::nullopt);
    CHECK(to(kInt64, INFINITY) == std::nullopt);
    CHECK(to(kUInt64, -INFINITY) == std::nullopt);
  }
  CHECK(cast(kF64, kInt8, from_double(kF64, -128.9)) == extended(kInt8, 0x80));
  CHECK(cast(kF64, kInt8, from_double(kF64, -129)) == std::nullopt);
  CHECK(cast(kF64, kInt32, from_double(kF64, -2147483648.5)) == extended(kInt32, 0x80000000));
  CHECK(cast(kF64, kInt64, from_double(kF64, -0x1p63)) == 1ULL << 63);
  CHECK(cast(kF64, kInt64, from_double(kF64, 0x1p63)) == std::nullopt);
  CHECK(cast(kF64, kUInt64, from_double(kF64, 0x1.fffffffffffffp63)) == 0xfffffffffffff800);
  CHECK(cast(kF64, kUInt64, from_double(kF64, 0x1p64)) == std::nullopt);
}

TEST_CASE("cast: floats to narrower floats overflow to infinity", "[TIR-D54]") {
  CHECK(cast(kF64, kF32, from_double(kF64, 1e300)) == 0x7f800000);
  CHECK(cast(kF32, kF16, from_double(kF32, 65519.996)) == 0x7bff);
  CHECK(cast(kF32, kF16, from_double(kF32, 65520)) == 0x7c00);
  CHECK(cast(kF16, kF32, 1) == from_double(kF32, 0x1p-24));
  CHECK(cast(kF64, kF32, from_double(kF64, 0x1p-149)) == 1);
}

}  // namespace
}  // namespace tenor::semantics::numeric::test
