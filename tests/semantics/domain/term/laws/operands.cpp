// SPDX-License-Identifier: Apache-2.0
#include "tests/semantics/domain/term/laws/operands.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "semantics/domain/numeric/cast.h"

namespace tenor::semantics::test {

using numeric::extended;
using spec::ScalarType;

namespace {

/// Stored bits of the significand.
int significand_bits(ScalarType type) {
  if (type.is_bfloat()) return 7;
  return type.bits == 64 ? 52 : type.bits == 32 ? 23 : 10;
}

struct Layout {
  explicit Layout(ScalarType type)
      : significand(significand_bits(type)),
        exponent(type.bits - 1 - significand),
        fraction((std::uint64_t{1} << significand) - 1),
        most((std::uint64_t{1} << exponent) - 1),
        sign(std::uint64_t{1} << (type.bits - 1)) {}
  std::uint64_t bits(std::uint64_t exponent_field, std::uint64_t rest) const {
    return exponent_field << significand | (rest & fraction);
  }
  int significand, exponent;
  std::uint64_t fraction, most, sign;  ///< the exponent of infinity is `most`
};

std::vector<std::uint64_t> float_edges(ScalarType type) {
  const Layout f(type);
  const std::uint64_t one = f.most / 2, infinity = f.bits(f.most, 0),
                      quiet = std::uint64_t{1} << (f.significand - 1);
  std::vector<std::uint64_t> all{0, 1, 2, 3, f.fraction, f.bits(1, 0), f.bits(1, 0) + 1};
  // The inverse of a power of two below that of the least normal number's may be infinite.
  for (const int down : {1, 2, 3}) all.push_back(std::uint64_t{1} << (f.significand - down));
  for (const std::uint64_t e : {one - 1, one, one + 1, f.most - 2, f.most - 1})
    for (const std::uint64_t rest : {std::uint64_t{0}, std::uint64_t{1}, f.fraction})
      all.push_back(f.bits(e, rest));
  all.insert(all.end(), {infinity, infinity + 1, infinity | quiet, infinity | quiet | 5,
                         infinity | f.fraction});
  for (std::size_t i = all.size(); i-- > 0;) all.push_back(all[i] | f.sign);
  return all;
}

std::vector<std::uint64_t> integer_edges(ScalarType type) {
  if (type.is_bool()) return {0, 1};
  std::vector<std::uint64_t> all;
  for (int k = 0; k<type.bits; k += type.bits> 16 ? 4 : 2)
    for (const int delta : {-1, 0, 1})
      all.push_back((std::uint64_t{1} << k) + static_cast<std::uint64_t>(delta));
  for (const int k : {11, 24, 53, type.bits - 1})  // where floats end to have every integer
    for (const int delta : {-1, 0, 1})
      if (k < type.bits) all.push_back((std::uint64_t{1} << k) + static_cast<std::uint64_t>(delta));
  for (std::size_t i = all.size(); i-- > 0;) all.push_back(0 - all[i]);
  for (std::uint64_t& word : all) word = extended(type, word);
  return all;
}

constexpr std::uint64_t kExponents = 6, kSignificands = 6, kIntegers = 5;

std::uint64_t drawn_float(ScalarType type, std::uint64_t stratum, std::uint64_t seed) {
  const Layout f(type);
  const std::uint64_t near = mixed(seed) % 8, any = mixed(seed + 1) & f.fraction;
  const std::uint64_t exponents[kExponents] = {0,
                                               f.most,
                                               1 + near,
                                               f.most - 1 - near,
                                               f.most / 2 + near - 4,
                                               mixed(seed + 2) % (f.most + 1)};
  const int place = static_cast<int>(mixed(seed + 3) % static_cast<unsigned>(f.significand));
  const std::uint64_t rests[kSignificands] = {
      0, std::uint64_t{1} << place, f.fraction, f.fraction << place, any >> place, any};
  const std::uint64_t sign = stratum % 2 == 0 ? 0 : f.sign;
  stratum /= 2;
  return sign |
         f.bits(exponents[stratum % kExponents], rests[stratum / kExponents % kSignificands]);
}

std::uint64_t drawn_integer(ScalarType type, std::uint64_t stratum, std::uint64_t seed) {
  const std::uint64_t any = mixed(seed), near = mixed(seed + 1) % 16 - 8,
                      power = std::uint64_t{1} << mixed(seed + 2) % type.bits;
  const std::uint64_t values[kIntegers] = {any, near, power + near, 0 - power - near,
                                           any >> mixed(seed + 3) % type.bits};
  return extended(type, values[stratum % kIntegers]);
}

}  // namespace

namespace {

/// The ends of a small float's codes with both signs, NaNs and infinities among them, and 1 and 2
/// with their neighbours.
std::vector<std::uint64_t> small_float_edges(ScalarType type) {
  const std::uint64_t codes = std::uint64_t{1} << type.bits, sign = codes / 2;
  std::vector<std::uint64_t> all{0, 1, 2, 3};
  for (std::uint64_t down = 1; down <= 4; ++down) all.push_back(sign - down);
  for (const double number : {1.0, 2.0, HUGE_VAL, std::nan("")})
    for (const std::uint64_t by : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}})
      all.push_back(numeric::from_double(type, number) + by);
  for (std::size_t i = all.size(); i-- > 0;) all.push_back(all[i] ^ sign);
  for (std::uint64_t& code : all) code &= codes - 1;
  return all;
}

}  // namespace

