// SPDX-License-Identifier: Apache-2.0
// float16 and bfloat16 against MPFR as those formats: every operand of what takes one, and ten
// million pairs a format of what takes two.
#include <catch2/catch.hpp>
#include <functional>

#include "semantics/domain/numeric/arithmetic.h"
#include "semantics/domain/numeric/math.h"
#include "tests/semantics/domain/numeric/mpfr_format.h"
#include "tests/semantics/domain/numeric/oracle.h"
#include "tests/share.h"

namespace tenor::semantics::numeric::test {
namespace {

const std::uint64_t kNarrowStride = tenor::test::stride(69, 8);

/// Fails unless `bits` is the number that `expected` holds.
void check(ScalarType type, std::uint64_t bits, const MpfrNumber& expected, const char* what,
           double x, double y = 0) {
  if (is_same(to_double(type, bits), expected.value())) return;
  FAIL(what << std::hexfloat << " of " << x << ", " << y << " gives " << to_double(type, bits)
            << ", not " << expected.value());
}

std::uint64_t apply(const char* name, ScalarType type, std::uint64_t bits) {
  return find_math(name)->apply(type, &bits);
}

TEST_CASE("narrow float: functions of one operand, of every number", "[TIR-D55]") {
  for (ScalarType type : kNarrowFloats) {
    const MpfrFormat format(type);
    MpfrNumber x(format), nothing(format), result(format);
    nothing.set(0.0);
    const std::uint64_t zero = 0, minus_one = from_double(type, -1);
    for (std::uint64_t bits = 0; bits < 0x10000; ++bits) {
      const double value = to_double(type, bits);
      x.set(value);
      const auto by = [&](const char* name, auto compute) {
        result.set([&](mpfr_ptr r) { return compute(r, x.get()); });
        check(type, apply(name, type, bits), result, name, value);
      };
      by("abs", [](mpfr_ptr r, mpfr_srcptr a) { return mpfr_abs(r, a, MPFR_RNDN); });
      by("sqrt", [](mpfr_ptr r, mpfr_srcptr a) { return mpfr_sqrt(r, a, MPFR_RNDN); });
      by("floor", [](mpfr_ptr r, mpfr_srcptr a) { return mpfr_floor(r, a), 0; });
      by("ceil", [](mpfr_ptr r, mpfr_srcptr a) { return mpfr_ceil(r, a), 0; });
      by("trunc", [](mpfr_ptr r, mpfr_srcptr a) { return mpfr_trunc(r, a), 0; });
      by("round", [](mpfr_ptr r, mpfr_srcptr a) { return mpfr_rint(r, a, MPFR_RNDN), 0; });
      by("nearbyint", [](mpfr_ptr r, mpfr_srcptr a) { return mpfr_rint(r, a, MPFR_RNDN), 0; });
      result.set([&](mpfr_ptr r) { return mpfr_sub(r, nothing.get(), x.get(), MPFR_RNDN); });
      check(type, sub(type, zero, bits), result, "0 -", value);
      result.set([&](mpfr_ptr r) { return mpfr_mul_si(r, x.get(), -1, MPFR_RNDN); });
      check(type, mul(type, bits, minus_one), result, "-1 *", value);
    }
  }
}

TEST_CASE("narrow float: casts from every number, to floats", "[TIR-D54]") {
  for (ScalarType from : kNarrowFloats) {
    for (ScalarType to : kNarrowFloats) {
      const MpfrFormat format(to);
      MpfrNumber result(format);
      for (std::uint64_t bits = 0; bits < 0x10000; ++bits) {
        const double value = to_double(from, bits);
        check(to, cast(from, to, bits).value(), result.set(value), "cast", value);
        REQUIRE(is_same(to_double(kF32, cast(from, kF32, bits).value()), value));
        REQUIRE(is_same(to_double(kF64, cast(from, kF64, bits).value()), value));
      }
    }
  }
}

/// The integer part of a finite number.
Integer truncated(double value) {
  int exponent = 0;
  const Integer whole(static_cast<std::int64_t>(std::ldexp(std::frexp(value, &exponent), 53)));
  return exponent >= 53 ? Integer(whole << (exponent - 53))
                        : Integer(whole / (Integer(1) << (53 - exponent)));
}

bool fits(ScalarType type, const Integer& value) {
  const Integer end = Integer(1) << (type.is_int() ? type.bits - 1 : type.bits);
  return value < end && value >= (type.is_int() ? Integer(-end) : Integer(0));
}

TEST_CASE("narrow float: casts from every number, to integers", "[TIR-D13]") {
  for (ScalarType from : kNarrowFloats) {
    for (ScalarType to : kIntegers) {
      if (to == kBool) continue;
      for (std::uint64_t bits = 0; bits < 0x10000; ++bits) {
        const double value = to_double(from, bits);
        std::optional<std::uint64_t> expected;
        if (std::isfinite(value) && fits(to, truncated(value)))
          expected = wrapped(to, truncated(value));
        if (cast(from, to, bits) != expected) FAIL(std::hexfloat << value);
      }
    }
  }
}

TEST_CASE("narrow float: casts from integers and from wider floats", "[TIR-D54]") {
  Source source(31);
  for (ScalarType to : kNarrowFloats) {
    const MpfrFormat format(to);
    MpfrNumber result(format);
    for (ScalarType from : kIntegers) {
      const std::uint64_t all = from.bits <= 16 ? std::uint64_t{1} << from.bits : 300'000;
      for (std::uint64_t i = 0; i < all; i += from.bits <= 16 ? 1 : kNarrowStride) {
        const std::uint64_t shift = from.is_int() ? 0 : source.word() % from.bits;
        const std::uint64_t bits = from.bits <= 16 ? extended(from, i) : source.bits(from) >> shift;
        result.set([&](mpfr_ptr r) {
          return from.is_int() ? mpfr_set_si(r, static_cast<std::int64_t>(bits), MPFR_RNDN)
                               : mpfr_set_ui(r, bits, MPFR_RNDN);
        });
        check(to, cast(from, to, bits).value(), result, "integer", static_cast<double>(bits));
      }
    }
    for (std::uint64_t i = 0; i < 500'000; i += kNarrowStride) {
      const ScalarType from = i % 2 ? kF32 : kF64;
      const double around = to_double(to, source.bits(to)),
                   any = to_double(from, source.bits(from));
      const double value = i % 4 < 2 ? any : around * (1 + std::ldexp(1.0, -8 - int(i % 24)));
      const std::uint64_t bits = from_double(from, value);
      check(to, cast(from, to, bits).value(), result.set(to_double(from, bits)), "cast", value);
    }
  }
}

/// The operators on one pair; both as bits, and as numbers of MPFR's.
class Pair {
 public:
  Pair(ScalarType type, const MpfrFormat& format)
      : type_(type), x_(format), y_(format), quotient_(format), result_(format) {}

