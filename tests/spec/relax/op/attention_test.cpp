// SPDX-License-Identifier: Apache-2.0
// Attention: batch, positions, heads, and a bias that is broadcast.
#include <catch2/catch.hpp>

#include "tests/spec/relax/op/fixture.h"

namespace tenor::spec::relax::test {

TEST_CASE("attention", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("q: R.Tensor((2, \"n\", 8, 64), \"float32\"), k: R.Tensor((2, \"m\", 8, 64), "
                  "\"float32\"), v: R.Tensor((2, \"m\", 8, 32), \"float32\")",
                  "R.nn.attention(q, k, v)") == "R.Tensor((2, n, 8, 32), \"float32\")");
    CHECK(derives("q: R.Tensor((2, \"n\", 8, 64), \"float32\"), k: R.Tensor((2, \"m\", 8, 64), "
                  "\"float32\"), v: R.Tensor((2, \"m\", 8, 32), \"float32\"), b: R.Tensor((1, 8, "
                  "\"n\", \"m\"), \"float32\")",
                  "R.nn.attention_bias(q, k, v, b)") == "R.Tensor((2, n, 8, 32), \"float32\")");
    CHECK(derives("q: R.Tensor((2, \"n\", 8, 64), \"float32\"), k: R.Tensor((2, \"m\", 2, 64), "
                  "\"float32\"), v: R.Tensor((2, \"m\", 2, 32), \"float32\")",
                  "R.nn.attention(q, k, v)") == "R.Tensor((2, n, 8, 32), \"float32\")");
    CHECK(derives("q: R.Tensor((2, \"n\", 8, 64), \"float32\"), k: R.Tensor(ndim=4, "
                  "dtype=\"float32\"), v: R.Tensor((2, \"m\", 8, 32), \"float32\")",
                  "R.nn.attention(q, k, v)") == "R.Tensor((2, n, 8, 32), \"float32\")");
    CHECK(derives("q: R.Tensor((2, \"n\", 8, 64), \"float32\"), k: R.Tensor((2, \"m\", 8, 64), "
                  "\"float32\"), v: R.Tensor(ndim=4, dtype=\"float32\")",
                  "R.nn.attention(q, k, v)") == "R.Tensor(dtype=\"float32\", ndim=4)");
  }
  SECTION("rejects") {
    CHECK(derives("q: R.Tensor((2, \"n\", 8, 64), \"float32\"), k: R.Tensor((2, \"m\", 8, 64), "
                  "\"float32\"), v: R.Tensor((2, \"m\", 8, 32), \"float32\"), b: R.Tensor((3, 8, "
                  "\"n\", \"m\"), \"float32\")",
                  "R.nn.attention(q, k, v, b)") == "T-OPERATOR");
    CHECK(derives("q: R.Tensor((2, \"n\", 8, 64), \"float32\"), k: R.Tensor((2, \"m\", 8, 64), "
                  "\"float32\"), v: R.Tensor((2, \"m\", 8, 32), \"float32\"), b: R.Tensor((8, "
                  "\"n\", \"m\"), \"float32\")",
                  "R.nn.attention(q, k, v, b)") == "T-OPERATOR");
    CHECK(derives("q: R.Tensor((2, \"n\", 8), \"float32\"), k: R.Tensor((2, \"m\", 8, 64), "
                  "\"float32\"), v: R.Tensor((2, \"m\", 8, 32), \"float32\")",
                  "R.nn.attention(q, k, v)") == "T-OPERATOR");
    CHECK(derives("q: R.Tensor((2, \"n\", 8, 64), \"float32\"), k: R.Tensor((2, \"m\", 8, 63), "
                  "\"float32\"), v: R.Tensor((2, \"m\", 8, 32), \"float32\")",
                  "R.nn.attention(q, k, v)") == "T-OPERATOR");
    CHECK(derives("q: R.Tensor((2, \"n\", 8, 64), \"float32\"), k: R.Tensor((3, \"m\", 8, 64), "
                  "\"float32\"), v: R.Tensor((2, \"m\", 8, 32), \"float32\")",
                  "R.nn.attention(q, k, v)") == "T-OPERATOR");
    CHECK(derives("q: R.Tensor((2, \"n\", 8, 64), \"float32\"), k: R.Tensor((2, 5, 8, 64), "
                  "\"float32\"), v: R.Tensor((2, 6, 8, 32), \"float32\")",
                  "R.nn.attention(q, k, v)") == "T-OPERATOR");
  }
}

TEST_CASE("attention_var_len", "[RLX-D49][Relax/Derive/14.1.1]") {
  SECTION("accepts") {
    CHECK(derives("q: R.Tensor((1, \"n\", 8, 64), \"float32\"), k: R.Tensor((1, \"m\", 8, 64), "
                  "\"float32\"), v: R.Tensor((1, \"m\", 8, 32), \"float32\"), a: R.Tensor((3,), "
                  "\"int32\"), b: R.Tensor((3,), \"int32\"), c: R.Tensor((1,), \"int32\"), d: "
                  "R.Tensor((1,), \"int32\")",
                  "R.nn.attention_var_len(q, k, v, a, b, c, d)") ==
          "R.Tensor((1, n, 8, 32), \"float32\")");
  }
  SECTION("rejects") {
    const std::string rest =
        "a: R.Tensor((3,), \"int32\"), b: R.Tensor((3,), \"int32\"), c: R.Tensor((1,), \"int32\")";
    const std::string call = "R.nn.attention_var_len(q, k, v, a, b, c, c)";
    CHECK(derives("q: R.Tensor((1, \"n\", 3, 64), \"float32\"), k: R.Tensor((1, \"m\", 3, 64), "
                  "\"float32\"), v: R.Tensor((1, \"m\", 6, 32), \"float32\"), " +
                      rest,
                  call) == "T-OPERATOR");
    CHECK(derives("q: R.Tensor((1, \"n\", 3, 64), \"float32\"), k: R.Tensor((1, \"m\", 2, 64), "
                  "\"float32\"), v: R.Tensor((1, \"m\", 3, 32), \"float32\"), " +
                      rest,
                  call) == "T-OPERATOR");
    CHECK(derives("q: R.Tensor((1, \"n\", 6, 64), \"float32\"), k: R.Tensor((1, \"m\", \"h\", "
                  "64), \"float32\"), v: R.Tensor((1, \"m\", 3, 32), \"float32\"), " +
                      rest,
                  call) == "M-OPERATOR");
  }
}

}  // namespace tenor::spec::relax::test
