// SPDX-License-Identifier: Apache-2.0
// Tensors whose shape is named: what the variable has to be.
#include <catch2/catch.hpp>

#include "tests/spec/relax/derive/script.h"

namespace tenor::spec::relax::test {
namespace {

/// A tensor whose shape is `s`, of rank `ndim` where it is written.
std::string named(const std::string& s, const std::string& ndim) {
  return test::function(
      "(x: R.Tensor(dtype=\"float32\"), o: R.Object, q: R.Shape(ndim=2))",
      "p = R.shape([2, 3])\ny: R.Tensor(" + s + ", \"float32\"" + ndim + ") = x\nreturn y");
}

}  // namespace

TEST_CASE("RLX-TensorStructInfo-named-shape", "[Relax/TensorInvariant/1]") {
  const char* const id = "RLX-TensorStructInfo-named-shape";
  SECTION("accepts") {
    CHECK(says(id, named("p", "")).empty());
    CHECK(says(id, named("q", ", ndim=2")).empty());
  }
  SECTION("rejects") {
    CHECK(says(id, named("o", "")) == "error");
    CHECK(says(id, named("x", "")) == "error");
  }
}

TEST_CASE("RLX-TensorStructInfo-named-rank", "[Relax/TensorInvariant/1:b]") {
  const char* const id = "RLX-TensorStructInfo-named-rank";
  SECTION("accepts") {
    CHECK(says(id, named("p", ", ndim=2")).empty());
    CHECK(says(id, named("q", "")).empty());
  }
  SECTION("rejects") {
    CHECK(says(id, named("p", ", ndim=1")) == "error");
    CHECK(says(id, named("p", ", ndim=3")) == "error");
  }
}

}  // namespace tenor::spec::relax::test
