// SPDX-License-Identifier: Apache-2.0
// What smaller numbers keep of larger ones.
#include "solver/reduce/smaller_numbers.h"

#include <catch2/catch.hpp>

namespace tenor::solver::test {

TEST_CASE("smaller numbers: the small ones stay as long as that can be", "[reduce]") {
  const auto all = smaller_numbers({63, 4096});
  REQUIRE(!all.empty());
  CHECK(all[0] == SmallerNumbers{{63, 63}, {4096, 64}});
}

TEST_CASE("smaller numbers: products, quotients and remainders stay what they are", "[reduce]") {
  const auto all = smaller_numbers({31, 32, 1024, 32768, 1048576});
  REQUIRE(!all.empty());
  const SmallerNumbers& first = all[0];
  CHECK(first.at(1024) < 1024);
  CHECK(first.at(31) + 1 == first.at(32));
  CHECK(first.at(32) * first.at(32) == first.at(1024));
  CHECK(first.at(32) * first.at(1024) == first.at(32768));
  CHECK(first.at(1024) * first.at(1024) == first.at(1048576));
  for (const SmallerNumbers& each : smaller_numbers({16, 64, 1000})) {
    CHECK(each.at(64) % each.at(16) == 0);
    CHECK(each.at(1000) % each.at(64) != 0);
    CHECK(each.at(1000) < 1000);
  }
}

TEST_CASE("smaller numbers: none, of what cannot be smaller", "[reduce]") {
  CHECK(smaller_numbers({}).empty());
  CHECK(smaller_numbers({2, 3, 4}).empty());
}

}  // namespace tenor::solver::test
