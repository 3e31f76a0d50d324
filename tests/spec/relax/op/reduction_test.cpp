// SPDX-License-Identifier: Apache-2.0
// What taking axes together gives, where it is more than one tensor.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("median", "[RLX-D49][Relax/Derive/14.1.1]") {
  const auto derived = [](const std::string& axis) {
    return derives("x: R.Tensor((4, \"n\", 6), \"uint8\")", "R.median(x, axis=" + axis + ")");
  };
  const std::string one = "R.Tuple(R.Tensor((n, 6), \"uint8\"), R.Tensor((n, 6), \"int64\"))";
  SECTION("accepts") {
    CHECK(derived("0") == one);
    CHECK(derived("[-3]") == one);
    CHECK(derived("[0, -1]") == "R.Tensor((n,), \"uint8\")");
    CHECK(derived("None") == "R.Tensor((), \"uint8\")");
  }
  SECTION("rejects") { CHECK(derived("[0, 3]") == "T-OPERATOR"); }
}

}  // namespace tenor::spec::relax::test
