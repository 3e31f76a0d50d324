// SPDX-License-Identifier: Apache-2.0
// What an index map makes of a shape.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {
namespace {

std::string mapped(const std::string& map, const std::string& tensor = "(\"n\", 6), \"float32\"") {
  return derives("x: R.Tensor(" + tensor + ")", "R.layout_transform(x, index_map=" + map + ")");
}

}  // namespace

TEST_CASE("layout_transform", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(mapped("T.index_map(lambda i, j: (j, i))") == "R.Tensor((6, n), \"float32\")");
    CHECK(mapped("lambda i, j: (i, j // 4, j % 4)") == "R.Tensor((n, 2, 4), \"float32\")");
    CHECK(mapped("lambda i, j: (i, j // 3 * 3 + j % 3)") == "R.Tensor((n, 6), \"float32\")");
    CHECK(mapped("lambda i, j: (i, 2 * j, 0)") == "R.Tensor((n, 11, 1), \"float32\")");
    CHECK(mapped("lambda i, j: i", "ndim=2, dtype=\"float32\"") ==
          "R.Tensor(dtype=\"float32\", ndim=1)");
  }
  SECTION("knows the rank alone where an index is not understood") {
    CHECK(mapped("lambda i, j: (i, -j)") == "R.Tensor(dtype=\"float32\", ndim=2)");
    CHECK(mapped("lambda i, j: (i, j + 1)") == "R.Tensor(dtype=\"float32\", ndim=2)");
    CHECK(mapped("lambda i, j: (3, i + j)") == "R.Tensor(dtype=\"float32\", ndim=2)");
    CHECK(mapped("lambda i, j: (i, j % i)") == "R.Tensor(dtype=\"float32\", ndim=2)");
  }
  SECTION("rejects") {
    CHECK(mapped("lambda i: (i,)") == "T-OPERATOR");
    CHECK(mapped("lambda i: (i,)", "ndim=2, dtype=\"float32\"") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