  void check_all(std::uint64_t a, std::uint64_t b) {
    a_ = a, b_ = b;
    x_.set(to_double(type_, a)), y_.set(to_double(type_, b));
    by("+", add, mpfr_add, x_, y_);
    by("-", sub, mpfr_sub, x_, y_);
    by("*", mul, mpfr_mul, x_, y_);
    by("/", div, mpfr_div, x_, y_);
    by("fmod", fmod_of, mpfr_fmod, x_, y_);
    divisions(floor_div, floor_mod, mpfr_floor);
    divisions(nullptr, mod, mpfr_trunc);
    comparisons();
  }

 private:
  using Operator = std::uint64_t (*)(ScalarType, std::uint64_t, std::uint64_t);
  using Exact = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t);

  static std::uint64_t fmod_of(ScalarType type, std::uint64_t a, std::uint64_t b) {
    const std::uint64_t args[] = {a, b};
    return find_math("fmod")->apply(type, args);
  }

  void by(const char* name, Operator ours, Exact exact, const MpfrNumber& x, const MpfrNumber& y) {
    result_.set([&](mpfr_ptr r) { return exact(r, x.get(), y.get(), MPFR_RNDN); });
    if (ours) check(type_, ours(type_, a_, b_), result_, name, x_.value(), y_.value());
  }

