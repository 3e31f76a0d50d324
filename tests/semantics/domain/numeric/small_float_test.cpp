// SPDX-License-Identifier: Apache-2.0
// The floats of 8, 6 and 4 bits against their public definitions, written again with exact
// rationals: every number, every midpoint, every pair by every operator. EXT/DataType.
#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <catch2/catch.hpp>
#include <functional>

#include "semantics/domain/numeric/arithmetic.h"
#include "semantics/domain/numeric/math.h"
#include "tests/semantics/domain/numeric/oracle.h"

namespace tenor::semantics::numeric::test {
namespace {

using Rational = boost::multiprecision::cpp_rational;

/// What a specification says of a format: its fields, and which bits are no numbers.
struct Definition {
  std::string_view name;
  int exponent, significand, bias;
  std::vector<unsigned> infinities, nans;
  bool has_sign = true;
  ScalarType type() const { return spec::parse_datatype(name)->scalar; }
  unsigned codes() const { return 1u << type().bits; }
  bool has(const std::vector<unsigned>& some, unsigned code) const {
    return std::ranges::find(some, code) != some.end();
  }
  bool is_number(unsigned code) const { return !has(infinities, code) && !has(nans, code); }
};

std::vector<unsigned> range(unsigned first, unsigned last) {
  std::vector<unsigned> all;
  for (unsigned code = first; code <= last; ++code) all.push_back(code);
  return all;
}
std::vector<unsigned> both(unsigned first, unsigned last) {
  std::vector<unsigned> all = range(first, last);
  for (const unsigned code : range(first | 0x80, last | 0x80)) all.push_back(code);
  return all;
}

const std::vector<Definition>& definitions() {
  static const std::vector<Definition> all{
      {"float8_e3m4", 3, 4, 3, {0x70, 0xf0}, both(0x71, 0x7f)},
      {"float8_e4m3", 4, 3, 7, {0x78, 0xf8}, both(0x79, 0x7f)},
      {"float8_e4m3b11fnuz", 4, 3, 11, {}, {0x80}},
      {"float8_e4m3fn", 4, 3, 7, {}, {0x7f, 0xff}},
      {"float8_e4m3fnuz", 4, 3, 8, {}, {0x80}},
      {"float8_e5m2", 5, 2, 15, {0x7c, 0xfc}, both(0x7d, 0x7f)},
      {"float8_e5m2fnuz", 5, 2, 16, {}, {0x80}},
      {"float8_e8m0fnu", 8, 0, 127, {}, {0xff}, false},
      {"float6_e2m3fn", 2, 3, 1, {}, {}},
      {"float6_e3m2fn", 3, 2, 3, {}, {}},
      {"float4_e2m1fn", 2, 1, 1, {}, {}}};
  return all;
}

Rational power_of_two(int exponent) {
  const Rational power(Integer(1) << std::abs(exponent));
  return exponent < 0 ? 1 / power : power;
}

/// The number that a code stands for.
Rational number(const Definition& d, unsigned code) {
  const unsigned sign = d.has_sign ? code >> (d.exponent + d.significand) : 0;
  const unsigned field = code >> d.significand & ((1u << d.exponent) - 1),
                 rest = code & ((1u << d.significand) - 1);
  const Rational fraction = Rational(rest) * power_of_two(-d.significand);
  const bool is_subnormal = field == 0 && d.has_sign;
  const Rational magnitude = is_subnormal
                                 ? Rational(fraction * power_of_two(1 - d.bias))
                                 : Rational((1 + fraction) * power_of_two(int(field) - d.bias));
  return sign ? Rational(-magnitude) : magnitude;
}

/// The nearest code, found among all midpoints; these are doubles.
class Nearest {
 public:
  explicit Nearest(const Definition& d) : d_(d) {
    for (unsigned code = 0; d.is_number(code) && code < (d.codes() >> (d.has_sign ? 1 : 0)); ++code)
      numbers_.push_back(number(d, code));
    const auto last = numbers_.size() - 1;
    numbers_.push_back(d.has_sign ? Rational(2 * numbers_[last] - numbers_[last - 1])
                                  : Rational(2 * numbers_[last]));
    for (std::size_t i = 0; i <= last; ++i)
      midpoints_.push_back(Rational((numbers_[i] + numbers_[i + 1]) / 2).convert_to<double>());
  }
  const std::vector<double>& midpoints() const { return midpoints_; }

