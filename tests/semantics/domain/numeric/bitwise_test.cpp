// SPDX-License-Identifier: Apache-2.0
// Bitwise operators and shifts of every integer type.
#include "semantics/domain/numeric/bitwise.h"

#include <catch2/catch.hpp>

#include "tests/semantics/domain/numeric/oracle.h"

namespace tenor::semantics::numeric::test {
namespace {

TEST_CASE("bitwise: shifts act on two's complement", "[TIR-D48]") {
  Source source(4);
  for (ScalarType type : kIntegers) {
    for (int i = 0; i < 2000; ++i) {
      const std::uint64_t a = source.bits(type), count = source.word() % type.bits;
      const Integer x = value_of(type, a), power = Integer(1) << static_cast<int>(count);
      const Integer down = x >= 0 ? Integer(x / power) : Integer(-((-x + power - 1) / power));
      REQUIRE(shift_left(type, a, count) == wrapped(type, x * power));
      REQUIRE(shift_right(type, a, count) == wrapped(type, down));
      REQUIRE(is_shift_count(type, count));
    }
    CHECK_FALSE(is_shift_count(type, type.bits));
    CHECK_FALSE(is_shift_count(type, mask_of(kInt64)));
  }
}

TEST_CASE("bitwise: a count out of range is no trap", "[TIR-D48]") {
  CHECK(shift_left(kInt32, 1, 32) == 0);
  CHECK(shift_left(kInt64, 1, 64) == 0);
  CHECK(shift_right(kInt32, ~0ULL, 70) == ~0ULL);
  CHECK(shift_right(kUInt32, 0xffffffff, 70) == 0);
  CHECK(shift_right(kInt64, ~0ULL, ~0ULL) == ~0ULL);
}

TEST_CASE("bitwise: and, or, xor, not", "[TIR-D48]") {
  CHECK(bitwise_and(0xc, 0xa) == 0x8);
  CHECK(bitwise_or(0xc, 0xa) == 0xe);
  CHECK(bitwise_xor(0xc, 0xa) == 0x6);
  CHECK(bitwise_not(kInt8, 0x0f) == extended(kInt8, 0xf0));
  CHECK(bitwise_not(kBool, 1) == 0);
  CHECK(bitwise_not(kUInt64, 0) == ~0ULL);
}

}  // namespace
}  // namespace tenor::semantics::numeric::test