  /// A quotient rounded to the format, then to an integer; and what x has beyond that many y, by a
  /// product and a difference that round.
  void divisions(Operator quotient, Operator rest, int (*to_integer)(mpfr_ptr, mpfr_srcptr)) {
    by("", nullptr, mpfr_div, x_, y_);
    quotient_.set([&](mpfr_ptr r) { return to_integer(r, result_.get()), 0; });
    if (quotient)
      check(type_, quotient(type_, a_, b_), quotient_, "floor_div", x_.value(), y_.value());
    by("", nullptr, mpfr_mul, quotient_, y_);
    quotient_.set([&](mpfr_ptr r) { return mpfr_set(r, result_.get(), MPFR_RNDN); });
    by("mod", rest, mpfr_sub, x_, quotient_);
  }

  void comparisons() {
    const bool unordered = mpfr_unordered_p(x_.get(), y_.get()) != 0;
    const int order = unordered ? 0 : mpfr_cmp(x_.get(), y_.get());
    REQUIRE(is_unordered(type_, a_, b_) == unordered);
    const bool as_expected = eq(type_, a_, b_) == (!unordered && order == 0) &&
                             ne(type_, a_, b_) == (unordered || order != 0) &&
                             lt(type_, a_, b_) == (!unordered && order < 0) &&
                             le(type_, a_, b_) == (!unordered && order <= 0) &&
                             gt(type_, a_, b_) == (!unordered && order > 0) &&
                             ge(type_, a_, b_) == (!unordered && order >= 0);
    if (!as_expected) FAIL("comparison of " << x_.value() << ", " << y_.value());
    const std::uint64_t least = min(type_, a_, b_), greatest = max(type_, a_, b_);
    const bool is_open = unordered || (order == 0 && a_ != b_);
    if (is_minimum_open(type_, a_, b_) != is_open) FAIL("open: " << a_ << ", " << b_);
    if (!is_open && (least != (order < 0 ? a_ : b_) || greatest != (order > 0 ? a_ : b_)))
      FAIL("min or max of " << x_.value() << ", " << y_.value());
  }

  const ScalarType type_;
  MpfrNumber x_, y_, quotient_, result_;
  std::uint64_t a_ = 0, b_ = 0;
};

/// Zeros, ends of the subnormals, of the normal numbers, and of the integers that are all there;
/// and NaN.
std::vector<std::uint64_t> specials(ScalarType type) {
  const std::uint64_t infinity = from_double(type, INFINITY), least_normal = infinity & -infinity;
  std::vector<std::uint64_t> found = {0, 1, 2, 3, infinity + 1};
  for (const std::uint64_t bits : {least_normal, infinity})
    for (int by = -2; by <= 0; ++by) found.push_back(bits + static_cast<std::uint64_t>(by));
  for (const double x : {0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 7.0, 128.0, 256.0, 2048.0, 4096.0}) {
    found.push_back(from_double(type, x));
    found.push_back(from_double(type, x) + 1);
    found.push_back(from_double(type, x) - 1);
  }
  for (std::size_t i = found.size(); i-- > 0;) found.push_back(found[i] | 0x8000);
  return found;
}

void check_pairs(ScalarType type) {
  constexpr std::uint64_t kPairs = 10'000'000;
  const MpfrFormat format(type);
  Pair pair(type, format);
  std::uint64_t count = 0;
  for (const std::uint64_t a : specials(type))
    for (const std::uint64_t b : specials(type)) pair.check_all(a, b), ++count;
  Source source(32);
  for (; count < kPairs / kNarrowStride; ++count) {
    const std::uint64_t a = source.bits(type);
    // Half of the pairs have like exponents, where cancellation and subnormals are.
    const std::uint64_t b = count % 2 ? source.bits(type) : (a + source.word() % 4096 - 2048);
    pair.check_all(a, b & 0xffff);
  }
  WARN(count << " pairs, by every operator and comparison");
}

TEST_CASE("narrow float: float16 pairs", "[TIR-D55][TIR-D56]") { check_pairs(kF16); }
TEST_CASE("narrow float: bfloat16 pairs", "[TIR-D55][TIR-D56]") { check_pairs(kBF16); }

}  // namespace
}  // namespace tenor::semantics::numeric::test