  /// Of a magnitude, which `against(midpoint)` compares: below zero where it is the less.
  template <class Against>
  std::uint64_t magnitude(bool is_negative, Against against) const {
    std::size_t low = 0;
    for (; low < midpoints_.size(); ++low) {
      const int order = against(midpoints_[low]);
      const bool stays = d_.has_sign && low % 2 == 0;
      if (order < 0 || (order == 0 && stays)) break;
    }
    if (low == midpoints_.size()) return overflow(is_negative);
    return is_negative && (low > 0 || d_.is_number(d_.codes() / 2)) ? sign() | low : low;
  }
  std::uint64_t of(double value) const {
    if (std::isnan(value)) return d_.nans.empty() ? sign() : from_double(d_.type(), NAN);
    if (!d_.has_sign && !(value > 0)) return 0xff;
    return magnitude(std::signbit(value), [&](double middle) {
      return std::abs(value) < middle ? -1 : std::abs(value) > middle ? 1 : 0;
    });
  }

 private:
  std::uint64_t sign() const { return d_.has_sign ? d_.codes() / 2 : 0; }
  std::uint64_t overflow(bool is_negative) const {
    const std::uint64_t of_sign = is_negative ? sign() : 0;
    if (!d_.infinities.empty()) return of_sign | d_.infinities[0];
    return d_.nans.empty() ? of_sign | (midpoints_.size() - 1) : from_double(d_.type(), NAN);
  }
  const Definition& d_;
  std::vector<Rational> numbers_;
  std::vector<double> midpoints_;
};

TEST_CASE("small float: every code has the value of its definition", "[EXT/DataType]") {
  for (const Definition& d : definitions()) {
    const ScalarType type = d.type();
    CAPTURE(d.name);
    for (unsigned code = 0; code < d.codes(); ++code) {
      CAPTURE(code);
      const double value = to_double(type, code);
      REQUIRE(std::isnan(value) == d.has(d.nans, code));
      REQUIRE(std::isinf(value) == d.has(d.infinities, code));
      REQUIRE(is_nan(type, code) == d.has(d.nans, code));
      if (!d.is_number(code)) continue;
      REQUIRE(Rational(value) == number(d, code));
      REQUIRE(std::signbit(value) == (d.has_sign && code >= d.codes() / 2));
      REQUIRE(from_double(type, value) == code);
      REQUIRE(is_zero(type, code) == (number(d, code) == 0));
      REQUIRE(cast(type, kF32, code) == Float32::encode(static_cast<float>(value)));
    }
  }
}

TEST_CASE("small float: either side of every midpoint, and beyond all numbers", "[EXT/DataType]") {
  for (const Definition& d : definitions()) {
    const ScalarType type = d.type();
    const Nearest nearest(d);
    CAPTURE(d.name);
    for (const double middle : nearest.midpoints())
      for (const double sign : {1.0, -1.0})
        for (const double x : {middle, std::nextafter(middle, 0.0), std::nextafter(middle, 1e300)})
          REQUIRE(from_double(type, sign * x) == nearest.of(sign * x));
    for (const double x :
         {0.0, 5e-324, 1e-310, 0x1p-1022, 0x1p-150, 1e39, 1e308, HUGE_VAL, std::nan("")})
      for (const double sign : {1.0, -1.0})
        REQUIRE(from_double(type, sign * x) == nearest.of(sign * x));
  }
}

TEST_CASE("small float: casts from every 16-bit float and integer", "[EXT/DataType]") {
  for (const Definition& d : definitions()) {
    const ScalarType type = d.type();
    const Nearest nearest(d);
    for (std::uint64_t word = 0; word < 0x10000; ++word) {
      for (const ScalarType from : kNarrowFloats) {
        const double value = to_double(from, word);
        const auto made = cast(from, type, word);
        if (std::isnan(value) && d.nans.empty())
          REQUIRE_FALSE(made);
        else if (made != nearest.of(value))
          FAIL(d.name << " of " << value);
      }
      const auto integer = static_cast<double>(static_cast<std::int16_t>(word));
      if (cast(kInt16, type, extended(kInt16, word)) != nearest.of(integer))
        FAIL(d.name << " of the integer " << integer);
    }
  }
}

TEST_CASE("small float: a wide integer or float is rounded once", "[EXT/DataType]") {
  const ScalarType e8m0 = spec::parse_datatype("float8_e8m0fnu")->scalar,
                   e5m2 = spec::parse_datatype("float8_e5m2")->scalar;
  const std::uint64_t tie = (1ULL << 62) + (1ULL << 61), below = from_double(e8m0, 0x1p62);
  CHECK(cast(kInt64, e8m0, tie) == below + 1);
  CHECK(cast(kInt64, e8m0, tie - 1) == below);  // in float32, and in float64, the tie
  CHECK(cast(kF64, e5m2, from_double(kF64, 1.125)) == from_double(e5m2, 1.0));
  CHECK(cast(kF64, e5m2, from_double(kF64, 1.125 + 0x1p-50)) == from_double(e5m2, 1.25));
  CHECK(cast(kInt64, e5m2, 1ULL << 40) == from_double(e5m2, INFINITY));
}

/// Every operator on a pair: with numbers that doubles hold, as the nearest to the exact result.
class Operators {
 public:
  explicit Operators(const Definition& d) : d_(d), type_(d.type()), nearest_(d) {}

