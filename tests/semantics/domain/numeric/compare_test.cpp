// SPDX-License-Identifier: Apache-2.0
// Comparisons, minimum and maximum of every datatype.
#include "semantics/domain/numeric/compare.h"

#include <catch2/catch.hpp>

#include "tests/semantics/domain/numeric/oracle.h"

namespace tenor::semantics::numeric::test {
namespace {

TEST_CASE("compare: integers compare as numbers", "[TIR/Eval/16.1]") {
  Source source(2);
  for (ScalarType type : kIntegers) {
    for (int i = 0; i < 3000; ++i) {
      const std::uint64_t a = source.bits(type), b = source.bits(type);
      const Integer x = value_of(type, a), y = value_of(type, b);
      REQUIRE(eq(type, a, b) == (x == y));
      REQUIRE(ne(type, a, b) == (x != y));
      REQUIRE(lt(type, a, b) == (x < y));
      REQUIRE(le(type, a, b) == (x <= y));
      REQUIRE(gt(type, a, b) == (x > y));
      REQUIRE(ge(type, a, b) == (x >= y));
      REQUIRE(value_of(type, min(type, a, b)) == (x < y ? x : y));
      REQUIRE(value_of(type, max(type, a, b)) == (x > y ? x : y));
      REQUIRE_FALSE(is_minimum_open(type, a, b));
    }
  }
}

TEST_CASE("compare: floats compare as IEEE demands", "[TIR/Eval/16.1]") {
  for (ScalarType type : kFloats) {
    const std::uint64_t one = from_double(type, 1), minus_two = from_double(type, -2);
    const std::uint64_t nan = from_double(type, std::nan("")),
                        infinity = from_double(type, INFINITY);
    const std::uint64_t zero = 0, minus_zero = from_double(type, -0.0);
    CHECK(lt(type, minus_two, one));
    CHECK_FALSE(lt(type, one, minus_two));
    CHECK(gt(type, infinity, one));
    CHECK(eq(type, zero, minus_zero));
    CHECK(le(type, zero, minus_zero));
    CHECK_FALSE(lt(type, minus_zero, zero));
    CHECK(ne(type, nan, nan));
    CHECK_FALSE(eq(type, nan, nan));
    CHECK_FALSE(le(type, nan, one));
    CHECK_FALSE(ge(type, one, nan));
    CHECK(is_unordered(type, one, nan));
    CHECK_FALSE(is_unordered(type, one, infinity));
    CHECK(min(type, one, minus_two) == minus_two);
    CHECK(max(type, one, minus_two) == one);
  }
}

TEST_CASE("compare: Min and Max are open for NaN and for zeros of both signs", "[TIR-D16]") {
  for (ScalarType type : kFloats) {
    const std::uint64_t one = from_double(type, 1), nan = from_double(type, std::nan(""));
    const std::uint64_t minus_zero = from_double(type, -0.0);
    CHECK(is_minimum_open(type, 0, minus_zero));
    CHECK(is_minimum_open(type, one, nan));
    CHECK_FALSE(is_minimum_open(type, 0, 0));
    CHECK_FALSE(is_minimum_open(type, minus_zero, one));
  }
}

TEST_CASE("compare: any NaN is as good as another, and zeros are not the same value") {
  for (ScalarType type : kFloats) {
    const std::uint64_t nan = from_double(type, std::nan(""));
    CHECK(same_value(type, nan, nan | 1));
    CHECK_FALSE(same_value(type, nan, 0));
    CHECK_FALSE(same_value(type, 0, from_double(type, -0.0)));
  }
  CHECK_FALSE(same_value(kUInt16, 0x7e00, 0x7e01));
}

}  // namespace
}  // namespace tenor::semantics::numeric::test
