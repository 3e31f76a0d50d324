// SPDX-License-Identifier: Apache-2.0
// The exact builtins, by tables and by definition; what is rounded is in rounding_test.cpp.
#include "semantics/domain/numeric/math.h"

#include <catch2/catch.hpp>
#include <initializer_list>

#include "tests/semantics/domain/numeric/oracle.h"

namespace tenor::semantics::numeric::test {
namespace {

std::uint64_t apply(const char* name, ScalarType type, std::initializer_list<std::uint64_t> args) {
  const MathFunction* function = find_math(name);
  REQUIRE(function);
  REQUIRE(function->takes(type));
  REQUIRE(args.size() == function->arity);
  return function->apply(type, args.begin());
}

/// `function(x, …)` of doubles in a floating type, as a double.
double of(const char* name, ScalarType type, std::initializer_list<double> values) {
  std::uint64_t args[4] = {};
  std::size_t count = 0;
  for (double value : values) args[count++] = from_double(type, value);
  REQUIRE(find_math(name));
  return to_double(type, find_math(name)->apply(type, args));
}

TEST_CASE("math: a builtin is found by its name") {
  for (const MathFunction& function : all_math()) CHECK(find_math(function.name) == &function);
  CHECK(find_math("tanh")->arity == 1);
  CHECK(find_math("") == nullptr);
  CHECK(find_math("zeta") == nullptr);
  CHECK(find_math("tan1") == nullptr);
}

TEST_CASE("math: which datatypes a builtin takes and gives") {
  CHECK(find_math("exp")->takes(kBF16));
  CHECK_FALSE(find_math("exp")->takes(kInt32));
  CHECK(find_math("abs")->takes(kInt8));
  CHECK(find_math("clz")->takes(kUInt64));
  CHECK_FALSE(find_math("clz")->takes(kF32));
  CHECK(find_math("q_multiply_shift")->takes(kInt32));
  CHECK_FALSE(find_math("q_multiply_shift")->takes(kInt64));
  CHECK_FALSE(find_math("abs")->takes({TypeCode::kHandle, 64}));
  CHECK(find_math("isnan")->result_type(kF16) == kBool);
  CHECK(find_math("clz")->result_type(kInt64) == kInt32);
  CHECK(find_math("pow")->result_type(kF16) == kF16);
  CHECK(find_math("ldexp")->argument_type(kF16, 0) == kF16);
  CHECK(find_math("ldexp")->argument_type(kF16, 1) == kInt64);
  CHECK(find_math("pow")->argument_type(kF16, 1) == kF16);
}

TEST_CASE("math: rounding to integers, in every 16-bit float") {
  for (ScalarType type : kNarrowFloats) {
    for (std::uint64_t bits = 0; bits < 0x10000; ++bits) {
      const double x = to_double(type, bits);
      const auto gives = [&](const char* name, double value) {
        return same_value(type, apply(name, type, {bits}), from_double(type, value));
      };
      if (!gives("floor", std::floor(x)) || !gives("ceil", std::ceil(x)) ||
          !gives("trunc", std::trunc(x)) || !gives("round", std::nearbyint(x)) ||
          !gives("nearbyint", std::nearbyint(x)) || !gives("fabs", std::fabs(x)) ||
          !gives("sqrt", std::sqrt(x))) {
        FAIL("bits " << bits);
      }
    }
  }
}

TEST_CASE("math: round and nearbyint take ties to even, and keep the sign of zero") {
  for (ScalarType type : kFloats) {
    for (const char* name : {"round", "nearbyint"}) {
      CHECK(of(name, type, {0.5}) == 0);
      CHECK(of(name, type, {1.5}) == 2);
      CHECK(of(name, type, {2.5}) == 2);
      CHECK(of(name, type, {-3.5}) == -4);
      CHECK(of(name, type, {2.75}) == 3);
      CHECK(of(name, type, {-2.25}) == -2);
      CHECK(std::signbit(of(name, type, {-0.25})));
      CHECK(of(name, type, {INFINITY}) == INFINITY);
    }
  }
  CHECK(of("round", kF32, {0.49999997}) == 0);
  CHECK(of("round", kF64, {0.49999999999999994}) == 0);
  CHECK(of("round", kF64, {0x1.fffffffffffffp51}) == 0x1p52);
  CHECK(apply("round", kInt32, {7}) == 7);
  CHECK(apply("floor", kUInt8, {200}) == 200);
}

TEST_CASE("math: absolute values, signs, neighbours") {
  CHECK(apply("abs", kInt8, {extended(kInt8, 0xff)}) == 1);
  CHECK(apply("abs", kInt8, {extended(kInt8, 0x80)}) == extended(kInt8, 0x80));
  CHECK(apply("abs", kUInt8, {0xff}) == 0xff);
  for (ScalarType type : kFloats) {
    CHECK(of("fabs", type, {-2}) == 2);
    CHECK_FALSE(std::signbit(of("abs", type, {-0.0})));
    CHECK(of("copysign", type, {3, -0.0}) == -3);
    CHECK(of("copysign", type, {-3, 1}) == 3);
    const std::uint64_t one = from_double(type, 1), minus_one = from_double(type, -1);
    CHECK(apply("nextafter", type, {one, from_double(type, 2)}) == one + 1);
    CHECK(apply("nextafter", type, {one, 0}) == one - 1);
    CHECK(apply("nextafter", type, {minus_one, one}) == minus_one - 1);
    CHECK(apply("nextafter", type, {0, one}) == 1);
    CHECK(of("nextafter", type, {0, -1}) == -to_double(type, 1));
    CHECK(apply("nextafter", type, {0, from_double(type, -0.0)}) == from_double(type, -0.0));
    CHECK(std::isnan(of("nextafter", type, {NAN, 1})));
  }
}

TEST_CASE("math: remainders and scaling are exact") {
  for (ScalarType type : kFloats) {
    CHECK(of("fmod", type, {-7, 3}) == -1);
    CHECK(of("fmod", type, {7.5, -3}) == 1.5);
    CHECK(std::isnan(of("fmod", type, {1, 0})));
    CHECK(of("fmod", type, {5, INFINITY}) == 5);
    const auto scaled = [&](double x, std::int64_t n) {
      return to_double(type, apply("ldexp", type, {from_double(type, x), from_int64(kInt64, n)}));
    };
    CHECK(scaled(2.5, 3) == 20);
    CHECK(scaled(1, 1'000'000'000'000) == INFINITY);
    CHECK(scaled(1, -1'000'000'000'000) == 0);
    CHECK(scaled(scaled(1, -9), 9) == 1);
  }
  CHECK(to_double(kF32, apply("ldexp", kF32, {1, 149})) == 1);
  CHECK(to_double(kF64, apply("ldexp", kF64, {1, 2000})) == 0x1p926);
  CHECK(apply("ldexp", kF32, {from_double(kF32, 1.5), from_int64(kInt64, -149)}) == 2);  // a tie
}

TEST_CASE("math: classes of numbers") {
  for (ScalarType type : kFloats) {
    for (double x : {0.0, -1.5, -HUGE_VAL, static_cast<double>(NAN)}) {
      const std::uint64_t bits = from_double(type, x);
      CHECK(apply("isnan", type, {bits}) == (std::isnan(x) ? 1 : 0));
      CHECK(apply("isinf", type, {bits}) == (std::isinf(x) ? 1 : 0));
      CHECK(apply("isfinite", type, {bits}) == (std::isfinite(x) ? 1 : 0));
    }
  }
  CHECK(apply("isnan", kInt32, {5}) == 0);
  CHECK(apply("isinf", kInt32, {5}) == 0);
  CHECK(apply("isfinite", kInt32, {5}) == 1);
}

TEST_CASE("math: bits of integers") {
  CHECK(apply("popcount", kInt8, {extended(kInt8, 0xff)}) == 8);
  CHECK(apply("popcount", kUInt64, {~0ULL}) == 64);
  CHECK(apply("popcount", kBool, {1}) == 1);
  CHECK(apply("clz", kInt32, {1}) == 31);
  CHECK(apply("clz", kUInt64, {1}) == 63);
  CHECK(apply("clz", kInt32, {extended(kInt32, 0xffffffff)}) == 0);
  const std::uint64_t zero = 0, one = 1;
  CHECK_FALSE(find_math("clz")->is_defined(kInt32, &zero));
  CHECK(find_math("clz")->is_defined(kInt32, &one));
  CHECK(find_math("popcount")->is_defined(kInt32, &zero));
}

TEST_CASE("math: q_multiply_shift rounds the shifted product, halves up") {
  const auto q = [](std::int64_t x, std::int64_t y, std::int64_t fraction, std::int64_t shift) {
    return to_int64(kInt32, apply("q_multiply_shift", kInt32,
                                  {from_int64(kInt32, x), from_int64(kInt32, y),
                                   from_int64(kInt32, fraction), from_int64(kInt32, shift)}));
  };
  CHECK(q(1, 1 << 30, 31, 0) == 1);
  CHECK(q(-3, 1 << 30, 31, 0) == -1);
  CHECK(q(-5, 1 << 30, 31, 0) == -2);
  CHECK(q(1 << 30, 1395864371, 31, -3) == 87241523);
  CHECK(q(INT32_MIN, INT32_MIN, 31, 0) == INT32_MIN);
  CHECK(q(INT32_MAX, INT32_MIN, 31, 0) == -INT32_MAX);
  CHECK(q(INT32_MAX, INT32_MAX, 31, 5) == -64);
  CHECK(q(5, 3, 1, 0) == 8);
  CHECK(q(-1, 1, 62, 0) == 0);
  CHECK(q(-1, 1, 200, 0) == 0);
  CHECK(q(3, 1, 0, 2) == 12);
  CHECK(q(3, 1, 0, 90) == 0);
}

TEST_CASE("math: q_multiply_shift_per_axis shifts as its flags say") {
  const MathFunction* function = find_math("q_multiply_shift_per_axis");
  std::uint64_t args[7] = {};
  const auto q = [&](std::initializer_list<std::int64_t> values) {
    std::uint64_t* arg = args;
    for (std::int64_t value : values) *arg++ = from_int64(kInt32, value);
    return to_int64(kInt32, function->apply(kInt32, args));
  };
  CHECK(q({3, 1 << 30, 1, 0, 31, 1, 0}) == 3);
  CHECK(q({-3, 1 << 30, 0, 1, 31, 0, 1}) == -1);
  CHECK(q({1 << 30, 1 << 30, 2, 3, 31, 1, 1}) == 1 << 28);
  CHECK(q({-5, 1395864371, 5, 0, 31, 1, 0}) == -104);
  CHECK(q({5, 1 << 30, 9, 0, 31, 0, 1}) == 3);
  CHECK(function->is_defined(kInt32, args));
  q({5, 1 << 30, 0, 3, 31, 0, 0});
  CHECK_FALSE(function->is_defined(kInt32, args));
}

}  // namespace
}  // namespace tenor::semantics::numeric::test
