// SPDX-License-Identifier: Apache-2.0
// Products of coordinates: what is said of them holds at every point at which they are products.
#include "solver/presburger/factors.h"

#include <catch2/catch.hpp>

namespace tenor::solver::test {

namespace {

Linear linear(std::map<Name, std::int64_t> terms, std::int64_t constant = 0) {
  return {std::move(terms), constant};
}

/// A point, with the product of its first two coordinates.
isl::set point(const Regions& regions, std::int64_t m, std::int64_t i, std::int64_t p) {
  const auto is = [](const Name& name, std::int64_t value) { return linear({{name, 1}}, -value); };
  return regions.where({{is("m", m), is("i", i), is("p", p), is("i*m", i * m)}, {}});
}

const Regions::Names is_i = [](const Name& name) { return name == "i"; };

}  // namespace

TEST_CASE("products: factors have one order") {
  CHECK(product_of({"s3", "p0"}) == "p0*s3");
  CHECK(factors_of("p0*s3") == std::vector<Name>{"p0", "s3"});
  CHECK(product_of(factors_of("s1")) == "s1");
}

TEST_CASE("products: what follows holds at each point, and is not more than that") {
  Regions regions(100'000);
  // 0 <= i < 4 and 0 <= p < m; what is found of i * m is i * m <= 3 * m.
  const isl::set points = regions.where(
      {{},
       {linear({{"i", 1}}), linear({{"i", -1}}, 3), linear({{"p", 1}}),
        linear({{"m", 1}, {"p", -1}}, -1), linear({{"i*m", 1}, {"p", 1}}), linear({{"m", 1}})}});
  const isl::set more = with_multiples(points);
  for (std::int64_t m = 0; m < 5; ++m)
    for (std::int64_t i = -1; i < 6; ++i)
      for (std::int64_t p = 0; p < 5; ++p) {
        const isl::set at = point(regions, m, i, p);
        CHECK(at.is_subset(points) == at.is_subset(more));
      }
  CHECK(more.intersect(regions.where({{}, {linear({{"i*m", 1}, {"m", -3}}, -1)}})).is_empty());
  CHECK_FALSE(
      points.intersect(regions.where({{}, {linear({{"i*m", 1}, {"m", -3}}, -1)}})).is_empty());
}

TEST_CASE("products: a coordinate goes where another one says what it is") {
  Regions regions(100'000);
  const isl::set loose = regions.where({{}, {linear({{"i*m", 1}}), linear({{"i", 1}})}});
  CHECK_THROWS_AS(Regions::without(loose, is_i), NotExact);
  CHECK(Regions::names(Regions::roughly_without(loose, is_i)).empty());
  const isl::set said = loose.intersect(regions.where({{linear({{"i", 1}, {"p", -1}}, -2)}, {}}));
  CHECK(is_determined(said, "i", is_i));
  const isl::set left = Regions::without(said, is_i);
  // i = p + 2, so i * m is m * p + 2 * m.
  const isl::set expected =
      regions.where({{}, {linear({{"m*p", 1}, {"m", 2}}), linear({{"p", 1}}, 2)}});
  CHECK(left.is_equal(expected));
}

TEST_CASE("products: the greatest of what a product counts is not asked") {
  Regions regions(100'000);
  const isl::set points = regions.where(
      {{linear({{"i*m", 1}, {"p", -1}})}, {linear({{"i", 1}}), linear({{"i", -1}}, 7)}});
  CHECK_THROWS_AS(Regions::greatest(points, {"i"}), NotExact);
}

}  // namespace tenor::solver::test
