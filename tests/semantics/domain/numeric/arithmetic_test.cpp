// SPDX-License-Identifier: Apache-2.0
// Integers against integers of any size, 16-bit floats against MPFR, the wider ones against
// hardware.
#include "semantics/domain/numeric/arithmetic.h"

#include <catch2/catch.hpp>

#include "tests/semantics/domain/numeric/oracle.h"

namespace tenor::semantics::numeric::test {
namespace {

using Operation = std::uint64_t (*)(ScalarType, std::uint64_t, std::uint64_t);

/// The first pair of random integers for which `operation` is not `expected`; 0, 0 if there is
/// none.
template <class Expected>
bool agrees(Operation operation, bool divides, Expected expected) {
  Source source(11);
  for (ScalarType type : kIntegers) {
    for (int i = 0; i < 4000; ++i) {
      const std::uint64_t a = source.bits(type), b = source.bits(type);
      if (divides && b == 0) continue;
      const Integer result = expected(value_of(type, a), value_of(type, b));
      if (operation(type, a, b) != wrapped(type, result)) {
        UNSCOPED_INFO("bits " << int{type.bits} << " code " << static_cast<int>(type.code) << ": "
                              << value_of(type, a) << ", " << value_of(type, b));
        return false;
      }
    }
  }
  return true;
}

TEST_CASE("arithmetic: integers wrap", "[TIR/Eval/13.2]") {
  CHECK(agrees(add, false, [](Integer x, Integer y) -> Integer { return x + y; }));
  CHECK(agrees(sub, false, [](Integer x, Integer y) -> Integer { return x - y; }));
  CHECK(agrees(mul, false, [](Integer x, Integer y) -> Integer { return x * y; }));
  CHECK_FALSE(agrees(add, false, [](Integer x, Integer y) -> Integer { return x - y; }));
}

TEST_CASE("arithmetic: integer division truncates or floors", "[TIR/Eval/13.6][TIR/Eval/13.8]") {
  CHECK(agrees(div, true, [](Integer x, Integer y) -> Integer { return x / y; }));
  CHECK(agrees(mod, true, [](Integer x, Integer y) -> Integer { return x % y; }));
  CHECK(agrees(floor_div, true, floor_quotient));
  CHECK(agrees(floor_mod, true,
               [](Integer x, Integer y) -> Integer { return x - floor_quotient(x, y) * y; }));
  CHECK_FALSE(agrees(div, true, floor_quotient));
}

TEST_CASE("arithmetic: the least integer by -1 wraps", "[TIR-D14]") {
  for (ScalarType type : {kInt8, kInt16, kInt32, kInt64}) {
    const std::uint64_t least = extended(type, 1ULL << (type.bits - 1)),
                        minus_one = extended(type, ~0ULL);
    CHECK(div(type, least, minus_one) == least);
    CHECK(floor_div(type, least, minus_one) == least);
    CHECK(mod(type, least, minus_one) == 0);
    CHECK(floor_mod(type, least, minus_one) == 0);
  }
}

TEST_CASE("arithmetic: a zero divisor of integers does not trap", "[TIR-D15]") {
  for (ScalarType type : kIntegers) {
    for (Operation operation :
         {Operation{div}, Operation{mod}, Operation{floor_div}, Operation{floor_mod}}) {
      CHECK(operation(type, 1, 0) == 0);
    }
  }
}

using Exact = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t);

/// Does `operation` give the number nearest to the exact result, for `count` pairs of 16-bit
/// floats?
bool is_rounded_once(ScalarType type, Operation operation, Exact exact, int count) {
  Source source(5);
  Real x(24), y(24), result(kPlenty);
  for (int i = 0; i < count; ++i) {
    const std::uint64_t a = source.bits(type);
    // Half of the pairs have like exponents, where cancellation and subnormals are.
    const std::uint64_t b = i % 2 ? source.bits(type) : (a + source.word() % 4096 - 2048) & 0xffff;
    mpfr_set_d(x.get(), to_double(type, a), MPFR_RNDN);
    mpfr_set_d(y.get(), to_double(type, b), MPFR_RNDN);
    exact(result.get(), x.get(), y.get(), MPFR_RNDN);
    if (!same_value(type, operation(type, a, b), nearest(type, result.get()))) {
      UNSCOPED_INFO(std::hex << a << ", " << b << " give " << operation(type, a, b));
      return false;
    }
  }
  return true;
}

TEST_CASE("arithmetic: 16-bit floats round the exact result once", "[TIR-D55]") {
  for (ScalarType type : kNarrowFloats) {
    CHECK(is_rounded_once(type, add, mpfr_add, 125'000));
    CHECK(is_rounded_once(type, sub, mpfr_sub, 125'000));
    CHECK(is_rounded_once(type, mul, mpfr_mul, 125'000));
    CHECK(is_rounded_once(type, div, mpfr_div, 125'000));
  }
  CHECK_FALSE(is_rounded_once(kF16, add, mpfr_sub, 100));
}

TEST_CASE("arithmetic: sums whose exact form is no double", "[TIR-D55]") {
  const std::uint64_t one = from_double(kBF16, 1), half_ulp = from_double(kBF16, 0x1p-8);
  CHECK(add(kBF16, one, half_ulp) == one);  // a tie, to even
  CHECK(add(kBF16, one, from_double(kBF16, 0x1.02p-8)) == one + 1);
  CHECK(add(kBF16, one, 1) == one);
  CHECK(add(kBF16, from_double(kBF16, 0x1p127), 1) == from_double(kBF16, 0x1p127));
  CHECK(add(kBF16, 1, 1) == 2);  // subnormals are kept
}

TEST_CASE("arithmetic: float32 and float64 are the hardware's", "[TIR/Eval/13.2]") {
  Source source(3);
  for (int i = 0; i < 20'000; ++i) {
    const std::uint64_t a = source.bits(kF32), b = source.bits(kF32);
    const float x = Float32::decode(a), y = Float32::decode(b);
    REQUIRE(same_value(kF32, add(kF32, a, b), Float32::encode(x + y)));
    REQUIRE(same_value(kF32, div(kF32, a, b), Float32::encode(x / y)));
    const std::uint64_t c = source.bits(kF64), d = source.bits(kF64);
    const double z = Float64::decode(c), w = Float64::decode(d);
    REQUIRE(same_value(kF64, mul(kF64, c, d), Float64::encode(z * w)));
    REQUIRE(same_value(kF64, sub(kF64, c, d), Float64::encode(z - w)));
  }
}

TEST_CASE("arithmetic: every operation of a float FloorDiv rounds", "[TIR-D56]") {
  for (ScalarType type : kFloats) {
    const auto of = [&](double v) { return from_double(type, v); };
    CHECK(to_double(type, floor_div(type, of(7.5), of(2))) == 3);
    CHECK(to_double(type, floor_div(type, of(-7.5), of(2))) == -4);
    CHECK(to_double(type, floor_mod(type, of(-7.5), of(2))) == 0.5);
    CHECK(to_double(type, mod(type, of(-7.5), of(2))) == -1.5);
    CHECK(is_nan(type, floor_mod(type, of(1), of(0))));
  }
  const std::uint64_t one = from_double(kF32, 1), tenth = from_double(kF32, 0.1);
  CHECK(to_double(kF32, floor_div(kF32, one, tenth)) == 10);  // 9.9999998 before rounding
  CHECK(to_double(kF32, floor_mod(kF32, one, tenth)) == 0);
}

TEST_CASE("arithmetic: fma rounds once", "[TIR-D55]") {
  for (ScalarType type : kNarrowFloats) {
    Source source(7);
    Real x(24), y(24), z(24), result(kPlenty);
    for (int i = 0; i < 125'000; ++i) {
      const std::uint64_t a = source.bits(type), b = source.bits(type);
      const std::uint64_t product = mul(type, a, b);
      const std::uint64_t c =
          i % 2 ? source.bits(type) : product ^ 0x8000 ^ (source.word() & 0x1ff);
      mpfr_set_d(x.get(), to_double(type, a), MPFR_RNDN);
      mpfr_set_d(y.get(), to_double(type, b), MPFR_RNDN);
      mpfr_set_d(z.get(), to_double(type, c), MPFR_RNDN);
      mpfr_fma(result.get(), x.get(), y.get(), z.get(), MPFR_RNDN);
      INFO(std::hex << a << ", " << b << ", " << c);
      REQUIRE(same_value(type, fma(type, a, b, c), nearest(type, result.get())));
    }
  }
}

TEST_CASE("arithmetic: fma does not lose what breaks a tie", "[TIR-D55]") {
  const std::uint64_t x = from_double(kBF16, 0x1.1p0), even = from_double(kBF16, 0x1.2p0);
  CHECK(fma(kBF16, x, x, 0) == even);      // 1.21 in hex: a midpoint
  CHECK(fma(kBF16, x, x, 1) == even + 1);  // and 2^-133 more, far below a double's last bit
  CHECK(fma(kBF16, x, x, 0x8001) == even);
  CHECK(fma(kBF16, x | 0x8000, x, 0x8001) == ((even + 1) | 0x8000));
  CHECK(to_double(kF64, fma(kF64, from_double(kF64, 0x1.0000001p0),
                            from_double(kF64, 0x1.0000001p0), from_double(kF64, -1))) ==
        0x1.00000008p-27);
  CHECK(fma(kInt8, 100, 3, 7) == extended(kInt8, 307));
}

}  // namespace
}  // namespace tenor::semantics::numeric::test
