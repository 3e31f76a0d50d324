// SPDX-License-Identifier: Apache-2.0
// The transcendental builtins, which come from MPFR, against an evaluation that shares nothing with
// it: reference.h's balls of 256 bits and more. Why a ball holds the value: it is made by ball.h's
// operations alone, integers with an error that is bounded and carried along; by identities that
// hold for whatever number is put in as a guess; and by series whose rest is added to the error.
// A case passes where every number of the ball rounds to one value, and it is the builtin's.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "semantics/domain/numeric/math.h"
#include "tests/semantics/domain/numeric/hard_arguments.h"
#include "tests/semantics/domain/numeric/oracle.h"
#include "tests/semantics/domain/numeric/reference.h"
#include "tests/share.h"

namespace tenor::semantics::numeric::test {
namespace {

const int kTranscendentalStride = static_cast<int>(tenor::test::stride(303));
const int kExhaustiveStride = static_cast<int>(tenor::test::stride(303, 8));

bool agrees(ScalarType type, const UnaryReference& function, std::uint64_t bits) {
  const double x = to_double(type, bits);
  const std::uint64_t given = find_math(function.name)->apply(type, &bits);
  const std::uint64_t expected = reference(function, type, x);
  if (same_value(type, given, expected)) return true;
  UNSCOPED_INFO(function.name << std::hexfloat << " of " << x << " gives " << to_double(type, given)
                              << ", not " << to_double(type, expected));
  return false;
}

void check_all_arguments(ScalarType type) {
  std::uint64_t count = 0;
  for (const UnaryReference& function : unary_references())
    for (std::uint64_t bits = count % kExhaustiveStride; bits < 0x10000;
         bits += kExhaustiveStride, ++count)
      if (!agrees(type, function, bits)) FAIL();
  WARN(count << " arguments");
}

TEST_CASE("transcendental: every builtin has a reference here, or is exact") {
  constexpr std::string_view kExact[] = {"abs",
                                         "ceil",
                                         "clz",
                                         "copysign",
                                         "fabs",
                                         "floor",
                                         "fma",
                                         "fmod",
                                         "isfinite",
                                         "isinf",
                                         "isnan",
                                         "ldexp",
                                         "nearbyint",
                                         "nextafter",
                                         "popcount",
                                         "round",
                                         "trunc",
                                         "q_multiply_shift",
                                         "q_multiply_shift_per_axis"};
  for (const MathFunction& function : all_math()) {
    const auto is_it = [&](const auto& reference) { return reference.name == function.name; };
    const auto known = std::ranges::count_if(unary_references(), is_it) +
                       std::ranges::count_if(binary_references(), is_it) +
                       std::ranges::count(kExact, function.name);
    INFO(function.name);
    CHECK(known == 1);
  }
}

TEST_CASE("transcendental: a wrong function is noticed") {
  UnaryReference wrong = unary_references()[0];
  wrong.name = "sin";
  CHECK_FALSE(agrees(kF16, wrong, from_double(kF16, 1)));
}

TEST_CASE("transcendental: every float16") { check_all_arguments(kF16); }
TEST_CASE("transcendental: every bfloat16") { check_all_arguments(kBF16); }

TEST_CASE("transcendental: hard and random float32") {
  constexpr std::uint64_t kEach = 43'500;  // a million altogether
  std::uint64_t count = 0;
  for (const UnaryReference& function : unary_references()) {
    HardArguments arguments(function);
    for (std::uint64_t i = 0; i < kEach; i += kExhaustiveStride, ++count)
      if (!agrees(kF32, function, arguments.draw())) FAIL();
  }
  WARN(count << " arguments");
}

TEST_CASE("transcendental: random float64") {
  Source source(22);
  for (const UnaryReference& function : unary_references()) {
    for (int i = 0; i < 2000; i += kTranscendentalStride) {
      const double usual = std::ldexp(static_cast<double>(source.word() >> 11), -53);
      if (!agrees(kF64, function, source.bits(kF64))) FAIL();
      if (!agrees(kF64, function, from_double(kF64, std::ldexp(usual, i % 9 - 2)))) FAIL();
    }
  }
}

bool agrees(ScalarType type, const BinaryReference& function, std::uint64_t a, std::uint64_t b) {
  const double x = to_double(type, a), y = to_double(type, b);
  const std::uint64_t args[] = {a, b}, given = find_math(function.name)->apply(type, args);
  const std::uint64_t expected = reference(function, type, x, y);
  if (same_value(type, given, expected)) return true;
  UNSCOPED_INFO(function.name << std::hexfloat << " of " << x << ", " << y << " gives "
                              << to_double(type, given) << ", not " << to_double(type, expected));
  return false;
}

TEST_CASE("transcendental: functions of two arguments, where one is special") {
  constexpr double kSpecial[] = {0,       0x1p-1074, 0x1p-149, 0x1p-133, 0x1p-24, 0x1p-14,
                                 0.25,    0.5,       1,        1.5,      2,       2.5,
                                 3,       4,         5,        9,        12,      81,
                                 255,     256,       2047,     2048,     0x1p23,  0x1.fffffep23,
                                 0x1p127, 65504,     1e300,    INFINITY, NAN};
  for (ScalarType type : kFloats) {
    for (const BinaryReference& function : binary_references()) {
      for (double x : kSpecial) {
        for (double y : kSpecial) {
          for (int signs = 0; signs < 4; signs += kTranscendentalStride == 1 ? 1 : 3) {
            const std::uint64_t a = from_double(type, signs & 1 ? -x : x);
            const std::uint64_t b = from_double(type, signs & 2 ? -y : y);
            if (!agrees(type, function, a, b)) FAIL();
          }
        }
      }
    }
  }
  BinaryReference wrong = binary_references()[1];
  wrong.name = "pow";
  CHECK_FALSE(agrees(kF32, wrong, from_double(kF32, 2), from_double(kF32, 3)));
}

TEST_CASE("transcendental: functions of two arguments, random") {
  std::uint64_t count = 0;
  for (ScalarType type : kFloats) {
    Source source(23);
    const auto usual = [&] {  // a small number, often with few bits, so that powers are exact
      const auto whole = static_cast<double>(source.word() >> (40 + source.word() % 23));
      return from_double(type, std::ldexp(whole, -static_cast<int>(source.word() % 24)));
    };
    for (const BinaryReference& function : binary_references()) {
      for (int i = 0; i < 16'000; i += 2 * kTranscendentalStride, count += 2) {
        if (!agrees(type, function, source.bits(type), source.bits(type))) FAIL();
        if (!agrees(type, function, usual(), usual())) FAIL();
      }
    }
  }
  WARN(count << " pairs");
}

}  // namespace
}  // namespace tenor::semantics::numeric::test
