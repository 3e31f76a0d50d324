// SPDX-License-Identifier: Apache-2.0
// Overlap of strided arrays, held against a look at every pair of elements. TIR-D41.
#include "semantics/domain/overlap.h"

#include <catch2/catch.hpp>
#include <random>
#include <set>
#include <vector>

namespace tenor::semantics {
namespace {

using Numbers = std::vector<std::int64_t>;

/// Places of all elements, one by one.
bool some_place_twice(const Numbers& extents, const Numbers& strides) {
  std::int64_t count = 1;
  for (const std::int64_t extent : extents) count *= extent;
  std::set<std::int64_t> places;
  for (std::int64_t i = 0; i < count; ++i) {
    std::int64_t rest = i, place = 0;
    for (std::size_t k = 0; k < extents.size(); ++k) {
      place += rest % extents[k] * strides[k];
      rest /= extents[k];
    }
    if (!places.insert(place).second) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("whether elements overlap is what a look at each of them says", "[TIR-D41]") {
  std::mt19937_64 random(41);
  std::size_t apart = 0, overlapping = 0;
  for (int i = 0; i < 200'000; ++i) {
    Numbers extents(random() % 5), strides(extents.size());
    const std::uint64_t widest = 2 + random() % 40;
    for (std::size_t k = 0; k < extents.size(); ++k) {
      extents[k] = static_cast<std::int64_t>(random() % 6);
      strides[k] =
          static_cast<std::int64_t>(random() % (2 * widest)) - static_cast<std::int64_t>(widest);
    }
    const bool expected = some_place_twice(extents, strides);
    CAPTURE(extents, strides);
    REQUIRE(elements_overlap(extents, strides) == expected);
    ++(expected ? overlapping : apart);
  }
  CHECK(apart > 20'000);
  CHECK(overlapping > 20'000);
}

TEST_CASE("overlap of large arrays is decided without a look at each element", "[TIR-D41]") {
  constexpr std::int64_t kLarge = std::int64_t{1} << 30;
  CHECK_FALSE(elements_overlap(Numbers{kLarge, 4, 4}, Numbers{16, 4, 1}));
  CHECK_FALSE(elements_overlap(Numbers{kLarge, 2}, Numbers{3, 2}));
  CHECK_FALSE(elements_overlap(Numbers{kLarge, 4}, Numbers{3, 2 * kLarge}));
  CHECK_FALSE(elements_overlap(Numbers{kLarge, 0}, Numbers{0, 1}));
  CHECK(elements_overlap(Numbers{kLarge, 4}, Numbers{3, kLarge / 2}));
  CHECK(elements_overlap(Numbers{kLarge, kLarge, 2}, Numbers{1, 0, kLarge}));
}

}  // namespace tenor::semantics