const std::vector<std::uint64_t>& edges(ScalarType type) {
  static std::map<unsigned, std::vector<std::uint64_t>> known;
  auto& all = known[numeric::key(type.code, type.bits)];
  if (!all.empty()) return all;
  all = type.is_small_float() ? small_float_edges(type)
        : type.is_floating()  ? float_edges(type)
                              : integer_edges(type);
  std::ranges::sort(all);
  all.erase(std::ranges::unique(all).begin(), all.end());
  return all;
}

/// Steele, Lea and Flood's splitmix64.
std::uint64_t mixed(std::uint64_t seed) {
  std::uint64_t z = (seed + 1) * 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

std::uint64_t strata(ScalarType type) {
  return type.is_floating() ? 2 * kExponents * kSignificands : type.is_bool() ? 2 : kIntegers;
}

std::uint64_t drawn(ScalarType type, std::uint64_t stratum, std::uint64_t seed) {
  if (type.is_bool()) return stratum % 2;
  if (type.is_small_float()) return mixed(seed) & ((std::uint64_t{1} << type.bits) - 1);
  return type.is_floating() ? drawn_float(type, stratum, seed) : drawn_integer(type, stratum, seed);
}

Operands::Operands(Types types, int bits, std::uint64_t drawn, std::uint64_t first)
    : types_(std::move(types)), drawn_(types_.empty() ? 0 : drawn), first_(first) {
  int together = 0;
  for (const ScalarType type : types_) together += type.bits > 16 ? bits + 1 : type.bits;
  is_all_ = together <= bits;
  const auto is_byte = [](ScalarType type) { return type.bits <= 8; };
  if (is_all_ && std::ranges::all_of(types_, is_byte)) drawn_ = 0;
  for (const ScalarType type : types_) {
    edges_.push_back(&edges(type));
    tuples_ *= is_all_ ? std::uint64_t{1} << type.bits : edges_.back()->size();
  }
}

void Operands::at(std::uint64_t i, std::uint64_t* tuple) const {
  if (i >= tuples_) return draw(first_ + i - tuples_, tuple);
  for (std::size_t k = 0; k < types_.size(); ++k) {
    const std::vector<std::uint64_t>& some = *edges_[k];
    const std::uint64_t all = std::uint64_t{1} << (is_all_ ? types_[k].bits : 0);
    const std::uint64_t bits = is_all_ ? i & (all - 1) : some[i % some.size()];
    tuple[k] = types_[k].is_int() ? extended(types_[k], bits) : bits;
    i = is_all_ ? i >> types_[k].bits : i / some.size();
  }
}

/// One in eight operands is that before it, its neighbour or its opposite.
void Operands::draw(std::uint64_t i, std::uint64_t* tuple) const {
  std::uint64_t stratum = i;
  for (std::size_t k = 0; k < types_.size(); ++k) {
    const std::uint64_t seed = mixed(i * 8 + k);
    tuple[k] = drawn(types_[k], stratum % strata(types_[k]), seed);
    stratum /= strata(types_[k]);
    if (k == 0 || types_[k] != types_[k - 1] || mixed(seed + 4) % 8 != 0) continue;
    const std::uint64_t sign = std::uint64_t{1} << (types_[k].bits - 1);
    const std::uint64_t near[] = {0, 1, ~std::uint64_t{0}};
    const std::uint64_t related = tuple[k - 1] + near[mixed(seed + 5) % 3];
    tuple[k] = extended(types_[k], mixed(seed + 6) % 4 == 0 ? related ^ sign : related);
  }
}

}  // namespace tenor::semantics::test
