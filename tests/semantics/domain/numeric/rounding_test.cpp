// SPDX-License-Identifier: Apache-2.0
// Transcendental builtins: rounded once, in every format, against values of several hundred bits.
#include <catch2/catch.hpp>
#include <thread>

#include "semantics/domain/numeric/correctly_rounded.h"
#include "semantics/domain/numeric/math.h"
#include "tests/semantics/domain/numeric/oracle.h"

namespace tenor::semantics::numeric::test {
namespace {

struct RoundedUnary {
  const char* name;
  MpfrUnary exact;
};

int sigmoid(mpfr_ptr result, mpfr_srcptr x, mpfr_rnd_t rounding) {
  mpfr_neg(result, x, rounding);
  mpfr_exp(result, result, rounding);
  mpfr_add_ui(result, result, 1, rounding);
  return mpfr_ui_div(result, 1, result, rounding);
}

constexpr RoundedUnary kFunctions[] = {
    {"acos", mpfr_acos}, {"acosh", mpfr_acosh}, {"asin", mpfr_asin},   {"asinh", mpfr_asinh},
    {"atan", mpfr_atan}, {"atanh", mpfr_atanh}, {"cos", mpfr_cos},     {"cosh", mpfr_cosh},
    {"erf", mpfr_erf},   {"exp", mpfr_exp},     {"exp10", mpfr_exp10}, {"exp2", mpfr_exp2},
    {"log", mpfr_log},   {"log10", mpfr_log10}, {"log1p", mpfr_log1p}, {"log2", mpfr_log2},
    {"sin", mpfr_sin},   {"sinh", mpfr_sinh},   {"sqrt", mpfr_sqrt},   {"tan", mpfr_tan},
    {"tanh", mpfr_tanh}, {"sigmoid", sigmoid}};

/// A value of several hundred bits, in a format. MPFR's own conversions know subnormals.
std::uint64_t rounded_from(ScalarType type, mpfr_ptr exact) {
  if (type == kF32) return Float32::encode(mpfr_get_flt(exact, MPFR_RNDN));
  if (type == kF64) return Float64::encode(mpfr_get_d(exact, MPFR_RNDN));
  return nearest(type, exact);
}

bool agrees(ScalarType type, const RoundedUnary& function, std::uint64_t bits) {
  Real x(53, to_double(type, bits)), result(300);
  function.exact(result.get(), x.get(), MPFR_RNDN);
  const std::uint64_t given = find_math(function.name)->apply(type, &bits);
  if (same_value(type, given, rounded_from(type, result.get()))) return true;
  UNSCOPED_INFO(function.name << " of " << to_double(type, bits) << " gives "
                              << to_double(type, given));
  return false;
}

TEST_CASE("rounding: 16-bit floats: a thirteenth of all arguments of every function") {
  std::uint64_t offset = 0;
  for (ScalarType type : kNarrowFloats) {
    for (const RoundedUnary& function : kFunctions) {
      for (std::uint64_t bits = offset++ % 13; bits < 0x10000; bits += 13) {
        if (!agrees(type, function, bits)) FAIL();
      }
    }
  }
  CHECK_FALSE(agrees(kF16, {"sin", mpfr_cos}, from_double(kF16, 1)));
}

constexpr double kEnds[] = {
    0.0, 0x1p-1074, 0x1p-149, 0x1p-126, 0x1p-27, 0.5, 1.0,    1 + 0x1p-52, 1 + 0x1p-23, 1 - 0x1p-53,
    3.0, 88.723,    103.97,   709.783,  745.133, 1e5, 3.4e38, 1e300,       INFINITY,    NAN};

TEST_CASE("rounding: float32 and float64: random arguments, and the ends of their ranges") {
  Source source(8);
  for (ScalarType type : {kF32, kF64}) {
    for (const RoundedUnary& function : kFunctions) {
      for (double end : kEnds) {
        if (!agrees(type, function, from_double(type, end))) FAIL();
        if (!agrees(type, function, from_double(type, -end))) FAIL();
      }
      for (int i = 0; i < 200; ++i) {
        if (!agrees(type, function, source.bits(type))) FAIL();
        const double usual = static_cast<double>(source.word() % 200'001) / 10'000 - 10;
        if (!agrees(type, function, from_double(type, usual))) FAIL();
      }
    }
  }
}

struct RoundedBinary {
  const char* name;
  MpfrBinary exact;
};
constexpr RoundedBinary kFunctionsOfTwo[] = {
    {"atan2", mpfr_atan2}, {"hypot", mpfr_hypot}, {"pow", mpfr_pow}, {"fmod", mpfr_fmod}};

bool agrees(ScalarType type, const RoundedBinary& function, std::uint64_t a, std::uint64_t b) {
  Real x(53, to_double(type, a)), y(53, to_double(type, b)), result(300);
  function.exact(result.get(), x.get(), y.get(), MPFR_RNDN);
  const std::uint64_t args[] = {a, b}, given = find_math(function.name)->apply(type, args);
  if (same_value(type, given, rounded_from(type, result.get()))) return true;
  UNSCOPED_INFO(function.name << "(" << to_double(type, a) << ", " << to_double(type, b)
                              << ") gives " << to_double(type, given));
  return false;
}

TEST_CASE("rounding: functions of two arguments") {
  Source source(10);
  for (ScalarType type : kFloats) {
    for (const RoundedBinary& function : kFunctionsOfTwo) {
      for (int i = 0; i < 1500; ++i) {
        const std::uint64_t a = source.bits(type), b = source.bits(type);
        const double usual = static_cast<double>(source.word() % 81) / 8 - 5;
        if (!agrees(type, function, a, b)) FAIL();
        if (!agrees(type, function, a, from_double(type, usual))) FAIL();
      }
      for (double x : kEnds) {
        for (double y : kEnds) {
          if (!agrees(type, function, from_double(type, x), from_double(type, y))) FAIL();
          if (!agrees(type, function, from_double(type, -x), from_double(type, y))) FAIL();
          if (!agrees(type, function, from_double(type, x), from_double(type, -y))) FAIL();
        }
      }
    }
  }
  CHECK_FALSE(agrees(kF32, {"pow", mpfr_hypot}, from_double(kF32, 2), from_double(kF32, 3)));
}

TEST_CASE("rounding: rsqrt, of zeros too") {
  for (ScalarType type : kFloats) {
    const auto rsqrt = [&](double x) {
      const std::uint64_t bits = from_double(type, x);
      return to_double(type, find_math("rsqrt")->apply(type, &bits));
    };
    CHECK(rsqrt(0.25) == 2);
    CHECK(rsqrt(0.0) == INFINITY);
    CHECK(rsqrt(-0.0) == -INFINITY);
    CHECK(rsqrt(INFINITY) == 0);
    CHECK(std::isnan(rsqrt(-1)));
  }
}

/// A float32 argument, and the result's bits: the double nearest to the result is within a few
/// units of its own last place of a midpoint of two float32 neighbours.
struct HardCase {
  const char* name;
  std::uint32_t argument, result;
};

TEST_CASE("rounding: float32 arguments whose results are next to a tie") {
  const HardCase cases[] = {
      {"exp", 0xc16912cd, 0x34fd331b}, {"exp", 0xbbf0edf1, 0x3f7e1fe9},
      {"exp", 0xbae0e25c, 0x3f7f8fa7}, {"exp", 0x3d1a274e, 0x3f84e8ba},
      {"exp", 0x4001b249, 0x40f2cd14}, {"exp", 0x40315b33, 0x417fa47d},
      {"log", 0x1f116ab8, 0xc233b53e}, {"log", 0x3c413d3a, 0xc08e158f},
      {"log", 0x41178feb, 0x400fe5e7}, {"log", 0x4c5d65a5, 0x418f034b},
      {"log", 0x4d604ebe, 0x419a352c}, {"log", 0x65d890d3, 0x4254d1f9},
      {"sin", 0x46199998, 0xbeb1fa5d}, {"sin", 0x73243f06, 0x3e943a84},
      {"sin", 0x4371ade3, 0x3e62da56}, {"sin", 0x55cafb2a, 0xbf7e7a17},
      {"sin", 0x5f208d82, 0x3f2c7688}, {"sin", 0x67a9242b, 0xbf7fab81},
  };
  for (const HardCase& hard : cases) {
    const std::uint64_t bits = hard.argument;
    INFO(hard.name << std::hex << " of " << bits);
    CHECK(find_math(hard.name)->apply(kF32, &bits) == hard.result);
  }
}

TEST_CASE("rounding: results in the subnormals are rounded once") {
  // exp(x) just above a midpoint of two subnormals: to 24 bits first, it would be that midpoint.
  int checked = 0;
  for (std::uint64_t bits = from_double(kF32, -103.9); bits > from_double(kF32, -88.0); --bits) {
    if (bits % 4099 != 0) continue;
    CHECK(agrees(kF32, {"exp", mpfr_exp}, bits));
    ++checked;
  }
  CHECK(checked > 100);
}

TEST_CASE("rounding: MPFR's state is left as it was, and threads do not share it") {
  const mpfr_exp_t least = mpfr_get_emin(), greatest = mpfr_get_emax();
  const auto work = [](ScalarType type, std::uint64_t* sum) {
    for (int i = 0; i < 2000; ++i) {
      const std::uint64_t bits = from_double(type, 0.001 * i - 1);
      *sum += find_math("exp")->apply(type, &bits);
    }
  };
  std::uint64_t wide = 0, narrow = 0, wide_alone = 0, narrow_alone = 0;
  std::thread one(work, kF64, &wide), other(work, kF16, &narrow);
  one.join(), other.join();
  work(kF64, &wide_alone), work(kF16, &narrow_alone);
  CHECK(wide == wide_alone);
  CHECK(narrow == narrow_alone);
  CHECK(mpfr_get_emin() == least);
  CHECK(mpfr_get_emax() == greatest);
}

}  // namespace
}  // namespace tenor::semantics::numeric::test
