// SPDX-License-Identifier: Apache-2.0
// Which elements of a memory a region has, whatever the strides of the buffer.
#include "semantics/analysis/block/region.h"

#include <catch2/catch.hpp>

namespace tenor::semantics::test {

TEST_CASE("a region has the elements between its indices, whatever the strides") {
  using Dimension = ConcreteRegion::Dimension;
  const auto numbers = [](std::vector<Dimension> dimensions, std::int64_t offset) {
    ConcreteRegion region;
    region.offset = offset, region.dimensions = region.by_stride = std::move(dimensions);
    std::vector<std::int64_t> found;
    for (std::int64_t i = -40; i < 40; ++i)
      if (region.has(i)) found.push_back(i);
    return found;
  };
  using Numbers = std::vector<std::int64_t>;
  CHECK(numbers({{0, 2, 0, 2, 10}, {1, 3, 1, 3, 1}}, 0) == Numbers{1, 2, 11, 12});
  CHECK(numbers({{0, 2, 0, 2, -10}, {1, 3, 1, 3, 1}}, 5) == Numbers{-4, -3, 6, 7});
  CHECK(numbers({{0, 3, 0, 3, 2}, {0, 3, 0, 3, 2}}, 0) == Numbers{0, 2, 4, 6, 8});
  CHECK(numbers({{0, 3, 0, 3, 0}, {0, 2, 0, 2, 1}}, 1) == Numbers{1, 2});
  CHECK(numbers({{0, 0, 0, 0, 1}}, 0).empty());
  CHECK(numbers({}, 7) == Numbers{7});
}

}  // namespace tenor::semantics::test
