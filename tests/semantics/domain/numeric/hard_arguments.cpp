// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/domain/numeric/hard_arguments.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tenor::semantics::numeric::test {
namespace {

struct Guess {
  std::string_view name;
  double (*function)(double);
};

/// The C library's, in the order of the names.
constexpr Guess kGuesses[] = {{"acos", ::acos},
                              {"acosh", ::acosh},
                              {"asin", ::asin},
                              {"asinh", ::asinh},
                              {"atan", ::atan},
                              {"atanh", ::atanh},
                              {"cos", ::cos},
                              {"cosh", ::cosh},
                              {"erf", ::erf},
                              {"exp", ::exp},
                              {"exp10", [](double x) { return ::pow(10, x); }},
                              {"exp2", ::exp2},
                              {"log", ::log},
                              {"log10", ::log10},
                              {"log1p", ::log1p},
                              {"log2", ::log2},
                              {"rsqrt", [](double x) { return 1 / ::sqrt(x); }},
                              {"sigmoid", [](double x) { return 1 / (1 + ::exp(-x)); }},
                              {"sin", ::sin},
                              {"sinh", ::sinh},
                              {"sqrt", ::sqrt},
                              {"tan", ::tan},
                              {"tanh", ::tanh}};

double (*guess_of(std::string_view name))(double) {
  const auto* found = std::ranges::find(kGuesses, name, &Guess::name);
  if (found == std::end(kGuesses))
    throw std::logic_error("kGuesses has no guess for " + std::string(name));
  return found->function;
}

constexpr double kPlaces[] = {
    0,        0x1p-149, 0x1p-126, 0x1p-75, 0x1p-25, 0x1p-13,   0x1p-12, 0.25,     0.5, 0.693147,
    1,        1.5,      2,        2.71828, 3,       3.91921,   8.5,     9.0109,   10,  12,
    14,       16.6355,  17.3287,  30,      37.9298, 38.53184,  44.8534, 45.15,    64,  87.33654,
    88.37626, 88.7228,  89.41599, 100,     103.279, 103.97208, 126,     127,      128, 149,
    150,      1000,     0x1p23,   0x1p24,  0x1p64,  0x1p126,   0x1p127, 3.4028e38};

}  // namespace

HardArguments::HardArguments(const UnaryReference& function)
    : function_(function), guess_(guess_of(function.name)) {}

std::uint64_t HardArguments::draw() {
  switch (source_.word() % 4) {
    case 0: return unfixed([&] { return source_.word() >> 20; });
    case 1: return unfixed([&] { return near_a_place(); });
    case 2: return unfixed([&] { return near_a_quarter_turn(); });
    default: return near_a_tie();
  }
}

template <class Draw>
std::uint64_t HardArguments::unfixed(Draw draw) {
  std::uint64_t bits = 0;
  for (int tries = 0; tries < 8; ++tries) {
    bits = draw() & 0xffffffff;
    if (!function_.fixed(to_double(kF32, bits))) break;
  }
  return bits;
}

std::uint64_t HardArguments::near_a_place() {
  const std::uint64_t place = from_double(kF32, kPlaces[source_.word() % std::size(kPlaces)]);
  return (place + source_.word() % 33 - 16) | (source_.word() & 0x80000000);
}

std::uint64_t HardArguments::near_a_quarter_turn() {
  const auto turns = static_cast<double>(source_.word() >> (40 + source_.word() % 24));
  return from_double(kF32, turns * 1.5707963267948966) + source_.word() % 3 - 1;
}

/// Of 200 of usual magnitude, from 2^-12 to 2^7, the one whose result as a double is nearest to the
/// middle of two float32: 29 bits are beyond those.
std::uint64_t HardArguments::near_a_tie() {
  std::uint64_t hardest = 0, least = ~std::uint64_t{0};
  for (int tries = 0; tries < 200; ++tries) {
    const std::uint64_t bits = ((115 + source_.word() % 19) << 23) | (source_.word() & 0x807fffff);
    const double result = guess_(to_double(kF32, bits));
    const std::uint64_t beyond = Float64::encode(result) & 0x1fffffff, middle = 0x10000000;
    const std::uint64_t away = beyond > middle ? beyond - middle : middle - beyond;
    if (!std::isfinite(result) || away > least) continue;
    least = away, hardest = bits;
  }
  return hardest;
}

}  // namespace tenor::semantics::numeric::test
