// SPDX-License-Identifier: Apache-2.0
// Operators that repeat, mirror, pad or mask: the axis that grows, also counted from the end.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("operators that repeat and pad", "[RLX-D49][Relax/Derive/14.1.1]") {
  const auto of = [](const std::string& call) {
    return derives("x: R.Tensor((\"n\", 3), \"int8\")", "R." + call);
  };
  SECTION("accepts") {
    CHECK(of("repeat(x, 2, -1)") == "R.Tensor((n, 6), \"int8\")");
    CHECK(of("repeat(x, 2, 0)") == "R.Tensor((n * 2, 3), \"int8\")");
    CHECK(of("tile(x, [2, 1, 1])") == "R.Tensor((2, n, 3), \"int8\")");
    CHECK(of("nn.pad(x, [0, 0, 1, 2])") == "R.Tensor((n, 6), \"int8\")");
    CHECK(of("flip(x, -2)") == "R.Tensor((n, 3), \"int8\")");
    CHECK(of("triu(x)") == "R.Tensor((n, 3), \"int8\")");
  }
  SECTION("rejects") {
    CHECK(of("repeat(x, 2, 2)") == "T-OPERATOR");
    CHECK(of("flip(x, -3)") == "T-OPERATOR");
    CHECK(of("nn.pad(x, [1, 2])") == "T-OPERATOR");
    CHECK(of("nn.pixel_shuffle(x, 2)") == "T-OPERATOR");
  }
}

TEST_CASE("one_hot and reverse_sequence", "[RLX-D49][Relax/Derive/14.1.1]") {
  const std::string given = "i: R.Tensor((2, \"n\"), \"int32\"), f: R.Tensor((2,), \"float32\")";
  const auto hot = [&](const std::string& on, const std::string& depth, const std::string& axis) {
    return derives(given, "R.one_hot(i, R.prim_value(" + on + "), R.prim_value(T.int8(0)), " +
                              depth + ", " + axis + ")");
  };
  SECTION("accepts") {
    CHECK(hot("T.int8(1)", "5", "-1") == "R.Tensor((2, n, 5), \"int8\")");
    CHECK(hot("T.int8(1)", "5", "-3") == "R.Tensor((5, 2, n), \"int8\")");
  }
  SECTION("rejects") {
    CHECK(hot("T.int8(1)", "5", "3") == "T-OPERATOR");
    CHECK(hot("T.int8(1)", "0", "0") == "T-OPERATOR");
    CHECK(hot("T.int16(1)", "5", "0") == "T-OPERATOR");
    CHECK(derives(given, "R.reverse_sequence(i, f)") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
