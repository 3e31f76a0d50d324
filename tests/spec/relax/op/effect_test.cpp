// SPDX-License-Identifier: Apache-2.0
// Operators that print or stop.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("assert_op and print", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("c: R.Prim(\"bool\")", "R.assert_op(c)") == "R.Tuple");
    CHECK(derives("c: R.Tensor((), \"bool\")", "R.assert_op(c, c, format=\"{}\")") == "R.Tuple");
    CHECK(derives("x: R.Tensor((\"n\",), \"float32\")", "R.print(x, format=\"{}\")") == "R.Tuple");
  }
  SECTION("rejects") {
    CHECK(derives("c: R.Tensor((3,), \"bool\")", "R.assert_op(c)") == "T-OPERATOR");
    CHECK(derives("c: R.Tensor((), \"int32\")", "R.assert_op(c)") == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
