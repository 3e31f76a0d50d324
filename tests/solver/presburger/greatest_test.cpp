// SPDX-License-Identifier: Apache-2.0
// Where coordinates are greatest, against all points of a small box: by bounds alone, and by isl.
#include <catch2/catch.hpp>
#include <map>
#include <random>

#include "solver/presburger/rows.h"

namespace tenor::solver::test {

namespace {

using Point = std::map<Name, std::int64_t>;

constexpr std::int64_t kPlaces = 8;  // of p, which is given
const std::vector<Name> kCoordinates = {"w0", "w1", "w2"};

/// Random sums of the forms that loops and places have.
class Pieces {
 public:
  Constraints piece() {
    Constraints all;
    all.at_least_zero = {{{{"p", 1}}, 0}, {{{"p", -1}}, kPlaces - 1}};
    for (const Name& w : kCoordinates)
      all.at_least_zero.insert(all.at_least_zero.end(), {{{{w, 1}}, 0}, {{{w, -1}}, number(0, 4)}});
    for (std::int64_t k = number(0, 3); k > 0; --k) add(all);
    return all;
  }

 private:
  std::int64_t number(std::int64_t low, std::int64_t high) {
    return std::uniform_int_distribution<std::int64_t>(low, high)(random_);
  }
  Name coordinate() { return kCoordinates[static_cast<std::size_t>(number(0, 2))]; }
  void add(Constraints& all) {
    const Name other = number(0, 1) == 0 ? "p" : coordinate();
    Linear sum = Linear::of(other, number(-2, 2)).add(coordinate(), -number(1, 4));
    switch (number(0, 4)) {
      case 0: return all.zero.push_back(sum.add(coordinate(), -number(1, 4)));  // digits
      case 1: return all.at_least_zero.push_back(sum);                          // a bound
      case 2: return all.zero.push_back(sum);
      case 3:  // of two that hold each other down
        return all.at_least_zero.push_back(
            Linear::of(coordinate(), number(0, 6)).add(coordinate(), -2).add(other, -1));
      default:  // what a quotient leaves
        all.at_least_zero.push_back(sum);
        all.at_least_zero.push_back(difference({{}, number(0, 4)}, sum));
    }
  }

  std::mt19937_64 random_{7};
};

std::int64_t value(const Linear& sum, const Point& at) {
  std::int64_t all = sum.constant;
  for (const auto& [name, factor] : sum.terms) all += factor * at.at(name);
  return all;
}

bool holds(const Constraints& all, const Point& at) {
  for (const Linear& sum : all.zero)
    if (value(sum, at) != 0) return false;
  for (const Linear& sum : all.at_least_zero)
    if (value(sum, at) < 0) return false;
  return true;
}

/// The last of the points with that place, in the order of their coordinates.
std::optional<Point> greatest(const Constraints& all, std::int64_t p) {
  std::optional<Point> last;
  for (std::int64_t w = 0; w < 5 * 5 * 5; ++w)
    if (const Point at{{"p", p}, {"w0", w / 25}, {"w1", w / 5 % 5}, {"w2", w % 5}}; holds(all, at))
      last = at;
  return last;
}

isl::set only(const Regions& regions, const Point& point) {
  Constraints is;
  for (const auto& [name, value] : point) is.zero.push_back(Linear::of(name, -value));
  return regions.where(is);
}

}  // namespace

TEST_CASE("greatest: by bounds and by isl, it is what the points of a box say") {
  Pieces pieces;
  constexpr int kPieces = 400;
  for (int k = 0; k < kPieces; ++k) {
    Regions regions(1'000'000);
    const Constraints all = pieces.piece();
    const isl::set points = regions.where(all);
    // Of two pieces isl is asked.
    const isl::set cut = points.intersect(regions.where({{}, {Linear::of("p", -kPlaces / 2)}}));
    INFO(text_of(points));
    for (const isl::set& same : {points, points.subtract(cut).unite(cut)}) {
      const isl::set found = Regions::greatest(same, kCoordinates);
      for (std::int64_t p = 0; p < kPlaces; ++p) {
        const isl::set there = found.intersect(only(regions, {{"p", p}}));
        const auto expected = greatest(all, p);
        CHECK((expected ? there.is_equal(only(regions, *expected)) : there.is_empty()));
      }
    }
  }
}

}  // namespace tenor::solver::test
