// SPDX-License-Identifier: Apache-2.0
// Integers of every width against integers of any size: all pairs of 8 bits, and of the wider ones
// random pairs, many at the ends of the range.
#include <catch2/catch.hpp>

#include "semantics/domain/numeric/arithmetic.h"
#include "semantics/domain/numeric/bitwise.h"
#include "semantics/domain/numeric/math.h"
#include "tests/semantics/domain/numeric/oracle.h"
#include "tests/share.h"

namespace tenor::semantics::numeric::test {
namespace {

const std::uint64_t kIntegerStride = tenor::test::stride(87);

/// The bits of a number of the type, as a number that is not negative.
Integer pattern(ScalarType type, const Integer& value) {
  return value < 0 ? value + (Integer(1) << type.bits) : value;
}

bool is_arithmetic_right(ScalarType type, std::uint64_t a, std::uint64_t b, const Integer& x,
                         const Integer& y) {
  if (add(type, a, b) != wrapped(type, x + y) || sub(type, a, b) != wrapped(type, x - y) ||
      mul(type, a, b) != wrapped(type, x * y))
    return false;
  if (y == 0) return true;
  const Integer down = floor_quotient(x, y);
  return div(type, a, b) == wrapped(type, x / y) && mod(type, a, b) == wrapped(type, x % y) &&
         floor_div(type, a, b) == wrapped(type, down) &&
         floor_mod(type, a, b) == wrapped(type, x - down * y);
}

bool are_comparisons_right(ScalarType type, std::uint64_t a, std::uint64_t b, const Integer& x,
                           const Integer& y) {
  return eq(type, a, b) == (x == y) && ne(type, a, b) == (x != y) && lt(type, a, b) == (x < y) &&
         le(type, a, b) == (x <= y) && gt(type, a, b) == (x > y) && ge(type, a, b) == (x >= y) &&
         min(type, a, b) == (x < y ? a : b) && max(type, a, b) == (x > y ? a : b);
}

bool are_bits_right(ScalarType type, std::uint64_t a, std::uint64_t b, const Integer& x,
                    const Integer& y) {
  const Integer p = pattern(type, x), q = pattern(type, y);
  const std::uint64_t count = (b & 0xff) % type.bits;
  const Integer power = Integer(1) << static_cast<unsigned>(count);
  return bitwise_and(a, b) == wrapped(type, p & q) && bitwise_or(a, b) == wrapped(type, p | q) &&
         bitwise_xor(a, b) == wrapped(type, p ^ q) &&
         bitwise_not(type, a) == wrapped(type, -1 - x) &&
         shift_left(type, a, count) == wrapped(type, x * power) &&
         shift_right(type, a, count) == wrapped(type, floor_quotient(x, power));
}

void check_pair(ScalarType type, std::uint64_t a, std::uint64_t b) {
  const Integer x = value_of(type, a), y = value_of(type, b);
  INFO("of " << int{type.bits} << " bits: " << x << ", " << y);
  if (!is_arithmetic_right(type, a, b, x, y)) FAIL("arithmetic");
  if (!are_comparisons_right(type, a, b, x, y)) FAIL("comparison");
  if (!are_bits_right(type, a, b, x, y)) FAIL("bits");
}

TEST_CASE("integer: operators on all pairs of 8 bits", "[TIR/Eval/13.2][TIR-D48]") {
  for (ScalarType type : {kBool, kInt8, kUInt8}) {
    const std::uint64_t end = std::uint64_t{1} << type.bits;
    for (std::uint64_t a = 0; a < end; ++a)
      for (std::uint64_t b = a % std::min(kIntegerStride, end); b < end; b += kIntegerStride)
        check_pair(type, extended(type, a), extended(type, b));
  }
}

TEST_CASE("integer: operators on wider pairs", "[TIR/Eval/13.2][TIR-D48]") {
  Source source(41);
  for (ScalarType type : {kInt16, kUInt16, kInt32, kUInt32, kInt64, kUInt64}) {
    for (std::uint64_t i = 0; i < 100'000; i += kIntegerStride) {
      const std::uint64_t a = source.bits(type), b = source.bits(type);
      check_pair(type, a, extended(type, b >> (i % 3 ? 0 : source.word() % type.bits)));
    }
  }
}

void check_one(ScalarType type, std::uint64_t a) {
  const Integer x = value_of(type, a), p = pattern(type, x);
  std::uint64_t ones = 0, width = 0;
  for (Integer rest = p; rest != 0; rest >>= 1, ++width) ones += static_cast<unsigned>(rest & 1);
  const auto of = [&](const char* name) { return find_math(name)->apply(type, &a); };
  const bool fine = of("abs") == wrapped(type, x < 0 ? -x : x) && of("popcount") == ones &&
                    of("clz") == type.bits - width && of("floor") == a && of("round") == a;
  if (!fine) FAIL("of " << int{type.bits} << " bits: " << x);
  for (ScalarType to : kIntegers)
    if (cast(type, to, a) != (to == kBool ? std::uint64_t{x != 0} : wrapped(to, x)))
      FAIL("cast of " << x << " to " << int{to.bits} << " bits");
}

TEST_CASE("integer: functions and casts of one operand", "[TIR-D53]") {
  Source source(42);
  for (ScalarType type : kIntegers) {
    const bool all = type.bits <= 16;
    const std::uint64_t count = all ? std::uint64_t{1} << type.bits : 100'000;
    for (std::uint64_t i = 0; i < count; i += type.bits <= 8 ? 1 : kIntegerStride)
      check_one(type, all ? extended(type, i) : source.bits(type));
  }
}

/// floor(x * y * 2^shift + 1/2).
Integer rounded_product(const Integer& x, const Integer& y, int shift) {
  if (shift >= 0) return x * y << shift;
  const Integer half = Integer(1) << (-shift - 1);
  return floor_quotient(x * y + half, half * 2);
}

TEST_CASE("integer: fixed-point products round as defined") {
  Source source(43);
  for (std::uint64_t i = 0; i < 100'000; i += kIntegerStride) {
    const std::uint64_t a = source.bits(kInt32), b = source.bits(kInt32);
    const Integer x = value_of(kInt32, a), y = value_of(kInt32, b);
    const int fraction = static_cast<int>(source.word() % 64), shift = 31 - int(i % 63);
    const std::uint64_t args[] = {a, b, from_int64(kInt32, fraction), from_int64(kInt32, shift)};
    INFO(x << ", " << y << ", " << fraction << ", " << shift);
    REQUIRE(find_math("q_multiply_shift")->apply(kInt32, args) ==
            wrapped(kInt32, rounded_product(x, y, shift - fraction)));
    const int left = shift & 15, right = fraction & 15;
    const std::uint64_t per_axis[] = {a, b, from_int64(kInt32, left), from_int64(kInt32, right), 31,
                                      1, 1};
    REQUIRE(find_math("q_multiply_shift_per_axis")->apply(kInt32, per_axis) ==
            wrapped(kInt32, rounded_product(x, y, left - right - 31)));
    REQUIRE(fma(kInt64, a, b, args[2]) == wrapped(kInt64, x * y + fraction));
  }
}

}  // namespace
}  // namespace tenor::semantics::numeric::test