  void check(std::uint64_t a, std::uint64_t b) {
    const double x = to_double(type_, a), y = to_double(type_, b);
    same("+", add(type_, a, b), nearest_.of(x + y), x, y);
    same("-", sub(type_, a, b), nearest_.of(x - y), x, y);
    same("*", mul(type_, a, b), nearest_.of(x * y), x, y);
    same("/", div(type_, a, b), quotient(x, y), x, y);
    const bool compares = eq(type_, a, b) == (x == y) && lt(type_, a, b) == (x < y) &&
                          le(type_, a, b) == (x <= y) && ne(type_, a, b) == (x != y);
    if (!compares) FAIL(d_.name << ": " << x << " and " << y);
  }

 private:
  std::uint64_t quotient(double x, double y) const {
    const bool plain = std::isfinite(x) && std::isfinite(y) && x != 0 && y != 0;
    if (!plain) return nearest_.of(x / y);
    return nearest_.magnitude(std::signbit(x) != std::signbit(y), [&](double middle) {
      const double rest = std::abs(x) - middle * std::abs(y);  // exact
      return rest < 0 ? -1 : rest > 0 ? 1 : 0;
    });
  }
  void same(const char* op, std::uint64_t made, std::uint64_t expected, double x, double y) const {
    if (!same_value(type_, made, expected))
      FAIL(d_.name << ": " << x << " " << op << " " << y << " gives " << to_double(type_, made)
                   << ", not " << to_double(type_, expected));
  }
  const Definition& d_;
  ScalarType type_;
  Nearest nearest_;
};

TEST_CASE("small float: every pair by every operator", "[EXT/DataType][TIR-D55]") {
  for (const Definition& d : definitions()) {
    if (!d.has_sign) continue;  // sums of its numbers are no doubles
    Operators operators(d);
    for (unsigned a = 0; a < d.codes(); ++a)
      for (unsigned b = 0; b < d.codes(); ++b) operators.check(a, b);
  }
}

TEST_CASE("small float: powers of two, without sign and zero", "[EXT/DataType]") {
  const ScalarType type = spec::parse_datatype("float8_e8m0fnu")->scalar;
  const auto code = [](int exponent) {
    return exponent > 127 ? 255u : static_cast<unsigned>(std::max(exponent, -127) + 127);
  };
  for (int a = -127; a <= 127; ++a)
    for (int b = -127; b <= 127; ++b) {
      // A sum is a tie where the numbers are neighbours, and goes up.
      REQUIRE(add(type, code(a), code(b)) == code(std::max(a, b) + (std::abs(a - b) <= 1 ? 1 : 0)));
      const unsigned less = a == b + 1 ? code(b) : code(a);  // 2^a - 2^b is nearest 2^a, but for
      REQUIRE(sub(type, code(a), code(b)) == (a <= b ? 255u : a == b + 1 ? less : code(a)));
      REQUIRE(mul(type, code(a), code(b)) == (a + b < -149 ? 255u : code(a + b)));
      REQUIRE(div(type, code(a), code(b)) == (a - b < -149 ? 255u : code(a - b)));
    }
  for (const unsigned a : {0u, 127u, 255u}) REQUIRE(add(type, a, 255) == 255u);
}

TEST_CASE("small float: signs, neighbours and functions", "[EXT/DataType]") {
  for (const Definition& d : definitions()) {
    const ScalarType type = d.type();
    CAPTURE(d.name);
    const auto apply = [&](const char* name, std::uint64_t a, std::uint64_t b) {
      const std::uint64_t args[] = {a, b};
      return find_math(name)->apply(type, args);
    };
    const std::uint64_t one = from_double(type, 1), minus_one = from_double(type, -1);
    for (unsigned code = 0; code < d.codes(); ++code) {
      CAPTURE(code);
      const double x = to_double(type, code);
      REQUIRE(same_value(type, apply("fabs", code, 0), from_double(type, std::abs(x))));
      REQUIRE(same_value(type, apply("copysign", code, minus_one),
                         from_double(type, std::copysign(x, to_double(type, minus_one)))));
      REQUIRE(same_value(type, apply("exp", code, 0),
                         from_double(type, std::exp(static_cast<float>(x)))));
      if (!d.is_number(code)) continue;
      const std::uint64_t up =
          apply("nextafter", code, from_double(type, d.has_sign ? 4 : 0x1p127));
      REQUIRE((x >= to_double(type, up)) == (x >= (d.has_sign ? 4 : 0x1p127)));
      REQUIRE(d.is_number(static_cast<unsigned>(up)));
    }
    REQUIRE(cast(type, kBool, one) == 1u);
    REQUIRE(cast(type, kBool, 0) == (d.has_sign ? 0u : 1u));
  }
}

TEST_CASE("integers of four bits wrap", "[EXT/DataType]") {
  const ScalarType narrow = spec::int_type(4).scalar, natural = spec::uint_type(4).scalar;
  for (int a = -8; a < 8; ++a)
    for (int b = -8; b < 8; ++b) {
      const auto bits = [&](int v) { return extended(narrow, static_cast<std::uint64_t>(v)); };
      const auto low = [&](int v) { return static_cast<std::uint64_t>(v) & 15; };
      REQUIRE(add(narrow, bits(a), bits(b)) == bits(a + b));
      REQUIRE(mul(narrow, bits(a), bits(b)) == bits(a * b));
      REQUIRE(lt(narrow, bits(a), bits(b)) == (a < b));
      REQUIRE(sub(natural, low(a), low(b)) == low(a - b));
      REQUIRE(cast(narrow, natural, bits(a)) == low(a));
      REQUIRE(cast(natural, narrow, low(a)) == bits(a));
    }
  CHECK(cast(kF32, narrow, from_double(kF32, 7.9)) == 7u);
  CHECK(cast(kF32, narrow, from_double(kF32, 8)) == std::nullopt);
  CHECK(cast(kF32, natural, from_double(kF32, 15.5)) == 15u);
  CHECK(cast(kF32, natural, from_double(kF32, -1)) == std::nullopt);
}

}  // namespace
}  // namespace tenor::semantics::numeric::test
