// SPDX-License-Identifier: Apache-2.0
// The order of elements, and samples that are drawn from rows of probabilities.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("argsort and topk: places are int32, or of the data's datatype where none is named",
          "[RLX-D49][Relax/Derive/14.1.1]") {
  const auto derived = [](const std::string& call) {
    return derives("x: R.Tensor((4, 8), \"float16\")", call);
  };
  CHECK(derived("R.argsort(x)") == "R.Tensor((4, 8), \"int32\")");
  CHECK(derived("R.argsort(x, dtype=\"int64\")") == "R.Tensor((4, 8), \"int64\")");
  CHECK(derived("R.argsort(x, dtype=None)") == "R.Tensor((4, 8), \"float16\")");
  CHECK(derived("R.topk(x, 2, ret_type=\"indices\", dtype=None)") ==
        "R.Tensor((4, 2), \"float16\")");
}

TEST_CASE("multinomial_from_uniform", "[RLX-D49][Relax/Derive/14.1.1]") {
  const auto derived = [](const std::string& p, const std::string& u, const std::string& i) {
    return derives("p: R.Tensor((4, \"n\"), " + p + "), u: R.Tensor((\"m\", 1), " + u +
                       "), i: R.Tensor((\"m\", 1), " + i + ")",
                   "R.multinomial_from_uniform(p, u, i, dtype=\"int32\")");
  };
  const std::string real = "\"float32\"", whole = "\"int64\"";
  SECTION("accepts") { CHECK(derived(real, real, whole) == "R.Tensor((m, 1), \"int32\")"); }
  SECTION("rejects") {
    CHECK(derived(whole, real, whole) == "T-OPERATOR");
    CHECK(derived(real, whole, whole) == "T-OPERATOR");
    CHECK(derived(real, real, real) == "T-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
